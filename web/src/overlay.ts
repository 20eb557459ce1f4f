/** What lies over the page, such as a drawer: Escape and Back close it, as people expect of whatever came forward. */
import type { Attachment } from "svelte/attachments";

const MARK = "overlay";

export function overlay(close: () => void): Attachment<HTMLElement> {
  return () => {
    history.pushState({ [MARK]: true }, "");
    let gone = false;

    function back(): void {
      gone = true;
      close();
    }

    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    }

    window.addEventListener("popstate", back);
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("popstate", back);
      window.removeEventListener("keydown", press, { capture: true });
      // Closed otherwise: Back must not have to be pressed once more. A link that was followed has gone further already.
      if (!gone && history.state?.[MARK]) history.back();
    };
  };
}
