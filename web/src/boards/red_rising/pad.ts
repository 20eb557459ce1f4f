/** What the pad of Red Rising draws. */
import type { CardView } from "../../protocol";
import { character } from "./facts";
import type { CardView as OwnCard } from "./shown";

export { default as Card } from "./PadCard.svelte";
export { default as Drawing } from "./PadDrawing.svelte";

/** Characters are sorted by their colour. */
export function group(card: CardView): string | null {
  const who = character(card as OwnCard);
  return who ? `red_rising-colour-${who.colour}` : null;
}
