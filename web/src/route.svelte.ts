/** Where one is: the path of the address bar, and what the last page wanted to tell the next. */

class Place {
  path = $state(location.pathname);
  /** Whether whoever came here wants the match to begin at once. */
  start = $state(false);
}

export const place = new Place();

export function go(path: string, start = false): void {
  history.pushState(null, "", path);
  place.path = path;
  place.start = start;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.path = location.pathname;
  place.start = false;
});

/** Follow links within the client without loading it again. */
export function followLinks(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  event.preventDefault();
  go(link.pathname);
}
