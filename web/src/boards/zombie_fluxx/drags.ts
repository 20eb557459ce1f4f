/** Where cards may be dragged: what a click on them would do, and nothing else. */
import type { Way } from "../../drag";
import type { Picking } from "../../picking.svelte";
import type { Scene } from "./shown";
import { seen, trays } from "./reading";

const TABLE = ".table, .own";
/** Where a card goes by the kind of question, if not onto the table to be played. */
const ELSEWHERE: Record<string, string> = {
  keep_to_limit: '[data-zone="discard pile"]',
  give: ".seats",
  tax: ".seats",
};

/** A card of my hand, or one that is laid before me, is dragged to where the question wants it; a chosen one back. */
export function waysOf(scene: Scene, picking: Picking | null, card: string): Way[] {
  const hand = `hand ${scene.viewer}`;
  const held = [...seen(scene, hand), ...trays(scene).flatMap((tray) => tray.cards)];
  if (!picking || picking.place(card) < 0 || !held.includes(card)) return [];
  const there = ELSEWHERE[picking.question.ask] ?? TABLE;
  return [{ onto: picking.chosen.includes(card) ? `[data-zone="${hand}"]` : there, drop: () => picking.pick(card) }];
}
