/** The review of a seat in a finished match: it comes slice by slice, mistakes first, and stays for whoever comes back. */
import { Refusal, review, somebody } from "./api";
import { courseOf, decisiveOf } from "./course";
import type { MatchView, Speech, VerdictView } from "./protocol";

/** So many decisions are looked at well at once, those first that seem to have cost most. */
const AT_ONCE = 4;
/** Another review of the same person may still be on its way out. */
const [BUSY, PATIENCE, AGAIN] = [429, 12, 400];
const UNKNOWN = 401;

const kept = new Map<string, Review>();

/** The review of a seat, as far as it has come. */
export function reviewOf(about: MatchView, seat: number): Review {
  const key = `${about.match} ${seat}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = new Review(about, seat)));
  return found;
}

export class Review {
  /** In the order of the match. */
  verdicts = $state.raw<VerdictView[]>([]);
  result = $state(0);
  /** So many answers of the match have been looked at quickly, */
  glanced = $state(0);
  /** and these decisions well. */
  judged = $state.raw(new Set<number>());
  running = $state(false);
  /** Why it does not go on; it may be begun again. */
  stopped = $state.raw<Speech | null>(null);
  /** Whether whoever looks has to be somebody first. */
  nameless = $state(false);
  readonly whole = $derived.by(() => this.glanced >= this.#length && this.verdicts.every((one) => this.judged.has(one.after)));
  /** The dearest first. */
  readonly mistakes = $derived(this.verdicts.filter((one) => one.cost > 0).sort((a, b) => b.cost - a.cost));
  readonly lost = $derived(this.mistakes.reduce((sum, one) => sum + one.cost, 0));
  /** How the chances went, and how luck alone would have made them go: before each decision, and in the end. */
  readonly course = $derived.by(() => courseOf(this.verdicts, this.result, this.#length));
  /** By how much luck has changed the result. */
  readonly luck = $derived.by(() => {
    const [first, last] = [this.course[0], this.course.at(-1)];
    return first && last ? last.luck - first.luck : 0;
  });
  /** What has moved the chances most: a mistake, or luck after a decision. */
  readonly decisive = $derived.by(() => decisiveOf(this.verdicts, this.course));
  readonly #length: number;
  #dropped: AbortController | null = null;

  constructor(private readonly about: MatchView, readonly seat: number) {
    this.#length = Math.max(1, about.length);
  }

  /** How much of it is done, from 0 to 1. */
  get done(): number {
    if (this.whole) return 1;
    const well = this.verdicts.length ? this.judged.size / this.verdicts.length : 0;
    return (this.glanced / this.#length + 3 * well) / 4;
  }

  at(after: number): VerdictView | undefined {
    return this.verdicts.find((one) => one.after === after);
  }

  /** Whether all that seems a mistake has been looked at well. */
  get settled(): boolean {
    return this.glanced >= this.#length && this.mistakes.every((one) => this.judged.has(one.after));
  }

  /** Begin, or go on; nobody waits for it any more once it is dropped. The whole of it, or only what seems a mistake. */
  async begin(known = true, depth: "whole" | "mistakes" = "whole"): Promise<void> {
    if (this.running || this.whole) return;
    this.running = true;
    this.stopped = null;
    this.nameless = false;
    const { signal } = (this.#dropped = new AbortController());
    try {
      if (!known) await somebody();
      await this.#go(signal, depth);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.nameless = error.status === UNKNOWN;
      this.stopped = error.why;
    } finally {
      if (this.#dropped?.signal === signal) this.running = false;
    }
  }

  drop(): void {
    this.#dropped?.abort();
    this.#dropped = null;
    this.running = false;
  }

  async #go(signal: AbortSignal, depth: "whole" | "mistakes"): Promise<void> {
    while (this.glanced < this.#length) {
      const { verdicts, next, result } = await this.#ask({ first: this.glanced }, signal);
      this.result = result;
      this.#take(verdicts.filter((one) => !this.judged.has(one.after)));
      this.glanced = next ?? this.#length;
    }
    const left = (): VerdictView[] => this.verdicts.filter((one) => !this.judged.has(one.after) && (depth === "whole" || one.cost > 0));
    while (left().length) {
      const suspects = left().sort((a, b) => b.cost - a.cost || b.high - a.high || a.after - b.after);
      const wanted = suspects.slice(0, AT_ONCE).map((one) => one.after);
      const { verdicts } = await this.#ask({ of: wanted }, signal);
      this.#take(verdicts);
      this.judged = new Set([...this.judged, ...verdicts.map((one) => one.after)]);
      if (!verdicts.length) return;
    }
  }

  #take(verdicts: VerdictView[]): void {
    const found = new Map([...this.verdicts, ...verdicts].map((one) => [one.after, one]));
    this.verdicts = [...found.values()].sort((a, b) => a.after - b.after);
  }

  async #ask(what: { first: number } | { of: number[] }, signal: AbortSignal): Promise<Awaited<ReturnType<typeof review>>> {
    for (let times = 0; ; times++) {
      try {
        const found = await review(this.about.match, this.seat, what, signal);
        signal.throwIfAborted();
        return found;
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== BUSY || times >= PATIENCE) throw error;
        await new Promise((done) => setTimeout(done, AGAIN));
        signal.throwIfAborted();
      }
    }
  }
}
