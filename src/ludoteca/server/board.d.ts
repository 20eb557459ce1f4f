// Made from web/src/boards/contract.ts and the server's protocol by `python -m ludoteca.server.schema`.
/** What a board that a package brings is given, and what it has to offer: one JavaScript module. */

/** What there is to show. It is never more than the viewer may know, and it is not to be changed. */
export interface Table<Face = object, Facts = object, Signs = object> {
  scene: Scene<Facts, Signs>;
  /** Every card of the game by its name. */
  cards: ReadonlyMap<string, CardView<Face>>;
  /** What the seats are called. */
  names: readonly string[];
  /** What has just happened, for whatever moves. */
  happenings: readonly Happening[];
  /** What the viewer is asked and can answer now; null while nothing is asked, or an answer is on its way. */
  question: Question | null;
  /** Of a question that takes several choices those that are picked, until the viewer confirms them below the board. */
  chosen: readonly string[];
  /** Pick a choice by its text, or put it back; what is no choice is ignored. */
  pick: (text: string) => void;
  /** A message in the viewer's language. */
  say: (speech: Speech) => string;
  /** The viewer's language: en, ru, uk or nl. */
  language: string;
}

/** A board that is shown. */
export interface Mounted<Face = object, Facts = object, Signs = object> {
  /** Show what there is now. */
  update: (table: Table<Face, Facts, Signs>) => void;
  /** Be shown no longer. */
  destroy?: () => void;
}

/** What the module exports. */
export interface BoardModule<Face = object, Facts = object, Signs = object> {
  mount: (target: HTMLElement, table: Table<Face, Facts, Signs>) => Mounted<Face, Facts, Signs>;
  /** The texts of the choices that are picked on the board itself and need no button. */
  onTable?: (scene: Scene<Facts, Signs>) => Iterable<string>;
}

/** A message of the language files, with arguments that may be messages themselves. */
export interface Speech {
  id: string;
  args?: Record<string, number | string | Speech>;
}

/** A zone of the table: a name for each card that the viewer may know, null for each other. */
export interface Zone {
  name: string;
  owner: number | null;
  cards: (string | null)[];
}

/** One thing to choose: its notation, which is the answer, and what people call it. */
export interface Choice {
  text: string;
  label: Speech;
}

/** What the viewer is asked. With `most` any number of choices from `least` to `most` makes the answer. */
export interface Question {
  /** Goes back with the answer, so that no answer is taken for another question. */
  number: number;
  ask: string;
  rule: string;
  text: Speech;
  help: Speech;
  about: string[];
  choices: Choice[];
  /** What the viewer has answered already in the same sealed question, in notation, */
  earlier?: string[];
  /** and as people call it. */
  already?: Speech | null;
  least?: number | null;
  most?: number | null;
}

/** One line of a score sheet. */
export interface ScoreLine {
  seat: number;
  text: Speech;
  points: number;
  rule: string;
}

/** How the match ended: ranks and scores by seat, and every line with its rule. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  lines: ScoreLine[];
  /** The seats that have won: one, several together, or none. */
  winners: number[];
  /** What to say if no seat has won: a draw, or who else has. */
  unwon: Speech | null;
}

/** Everything of the match that a viewer may know now. */
export interface Scene<Facts = object, Signs = object> {
  game: string;
  /** The seat, or -1 for a spectator. */
  viewer: number;
  seats: number;
  options: Record<string, string>;
  /** The hash of the seed: whoever gets the seed in the end can verify the shuffle. */
  fingerprint: string;
  zones: Zone[];
  rumours: Record<string, string[]>;
  hidden: Record<string, string[]>;
  facts: Facts;
  waiting: number[];
  question: Question | null;
  outcome: Outcome | null;
  /** What each seat would score if the match ended now, as far as the viewer may know. */
  so_far: ScoreLine[];
  /** What follows by the rules from what the viewer sees: whoever draws the table need not know them. */
  signs: Signs;
}

/** An event as the viewer may know it: for animations and for the screen reader. */
export interface Happening {
  kind: string;
  rule: string;
  seat: number | null;
  cards: string[];
  count: number;
  facts?: Record<string, number | string | null>;
}

/** A card of a game: what zones and choices call it, what people call it, and what it does. */
export interface CardView<Face = object> {
  name: string;
  label: Speech;
  about: Speech;
  rule: string;
  /** What is printed on it, for whoever draws it; each game has its own. */
  face: Face;
}
