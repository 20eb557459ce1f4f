/** The board of Zombie Fluxx. */
import type { Scene } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { COACH } from "./coach";
export { onTable } from "./reading";

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
