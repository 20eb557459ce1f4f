/** Whether a text can be shown whole where it stands. */
import type { Attachment } from "svelte/attachments";

/** Tells whenever it may have changed whether an element has room for all that is in it. */
export function fitting(tell: (fits: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    const look = (): void => tell(box.scrollHeight <= box.clientHeight + 2);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    return () => watch.disconnect();
  };
}

/** Tells whether a part of an element stands below its upper edge: what is pushed down to the foot reaches out above. */
export function standing(part: string, tell: (stands: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    const look = (): void => {
      const [inside, outside] = [box.querySelector(part)?.getBoundingClientRect(), box.getBoundingClientRect()];
      tell(!inside || inside.height <= outside.height + 1);
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    return () => watch.disconnect();
  };
}
