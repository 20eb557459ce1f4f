/** A pad: what it was told, kept by this browser, and what it shows for that. */
import { padView, sharePad, sharedPad } from "./api";
import { preference, setPreference } from "./preferences";
import type { PadView, Speech } from "./protocol";
import { toasts, tried } from "./toasts.svelte";

/** What every pad is told first: the luck of whatever is shuffled. */
const SEED = "seed ";
const BYTES = 32;
const LOOKING = 2000;

export class Pad {
  told = $state.raw<string[]>([]);
  view = $state.raw<PadView | null>(null);
  busy = $state(false);
  /** The key with which this pad is shown to others. */
  #secret: string | null;
  readonly watching: boolean;

  #asked = 0;
  #closed = false;

  constructor(readonly game: string, readonly name: string, readonly watched: string | null = null) {
    this.watching = watched !== null;
    this.#secret = preference(`${this.#key}-shared`) || null;
    if (watched !== null) void this.#watch(watched);
    else {
      this.told = this.#kept() ?? [fresh()];
      void this.#show(this.told);
    }
  }

  get #key(): string {
    return `pad-${this.game}-${this.name}`;
  }

  get undoable(): boolean {
    return this.told.length > 1;
  }

  /** What was told last under a key, before the answer to it is here. */
  value(key: string): string | null {
    const last = key && this.told.filter((text) => text === key || text.startsWith(`${key} `)).at(-1);
    return last ? last.slice(key.length + 1) : null;
  }

  /** Tell something; what does not fit is said, and not kept. */
  async tell(key: string, value: string): Promise<void> {
    const text = key ? `${key} ${value}` : value;
    // Steps of the same number are one thing told.
    const last = this.told.at(-1) ?? "";
    const again = key !== "" && last.startsWith(`${key} `) && this.told.length > 1;
    await this.replace([...(again ? this.told.slice(0, -1) : this.told), text]);
  }

  async undo(): Promise<void> {
    if (this.undoable) await this.replace(this.told.slice(0, -1));
  }

  /** Begin again; nothing else takes back everything. */
  async restart(): Promise<void> {
    await this.replace([fresh()]);
  }

  /** Have been told this instead; false if it does not fit. */
  async replace(told: string[]): Promise<boolean> {
    const before = this.told;
    this.told = told;
    const fits = await this.#show(told);
    if (!fits && this.told === told) this.told = before;
    if (fits) this.#keep();
    return fits;
  }

  /** What it would show; of what does not fit, where that begins. */
  try(told: string[]): Promise<PadView | null> {
    return tried(padView(this.game, this.name, told));
  }

  async #show(told: string[]): Promise<boolean> {
    const number = ++this.#asked;
    this.busy = true;
    const view = await tried(padView(this.game, this.name, told));
    if (number !== this.#asked) return view !== null && view.unfit == null;
    this.busy = false;
    if (view === null) return false;
    if (view.unfit != null) {
      toasts.add(view.unfit.why);
      // What was kept by an older version may not fit any more: the rest of it is not lost.
      if (this.view === null && told.length) {
        this.told = told.filter((_, place) => place !== view.unfit?.number);
        return this.#show(this.told.length ? this.told : [fresh()]);
      }
      return false;
    }
    this.view = view;
    return true;
  }

  #kept(): string[] | null {
    try {
      const kept: unknown = JSON.parse(preference(this.#key) ?? "null");
      return Array.isArray(kept) && kept.length && kept.every((text) => typeof text === "string") ? kept : null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    setPreference(this.#key, JSON.stringify(this.told));
    if (this.#secret) void this.#send(this.#secret).catch(() => undefined);
  }

  // -- other screens ---------------------------------------------------------------------------------

  /** Let other screens look on; the code for them, null if there is no way. */
  async share(): Promise<string | null> {
    if (this.watched !== null) return this.watched;
    this.#secret ??= random();
    const code = await tried(this.#send(this.#secret));
    if (code !== null) setPreference(`${this.#key}-shared`, this.#secret);
    return code;
  }

  #send(key: string): Promise<string> {
    return sharePad({ game: this.game, name: this.name, told: this.told }, key);
  }

  async #watch(code: string): Promise<void> {
    while (!this.#closed) {
      const found = await tried(sharedPad(code));
      if (found && JSON.stringify(found.told) !== JSON.stringify(this.told)) {
        this.told = found.told;
        await this.#show(found.told);
      }
      await new Promise((done) => setTimeout(done, LOOKING));
    }
  }

  close(): void {
    this.#closed = true;
  }
}

function fresh(): string {
  return SEED + random();
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What has changed between two pages of a pad, as the sentences that are there now and were not before. */
export function changes(before: PadView, after: PadView, say: (speech: Speech) => string): string[] {
  const lines = (view: PadView): string[] =>
    view.sections.flatMap((section) =>
      section.parts.flatMap((part) => {
        if (part.type === "gauge") return [`${say(part.label)}: ${part.value}`];
        if (part.type === "sheet") return [`${say(part.side)}: ${part.total ?? "?"}`];
        return part.type === "remark" ? [say(part.text)] : [];
      }),
    );
  const old = new Set(lines(before));
  return lines(after).filter((line) => !old.has(line));
}
