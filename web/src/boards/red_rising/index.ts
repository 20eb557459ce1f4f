/** The board of Red Rising, with the Automa or without it. */
import type { Direction } from "../../director.svelte";
import type { Scene } from "./shown";

export { default as Board } from "./Board.svelte";
export { onTable } from "./choices";
export { COACH } from "./coach";

/** How long is looked at what: a roll until the die lies still, and longest at the beginning of the last round. */
export const direction: Direction = {
  lengths: { shown: 0, looked: 0, automa_card: 1.5, moved: 0.7, rolled: 2.5, turn: 1, end_triggered: 4, scoring: 3 },
};

/** What is on the table besides the question. */
export function topics(scene: Scene): string[] {
  const shown = scene.zones.find((zone) => zone.name === "automa shown");
  return [
    ...(scene.facts.ending ? ["last"] : []),
    ...(shown?.cards.length ? ["automa"] : []),
    "worth",
    "end",
    ...(scene.facts.sovereign == null ? [] : ["token"]),
  ];
}
