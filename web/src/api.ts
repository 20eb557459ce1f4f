/** The HTTP interface: who I am, which games there are, rooms and finished matches. */
import { t } from "./lang.svelte";
import type {
  CardView, Fork, GameView, Listed, MatchView, Me, Mine, Moment, NewRoom, Problem, Reach, ReviewView, RoomId, Speech,
} from "./protocol";

/** A request was refused; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly why: Speech) {
    super(why.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(0, { id: "table-no-line" });
  });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(response.status, problem?.why ?? { id: "web-broken" });
}

// -- people ----------------------------------------------------------------------------------------

export async function me(): Promise<Me | null> {
  return orNull(ask<Me>("GET", "/guest"), 401);
}

export function arrive(name: string): Promise<Me> {
  return ask("POST", "/guest", { name });
}

export function rename(name: string): Promise<Me> {
  return ask("PATCH", "/guest", { name });
}

/** Whoever this is; somebody new gets a friendly name that can be changed at any time. */
export async function somebody(): Promise<Me> {
  return (await me()) ?? arrive(friendlyName());
}

export function friendlyName(): string {
  const names = t("table-friendly-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

// -- games, rooms, matches -------------------------------------------------------------------------

let games_: Promise<GameView[]> | null = null;
const cards_ = new Map<string, Promise<Map<string, CardView>>>();

/** The games that can be played here; asked for once. */
export function games(): Promise<GameView[]> {
  games_ ??= ask<GameView[]>("GET", "/games").catch((error: unknown) => {
    games_ = null;
    throw error;
  });
  return games_;
}

/** The cards of a game by name; asked for once. */
export function cards(game: string): Promise<Map<string, CardView>> {
  let found = cards_.get(game);
  if (!found) {
    found = ask<CardView[]>("GET", `/games/${game}/cards`)
      .then((list) => new Map(list.map((card) => [card.name, card])))
      .catch((error: unknown) => {
        cards_.delete(game);
        throw error;
      });
    cards_.set(game, found);
  }
  return found;
}

export async function openRoom(room: NewRoom): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", "/rooms", room)).room;
}

/** Where phones in the same network reach the server. */
export async function addresses(): Promise<string[]> {
  return (await ask<Reach>("GET", "/reach")).addresses;
}

export function lobby(): Promise<Listed[]> {
  return ask("GET", "/lobby");
}

export async function mine(): Promise<Mine> {
  return (await orNull(ask<Mine>("GET", "/mine"), 401)) ?? { rooms: [], matches: [] };
}

export function match(id: string): Promise<MatchView | null> {
  return orNull(ask<MatchView>("GET", `/matches/${encodeURIComponent(id)}`), 404);
}

export function moment(id: string, number: number, eyes: string): Promise<Moment> {
  return ask("GET", `/matches/${encodeURIComponent(id)}/at/${number}?eyes=${eyes}`);
}

/** The next few decisions of a seat as a search judges them, from this answer on. */
export function reviewFrom(id: string, seat: number, first: number): Promise<ReviewView> {
  return ask("GET", `/matches/${encodeURIComponent(id)}/review/${seat}?first=${first}`);
}

/** Go another way from a moment of a finished match; the room to go to. */
export async function fork(id: string, way: Fork): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", `/matches/${encodeURIComponent(id)}/fork`, way)).room;
}

export function recordAddress(id: string): string {
  return `/api/matches/${encodeURIComponent(id)}/record`;
}

async function orNull<T>(asked: Promise<T>, status: number): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.status === status) return null;
    throw error;
  }
}
