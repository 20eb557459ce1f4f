import { expect, test } from "vitest";
import type { Scene } from "./protocol";
import { apply, passBy } from "./scene";

const BEFORE: Scene = {
  game: "whist",
  viewer: 0,
  seats: 2,
  options: {},
  fingerprint: "f",
  zones: [{ name: "hand 0", owner: 0, cards: ["a", "b"] }, { name: "deck", owner: null, cards: [null] }],
  rumours: { deck: ["x"], hand: ["y"] },
  hidden: { cards: ["x"] },
  facts: { round: 1, chief: 0 },
  waiting: [0],
  question: { number: 1, ask: "", rule: "", text: { id: "q" }, help: { id: "q" }, about: [], choices: [] },
  outcome: null,
  so_far: [{ seat: 0, text: { id: "s" }, points: 3, rule: "r" }],
  signs: { widgets: 1 },
};

test("nothing changes by an empty patch", () => {
  expect(apply(BEFORE, {})).toEqual(BEFORE);
});

test("zones that are named lie otherwise, and the others keep their very objects for the screen", () => {
  const after = apply(BEFORE, { zones: { "hand 0": { at: 0, gone: 1 } } });
  expect(after.zones.map((zone) => zone.cards)).toEqual([["b"], [null]]);
  expect(BEFORE.zones[0]?.cards).toEqual(["a", "b"]);
  expect(after.zones[1]?.cards).toBe(BEFORE.zones[1]?.cards);
});

test("cards come in the midst of a zone, or take the place of others", () => {
  const after = apply(BEFORE, { zones: { "hand 0": { at: 1, cards: [null, "c"] }, deck: { at: 0, gone: 1, cards: ["d"] } } });
  expect(after.zones.map((zone) => zone.cards)).toEqual([["a", null, "c", "b"], ["d"]]);
});

test("a beat changes where cards lie and public facts, and nothing else", () => {
  const event = { kind: "moved", rule: "", seat: 0, cards: ["b"], count: 1 };
  const after = passBy(BEFORE, { event, zones: { "hand 0": { at: 1, gone: 1 } }, facts: { round: 2 } });
  expect(after).toEqual({ ...BEFORE, zones: [{ name: "hand 0", owner: 0, cards: ["a"] }, BEFORE.zones[1]], facts: { round: 2, chief: 0 } });
});

test("null takes rumours and hidden cards away", () => {
  const after = apply(BEFORE, { rumours: { deck: null, belt: ["z"] }, hidden: { cards: null } });
  expect(after.rumours).toEqual({ hand: ["y"], belt: ["z"] });
  expect(after.hidden).toEqual({});
});

test("facts are merged, and a fact may become null", () => {
  expect(apply(BEFORE, { facts: { chief: null } }).facts).toEqual({ round: 1, chief: null });
});

test("a question that is null is gone, and one that is not named stays", () => {
  expect(apply(BEFORE, { question: null }).question).toBeNull();
  expect(apply(BEFORE, { waiting: [] })).toMatchObject({ waiting: [], question: BEFORE.question });
});

test("signs change one by one, the score so far as a whole", () => {
  const after = apply(BEFORE, { signs: { widgets: 2 }, so_far: [] });
  expect(after.signs).toEqual({ widgets: 2 });
  expect(after.so_far).toEqual([]);
});
