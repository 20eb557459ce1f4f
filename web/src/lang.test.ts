import { expect, test } from "vitest";
import { bundled, said, type Code } from "./lang.svelte";
import en from "./languages/en";
import nl from "./languages/nl";
import ru from "./languages/ru";
import uk from "./languages/uk";

const FRONT = import.meta.glob<string>("../../src/ludoteca/facets/lang/*/front.ftl", { query: "?raw", import: "default", eager: true });
const FILES: Record<Code, Record<string, string>> = { en: own("en", en), ru: own("ru", ru), uk: own("uk", uk), nl: own("nl", nl) };
const BOXES = import.meta.glob<string>("../../src/ludoteca/games/*/lang/*.ftl", { query: "?raw", import: "default", eager: true });
const CODES = Object.keys(FILES) as Code[];

/** All the table's own words of a language. */
function own(code: Code, beyond: Record<string, string>): Record<string, string> {
  return { ...beyond, front: front(code) };
}

function front(code: Code): string {
  return FRONT[`../../src/ludoteca/facets/lang/${code}/front.ftl`]!;
}

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

test("whatever a part of the client says there is a message for", () => {
  const parts = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  const games = [...new Set(Object.keys(BOXES).map((path) => path.split("/").at(-3)!))];
  const files = [...Object.values(FILES.en), ...Object.entries(BOXES).flatMap(([path, text]) => (path.endsWith("/en.ftl") ? [text] : []))];
  const bundle = bundled("en", files);
  const id = new RegExp(`(?<!class=|id=)"((?:common|page|room|table|account|calls|web|${games.join("|")})-[a-z0-9_]+(?:-[a-z0-9_]+)*)"`, "g");
  const said = new Set(Object.values(parts).flatMap((text) => [...text.matchAll(id)].map((found) => found[1]!)));
  expect(said.size).toBeGreaterThan(300);
  expect([...said].filter((one) => !bundle.getMessage(one)?.value)).toEqual([]);
});

test("the front door says nothing but what comes with it", () => {
  const parts = import.meta.glob<string>(
    ["./App.svelte", "./api.ts", "./pages/FrontDoor.svelte", "./pages/Lost.svelte", "./parts/{Cover,Menu,Toasts,TopBar}.svelte"],
    { query: "?raw", import: "default", eager: true },
  );
  const bundle = bundled("en", [front("en")]);
  const said = new Set(Object.values(parts).flatMap((text) => [...text.matchAll(/"((?:common|page|room|table|account|calls|web)-[a-z0-9-]+)"/g)].map((found) => found[1]!)));
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((one) => !bundle.getMessage(one)?.value)).toEqual([]);
});
