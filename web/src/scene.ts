/** The scene after what has changed: what `scene.apply` does on the server. */
import type { Beat, Scene, ScenePatch, Splice, Zone } from "./protocol";

export function apply(scene: Scene, patch: ScenePatch): Scene {
  const { zones, rumours, hidden, facts, waiting, question, outcome, so_far, signs } = patch;
  return {
    ...scene,
    zones: spliced(scene.zones, zones),
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

/** The scene after a beat has passed. */
export function passBy(scene: Scene, beat: Beat): Scene {
  return { ...scene, zones: spliced(scene.zones, beat.zones), facts: { ...scene.facts, ...beat.facts } };
}

/** Zones that have not changed keep their very objects, for the screen. */
function spliced(zones: Zone[], splices: Record<string, Splice> | undefined): Zone[] {
  if (splices === undefined) return zones;
  return zones.map((zone) => {
    const splice = splices[zone.name];
    if (!splice) return zone;
    const { at, gone = 0, cards = [] } = splice;
    return { ...zone, cards: [...zone.cards.slice(0, at), ...cards, ...zone.cards.slice(at + gone)] };
  });
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
