import type { Lessons } from "../../coach.svelte";

/** What somebody who plays for the first time is told, once each: by the kind of question, and `begin` before all. */

export const COACH: Lessons = {
  begin: { text: "goblins_inc-board-coach-begin", rule: "goblins_inc §5" },
  pass_on: { text: "goblins_inc-board-coach-pass-on", rule: "goblins_inc §7.2" },
  lay: { text: "goblins_inc-board-coach-lay", rule: "goblins_inc §7.3" },
  keep: { text: "goblins_inc-board-coach-keep", rule: "goblins_inc §12.3" },
  bet_on: { text: "goblins_inc-board-coach-bet-on", rule: "goblins_inc §12.3" },
  drive: { text: "goblins_inc-board-coach-drive", rule: "goblins_inc §10.2" },
  pick: { text: "goblins_inc-board-coach-pick", rule: "goblins_inc §10.3" },
  use: { text: "goblins_inc-board-coach-use", rule: "goblins_inc §11" },
  order: { text: "goblins_inc-board-coach-order", rule: "goblins_inc §10.4" },
  token: { text: "goblins_inc-board-coach-token", rule: "goblins_inc §10.4" },
};
