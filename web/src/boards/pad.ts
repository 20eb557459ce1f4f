/** What the boards of games draw for their pads beside a real table. What a game has no drawing for is told in words. */
import type { Component } from "svelte";
import type { CardView } from "../protocol";

export interface PadBoard {
  /** A card as small as it can be recognized, in a list as well as alone. */
  Card?: Component<{ card: CardView; cards: Map<string, CardView> }>;
  /** A sign, such as one of the symbols of a card. */
  Sign?: Component<{ sign: string }>;
  /** Something that the pad has drawn in a way of its own. */
  Drawing?: Component<{ kind: string; facts: Record<string, string | number> }>;
  /** By what the cards of a long list are sorted: the id of a message, and nothing for a card that stands alone. */
  group?: (card: CardView) => string | null;
  /** Whether cards are drawn beside one another, as pictures, or one in a line. */
  pictures?: boolean;
}

const OWN = import.meta.glob<PadBoard>("./*/pad.ts");

export async function boardPartsOf(game: string): Promise<PadBoard> {
  return (await OWN[`./${game}/pad.ts`]?.()) ?? {};
}
