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
  /** Whether the pointer has not moved since something was let go: what comes to lie under it is not looked at. */
  resting = false;

  rest(): void {
    this.close = null;
    this.resting = true;
    window.addEventListener("pointermove", () => (this.resting = false), { once: true });
  }
}

export const zoom = new Zoom();
