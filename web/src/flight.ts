/** Cards that have moved fly from where they lay to where they lie, over whatever zones. Nothing else is displaced. */

const DURATION = 280;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

type Places = Map<string, DOMRect>;

/** Where every card lies that has a name. */
export function places(table: Element): Places {
  const found: Places = new Map();
  for (const card of table.querySelectorAll<HTMLElement>("[data-card]")) {
    found.set(card.dataset.card ?? "", card.getBoundingClientRect());
  }
  return found;
}

/** Let every card fly that lay somewhere else before. */
export function fly(table: Element, before: Places): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const card of table.querySelectorAll<HTMLElement>("[data-card]")) {
    const from = before.get(card.dataset.card ?? "");
    if (!from) continue;
    const to = card.getBoundingClientRect();
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const start = { transform: `translate(${dx}px, ${dy}px)`, zIndex: 2 };
    card.animate([start, { transform: "none", zIndex: 2 }], { duration: DURATION, easing: EASING });
  }
}
