/** What the board reads from a scene. No rules: what follows from them, the server says in the signs. */
import type { CardView, Scene } from "./shown";

/** How the table is arranged: a belt across the whole width, with chips at its end, in two rows, or beside the question. */
export type Shape = "wide" | "middle" | "upright" | "lying";

/** The size in pixels for which each arrangement is drawn; where there is more room, it is all drawn larger. */
const DRAWN: Record<Shape, { width: number; height: number }> = {
  wide: { width: 940, height: 668 },
  middle: { width: 684, height: 760 },
  upright: { width: 360, height: 688 },
  lying: { width: 640, height: 296 },
};
/** Below these a phone is assumed, upright or on its side, and below that there is no room for eight cards side by side. */
const NARROW = 640;
const LOW = 480;
const SHORT = 900;
const LARGEST = 3;

/** The cards of a zone. */
export function lying(scene: Pick<Scene, "zones">, name: string): (string | null)[] {
  return scene.zones.find((zone) => zone.name === name)?.cards ?? [];
}

/** A place of the belt. It keeps its number while the cards before it are sold. */
export interface Place {
  number: number;
  name: string | null;
}

/** The cards on the belt with the places that they were laid on, the head first. */
export function places(scene: Scene): Place[] {
  const cards = lying(scene, "belt");
  const sold = scene.signs.auctions - cards.length;
  return cards.map((name, place) => ({ number: sold + place, name }));
}

/** The other seats, clockwise from mine. */
export function others(scene: Scene): number[] {
  const round = [...Array(scene.seats).keys()].map((step) => (scene.viewer + 1 + step) % scene.seats);
  return round.filter((seat) => seat !== scene.viewer);
}

/** What cards add to a bid together. */
export function powerOf(names: string[], cards: Map<string, CardView>): number {
  return names.reduce((sum, name) => sum + (cards.get(name)?.face.power ?? 0), 0);
}

/** Who shared the highest of these bids, if anybody did. */
export function tiedSeats(bids: string[][], cards: Map<string, CardView>): number[] {
  const values = bids.map((bid) => (bid.length ? powerOf(bid, cards) : -1));
  const top = [...values.keys()].filter((seat) => values[seat] === Math.max(0, ...values));
  return top.length > 1 ? top : [];
}

/** Whether bids lie face up whose lot is still at the head of the belt. */
export function isDeciding({ facts, zones }: Pick<Scene, "facts" | "zones">): boolean {
  return facts.last_lot !== null && lying({ zones }, "belt")[0] === facts.last_lot;
}

/** What a seat has for certain. */
export function total(scene: Scene, seat: number): number | null {
  const lines = scene.so_far.filter((line) => line.seat === seat);
  return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : null;
}

/** How the table is arranged in a room of this size, how much larger than it was drawn, and how much height is left over then. */
export function arrangementFor(width: number, height: number): { shape: Shape; scale: number; spare: number } {
  const shape = height < LOW && width > height ? "lying" : width < NARROW ? "upright" : width < SHORT ? "middle" : "wide";
  const drawn = DRAWN[shape];
  const scale = Math.min(Math.max(Math.min(width / drawn.width, height / drawn.height), 1), LARGEST);
  return { shape, scale, spare: Math.max(0, height / scale - drawn.height) };
}

/** What is picked in the hand itself; only to give nothing needs a button. */
export function onTable(scene: Scene): Set<string> {
  const hand = new Set(lying(scene, `hand ${scene.viewer}`));
  return new Set(scene.question?.choices.map((choice) => choice.text).filter((text) => hand.has(text)));
}
