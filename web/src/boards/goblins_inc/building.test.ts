import { describe, expect, it } from "vitest";
import { choicesOf, questionOf } from "../../fixture";
import type { Scene } from "./shown";
import { Building, spotsOf, waysOf } from "./building.svelte";
import { onTable } from "./index";

function asking(ask: string, texts: string[]): Pick<Scene, "question"> {
  return { question: questionOf({ ask, choices: choicesOf(texts) }) };
}

describe("a batch of tiles", () => {
  it("is turned through the ways that differ, both ways round", () => {
    const building = new Building();
    building.turn("engine", [0, 1]);
    expect(building.turnOf("engine", [0, 1])).toBe(1);
    building.turn("engine", [0, 1]);
    building.turn("engine", [0, 1], -1);
    expect(building.turnOf("engine", [0, 1])).toBe(1);
    expect(building.turnOf("engine", [2, 3])).toBe(2);
  });

  it("has one tile on a square", () => {
    const building = new Building();
    building.pencil("gun", { square: 3, turn: 0 });
    building.pencil("cup", { square: 3, turn: 1 });
    expect(building.pencilled).toEqual({ cup: { square: 3, turn: 1 } });
    building.lay("motor", { square: 3, turn: 0 });
    expect([building.pencilled, building.answered]).toEqual([{}, { motor: { square: 3, turn: 0 } }]);
  });

  it("turns a pencilled tile where it lies, and takes it up again", () => {
    const building = new Building();
    building.pencil("gun", { square: 3, turn: 0 });
    building.turn("gun", [0, 1, 2, 3]);
    expect(building.pencilled["gun"]).toEqual({ square: 3, turn: 1 });
    building.take("gun");
    expect([building.pencilled, building.inHand]).toEqual([{}, "gun"]);
  });

  it("forgets its plans with the next batch", () => {
    const building = new Building();
    building.hold(["gun", "cup"]);
    building.pencil("gun", { square: 3, turn: 0 });
    building.hold(["gun", "cup"]);
    expect(Object.keys(building.pencilled)).toEqual(["gun"]);
    building.hold(["motor"]);
    expect(building.pencilled).toEqual({});
  });
});

it("spots are the choices of one turn", () => {
  const scene = asking("lay", ["1.1/0", "1.1/2", "2.3/2"]);
  expect([...spotsOf(scene, 2)]).toEqual([[0, "1.1/2"], [7, "2.3/2"]]);
  expect(waysOf(scene)).toEqual([0, 2]);
});

describe("on the table", () => {
  it("are squares, tiles, cards and dice", () => {
    expect(onTable(asking("nitro", ["0", "3", "all"]))).toEqual(new Set(["0", "3"]));
    expect(onTable(asking("drive", ["ahead+front"]))).toEqual(new Set(["ahead+front"]));
  });

  it("are no abilities, which have buttons", () => {
    expect(onTable(asking("use", ["crane", "pass"]))).toEqual(new Set());
    expect(onTable({ question: null })).toEqual(new Set());
  });
});
