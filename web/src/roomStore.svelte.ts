/** The store of a room: what the server has said of it, and the commands on their way. Keeps one socket open over cuts and restarts. */
import { Director, type Showing } from "./director.svelte";
import { motion } from "./motion.svelte";
import type {
  Beat, Command, FromClient, Hinted, Line, RoomView, Saying, Scene, Speech, ToClient, Update, Whole,
} from "./protocol";
import { localTable } from "./local/table.svelte";
import { apply, passBy } from "./scene";
import { site } from "./site";

/** Why there will be no more of a room here. */
export type Ending = "gone" | "nameless" | "refused" | "outdated";

/** What the store needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A command without its id, which the store gives it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

const ENDINGS: Record<number, Ending> = { 4400: "outdated", 4401: "nameless", 4403: "refused", 4404: "gone" };
const MOVING = 4503;
const QUICK = 150;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING = 20_000;
const SPECTATING = -1;

export class RoomStore {
  room = $state.raw<RoomView | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Saying[]>([]);
  hint = $state.raw<Hinted | null>(null);
  /** What is on the screen, which comes after what is there. */
  readonly director = new Director(() => motion.pace, () => !this.#returning && globalThis.document?.hidden !== true);
  /** Whether what is shown is what there is. */
  connected = $state(false);
  ending = $state<Ending | null>(null);
  refusal = $state.raw<Speech | null>(null);
  /** The number of the question that an answer is on its way to. */
  answering = $state<number | null>(null);
  /** How many lines the log had when I answered last: what follows is new to me. */
  read = $state(0);
  /** The server's time minus ours, in seconds. */
  offset = 0;

  #epoch: string | null = null;
  #number = 0;
  /** The seat looked from; null until the server has said which one is mine. */
  #eyes: number | null = null;
  #socket: Socket | null = null;
  #pending = new Map<string, Command>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = true;
  /** Whether what was missed during a cut may still be on its way. */
  #returning = false;

  constructor(readonly id: string, private readonly connect: (path: string) => Socket = line) {
    this.#open();
    globalThis.document?.addEventListener("visibilitychange", this.#seen);
  }

  /** Somebody looks again. */
  #seen = (): void => {
    if (!globalThis.document.hidden) this.director.back();
  };

  // -- what people do ------------------------------------------------------------------------------

  /** Send a command now, or as soon as there is a line again, until it is done or refused. */
  do(wish: Wish): void {
    const command = { ...wish, id: freshId() } as Command;
    this.#pending.set(command.id, command);
    if (command.type === "answer") {
      this.answering = command.number;
      this.director.turn();
    }
    if (this.connected) this.#send(command);
  }

  /** Answer the question of the scene. */
  answer(text: string): void {
    const scene = this.scene;
    if (scene?.question) {
      this.do({ type: "answer", seat: scene.viewer, number: scene.question.number, text });
    }
  }

  /** The seat that I look from, or -1. */
  get seat(): number {
    return this.#eyes ?? SPECTATING;
  }

  /** Look from another seat of mine, on a device that goes round the table. */
  look(seat: number): void {
    this.#forget();
    this.#eyes = seat;
    this.scene = null;
    this.director.begin(null, []);
    this.hint = null;
    this.answering = null;
    this.#again();
  }

  /** Try again at once: the network is back, or somebody has a name now. */
  retry(): void {
    if (this.#socket !== null) return;
    this.ending = null;
    this.#failures = 0;
    this.#open();
  }

  leave(): void {
    this.ending = "gone";
    globalThis.document?.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  // -- the socket ------------------------------------------------------------------------------------

  #open(): void {
    clearTimeout(this.#timer);
    const query = this.#eyes === null ? "" : `?seat=${this.#eyes}`;
    const socket = this.connect(`/api/rooms/${encodeURIComponent(this.id)}/socket${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#returning = this.#epoch !== null;
      this.#send({ type: "hello", epoch: this.#epoch, last: this.#number });
      this.connected = true;
      for (const command of this.#pending.values()) this.#send(command);
      this.#keepAlive();
    };
    socket.onmessage = (event) => {
      this.#heard = true;
      if (this.#socket === socket) this.#take(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lost(code: number): void {
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#timer);
    if (this.ending) return;
    const ending = ENDINGS[code];
    if (ending === "refused" && this.#eyes !== null && this.#eyes !== SPECTATING) {
      // The seat that was looked from is not mine any more: look from whichever is.
      this.#forget();
    } else if (ending) {
      this.ending = ending;
      return;
    }
    const pause = code === MOVING ? QUICK : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    // Not all at once: after a restart everybody comes back.
    this.#timer = setTimeout(() => this.#open(), pause * (0.5 + Math.random()));
  }

  /** Look anew, from whichever seat is mine now. */
  #forget(): void {
    this.#epoch = null;
    this.#number = 0;
    this.#eyes = null;
  }

  #again(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    socket?.close();
    this.#open();
  }

  #keepAlive(): void {
    clearTimeout(this.#timer);
    this.#heard = false;
    this.#send({ type: "ping" });
    this.#timer = setTimeout(() => {
      if (this.#heard) this.#keepAlive();
      else this.#again();
    }, PING);
  }

  // -- what the server says ------------------------------------------------------------------------

  #take(message: ToClient): void {
    switch (message.type) {
      case "whole":
        return this.#takeWhole(message);
      case "update":
        return this.#takeUpdate(message);
      case "done":
        this.#pending.delete(message.id);
        return;
      case "refused":
        return this.#takeRefusal(message.id ?? null, message.why);
      case "hinted":
        this.#pending.delete(message.id);
        this.hint = message;
        return;
      case "pong":
        this.offset = message.now - Date.now() / 1000;
        if (this.#returning) {
          this.#returning = false;
          this.director.back();
        }
    }
  }

  #takeWhole(whole: Whole): void {
    this.#failures = 0;
    this.#epoch = whole.epoch;
    this.#number = whole.number;
    this.offset = whole.now - Date.now() / 1000;
    this.#eyes ??= firstMine(whole.room);
    const [known, read] = [this.scene?.fingerprint, this.log.length];
    this.log = whole.log ?? [];
    this.chat = whole.chat ?? [];
    this.read = Math.min(this.read, this.log.length);
    this.#show(whole.scene ?? null);
    const before = whole.turn ? { ...whole.turn.scene, question: null } : null;
    this.director.begin(this.scene, this.log, before, before ? showings(before, whole.turn!.beats) : []);
    if (this.#returning && known !== undefined && known === this.scene?.fingerprint) this.director.back(Math.max(0, this.log.length - read));
    this.#see(whole.room);
  }

  #takeUpdate(update: Update): void {
    if (update.number !== this.#number + 1) {
      this.#epoch = null;
      this.#again();
      return;
    }
    this.#failures = 0;
    this.#number = update.number;
    if (update.chat) this.chat = [...this.chat, ...update.chat];
    if (update.beats || update.scene || update.log) this.#play(update);
    if (update.room) this.#see(update.room);
  }

  #play({ beats = [], scene: patch, log }: Update): void {
    const shown = this.scene ? showings({ ...this.scene, question: null }, beats) : [];
    const last = shown[shown.length - 1];
    const scene = this.scene && last ? { ...last.scene, question: this.scene.question } : this.scene;
    if (log) {
      // A log that has become shorter has forgotten lines; otherwise somebody has another name, and all lines are where they were.
      if (log.length < this.log.length) this.read = 0;
      this.log = log;
    } else if (shown.length) {
      this.log = [...this.log, ...shown.flatMap((showing) => showing.lines)];
    }
    if (scene) this.#show(patch ? apply(scene, patch) : scene);
    this.director.show(shown, this.scene, this.log);
  }

  #show(scene: Scene | null): void {
    const asked = scene?.question?.number ?? null;
    if (asked !== this.answering) this.answering = null;
    if (asked === null && this.scene?.question) this.read = this.log.length;
    if (asked !== this.hint?.number) this.hint = null;
    this.scene = scene;
  }

  #see(room: RoomView): void {
    this.room = room;
    // Whoever has just sat down looks from that seat; whoever looks on from a seat of theirs stays there.
    if (this.#eyes === SPECTATING && firstMine(room) !== SPECTATING) {
      this.#forget();
      this.#again();
    }
  }

  #takeRefusal(id: string | null, why: Speech): void {
    if (id === null) return;
    const command = this.#pending.get(id);
    this.#pending.delete(id);
    if (command?.type === "answer") this.answering = null;
    this.refusal = why;
  }
}

/** What happens one after the other, from a scene on. While something is shown nothing is asked. */
function showings(scene: Scene, beats: Beat[]): Showing[] {
  let before = scene;
  return beats.map((beat) => {
    before = passBy(before, beat);
    return { event: beat.event, scene: before, lines: beat.log ?? [] };
  });
}

function firstMine(room: RoomView): number {
  return room.seats.findIndex((seat) => seat.mine);
}

/** An id that no other command has. `crypto.randomUUID` is missing where a phone comes over plain HTTP. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A socket of the server, or a line to the rooms of a static page. */
function line(path: string): Socket {
  if (site) return localTable.connect(path);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
}
