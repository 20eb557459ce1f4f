import { describe, expect, test } from "vitest";
import type { CardView, Scene } from "../../protocol";
import { onTable, others, places, powerOf, sizesFor, total } from "./table";

function scene(more: Partial<Scene> = {}): Scene {
  return {
    game: "fzzzt", viewer: 1, seats: 3, options: {}, fingerprint: "", rumours: {}, hidden: {}, waiting: [],
    facts: { phase: "auction" }, question: null, outcome: null, so_far: [],
    signs: { auctions: 8 },
    zones: [
      { name: "belt", owner: null, cards: ["R1-N", "FZ#1", null, null, null] },
      { name: "hand 1", owner: 1, cards: ["M1", "R2-O"] },
    ],
    ...more,
  };
}

function card(name: string, power: number): [string, CardView] {
  const said = { id: name };
  return [name, { name, label: said, about: said, rule: "", face: { kind: "robot", power } }];
}

describe("the belt", () => {
  test("cards keep the place they were laid on while those before them are sold", () => {
    expect(places(scene())).toEqual([
      { number: 3, name: "R1-N" }, { number: 4, name: "FZ#1" }, { number: 5, name: null }, { number: 6, name: null }, { number: 7, name: null },
    ]);
  });
});

describe("the seats", () => {
  test("the others sit clockwise from mine", () => {
    expect(others(scene())).toEqual([2, 0]);
    expect(others(scene({ viewer: 0, seats: 4 }))).toEqual([1, 2, 3]);
  });

  test("a spectator sees all of them, the first first", () => {
    expect(others(scene({ viewer: -1 }))).toEqual([0, 1, 2]);
  });

  test("points add up by seat, and nothing known is not zero", () => {
    const line = { text: { id: "x" }, rule: "" };
    const so_far = [{ ...line, seat: 0, points: 5 }, { ...line, seat: 0, points: -6 }, { ...line, seat: 2, points: 0 }];
    expect([0, 1, 2].map((seat) => total(scene({ so_far }), seat))).toEqual([-1, null, 0]);
  });
});

describe("what is picked", () => {
  test("cards in my hand are picked there, to give nothing is a button", () => {
    const choices = ["R2-O", "-"].map((text) => ({ text, label: { id: text } }));
    const said = { id: "x" };
    const question = { number: 0, ask: "assign", rule: "", text: said, help: said, about: [], choices };
    expect(onTable(scene({ question }))).toEqual(new Set(["R2-O"]));
    expect(onTable(scene())).toEqual(new Set());
  });

  test("a bid is worth the power of its cards", () => {
    expect(powerOf(["a", "b"], new Map([card("a", 3), card("b", 0), card("c", 5)]))).toBe(3);
  });
});

describe("the sizes", () => {
  test("the belt fits the width, and both shrink where there is less height", () => {
    expect(sizesFor(1100, 848)).toEqual({ card: 115, lot: 121 });
    expect(sizesFor(1100, 791)).toEqual({ card: 95, lot: 98 });
    expect(sizesFor(1000, 1100)).toEqual({ card: 140, lot: 110 });
    expect(sizesFor(1000, 300)).toEqual({ card: 84, lot: 84 });
  });
});
