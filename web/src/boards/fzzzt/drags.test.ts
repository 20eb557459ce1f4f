import { expect, test } from "vitest";
import { choicesOf, questionOf } from "../../fixture";
import { Picking } from "../../picking.svelte";
import type { Question } from "../../protocol";
import { waysOf } from "./drags";

const SCENE = { viewer: 1, zones: [{ name: "hand 1", owner: 1, cards: ["M1", "R2-O", "FZ#1"] }] };

function asked(ask: string, bounds: Partial<Question>, sent: string[] = []): Picking {
  const choices = choicesOf(["M1", "R2-O", "elsewhere"]);
  const question = questionOf({ ask, about: ["U6"], choices, ...bounds });
  return new Picking(question, (text) => sent.push(text));
}

test("a card that may be bid is dragged to the lot, and a chosen one back to the hand", () => {
  const picking = asked("bid", { least: 1, most: 3 });
  const [there] = waysOf(SCENE, picking, "M1");
  expect(there?.onto).toBe('.belt, [data-zone="bid 1"]');
  there?.drop();
  expect(picking.chosen).toEqual(["M1"]);
  const [back] = waysOf(SCENE, picking, "M1");
  expect(back?.onto).toBe('[data-zone="hand 1"]');
  back?.drop();
  expect(picking.chosen).toEqual([]);
});

test("a card for a unit is dragged to the one that is asked about", () => {
  const sent: string[] = [];
  const [way] = waysOf(SCENE, asked("assign", {}, sent), "R2-O");
  expect(way?.onto).toBe(".unit.asked");
  way?.drop();
  expect(sent).toEqual(["R2-O"]);
});

test("nothing else is dragged", () => {
  expect(waysOf(SCENE, null, "M1")).toEqual([]);
  expect(waysOf(SCENE, asked("bid", {}), "FZ#1")).toEqual([]);
  expect(waysOf(SCENE, asked("bid", {}), "elsewhere")).toEqual([]);
});
