/** What the browser keeps: texts under keys, in IndexedDB; where it keeps nothing, as long as the page is there. */
import type { Unkept } from "./messages";

const NAME = "ludoteca";
const TEXTS = "texts";
/** After every key that begins so. */
const BEYOND = "\uffff";

/** A key, a text, and whether nothing may be kept under the key yet. */
export type Row = [key: string, text: string, fresh: boolean];

export class Shelf {
  /** What is kept by the page alone, and hides what the browser has. */
  readonly #mine = new Map<string, string>();
  #unkept = false;

  private constructor(private readonly base: IDBDatabase | null, private readonly tell: (why: Unkept) => void) {}

  static async open(tell: (why: Unkept) => void): Promise<Shelf> {
    const base = await opened().catch(() => null);
    const shelf = new Shelf(base, tell);
    if (base === null) shelf.#keepNothing("refused");
    return shelf;
  }

  async read(key: string): Promise<string | undefined> {
    return this.#mine.get(key) ?? (await this.#asked<string | undefined>((texts) => texts.get(key)));
  }

  /** All texts whose keys begin so, in the order of the keys. */
  async readAll(prefix: string): Promise<string[]> {
    const range = IDBKeyRange.bound(prefix, prefix + BEYOND);
    const [keys = [], texts = []] = await Promise.all([
      this.#asked<IDBValidKey[]>((all) => all.getAllKeys(range)),
      this.#asked<string[]>((all) => all.getAll(range)),
    ]);
    const found = new Map(keys.map((key, place) => [String(key), texts[place] ?? ""]));
    for (const [key, text] of this.#mine) if (key.startsWith(prefix)) found.set(key, text);
    return [...found.keys()].sort().map((key) => found.get(key) ?? "");
  }

  /** Keep all rows or none; false if one that must be new is not. */
  async write(rows: Row[]): Promise<boolean> {
    const taken = rows.some(([key, , fresh]) => fresh && this.#mine.has(key));
    if (taken) return false;
    if (!this.#unkept && this.base !== null) {
      const kept = await this.#put(rows).catch((error: unknown) => {
        this.#keepNothing(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused");
        return null;
      });
      if (kept !== null) return kept;
    }
    for (const [key, text] of rows) this.#mine.set(key, text);
    return true;
  }

  /** Keep nothing more under the keys that begin so. */
  async remove(prefix: string): Promise<void> {
    for (const key of this.#mine.keys()) if (key.startsWith(prefix)) this.#mine.delete(key);
    if (this.base === null) return;
    const texts = this.base.transaction(TEXTS, "readwrite").objectStore(TEXTS);
    const request = texts.delete(IDBKeyRange.bound(prefix, prefix + BEYOND));
    await new Promise((done) => (request.onsuccess = request.onerror = done));
  }

  #put(rows: Row[]): Promise<boolean> {
    return new Promise((done, failed) => {
      const change = (this.base as IDBDatabase).transaction(TEXTS, "readwrite");
      const texts = change.objectStore(TEXTS);
      let taken = false;
      change.oncomplete = () => done(true);
      change.onabort = () => (taken ? done(false) : failed(change.error));
      for (const [key, text, fresh] of rows) {
        const request = fresh ? texts.add(text, key) : texts.put(text, key);
        request.onerror = () => (taken ||= request.error?.name === "ConstraintError");
      }
    });
  }

  #asked<T>(ask: (texts: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
    if (this.base === null) return Promise.resolve(undefined);
    const request = ask(this.base.transaction(TEXTS).objectStore(TEXTS));
    return new Promise((done, failed) => {
      request.onsuccess = () => done(request.result as T);
      request.onerror = () => failed(request.error);
    });
  }

  /** From now on the page keeps things by itself: play goes on, and people are told. */
  #keepNothing(why: Unkept): void {
    this.#unkept = true;
    this.tell(why);
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error("blocked"));
  });
}
