/** Where cards may be dragged: what a click on them would do, and nothing else. */
import type { Way } from "../../drag";
import type { Picking } from "../../picking.svelte";
import type { Scene } from "./shown";
import { lying } from "./table";

/** A card of my hand goes to the lot to be bid, back to the hand to be kept, or to the unit that is asked about. */
export function waysOf(scene: Pick<Scene, "viewer" | "zones">, picking: Picking | null, card: string): Way[] {
  const hand = `hand ${scene.viewer}`;
  if (!picking || picking.place(card) < 0 || !lying(scene, hand).includes(card)) return [];
  const drop = (): void => picking.pick(card);
  if (picking.question.ask === "assign") return [{ onto: ".unit.asked", drop }];
  if (picking.chosen.includes(card)) return [{ onto: `[data-zone="${hand}"]`, drop }];
  return [{ onto: `.belt, [data-zone="bid ${scene.viewer}"]`, drop }];
}
