import { describe, expect, it } from "vitest";
import type { ScoreLine } from "../../protocol";
import { halves, isDown, spotOf, sumOf } from "./facts";

function line(seat: number, id: string, points: number): ScoreLine {
  return { seat, text: { id }, points, rule: "" };
}

describe("the sum of a score sheet", () => {
  it("is told by what brings it, for one side only", () => {
    const scene = {
      so_far: [
        line(0, "red_rising-score-core", 20),
        line(0, "red_rising-score-points-part", -5),
        line(0, "red_rising-score-helium", 9),
        line(0, "red_rising-score-assumed-name", 0),
        line(1, "red_rising-score-fleet", 28),
      ],
    };
    expect(sumOf(scene, 0)).toEqual({ total: 24, parts: { cards: 15, helium: 9 } });
    expect(sumOf(scene, 1)).toEqual({ total: 28, parts: { fleet: 28 } });
  });
});

describe("face-down cards", () => {
  it("are known by their height, and spelled from the bottom", () => {
    const facts = { down: [0, 0, 0b101, 0] };
    expect([0, 1, 2].map((height) => isDown(facts, "luna", height))).toEqual([true, false, true]);
    expect(isDown(facts, "mars", 0)).toBe(false);
    expect(spotOf("luna", 2)).toBe("luna-face-down-3");
  });
});

describe("what a character says", () => {
  it("has two halves", () => {
    expect(halves("Deploy: gain 1 Helium. End: 26 points.", "End:")).toEqual({
      now: "Deploy: gain 1 Helium.", end: "End: 26 points.",
    });
  });

  it("may have but one", () => {
    expect(halves("Deploy: nothing.", "End:")).toEqual({ now: "Deploy: nothing.", end: "" });
  });
});
