import { afterEach, expect, test, vi } from "vitest";
import { lastChoice, remember, roomOf, usualChoice } from "./choice";
import type { GameView } from "./protocol";

const GAME: GameView = {
  id: "whist", title: { id: "whist-title" }, least: 2, most: 4, usual: 3, stand_in: "casual", levels: ["beginner", "casual", "expert"],
  options: [{ name: "trumps", rule: "§1", values: [{ value: "yes", text: { id: "yes" } }, { value: "no", text: { id: "no" } }] }],
  version: 1, joins: false, minutes: "", manual: false, lessons: [], board: null, style: null,
};

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
afterEach(() => kept.clear());

test("nobody has chosen: the usual table", () => {
  expect(lastChoice(GAME)).toEqual({ people: 1, bots: ["casual", "casual"], options: {} });
});

test("what was chosen last is there again", () => {
  const choice = { people: 2, bots: ["expert"], options: { trumps: "no" } };
  remember("whist", choice);
  expect(lastChoice(GAME)).toEqual(choice);
  expect(roomOf("whist", choice)).toEqual({
    settings: { game: "whist", seats: 3, rated: false, hot_seat: true, options: { trumps: "no" } }, bots: ["expert"], people: 2,
  });
});

test.each([
  { people: 1, bots: ["grandmaster"], options: {} },
  { people: 1, bots: [], options: {} },
  { people: 9, bots: [], options: {} },
  { people: "many", bots: ["expert"], options: {} },
])("what the game does not have any more is forgotten: %o", (choice) => {
  kept.set("ludoteca-play-whist", JSON.stringify(choice));
  expect(lastChoice(GAME)).toEqual(usualChoice(GAME));
});

test("a variant that is gone is left out, and what is no choice at all does no harm", () => {
  kept.set("ludoteca-play-whist", JSON.stringify({ people: 1, bots: ["expert"], options: { trumps: "maybe", stakes: "high" } }));
  expect(lastChoice(GAME).options).toEqual({});
  kept.set("ludoteca-play-whist", "{");
  expect(lastChoice(GAME)).toEqual(usualChoice(GAME));
});
