import type { Lessons } from "../../coach.svelte";

/** What a first match explains, once each: by the kind of a question, or of what has just happened; `begin` comes first. */
export const COACH: Lessons = {
  begin: { text: "fzzzt-board-coach-begin", rule: "fzzzt §1" },
  bid: { text: "fzzzt-board-coach-bid", rule: "fzzzt §4.3" },
  assign: { text: "fzzzt-board-coach-assign", rule: "fzzzt §4.6" },
  shown: { text: "fzzzt-board-coach-shown", rule: "fzzzt §4.2" },
  won: { text: "fzzzt-board-coach-won", rule: "fzzzt §4.3" },
  chief: { text: "fzzzt-board-coach-chief", rule: "fzzzt §4.4" },
  redraw: { text: "fzzzt-board-coach-redraw", rule: "fzzzt §4.5" },
  assigned: { text: "fzzzt-board-coach-assigned", rule: "fzzzt §7.2" },
};
