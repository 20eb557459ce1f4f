import { expect, test } from "vitest";
import { find, sections } from "./rules";
import { fitsWord, likeness, searched } from "./ruleSearch";

const MANUALS = import.meta.glob<string>("../../src/ludoteca/games/*/manual/*.md", { query: "?raw", import: "default", eager: true });

function manual(game: string, code: string): string {
  return MANUALS[`../../src/ludoteca/games/${game}/manual/${code}.md`] ?? "";
}

function asked(game: string, code: string, typed: string): string[] {
  const all = sections(manual(game, code));
  return searched(all, typed).slice(0, 3).map(({ number }) => number);
}

test.each([
  ["banish", "banished"],
  ["вигнати", "вигнані"],
  ["гелію", "гелій"],
  ["корабля", "корабль"],
  ["fleat", "fleet"],
  ["soveriegn", "sovereign"],
  ["влияние", "влияния"],
  ["kaarten", "kaart"],
])("%s finds %s", (typed, word) => {
  expect(likeness(typed, word)).toBeGreaterThan(0);
});

test.each([["fleet", "sheet"], ["card", "hard"], ["a", "b"], ["robot", "goal"]])("%s does not find %s as well as itself", (typed, word) => {
  expect(likeness(typed, word)).toBeLessThan(likeness(typed, typed));
});

test("a name is found by the beginning of a word, without accents", () => {
  expect(fitsWord("Репортёр", "репортер")).toBe(true);
  expect(fitsWord("The Jackal", "jack")).toBe(true);
  expect(fitsWord("The Jackal", "sevro")).toBe(false);
});

test.each([
  ["red_rising", "en", "automa turn", "10.3"],
  ["red_rising", "uk", "карти автомії", "10"],
  ["zombie_fluxx", "en", "hand limits", "6"],
  ["fzzzt", "nl", "score", "7"],
])("in %s, %s: %s", (game, code, typed, number) => {
  expect(asked(game, code, typed).some((found) => found.startsWith(number))).toBe(true);
});

test("what nobody wrote finds nothing", () => {
  expect(asked("fzzzt", "en", "xylophone")).toEqual([]);
});

test("a slip of the finger finds what was meant", () => {
  const all = sections(manual("red_rising", "en"));
  expect(searched(all, "sovereing tokne")[0]).toBe(searched(all, "sovereign token")[0]);
  expect(find(all, searched(all, "soverein")[0]?.number ?? "")).toBeDefined();
});
