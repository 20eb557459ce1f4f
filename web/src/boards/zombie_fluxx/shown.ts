// Made from what zombie_fluxx declares by `python -m ludoteca.server.schema`: change it there.
import type { CardView as AnyCard, Scene as AnyScene } from "../../protocol";

/** What is printed on a card; each kind has fields of its own. */
export interface Face {
  kind: Kind;
  /** The name without the number that tells alike cards apart. */
  kin: string;
  slot?: string;
  group?: Group;
  number?: number | "all" | null;
  weapon?: Weapon;
  friend?: boolean;
  lure?: boolean;
  figure?: Figure;
  zombies?: number;
  arrow?: string;
  needs?: Need[];
}

/** What a card is. */
export type Kind = "basic_rules" | "new_rule" | "action" | "keeper" | "creeper" | "goal" | "ungoal";

/** What New Rules govern. */
export type Group = "draw" | "play" | "limits" | "zombies" | "bonuses";

/** How a Keeper kills: with the burst printed on it, by itself, or not at all. */
export type Weapon = "burst" | "own" | "none";

/** What the picture of a Creeper shows. */
export type Figure = "none" | "single" | "pair" | "trio" | "quartet" | "larry";

/** One thing that a Goal asks for. */
export interface Need {
  /** Which picture shows it. */
  sign: string;
  count: number;
  text: Wanted;
}

/** What a Goal asks for, as a message. */
export interface Wanted {
  id: string;
  args: Record<string, number | string>;
}

/** The public fields of the table. */
export interface Facts {
  phase: Phase;
  result: Result;
  winner: number | null;
  turn: number;
  /** How many turns have been begun. */
  turns: number;
  /** Cards drawn for the draw number in this turn. §4.2 */
  drawn: number;
  played: number;
  /** Sources of kills and free actions already used in this turn. §8.3 */
  used: string[];
  /** Whether the turn began with an empty hand under No-Hand Bonus. §4.1 */
  no_hand: boolean;
  draw_done: boolean;
  extra_turn: boolean;
  turns_in_a_row: number;
  /** Cards that Eradication Bonus still owes. §4.3 */
  eradicated: number;
  /** Who has gained a zombie since the last settling. */
  groaners: number[];
  /** The Goals in play when Larry was last looked at. */
  settled_goals: string[];
  /** How many newcomers wait for the turn to end. §3.2 */
  joining: number;
  /** For whom the card is that is being chosen now by Everybody Gets 1. §10 */
  gift_to: number | null;
}

/** What the next step is. §4.1 */
export type Phase = "begin" | "before_draw" | "draw" | "play" | "limit" | "over";

/** How the game stands. §7.4 */
export type Result = "running" | "won" | "zombies" | "draw";

/** What is in force, what everybody has of the Goals, and what the zombies do. */
export interface Signs {
  draws: number;
  /** Null where the whole hand is played. */
  plays: number | null;
  limit: number | null;
  goals: Progress[];
  larry: boolean[];
  claims: number[];
  zombies_claim: boolean;
  zombies: number[];
  dead: string[];
  boss: number | null;
  asleep: boolean[];
  off: string[];
  gift: number | null;
}

/** A Goal in play, and for each seat what it has of it. */
export interface Progress {
  goal: string;
  met: boolean[][];
}

export type CardView = AnyCard<Face>;
export type Scene = AnyScene<Facts, Signs>;
