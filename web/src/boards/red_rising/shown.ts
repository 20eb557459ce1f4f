// Made from what red_rising declares by `python -m ludoteca.server.schema`: change it there.
import type { CardView as AnyCard, Scene as AnyScene } from "../../protocol";

/** What is printed on a character. */
export interface Character {
  colour: Colour;
  core: number;
  block: "sovereign" | "theft" | null;
  /** Whether it has an end-of-game ability. */
  ability: boolean;
  points: Clause[];
}

/** The colour of a character, in the order of the catalogue. */
export type Colour =
  | "red"
  | "brown"
  | "obsidian"
  | "orange"
  | "gray"
  | "violet"
  | "pink"
  | "yellow"
  | "green"
  | "blue"
  | "white"
  | "copper"
  | "silver"
  | "gold";

export interface Clause {
  points?: number;
  if?: Record<string, unknown>;
  each?: string | string[];
  in?: string;
  at_most?: number;
  spares?: string[];
}

/** What is printed on an Automa card: where it deploys and gains, a location or the letter of a priority card. */
export interface AutomaCard {
  number: number;
  deploy: string;
  gain: string;
  arrow: Arrow;
  extra: Extra;
}

/** Where the Automa goes on when a location has nothing for it. §10.4 */
export type Arrow = "left" | "right";

/** The further effect of an Automa card. §10.3 */
export type Extra = "none" | "bonus" | "banish";

export type Face = Character | AutomaCard;

/** The public fields of the table. */
export interface Facts {
  phase: Phase;
  first: number;
  turn: number;
  /** How many turns have been begun. */
  turns: number;
  houses: House[];
  helium: number[];
  fleet: number[];
  influence: number[];
  sovereign: number | null;
  /** For each location its face-down cards, a bit for each height. */
  down: number[];
  /** The locations that were deployed to in this turn (R4). */
  barred: number[];
  /** Whether an ability has ended the turn. §4.1 */
  ended: boolean;
  /** The Loan Shark, while its turn is played (R10). */
  untouchable: string | null;
  /** Whether the end of the game has been triggered. §7 */
  ending: boolean;
  /** Whether House Apollo has begun its extra turn. §7 */
  extra: boolean;
  /** For each location its priority card, 0 for A to 3 for D; empty without the Automa. §10.2 */
  priorities: number[];
  /** Whether the even/odd card says odd. §10.2 */
  odd: boolean;
  /** How many cards the Automa has carried out in its turn. §10.3 */
  automa_cards: number;
  /** How many cards were banished when scoring began (R27). */
  banished_before: number;
  /** Whose end-of-game abilities the player whose turn it is has used (R28). */
  resolved: string[];
  /** What the Hacker has scored for each side. */
  hacked: number[];
}

/** What the next step is. §4, §8 */
export type Phase = "act" | "gain" | "automa" | "abilities" | "over";

/** The house of a player; the Automa has none. §5.4 */
export type House = "none" | "apollo" | "ceres" | "diana" | "jupiter" | "mars" | "minerva";

/** What hands, cards on offer, tracks and end conditions come to. */
export interface Signs {
  goal: number;
  fleet_points: number[];
  neutral: number;
  /** The sides that have still to begin a turn once the end has been triggered, in order. */
  due: number[];
  /** For each card of a known hand its core value, and what each of its clauses brings. */
  worth: Record<string, number[]>;
  /** Whom Oranges stand for, */
  names: Record<string, string>;
  /** and which colour Grays have. */
  colours: Record<string, Colour>;
  /** By how much the viewer's total would fall without a card of the own hand, */
  costs: Record<string, number>;
  /** and by how much it would rise with one from elsewhere. */
  offers: Record<string, number>;
  automa: Automa | null;
}

/** What the Automa goes by: its letters, the Luna bonus card, its word, and what good and bad cards bring it. §10 */
export interface Automa {
  letters: string[];
  luna: string;
  word: "even" | "odd";
  level: string;
  good: number;
  bad: number;
}

export type CardView = AnyCard<Face>;
export type Scene = AnyScene<Facts, Signs>;
