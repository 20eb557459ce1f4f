/** The director: what happened is shown one thing after the other, and only then told.
 *
 * The table knows at once how everything stands; the director lets the screen come after, moment by moment. Nobody has to
 * wait for it: whoever skips, or goes on playing, is where the table is.
 */
import type { Pace } from "./motion.svelte";
import type { Happening, Line, Scene } from "./protocol";

/** Something that is shown: an event, the table right after it, and the lines of the log that are true by then. */
export interface Showing {
  event: Happening;
  scene: Scene;
  lines: Line[];
}

/** How long a board wants its events to be looked at, in parts of an ordinary moment; 0 is not waited for. */
export type Lengths = Record<string, number>;

/** What has happened, from where it began. */
interface Turn {
  scene: Scene;
  log: Line[];
  beats: Showing[];
}

/** What the director is told of a game. */
export interface Direction {
  lengths?: Lengths;
  /** Events of these kinds that follow one another happen at the same moment. */
  together?: string[];
  /** Where an event happens, as a selector, if neither its cards nor its seat tell. */
  where?: (event: Happening) => string | null;
}

/** How long an ordinary moment lasts, in milliseconds; at one's own pace each waits for a key. */
const MOMENTS: Record<Pace, number> = { slow: 900, normal: 450, quick: 200, none: 0, step: Infinity };
/** A moment with a line takes as long as it takes to read it, in parts of an ordinary one. */
const READING = 2;
/** Whoever is further behind than this, in ordinary moments, has been away: only the last turn is shown. */
const AWAY = 60;

function linesOf(beats: Showing[]): number {
  return beats.reduce((sum, beat) => sum + beat.lines.length, 0);
}

export class Director {
  /** The table as it is shown. */
  scene = $state.raw<Scene | null>(null);
  /** The log as far as it has been shown. */
  log = $state.raw<Line[]>([]);
  /** What happens right now; empty when all has been shown. */
  events = $state.raw<Happening[]>([]);
  /** What is said of it. */
  caption = $state.raw<Line[]>([]);
  /** What has happened since the viewer answered, as far as it has been shown. */
  since = $state.raw<Happening[]>([]);
  playing = $state(false);
  /** So many lines were not shown, because nobody was there to look. */
  missed = $state(0);
  /** Whether there is a turn to be shown again. */
  repeatable = $state(false);

  #queue: Showing[] = [];
  #truth: { scene: Scene | null; log: Line[] } = { scene: null, log: [] };
  #turn: Turn | null = null;
  /** The turn before, which is shown with mine as long as I have done small things only. */
  #earlier: Turn | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #direction: Direction = {};

  constructor(
    /** How fast things are shown now, and whether anybody looks. */
    private readonly pace: () => Pace,
    private readonly looking: () => boolean = () => true,
  ) {}

  direct(direction: Direction): void {
    this.#direction = direction;
  }

  /** Everything is new: there is nothing to be shown on the way. The last turn, if it came along, can be seen again. */
  begin(scene: Scene | null, log: Line[], before: Scene | null = null, beats: Showing[] = []): void {
    this.#truth = { scene, log };
    this.#earlier = null;
    this.#turn = before && beats.length ? { scene: before, log: log.slice(0, Math.max(0, log.length - linesOf(beats))), beats } : null;
    this.repeatable = this.#turn !== null;
    this.missed = 0;
    this.#stop();
  }

  /** Whoever was away and has missed some lines is back: the last turn is shown, and the rest can be read. */
  back(missed = this.missed): void {
    if (!this.#turn || missed === 0 || this.playing || this.pace() === "none") return;
    const { beats } = this.#turn;
    this.again(this.#turn);
    this.missed = Math.max(0, missed - linesOf(beats));
    this.#catchUp();
  }

  /** Show what happened, and after that how everything stands. */
  show(beats: Showing[], scene: Scene | null, log: Line[]): void {
    const before = this.#truth;
    this.#truth = { scene, log };
    if (beats.length && before.scene) {
      // Whoever only looks on has no turn of their own: what has come last is the last turn.
      if (before.scene.viewer < 0) this.#close();
      if (!this.#turn) {
        this.#turn = { scene: before.scene, log: before.log, beats: [] };
        this.since = [];
      }
      this.#turn.beats.push(...beats);
      this.repeatable = true;
    }
    if (!this.#held && (this.pace() === "none" || !this.looking())) {
      if (!this.looking()) this.missed += linesOf(beats);
      this.#stop();
      return;
    }
    this.#queue.push(...beats);
    this.#catchUp();
    if (!this.playing) this.next();
  }

  /** I have answered: what happened before is an earlier turn. */
  turn(): void {
    this.#close();
    this.skip();
  }

  /** Go on to the next moment. */
  next(): void {
    clearTimeout(this.#timer);
    this.log = this.#told();
    const shown = this.#take();
    const last = shown[shown.length - 1];
    if (!last) return this.#stop();
    this.playing = true;
    this.events = shown.map((beat) => beat.event);
    this.since = [...this.since, ...this.events];
    this.caption = shown.flatMap((beat) => beat.lines);
    this.scene = last.scene;
    const length = this.#length(shown);
    if (length === 0) return this.next();
    if (Number.isFinite(length)) this.#timer = setTimeout(() => this.next(), length);
  }

  /** Where an event happens, if the game says so. */
  where(event: Happening): string | null {
    return this.#direction.where?.(event) ?? null;
  }

  /** Show at once how everything stands. */
  skip(): void {
    this.#stop();
  }

  /** Show the last turn once more: what others have done last, and all since then. */
  again(turn = this.#whole()): void {
    if (!turn) return;
    this.#stop();
    this.scene = turn.scene;
    this.log = turn.log;
    this.since = [];
    this.#queue = [...turn.beats];
    this.playing = true;
    this.#timer = setTimeout(() => this.next(), Math.min(this.#moment, MOMENTS.slow));
  }

  /** What was missed has been read. */
  read(): void {
    this.missed = 0;
  }

  /** What comes now is another turn. */
  #close(): void {
    this.#earlier = this.#whole();
    this.#turn = null;
  }

  /** The last turn; if nobody but me has done anything in it, with the turn before. */
  #whole(): Turn | null {
    const [turn, earlier] = [this.#turn, this.#earlier];
    if (!turn || !earlier) return turn ?? earlier;
    const theirs = turn.beats.some(({ event, scene }) => event.seat !== null && event.seat !== scene.viewer);
    const beats = [...earlier.beats, ...turn.beats];
    return theirs || turn.scene.viewer < 0 || beats.length > AWAY ? turn : { ...earlier, beats };
  }

  /** Whether something is being shown that must come to its end first. */
  get #held(): boolean {
    return this.#queue.length > 0;
  }

  /** An ordinary moment; a turn that is shown again has one even where nothing else is shown. */
  get #moment(): number {
    const pace = this.pace();
    return pace === "none" ? MOMENTS.quick : MOMENTS[pace];
  }

  /** The next beat, with those that happen at the same moment. */
  #take(): Showing[] {
    const first = this.#queue.shift();
    if (!first) return [];
    const taken = [first];
    while (this.#together(first) && this.#queue[0]?.event.kind === first.event.kind) taken.push(this.#queue.shift()!);
    return taken;
  }

  #together(beat: Showing): boolean {
    return this.#direction.together?.includes(beat.event.kind) ?? false;
  }

  /** The log with what has just been shown. */
  #told(): Line[] {
    return this.caption.length ? [...this.log, ...this.caption] : this.log;
  }

  /** How long something is shown. At one's own pace what is said waits for a key, and what nobody says anything of goes by. */
  #length(shown: Showing[]): number {
    const own = Math.max(...shown.map((beat) => this.#direction.lengths?.[beat.event.kind] ?? 1));
    if (shown.some((beat) => beat.lines.length)) return this.#moment * Math.max(own, READING);
    return own * (this.pace() === "step" ? MOMENTS.normal : this.#moment);
  }

  /** Leave out what would take too long to be shown, but for the turn at the end. */
  #catchUp(): void {
    const late = this.#queue.length - AWAY;
    if (late <= 0) return;
    const dropped = this.#queue.splice(0, late);
    this.missed += linesOf(dropped);
    this.log = [...this.#told(), ...dropped.flatMap((beat) => beat.lines)];
    this.since = [...this.since, ...dropped.map((beat) => beat.event)];
    this.caption = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = this.#truth.scene;
    this.log = this.#truth.log;
    this.events = [];
    this.caption = [];
    this.since = this.#turn?.beats.map((beat) => beat.event) ?? [];
    this.playing = false;
  }
}
