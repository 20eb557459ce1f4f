import { expect, test } from "vitest";
import { choicesOf, questionOf } from "../../fixture";
import { Picking } from "../../picking.svelte";
import { follow, waysOf, type Placement } from "./drags";

const SCENE = {
  viewer: 0,
  zones: [
    { name: "hand 0", owner: 0, cards: ["judge", "banker"] },
    { name: "mars", owner: null, cards: ["darrow", "virga"] },
    { name: "luna", owner: null, cards: ["eo"] },
  ],
};

function asked(ask: string, about: string[], choices: string[], sent: string[] = []): Picking {
  return new Picking(questionOf({ ask, about, choices: choicesOf(choices) }), (text) => sent.push(text));
}

function targets(picking: Picking | null, card: string): string[] {
  return waysOf(SCENE, picking, card, () => {}).map((way) => way.onto);
}

test("a card that may be deployed is dragged to a location, which is answered when it is asked for", () => {
  const sent: string[] = [];
  const plans: Placement[] = [];
  const ways = waysOf(SCENE, asked("lead", [], ["judge", "-"], sent), "judge", (plan) => plans.push(plan));
  ways.find((way) => way.onto === '[data-zone="mars"]')?.drop();
  expect([sent, plans]).toEqual([["judge"], [{ card: "judge", location: "mars" }]]);
  follow(asked("deploy_to", ["judge"], ["jupiter", "mars"], sent), { card: "judge", location: "mars" });
  expect(sent).toEqual(["judge", "mars"]);
});

test("a plan is given up where its location is not offered, or something else is asked", () => {
  const sent: string[] = [];
  follow(asked("deploy_to", ["judge"], ["jupiter"], sent), { card: "judge", location: "mars" });
  follow(asked("deploy_to", ["banker"], ["mars"], sent), { card: "judge", location: "mars" });
  follow(asked("banish_top", ["judge"], ["mars"], sent), { card: "judge", location: "mars" });
  expect(sent).toEqual([]);
});

test("the card that a question is about is dragged to what it offers", () => {
  expect(targets(asked("deploy_to", ["judge"], ["mars", "luna"]), "judge")).toEqual(['[data-zone="mars"]', '[data-zone="luna"]']);
  expect(targets(asked("gain_from", ["banker"], ["mars", "luna"]), "banker")).toEqual([]);
});

test("the top card of a location that is offered, or a card that is, is dragged into the hand", () => {
  const sent: string[] = [];
  const gaining = asked("gain_from", [], ["mars", "deck"], sent);
  expect(targets(gaining, "virga")).toEqual(['[data-zone="hand 0"]']);
  waysOf(SCENE, gaining, "virga", () => {})[0]?.drop();
  expect(sent).toEqual(["mars"]);
  expect(targets(gaining, "darrow")).toEqual([]);
  expect(targets(gaining, "eo")).toEqual([]);
  expect(targets(asked("take_here", [], ["darrow"]), "darrow")).toEqual(['[data-zone="hand 0"]']);
  expect(targets(asked("banish_top", [], ["mars"]), "virga")).toEqual([]);
  expect(targets(null, "virga")).toEqual([]);
});
