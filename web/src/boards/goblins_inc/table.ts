/** The table of Goblins, Inc. as the scene tells it: robots, crews and what the server says of them. No rules. */
import type { Scene, Zone } from "../../protocol";

/** Edges, clockwise from the north, in the frame of a robot or of the screen. */
export type Edge = 0 | 1 | 2 | 3;
export const EDGES: Edge[] = [0, 1, 2, 3];
export const SIDE = 5;
export const SQUARES = 25;
export const COCKPIT = 12;

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const FIGHTING = ["choose", "before", "after", "order", "strike"];
/** Once everybody has chosen, it is known which sides are attacked. */
const EXCHANGING = ["before", "after", "order", "strike"];

export interface TileFace {
  kind: "weapon" | "armour" | "engine" | "decoration";
  upgraded: boolean;
  metal: number[];
  arrows: number[];
  shields: number[];
  engines: number;
  turns: number[];
}

export interface AgendaFace {
  kind: "agenda" | "end";
  colour: Colour;
  intent: "defend" | "destroy" | "bet" | null;
  counts: string | null;
  points: number;
  per: number;
  /** Which end of a bet it is. */
  end?: "snitch" | "star";
}

/** What follows by the rules for one robot. Sets of squares are numbers with the bit of each square. */
export interface RobotSigns {
  loose: number;
  east: number;
  south: number;
  engines: number;
  arrows: number[];
  shields: number;
  damage: number;
  dice: number;
  hits: (number | null)[][];
  steering: Record<string, { engines: number; front: Edge; dice: number; overheats: boolean }>;
  aim: Record<string, { engines: number; edge: Edge }>;
}

export interface Signs {
  own: number;
  steps: number;
  combats: number;
  laid: [string, number, number][];
  jobs: string[][];
  robots: RobotSigns[];
  holds: Record<string, number[]>;
  agendas: Record<string, { count: number; points: number }>;
}

/** What both robots look like at one moment. */
export interface Picture {
  phase: string;
  combat: number;
  crews: number[][];
  tiles: (string | null)[][];
  turns: number[][];
  tokens: number[][];
  goblins: number[];
  lostTokens: number[];
  lostGoblins: number[];
  fronts: Edge[];
  /** For each team the edge of the enemy that it attacks; null before that is known. */
  edges: (Edge | null)[];
  unused: (number | null)[];
  overheated: boolean[];
  dice: number[][];
  scrap: string[][];
  /** The open tactics cards. */
  row: string[];
}

/** The public fields of the table, of those that are drawn. */
export interface Facts {
  phase: string;
  round: number;
  rounds: number;
  step: number;
  combat: number;
  crews: number[][];
  tiles: (string | null)[][];
  turns: number[][];
  tokens: number[][];
  goblins: number[];
  lost_tokens: number[];
  lost_goblins: number[];
  fronts: Edge[];
  edges: Edge[];
  unused: number[];
  overheated: boolean[];
  held: (string | null)[];
  used: string[][];
  dice: number[][];
  scores: number[];
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

export function factsOf(scene: Scene): Facts {
  return scene.facts as unknown as Facts;
}

/** The picture that a scene shows. */
export function pictureOf(scene: Scene): Picture {
  const facts = factsOf(scene);
  const known = EXCHANGING.includes(facts.phase);
  return {
    phase: facts.phase,
    combat: facts.combat,
    crews: facts.crews,
    tiles: facts.tiles,
    turns: facts.turns,
    tokens: facts.tokens,
    goblins: facts.goblins,
    lostTokens: facts.lost_tokens,
    lostGoblins: facts.lost_goblins,
    fronts: facts.fronts,
    edges: known ? facts.edges : [null, null],
    unused: known ? facts.unused : [null, null],
    overheated: known ? facts.overheated : [false, false],
    dice: facts.dice,
    scrap: [0, 1].map((team) => named(zoneOf(scene, `scrap ${team}`))),
    row: named(zoneOf(scene, "tactics row")),
  };
}

export function signsOf(scene: Scene): Signs {
  return scene.signs as unknown as Signs;
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
  return ((((edge + quarters) % 4) + 4) % 4) as Edge;
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
