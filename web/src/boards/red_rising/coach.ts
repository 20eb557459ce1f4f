/** What is said to whoever plays for the first time: once for each kind of question, and for what lies on the table. */

import type { Lesson, Lessons } from "../../coach.svelte";

const MOVE: Lesson = { text: "red_rising-board-coach-move", rule: "red_rising §6.2" };
const BANISH: Lesson = { text: "red_rising-board-coach-banish", rule: "red_rising §6.2" };
const TAKE_BANISHED: Lesson = { text: "red_rising-board-coach-take-banished", rule: "red_rising §6.2" };
const RETURN: Lesson = { text: "red_rising-board-coach-return", rule: "red_rising §6.2" };
const ORDER: Lesson = { text: "red_rising-board-coach-order", rule: "red_rising §6.2" };
const OFFER: Lesson = { text: "red_rising-board-coach-offer", rule: "red_rising §6.2" };
const BANISH_OWN: Lesson = { text: "red_rising-board-coach-banish-own", rule: "red_rising §6.3" };
const OPPONENT: Lesson = { text: "red_rising-board-coach-opponent", rule: "red_rising §6.3" };
const SHOW: Lesson = { text: "red_rising-board-coach-show", rule: "red_rising §6.2" };
const TRADE: Lesson = { text: "red_rising-board-coach-trade", rule: "red_rising §4.3" };
const CHOICE: Lesson = { text: "red_rising-board-coach-choice", rule: "red_rising §6.2" };
const NAME: Lesson = { text: "red_rising-board-coach-name", rule: "red_rising §6.2" };
const LAY_DOWN: Lesson = { text: "red_rising-board-coach-lay-down", rule: "red_rising §6.2" };
const PLACE: Lesson = { text: "red_rising-board-coach-place-at", rule: "red_rising §4.2" };

/** By the kind of question; and `begin` before everything, `worth` of a hand, `end` of the dials, `token`, `automa`, `last`. */
export const COACH: Lessons = {
  begin: { text: "red_rising-board-coach-begin", rule: "red_rising §8" },
  worth: { text: "red_rising-board-coach-worth", rule: "red_rising §8.1" },
  end: { text: "red_rising-board-coach-end", rule: "red_rising §7" },
  token: { text: "red_rising-board-coach-token", rule: "red_rising §5.3" },
  automa: { text: "red_rising-board-coach-automa", rule: "red_rising §10.3" },
  last: { text: "red_rising-board-coach-last", rule: "red_rising §7" },

  lead: { text: "red_rising-board-coach-lead", rule: "red_rising §4" },
  act: { text: "red_rising-board-coach-act", rule: "red_rising §4" },
  deploy_to: { text: "red_rising-board-coach-deploy-to", rule: "red_rising §4.1" },
  gain_from: { text: "red_rising-board-coach-gain-from", rule: "red_rising §4.1" },
  place_at: PLACE,
  move_to: MOVE,
  move_here: MOVE,
  source: { text: "red_rising-board-coach-source", rule: "red_rising §6.2" },
  banish_top: BANISH,
  banish_here: BANISH,
  face: { text: "red_rising-board-coach-face", rule: "red_rising §5.4" },
  take_here: { text: "red_rising-board-coach-take-here", rule: "red_rising §4.3" },
  deploy_here: { text: "red_rising-board-coach-deploy-here", rule: "red_rising §4.3" },
  pull: { text: "red_rising-board-coach-pull", rule: "red_rising §6.2" },
  may_take: { text: "red_rising-board-coach-may-take", rule: "red_rising §4.1" },
  take_banished: TAKE_BANISHED,
  take_all_banished: TAKE_BANISHED,
  return_banished: RETURN,
  return_to: RETURN,
  revive: PLACE,
  next_beneath: ORDER,
  next_under_deck: ORDER,
  offer_red: OFFER,
  offer_card: OFFER,
  banish_own: BANISH_OWN,
  give_up: BANISH_OWN,
  ceres: BANISH_OWN,
  steal_from: OPPONENT,
  opponent: OPPONENT,
  show_red: SHOW,
  reveal_red: SHOW,
  show_gold: SHOW,
  block_theft: { text: "red_rising-board-coach-block-theft", rule: "red_rising §6.4" },
  block_sovereign: { text: "red_rising-board-coach-block-sovereign", rule: "red_rising §6.4" },
  prize: { text: "red_rising-board-coach-prize", rule: "red_rising §8" },
  trade: TRADE,
  influence_offer: TRADE,
  pay_for_turn: TRADE,
  lift: CHOICE,
  fate: CHOICE,
  name_colour: NAME,
  name_colours: NAME,
  name_card: NAME,
  lay_down: LAY_DOWN,
  lay_down_at: LAY_DOWN,
  ability: { text: "red_rising-board-coach-ability", rule: "red_rising §8" },
};
