/** What has happened since my last decision, as marks on the table: who laid which card, what was taken, what was gained. */
import type { Happening } from "../../protocol";
import { isLocation, TRACKS, type Location, type Track } from "./facts";

const LAID = ["deployed", "placed", "shifted", "laid_face_down", "automa_deployed"];
const AUTOMA_HAND = "automa hand";
const AUTOMA = 1;

/** A card that somebody has taken from a location, or that was banished from it. */
export interface Taken {
  card: string | null;
  /** Whose hand it went to; null for a banished one. */
  by: number | null;
}

/** What a side has done in its latest turn. */
export interface Deed {
  kind: "laid" | "took" | "rolled";
  card: string | null;
  word: string;
}

export interface Marks {
  /** The cards that were laid somewhere, with whoever laid them. */
  laid: Map<string, number>;
  taken: Map<Location, Taken[]>;
  /** By how much each side has more or less. */
  changes: Map<number, Partial<Record<Track, number>>>;
  deeds: Map<number, Deed[]>;
  rolled: { side: number; face: string } | null;
  sovereign: boolean;
}

export function marksOf(happenings: Happening[]): Marks {
  const marks: Marks = {
    laid: new Map(), taken: new Map(), changes: new Map(), deeds: new Map(), rolled: null, sovereign: false,
  };
  let moved: Happening | null = null;
  for (const one of happenings) {
    const at = one.facts?.["at"];
    if (one.kind === "moved") {
      moved = one;
      take(marks, one);
    } else if (one.seat === null) {
      continue;
    } else if (one.kind === "turn") {
      marks.deeds.set(one.seat, []);
    } else if (LAID.includes(one.kind)) {
      for (const card of one.cards) marks.laid.set(card, one.seat);
      if (one.kind !== "shifted") did(marks, one.seat, { kind: "laid", card: one.cards[0] ?? null, word: String(at) });
    } else if (one.kind === "took") {
      const from = String(moved?.facts?.["from"] ?? "");
      did(marks, one.seat, { kind: "took", card: one.cards[0] ?? null, word: from });
    } else if (one.kind === "rolled") {
      const face = String(one.facts?.["face"]);
      marks.rolled = { side: one.seat, face };
      did(marks, one.seat, { kind: "rolled", card: null, word: face });
    } else if (one.kind === "sovereign") {
      marks.sovereign = true;
    } else {
      change(marks, one.seat, one);
    }
  }
  return marks;
}

function did(marks: Marks, side: number, deed: Deed): void {
  marks.deeds.set(side, [...(marks.deeds.get(side) ?? []), deed]);
}

/** A card that leaves a location for a hand or for the banished ones. */
function take(marks: Marks, move: Happening): void {
  const [from, to] = [move.facts?.["from"], String(move.facts?.["to"])];
  const by = to === AUTOMA_HAND ? AUTOMA : to.startsWith("hand ") ? Number(to.slice(5)) : to === "banished" ? null : undefined;
  if (!isLocation(from) || by === undefined) return;
  const gone = move.cards.length ? move.cards : [null];
  marks.taken.set(from, [...(marks.taken.get(from) ?? []), ...gone.map((card) => ({ card, by }))]);
  for (const card of move.cards) marks.laid.delete(card);
}

function change(marks: Marks, side: number, one: Happening): void {
  const track = TRACKS.find((name) => name === one.kind);
  const count = one.facts?.["count"];
  if (!track || typeof count !== "number") return;
  const changes = marks.changes.get(side) ?? {};
  marks.changes.set(side, { ...changes, [track]: (changes[track] ?? 0) + count });
}
