/** Where on the table each choice of a question is picked. What has no place there stays a button. */
import type { Choice } from "../../protocol";
import type { Scene } from "./shown";

export type Place =
  /** A card, wherever it lies. */
  | "card"
  /** A face-down card of a location. */
  | "spot"
  /** A location, or the deck. */
  | "pile"
  /** A colour, a bonus or a face of the die, which has a picture. */
  | "picture"
  | "button";

const KINDS: [prefix: string, place: Place][] = [
  ["red_rising-card-", "card"],
  ["red_rising-choice-face-down", "spot"],
  ["red_rising-location-", "pile"],
  ["red_rising-choice-deck", "pile"],
  ["red_rising-colour-", "picture"],
  ["red_rising-face-", "picture"],
];

export function placeOf(choice: Choice): Place {
  return KINDS.find(([prefix]) => choice.label.id.startsWith(prefix))?.[1] ?? "button";
}

export function onTable(scene: Pick<Scene, "question">): Set<string> {
  const choices = scene.question?.choices ?? [];
  return new Set(choices.filter((choice) => placeOf(choice) !== "button").map((choice) => choice.text));
}

/** The choices that are pictures. */
export function pictures(scene: Pick<Scene, "question">): Choice[] {
  return (scene.question?.choices ?? []).filter((choice) => placeOf(choice) === "picture");
}

/** The cards to choose from that do not lie open anywhere on the table: banished ones, or those of another's hand. */
export function elsewhere(scene: Pick<Scene, "question">, lying: Set<string>): string[] {
  const choices = scene.question?.choices ?? [];
  return choices.filter((choice) => placeOf(choice) === "card" && !lying.has(choice.text)).map((choice) => choice.text);
}
