import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat, FromClient, Question, RoomView, Scene, ToClient, Whole } from "./protocol";
import { RoomStore, type Socket } from "./roomStore.svelte";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent apart from greetings. */
  get commands(): FromClient[] {
    return this.sent.filter((message) => message.type !== "hello" && message.type !== "ping");
  }
}

let sockets: FakeSocket[] = [];

function latest(): FakeSocket {
  return sockets[sockets.length - 1]!;
}

function opened(): RoomStore {
  const store = new RoomStore("r", (path) => {
    sockets.push(new FakeSocket(path));
    return latest();
  });
  latest().onopen?.();
  return store;
}

/** The line is cut with this code; whoever wants to come back has come back. */
function cut(code: number): void {
  latest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  latest().onopen?.();
}

function room(mine: number | null, status: RoomView["status"] = "playing"): RoomView {
  const seats = [{ name: "Ann", mine: mine === 0 }, { name: "Bob", mine: mine === 1 }];
  return { id: "r", settings: { game: "whist", seats: 2 }, status, seats, rated: true, watchers: 0 };
}

const ASKED: Question = {
  number: 3, ask: "bid", rule: "", text: { id: "x" }, help: { id: "x" }, about: [], choices: [{ text: "a", label: { id: "x" } }],
};

function scene(): Scene {
  return {
    game: "whist", viewer: 0, seats: 2, options: {}, fingerprint: "", zones: [{ name: "hand 0", owner: 0, cards: ["a", null] }],
    rumours: {}, hidden: {}, facts: { round: 1 }, waiting: [0], question: ASKED, outcome: null, so_far: [], signs: {},
  };
}

function beat(line: string, round: number): Beat {
  const event = { kind: "played", rule: "", seat: 0, cards: [], count: 0 };
  return { event, facts: { round }, log: [{ text: { id: line } }] };
}

function whole(changes: Partial<Whole> = {}): Whole {
  return { type: "whole", epoch: "e", number: 5, now: Date.now() / 1000, room: room(0), scene: scene(), log: [{ text: { id: "one" } }], ...changes };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});

afterEach(() => vi.useRealTimers());

describe("what the server says", () => {
  test("an update changes what it names and nothing else", () => {
    const store = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, beats: [beat("two", 2)], scene: { signs: { widgets: 1 } } });
    expect(store.scene).toEqual({ ...scene(), facts: { round: 2 }, signs: { widgets: 1 } });
    expect(store.log.map((line) => line.text.id)).toEqual(["one", "two"]);
  });

  test("what happened is shown before the question that follows it, and told once it has been shown", () => {
    const store = opened();
    latest().hear(whole());
    const next = { ...ASKED, number: 4 };
    latest().hear({ type: "update", number: 6, beats: [beat("two", 2), beat("three", 3)], scene: { question: next } });
    const { director } = store;
    expect(director.scene).toEqual({ ...scene(), facts: { round: 2 }, question: null });
    expect(director.log).toHaveLength(1);
    vi.runAllTimers();
    expect(director.scene).toEqual({ ...scene(), facts: { round: 3 }, question: next });
    expect(director.log.map((line) => line.text.id)).toEqual(["one", "two", "three"]);
  });

  test("a forgetful log is replaced", () => {
    const store = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, log: [{ text: { id: "two" } }] });
    expect(store.log.map((line) => line.text.id)).toEqual(["two"]);
  });

  test("a log in which somebody got another name is no news, and one that forgets is", () => {
    const store = opened();
    const lines = (...ids: string[]): { text: { id: string } }[] => ids.map((id) => ({ text: { id } }));
    latest().hear(whole({ log: lines("ann leads", "ann passes") }));
    store.read = 2;
    latest().hear({ type: "update", number: 6, log: lines("bea leads", "bea passes") });
    expect(store.read).toBe(2);
    latest().hear({ type: "update", number: 7, log: lines("bea sleeps") });
    expect(store.read).toBe(0);
  });

  test("what was missed is asked for as a whole", () => {
    opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 7, scene: { facts: { round: 2 } } });
    expect(sockets).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ type: "hello", epoch: null });
  });
});

describe("the line", () => {
  test("after a cut it goes on from the last frame, at the same seat", () => {
    const store = opened();
    latest().hear(whole());
    latest().onclose?.({ code: 1006 });
    expect(store.connected).toBe(false);
    expect(store.scene).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    latest().onopen?.();
    expect(latest().path).toBe("/api/rooms/r/socket?seat=0");
    expect(latest().sent[0]).toEqual({ type: "hello", epoch: "e", last: 5 });
    expect(store.connected).toBe(true);
  });

  test("the pauses grow while nobody answers", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    opened();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = sockets.length;
      latest().onclose?.({ code: 1006 });
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
    vi.restoreAllMocks();
  });

  test("a room that moves is looked for at once", () => {
    opened();
    latest().hear(whole());
    latest().onclose?.({ code: 4503 });
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  test.each([[4404, "gone"], [4401, "nameless"], [4403, "refused"], [4400, "outdated"]])("code %i ends it", (code, ending) => {
    const store = opened();
    cut(code);
    expect(store.ending).toBe(ending);
    expect(sockets).toHaveLength(1);
  });

  test("whoever has a name now comes in", () => {
    const store = opened();
    latest().onclose?.({ code: 4401 });
    store.retry();
    expect(store.ending).toBeNull();
    expect(sockets).toHaveLength(2);
  });

  test("whoever has sat down looks anew from that seat", () => {
    opened();
    latest().hear(whole({ room: room(null, "gathering"), scene: null }));
    latest().hear({ type: "update", number: 6, room: room(1, "gathering") });
    latest().onopen?.();
    expect(latest().path).toBe("/api/rooms/r/socket");
    expect(latest().sent[0]).toMatchObject({ epoch: null, last: 0 });
    latest().hear(whole({ room: room(1, "gathering"), scene: null }));
    expect(sockets).toHaveLength(2);
  });

  test("whoever has lost the seat looks from whichever is left", () => {
    const store = opened();
    latest().hear(whole());
    cut(4403);
    expect(store.ending).toBeNull();
    expect(latest().path).toBe("/api/rooms/r/socket");
  });

  test("a line on which nothing is heard any more is given up", () => {
    opened();
    latest().hear(whole());
    vi.advanceTimersByTime(21_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(21_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });
});

describe("commands", () => {
  test("a command is sent again with the same id until it is done", () => {
    const store = opened();
    latest().hear(whole());
    store.answer("a");
    const [first] = latest().commands;
    expect(first).toMatchObject({ type: "answer", seat: 0, number: 3, text: "a" });
    cut(1006);
    expect(latest().commands).toEqual([first]);
    latest().hear({ type: "done", id: (first as { id: string }).id });
    cut(1006);
    expect(latest().commands).toEqual([]);
  });

  test("what is done without a line waits for one", () => {
    const store = opened();
    latest().hear(whole());
    latest().onclose?.({ code: 1006 });
    store.do({ type: "start" });
    vi.advanceTimersByTime(60_000);
    latest().onopen?.();
    expect(latest().commands.map((command) => command.type)).toEqual(["start"]);
  });

  test("a refused answer can be given again", () => {
    const store = opened();
    latest().hear(whole());
    store.answer("a");
    expect(store.answering).toBe(3);
    const [first] = latest().commands as { id: string }[];
    latest().hear({ type: "refused", code: "illegal", why: { id: "room-refused-illegal" }, id: first!.id });
    expect(store.answering).toBeNull();
    expect(store.refusal?.id).toBe("room-refused-illegal");
    cut(1006);
    expect(latest().commands).toEqual([]);
  });

  test("a hint is kept as long as its question", () => {
    const store = opened();
    latest().hear(whole());
    latest().hear({ type: "hinted", id: "h", number: 3, lines: [] });
    latest().hear({ type: "update", number: 6, scene: { facts: { round: 2 } } });
    expect(store.hint?.number).toBe(3);
    latest().hear({ type: "update", number: 7, scene: { question: null } });
    expect(store.hint).toBeNull();
  });

  test("what has happened since my answer is new", () => {
    const store = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, scene: { question: null } });
    latest().hear({ type: "update", number: 7, log: [{ text: { id: "two" } }], scene: { question: ASKED } });
    expect(store.read).toBe(1);
  });
});

describe("after a cut", () => {
  const turn = { scene: { ...scene(), facts: { round: 4 } }, beats: [beat("he plays", 5)] };
  const log = [{ text: { id: "long ago" } }, { text: { id: "she plays" } }, { text: { id: "he plays" } }];

  test("the last turn is shown, and what else was missed can be read", () => {
    const store = opened();
    latest().hear(whole({ log: log.slice(0, 1) }));
    cut(1006);
    latest().hear(whole({ epoch: "later", number: 9, log, turn }));
    expect([store.director.playing, store.director.missed]).toEqual([true, 1]);
    expect(store.director.scene?.facts).toEqual({ round: 4 });
    store.director.skip();
    expect(store.director.scene).toEqual(store.scene);
  });

  test("nothing is shown of what was known before, or to somebody who has just come", () => {
    const store = opened();
    latest().hear(whole({ log, turn }));
    expect([store.director.playing, store.director.repeatable]).toEqual([false, true]);
    cut(1006);
    latest().hear(whole({ epoch: "later", number: 9, log, turn }));
    expect(store.director.playing).toBe(false);
  });

  test("what comes while it is not sure that this is all is shown once it is", () => {
    const store = opened();
    latest().hear(whole({ log: [] }));
    cut(1006);
    latest().hear({ type: "update", number: 6, beats: [beat("she plays", 2)] });
    expect([store.director.playing, store.director.missed]).toEqual([false, 1]);
    latest().hear({ type: "pong", now: 0 });
    expect([store.director.playing, store.director.missed]).toEqual([true, 0]);
  });
});
