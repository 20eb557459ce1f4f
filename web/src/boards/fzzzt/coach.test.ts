import { expect, test } from "vitest";
import { bundled } from "../../lang.svelte";
import en from "../../languages/en";
import nl from "../../languages/nl";
import ru from "../../languages/ru";
import uk from "../../languages/uk";
import { COACH } from "./coach";

test.each(Object.entries({ en, nl, ru, uk }))("the coach has words for everything in %s", (_, files) => {
  const words = bundled("en", Object.values(files));
  for (const { text } of Object.values(COACH)) expect(words.hasMessage(text), text).toBe(true);
});

test("the first words and every question are explained", () => {
  expect(Object.keys(COACH)).toEqual(expect.arrayContaining(["begin", "bid", "assign"]));
});
