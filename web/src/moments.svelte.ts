/** The moments of a finished match as one leafs through them: those around are fetched together, one request at a time. */
import { moments } from "./api";
import type { Moment } from "./protocol";

/** So many moments come together. */
const ROW = 16;

export class Moments {
  /** What is looked at now; while it is on its way, what was looked at before. */
  shown = $state.raw<Moment | null>(null);
  /** The number of answers of what is shown. */
  number = $state(-1);
  readonly #rows = new Map<string, Moment[]>();
  #wanted: { number: number; eyes: string } = { number: 0, eyes: "" };
  #asking = false;

  constructor(private readonly match: string, private readonly length: number, private readonly fail: (error: unknown) => void) {}

  look(number: number, eyes: string): void {
    this.#wanted = { number, eyes };
    this.#show();
    if (!this.#asking) void this.#fetch();
  }

  #show(): void {
    const { number, eyes } = this.#wanted;
    const found = this.#rows.get(this.#key(number, eyes))?.[number % ROW];
    if (!found) return;
    this.shown = found;
    this.number = number;
  }

  #key(number: number, eyes: string): string {
    return `${Math.floor(number / ROW)} ${eyes}`;
  }

  /** What is wanted by now, then what comes after it, for somebody who goes on. */
  #next(): { number: number; eyes: string } | null {
    const { number, eyes } = this.#wanted;
    const near = [number, number + ROW, number - ROW].filter((one) => one >= 0 && one <= this.length);
    const missing = near.find((one) => !this.#rows.has(this.#key(one, eyes)));
    return missing === undefined ? null : { number: missing - (missing % ROW), eyes };
  }

  async #fetch(): Promise<void> {
    this.#asking = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const found = await moments(this.match, next.number, next.eyes);
        this.#rows.set(this.#key(next.number, next.eyes), found);
        this.#show();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.#asking = false;
    }
  }
}
