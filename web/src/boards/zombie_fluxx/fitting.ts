import type { Attachment } from "svelte/attachments";

/** As much as there is room for in the box around it: the longest of some texts, the first being the longest, or nothing. */
export function fitting(texts: string[]): Attachment<HTMLElement> {
  return (place) => {
    const box = place.parentElement;
    if (!box) return;
    function fit(): void {
      for (const text of [...texts, ""]) {
        place.textContent = text;
        if (box!.scrollHeight <= box!.clientHeight + 1 && place.scrollWidth <= place.clientWidth + 1) return;
      }
    }
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  };
}
