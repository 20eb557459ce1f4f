/** Questions and scenes for tests, of which only what matters has to be said. */
import type { Question, Scene } from "./protocol";

export function questionOf(parts: Partial<Question>): Question {
  return { number: 1, ask: "", rule: "", text: { id: "" }, help: { id: "" }, about: [], choices: [], ...parts };
}

/** What can be chosen, where the words do not matter. */
export function choicesOf(texts: string[]): Question["choices"] {
  return texts.map((text) => ({ text, label: { id: text } }));
}

export function sceneOf<Facts, Signs>(facts: Facts, signs: Signs, parts: Partial<Scene<Facts, Signs>>): Scene<Facts, Signs> {
  return {
    game: "", viewer: 0, seats: 2, options: {}, fingerprint: "", zones: [], rumours: {}, hidden: {}, facts,
    waiting: [], question: null, outcome: null, so_far: [], signs, ...parts,
  };
}
