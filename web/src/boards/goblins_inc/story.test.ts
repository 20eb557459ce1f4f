import { describe, expect, it } from "vitest";
import type { Happening } from "../../protocol";
import { beatsOf } from "./show.svelte";
import { after, continued, deedsOf, diceOf, paysOf, shotOf } from "./story";
import type { Picture } from "./table";

function event(kind: string, facts: Happening["facts"] = {}, more: Partial<Happening> = {}): Happening {
  return { kind, rule: "", seat: null, cards: [], count: 0, facts, ...more };
}

function picture(more: Partial<Picture> = {}): Picture {
  const yard = (): (string | null)[] => Array<string | null>(25).fill(null);
  return {
    phase: "choose", combat: 1, crews: [[0], [1]], tiles: [yard(), yard()], turns: [Array<number>(25).fill(0), Array<number>(25).fill(0)],
    tokens: [[], []], goblins: [2, 2], lostTokens: [0, 0], lostGoblins: [0, 0], fronts: [0, 0], edges: [null, null], unused: [null, null],
    overheated: [false, false], dice: [[], []], scrap: [[], []], row: [], ...more,
  };
}

const DROVE = event("drove", { steering: "right", aim: "back", needed: 3, engines: 3, unused: 0, overheated: 0 }, { seat: 0 });
const STRUCK = event("struck", { team: 1, edge: 0, face: 3, square: 7 });

describe("the picture after an event", () => {
  it("has the robot turned, if its engines were enough", () => {
    expect(after(picture(), DROVE).fronts).toEqual([1, 0]);
    const poor = { ...DROVE, facts: { ...DROVE.facts, engines: 2, overheated: 1 } };
    expect(after(picture(), poor)).toMatchObject({ fronts: [0, 0], overheated: [true, false] });
  });

  it("has fallen tiles on the scrap heap, with the tokens over them", () => {
    const before = picture({ tokens: [[], [1 << 7 | 1 << 8, 1 << 2]] });
    before.tiles[1]![7] = "gun";
    before.tiles[1]![8] = "cup";
    const now = after(before, event("fell", { team: 1 }, { cards: ["gun"] }));
    expect([now.tiles[1]![7], now.tiles[1]![8]]).toEqual([null, "cup"]);
    expect(now).toMatchObject({ scrap: [[], ["gun"]], tokens: [[], [1 << 2]], lostTokens: [0, 1] });
  });

  it("has one token less where one took the hit", () => {
    const now = after(picture({ tokens: [[1 << 3, 1 << 7], []] }), event("token_lost", { team: 0, square: 7 }));
    expect(now).toMatchObject({ tokens: [[1 << 3], []], lostTokens: [1, 0] });
  });

  it("has a goblin less in the cockpit", () => {
    expect(after(picture(), event("goblin_out", { team: 1 }, { seat: 1 }))).toMatchObject({ goblins: [2, 1], lostGoblins: [0, 1] });
  });

  it("has a tile where the crane put it", () => {
    const before = picture();
    before.tiles[0]![3] = "gun";
    const now = after(before, event("craned", { team: 0, from: 3, square: 9, turn: 2 }, { cards: ["gun"] }));
    expect([now.tiles[0]![3], now.tiles[0]![9], now.turns[0]![9]]).toEqual([null, "gun", 2]);
  });

  it("is a new one, and leaves the old one alone", () => {
    const before = picture();
    after(before, event("taped", { team: 0, square: 7 }));
    expect(before.tokens).toEqual([[], []]);
  });
});

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
  const [deed, other] = deedsOf(story, [[0], [1]]);
  expect(deed).toMatchObject({ card: "nitro#1", wanted: "left", dice: [3, 3] });
  expect(deed!.blows.map((blow) => [blow.tokens, blow.tiles.length])).toEqual([[1, 0], [0, 3]]);
  expect(other).toBeNull();
});

it("a story goes on until both teams choose again", () => {
  expect(continued([DROVE], [STRUCK])).toEqual([DROVE, STRUCK]);
  expect(continued([DROVE, STRUCK], [event("combat"), DROVE])).toEqual([DROVE]);
});

it("a payday lists the victory and the agendas", () => {
  const story = [event("victory", { points: 4 }, { seat: 1 }), event("agenda", { points: 6 }, { seat: 0, cards: ["ninja#red"] })];
  expect(paysOf(story)).toEqual([{ seat: 1, card: null, points: 4 }, { seat: 0, card: "ninja#red", points: 6 }]);
});

it("what both teams do at once is one beat of the show, and what nobody sees is none", () => {
  const other = { ...DROVE, seat: 1 };
  const beats = beatsOf(picture(), [DROVE, other, event("moved"), STRUCK, event("fell", { team: 1 }, { cards: [] })]);
  expect(beats.map((beat) => [beat.picture.fronts, beat.shot?.face ?? null])).toEqual([[[1, 1], null], [[1, 1], 3], [[1, 1], null]]);
});
