/** The scene after what has changed: what `scene.apply` does on the server. */
import type { Scene, ScenePatch } from "./protocol";

export function apply(scene: Scene, patch: ScenePatch): Scene {
  const { zones, rumours, hidden, facts, waiting, question, outcome, so_far, signs } = patch;
  return {
    ...scene,
    zones: zones === undefined
      ? scene.zones
      : scene.zones.map((zone) => ({ ...zone, cards: zones[zone.name] ?? zone.cards })),
    rumours: changed(scene.rumours, rumours),
    hidden: changed(scene.hidden, hidden),
    facts: { ...scene.facts, ...facts },
    waiting: waiting ?? scene.waiting,
    // Null is a value here: it says that the question is gone.
    question: question === undefined ? scene.question : question,
    outcome: outcome === undefined ? scene.outcome : outcome,
    so_far: so_far ?? scene.so_far,
    signs: { ...scene.signs, ...signs },
  };
}

function changed(
  old: Record<string, string[]>,
  changes: Record<string, string[] | null> = {},
): Record<string, string[]> {
  const merged = { ...old };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}
