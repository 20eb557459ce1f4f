import { describe, expect, it } from "vitest";
import type { Happening } from "../../protocol";
import type { CardView } from "./shown";
import { marksOf } from "./marks";
import { processionOf } from "./procession";

function one(kind: string, seat: number | null, cards: string[] = [], facts: Happening["facts"] = {}): Happening {
  return { kind, rule: "", seat, cards, count: cards.length, facts };
}

const TURN = [
  one("turn", 1, [], { turn: 2 }),
  one("moved", null, ["holo-host"], { from: "hand 1", to: "jupiter" }),
  one("deployed", 1, ["holo-host"], { at: "jupiter" }),
  one("moved", 1, ["cassius"], { from: "mars", to: "hand 1" }),
  one("took", 1, ["cassius"]),
  one("helium", 1, [], { count: 1 }),
];

describe("the marks on the table", () => {
  it("show who laid what, and what is gone", () => {
    const marks = marksOf(TURN);
    expect([...marks.laid]).toEqual([["holo-host", 1]]);
    expect(marks.taken.get("mars")).toEqual([{ card: "cassius", by: 1 }]);
    expect(marks.changes.get(1)).toEqual({ helium: 1 });
    expect(marks.deeds.get(1)?.map((deed) => [deed.kind, deed.card])).toEqual([["laid", "holo-host"], ["took", "cassius"]]);
  });

  it("forget a card that was laid and is gone again", () => {
    const marks = marksOf([...TURN, one("moved", null, ["holo-host"], { from: "jupiter", to: "banished" })]);
    expect(marks.laid.size).toBe(0);
    expect(marks.taken.get("jupiter")).toEqual([{ card: "holo-host", by: null }]);
  });

  it("tell of a card that nobody saw", () => {
    const marks = marksOf([one("moved", 2, [], { from: "deck", to: "hand 2" }), one("took", 2), one("rolled", 2, [], { face: "fleet" })]);
    expect(marks.deeds.get(2)).toEqual([
      { kind: "took", card: null, word: "deck" }, { kind: "rolled", card: null, word: "fleet" },
    ]);
    expect(marks.rolled).toEqual({ side: 2, face: "fleet" });
  });

  it("keep only the latest turn of each side", () => {
    expect(marksOf([...TURN, one("turn", 1, [], { turn: 4 })]).deeds.get(1)).toEqual([]);
  });
});

describe("the Automa's procession", () => {
  const cards = new Map<string, CardView>();
  const automa = [
    one("turn", 1, [], { turn: 6 }),
    one("automa_card", 1, ["automa-14"], { number: 1 }),
    one("automa_deployed", 1, ["nanny"], { at: "jupiter", by: "A" }),
    one("automa_gained", 1, ["pelus"], { at: "mars", by: "" }),
    one("automa_card", 1, ["automa-1"], { number: 2 }),
    one("automa_passes_empty", 1, [], { from: "luna", to: "mars", arrow: "left", by: "" }),
    one("fleet", 1, [], { count: 1 }),
    one("turn", 0, [], { turn: 7 }),
    one("helium", 0, [], { count: 1 }),
  ];

  it("has a station for each card, and ends with the turn", () => {
    const stations = processionOf(automa, cards);
    expect(stations.map((station) => station.card)).toEqual(["automa-14", "automa-1"]);
    expect(stations.map((station) => station.steps.map((step) => step.icon))).toEqual([["down", "up"], ["left", "fleet"]]);
  });

  it("says why a location was chosen", () => {
    const [first] = processionOf(automa, cards);
    expect(first?.steps.map((step) => step.text.id)).toEqual([
      "red_rising-board-automa-deploys-by", "red_rising-event-automa-gained",
    ]);
  });

  it("is empty while the Automa has done nothing", () => {
    expect(processionOf(TURN.slice(1), cards)).toEqual([]);
  });
});
