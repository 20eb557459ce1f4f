/** Where one is: the path of the address bar, and what the last page wanted to tell the next. */
import { address, site } from "./site";

class Place {
  path = $state(pathOf(location));
  /** Whether whoever came here wants the match to begin at once. */
  start = $state(false);
}

export const place = new Place();

export function go(path: string, start = false): void {
  history.pushState(null, "", address(path));
  place.path = path.replace(/\?.*/, "");
  place.start = start;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.path = pathOf(location);
  place.start = false;
});

/** The path of an address of ours. A static host has only one page, and the place in it stands behind a hash. */
function pathOf({ pathname, hash }: { pathname: string; hash: string }): string {
  return site ? hash.slice(1).replace(/\?.*/, "") || "/" : pathname;
}

/** What stands behind the question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(site ? /\?.*/.exec(location.hash)?.[0] : location.search);
}

/** Let the address bar hold a link to this very moment. */
export function noteQuery(text: string): void {
  history.replaceState(null, "", address(`${place.path}?${text}`));
}

/** Follow links within the client without loading it again. */
export function followLinks(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  // What leaves a static page is loaded.
  if (site && !link.hash.startsWith("#/")) return;
  event.preventDefault();
  go(site ? link.hash.slice(1) : link.pathname + link.search);
}
