import { describe, expect, test } from "vitest";
import { isHeld, others, sizesFor, smallSizesFor, suited } from "./arrangement";

const HAND = { name: "hand 1", owner: 1, cards: ["a", "b"] };
const TABLEAU = { name: "tableau 1", owner: 1, cards: ["c"] };
const SECRETS = { name: "secrets 1", owner: 1, cards: ["d"] };
const DECK = { name: "deck 1", owner: 1, cards: [null, null] };
const SCENE = {
  viewer: 1,
  seats: 3,
  zones: [
    HAND, TABLEAU, SECRETS, DECK,
    { name: "tableau 0", owner: 0, cards: ["e"] },
    { name: "secrets 0", owner: 0, cards: [null] },
    { name: "deck 0", owner: 0, cards: [null] },
  ],
};

describe("the seats", () => {
  test("the others sit clockwise from mine", () => {
    expect(others(SCENE)).toEqual([2, 0]);
    expect(others({ ...SCENE, viewer: -1 })).toEqual([0, 1, 2]);
  });
});

describe("what I hold", () => {
  test("is what I look into and others do not", () => {
    expect([HAND, TABLEAU, SECRETS, DECK].map((zone) => isHeld(SCENE, zone))).toEqual([true, false, true, false]);
  });

  test("is an empty hand too, and nothing of others", () => {
    expect(isHeld(SCENE, { ...HAND, cards: [] })).toBe(true);
    expect(isHeld({ ...SCENE, viewer: 0 }, HAND)).toBe(false);
  });
});

describe("a name that is a rank and a suit", () => {
  test("is drawn as a playing card", () => {
    expect(suited("10♥")).toEqual({ rank: "10", suit: "♥", red: true });
    expect(suited("В♠")).toEqual({ rank: "В", suit: "♠", red: false });
    expect(suited("Q♠")).toEqual({ rank: "Q", suit: "♠", red: false });
    expect(suited("Heart ♥ throb")).toBe(null);
  });
});

describe("the sizes", () => {
  test("what grows, grows together", () => {
    const [small, large] = [sizesFor(940, 668), sizesFor(2120, 1388)];
    expect(large.hand).toBeGreaterThan(small.hand * 1.5);
    expect(large.card).toBeGreaterThan(small.card * 1.5);
    expect(large.text).toBeGreaterThan(small.text * 1.5);
  });

  test("on a phone every card can be touched, in rows alike", () => {
    for (const count of [1, 5, 7, 8, 13, 14]) {
      const { hand, row } = smallSizesFor(336, count);
      expect(hand).toBeGreaterThanOrEqual(44);
      expect(row).toBeLessThanOrEqual(336);
    }
    expect(smallSizesFor(336, 8).row).toBe(4 * 52 + 3 * 4);
  });
});
