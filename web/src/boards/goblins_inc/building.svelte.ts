/** Laying tiles: which one is in hand, how it is turned, and which ones are pencilled in until they are asked for. */
import type { Scene } from "./shown";

export interface Place {
  square: number;
  turn: number;
}

export class Building {
  /** The tile in hand, if it is another than the one that is asked for. */
  inHand = $state<string | null>(null);
  #turns = $state.raw<Record<string, number>>({});
  pencilled = $state.raw<Record<string, Place>>({});
  /** What was answered in this batch: the scene tells it no longer once all five tiles lie. */
  answered = $state.raw<Record<string, Place>>({});
  #batch: string[] = [];

  /** Forget what was planned for other tiles than these. */
  hold(tiles: string[]): void {
    const same = tiles.length > 0 && tiles.every((tile) => this.#batch.includes(tile));
    if (same || (!tiles.length && !this.#batch.length)) return;
    this.#batch = [...tiles];
    this.inHand = null;
    this.#turns = {};
    this.pencilled = {};
    this.answered = {};
  }

  turnOf(tile: string, ways: number[]): number {
    const turn = this.#turns[tile] ?? ways[0] ?? 0;
    return ways.includes(turn) ? turn : (ways[0] ?? 0);
  }

  /** Turn a tile to the next way it can lie, or to the one before. */
  turn(tile: string, ways: number[], step: 1 | -1 = 1): void {
    const place = ways.indexOf(this.turnOf(tile, ways));
    const next = ways[(place + step + ways.length) % ways.length] ?? 0;
    this.#turns = { ...this.#turns, [tile]: next };
    const there = this.pencilled[tile];
    if (there) this.pencilled = { ...this.pencilled, [tile]: { ...there, turn: next } };
  }

  pencil(tile: string, place: Place): void {
    const others = Object.entries(this.pencilled).filter(([other, there]) => other !== tile && there.square !== place.square);
    this.pencilled = { ...Object.fromEntries(others), [tile]: place };
    this.inHand = null;
  }

  /** A tile lies now; whatever was pencilled in there has to go elsewhere. */
  lay(tile: string, place: Place): void {
    this.answered = { ...this.answered, [tile]: place };
    this.pencilled = Object.fromEntries(Object.entries(this.pencilled).filter(([other, there]) => other !== tile && there.square !== place.square));
    this.inHand = null;
  }

  take(tile: string): void {
    this.inHand = tile;
    this.pencilled = Object.fromEntries(Object.entries(this.pencilled).filter(([other]) => other !== tile));
  }
}

/** By square the choices that put a tile there, turned so. */
export function spotsOf(scene: Pick<Scene, "question">, turn: number): Map<number, string> {
  const found = new Map<number, string>();
  for (const { text } of scene.question?.choices ?? []) {
    const [, row = 0, column = 0, quarters = 0] = (/^(\d)\.(\d)\/(\d)$/.exec(text) ?? []).map(Number);
    if (row && quarters === turn) found.set((row - 1) * 5 + column - 1, text);
  }
  return found;
}

/** The turns that any choice offers. */
export function waysOf(scene: Pick<Scene, "question">): number[] {
  const found = (scene.question?.choices ?? []).filter(({ text }) => text.includes("/")).map(({ text }) => Number(text.split("/")[1]));
  return [...new Set(found)].sort();
}
