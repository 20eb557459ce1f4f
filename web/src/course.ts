/** The course of a match, reckoned from its review and its score sheet. */
import type { Outcome, Speech, VerdictView } from "./protocol";

/** Less than this decides nothing. */
const DECIDES = 0.05;

export interface Decisive {
  verdict: VerdictView;
  by: "mistake" | "good-luck" | "bad-luck";
  share: number;
}

export function decisiveOf(verdicts: VerdictView[], course: Point[]): Decisive | null {
  const all = verdicts.flatMap((verdict, place): Decisive[] => {
    const [here, next] = [course[place], course[place + 1]];
    const luck = here && next ? next.luck - here.luck : 0;
    return [
      { verdict, by: "mistake", share: verdict.cost },
      { verdict, by: luck < 0 ? "bad-luck" : "good-luck", share: Math.abs(luck) },
    ];
  });
  const most = all.reduce<Decisive | null>((best, one) => (one.share > (best?.share ?? DECIDES) ? one : best), null);
  return most;
}

export interface Point {
  after: number;
  chance: number;
  /** Where the chance would be, had nothing been lost by mistakes. */
  luck: number;
  mistake: boolean;
}

export function courseOf(verdicts: VerdictView[], result: number, length: number): Point[] {
  let lost = 0;
  const points = verdicts.map(({ after, chance, cost }) => {
    const point = { after, chance, luck: chance + lost, mistake: cost > 0 };
    lost += cost;
    return point;
  });
  return verdicts.length ? [...points, { after: length, chance: result, luck: result + lost, mistake: false }] : [];
}

export interface Difference {
  text: Speech;
  points: number;
  rule: string;
}

/** The kind of points by which the winner was most ahead of whoever came next. */
export function differenceOf(outcome: Outcome, winner: number, ranks: number[]): Difference | null {
  const next = [...ranks.keys()].filter((seat) => seat !== winner).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))[0];
  if (next === undefined) return null;
  const kinds = new Map<string, Difference>();
  const lines = outcome.lines.filter(({ seat }) => seat === winner || seat === next);
  // Of what everybody has once, such as a place on a track, the places are compared; else each thing by itself.
  const once = (id: string): boolean => [winner, next].every((seat) => lines.filter((line) => line.seat === seat && line.text.id === id).length <= 1);
  for (const { seat, text, points, rule } of lines.sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner))) {
    const kind = once(text.id) ? text.id : `${text.id} ${JSON.stringify(text.args ?? {})}`;
    const found = kinds.get(kind) ?? { text, points: 0, rule };
    found.points += seat === winner ? points : -points;
    kinds.set(kind, found);
  }
  const [most] = [...kinds.values()].sort((a, b) => b.points - a.points);
  return most && most.points > 0 ? most : null;
}
