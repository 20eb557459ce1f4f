/** When something was, as people say it. */
import { spoken } from "./lang.svelte";

export function whenWas(at: number): string {
  return new Intl.DateTimeFormat(spoken.code, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
