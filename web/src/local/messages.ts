/** What the page and its workers say to one another. */
import type { Site } from "../site";

/** To the worker that has the rooms: what the page wants. */
export type ToRooms =
  | { type: "begin"; root: string; python: Site["python"]; cache: string; searching: number; kept: number }
  | { type: "ask"; number: number; method: string; path: string; body: string }
  | { type: "open"; line: number; address: string }
  | { type: "hear"; line: number; text: string }
  | { type: "close"; line: number };

/** Why the rooms cannot be opened. */
export type Fault = "no-webassembly" | "no-line" | "no-memory";

/** Why nothing is kept: the browser has no store for us, or it is full. */
export type Unkept = "refused" | "full";

/** From the worker that has the rooms. */
export type FromRooms =
  | { type: "progress"; loaded: number; whole: number }
  | { type: "ready" }
  | { type: "failed"; fault: Fault; told: string }
  | { type: "unkept"; why: Unkept }
  | { type: "answer"; number: number; status: number; body: string }
  | { type: "say"; line: number; text: string }
  | { type: "cut"; line: number; code: number }
  /** A worker for bots is wanted, or not any more. */
  | { type: "bots"; worker: number; port: MessagePort }
  | { type: "end"; worker: number };

/** To a worker for bots, over a port of its own: the parts of Python first, then tasks, each byte a character. */
export type ToBots = { type: "begin"; python: Ingredients } | { type: "task"; text: string };

/** From a worker for bots: its replies, of which the first says that it is ready. */
export type FromBots = string;

/** The files that Python is made of. */
export interface Ingredients {
  runtime: ArrayBuffer;
  library: ArrayBuffer;
  extension: ArrayBuffer;
  packages: ArrayBuffer[];
}
