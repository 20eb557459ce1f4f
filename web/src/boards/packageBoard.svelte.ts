/** A board that a package brings: it is loaded from there, and gives way to the general one when it fails. */
import type { GameView, Scene } from "../protocol";
import { boxFile } from "../site";
import { toasts } from "../toasts.svelte";
import type { BoardModule, Mounted, Table } from "./contract";
import { onTable } from "./generic";

export class PackageBoard {
  failed = $state(false);

  constructor(private readonly module: BoardModule) {}

  onTable(scene: Scene): Set<string> {
    if (this.failed) return onTable(scene);
    try {
      return new Set(this.module.onTable?.(scene));
    } catch (error) {
      // Then every choice has a button.
      console.error(error);
      return new Set();
    }
  }

  /** Show a table for the first time, or what has become of it; null if that fails. */
  show(mounted: Mounted | null, target: HTMLElement, table: Table): Mounted | null {
    return this.#tried(() => {
      if (mounted === null) return this.module.mount(target, table);
      mounted.update(table);
      return mounted;
    });
  }

  leave(mounted: Mounted | null): void {
    this.#tried(() => mounted?.destroy?.());
  }

  #tried<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.failed = true;
      lament(error);
      return null;
    }
  }
}

/** The board of a game's package; null if it brings none, or one that cannot be loaded. */
export async function packageBoardOf(view: GameView | null): Promise<PackageBoard | null> {
  if (!view?.board) return null;
  try {
    const [module] = await Promise.all([import(/* @vite-ignore */ boxFile(view.board)) as Promise<BoardModule>, view.style ? dressed(boxFile(view.style)) : null]);
    if (typeof module.mount !== "function") throw new TypeError(`${view.board} exports no mount`);
    return new PackageBoard(module);
  } catch (error) {
    lament(error);
    return null;
  }
}

/** A style, put on the page once. */
function dressed(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => failed(new Error(`${address} cannot be loaded`));
    document.head.append(link);
  });
}

/** Say to people that they see the general board, and to whoever made the other why. */
function lament(error: unknown): void {
  console.error(error);
  toasts.add({ id: "table-board-failed" });
}
