import type { Lessons } from "../../coach.svelte";

/** What somebody who plays for the first time is told, once each: by the kind of question, and `begin` before all. */

export const COACH: Lessons = {
  begin: { text: "table-goblins-inc-coach-begin", rule: "goblins_inc §5" },
  pass_on: { text: "table-goblins-inc-coach-pass-on", rule: "goblins_inc §7.2" },
  lay: { text: "table-goblins-inc-coach-lay", rule: "goblins_inc §7.3" },
  keep: { text: "table-goblins-inc-coach-keep", rule: "goblins_inc §12.3" },
  bet_on: { text: "table-goblins-inc-coach-bet-on", rule: "goblins_inc §12.3" },
  drive: { text: "table-goblins-inc-coach-drive", rule: "goblins_inc §10.2" },
  pick: { text: "table-goblins-inc-coach-pick", rule: "goblins_inc §10.3" },
  use: { text: "table-goblins-inc-coach-use", rule: "goblins_inc §11" },
  order: { text: "table-goblins-inc-coach-order", rule: "goblins_inc §10.4" },
  token: { text: "table-goblins-inc-coach-token", rule: "goblins_inc §10.4" },
};
