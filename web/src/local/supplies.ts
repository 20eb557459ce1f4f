/** The files that Python is made of, fetched once and kept for the next visit. */
import type { Part, Site } from "../site";
import type { Ingredients } from "./messages";
import { unpacked } from "./python";

/** Where the memory of a Python that has begun is kept, beside the files that it came from. */
const SNAPSHOT = "python/snapshot";

/** The place where this version keeps what it is made of, if the browser keeps anything. */
export class Supplies {
  private constructor(private readonly root: string, private readonly kept: Cache | null) {}

  static async open(root: string, cache: string): Promise<Supplies> {
    // Pages over plain HTTP from another machine may keep nothing but what the browser keeps by itself.
    return new Supplies(root, globalThis.caches ? await caches.open(cache).catch(() => null) : null);
  }

  /** Fetch what is not kept yet, telling how many bytes there are and how many there will be. */
  async fetchAll(python: Site["python"], tell: (loaded: number, whole: number) => void): Promise<Ingredients> {
    const parts = [python.runtime, python.library, python.extension, ...python.packages];
    const whole = parts.reduce((sum, part) => sum + part.bytes, 0);
    let loaded = 0;
    const [runtime, ...others] = parts.map((part) => this.#fetchPart(part, (bytes) => tell((loaded += bytes), whole)));
    // It is compiled while the others are on their way.
    const program = (runtime as Promise<Blob>).then((content) => WebAssembly.compileStreaming(unpacked(content, "application/wasm")));
    const [compiled, library, extension, ...packages] = await Promise.all([program, ...others]);
    return { program: compiled, library, extension, packages, snapshot: (await this.#found(SNAPSHOT)) ?? null } as Ingredients;
  }

  /** Keep the memory of a Python that has begun, or, if it turned out to be of no use, none. */
  async keepSnapshot(snapshot: Blob | null): Promise<void> {
    if (snapshot) await this.#keep(SNAPSHOT, snapshot);
    else await this.kept?.delete(this.root + SNAPSHOT);
  }

  async #found(path: string): Promise<Blob | undefined> {
    const before = await this.kept?.match(this.root + path).catch(() => undefined);
    return before?.blob();
  }

  async #keep(path: string, content: Blob): Promise<void> {
    // Where there is no room for it, it comes over the line or is made again.
    await this.kept?.put(this.root + path, new Response(content)).catch(() => undefined);
  }

  async #fetchPart(part: Part, tell: (bytes: number) => void): Promise<Blob> {
    const before = await this.#found(part.path);
    if (before) {
      tell(part.bytes);
      return before;
    }
    const response = await fetch(this.root + part.path);
    if (!response.ok || response.body === null) throw new TypeError(`${part.path}: ${response.status}`);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      tell(read.value.length);
    }
    const content = new Blob(pieces);
    await this.#keep(part.path, content);
    return content;
  }
}
