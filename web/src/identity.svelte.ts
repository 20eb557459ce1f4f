/** Whether somebody who was known on this device, and is no longer, wants to begin anew: nobody becomes somebody else unasked. */

class Identity {
  /** Who was known here; null while nobody is asked. */
  lost = $state<string | null>(null);
  #answer: ((anew: boolean) => void) | null = null;

  /** Whether to begin anew. */
  ask(name: string): Promise<boolean> {
    this.#answer?.(false);
    this.lost = name;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(anew: boolean): void {
    this.lost = null;
    this.#answer?.(anew);
    this.#answer = null;
  }
}

export const identity = new Identity();
