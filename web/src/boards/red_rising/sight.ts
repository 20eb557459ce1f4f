/** What every part of the board looks at. */
import type { Picking } from "../../picking.svelte";
import type { CardView, Facts, Scene, Signs } from "./shown";
import type { Marks } from "./marks";

export interface Sight {
  scene: Scene;
  cards: Map<string, CardView>;
  picking: Picking | null;
  facts: Facts;
  signs: Signs;
  marks: Marks;
}

/** The number that a choice has on the keyboard, or 0. */
export function keyOf(picking: Picking | null, text: string): number {
  const place = picking?.place(text) ?? -1;
  return place >= 0 && place < 9 ? place + 1 : 0;
}

export function isChoice(picking: Picking | null, text: string): boolean {
  return (picking?.place(text) ?? -1) >= 0;
}
