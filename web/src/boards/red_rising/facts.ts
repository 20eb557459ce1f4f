/** The scene of Red Rising with its types: what the server says, and nothing that would follow by a rule. */
import type { Speech, Zone } from "../../protocol";
import type { AutomaCard, CardView, Character, Facts, Scene } from "./shown";

export const LOCATIONS = ["jupiter", "mars", "luna", "institute"] as const;
export type Location = (typeof LOCATIONS)[number];

export function isLocation(word: unknown): word is Location {
  return LOCATIONS.some((location) => location === word);
}

export const TRACKS = ["fleet", "helium", "influence"] as const;
export type Track = (typeof TRACKS)[number];

/** What is printed on a character, or undefined for an Automa card and for one that is not there yet. */
export function character(card: CardView | undefined): Character | undefined {
  return card && "colour" in card.face ? card.face : undefined;
}

export function automaCard(card: CardView | undefined): AutomaCard | undefined {
  return card && "deploy" in card.face ? card.face : undefined;
}

const NO_ZONE: Zone = { name: "", owner: null, cards: [] };

export function zoneOf(scene: Pick<Scene, "zones">, name: string): Zone {
  return scene.zones.find((zone) => zone.name === name) ?? NO_ZONE;
}

/** The cards of a zone that have a name. */
export function named(zone: Zone): string[] {
  return zone.cards.filter((name) => name !== null);
}

/** Whether the card at this height of a location lies face down. */
export function isDown(facts: Pick<Facts, "down">, location: Location, height: number): boolean {
  const mask = facts.down[LOCATIONS.indexOf(location)] ?? 0;
  return Math.floor(mask / 2 ** height) % 2 === 1;
}

/** The notation of a face-down card: where it lies, counted from the bottom. */
export function spotOf(location: Location, height: number): string {
  return `${location}-face-down-${height + 1}`;
}

/** What somebody has of the sum of a score sheet, by what brings it. */
export const PARTS = ["cards", "fleet", "helium", "influence", "sovereign", "excess", "automa"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Record<string, Part> = {
  "red_rising-score-core": "cards",
  "red_rising-score-points": "cards",
  "red_rising-score-points-part": "cards",
  "red_rising-score-hacked": "cards",
  "red_rising-score-fleet": "fleet",
  "red_rising-score-helium": "helium",
  "red_rising-score-influence": "influence",
  "red_rising-score-sovereign": "sovereign",
  "red_rising-score-excess": "excess",
  "red_rising-score-automa-base": "automa",
  "red_rising-score-acceptable": "cards",
  "red_rising-score-unacceptable": "cards",
};

export interface Sum {
  total: number;
  parts: Partial<Record<Part, number>>;
}

export function sumOf(scene: Pick<Scene, "so_far">, side: number): Sum {
  const sum: Sum = { total: 0, parts: {} };
  for (const line of scene.so_far) {
    if (line.seat !== side) continue;
    const part = PART_OF[line.text.id];
    sum.total += line.points;
    if (part) sum.parts[part] = (sum.parts[part] ?? 0) + line.points;
  }
  return sum;
}

/** The two halves of what a character says: what it does now, and what it brings in the end. */
export function halves(text: string, endMarker: string): { now: string; end: string } {
  const at = text.indexOf(endMarker);
  return at < 0 ? { now: text, end: "" } : { now: text.slice(0, at).trim(), end: text.slice(at).trim() };
}

/** The text of a character within what is said about its card. */
export function textOf(card: CardView): Speech | undefined {
  const text = card.about.args?.["text"];
  return typeof text === "object" ? text : undefined;
}
