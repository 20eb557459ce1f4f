/** Where the client comes from: a table server, or a folder of static files that is the whole table. */

/** A file that Python is made of, and its bytes. */
export interface Part {
  path: string;
  bytes: number;
}

/** What a static page says of itself. */
export interface Site {
  /** What it is made of, as a hash: another one is another version. */
  version: string;
  /** The folder of what the boxes bring. */
  boxes: string;
  /** Where the table of the server is that handed out the page, if there is one. */
  table: string | null;
  python: { runtime: Part; library: Part; extension: Part; packages: Part[] };
}

const meta = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=ludoteca-site]") ?? null;

/** The static page that this is; null where a table server answers. */
export const site: Site | null = meta ? (JSON.parse(meta.content) as Site) : null;

/** Where a server hands out the page that needs none; null if it does not. */
export const alone = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=ludoteca-alone]")?.content ?? null;

/** The folder that everything lies in. */
export const ROOT = globalThis.location ? new URL(site ? "." : "/", location.href.replace(/#.*/, "")).href : "";

/** Where a file of a box lies: `/boxes/whist/lang/en.ftl`. */
export function boxFile(path: string): string {
  return ROOT + (site ? path.replace(/^\/boxes\//, site.boxes) : path.slice(1));
}

/** A text of a box. Beside a static page it lies compressed, since many hosts compress nothing. */
export async function boxText(path: string): Promise<Response> {
  const response = await fetch(boxFile(path) + (site ? ".gzip" : ""));
  if (!site || !response.ok || response.body === null) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
}

/** The address of one of our pages: a static host has only one page, and the place in it stands behind a hash. */
export function address(path: string): string {
  return site ? `#${path}` : path;
}
