/** The battle as it is shown: what has happened, one thing after the other, while the scene is ahead already.
 *
 * Nobody waits for it: the question is there at once, an answer or a tap ends the show.
 */
import { speed } from "../../motion.svelte";
import type { Happening, Scene } from "../../protocol";
import { after, continued, shotOf, type Shot } from "./story";
import { pictureOf, signsOf, type Picture, type Signs } from "./table";

/** How long each kind of event is looked at, in lengths of a flight; what is not here is not waited for. */
const LENGTHS: Record<string, number> = {
  fell: 2.2, combat: 1, drove: 3, picked: 2, used: 1.5, taped: 1.8, craned: 2.2, rolled: 3.5, dice: 2, row: 2, struck: 1.2, token_lost: 1.4,
  goblin_out: 1.8, out_of_action: 1.5, battle: 2,
};
/** Both teams do these at the same moment. */
const TOGETHER = ["drove", "picked", "rolled", "row"];
/** So many beats may be left of one show when the next one begins; with more, the table would fall behind. */
const BEHIND = 8;
/** A longer show than this is not worth watching: somebody has been away. */
const LONGEST = 80;

export interface Beat {
  picture: Picture;
  shot: Shot | null;
  /** What the dice do: they tumble while they are rolled. */
  rolling: boolean;
  length: number;
}

/** The beats of a story that begins with this picture. */
export function beatsOf(start: Picture, events: Happening[]): Beat[] {
  const beats: Beat[] = [];
  let picture = start;
  events.forEach((event, place) => {
    picture = after(picture, event);
    const length = LENGTHS[event.kind];
    const next = events[place + 1]?.kind;
    if (length === undefined || (TOGETHER.includes(event.kind) && next === event.kind)) return;
    beats.push({ picture, shot: shotOf(event), rolling: event.kind === "rolled" || event.kind === "dice", length });
  });
  return beats;
}

export class Show {
  picture = $state.raw<Picture | null>(null);
  /** What was said of the robots when the show began. */
  signs = $state.raw<Signs | null>(null);
  shot = $state.raw<Shot | null>(null);
  rolling = $state(false);
  playing = $state(false);
  /** What both teams did since they last chose. */
  exchange = $state.raw<Happening[]>([]);
  /** What has happened since the viewer last answered. */
  news = $state.raw<Happening[]>([]);

  #queue: Beat[] = [];
  #truth: Picture | null = null;
  #said: Signs | null = null;
  #seen: Happening[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what has become of the scene. */
  take(scene: Scene, happenings: Happening[]): void {
    const truth = pictureOf(scene);
    const before = this.#truth;
    const news = happenings === this.#seen ? [] : happenings;
    const anew = happenings !== this.#seen && !happenings.length;
    this.#seen = happenings;
    this.#truth = truth;
    this.#said = signsOf(scene);
    this.exchange = anew ? [] : continued(this.exchange, news);
    this.news = anew ? [] : scene.viewer < 0 && news.length ? news : [...this.news, ...news];
    const beats = before && news.length && speed() ? beatsOf(before, news) : [];
    if (beats.length && this.#queue.length > BEHIND) this.#queue = [];
    this.#queue.push(...beats);
    if (anew || !this.#queue.length || this.#queue.length > LONGEST) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Go straight to how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.picture = this.#truth;
    this.signs = this.#said;
    this.shot = null;
    this.rolling = false;
    this.playing = false;
  }

  /** The viewer has answered: what was new is old. */
  answered(): void {
    this.news = [];
    this.skip();
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) return this.skip();
    this.playing = true;
    this.picture = beat.picture;
    this.shot = beat.shot;
    this.rolling = beat.rolling;
    this.#timer = setTimeout(() => this.#next(), beat.length * speed());
  }
}
