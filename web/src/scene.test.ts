import { expect, test } from "vitest";
import type { Scene } from "./protocol";
import { apply } from "./scene";

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
  const after = apply(BEFORE, { zones: { "hand 0": ["b"] } });
  expect(after.zones.map((zone) => zone.cards)).toEqual([["b"], [null]]);
  expect(BEFORE.zones[0]?.cards).toEqual(["a", "b"]);
  expect(after.zones[1]?.cards).toBe(BEFORE.zones[1]?.cards);
});

test("an empty zone is a value", () => {
  expect(apply(BEFORE, { zones: { deck: [] } }).zones[1]?.cards).toEqual([]);
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
