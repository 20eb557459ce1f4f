/** The HTTP interface: who I am, which games there are, rooms and finished matches. */
import { t } from "./lang.svelte";
import { browserKey, reached } from "./calls";
import { localTable } from "./local/table.svelte";
import { identity } from "./identity.svelte";
import { make, sign } from "./passkeys";
import { preference, setPreference } from "./preferences";
import { boxText, site } from "./site";
import type {
  Calling, HowToCall, AccountView, HousePage, PersonView, RatingLine, RecoveryCodes, Ticket, Brought, CardView, Chosen, Fork, GameView, Listed, MatchView, Me, Mine, Moment, NewRoom, PadLine, PadView, Problem, Reach, SharedPad, RecordText, DealStanding, DealView, DuplicateId, DuplicateView, NewDuplicate, ReviewView, RoomCard, RoomId, Speech,
} from "./protocol";

/** What the name of whoever is known here is remembered as. */
const NAME = "known";
/** The status of an answer that says nothing more. */
const NOTHING = 204;

/** A request was refused; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly why: Speech) {
    super(why.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return site ? askHere(method, path, body) : askServer(method, path, body, signal);
}

async function askHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, body: told } = await localTable.ask(method, path, body === undefined ? "" : JSON.stringify(body));
  if (status === 0) throw new Refusal(0, { id: "table-no-line" });
  if (status >= 200 && status < 300) return JSON.parse(told) as T;
  throw new Refusal(status, (JSON.parse(told) as Problem).why);
}

/** What is the same for everybody lies beside a static page, so that it is there before Python is. */
async function given<T>(path: string, file: string): Promise<T> {
  if (!site) return ask("GET", path);
  const response = await boxText(file).catch(() => null);
  if (!response?.ok) throw new Refusal(0, { id: "table-no-line" });
  return (await response.json()) as T;
}

async function askServer<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit = { method, headers, ...(signal && { signal }) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...headers, "content-type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(0, { id: "table-no-line" });
  });
  if (response.status === NOTHING) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(response.status, problem?.why ?? { id: "web-broken" });
}

// -- the desk of whoever runs the server ------------------------------------------------------------

/** Ask what only whoever runs the server may: with the key that the address has brought. */
export async function atDesk<T>(key: string, method: string, path: string, body?: unknown): Promise<T> {
  return askServer(method, `/desk${path}`, body, undefined, { "x-ludoteca-desk": key });
}

// -- people ----------------------------------------------------------------------------------------

export async function me(): Promise<Me | null> {
  return noted(orNull(ask<Me>("GET", "/guest"), 401));
}

export async function arrive(name: string): Promise<Me> {
  const known = await noted(orNull(ask<Me>("POST", "/guest", { name }), 409));
  return known ?? ask("GET", "/guest");
}

export function rename(name: string): Promise<Me> {
  return noted(ask("PATCH", "/guest", { name }));
}

/** Whoever this is. Somebody new gets a friendly name that can be changed at any time; whoever was known here before is asked. */
export async function somebody(): Promise<Me> {
  const known = await me();
  if (known) return known;
  if (remembered() && !(await identity.ask(remembered()))) throw new Refusal(401, { id: "web-no-guest" });
  return arrive(friendlyName());
}

/** Remember who was known here, so that nobody becomes somebody else unasked. */
async function noted<T extends Me | null>(asked: Promise<T>): Promise<T> {
  const found = await asked;
  if (found) setPreference(NAME, found.name);
  return found;
}

export function remembered(): string {
  return preference(NAME) ?? "";
}

export function forgotten(): void {
  setPreference(NAME, "");
}

// -- the account -----------------------------------------------------------------------------------

export function account(): Promise<AccountView | null> {
  return orNull(ask<AccountView>("GET", "/account"), 401);
}

export function follow(token: string): Promise<Me> {
  return noted(ask("POST", "/guest/follow", { token }));
}

export function recover(token: string): Promise<Me> {
  return noted(ask("POST", "/guest/recover", { token }));
}

export async function comeBack(): Promise<Me | null> {
  const credential = await sign(await ask("POST", "/guest/passkey/options"));
  return credential && noted(ask<Me>("POST", "/guest/passkey", { credential }));
}

/** Make a passkey; false if the person thought better of it. */
export async function addPasskey(): Promise<boolean> {
  const credential = await make(await ask("POST", "/account/passkeys/options"));
  if (credential) await ask("POST", "/account/passkeys", { credential });
  return credential !== null;
}

export function removePasskey(id: string): Promise<void> {
  return ask("DELETE", `/account/passkeys/${encodeURIComponent(id)}`);
}

export async function recoveryCodes(): Promise<string[]> {
  return (await ask<RecoveryCodes>("POST", "/account/recovery")).codes;
}

/** A code for another device. */
export async function linkCode(): Promise<string> {
  return (await ask<Ticket>("POST", "/guest/link")).token;
}

export function signOut(device: string): Promise<void> {
  return ask("DELETE", `/account/devices/${encodeURIComponent(device)}`);
}

export function signOutOthers(): Promise<void> {
  return ask("DELETE", "/account/devices");
}

export async function signOutHere(): Promise<void> {
  await ask("POST", "/guest/leave");
  forgotten();
}

export function unblock(person: string): Promise<void> {
  return ask("DELETE", `/account/blocked/${encodeURIComponent(person)}`);
}

export async function deleteAccount(): Promise<void> {
  await ask("DELETE", "/account");
  forgotten();
}

// -- how people stand ------------------------------------------------------------------------------

export function ladder(game: string): Promise<RatingLine[]> {
  return ask("GET", `/ratings/${encodeURIComponent(game)}`);
}

export function person(id: string): Promise<PersonView | null> {
  return orNull(ask<PersonView>("GET", `/people/${encodeURIComponent(id)}`), 404);
}

/** A page that whoever runs the server has written, or its usual text: what it says of the house, in Markdown. */
export async function housePage(page: string, code: string): Promise<string | null> {
  return (await orNull(ask<HousePage>("GET", `/house/${encodeURIComponent(page)}/${code}`), 404))?.text ?? null;
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
  games_ ??= given<GameView[]>("/games", "/boxes/games.json").catch((error: unknown) => {
    games_ = null;
    throw error;
  });
  return games_;
}

/** The cards of a game by name; asked for once. */
export function cards(game: string): Promise<Map<string, CardView>> {
  let found = cards_.get(game);
  if (!found) {
    found = given<CardView[]>(`/games/${game}/cards`, `/boxes/${game}/cards.json`)
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
export function reach(): Promise<Reach> {
  return ask("GET", "/reach");
}

export function lobby(): Promise<Listed[]> {
  return ask("GET", "/lobby");
}

/** What is played in a room, for whoever has its link; null if it is gone. */
export function roomCard(room: string): Promise<RoomCard | null> {
  return orNull(ask<RoomCard>("GET", `/rooms/${encodeURIComponent(room)}`), 404);
}

/** Take something off my list: a room in which I do not play, or a finished match. */
export function forget(kind: "rooms" | "matches", id: string): Promise<void> {
  return ask("DELETE", `/mine/${kind}/${encodeURIComponent(id)}`);
}

/** Begin a guided match of a game; its room. */
export async function lesson(game: string, number: number): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", `/lessons/${encodeURIComponent(game)}/${number}`)).room;
}

// -- deals that several people play ----------------------------------------------------------------

export function dealsOfToday(): Promise<DealView[]> {
  return ask("GET", "/deals");
}

export async function playDeal(game: string): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", `/deals/${encodeURIComponent(game)}`)).room;
}

export function dealStanding(game: string): Promise<DealStanding> {
  return ask("GET", `/deals/${encodeURIComponent(game)}`);
}

export async function newDuplicate(wanted: NewDuplicate): Promise<string> {
  await somebody();
  return (await ask<DuplicateId>("POST", "/duplicates", wanted)).duplicate;
}

export function duplicate(id: string): Promise<DuplicateView | null> {
  return orNull(ask<DuplicateView>("GET", `/duplicates/${encodeURIComponent(id)}`), 404);
}

export async function joinDuplicate(id: string): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", `/duplicates/${encodeURIComponent(id)}`)).room;
}

export async function mine(): Promise<Mine> {
  return (await orNull(ask<Mine>("GET", "/mine"), 401)) ?? { rooms: [], matches: [] };
}

export function match(id: string): Promise<MatchView | null> {
  return orNull(ask<MatchView>("GET", `/matches/${encodeURIComponent(id)}`), 404);
}

/** The moment after so many answers, and those that follow. */
export function moments(id: string, number: number, eyes: string): Promise<Moment[]> {
  return ask("GET", `/matches/${encodeURIComponent(id)}/from/${number}?eyes=${eyes}`);
}

/** A few decisions of a seat as a search judges them: at a glance from an answer on, or well of those after these answers. */
export function review(id: string, seat: number, what: { first: number } | { of: number[] }, signal: AbortSignal): Promise<ReviewView> {
  const which = "of" in what ? `of=${what.of.join(".")}` : `first=${what.first}`;
  return ask("GET", `/matches/${encodeURIComponent(id)}/review/${seat}?${which}`, undefined, signal);
}

/** What a level would have answered for a seat after so many answers, in notation. */
export async function would(id: string, number: number, seat: number, bot: string): Promise<string> {
  const path = `/matches/${encodeURIComponent(id)}/at/${number}/would/${seat}?bot=${encodeURIComponent(bot)}`;
  return (await ask<Chosen>("GET", path)).text;
}

/** Go another way from a moment of a finished match; the room to go to. */
export async function fork(id: string, way: Fork): Promise<string> {
  await somebody();
  return (await ask<RoomId>("POST", `/matches/${encodeURIComponent(id)}/fork`, way)).room;
}

/** The record of a finished match of a static page, to keep or to take to another table. */
export async function record(id: string): Promise<string> {
  return (await ask<RecordText>("GET", `/matches/${encodeURIComponent(id)}/record`)).text;
}

/** Take a finished match to the table of the server that handed out this page; where it is there. */
export async function carry(id: string, table: string): Promise<string> {
  const text = await record(id);
  const name = (await somebody()).name;
  await orNull(askServer<Me>("GET", "/guest"), 401) ?? (await askServer<Me>("POST", "/guest", { name }));
  const { match, room } = await askServer<Brought>("POST", "/records", { text });
  return `${table}${match ? `matches/${match}` : `rooms/${room}`}`;
}

/** Fetch a match from that table; its path here. */
export async function fetchMatch(id: string): Promise<string> {
  const response = await fetch(recordAddress(id)).catch(() => null);
  if (!response) throw new Refusal(0, { id: "table-no-line" });
  if (!response.ok) throw new Refusal(response.status, ((await response.json()) as Problem).why);
  return bring(await response.text());
}

/** Where a server has the record as a file. */
export function recordAddress(id: string): string {
  return `/api/matches/${encodeURIComponent(id)}/record`;
}

/** Bring a record: the path of the match, if it is finished, or of a room to go on with it. */
export async function bring(text: string): Promise<string> {
  await somebody();
  const brought = await ask<Brought>("POST", "/records", { text });
  return brought.match ? `/matches/${brought.match}` : `/rooms/${brought.room}`;
}

// -- beside a real table --------------------------------------------------------------------------

/** The pads of a game. */
export function padsOf(game: string): Promise<PadLine[]> {
  return ask("GET", `/games/${encodeURIComponent(game)}/pads`);
}

/** What a pad shows for all that it was told. */
export function padView(game: string, name: string, told: string[]): Promise<PadView> {
  return ask("POST", `/games/${encodeURIComponent(game)}/pads/${encodeURIComponent(name)}`, { told });
}

/** Let others look at a pad from now on; the code by which they find it. Whoever has the key may change it. */
export async function sharePad(pad: SharedPad, key: string): Promise<string> {
  return (await ask<Ticket>("PUT", `/pads/${encodeURIComponent(key)}`, pad)).token;
}

export function sharedPad(code: string): Promise<SharedPad> {
  return ask("GET", `/pads/${encodeURIComponent(code)}`);
}

// -- calls to a turn -------------------------------------------------------------------------------

export function calling(): Promise<Calling> {
  return ask("GET", "/calls");
}

export function changeCalls(wanted: HowToCall): Promise<Calling> {
  return ask("PATCH", "/calls", wanted);
}

/** Have this browser told, if its person lets it. */
export async function tellBrowser(key: string): Promise<Calling> {
  const found = (await reached(key))?.toJSON();
  if (!found?.endpoint || !found.keys?.p256dh || !found.keys.auth) return calling();
  return ask("PUT", "/calls/push", { endpoint: found.endpoint, key: found.keys.p256dh, secret: found.keys.auth });
}

export async function forgetBrowser(): Promise<Calling> {
  const found = await browserKey();
  if (!found) return calling();
  const left = await ask<Calling>("DELETE", "/calls/push", { endpoint: found.endpoint });
  await found.unsubscribe();
  return left;
}

export function writeTo(mail: string): Promise<Calling> {
  return ask("PUT", "/calls/mail", { mail });
}

export function takeHoliday(days: number): Promise<Calling> {
  return ask("PUT", "/calls/holiday", { days });
}

/** The links of letters are followed without an identity, too. */
export async function confirmMail(token: string): Promise<void> {
  await ask("POST", "/calls/confirm", { token });
}

export async function stopMail(token: string): Promise<void> {
  await ask("POST", `/calls/stop?token=${encodeURIComponent(token)}`);
}

async function orNull<T>(asked: Promise<T>, status: number): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.status === status) return null;
    throw error;
  }
}
