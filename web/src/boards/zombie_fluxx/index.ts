/** The board of Zombie Fluxx. */
import type { Direction } from "../../director.svelte";
import type { Asking } from "../board";
import type { Scene } from "./shown";

export { default as Board } from "./Board.svelte";
export { COACH } from "./coach";
export { onTable } from "./reading";

/** For whom a card is. */
export const asks: Record<string, Asking> = {
  give: {
    text: "zombie_fluxx-board-ask-give",
    help: "zombie_fluxx-help-give",
    args: ({ facts, viewer }, names) => {
      const seat = "gift_to" in facts && typeof facts.gift_to === "number" ? facts.gift_to : viewer;
      return { who: seat === viewer ? "me" : "other", player: names[seat] ?? "" };
    },
  },
};

/** A card is held up before it goes where it belongs; what moves together moves at once. */
export const direction: Direction = {
  lengths: { shown: 0, moved: 0.7, turn: 2, played: 2.6, replaced: 2, killed: 2.6, creeper: 2.6, larry_moved: 2.6, won: 4, zombies: 5, draw: 4 },
  together: ["moved"],
};

const UNGOAL = "zombie-victory";

/** What lies there for the first time. */
export function topics(scene: Scene): string[] {
  const lying = (name: string) => scene.zones.find((zone) => zone.name === name)?.cards ?? [];
  const goals = lying("goals");
  return [
    ...(goals.includes(UNGOAL) ? ["ungoal"] : []),
    ...(goals.some((name) => name !== UNGOAL) ? ["goal"] : []),
    ...(lying("new rules").length ? ["rules"] : []),
    ...(lying(`creepers ${scene.viewer}`).length ? ["creeper"] : []),
  ];
}
