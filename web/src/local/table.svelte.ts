/** The table without a server: the page's line to the worker that has the rooms. */
import type { Socket } from "../roomStore.svelte";
import { ROOT, site } from "../site";
import type { Fault, FromRooms, ToBots, ToRooms, Unkept } from "./messages";
import { offline } from "./offline.svelte";
import { hold } from "./tabs";

/** So many cores a page leaves alone: its own, and that of the rooms. */
const SPARED = 2;
/** So many workers for bots that search are enough. */
const MOST = 2;

export interface Answered {
  status: number;
  body: string;
}

class LocalTable {
  state = $state<"idle" | "loading" | "opening" | "ready" | "elsewhere" | "failed">("idle");
  loaded = $state(0);
  whole = $state(site ? [site.python.runtime, site.python.library, site.python.extension, ...site.python.packages].reduce((sum, part) => sum + part.bytes, 0) : 0);
  fault = $state<Fault | null>(null);
  unkept = $state<Unkept | null>(null);

  #rooms: Worker | null = null;
  readonly #bots = new Map<number, Worker>();
  readonly #asked = new Map<number, (answered: Answered) => void>();
  #opening: LocalLine[] = [];
  readonly #lines = new Map<number, LocalLine>();
  readonly #early: ToRooms[] = [];
  #numbers = 0;

  /** Load what is needed and open the rooms, unless that has been done. */
  async begin(force = false): Promise<void> {
    if (site === null || (this.state !== "idle" && !force)) return;
    this.state = "loading";
    this.fault = null;
    if (!(await hold(force, () => this.#stop("elsewhere")))) {
      this.state = "elsewhere";
      return;
    }
    const rooms = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rooms" });
    this.#rooms = rooms;
    rooms.onmessage = ({ data }: MessageEvent<FromRooms>) => this.#take(data);
    rooms.onerror = () => this.#fail(typeof WebAssembly === "object" ? "no-memory" : "no-webassembly");
    rooms.postMessage({ type: "begin", root: ROOT, python: $state.snapshot(site.python), cache: cacheName(), ...crew() } satisfies ToRooms);
    for (const message of this.#early.splice(0)) rooms.postMessage(message);
  }

  /** What cannot be mended has been read. */
  forgive(): void {
    this.fault = null;
  }

  /** Ask what a server would be asked over HTTP. */
  ask(method: string, path: string, body: string): Promise<Answered> {
    void this.begin();
    const number = this.#numbers++;
    return new Promise((done) => {
      this.#asked.set(number, done);
      this.#send({ type: "ask", number, method, path, body });
    });
  }

  /** A line to a room, where a server would have a socket. */
  connect(path: string): Socket {
    void this.begin();
    const line = new LocalLine(this.#numbers++, (message) => this.#send(message), (number) => this.#lines.delete(number));
    this.#lines.set(line.number, line);
    this.#send({ type: "open", line: line.number, address: path });
    if (this.state === "ready") queueMicrotask(() => line.onopen?.());
    else this.#opening.push(line);
    return line;
  }

  #send(message: ToRooms): void {
    if (this.#rooms) this.#rooms.postMessage(message);
    else this.#early.push(message);
  }

  #take(message: FromRooms): void {
    switch (message.type) {
      case "progress":
        this.loaded = message.loaded;
        this.whole = message.whole;
        if (message.loaded >= message.whole) this.state = "opening";
        return;
      case "ready":
        this.state = "ready";
        void offline.keep();
        for (const line of this.#opening.splice(0)) line.onopen?.();
        return;
      case "failed":
        console.error(message.told);
        return this.#fail(message.fault);
      case "unkept":
        this.unkept = message.why;
        return;
      case "answer":
        this.#asked.get(message.number)?.({ status: message.status, body: message.body });
        this.#asked.delete(message.number);
        return;
      case "say":
        this.#lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case "cut":
        return this.#lines.get(message.line)?.cut(message.code);
      case "bots": {
        const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "bots" });
        worker.postMessage({ port: message.port, python: message.python } satisfies ToBots, [message.port]);
        this.#bots.set(message.worker, worker);
        return;
      }
      case "end":
        this.#bots.get(message.worker)?.terminate();
        this.#bots.delete(message.worker);
    }
  }

  #fail(fault: Fault): void {
    this.fault = fault;
    this.#stop("failed");
  }

  /** End all workers. What waits for an answer waits until the rooms are opened again. */
  #stop(state: "elsewhere" | "failed"): void {
    this.state = state;
    this.#rooms?.terminate();
    this.#rooms = null;
    for (const worker of this.#bots.values()) worker.terminate();
    this.#bots.clear();
    this.#opening = [];
    for (const line of this.#lines.values()) line.cut(LOST);
    for (const done of this.#asked.values()) done({ status: 0, body: "" });
    this.#asked.clear();
  }
}

/** As if the server had gone: the line is opened again. */
const LOST = 1006;

class LocalLine implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly number: number, private readonly tell: (message: ToRooms) => void, private readonly over: (line: number) => void) {}

  send(text: string): void {
    this.tell({ type: "hear", line: this.number, text });
  }

  close(): void {
    this.tell({ type: "close", line: this.number });
    this.over(this.number);
  }

  cut(code: number): void {
    this.over(this.number);
    this.onclose?.({ code });
  }
}

/** How many workers bots have: on a phone one for all of them, elsewhere some that search and one for those that do not. */
function crew(): { searching: number; kept: number } {
  const small = matchMedia("(pointer: coarse)").matches || (navigator as { deviceMemory?: number }).deviceMemory! < 4;
  const spare = (navigator.hardwareConcurrency || 2) - SPARED;
  return small || spare < 2 ? { searching: 1, kept: 0 } : { searching: Math.min(MOST, spare - 1), kept: 1 };
}

/** What the service worker calls the place where it keeps the files of this version. */
export function cacheName(): string {
  return `ludoteca ${ROOT} ${site?.version ?? ""}`;
}

export const localTable = new LocalTable();
