import { expect, test } from "vitest";
import { dismiss, lesson, understood } from "./coach.svelte";

const LESSONS = { begin: { text: "b", rule: "r" }, bid: { text: "q", rule: "r" } };

test("the beginning is explained first, then what is asked, each once", () => {
  expect(lesson("fzzzt", LESSONS, ["bid"])?.lesson.text).toBe("b");
  understood("fzzzt begin");
  expect(lesson("fzzzt", LESSONS, ["bid"])?.lesson.text).toBe("q");
  expect(lesson("fzzzt", LESSONS, [])).toBeNull();
  understood("fzzzt bid");
  expect(lesson("fzzzt", LESSONS, ["bid"])).toBeNull();
  expect(lesson("red_rising", LESSONS, ["bid"])?.key).toBe("red_rising begin");
});

test("what is asked comes before what else is new, and what has no lesson is passed over", () => {
  understood("goblins_inc begin");
  expect(lesson("goblins_inc", { ...LESSONS, won: { text: "w", rule: "r" } }, ["nothing", "bid", "won"])?.lesson.text).toBe("q");
});

test("whoever wants no coach has none, and whoever wants one again begins anew", () => {
  dismiss(true);
  expect(lesson("goblins_inc", LESSONS, ["bid"])).toBeNull();
  dismiss(false);
  expect(lesson("fzzzt", LESSONS, ["bid"])?.key).toBe("fzzzt begin");
});
