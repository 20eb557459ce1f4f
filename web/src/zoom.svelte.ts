/** The card that somebody looks at closely, and where on the screen it lies. */
import type { Snippet } from "svelte";
import type { CardView } from "./protocol";

export interface Close {
  card: CardView;
  label: string;
  at: DOMRect;
  /** The rule of a question that this card is no answer to. */
  barred?: string | undefined;
  /** The card itself, drawn large. */
  drawing?: Snippet | undefined;
}

class Zoom {
  close = $state.raw<Close | null>(null);
}

export const zoom = new Zoom();
