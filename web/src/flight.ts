/** Cards that have moved fly from where they lay to where they lie, over whatever zones. Nothing else is displaced.
 *
 * A board marks each card that has a name with `data-card`, and what stands for a whole zone with `data-zone`. A card
 * that was not to be seen comes out of the zone that has fewer cards now.
 */
import { speed } from "./motion.svelte";
import type { Scene } from "./protocol";

const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export interface Places {
  cards: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
}

/** Where every card lies that has a name, and every zone. */
export function places(table: Element): Places {
  return { cards: rects(table, "card"), zones: rects(table, "zone") };
}

function rects(table: Element, mark: "card" | "zone"): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of table.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
    found.set(element.dataset[mark] ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Let every card fly that lay somewhere else before. */
export function fly(table: Element, before: Places, old: Scene, now: Scene): void {
  const duration = speed();
  if (duration === 0) return;
  const source = before.zones.get(shrunk(old, now) ?? "");
  // First it is seen where all lie, then they move: whatever moves would have all places reckoned anew.
  const flights = [...table.querySelectorAll<HTMLElement>("[data-card]")].flatMap((card) => {
    const known = before.cards.get(card.dataset.card ?? "");
    const from = known ?? source;
    if (!from) return [];
    const to = card.getBoundingClientRect();
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return [];
    const turned = known ? "" : " rotateY(90deg)";
    const scale = scaleOf(card);
    return [{ card, start: `translate(${dx / scale}px, ${dy / scale}px)${turned}` }];
  });
  for (const { card, start } of flights) card.animate([{ transform: start, zIndex: 2 }, { transform: "none", zIndex: 2 }], { duration, easing: EASING });
}

/** How much larger an element is drawn than its style says, where a board is scaled as one drawing. */
export function scaleOf(element: Element): number {
  return (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** The zone that new cards come from: one with hidden cards that has lost some, a pile before a hand. */
export function shrunk(old: Scene, now: Scene): string | undefined {
  const lost = old.zones.filter((zone, place) => {
    const left = now.zones[place]?.cards.length ?? 0;
    return zone.cards.includes(null) && left < zone.cards.length;
  });
  return (lost.find((zone) => zone.owner === null) ?? lost[0])?.name;
}
