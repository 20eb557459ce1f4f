import type { Lessons } from "../../coach.svelte";

/** What a newcomer is told once: at the beginning, at each kind of question, and when something first turns up. */
export const COACH: Lessons = {
  begin: { text: "zombie_fluxx-board-coach-begin", rule: "zombie_fluxx §4" },
  // -- things that turn up --
  goal: { text: "zombie_fluxx-board-coach-goal", rule: "zombie_fluxx §7.2" },
  rules: { text: "zombie_fluxx-board-coach-rules", rule: "zombie_fluxx §6" },
  creeper: { text: "zombie_fluxx-board-coach-creeper", rule: "zombie_fluxx §8.1" },
  ungoal: { text: "zombie_fluxx-board-coach-ungoal", rule: "zombie_fluxx §7.3" },
  // -- questions, by `ask` --
  move: { text: "zombie_fluxx-board-coach-move", rule: "zombie_fluxx §4.1" },
  kill: { text: "zombie_fluxx-board-coach-kill", rule: "zombie_fluxx §8.3" },
  flee_to: { text: "zombie_fluxx-board-coach-flee-to", rule: "zombie_fluxx §8.3" },
  lure: { text: "zombie_fluxx-board-coach-lure", rule: "zombie_fluxx §8.6" },
  lure_to: { text: "zombie_fluxx-board-coach-lure-to", rule: "zombie_fluxx §8.6" },
  discard_goal: { text: "zombie_fluxx-board-coach-discard-goal", rule: "zombie_fluxx §6.1" },
  repel_to: { text: "zombie_fluxx-board-coach-repel-to", rule: "zombie_fluxx §8.6" },
  keep_to_limit: { text: "zombie_fluxx-board-coach-keep-to-limit", rule: "zombie_fluxx §6.1" },
  groan: { text: "zombie_fluxx-board-coach-groan", rule: "zombie_fluxx §8.6" },
  call_draw: { text: "zombie_fluxx-board-coach-call-draw", rule: "zombie_fluxx §15" },
  play_drawn: { text: "zombie_fluxx-board-coach-play-drawn", rule: "zombie_fluxx §10.1" },
  give: { text: "zombie_fluxx-board-coach-give", rule: "zombie_fluxx §10.2" },
  own_keeper: { text: "zombie_fluxx-board-coach-own-keeper", rule: "zombie_fluxx §10.2" },
  keeper: { text: "zombie_fluxx-board-coach-keeper", rule: "zombie_fluxx §10.2" },
  new_rule: { text: "zombie_fluxx-board-coach-new-rule", rule: "zombie_fluxx §6" },
  new_rules: { text: "zombie_fluxx-board-coach-new-rules", rule: "zombie_fluxx §10.2" },
  play_again: { text: "zombie_fluxx-board-coach-play-again", rule: "zombie_fluxx §10.2" },
  opponent: { text: "zombie_fluxx-board-coach-opponent", rule: "zombie_fluxx §10.2" },
  tax: { text: "zombie_fluxx-board-coach-tax", rule: "zombie_fluxx §10.2" },
  zombie: { text: "zombie_fluxx-board-coach-zombie", rule: "zombie_fluxx §10.2" },
  lose_keeper: { text: "zombie_fluxx-board-coach-lose-keeper", rule: "zombie_fluxx §8.6" },
  side: { text: "zombie_fluxx-board-coach-side", rule: "zombie_fluxx §10.2" },
};
