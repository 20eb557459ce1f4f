import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, Question, RoomView, Scene, ToClient, Whole } from "./protocol";
import { Table, type Wire } from "./table.svelte";

class FakeWire implements Wire {
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

let wires: FakeWire[] = [];

function latest(): FakeWire {
  return wires[wires.length - 1]!;
}

function opened(): Table {
  const table = new Table("r", (path) => {
    wires.push(new FakeWire(path));
    return latest();
  });
  latest().onopen?.();
  return table;
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

function whole(changes: Partial<Whole> = {}): Whole {
  return { type: "whole", epoch: "e", number: 5, now: Date.now() / 1000, room: room(0), scene: scene(), log: [{ text: { id: "one" } }], ...changes };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
});

afterEach(() => vi.useRealTimers());

describe("what the server says", () => {
  test("an update changes what it names and nothing else", () => {
    const table = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, scene: { facts: { round: 2 } }, log: [{ text: { id: "two" } }] });
    expect(table.scene).toEqual({ ...scene(), facts: { round: 2 } });
    expect(table.log.map((line) => line.text.id)).toEqual(["one", "two"]);
  });

  test("a forgetful log is replaced", () => {
    const table = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, log: [{ text: { id: "two" } }], log_anew: true });
    expect(table.log.map((line) => line.text.id)).toEqual(["two"]);
  });

  test("a log in which somebody got another name is no news, and one that forgets is", () => {
    const table = opened();
    const lines = (...ids: string[]): { text: { id: string } }[] => ids.map((id) => ({ text: { id } }));
    latest().hear(whole({ log: lines("ann leads", "ann passes") }));
    table.read = 2;
    latest().hear({ type: "update", number: 6, log: lines("bea leads", "bea passes"), log_anew: true });
    expect(table.read).toBe(2);
    latest().hear({ type: "update", number: 7, log: lines("bea sleeps"), log_anew: true });
    expect(table.read).toBe(0);
  });

  test("what was missed is asked for as a whole", () => {
    opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 7, scene: { facts: { round: 2 } } });
    expect(wires).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ type: "hello", epoch: null });
  });
});

describe("the line", () => {
  test("after a cut it goes on from the last frame, at the same seat", () => {
    const table = opened();
    latest().hear(whole());
    latest().onclose?.({ code: 1006 });
    expect(table.connected).toBe(false);
    expect(table.scene).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    latest().onopen?.();
    expect(latest().path).toBe("/api/rooms/r/socket?seat=0");
    expect(latest().sent[0]).toEqual({ type: "hello", epoch: "e", last: 5 });
    expect(table.connected).toBe(true);
  });

  test("the pauses grow while nobody answers", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    opened();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = wires.length;
      latest().onclose?.({ code: 1006 });
      let waited = 0;
      while (wires.length === before) {
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
    expect(wires).toHaveLength(2);
  });

  test.each([[4404, "gone"], [4401, "nameless"], [4403, "refused"], [4400, "outdated"]])("code %i ends it", (code, ending) => {
    const table = opened();
    cut(code);
    expect(table.ending).toBe(ending);
    expect(wires).toHaveLength(1);
  });

  test("whoever has a name now comes in", () => {
    const table = opened();
    latest().onclose?.({ code: 4401 });
    table.retry();
    expect(table.ending).toBeNull();
    expect(wires).toHaveLength(2);
  });

  test("whoever has sat down looks anew from that seat", () => {
    opened();
    latest().hear(whole({ room: room(null, "gathering"), scene: null }));
    latest().hear({ type: "update", number: 6, room: room(1, "gathering") });
    latest().onopen?.();
    expect(latest().path).toBe("/api/rooms/r/socket");
    expect(latest().sent[0]).toMatchObject({ epoch: null, last: 0 });
    latest().hear(whole({ room: room(1, "gathering"), scene: null }));
    expect(wires).toHaveLength(2);
  });

  test("whoever has lost the seat looks from whichever is left", () => {
    const table = opened();
    latest().hear(whole());
    cut(4403);
    expect(table.ending).toBeNull();
    expect(latest().path).toBe("/api/rooms/r/socket");
  });

  test("a line on which nothing is heard any more is given up", () => {
    opened();
    latest().hear(whole());
    vi.advanceTimersByTime(21_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(21_000);
    expect(wires[0]?.closed).toBe(true);
    expect(wires).toHaveLength(2);
  });
});

describe("commands", () => {
  test("a command is sent again with the same id until it is done", () => {
    const table = opened();
    latest().hear(whole());
    table.answer("a");
    const [first] = latest().commands;
    expect(first).toMatchObject({ type: "answer", seat: 0, number: 3, text: "a" });
    cut(1006);
    expect(latest().commands).toEqual([first]);
    latest().hear({ type: "done", id: (first as { id: string }).id });
    cut(1006);
    expect(latest().commands).toEqual([]);
  });

  test("what is done without a line waits for one", () => {
    const table = opened();
    latest().hear(whole());
    latest().onclose?.({ code: 1006 });
    table.do({ type: "start" });
    vi.advanceTimersByTime(60_000);
    latest().onopen?.();
    expect(latest().commands.map((command) => command.type)).toEqual(["start"]);
  });

  test("a refused answer can be given again", () => {
    const table = opened();
    latest().hear(whole());
    table.answer("a");
    expect(table.answering).toBe(3);
    const [first] = latest().commands as { id: string }[];
    latest().hear({ type: "refused", code: "illegal", why: { id: "room-refused-illegal" }, id: first!.id });
    expect(table.answering).toBeNull();
    expect(table.refusal?.id).toBe("room-refused-illegal");
    cut(1006);
    expect(latest().commands).toEqual([]);
  });

  test("a hint is kept as long as its question", () => {
    const table = opened();
    latest().hear(whole());
    latest().hear({ type: "hinted", id: "h", number: 3, lines: [] });
    latest().hear({ type: "update", number: 6, scene: { facts: { round: 2 } } });
    expect(table.hint?.number).toBe(3);
    latest().hear({ type: "update", number: 7, scene: { question: null } });
    expect(table.hint).toBeNull();
  });

  test("what has happened since my answer is new", () => {
    const table = opened();
    latest().hear(whole());
    latest().hear({ type: "update", number: 6, scene: { question: null } });
    latest().hear({ type: "update", number: 7, log: [{ text: { id: "two" } }], scene: { question: ASKED } });
    expect(table.read).toBe(1);
  });
});
