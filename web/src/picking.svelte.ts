/** What has been picked so far for one question, wherever on the table it is picked. */
import type { Question } from "./protocol";

const NOTHING = "none";
const BETWEEN = "+";

export class Picking {
  chosen = $state.raw<string[]>([]);
  /** What a finger has touched once: it is shown, and a second touch or the button chooses it. */
  ready = $state.raw<string | null>(null);
  readonly question: Question;
  readonly least: number;
  readonly most: number;
  /** Whether the answer is a number of choices that is confirmed, and not the first that is picked. */
  readonly several: boolean;
  readonly #send: (text: string) => void;
  readonly #places: Map<string, number>;

  constructor(question: Question, send: (text: string) => void) {
    this.question = question;
    this.several = question.most != null;
    this.least = question.least ?? 1;
    this.most = question.most ?? 1;
    this.#send = send;
    this.#places = new Map(question.choices.map((choice, place) => [choice.text, place]));
  }

  /** The place of a choice among the choices, or -1 for what cannot be chosen. */
  place(text: string): number {
    return this.#places.get(text) ?? -1;
  }

  pick(text: string): void {
    if (!this.several) this.#send(text);
    else if (this.chosen.includes(text)) this.chosen = this.chosen.filter((one) => one !== text);
    else if (this.chosen.length < this.most) this.chosen = [...this.chosen, text];
    else if (this.most === 1) this.chosen = [text];
  }

  /** Somebody points at a choice: a finger shows it first. */
  point(text: string, finger: boolean): void {
    if (!finger || this.several || this.ready === text) this.pick(text);
    else this.ready = text;
  }

  /** Take a whole answer as somebody else would give it: one choice is pointed at, several lie ready to be confirmed. */
  follow(text: string, finger: boolean): void {
    if (this.several) this.chosen = text === NOTHING ? [] : text.split(BETWEEN).filter((one) => this.#places.has(one));
    else this.point(text, finger);
  }

  get complete(): boolean {
    return this.several && this.chosen.length >= this.least && this.chosen.length <= this.most;
  }

  confirm(): void {
    if (!this.complete) return;
    const inOrder = [...this.chosen].sort((a, b) => this.place(a) - this.place(b));
    this.#send(inOrder.join(BETWEEN) || NOTHING);
  }
}
