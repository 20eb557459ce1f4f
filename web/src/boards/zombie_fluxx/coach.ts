import type { Lessons } from "../../coach.svelte";

/** What a newcomer is told once: at the beginning, at each kind of question, and when something first turns up. */
export const COACH: Lessons = {
  begin: { text: "table-zombie-fluxx-coach-begin", rule: "zombie_fluxx §4" },
  // -- things that turn up --
  goal: { text: "table-zombie-fluxx-coach-goal", rule: "zombie_fluxx §7.2" },
  rules: { text: "table-zombie-fluxx-coach-rules", rule: "zombie_fluxx §6" },
  creeper: { text: "table-zombie-fluxx-coach-creeper", rule: "zombie_fluxx §8.1" },
  ungoal: { text: "table-zombie-fluxx-coach-ungoal", rule: "zombie_fluxx §7.3" },
  // -- questions, by `ask` --
  move: { text: "table-zombie-fluxx-coach-move", rule: "zombie_fluxx §4.1" },
  kill: { text: "table-zombie-fluxx-coach-kill", rule: "zombie_fluxx §8.3" },
  flee_to: { text: "table-zombie-fluxx-coach-flee-to", rule: "zombie_fluxx §8.3" },
  lure: { text: "table-zombie-fluxx-coach-lure", rule: "zombie_fluxx §8.6" },
  lure_to: { text: "table-zombie-fluxx-coach-lure-to", rule: "zombie_fluxx §8.6" },
  discard_goal: { text: "table-zombie-fluxx-coach-discard-goal", rule: "zombie_fluxx §6.1" },
  repel_to: { text: "table-zombie-fluxx-coach-repel-to", rule: "zombie_fluxx §8.6" },
  keep_to_limit: { text: "table-zombie-fluxx-coach-keep-to-limit", rule: "zombie_fluxx §6.1" },
  groan: { text: "table-zombie-fluxx-coach-groan", rule: "zombie_fluxx §8.6" },
  call_draw: { text: "table-zombie-fluxx-coach-call-draw", rule: "zombie_fluxx §15" },
  play_drawn: { text: "table-zombie-fluxx-coach-play-drawn", rule: "zombie_fluxx §10.1" },
  give: { text: "table-zombie-fluxx-coach-give", rule: "zombie_fluxx §10.2" },
  own_keeper: { text: "table-zombie-fluxx-coach-own-keeper", rule: "zombie_fluxx §10.2" },
  keeper: { text: "table-zombie-fluxx-coach-keeper", rule: "zombie_fluxx §10.2" },
  new_rule: { text: "table-zombie-fluxx-coach-new-rule", rule: "zombie_fluxx §6" },
  new_rules: { text: "table-zombie-fluxx-coach-new-rules", rule: "zombie_fluxx §10.2" },
  play_again: { text: "table-zombie-fluxx-coach-play-again", rule: "zombie_fluxx §10.2" },
  opponent: { text: "table-zombie-fluxx-coach-opponent", rule: "zombie_fluxx §10.2" },
  tax: { text: "table-zombie-fluxx-coach-tax", rule: "zombie_fluxx §10.2" },
  zombie: { text: "table-zombie-fluxx-coach-zombie", rule: "zombie_fluxx §10.2" },
  lose_keeper: { text: "table-zombie-fluxx-coach-lose-keeper", rule: "zombie_fluxx §8.6" },
  side: { text: "table-zombie-fluxx-coach-side", rule: "zombie_fluxx §10.2" },
};
