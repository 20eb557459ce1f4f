/** Dragging: a piece is taken up, carried, and let go where a click would have put it. Elsewhere it glides back.
 *
 * A mouse takes up what it moves. A finger that moves at once scrolls, as everywhere; what it has held for a moment, it
 * takes up. Where the style says `touch-action: none` nothing would scroll, and nothing has to be held first.
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { scaleOf } from "./flight";
import { speed } from "./motion.svelte";
import { zoom } from "./zoom.svelte";

/** So many pixels are a move, and so many milliseconds are held. */
const FAR = 8;
const HELD = 220;
/** So long a piece waits where it was let go, until the table has heard of it. */
const ANSWERED = 1_500;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** What a pointer carries. */
export interface Load {
  take(x: number, y: number): void;
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** It is not let go anywhere. */
  back(): void;
}

const NOTHING: Load = { take: () => {}, move: () => {}, drop: () => {}, back: () => {} };

interface Start {
  pointer: number;
  x: number;
  y: number;
  load: Load;
  taken: boolean;
  /** Whether a move takes it up, and does not scroll. */
  ready: boolean;
}

/** The gesture: what is grabbed somewhere within an element, if anything, is carried. */
export function gesture(grab: (from: Element) => Load | null): Attachment<HTMLElement> {
  return (root) => {
    let start: Start | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
      back();
      const load = grab(event.target);
      if (!load) return;
      // A finger would be held by what it touched, and nothing else would know that it is above it.
      event.target.releasePointerCapture(event.pointerId);
      const ready = event.pointerType !== "touch" || standsStill(event.target, root);
      const begun: Start = { pointer: event.pointerId, x: event.clientX, y: event.clientY, load, taken: false, ready };
      start = begun;
      if (!ready) timer = setTimeout(() => (begun.ready = true), HELD);
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", back);
      window.addEventListener("keydown", press);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      if (!start.taken) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= FAR) return;
        if (!start.ready) return end();
        start.taken = true;
        zoom.close = null;
        start.load.take(start.x, start.y);
      }
      start.load.move(event.clientX, event.clientY);
    }

    function up(event: PointerEvent): void {
      const was = start;
      if (!was || event.pointerId !== was.pointer) return;
      end();
      if (!was.taken) return;
      zoom.rest();
      was.load.drop(event.clientX, event.clientY);
      // What was dragged was not clicked.
      window.addEventListener("click", swallow, { capture: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    }

    function back(): void {
      const was = start;
      end();
      if (was?.taken) was.load.back();
    }

    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !start?.taken) return;
      start.load.back();
      // Until the pointer is let go, which is no click either.
      start.load = NOTHING;
    }

    function end(): void {
      start = null;
      clearTimeout(timer);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", back);
      window.removeEventListener("keydown", press);
    }

    function scroll(event: TouchEvent): void {
      if (start?.ready && event.cancelable) event.preventDefault();
    }

    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", scroll, { passive: false });
    return () => {
      back();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", scroll);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Whether nothing scrolls when a finger moves here. */
function standsStill(element: Element, root: Element): boolean {
  for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
    if (getComputedStyle(one).touchAction === "none") return true;
  }
  return false;
}

/** Somewhere a card may be let go, and the click that this stands for. */
export interface Way {
  /** The elements of the board, as a selector. */
  onto: string;
  drop: () => void;
}

/** The cards of a board may be dragged the ways that the question allows now. */
export function dragging(ways: (card: string) => Way[]): Attachment<HTMLElement> {
  return (board) =>
    gesture((from) => {
      const piece = from.closest<HTMLElement>("[data-card]");
      const name = piece?.dataset.card;
      return piece && name && ways(name).length ? new Carried(board, piece, name, ways) : null;
    })(board);
}

/** A card on its way: a picture of it follows the pointer, over everything else. */
class Carried implements Load {
  #picture: HTMLElement;
  #begin = { x: 0, y: 0 };
  #middle = { x: 0, y: 0 };
  #scale = 1;

  constructor(
    private readonly board: HTMLElement,
    private readonly piece: HTMLElement,
    private readonly name: string,
    private readonly ways: (card: string) => Way[],
  ) {
    this.#picture = piece.cloneNode(true) as HTMLElement;
  }

  take(x: number, y: number): void {
    this.#begin = { x, y };
    this.#middle = middleOf(this.piece);
    const [width, height] = [this.piece.offsetWidth, this.piece.offsetHeight];
    const scale = (this.#scale = scaleOf(this.piece));
    const picture = this.#picture;
    for (const mark of ["data-card", "data-choice", "aria-pressed"]) picture.removeAttribute(mark);
    // Above all that would cut it off, and yet where the styles of the card are.
    picture.popover = "manual";
    picture.inert = true;
    picture.setAttribute("aria-hidden", "true");
    Object.assign(picture.style, {
      position: "fixed", inset: "auto", left: `${this.#middle.x / scale - width / 2}px`, top: `${this.#middle.y / scale - height / 2}px`,
      width: `${width}px`, height: `${height}px`, margin: "0", overflow: "visible", color: "inherit", transform: "none",
      transition: "none", pointerEvents: "none", scale: "1.05", boxShadow: "0 14px 30px rgb(0 0 0 / 40%)",
    });
    this.piece.parentElement?.append(picture);
    picture.showPopover();
    this.piece.style.opacity = "0.25";
    for (const way of this.ways(this.name)) {
      for (const there of this.board.querySelectorAll<HTMLElement>(way.onto)) there.dataset.drop = "";
    }
  }

  move(x: number, y: number): void {
    this.#picture.style.translate = `${(x - this.#begin.x) / this.#scale}px ${(y - this.#begin.y) / this.#scale}px`;
    const here = this.#under(x, y)?.there;
    for (const there of this.#marked()) there.dataset.drop = there === here ? "here" : "";
  }

  drop(x: number, y: number): void {
    const way = this.#under(x, y)?.way;
    this.#unmark();
    if (!way) return this.back();
    const toggles = this.piece.hasAttribute("aria-pressed");
    if (!toggles) {
      // From here it flies on, as soon as it lies elsewhere.
      this.piece.style.opacity = "0";
      this.#picture.dataset.card = this.name;
    }
    way.drop();
    if (toggles) void tick().then(() => this.back());
    else setTimeout(() => this.back(), ANSWERED);
  }

  back(): void {
    this.#unmark();
    const picture = this.#picture;
    delete picture.dataset.card;
    const done = (): void => {
      picture.remove();
      this.piece.style.removeProperty("opacity");
    };
    const duration = speed();
    if (!duration || !picture.isConnected) return done();
    const now = middleOf(this.piece);
    const home = `${(now.x - this.#middle.x) / this.#scale}px ${(now.y - this.#middle.y) / this.#scale}px`;
    picture.animate([{ translate: picture.style.translate }, { translate: home }], { duration, easing: EASING }).onfinish = done;
  }

  /** The way that ends under the pointer, if it is still open. */
  #under(x: number, y: number): { way: Way; there: HTMLElement } | undefined {
    const ways = this.ways(this.name);
    for (const element of document.elementsFromPoint(x, y)) {
      for (const way of ways) {
        const there = element.closest<HTMLElement>(way.onto);
        if (there && this.board.contains(there)) return { way, there };
      }
    }
    return undefined;
  }

  #marked(): NodeListOf<HTMLElement> {
    return this.board.querySelectorAll<HTMLElement>("[data-drop]");
  }

  #unmark(): void {
    for (const there of this.#marked()) delete there.dataset.drop;
  }
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
