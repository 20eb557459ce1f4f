/** When something was, as people say it. */
import { spoken } from "./lang.svelte";

export function whenWas(at: number): string {
  return new Intl.DateTimeFormat(spoken.code, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

/** A date of UTC, such as 2026-11-19, as people write it. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(spoken.code, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The hour of a moment where the reader is. */
export function hourOf(at: number): string {
  return new Intl.DateTimeFormat(spoken.code, { timeStyle: "short" }).format(at * 1000);
}
