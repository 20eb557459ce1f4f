/** The board of Goblins, Inc. */
import type { Scene } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { COACH } from "./coach";
export { ASKS as asks } from "./words";

/** Questions that are answered on the robots, with the dials, by tiles, notes and dice. */
const ON_TABLE = ["pass_on", "lay", "keep", "bet_on", "drive", "pick", "tape", "lift", "put", "nitro", "homing", "turn_to", "order", "token"];
/** More than one die is no die on the table. */
const ALL_DICE = "all";

/** The choices that need no button. */
export function onTable(scene: Scene): Set<string> {
  const question = scene.question;
  if (!question || !ON_TABLE.includes(question.ask)) return new Set();
  return new Set(question.choices.map((choice) => choice.text).filter((text) => text !== ALL_DICE));
}
