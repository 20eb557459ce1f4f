import { expect, test } from "vitest";
import { dismiss, lesson, understood } from "./coach.svelte";

const LESSONS = { begin: { text: "b", rule: "r" }, bid: { text: "q", rule: "r" } };

test("the beginning is explained first, then what is asked, each once", () => {
  expect(lesson("fzzzt", LESSONS, "bid")?.lesson.text).toBe("b");
  understood("fzzzt begin");
  expect(lesson("fzzzt", LESSONS, "bid")?.lesson.text).toBe("q");
  expect(lesson("fzzzt", LESSONS, null)).toBeNull();
  understood("fzzzt bid");
  expect(lesson("fzzzt", LESSONS, "bid")).toBeNull();
  expect(lesson("red_rising", LESSONS, "bid")?.key).toBe("red_rising begin");
});

test("whoever wants no coach has none, and whoever wants one again begins anew", () => {
  dismiss(true);
  expect(lesson("goblins_inc", LESSONS, "bid")).toBeNull();
  dismiss(false);
  expect(lesson("fzzzt", LESSONS, "bid")?.key).toBe("fzzzt begin");
});
