import type { Lessons } from "../../coach.svelte";

/** What a first match explains, once each: by the kind of a question, or of what has just happened; `begin` comes first. */
export const COACH: Lessons = {
  begin: { text: "table-fzzzt-coach-begin", rule: "fzzzt §1" },
  bid: { text: "table-fzzzt-coach-bid", rule: "fzzzt §4.3" },
  assign: { text: "table-fzzzt-coach-assign", rule: "fzzzt §4.6" },
  shown: { text: "table-fzzzt-coach-shown", rule: "fzzzt §4.2" },
  won: { text: "table-fzzzt-coach-won", rule: "fzzzt §4.3" },
  chief: { text: "table-fzzzt-coach-chief", rule: "fzzzt §4.4" },
  redraw: { text: "table-fzzzt-coach-redraw", rule: "fzzzt §4.5" },
  assigned: { text: "table-fzzzt-coach-assigned", rule: "fzzzt §7.2" },
};
