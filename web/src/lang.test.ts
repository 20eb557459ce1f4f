import { expect, test } from "vitest";
import { bundled, said, type Code } from "./lang.svelte";
import en from "./languages/en";
import nl from "./languages/nl";
import ru from "./languages/ru";
import uk from "./languages/uk";

const FILES: Record<Code, Record<string, string>> = { en, ru, uk, nl };
const BOXES = import.meta.glob<string>("../../src/ludoteca/games/*/lang/*.ftl", { query: "?raw", import: "default", eager: true });
const CODES = Object.keys(FILES) as Code[];

function words(code: Code): ReturnType<typeof bundled> {
  return bundled(code, Object.values(FILES[code]));
}

test("messages within messages are said in the same language", () => {
  const level = { id: "common-level-expert" };
  expect(said(words("en"), { id: "common-bot", args: { spec: level } })).toContain(said(words("en"), level));
});

test.each([
  [1, "ещё 1 карта"],
  [3, "ещё 3 карты"],
  [5, "ещё 5 карт"],
  [21, "ещё 21 карта"],
])("%i has its Slavic plural", (count, text) => {
  expect(said(words("ru"), { id: "table-cards-more", args: { count } })).toBe(text);
});

test("no invisible marks are put around what is filled in", () => {
  expect(said(words("uk"), { id: "common-player", args: { number: 2 } })).toBe("Гравець 2");
});

test("a word that is missing shows its id", () => {
  expect(said(words("nl"), { id: "no-such-word" })).toBe("no-such-word");
});

test("the browser reads every message of every language", () => {
  for (const code of CODES) {
    const boxes = Object.entries(BOXES).flatMap(([path, text]) => (path.endsWith(`/${code}.ftl`) ? [text] : []));
    const files = [...Object.values(FILES[code]), ...boxes];
    const bundle = bundled(code, files);
    const ids = files.flatMap((file) => [...file.matchAll(/^([a-z0-9_]+-[a-z0-9-]+) =/gm)].map((found) => found[1]!));
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id) => !bundle.getMessage(id)?.value)).toEqual([]);
  }
});
