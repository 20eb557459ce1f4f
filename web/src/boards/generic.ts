/** The board that plays any game from its scene and its question alone. */
import type { Scene } from "../protocol";

export { default as Board } from "../parts/Board.svelte";

/** What lies in front of the viewer is picked there. */
export function onTable(scene: Scene): Set<string> {
  const own = scene.zones.filter((zone) => zone.owner === scene.viewer).flatMap((zone) => zone.cards);
  return new Set(own.filter((name) => name !== null));
}
