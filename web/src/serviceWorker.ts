/** The service worker of a static page: keeps all its files, so that the page opens without a network, and changes them all at once. */

/** Written before this file when the site is: what there is to keep, with the bytes of each file. */
interface Kept {
  version: string;
  files: Record<string, number>;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What the server tells: whose turn it is and where, and never more. */
interface Turn {
  title: string;
  text: string;
  room: string;
}

interface Pushed extends Lasting {
  data: { json(): Turn } | null;
}

interface Clicked extends Lasting {
  notification: Notification;
}

interface Page {
  url: string;
  focused: boolean;
  focus(): Promise<Page>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
  openWindow(url: string): Promise<Page | null>;
}

interface Scope {
  KEPT?: Kept;
  registration: ServiceWorkerRegistration;
  clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(type: "push", listen: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listen: (event: Clicked) => void): void;
  addEventListener(type: "message", listen: (event: MessageEvent) => void): void;
}

/** A page has a window of this name. */
declare const self: Scope;
export {};

/** Beside a server there is nothing to keep: there the worker only tells whose turn it is. */
const { version, files }: Kept = self.KEPT ?? { version: "", files: {} };
const ROOT = self.registration.scope;
const OURS = `ludoteca ${ROOT} `;
const CACHE = OURS + version;
const INDEX = "index.html";
/** A name that changes with what is in the file. */
const HASHED = /^(assets|python|boxes-[0-9a-f]+)\//;
/** So many files are fetched at once. */
const AT_ONCE = 4;
/** So many versions are kept: pages of the one before may still be open, and ask for files of theirs. */
const VERSIONS = 2;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = Object.keys(files);
  async function keepSome(): Promise<void> {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) await keep(cache, path);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const address = ROOT + path;
  const hashed = HASHED.test(path);
  if (hashed) {
    const before = await caches.match(address);
    if (before) return cache.put(address, before);
  }
  const response = await fetch(address, { cache: hashed ? "force-cache" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(address, response);
}

async function forgetOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(ours.slice(0, Math.max(0, ours.length - VERSIONS + 1)).map((name) => caches.delete(name)));
}

async function respond(request: Request): Promise<Response> {
  if (request.mode === "navigate") {
    const index = await (await caches.open(CACHE)).match(ROOT + INDEX);
    return index ?? fetch(request);
  }
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  // The person wants the new version now.
  if (event.data === "change") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(ROOT)) return;
  const path = url.slice(ROOT.length).replace(/[?#].*/, "");
  if (path in files || HASHED.test(path) || (mode === "navigate" && path === "")) event.respondWith(respond(event.request));
});

/** The pages that show a room, open in this browser. */
async function pagesOf(room: string): Promise<Page[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => page.url.split(/[?#]/)[0] === roomAddress(room));
}

function roomAddress(room: string): string {
  return `${ROOT}rooms/${encodeURIComponent(room)}`;
}

async function tell({ title, text, room }: Turn): Promise<void> {
  // Whoever looks at the table already need not be told.
  if ((await pagesOf(room)).some((page) => page.focused)) return;
  await self.registration.showNotification(title, { body: text, tag: room, icon: `${ROOT}icon.svg`, data: room });
}

async function goTo(room: string): Promise<void> {
  const [page] = await pagesOf(room);
  await (page ? page.focus() : self.clients.openWindow(roomAddress(room)));
}

self.addEventListener("push", (event) => {
  const turn = event.data?.json();
  if (turn) event.waitUntil(tell(turn));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});
