/** The files that Python is made of, fetched once and kept for the next visit. */
import type { Part, Site } from "../site";
import type { Ingredients } from "./messages";

/** Fetch what is not kept yet, telling how many bytes there are and how many there will be. */
export async function fetchAll(
  root: string, python: Site["python"], cache: string, tell: (loaded: number, whole: number) => void,
): Promise<Ingredients> {
  const parts = [python.runtime, python.library, python.extension, ...python.packages];
  const whole = parts.reduce((sum, part) => sum + part.bytes, 0);
  let loaded = 0;
  // Pages over plain HTTP from another machine may keep nothing but what the browser keeps by itself.
  const kept = globalThis.caches ? await caches.open(cache).catch(() => null) : null;
  const [runtime, library, extension, ...packages] = await Promise.all(
    parts.map((part) => fetchPart(root + part.path, part, kept, (bytes) => tell((loaded += bytes), whole))),
  );
  return { runtime, library, extension, packages } as Ingredients;
}

async function fetchPart(address: string, part: Part, kept: Cache | null, tell: (bytes: number) => void): Promise<ArrayBuffer> {
  const before = await kept?.match(address).catch(() => undefined);
  if (before) {
    tell(part.bytes);
    return before.arrayBuffer();
  }
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new TypeError(`${part.path}: ${response.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    tell(read.value.length);
  }
  const content = await new Blob(pieces).arrayBuffer();
  // Where there is no room for it, it comes over the line again.
  await kept?.put(address, new Response(content)).catch(() => undefined);
  return content;
}
