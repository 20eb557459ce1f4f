import { expect, test } from "vitest";
import { courseOf, decisiveOf, differenceOf } from "./course";
import type { VerdictView } from "./protocol";

function verdictOf(after: number, chance: number, cost = 0): VerdictView {
  const speech = { id: "" };
  return {
    after, chance, cost, ask: "", question: speech, text: "a", chosen: speech, best: "b", better: speech,
    all_known: chance, low: 0, high: cost, all_cost: 0, sure: false, then: [], instead: [],
  };
}

test("what was lost by mistakes is given back in the line of luck", () => {
  const course = courseOf([verdictOf(0, 0.5), verdictOf(4, 0.6, 0.2), verdictOf(8, 0.3)], 0, 10);
  expect(course.map(({ after, chance }) => [after, chance])).toEqual([[0, 0.5], [4, 0.6], [8, 0.3], [10, 0]]);
  expect(course.map(({ luck }) => Number(luck.toFixed(2)))).toEqual([0.5, 0.6, 0.5, 0.2]);
  expect(courseOf([], 1, 10)).toEqual([]);
});

test("what moved the chances most decided the match, be it a mistake or luck", () => {
  const lost = [verdictOf(0, 0.5), verdictOf(4, 0.6, 0.4), verdictOf(8, 0.2)];
  expect(decisiveOf(lost, courseOf(lost, 0, 10))).toMatchObject({ verdict: { after: 4 }, by: "mistake", share: 0.4 });
  const unlucky = [verdictOf(0, 0.9), verdictOf(4, 0.2)];
  expect(decisiveOf(unlucky, courseOf(unlucky, 0.2, 10))).toMatchObject({ verdict: { after: 0 }, by: "bad-luck" });
  const even = [verdictOf(0, 0.5), verdictOf(4, 0.51)];
  expect(decisiveOf(even, courseOf(even, 0.51, 10))).toBeNull();
});

test("the difference is the kind of points by which the winner was most ahead of the next", () => {
  const line = (seat: number, id: string, points: number) => ({ seat, text: { id }, points, rule: "whist §7" });
  const outcome = {
    ranks: [2, 1, 3], scores: [5, 9, 0], winners: [1], unwon: null,
    lines: [line(0, "tricks", 5), line(1, "tricks", 4), line(1, "honours", 3), line(1, "honours", 2), line(2, "honours", 9)],
  };
  expect(differenceOf(outcome, 1, outcome.ranks)).toEqual({ text: { id: "honours" }, points: 5, rule: "whist §7" });
  const track = (seat: number, place: number, points: number) => ({ seat, text: { id: "track", args: { place } }, points, rule: "" });
  const close = { ...outcome, lines: [track(0, 6, 21), track(1, 7, 28), line(1, "tricks", 9)] };
  expect(differenceOf(close, 1, close.ranks)).toMatchObject({ text: { id: "tricks" }, points: 9 });
  expect(differenceOf({ ...outcome, lines: [] }, 1, outcome.ranks)).toBeNull();
});
