/** The table of Goblins, Inc. as the scene tells it: robots, crews and what the server says of them. No rules. */
import type { Happening, Zone } from "../../protocol";
import type { Agenda, CardView, Colour, Facts, Scene, Tile } from "./shown";

/** Edges, clockwise from the north, in the frame of a robot or of the screen. */
export type Edge = 0 | 1 | 2 | 3;
export const EDGES: Edge[] = [0, 1, 2, 3];
export const SIDE = 5;
export const SQUARES = 25;
export const COCKPIT = 12;

/** How the table is arranged: with the agendas at its side or above the desk, the robots beside one another or one at a time. */
export type Shape = "wide" | "middle" | "tall" | "upright" | "lying";

/** The size in pixels for which each arrangement is drawn; where there is more room, it is all drawn larger. */
const DRAWN: Record<Shape, { width: number; height: number }> = {
  wide: { width: 940, height: 668 },
  middle: { width: 780, height: 730 },
  tall: { width: 740, height: 880 },
  upright: { width: 360, height: 688 },
  lying: { width: 640, height: 296 },
};
/** Below these a phone is assumed, upright or on its side, and below that there is no room for the agendas at the side. */
const NARROW = 720;
const LOW = 480;
const SHORT = 900;
const LARGEST = 3;

/** How the table is arranged in a room of this size, and how much larger than it was drawn. */
export function arrangementFor(width: number, height: number): { shape: Shape; scale: number } {
  const shape =
    height < LOW && width > height ? "lying"
    : width < NARROW ? "upright"
    : width < SHORT ? (height > width ? "tall" : "middle")
    : "wide";
  const drawn = DRAWN[shape];
  return { shape, scale: Math.min(Math.max(Math.min(width / drawn.width, height / drawn.height), 1), LARGEST) };
}

/** The colour of each seat. */
export const COLOURS: Colour[] = ["red", "blue", "yellow", "green"];

export const FIGHTING = ["choose", "before", "after", "order", "strike"];
/** Once everybody has chosen, it is known which sides are attacked. */
const EXCHANGING = ["before", "after", "order", "strike"];

/** The public fields as they are drawn: what was chosen in secret only once it is known. */
export interface Picture extends Omit<Facts, "fronts" | "edges" | "unused" | "overheated"> {
  fronts: Edge[];
  /** For each team the edge of the enemy that it attacks. */
  edges: (Edge | null)[];
  unused: (number | null)[];
  overheated: boolean[];
  scrap: string[][];
  /** The open tactics cards. */
  row: string[];
}

/** A tile that lies on the yard before everybody may see it. */
export interface Draught {
  tile: string;
  square: number;
  turn: number;
  pencilled: boolean;
}

/** A square that can be chosen: the choice, or what else a tap there does. */
export interface Spot {
  text: string | null;
  act?: () => void;
  /** What lies there, if it is that which is chosen. */
  tile?: string;
  /** Whether a tile would hang on the cockpit there. */
  holds?: boolean;
}

/** A side of the yard that can be set, as on the Pilot's dials. */
export interface Knob {
  side: Edge;
  label: string;
  on: boolean;
  act: () => void;
}

/** What is drawn until the cards are there. */
const BLANK: Tile = { kind: "armour", upgraded: false, metal: [], arrows: [], shields: [], engines: 0, turns: [] };
const NOTE: Agenda = { kind: "agenda", colour: "red", intent: null, counts: null, points: 0, per: 1 };

export function tileOf(card: CardView | undefined): Tile {
  return card && "metal" in card.face ? card.face : BLANK;
}

export function agendaOf(card: CardView): Agenda {
  return "intent" in card.face ? card.face : NOTE;
}

/** The squares that a blueprint forbids. */
export function forbiddenBy(card: CardView | undefined): number {
  return card && "forbidden" in card.face ? card.face.forbidden : 0;
}

/** The picture that a scene shows, while this happens. */
export function pictureOf(scene: Scene, happenings: Happening[]): Picture {
  const facts = scene.facts;
  const opened = (kinds: string[]): boolean => EXCHANGING.includes(facts.phase) || happenings.some((event) => kinds.includes(event.kind));
  const driven = opened(["drove", "picked"]);
  return {
    ...facts,
    fronts: facts.fronts.map(edgeOf),
    // Where an aim leads is known once both robots have turned.
    edges: opened(["picked"]) ? facts.edges.map(edgeOf) : [null, null],
    unused: driven ? facts.unused : [null, null],
    overheated: driven ? facts.overheated : [false, false],
    scrap: [0, 1].map((team) => named(zoneOf(scene, `scrap ${team}`))),
    row: named(zoneOf(scene, "tactics row")),
  };
}

export function zoneOf(scene: Scene, name: string): Zone | undefined {
  return scene.zones.find((zone) => zone.name === name);
}

/** The cards of a zone that the viewer knows. */
export function named(zone: Zone | undefined): string[] {
  return (zone?.cards ?? []).filter((card) => card !== null);
}

export function teamOf(crews: number[][], seat: number): number {
  return crews[1]?.includes(seat) ? 1 : 0;
}

// -- squares -----------------------------------------------------------------------------------------

/** The squares of a set. */
export function squaresIn(set: number): number[] {
  return [...Array(SQUARES).keys()].filter((square) => (set >> square) & 1);
}

export function has(set: number, square: number): boolean {
  return ((set >> square) & 1) === 1;
}

/** Where a square comes to lie when the whole yard makes so many quarter turns clockwise. */
export function turned(square: number, quarters: number): number {
  let found = square;
  for (let left = ((quarters % 4) + 4) % 4; left > 0; left -= 1) {
    found = (found % SIDE) * SIDE + SIDE - 1 - Math.floor(found / SIDE);
  }
  return found;
}

export function turnedEdge(edge: number, quarters: number): Edge {
  return edgeOf((((edge + quarters) % 4) + 4) % 4);
}

/** The edge of this number. */
export function edgeOf(number: number): Edge {
  return EDGES[number] ?? 0;
}

/** A square as choices name it: its row and column. */
export function squareText(square: number): string {
  return `${Math.floor(square / SIDE) + 1}.${(square % SIDE) + 1}`;
}

/** The square that a choice names, and the turn of a tile there. */
export function spotOf(text: string): { square: number; turn: number } {
  const [, row = "1", column = "1", turn = "0"] = /^(\d)\.(\d)(?:\/(\d))?/.exec(text) ?? [];
  return { square: (Number(row) - 1) * SIDE + Number(column) - 1, turn: Number(turn) };
}

/** The squares under a token, as a set. */
export function tokenOf(text: string): number {
  return text.split("+").reduce((set, square) => set | (1 << spotOf(square).square), 0);
}
