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
