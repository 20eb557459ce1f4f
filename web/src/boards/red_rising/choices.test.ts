import { describe, expect, it } from "vitest";
import { questionOf } from "../../fixture";
import type { Choice } from "../../protocol";
import type { Scene } from "./shown";
import { elsewhere, onTable, pictures, placeOf } from "./choices";

function choice(text: string, id: string): Choice {
  return { text, label: { id } };
}

function asked(...choices: Choice[]): Pick<Scene, "question"> {
  return { question: questionOf({ choices }) };
}

const DARROW = choice("darrow", "red_rising-card-darrow");
const MARS = choice("mars", "red_rising-location-mars");
const DECK = choice("deck", "red_rising-choice-deck");
const SPOT = choice("luna-face-down-2", "red_rising-choice-face-down");
const RED = choice("red", "red_rising-colour-red");
const HELIUM = choice("helium", "red_rising-face-helium");
const SCOUT = choice("-", "red_rising-choice-scout");

describe("where a choice is picked", () => {
  it("is told by what it is called", () => {
    expect([DARROW, MARS, DECK, SPOT, RED, HELIUM, SCOUT].map(placeOf)).toEqual([
      "card", "pile", "pile", "spot", "picture", "picture", "button",
    ]);
  });

  it("leaves words and players to the buttons", () => {
    const player = choice("2", "common-automaton");
    expect([...onTable(asked(DARROW, MARS, SCOUT, player))]).toEqual(["darrow", "mars"]);
  });

  it("is nowhere without a question", () => {
    expect(onTable({ question: null }).size).toBe(0);
  });

  it("brings out the cards that lie nowhere in sight", () => {
    const sevro = choice("sevro", "red_rising-card-sevro");
    expect(elsewhere(asked(DARROW, sevro, SCOUT), new Set(["sevro"]))).toEqual(["darrow"]);
  });

  it("finds the pictures", () => {
    expect(pictures(asked(RED, HELIUM, DARROW))).toEqual([RED, HELIUM]);
  });
});
