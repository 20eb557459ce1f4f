import { describe, expect, it } from "vitest";
import { has, spotOf, squaresIn, squareText, teamOf, tokenOf, turned, turnedEdge } from "./table";

describe("squares", () => {
  it("are named by row and column, and read again", () => {
    expect(squareText(7)).toBe("2.3");
    expect(spotOf("2.3/1")).toEqual({ square: 7, turn: 1 });
    expect(spotOf("5.5")).toEqual({ square: 24, turn: 0 });
  });

  it("turn with the yard, and the cockpit stays", () => {
    expect(turned(0, 1)).toBe(4);
    expect(turned(4, 1)).toBe(24);
    expect(turned(12, 3)).toBe(12);
    for (let square = 0; square < 25; square += 1) expect(turned(turned(square, 1), -1)).toBe(square);
  });

  it("make sets", () => {
    expect(squaresIn(0b101)).toEqual([0, 2]);
    expect(has(0b100, 2)).toBe(true);
    expect(tokenOf("1.1+1.2")).toBe(0b11);
  });
});

it("edges turn both ways", () => {
  expect(turnedEdge(3, 2)).toBe(1);
  expect(turnedEdge(0, -1)).toBe(3);
});

it("a seat is in the team that names it", () => {
  expect([0, 1, 2].map((seat) => teamOf([[0, 2], [1]], seat))).toEqual([0, 1, 0]);
});
