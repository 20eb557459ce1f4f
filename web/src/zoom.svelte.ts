/** The card that somebody looks at closely, and how it comes to that: the same way for every piece of every game.
 *
 * A pointer that rests on it, a finger that stays on it, or the focus. What comes to lie under a pointer that has not moved
 * is not looked at.
 */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { CardView } from "./protocol";

/** Milliseconds after which a pointer rests, and after which a finger has stayed; and pixels that a finger may tremble. */
const RESTING = 300;
const STAYING = 450;
const TREMBLING = 8;

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
  /** Whether the pointer has not moved since something was let go, or clicked. */
  resting = false;
  /** Whether the last thing that pressed was a finger. */
  finger = false;

  rest(): void {
    this.close = null;
    this.resting = true;
    window.addEventListener("pointermove", () => (this.resting = false), { once: true });
  }
}

export const zoom = new Zoom();

if (globalThis.window) {
  const press = (event: PointerEvent): void => {
    zoom.finger = event.pointerType === "touch";
    zoom.close = null;
  };
  window.addEventListener("pointerdown", press, { capture: true });
  window.addEventListener("keydown", () => (zoom.finger = false), { capture: true });
}

/** What can be looked at closely; `what` says what is to be seen there now, or nothing. */
export function closely(what: (at: DOMRect) => Close | null): Attachment<HTMLElement> {
  return (piece) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let mine: Close | null = null;

    function look(): void {
      mine = what(piece.getBoundingClientRect());
      if (mine) zoom.close = mine;
    }

    function wait(patience: number): void {
      clearTimeout(timer);
      timer = setTimeout(look, patience);
    }

    function away(): void {
      clearTimeout(timer);
      lift();
      if (mine && zoom.close === mine) zoom.close = null;
      mine = null;
    }

    function enter(event: PointerEvent): void {
      if (event.pointerType === "mouse" && !zoom.resting) wait(RESTING);
    }

    function down(event: PointerEvent): void {
      clearTimeout(timer);
      if (event.pointerType !== "touch") return zoom.rest();
      from = { x: event.clientX, y: event.clientY };
      // A finger that drags lets go somewhere else.
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", away);
      timer = setTimeout(() => {
        look();
        // What was looked at was not tapped.
        if (mine) window.addEventListener("click", swallow, { capture: true, once: true });
      }, STAYING);
    }

    function move(event: PointerEvent): void {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLING) away();
    }

    function up(): void {
      clearTimeout(timer);
      setTimeout(lift);
    }

    function lift(): void {
      from = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", away);
      window.removeEventListener("click", swallow, { capture: true });
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") away();
    }

    function focus(): void {
      if (piece.matches(":focus-visible")) wait(RESTING);
    }

    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter], ["pointerdown", down], ["pointerleave", leave], ["focus", focus], ["blur", away], ["contextmenu", menu],
    ];
    for (const [kind, listener] of listeners) piece.addEventListener(kind, listener as EventListener);
    return () => {
      // A piece may go while the screen is being drawn, when nothing may be changed.
      queueMicrotask(away);
      for (const [kind, listener] of listeners) piece.removeEventListener(kind, listener as EventListener);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A finger that stays opens no menu of the browser. */
function menu(event: Event): void {
  if (zoom.finger) event.preventDefault();
}
