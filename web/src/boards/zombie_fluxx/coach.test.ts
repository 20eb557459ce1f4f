import { expect, it } from "vitest";
import words from "../../../../src/ludoteca/games/zombie_fluxx/lang/en.ftl?raw";
import { COACH } from "./coach";

it("has words for everything that the coach says, and no other", () => {
  const written = [...words.matchAll(/^(zombie_fluxx-board-coach-[a-z-]+) =/gm)].map((match) => match[1]);
  expect(Object.values(COACH).map((one) => one.text).sort()).toEqual(written.sort());
});

it("cites a rule for everything", () => {
  for (const { rule } of Object.values(COACH)) expect(rule).toMatch(/^zombie_fluxx §\d/);
});
