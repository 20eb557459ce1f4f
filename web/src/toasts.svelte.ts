/** Short notes at the edge of the screen: what was refused, and why. */
import { Refusal } from "./api";
import type { Speech } from "./protocol";

const LASTING = 6000;

export interface Toast {
  number: number;
  text: Speech;
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 0;

  add(text: Speech): void {
    const toast = { number: this.#next++, text };
    this.list = [...this.list.filter((old) => old.text.id !== text.id), toast];
    setTimeout(() => this.remove(toast), LASTING);
  }

  remove(toast: Toast): void {
    this.list = this.list.filter((old) => old.number !== toast.number);
  }
}

export const toasts = new Toasts();

/** Do something, and say so if it was refused. */
export async function tried<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    told(error);
    return null;
  }
}

/** Say why something was refused. */
export function told(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  toasts.add(error.why);
}
