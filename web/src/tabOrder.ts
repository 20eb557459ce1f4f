/** The way of the Tab key: whoever has chosen cards comes to the button that confirms them next, wherever it stands. */
import type { Attachment } from "svelte/attachments";

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Comes after the last choice, and not before the first. */
export const afterChoices: Attachment<HTMLElement> = (confirm) => {
  function press(event: KeyboardEvent): void {
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility());
    const last = stops.filter((one) => one.matches("[data-choice]")).at(-1);
    if (!last || !stops.includes(confirm)) return;
    const others = stops.filter((one) => one !== confirm);
    const after = others.indexOf(last) + 1;
    const order = [...others.slice(0, after), confirm, ...others.slice(after)];
    const from = document.activeElement;
    const step = event.shiftKey ? -1 : 1;
    const next = nextOf(order, from, step);
    // Where both ways are the same the browser goes its own.
    if (!next || next === nextOf(stops, from, step)) return;
    event.preventDefault();
    next.focus();
  }

  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
};

/** The stop after an element, or before it, whether it is a stop itself or not. */
function nextOf(stops: HTMLElement[], from: Element | null, step: 1 | -1): HTMLElement | undefined {
  const at = stops.findIndex((one) => one === from);
  if (at >= 0) return stops[at + step];
  if (!from) return undefined;
  const after = stops.findIndex((one) => (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  return after < 0 ? undefined : stops[step > 0 ? after : after - 1];
}
