import { describe, expect, it } from "vitest";
import { questionOf, sceneOf } from "../../fixture";
import type { Happening } from "../../protocol";
import { FACTS, SIGNS } from "./fixture";
import type { Scene } from "./shown";
import { isAnswer, marked, NOTHING } from "./marks";

interface Given {
  zones?: Record<string, (string | null)[]>;
  asked?: number;
  viewer?: number;
  turns?: number;
}

function scene({ zones = {}, asked, viewer = 0, turns = 1 }: Given): Scene {
  const question = asked === undefined ? null : questionOf({ number: asked, ask: "move" });
  const lying = Object.entries(zones).map(([name, cards]) => ({ name, owner: null, cards }));
  return sceneOf({ ...FACTS, turns }, SIGNS, { viewer, zones: lying, question });
}

function event(kind: string, seat: number | null, cards: string[] = [], facts = {}): Happening {
  return { kind, rule: "", seat, cards, count: cards.length, facts };
}

describe("an answer", () => {
  it("is told by the question that goes", () => {
    expect(isAnswer(scene({ asked: 4 }), scene({}))).toBe(true);
    expect(isAnswer(scene({ asked: 4 }), scene({ asked: 5 }))).toBe(true);
    expect(isAnswer(scene({ asked: 4 }), scene({ asked: 4 }))).toBe(false);
    expect(isAnswer(scene({}), scene({ asked: 5 }))).toBe(false);
  });

  it("is a new turn for whoever looks on", () => {
    expect(isAnswer(scene({ viewer: -1 }), scene({ viewer: -1, turns: 2 }))).toBe(true);
    expect(isAnswer(scene({ viewer: -1 }), scene({ viewer: -1 }))).toBe(false);
  });
});

describe("marks", () => {
  const before = scene({ zones: { "new rules": ["draw-2"], "hand 0": ["draw-3", "car"], "keepers 0": [], "discard pile": [] } });
  const after = scene({ zones: { "new rules": ["draw-3"], "hand 0": ["car"], "keepers 0": [], "discard pile": ["draw-2"] } });
  const later = scene({ zones: { "new rules": ["draw-3"], "hand 0": [], "keepers 0": ["car"], "discard pile": ["draw-2"] } });

  it("show what has come and what was torn off", () => {
    const marks = marked(NOTHING, before, after, []);
    expect([...marks.fresh]).toEqual(["draw-3"]);
    expect(marks.torn).toEqual(["draw-2"]);
  });

  it("stay until the viewer answers", () => {
    const marks = marked(marked(NOTHING, before, after, []), after, later, []);
    expect([...marks.fresh].sort()).toEqual(["car", "draw-3"]);
    expect(marked(marks, { ...later, question: scene({ asked: 1 }).question }, later, []).fresh.size).toBe(0);
  });

  it("forget a rule that comes back to its place", () => {
    const marks = marked(NOTHING, before, after, []);
    expect(marked(marks, after, before, []).torn).toEqual(["draw-3"]);
  });

  it("keep the last two things that a seat has done", () => {
    const news = [event("drew", 1), event("played", 1, ["draw-3"]), event("creeper", 1, ["larry"]), event("traded", 1, [], { with: 0 }), event("reshuffled", null)];
    const said = marked(NOTHING, before, after, news).said;
    expect(said.get(1)?.map(({ kind, other }) => [kind, other])).toEqual([["creeper", null], ["traded", 0]]);
    expect(said.has(0)).toBe(false);
  });
});
