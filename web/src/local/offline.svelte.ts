/** Whether the page opens without a network, and whether there is a newer one. */
import { ROOT, site } from "../site";

/** How often somebody whose page stays open is told of a new version. */
const OFTEN = 3_600_000;

/** What a browser that installs pages lets a page do. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

class Offline {
  /** `none`: this browser keeps no pages, or only those that come over https. */
  state = $state<"none" | "keeping" | "kept" | "failed">("none");
  /** A new version is there, and waits for the person. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** What this page asks for is no more: only a new one goes on. */
  outdated = $state(false);
  /** The browser would install the page as a program of its own. */
  installing = $state.raw<Installing | null>(null);

  /** Keep all files, once what is needed now is there. */
  async keep(): Promise<void> {
    const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
    if (site === null || !container || this.state !== "none") return;
    this.state = "keeping";
    try {
      const registration = await container.register(`${ROOT}serviceWorker.js`, { scope: ROOT, updateViaCache: "all" });
      this.#watch(container, registration);
      await container.ready;
      this.state = "kept";
    } catch {
      this.state = "failed";
    }
  }

  /** Let the browser ask whether it should install the page. */
  async install(): Promise<void> {
    const asking = this.installing;
    this.installing = null;
    await asking?.prompt();
  }

  /** Take the new version. Matches are kept, so that nothing is lost. */
  change(): void {
    if (this.newer) this.newer.postMessage("change");
    else location.reload();
  }

  #watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      if (registration.waiting && container.controller) this.newer = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    setInterval(() => void registration.update().catch(() => undefined), OFTEN);
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      // The first worker takes over a page that is as new as itself.
      if (controlled && this.newer) location.reload();
      controlled = true;
    });
  }
}

export const offline = new Offline();

globalThis.addEventListener?.("beforeinstallprompt", (event) => {
  event.preventDefault();
  offline.installing = event as Installing;
});
// A chunk that is not there any more: the files have changed under a page that is open.
globalThis.addEventListener?.("vite:preloadError", () => (offline.outdated = true));
