import { expect, test } from "vitest";
import { COACH } from "./coach";

const WORDS = import.meta.glob<string>("../../../../src/ludoteca/games/fzzzt/lang/*.ftl", {
  query: "?raw", import: "default", eager: true,
});

test.each(Object.entries(WORDS))("the coach has words for everything in %s", (_, words) => {
  for (const { text } of Object.values(COACH)) expect(words).toContain(`\n${text} =`);
});

test("the first words and every question are explained", () => {
  expect(Object.keys(COACH)).toEqual(expect.arrayContaining(["begin", "bid", "assign"]));
});
