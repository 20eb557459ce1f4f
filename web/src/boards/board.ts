/** What every board gets, and the boards that games have of their own. */
import type { Component, Snippet } from "svelte";
import type { Lessons } from "../coach.svelte";
import type { Direction } from "../director.svelte";
import type { Picking } from "../picking.svelte";
import type { CardView, GameView, Happening, Scene } from "../protocol";
import { packageBoardOf, type PackageBoard } from "./packageBoard.svelte";

export interface BoardProps<Card = CardView, Shown = Scene> {
  scene: Shown;
  cards: Map<string, Card>;
  /** What can be picked; null while nothing is asked. */
  picking: Picking | null;
  /** What has just happened, for whatever moves. */
  happenings: Happening[];
  /** What has happened since the viewer answered, as far as it has been shown. */
  since?: Happening[];
  /** What the seats are called. */
  names: string[];
  /** A seat with its name, clock and counters; whatever lies in front of it goes inside. */
  seat: Snippet<[number, Snippet?]>;
  /** The question with its buttons, above the viewer's own cards. */
  dock?: Snippet | undefined;
  /** What the package of the game brings. */
  packaged?: PackageBoard | undefined;
}

/** A question in a board's own words: the ids of its text and help, and what else the text speaks of. */
export interface Asking {
  text: string;
  help: string;
  args?: (scene: Scene, names: string[]) => Record<string, number | string>;
}

export interface BoardKind {
  Board: Component<BoardProps>;
  /** The choices of the question that are picked on the table itself and need no button. */
  onTable: (scene: Scene) => Set<string>;
  /** Questions that the board asks in words of its own, because they are answered differently there: text and help. */
  asks?: Record<string, Asking>;
  /** How long events are looked at, and which happen at the same moment. */
  direction?: Direction;
  /** Keys of the board's own: what each does, by the id of a message. */
  KEYS?: Record<string, string>;
  /** What the coach explains, once each. */
  COACH?: Lessons;
  /** What on the table could be explained now, besides the question and what has just happened. */
  topics?: (scene: Scene) => string[];
  /** The board that the package of the game brings. */
  packaged?: PackageBoard;
}

const OWN = import.meta.glob<BoardKind>("./*/index.ts");

/** The board of a game: the one that is drawn for it here, the one that its package brings, or the one that plays any game. */
export async function boardOf(game: string, view: Promise<GameView | null>): Promise<BoardKind> {
  const own = OWN[`./${game}/index.ts`];
  if (own) return own();
  const packaged = await packageBoardOf(await view);
  if (!packaged) return import("./generic");
  const { default: Board } = await import("../parts/PackageBoard.svelte");
  return { Board, packaged, onTable: (scene) => packaged.onTable(scene) };
}
