import { describe, expect, it } from "vitest";
import type { Happening } from "../../protocol";
import type { Facts, Scene } from "./shown";
import { arrangementFor, has, pictureOf, spotOf, squaresIn, squareText, teamOf, tokenOf, turned, turnedEdge } from "./table";

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

describe("the picture of a moment", () => {
  const facts = { phase: "choose", fronts: [1, 0], edges: [2, 3], unused: [1, 2], overheated: [true, false] } as Facts;
  const scene = { facts, zones: [] as Scene["zones"] } as Scene;
  const happening = (kind: string): Happening[] => [{ kind, rule: "", seat: 0, cards: [], count: 0 }];

  it("keeps to itself what the combat round before has left", () => {
    expect(pictureOf(scene, [])).toMatchObject({ edges: [null, null], unused: [null, null], overheated: [false, false] });
  });

  it("shows unused engines once both have driven, and the attacked sides once both have turned", () => {
    expect(pictureOf(scene, happening("drove"))).toMatchObject({ fronts: [1, 0], edges: [null, null], unused: [1, 2] });
    expect(pictureOf(scene, happening("picked"))).toMatchObject({ edges: [2, 3], overheated: [true, false] });
  });
});

describe("the arrangement", () => {
  it("is drawn larger where both sides are larger", () => {
    expect(arrangementFor(940, 668)).toEqual({ shape: "wide", scale: 1 });
    expect(arrangementFor(1880, 1336)).toEqual({ shape: "wide", scale: 2 });
    expect(arrangementFor(1880, 668).scale).toBe(1);
  });

  it("is another one rather than smaller", () => {
    expect(arrangementFor(840, 768).shape).toBe("middle");
    expect(arrangementFor(768, 972).shape).toBe("tall");
    expect(arrangementFor(390, 792).shape).toBe("upright");
    expect(arrangementFor(640, 296).shape).toBe("lying");
    expect(arrangementFor(320, 600)).toEqual({ shape: "upright", scale: 1 });
  });
});
