import { describe, expect, it } from "vitest";
import type { CardView } from "./protocol";
import { under } from "./words";

function card(name: string, args: Record<string, string | number>): [string, CardView] {
  return [name, { name, label: { id: name }, about: { id: `about-${name}`, args }, rule: "", face: {} }];
}

describe("the text of a card", () => {
  it("follows the options of the match, and leaves other arguments alone", () => {
    const cards = under(new Map([card("pair", { pairs_flee: "any_kill", count: 2 }), card("larry", { count: 1 })]), { pairs_flee: "own_zombies" });
    expect(cards.get("pair")?.about.args).toEqual({ pairs_flee: "own_zombies", count: 2 });
    expect(cards.get("larry")?.about.args).toEqual({ count: 1 });
  });
});
