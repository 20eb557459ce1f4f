import { expect, test } from "vitest";
import { dismiss, lesson, understood } from "./coach.svelte";

const LESSONS = { begin: { text: "b", rule: "r" }, bid: { text: "q", rule: "r" } };

test("the beginning is explained first, then what is asked, each once", () => {
  expect(lesson("whist", LESSONS, ["bid"])?.lesson.text).toBe("b");
  understood("whist begin");
  expect(lesson("whist", LESSONS, ["bid"])?.lesson.text).toBe("q");
  expect(lesson("whist", LESSONS, [])).toBeNull();
  understood("whist bid");
  expect(lesson("whist", LESSONS, ["bid"])).toBeNull();
  expect(lesson("go_fish", LESSONS, ["bid"])?.key).toBe("go_fish begin");
});

test("what is asked comes before what else is new, and what has no lesson is passed over", () => {
  understood("hearts begin");
  expect(lesson("hearts", { ...LESSONS, won: { text: "w", rule: "r" } }, ["nothing", "bid", "won"])?.lesson.text).toBe("q");
});

test("whoever wants no coach has none, and whoever wants one again begins anew", () => {
  dismiss(true);
  expect(lesson("hearts", LESSONS, ["bid"])).toBeNull();
  dismiss(false);
  expect(lesson("whist", LESSONS, ["bid"])?.key).toBe("whist begin");
});
