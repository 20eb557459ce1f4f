import { describe, expect, test } from "vitest";
import { choicesOf, questionOf, sceneOf } from "../../fixture";
import type { CardView, Facts, Scene, Signs } from "./shown";
import { arrangementFor, isDeciding, onTable, others, places, powerOf, tiedSeats, total } from "./table";

const FACTS: Facts = { phase: "auction", round: 1, chief: 0, last_lot: null, last_winner: null, last_bids: [], mechanics: [] };
const SIGNS: Signs = { rounds: 3, auctions: 8, auction: 4, order: [], units: {}, placed: {}, whole: [] };

function scene(more: Partial<Scene> = {}): Scene {
  return sceneOf(FACTS, SIGNS, {
    viewer: 1, seats: 3,
    zones: [
      { name: "belt", owner: null, cards: ["R1-N", "FZ#1", null, null, null] },
      { name: "hand 1", owner: 1, cards: ["M1", "R2-O"] },
    ],
    ...more,
  });
}

function card(name: string, power: number): [string, CardView] {
  const said = { id: name };
  const face: CardView["face"] = { kind: "robot", power, points: 0, conveyor: 1, symbols: "", starter: 0 };
  return [name, { name, label: said, about: said, rule: "", face }];
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
    const question = questionOf({ ask: "assign", choices: choicesOf(["R2-O", "-"]) });
    expect(onTable(scene({ question }))).toEqual(new Set(["R2-O"]));
    expect(onTable(scene())).toEqual(new Set());
  });

  test("a bid is worth the power of its cards", () => {
    expect(powerOf(["a", "b"], new Map([card("a", 3), card("b", 0), card("c", 5)]))).toBe(3);
  });
});

describe("the arrangement", () => {
  test("a desktop of any size shows one drawing, larger where there is room", () => {
    expect(arrangementFor(940, 668)).toEqual({ shape: "wide", scale: 1, spare: 0 });
    expect(arrangementFor(1880, 1336)).toEqual({ shape: "wide", scale: 2, spare: 0 });
    expect(arrangementFor(1880, 668).scale).toBe(1);
  });

  test("where there is more height than width, it is left over", () => {
    expect(arrangementFor(940, 900)).toEqual({ shape: "wide", scale: 1, spare: 232 });
  });

  test("nothing is drawn smaller than it can be read", () => {
    expect(arrangementFor(900, 500)).toEqual({ shape: "wide", scale: 1, spare: 0 });
    expect(arrangementFor(320, 600)).toEqual({ shape: "upright", scale: 1, spare: 0 });
  });

  test("tablets, phones and lying phones are arranged otherwise", () => {
    expect(arrangementFor(768, 972).shape).toBe("middle");
    expect(arrangementFor(390, 792).shape).toBe("upright");
    expect(arrangementFor(640, 296).shape).toBe("lying");
    expect(arrangementFor(932, 386).shape).toBe("lying");
  });
});

describe("an auction", () => {
  const cards = new Map([card("R1-N", 1), card("R3-O", 3), card("FZ#1", 3)]);

  test("is being decided while the bids lie face up and the lot has not gone", () => {
    expect(isDeciding(scene())).toBe(false);
    expect(isDeciding(scene({ facts: { ...FACTS, last_lot: "R1-N" } }))).toBe(true);
    expect(isDeciding(scene({ facts: { ...FACTS, last_lot: "R5-C" } }))).toBe(false);
  });

  test("is a tie if several seats bid the most, and none if nobody bid", () => {
    expect(tiedSeats([["R3-O"], ["R1-N"], ["FZ#1"]], cards)).toEqual([0, 2]);
    expect(tiedSeats([["R3-O"], ["R1-N"], []], cards)).toEqual([]);
    expect(tiedSeats([[], []], cards)).toEqual([]);
  });
});
