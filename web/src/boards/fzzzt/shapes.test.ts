import { expect, test } from "vitest";
import { gear, outline, spread, star, SYMBOL_COLOURS, SYMBOL_PATHS } from "./shapes";

test("an outline is closed and goes through its points", () => {
  expect(outline([[0, 0], [1.234, 2], [3, -4.5]])).toBe("M0 0L1.23 2L3 -4.5Z");
});

test("a star has two corners for each ray, the first at the top", () => {
  expect(star(5, 10, 4).startsWith("M0 -10L")).toBe(true);
  expect(star(5, 10, 4).split("L")).toHaveLength(10);
});

test("a tooth has four corners", () => {
  expect(gear(8, 10, 7).split("L")).toHaveLength(32);
});

test("things side by side have their middle in the middle", () => {
  expect(spread(3, 50, 10)).toEqual([40, 50, 60]);
  expect(spread(2, 50, 10)).toEqual([45, 55]);
});

test("every symbol has a shape and a colour of its own", () => {
  for (const looks of [SYMBOL_PATHS, SYMBOL_COLOURS]) {
    expect(Object.keys(looks)).toEqual(["N", "O", "C", "B"]);
    expect(new Set(Object.values(looks)).size).toBe(4);
  }
});
