/** What has changed since the viewer's last decision, and what each seat has done: it stays marked until the next one. */
import type { Happening } from "../../protocol";
import type { Scene } from "./shown";

/** Something that a seat has done, for its speech bubble. */
export interface Saying {
  kind: string;
  cards: string[];
  count: number;
  other: number | null;
}

export interface Marks {
  /** Cards that have come to where they lie. */
  fresh: Set<string>;
  /** Cards that have left the rules and Goals in play, the latest last. */
  torn: string[];
  said: Map<number, Saying[]>;
}

export const NOTHING: Marks = { fresh: new Set(), torn: [], said: new Map() };

/** So many things a bubble tells; what came before is in the log. */
const TOLD = 2;
const TORN_FROM = ["new rules", "goals"];
/** A card that comes there is nothing new to look at. */
const QUIET = ["draw pile", "discard pile", "limbo", "swap", "box"];
const TELLING = new Set([
  "played", "killed", "creeper", "fled", "passed_on", "repelled", "lured", "larry_moved", "groaned", "traded", "laid_off",
]);

/** Whether the change from one scene to the next is the answer of the viewer, or for whoever only looks on a new turn. */
export function isAnswer(old: Scene, now: Scene): boolean {
  if (old.question) return old.question.number !== now.question?.number;
  return now.viewer < 0 && old.facts.turns !== now.facts.turns;
}

/** The marks after one more change; they begin anew with an answer of the viewer. */
export function marked(marks: Marks, old: Scene, now: Scene, happenings: Happening[]): Marks {
  const before = isAnswer(old, now) ? NOTHING : marks;
  const [was, is] = [whereabouts(old), whereabouts(now)];
  const moved = [...is].filter(([name, zone]) => was.get(name) !== zone);
  const fresh = new Set(before.fresh);
  for (const [name, zone] of moved) {
    if (QUIET.includes(zone)) fresh.delete(name);
    else fresh.add(name);
  }
  const gone = [...was].filter(([name, zone]) => TORN_FROM.includes(zone) && is.get(name) !== zone).map(([name]) => name);
  const torn = [...before.torn, ...gone].filter((name) => !TORN_FROM.includes(is.get(name) ?? ""));
  return { fresh, torn: [...new Set(torn)], said: added(before.said, happenings) };
}

function whereabouts(scene: Scene): Map<string, string> {
  const places = new Map<string, string>();
  for (const zone of scene.zones) for (const name of zone.cards) if (name !== null) places.set(name, zone.name);
  return places;
}

function added(said: Map<number, Saying[]>, happenings: Happening[]): Map<number, Saying[]> {
  const all = new Map(said);
  for (const { kind, seat, cards, count, facts } of happenings) {
    if (seat === null || !TELLING.has(kind)) continue;
    const other = typeof facts?.with === "number" ? facts.with : null;
    all.set(seat, [...(all.get(seat) ?? []), { kind, cards, count, other }].slice(-TOLD));
  }
  return all;
}
