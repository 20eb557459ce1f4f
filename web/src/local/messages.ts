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
  | { type: "bots"; worker: number; port: MessagePort; python: Ingredients }
  | { type: "end"; worker: number };

/** To a new worker for bots: what Python is made of, and the port over which it gets tasks, each byte a character. */
export interface ToBots {
  port: MessagePort;
  python: Ingredients;
}

/** From a worker for bots over its port: its replies, of which the first says that it is ready. */
export type FromBots = string;

/** What Python is made of. The interpreter is compiled once for all workers, and nothing is copied from one to the other. */
export interface Ingredients {
  program: WebAssembly.Module;
  library: Blob;
  extension: Blob;
  packages: Blob[];
  /** The memory of a Python that has begun, once there is one. */
  snapshot: Blob | null;
}
