/** What every board gets, and the boards that games have of their own. */
import type { Component, Snippet } from "svelte";
import type { Lessons } from "../coach.svelte";
import type { Picking } from "../picking.svelte";
import type { CardView, Happening, Scene } from "../protocol";

export interface BoardProps {
  scene: Scene;
  cards: Map<string, CardView>;
  /** What can be picked; null while nothing is asked. */
  picking: Picking | null;
  /** What has just happened, for whatever moves. */
  happenings: Happening[];
  /** A seat with its name, clock and counters; whatever lies in front of it goes inside. */
  seat: Snippet<[number, Snippet?]>;
  /** The question with its buttons, above the viewer's own cards. */
  dock?: Snippet;
}

export interface BoardKind {
  Board: Component<BoardProps>;
  /** The choices of the question that are picked on the table itself and need no button. */
  onTable: (scene: Scene) => Set<string>;
  /** Questions that the board asks in words of its own, because they are answered differently there: text and help. */
  asks?: Record<string, { text: string; help: string }>;
  /** What the coach explains, once each. */
  COACH?: Lessons;
  /** What on the table could be explained now, besides the question and what has just happened. */
  topics?: (scene: Scene) => string[];
}

const OWN = import.meta.glob<BoardKind>("./*/index.ts");

/** The board of a game: its own, or the one that plays any game. */
export async function boardOf(game: string): Promise<BoardKind> {
  return (OWN[`./${game}/index.ts`] ?? (() => import("./generic")))();
}
