import { describe, expect, it } from "vitest";
import { CASTES, SIGILS } from "./castes";
import { signed, tokensOf, type Token } from "./clause";
import cards from "../../../../src/ludoteca/games/red_rising/cards.json";
import type { Clause } from "./shown";

function read(tokens: Token[]): string {
  return tokens
    .map((token) => {
      const word = token.kind === "caste" ? token.caste : token.kind === "name" ? token.card : token.kind === "icon" ? `<${token.icon}>` : token.text;
      return "struck" in token && token.struck ? `no ${word}` : word;
    })
    .join(" ");
}

describe("the signs of a clause", () => {
  it.each<[Clause, string]>([
    [{ points: 26, if: { with: ["red"] } }, "red"],
    [{ points: 20, if: { with: ["victra", "the-howlers", "red"] } }, "victra / the-howlers / red"],
    [{ points: 12, if: { with: ["white"], except: "judge" } }, "white no judge"],
    [{ points: 40, if: { with_all: ["mustang", "darrow"] } }, "mustang + darrow"],
    [{ points: 14, if: { with_one: ["gold", "red"] } }, "1× gold / red"],
    [{ points: 11, if: { without: ["gray"] } }, "no gray"],
    [{ points: 33, if: { only: ["red", "pink"] } }, "<hand> = red pink"],
    [{ points: 21, if: { sovereign: false } }, "no <sovereign>"],
    [{ points: 20, if: { fleet_min: 5, fleet_max: 7 } }, "<fleet> 5–7"],
    [{ points: 17, if: { banished_max: 4 } }, "<banish> ≤4"],
    [{ points: 16, if: { most: "fleet" } }, "<fleet> ▲"],
    [{ points: 32, if: { cores_parity: "even" } }, "<core> 2·4·6"],
    [{ points: 22, if: { bare_location: true } }, "<world> <bare>"],
    [{ points: 20, if: { any: [{ sovereign: true }, { with: ["octavia"] }] } }, "<sovereign> / octavia"],
    [{ points: 5, each: ["pink", "violet"], in: "locations" }, "× pink violet <world>"],
    [{ points: 5, each: "helium", at_most: 25 }, "× <helium> ≤25"],
    [{ points: 3, each: "card", in: "hand" }, "× <hand>"],
    [{ spares: ["gold"] }, "<block> − gold"],
  ])("%j", (clause, signs) => {
    expect(read(tokensOf(clause))).toBe(signs);
  });

  it("says something for every clause of every character", () => {
    for (const card of cards.cards as { id: string; points?: Clause[] }[]) {
      for (const clause of card.points ?? []) expect(tokensOf(clause), card.id).not.toEqual([]);
    }
  });

  it("gives points their sign", () => {
    expect([7, 0, -12].map(signed)).toEqual(["+7", "+0", "−12"]);
  });
});

it("draws every caste with a sigil of its own", () => {
  const drawn = CASTES.map((caste) => JSON.stringify(SIGILS[caste]));
  expect(new Set(drawn).size).toBe(14);
});
