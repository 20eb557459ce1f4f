/** What is said to whoever plays for the first time: once for each kind of question, and for what lies on the table. */

import type { Lesson, Lessons } from "../../coach.svelte";

const MOVE: Lesson = { text: "table-red-rising-coach-move", rule: "red_rising §6.2" };
const BANISH: Lesson = { text: "table-red-rising-coach-banish", rule: "red_rising §6.2" };
const TAKE_BANISHED: Lesson = { text: "table-red-rising-coach-take-banished", rule: "red_rising §6.2" };
const RETURN: Lesson = { text: "table-red-rising-coach-return", rule: "red_rising §6.2" };
const ORDER: Lesson = { text: "table-red-rising-coach-order", rule: "red_rising §6.2" };
const OFFER: Lesson = { text: "table-red-rising-coach-offer", rule: "red_rising §6.2" };
const BANISH_OWN: Lesson = { text: "table-red-rising-coach-banish-own", rule: "red_rising §6.3" };
const OPPONENT: Lesson = { text: "table-red-rising-coach-opponent", rule: "red_rising §6.3" };
const SHOW: Lesson = { text: "table-red-rising-coach-show", rule: "red_rising §6.2" };
const TRADE: Lesson = { text: "table-red-rising-coach-trade", rule: "red_rising §4.3" };
const CHOICE: Lesson = { text: "table-red-rising-coach-choice", rule: "red_rising §6.2" };
const NAME: Lesson = { text: "table-red-rising-coach-name", rule: "red_rising §6.2" };
const LAY_DOWN: Lesson = { text: "table-red-rising-coach-lay-down", rule: "red_rising §6.2" };
const PLACE: Lesson = { text: "table-red-rising-coach-place-at", rule: "red_rising §4.2" };

/** By the kind of question; and `begin` before everything, `worth` of a hand, `end` of the dials, `token`, `automa`, `last`. */
export const COACH: Lessons = {
  begin: { text: "table-red-rising-coach-begin", rule: "red_rising §8" },
  worth: { text: "table-red-rising-coach-worth", rule: "red_rising §8.1" },
  end: { text: "table-red-rising-coach-end", rule: "red_rising §7" },
  token: { text: "table-red-rising-coach-token", rule: "red_rising §5.3" },
  automa: { text: "table-red-rising-coach-automa", rule: "red_rising §10.3" },
  last: { text: "table-red-rising-coach-last", rule: "red_rising §7" },

  lead: { text: "table-red-rising-coach-lead", rule: "red_rising §4" },
  act: { text: "table-red-rising-coach-act", rule: "red_rising §4" },
  deploy_to: { text: "table-red-rising-coach-deploy-to", rule: "red_rising §4.1" },
  gain_from: { text: "table-red-rising-coach-gain-from", rule: "red_rising §4.1" },
  place_at: PLACE,
  move_to: MOVE,
  move_here: MOVE,
  source: { text: "table-red-rising-coach-source", rule: "red_rising §6.2" },
  banish_top: BANISH,
  banish_here: BANISH,
  face: { text: "table-red-rising-coach-face", rule: "red_rising §5.4" },
  take_here: { text: "table-red-rising-coach-take-here", rule: "red_rising §4.3" },
  deploy_here: { text: "table-red-rising-coach-deploy-here", rule: "red_rising §4.3" },
  pull: { text: "table-red-rising-coach-pull", rule: "red_rising §6.2" },
  may_take: { text: "table-red-rising-coach-may-take", rule: "red_rising §4.1" },
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
  block_theft: { text: "table-red-rising-coach-block-theft", rule: "red_rising §6.4" },
  block_sovereign: { text: "table-red-rising-coach-block-sovereign", rule: "red_rising §6.4" },
  prize: { text: "table-red-rising-coach-prize", rule: "red_rising §8" },
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
  ability: { text: "table-red-rising-coach-ability", rule: "red_rising §8" },
};
