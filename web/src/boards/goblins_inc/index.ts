/** The board of Goblins, Inc. */
import type { Direction } from "../../director.svelte";
import type { Scene } from "./shown";

export { default as Board } from "./Board.svelte";
export { COACH } from "./coach";
export { ASKS as asks } from "./words";

/** What happens to a robot is told beside it. */
const ON_ROBOTS = ["drove", "taped", "craned", "rolled", "dice", "row", "struck", "fell", "token_lost", "goblin_out", "out_of_action"];

/** What pieces do on their own is part of what people do with them. */
export const direction: Direction = {
  lengths: {
    moved: 0, shown: 0, looked: 0, shuffled: 0, laid: 0.5, shifted: 1.5, passed_on: 1, combat: 2, drove: 2, picked: 2, used: 1.5, taped: 1.8, craned: 2, rolled: 3, dice: 2.5,
    row: 1.5, struck: 1, fell: 1.6, token_lost: 1.4, goblin_out: 1.8, out_of_action: 2, battle: 3, victory: 1.5, agenda: 0.8, round: 3,
  },
  together: ["drove", "picked", "rolled", "row", "passed_on", "out_of_action"],
  where: ({ kind, facts }) => (ON_ROBOTS.includes(kind) && facts?.["team"] != null ? `[data-zone="yard ${facts["team"]}"]` : null),
};

/** Questions that are answered on the robots, with the dials, by tiles, notes and dice. */
const ON_TABLE = ["pass_on", "lay", "keep", "bet_on", "drive", "pick", "tape", "lift", "put", "shift", "nitro", "homing", "turn_to", "order", "token"];
/** More than one die is no die on the table, and to leave something is no piece. */
const BUTTONS = ["all", "-"];

/** The choices that need no button. */
export function onTable(scene: Pick<Scene, "question">): Set<string> {
  const question = scene.question;
  if (!question || !ON_TABLE.includes(question.ask)) return new Set();
  return new Set(question.choices.map((choice) => choice.text).filter((text) => !BUTTONS.includes(text)));
}
