/** The board of Red Rising, with the Automa or without it. */
import type { Scene } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { onTable } from "./choices";
export { COACH } from "./coach";

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
