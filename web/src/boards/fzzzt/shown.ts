// Made from what fzzzt declares by `python -m ludoteca.server.schema`: change it there.
import type { CardView as AnyCard, Scene as AnyScene } from "../../protocol";

/** What is printed on a card. §2 */
export interface Face {
  kind: Kind;
  power: number;
  /** For a unit the value of a widget. */
  points: number;
  conveyor: number;
  /** Letters: nut, oil, cog, bolt. */
  symbols: string;
  /** The mechanic whose card it is from the beginning, or 0. */
  starter: number;
}

/** What a card is. */
export type Kind = "mechanic" | "robot" | "upgrade" | "fzzzt" | "unit";

/** The public fields of the table. */
export interface Facts {
  phase: Phase;
  round: number;
  chief: number;
  last_lot: string | null;
  last_winner: number | null;
  /** The bids of the last auction by seat, for everybody to look at until the next one is decided. */
  last_bids: string[][];
  /** The number of the mechanic that each seat plays, for everybody to know. §3 */
  mechanics: number[];
}

/** What the next step is. */
export type Phase = "prepare" | "auction" | "clean_up" | "over";

/** The clock of the match, who bids when, and how far every unit is. */
export interface Signs {
  rounds: number;
  auctions: number;
  /** Which auction of the round this is; 0 between rounds. */
  auction: number;
  /** Who bids in this auction, the first first: ties go the same way. */
  order: number[];
  units: Record<string, Work>;
  /** What the viewer has chosen for its units in the question that is still open. */
  placed: Record<string, string>;
  /** Whether all cards of a seat are known, so that its points are certain. */
  whole: boolean[];
}

/** How far a production unit is. */
export interface Work {
  widgets: number;
  /** What it would bring now, or cost. */
  points: number;
  /** For each of its symbols. */
  sockets: Socket[];
}

/** Where the card is that fills a symbol of a widget. */
export type Socket = "on" | "held" | "missing";

export type CardView = AnyCard<Face>;
export type Scene = AnyScene<Facts, Signs>;
