import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Director, type Showing } from "./director.svelte";
import type { Pace } from "./motion.svelte";
import type { Line, Scene } from "./protocol";

let pace: Pace = "normal";
let looking = true;

function scene(round: number, viewer = 0): Scene {
  return {
    game: "whist", viewer, seats: 2, options: {}, fingerprint: "", zones: [], rumours: {}, hidden: {}, facts: { round },
    waiting: [0], question: null, outcome: null, so_far: [], signs: {},
  };
}

function line(id: string): Line {
  return { text: { id } };
}

function showing(round: number, kind = "played", ...lines: string[]): Showing {
  return { event: { kind, rule: "", seat: 0, cards: [], count: 0 }, scene: scene(round), lines: lines.map(line) };
}

function theirs(shown: Showing): Showing {
  return { ...shown, event: { ...shown.event, seat: 1 } };
}

function begun(viewer = 0): Director {
  const director = new Director(() => pace, () => looking);
  director.begin(scene(0, viewer), []);
  return director;
}

function round(director: Director): unknown {
  return Reflect.get(director.scene?.facts ?? {}, "round");
}

function told(director: Director): string[] {
  return director.log.map((one) => one.text.id);
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  looking = true;
});

afterEach(() => vi.useRealTimers());

describe("one thing happens at a time", () => {
  test("each event has its moment, and the next one waits for it", () => {
    const director = begun();
    director.show([showing(1), showing(2)], scene(3), []);
    expect(round(director)).toBe(1);
    vi.advanceTimersByTime(440);
    expect(round(director)).toBe(1);
    vi.advanceTimersByTime(20);
    expect(round(director)).toBe(2);
    vi.runAllTimers();
    expect(round(director)).toBe(3);
    expect(director.playing).toBe(false);
  });

  test("what has been said comes into the log when its moment is over", () => {
    const director = begun();
    director.show([showing(1, "won", "she wins"), showing(2, "lost", "he loses")], scene(2), [line("she wins"), line("he loses")]);
    expect(director.caption).toEqual([line("she wins")]);
    expect(told(director)).toEqual([]);
    vi.advanceTimersByTime(910);
    expect(director.caption).toEqual([line("he loses")]);
    expect(told(director)).toEqual(["she wins"]);
    vi.runAllTimers();
    expect(told(director)).toEqual(["she wins", "he loses"]);
  });

  test("what has happened since the viewer answered grows with what is shown, and is whole for whoever skips", () => {
    const director = begun();
    const kinds = (): string[] => director.since.map((event) => event.kind);
    director.show([showing(1, "rolled"), showing(2, "struck")], scene(2), []);
    expect(kinds()).toEqual(["rolled"]);
    director.skip();
    expect(kinds()).toEqual(["rolled", "struck"]);
    director.again();
    expect(kinds()).toEqual([]);
    vi.runAllTimers();
    expect(kinds()).toEqual(["rolled", "struck"]);
    director.turn();
    expect(kinds()).toEqual([]);
  });

  test("what comes while something is shown waits for its turn", () => {
    const director = begun();
    director.show([showing(1)], scene(1), []);
    director.show([showing(2)], scene(2), []);
    expect(round(director)).toBe(1);
    vi.advanceTimersByTime(460);
    expect(round(director)).toBe(2);
  });

  test("a board says what takes longer, what takes no time, and what happens at the same moment", () => {
    const director = begun();
    director.direct({ lengths: { rolled: 3, counted: 0 }, together: ["bid"] });
    director.show([showing(1, "bid"), showing(2, "bid"), showing(3, "counted"), showing(4, "rolled"), showing(5)], scene(6), []);
    expect(director.events).toHaveLength(2);
    expect(round(director)).toBe(2);
    vi.advanceTimersByTime(460);
    expect(round(director)).toBe(4);
    vi.advanceTimersByTime(1330);
    expect(round(director)).toBe(4);
    vi.advanceTimersByTime(30);
    expect(round(director)).toBe(5);
  });
});

describe("nobody has to wait", () => {
  test("whoever skips is where the table is", () => {
    const director = begun();
    director.show([showing(1, "won", "she wins"), showing(2)], scene(3), [line("she wins")]);
    director.skip();
    expect(round(director)).toBe(3);
    expect(told(director)).toEqual(["she wins"]);
    expect(director.caption).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("at no pace at all everything is there at once", () => {
    pace = "none";
    const director = begun();
    director.show([showing(1)], scene(2), []);
    expect([round(director), director.playing]).toEqual([2, false]);
  });

  test("step by step, what is said waits for a key, and what nobody says anything of goes by", () => {
    pace = "step";
    const director = begun();
    director.direct({ lengths: { shuffled: 0 } });
    const said = [showing(1, "won", "she wins"), showing(2, "shuffled"), showing(3), showing(4, "lost", "he loses")];
    director.show(said, scene(5), said.flatMap((one) => one.lines));
    vi.advanceTimersByTime(100_000);
    expect(round(director)).toBe(1);
    director.next();
    expect(round(director)).toBe(3);
    vi.advanceTimersByTime(100_000);
    expect(round(director)).toBe(4);
    director.next();
    expect([round(director), director.playing]).toEqual([5, false]);
  });

  test("in a tab that nobody looks at nothing is shown, and what was missed is counted", () => {
    looking = false;
    const director = begun();
    director.show([showing(1, "won", "she wins"), showing(2)], scene(3), [line("she wins")]);
    expect([round(director), director.missed]).toEqual([3, 1]);
    expect(told(director)).toEqual(["she wins"]);
    director.read();
    expect(director.missed).toBe(0);
  });

  test("whoever is far behind sees the end of it only, and the log loses nothing", () => {
    const director = begun();
    const all = Array.from({ length: 100 }, (_, number) => showing(number + 1, "played", `line ${number}`));
    director.show(all, scene(100), all.flatMap((one) => one.lines));
    expect(round(director)).toBe(41);
    expect(director.missed).toBe(40);
    expect(told(director)).toHaveLength(40);
    vi.runAllTimers();
    expect(told(director)).toEqual(all.map((_, number) => `line ${number}`));
  });
});

describe("once more", () => {
  test("the last turn is shown again, from where it began", () => {
    const director = begun();
    director.show([showing(1, "won", "she wins")], scene(1), [line("she wins")]);
    director.show([showing(2)], scene(3), [line("she wins")]);
    vi.runAllTimers();
    director.again();
    expect([round(director), told(director)]).toEqual([0, []]);
    vi.advanceTimersByTime(460);
    expect([round(director), director.caption]).toEqual([1, [line("she wins")]]);
    vi.runAllTimers();
    expect([round(director), told(director)]).toEqual([3, ["she wins"]]);
  });

  test("with my answer another turn begins", () => {
    const director = begun();
    director.show([showing(1)], scene(1), []);
    director.turn();
    expect([round(director), director.playing]).toEqual([1, false]);
    director.show([theirs(showing(2))], scene(2), []);
    vi.runAllTimers();
    director.again();
    expect(round(director)).toBe(1);
  });

  test("as long as only I have done anything since, what others did before belongs to it", () => {
    const director = begun();
    director.show([theirs(showing(1))], scene(1), []);
    director.turn();
    director.show([showing(2)], scene(2), []);
    vi.runAllTimers();
    director.again();
    expect(round(director)).toBe(0);
    vi.runAllTimers();
    director.turn();
    director.show([theirs(showing(3))], scene(3), []);
    vi.runAllTimers();
    director.again();
    expect(round(director)).toBe(2);
  });

  test("for whoever looks on it is what has come last", () => {
    const director = begun(-1);
    director.show([showing(1)], { ...scene(1), viewer: -1 }, []);
    director.show([showing(2)], { ...scene(2), viewer: -1 }, []);
    vi.runAllTimers();
    director.again();
    expect(round(director)).toBe(1);
  });

  test("of a table that is new there is nothing to be shown again", () => {
    const director = begun();
    director.show([showing(1)], scene(1), []);
    director.begin(scene(9), []);
    expect(director.repeatable).toBe(false);
    director.again();
    expect([round(director), director.playing]).toEqual([9, false]);
  });
});

describe("whoever was away", () => {
  const beats = [showing(8, "won", "she wins"), showing(9, "lost", "he loses")];
  const log = ["long ago", "she wins", "he loses"].map(line);

  test("can see the last turn of a table that is new, and is told of its lines only then", () => {
    const director = begun();
    director.begin(scene(9), log, scene(7), beats);
    expect([round(director), director.playing, director.repeatable]).toEqual([9, false, true]);
    director.again();
    expect([round(director), told(director)]).toEqual([7, ["long ago"]]);
    vi.runAllTimers();
    expect([round(director), told(director)]).toEqual([9, ["long ago", "she wins", "he loses"]]);
  });

  test("is shown the last turn, and the rest can be read", () => {
    const director = begun();
    director.begin(scene(9), log, scene(7), beats);
    director.back(3);
    expect([director.playing, round(director), director.missed]).toEqual([true, 7, 1]);
  });

  test("is shown nothing if nothing was missed", () => {
    const director = begun();
    director.begin(scene(9), log, scene(7), beats);
    director.back();
    expect([director.playing, round(director)]).toEqual([false, 9]);
  });

  test("sees the turn that went on in a hidden tab when the tab is looked at again", () => {
    looking = false;
    const director = begun();
    director.show(beats, scene(9), log.slice(1));
    expect([round(director), director.missed]).toEqual([9, 2]);
    looking = true;
    director.back();
    expect([round(director), director.playing, director.missed]).toEqual([0, true, 0]);
    vi.runAllTimers();
    expect(round(director)).toBe(9);
  });
});
