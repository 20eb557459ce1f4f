import { describe, expect, it } from "vitest";
import { choicesOf, questionOf, sceneOf } from "../../fixture";
import type { Question, Zone } from "../../protocol";
import { FACTS, SIGNS } from "./fixture";
import type { Scene } from "./shown";
import { asides, copyOf, done, near, offered, onTable, pinned, shortened, softened, tilt, trays } from "./reading";

function zone(name: string, owner: number | null, ...cards: (string | null)[]): Zone {
  return { name, owner, cards };
}

function question(...texts: string[]): Question {
  return questionOf({ ask: "move", choices: choicesOf(texts) });
}

function scene(zones: Zone[], asked: Question | null = null): Scene {
  return sceneOf(FACTS, SIGNS, { seats: 3, zones, waiting: [0], question: asked });
}

describe("what is picked on the table", () => {
  it("is every card that lies open, and every other seat", () => {
    const found = onTable(
      scene([
        zone("draw pile", null, null, "zombie-quartet"), zone("new rules", null, "zombie-season"), zone("box", null, "larry"),
        zone("hand 0", 0, "car"), zone("hand 1", 1, null, "coffee"), zone("creepers 2", 2, "zombie#1"),
      ]),
    );
    expect([...found].sort()).toEqual(["1", "2", "car", "coffee", "zombie#1", "zombie-season"]);
  });

  it("is of the discard pile what may be chosen, in the order of the choices", () => {
    const pile = zone("discard pile", null, "taxation", "coffee", "draw-2");
    expect(offered(scene([pile], question("draw-2", "taxation")))).toEqual(["draw-2", "taxation"]);
    expect(offered(scene([pile]))).toEqual([]);
  });
});

describe("a hand that an Action lays beside the other", () => {
  it("is found by its seat", () => {
    const zones = [zone("draw two 0", 0), zone("gifts 0", 0, "car"), zone("draw three 1", 1, null)];
    expect(asides(scene(zones), 0)).toEqual(["gifts 0"]);
    expect(asides(scene(zones), 1)).toEqual(["draw three 1"]);
    expect(asides(scene(zones), 2)).toEqual([]);
  });

  it("comes first when it is asked about, and the one of the Action around it waits", () => {
    const zones = [zone("draw two 0", 0, "donuts"), zone("draw three 0", 0, "sword"), zone("gifts 0", 0, "car", "coffee")];
    const order = (...texts: string[]): string[] => trays(scene(zones, question(...texts))).map((tray) => tray.zone);
    expect(order("car", "coffee")).toEqual(["gifts 0", "draw two 0", "draw three 0"]);
    expect(order("sword")).toEqual(["draw three 0", "draw two 0", "gifts 0"]);
    expect(order("donuts")).toEqual(["draw two 0", "draw three 0", "gifts 0"]);
  });

  it("waits while a card is picked from the discard pile", () => {
    const zones = [zone("discard pile", null, "arsenal", "car"), zone("draw two 0", 0, "donuts")];
    const found = trays(scene(zones, question("arsenal")));
    expect(found).toEqual([{ zone: "discard pile", cards: ["arsenal"] }, { zone: "draw two 0", cards: ["donuts"] }]);
  });
});

describe("names of cards", () => {
  it("tell alike cards apart by a number", () => {
    expect([copyOf("zombie#4"), copyOf("larry")]).toEqual([4, 0]);
  });

  it("turn a card always the same way, and never far", () => {
    expect(tilt("arsenal", 3)).toBe(tilt("arsenal", 3));
    for (const name of ["arsenal", "car", "zombie#1", "draw-5", "x"]) expect(Math.abs(tilt(name, 3))).toBeLessThanOrEqual(3);
  });

  it("may be broken between syllables if they are long", () => {
    const shown = (text: string): string => softened(text).replaceAll("\u00ad", "|");
    expect(shown("Draw 2 and Use 'Em")).toBe("Draw 2 and Use 'Em");
    expect(shown("Zombieseizoen")).toBe("Zom|bie|sei|zoen");
    expect(shown("Vluchtchauffeur")).not.toContain("c|h");
    expect(shown("Стонать обязательно")).toBe("Стонать обя|за|тельно");
    expect(shown("Adrenalinebonus").split("|").length).toBeGreaterThan(3);
  });
});

describe("notes on the corkboard", () => {
  it("stay where they hang, and a new one takes the first free place", () => {
    const first = pinned([], ["zombie-boss", "weapon-bonus", "dead-friends"]);
    expect(first).toEqual(["zombie-boss", "weapon-bonus", "dead-friends"]);
    const torn = pinned(first, ["zombie-boss", "dead-friends"]);
    expect(torn).toEqual(["zombie-boss", null, "dead-friends"]);
    expect(pinned(torn, ["zombie-boss", "dead-friends", "zombie-season"])).toEqual(["zombie-boss", "zombie-season", "dead-friends"]);
  });

  it("ask for no more room than they need", () => {
    expect(pinned(["zombie-boss", "weapon-bonus"], ["zombie-boss"])).toEqual(["zombie-boss"]);
    expect(pinned(["zombie-boss"], [])).toEqual([]);
  });
});

describe("the text of a card", () => {
  it("is cut at the end of a sentence or not at all", () => {
    expect(shortened("Draw two. Play both.")).toEqual(["Draw two. Play both.", "Draw two."]);
    expect(shortened("A lure for Look, Over There! and more.")).toEqual(["A lure for Look, Over There! and more."]);
    expect(shortened("Сбросьте карту. Она не убита.")[1]).toBe("Сбросьте карту.");
  });
});

describe("a Goal", () => {
  const progress = { goal: "brain-sandwiches", met: [[true, true], [true, false], [false, false], [true, true]] };
  const signs = { ...SIGNS, larry: [false, false, false, true] };

  it("is met by who has everything and no Larry", () => {
    expect([0, 1, 2, 3].map((seat) => done(progress, seat, signs))).toEqual([true, false, false, false]);
  });

  it("is one step away for who lacks one thing, or only Larry's leaving", () => {
    expect([0, 1, 2, 3].map((seat) => near(progress, seat, signs))).toEqual([false, true, false, true]);
  });
});
