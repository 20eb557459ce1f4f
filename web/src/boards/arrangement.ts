/** Where the generic board puts what a scene has: by seats and zones alone, because it knows nothing of the game. */
import type { Scene, Zone } from "../protocol";

type Lying = Pick<Scene, "viewer" | "seats" | "zones">;

const NUMBERED = / \d+$/;
const HAND = "hand";

/** The other seats, clockwise from mine; for whoever looks on all of them, the first first. */
export function others({ viewer, seats }: Lying): number[] {
  const round = [...Array(seats).keys()].map((step) => (viewer + 1 + step) % seats);
  return round.filter((seat) => seat !== viewer);
}

/** Whether the viewer holds a zone and looks into it, while nobody looks into those of others of the same name. */
export function isHeld(scene: Lying, zone: Zone): boolean {
  if (zone.owner !== scene.viewer || (zone.cards.length > 0 && zone.cards.every((name) => name === null))) return false;
  const name = zone.name.replace(NUMBERED, "");
  const theirs = scene.zones.filter((one) => one.owner !== scene.viewer && one.name.replace(NUMBERED, "") === name);
  return name === HAND || theirs.some((one) => one.cards.includes(null));
}

/** The parts of a name that is a rank and a suit, as on playing cards. */
export function suited(label: string): { rank: string; suit: string; red: boolean } | null {
  const [, rank, suit] = /^([\p{L}\p{N}]{1,2})\s?([♣♦♥♠])$/u.exec(label) ?? [];
  return rank && suit ? { rank, suit, red: suit === "♥" || suit === "♦" } : null;
}

export interface Sizes {
  hand: number;
  card: number;
  mini: number;
  text: number;
  /** How wide a row of the hand is, where it has several. */
  row?: number;
}

const SMALLEST = 0.8;
const LARGEST = 1.8;

/** How wide cards are, in pixels: in my hand, in the middle, and in front of the others. What grows, grows together. */
export function sizesFor(width: number, height: number): Sizes {
  const scale = within(Math.min(width / 900, height / 780));
  // In the middle lie few cards, so that the width is seldom what they want for.
  const middle = within(Math.min(width / 760, height / 780));
  return { hand: Math.round(98 * scale), card: Math.round(94 * middle), mini: Math.round(Math.max(34, 36 * scale)), text: Math.max(14, 15 * scale) };
}

function within(scale: number): number {
  return Math.min(Math.max(scale, SMALLEST), LARGEST);
}

/** As many cards lie in a row on a phone, so that each can be touched; fewer are larger. */
const IN_A_ROW = 7;
const BETWEEN = 4;
const WIDEST = 60;
const WIDEST_IN_ROWS = 52;

/** The same on a phone: `width` is what the hand may take, `count` how many cards it has, which lie in rows alike. */
export function smallSizesFor(width: number, count: number): Sizes {
  const rows = Math.max(1, Math.ceil(count / IN_A_ROW));
  const row = Math.max(1, Math.ceil(count / rows));
  const fitting = Math.floor((width - BETWEEN * (row - 1)) / row);
  const hand = Math.min(fitting, rows > 1 ? WIDEST_IN_ROWS : WIDEST);
  return { hand, card: 60, mini: 30, text: 14, row: row * hand + BETWEEN * (row - 1) };
}
