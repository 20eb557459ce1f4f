import { expect, it } from "vitest";
import asks from "../../../../src/ludoteca/games/red_rising/asks.py?raw";
import english from "../../../../src/ludoteca/games/red_rising/lang/en.ftl?raw";
import { COACH } from "./coach";

it("has a word for every question of the game", () => {
  const kinds = [...asks.matchAll(/ Ask\("(\w+)"/g)].map((match) => match[1] ?? "");
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => !(kind in COACH))).toEqual([]);
});

it("says nothing that is not in the language files", () => {
  for (const { text, rule } of Object.values(COACH)) {
    expect(english).toMatch(new RegExp(`\\n${text} =`));
    expect(rule).toMatch(/^red_rising §\d/);
  }
});
