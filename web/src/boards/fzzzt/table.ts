/** What the board reads from a scene. No rules: what follows from them, the server says in the signs. */
import type { CardView, Scene } from "../../protocol";

/** What is printed on a card. */
export interface Print {
  kind: "mechanic" | "robot" | "upgrade" | "fzzzt" | "unit";
  power: number;
  /** For a unit the value of a widget. */
  points: number;
  conveyor: number;
  /** Letters: nut, oil, cog, bolt. */
  symbols: string;
  /** The mechanic whose card it is from the beginning, or 0. */
  starter: number;
}

/** As high as a board is on a large screen, and as small as a card may be. */
const FULL = 848;
const SMALLEST = 84;

export type Socket = "on" | "held" | "missing";

/** How far a production unit is. */
export interface Work {
  widgets: number;
  /** What it would bring now, or cost. */
  points: number;
  /** For each of its symbols. */
  sockets: Socket[];
}

export interface Signs {
  rounds: number;
  auctions: number;
  /** Which auction of the round this is; 0 between rounds. */
  auction: number;
  /** Who bids in this auction, the first first: ties go the same way. */
  order: number[];
  /** What the bids of the last auction were worth, by seat. */
  values: (number | null)[];
  /** Who shared the highest bid. */
  tied: number[];
  units: Record<string, Work>;
  /** What I have chosen for my units in the question that is still open. */
  placed: Record<string, string>;
  /** Whether all cards of a seat are known, so that its points are certain. */
  whole: boolean[];
}

export interface Facts {
  phase: "prepare" | "auction" | "clean_up" | "over";
  round: number;
  chief: number;
  last_lot: string | null;
  last_winner: number | null;
  last_bids: string[][];
}

export function printOf(card: CardView | undefined): Print | null {
  return card?.face && "kind" in card.face ? (card.face as unknown as Print) : null;
}

export function signsOf(scene: Scene): Signs {
  return scene.signs as unknown as Signs;
}

export function factsOf(scene: Scene): Facts {
  return scene.facts as unknown as Facts;
}

/** The cards of a zone. */
export function lying(scene: Scene, name: string): (string | null)[] {
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
  const sold = signsOf(scene).auctions - cards.length;
  return cards.map((name, place) => ({ number: sold + place, name }));
}

/** The other seats, clockwise from mine. */
export function others(scene: Scene): number[] {
  const round = [...Array(scene.seats).keys()].map((step) => (scene.viewer + 1 + step) % scene.seats);
  return round.filter((seat) => seat !== scene.viewer);
}

/** What cards add to a bid together. */
export function powerOf(names: string[], cards: Map<string, CardView>): number {
  return names.reduce((sum, name) => sum + (printOf(cards.get(name))?.power ?? 0), 0);
}

/** What a seat has for certain. */
export function total(scene: Scene, seat: number): number | null {
  const lines = scene.so_far.filter((line) => line.seat === seat);
  return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : null;
}

/** How wide a card in my hand and the lot are, in pixels: as wide as fits, and smaller where the room is not high. */
export function sizesFor(width: number, height: number): { card: number; lot: number } {
  const spare = height - FULL;
  const card = Math.min(115 + spare * 0.35, width * 0.14, 140);
  const lot = Math.min(121 + spare * 0.4, (width - 141) / 7.8);
  return { card: Math.round(Math.max(card, SMALLEST)), lot: Math.floor(Math.max(lot, SMALLEST)) };
}

/** What is picked in the hand itself; only to give nothing needs a button. */
export function onTable(scene: Scene): Set<string> {
  const hand = new Set(lying(scene, `hand ${scene.viewer}`));
  return new Set(scene.question?.choices.map((choice) => choice.text).filter((text) => hand.has(text)));
}
