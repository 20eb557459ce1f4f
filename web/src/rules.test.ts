import { expect, test } from "vitest";
import { cited } from "./manual.svelte";
import { find, sections } from "./rules";

const TEXT = "# Game\n\nIntro, see `game §2.1`.\n\n## 2 Play\n\nText.\n\n### 2.1 Bids\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n## Appendix A. Cards\n";

test("a document is cut at its headings, each with its number", () => {
  expect(sections(TEXT).map((section) => [section.number, section.title])).toEqual([
    ["", "Game"], ["2", "2 Play"], ["2.1", "2.1 Bids"], ["A", "Appendix A. Cards"],
  ]);
});

test("a citation in the text leads to its section", () => {
  expect(sections(TEXT)[0]?.html).toContain('data-section="2.1"');
});

test("a picture of a position is left to the board, with what there is to see below it", () => {
  const [section] = sections("# Game\n\n![The belt.](position:auction)\n");
  expect(section?.html).toContain('<figure data-picture="auction"><figcaption>The belt.</figcaption></figure>');
  expect(section?.html).not.toContain("<img");
});

test("a part of a section without a heading of its own is found in that section", () => {
  expect(find(sections(TEXT), "2.7.1")?.title).toBe("2 Play");
  expect(find(sections(TEXT), "A")?.title).toBe("Appendix A. Cards");
  expect(find(sections(TEXT), "9")).toBeUndefined();
});

test("a rule of the log names its game and its section, and a ruling stands in its section", () => {
  expect(cited("whist §4.3 (B1)")).toEqual({ game: "whist", section: "4.3" });
  expect(cited("go_fish §A")).toEqual({ game: "go_fish", section: "A" });
  expect(cited("")).toBeNull();
});
