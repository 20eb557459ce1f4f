/** What somebody loses most by: the mistakes of past matches against bots, kept by this browser. */
import { match, mine, games } from "./api";
import { hear } from "./lang.svelte";
import { preference, setPreference } from "./preferences";
import type { FinishedView, Speech } from "./protocol";
import { reviewOf, type Review } from "./review.svelte";
import { isBot } from "./seats";

/** So many matches are looked at, the latest first. */
const LATEST = 12;
const KEPT = "mistakes";

export interface Mistake {
  match: string;
  game: string;
  seat: number;
  after: number;
  ask: string;
  question: Speech;
  cost: number;
}

/** Mistakes of one kind. */
export interface Kind {
  game: string;
  ask: string;
  cost: number;
  /** The dearest first. */
  mistakes: Mistake[];
}

class Losses {
  /** By match; of those that were looked at to the end. */
  found = $state.raw<Record<string, Mistake[]>>({});
  done = $state(0);
  whole = $state<number | null>(null);
  readonly kinds = $derived(kindsOf(Object.values(this.found).flat()));
  #reviewing: Review | null = null;
  #visit = 0;

  /** Look at the matches of whoever this is, until they leave. */
  async begin(): Promise<void> {
    const visit = ++this.#visit;
    const here = (await games()).map((game) => game.id);
    const matches = (await mine()).matches.filter((one) => against(one) && here.includes(one.game)).slice(0, LATEST);
    await Promise.all([...new Set(matches.map((one) => one.game))].map(hear));
    const known = remembered();
    this.found = Object.fromEntries(matches.flatMap(({ match: id }) => (known[id] ? [[id, known[id]]] : [])));
    this.whole = matches.length;
    this.done = 0;
    for (const { match: id } of matches) {
      if (visit !== this.#visit) return;
      if (!this.found[id]) await this.#look(id);
      this.done += 1;
    }
  }

  drop(): void {
    this.#visit += 1;
    this.#reviewing?.drop();
  }

  async #look(id: string): Promise<void> {
    const about = await match(id);
    if (!about?.kept || about.me == null) return;
    const [seat, review] = [about.me, (this.#reviewing = reviewOf(about, about.me))];
    await review.begin(true, "mistakes");
    if (!review.settled) return;
    const mistakes = review.mistakes.map(({ after, ask, question, cost }) => ({ match: id, game: about.game, seat, after, ask, question, cost }));
    this.found = { ...this.found, [id]: mistakes };
    setPreference(KEPT, JSON.stringify(this.found));
  }
}

export const losses = new Losses();

function against(match: FinishedView): boolean {
  return match.names.some(isBot) && match.ranks.length > 0;
}

function remembered(): Record<string, Mistake[]> {
  try {
    return (JSON.parse(preference(KEPT) ?? "{}") as Record<string, Mistake[]> | null) ?? {};
  } catch {
    return {};
  }
}

/** Mistakes by the kind of question, what cost most first. */
export function kindsOf(mistakes: Mistake[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const mistake of [...mistakes].sort((a, b) => b.cost - a.cost)) {
    const key = `${mistake.game} ${mistake.ask}`;
    const kind = kinds.get(key) ?? { game: mistake.game, ask: mistake.ask, cost: 0, mistakes: [] };
    kind.cost += mistake.cost;
    kind.mistakes.push(mistake);
    kinds.set(key, kind);
  }
  return [...kinds.values()].sort((a, b) => b.cost - a.cost);
}
