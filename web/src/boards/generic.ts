/** The board that plays any game from its scene and its question alone. */
import type { Scene } from "../protocol";

export { default as Board } from "../parts/Board.svelte";

/** What lies in the middle or in front of the viewer is picked there; what others have may be out of sight. */
export function onTable(scene: Pick<Scene, "viewer" | "zones">): Set<string> {
  const near = scene.zones.filter((zone) => zone.owner === scene.viewer || zone.owner === null);
  return new Set(near.flatMap((zone) => zone.cards).filter((name) => name !== null));
}
