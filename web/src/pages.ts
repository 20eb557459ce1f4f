/** The pages beyond the front door, which are loaded when somebody goes there, with what they say. */
import type { Component } from "svelte";
import { goBeyond } from "./lang.svelte";

/** Something beyond the front door, with its words. */
export async function opened<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, goBeyond()]);
  return found;
}

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Those whose path names nothing else. */
export const ALONE: Record<string, Loaded<Record<string, never>>> = {
  account: () => opened(import("./pages/Account.svelte")),
  calls: () => opened(import("./pages/Calls.svelte")),
  deals: () => opened(import("./pages/Daily.svelte")),
  desk: () => opened(import("./pages/Desk.svelte")),
  ladder: () => opened(import("./pages/Ladder.svelte")),
  lobby: () => opened(import("./pages/Lobby.svelte")),
  losses: () => opened(import("./pages/Losses.svelte")),
  mine: () => opened(import("./pages/Mine.svelte")),
};

export const PAGES: Record<string, Loaded<{ id: string }>> = {
  duplicates: () => opened(import("./pages/Duplicate.svelte")),
  house: () => opened(import("./pages/House.svelte")),
  pad: () => opened(import("./pages/Pad.svelte")),
  people: () => opened(import("./pages/Person.svelte")),
  matches: () => opened(import("./pages/Match.svelte")),
  rooms: () => opened(import("./pages/Room.svelte")),
};

/** Begin to load what a path needs, while everything else is still on its way. */
export function loadAhead(path: string): void {
  const [, first = "", second] = path.split("/");
  void (second ? PAGES : ALONE)[first]?.().catch(() => undefined);
}
