import { expect, test } from "vitest";
import { choicesOf, questionOf, sceneOf } from "../../fixture";
import { Picking } from "../../picking.svelte";
import type { Question } from "../../protocol";
import type { Scene } from "./shown";
import { waysOf } from "./drags";
import { FACTS, SIGNS } from "./fixture";

function asked(ask: string, bounds: Partial<Question> = {}, sent: string[] = []): [Scene, Picking] {
  const question = questionOf({ ask, choices: choicesOf(["brains", "baseball-bat"]), ...bounds });
  const zones = [
    { name: "hand 0", owner: 0, cards: ["brains", "donuts"] },
    { name: "keepers 0", owner: 0, cards: ["baseball-bat"] },
  ];
  return [sceneOf(FACTS, SIGNS, { zones, question }), new Picking(question, (text) => sent.push(text))];
}

test("a card of the hand is dragged onto the table to be played", () => {
  const sent: string[] = [];
  const [scene, picking] = asked("move", {}, sent);
  const [way] = waysOf(scene, picking, "brains");
  expect(way?.onto).toBe(".table, .own");
  way?.drop();
  expect(sent).toEqual(["brains"]);
});

test("where cards are given away or discarded they are dragged there", () => {
  expect(waysOf(...asked("give"), "brains")[0]?.onto).toBe(".seats");
  expect(waysOf(...asked("keep_to_limit"), "brains")[0]?.onto).toBe('[data-zone="discard pile"]');
});

test("a chosen card is dragged back", () => {
  const [scene, picking] = asked("keep_to_limit", { least: 1, most: 1 });
  waysOf(scene, picking, "brains")[0]?.drop();
  expect(picking.chosen).toEqual(["brains"]);
  const [back] = waysOf(scene, picking, "brains");
  expect(back?.onto).toBe('[data-zone="hand 0"]');
  back?.drop();
  expect(picking.chosen).toEqual([]);
});

test("what is no answer is not dragged, nor what lies on the table", () => {
  const [scene, picking] = asked("move");
  expect(waysOf(scene, null, "brains")).toEqual([]);
  expect(waysOf(scene, picking, "donuts")).toEqual([]);
  expect(waysOf(scene, picking, "baseball-bat")).toEqual([]);
});
