import { expect, it } from "vitest";
import type { Happening } from "../../protocol";
import { deedsOf, diceOf, paysOf, shotOf, struckBy, type Blow } from "./story";

function event(kind: string, facts: Happening["facts"] = {}, more: Partial<Happening> = {}): Happening {
  return { kind, rule: "", seat: null, cards: [], count: 0, facts, ...more };
}

function blow(face: number): Blow {
  return { face, square: null, tiles: [], tokens: 0, goblins: [] };
}

const DROVE = event("drove", { steering: "right", aim: "back", needed: 3, engines: 3, unused: 0, overheated: 0 }, { seat: 0 });
const STRUCK = event("struck", { team: 1, edge: 0, face: 3, square: 7 });

it("no dice are no dice", () => {
  expect([diceOf("3-0-4"), diceOf("")]).toEqual([[3, 0, 4], []]);
});

it("a shot that finds nothing has no square", () => {
  expect(shotOf(event("struck", { team: 0, edge: 2, face: 5, square: null }))).toEqual({ team: 0, edge: 2, face: 5, square: null });
  expect(shotOf(DROVE)).toBeNull();
});

it("a deed tells what each die did to the other robot", () => {
  const story = [
    DROVE,
    event("picked", { team: 0, pick: "left" }, { cards: ["nitro#1"] }),
    event("rolled", { team: 0, dice: "3-0-3" }),
    event("row", { team: 0, dice: "3-3" }),
    STRUCK,
    event("token_lost", { team: 1, square: 7 }),
    STRUCK,
    event("fell", { team: 1 }, { cards: ["gun"] }),
    event("fell", { team: 1 }, { cards: ["cup", "motor"] }),
  ];
  const [deed, other] = deedsOf(story);
  expect(deed).toMatchObject({ card: "nitro#1", wanted: "left", dice: [3, 3] });
  expect(deed.blows.map((one) => [one.tokens, one.tiles.length])).toEqual([[1, 0], [0, 3]]);
  expect(other.blows).toEqual([]);
  expect(deedsOf([...story, event("combat", { combat: 2 })])[0].blows).toEqual([]);
});

it("a die has struck once something is told of its number, the first of equal ones first", () => {
  const blows = [blow(3), blow(4)];
  expect(struckBy([3, 3, 4], blows)).toEqual([blows[0], null, blows[1]]);
});

it("a payday lists what the last round has paid", () => {
  const facts = { line_rounds: [1, 2, 2], line_seats: [0, 1, 0], line_cards: [null, null, "ninja#red"], line_points: [2, 4, 6] };
  expect(paysOf(facts)).toEqual([{ seat: 1, card: null, points: 4 }, { seat: 0, card: "ninja#red", points: 6 }]);
});
