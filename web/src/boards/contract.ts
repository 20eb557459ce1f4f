/** What a board that a package brings is given, and what it has to offer: one JavaScript module. */
import type { CardView, Happening, Question, Scene, Speech } from "../protocol";

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
