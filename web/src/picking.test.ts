import { expect, test } from "vitest";
import { Picking } from "./picking.svelte";
import type { Question } from "./protocol";

function asked(bounds: Partial<Question>, sent: string[]): Picking {
  const choices = ["a", "b", "c"].map((text) => ({ text, label: { id: text } }));
  const question = { number: 1, ask: "", rule: "", text: { id: "" }, help: { id: "" }, about: [], choices, ...bounds };
  return new Picking(question, (text) => sent.push(text));
}

test("one choice is the answer as soon as it is picked", () => {
  const sent: string[] = [];
  asked({}, sent).pick("b");
  expect(sent).toEqual(["b"]);
});

test("several are confirmed, in the order in which they were offered", () => {
  const sent: string[] = [];
  const picking = asked({ least: 2, most: 2 }, sent);
  picking.pick("c");
  picking.confirm();
  expect(sent).toEqual([]);
  picking.pick("a");
  picking.pick("b");
  picking.confirm();
  expect(sent).toEqual(["a+c"]);
});

test("to pick again is to take back", () => {
  const picking = asked({ least: 1, most: 3 }, []);
  picking.pick("a");
  picking.pick("a");
  expect(picking.chosen).toEqual([]);
  expect(picking.complete).toBe(false);
});

test("where one at most is wanted, another takes its place", () => {
  const picking = asked({ least: 0, most: 1 }, []);
  picking.pick("a");
  picking.pick("b");
  expect(picking.chosen).toEqual(["b"]);
});

test("nothing at all has a notation of its own", () => {
  const sent: string[] = [];
  asked({ least: 0, most: 2 }, sent).confirm();
  expect(sent).toEqual(["none"]);
});
