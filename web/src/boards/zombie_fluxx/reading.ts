/** What the board reads out of a scene: faces, signs, and what lies where. The rules themselves stay on the server. */
import type { Speech } from "../../protocol";
import type { Group, Kind, Progress, Scene, Signs } from "./shown";

/** The zones of a seat whose cards are laid beside its hand while an Action goes on. */
const ASIDE = ["draw two", "draw three", "gifts"] as const;
export const PILE = "discard pile";
/** Where cards lie that nobody picks from. */
const CLOSED = ["draw pile", "swap", "box"];

export const LETTERS: Record<Kind, string> = {
  basic_rules: "zombie_fluxx-letter-basic-rules",
  new_rule: "zombie_fluxx-letter-new-rule",
  action: "zombie_fluxx-letter-action",
  keeper: "zombie_fluxx-letter-keeper",
  creeper: "zombie_fluxx-letter-creeper",
  goal: "zombie_fluxx-letter-goal",
  ungoal: "zombie_fluxx-letter-ungoal",
};

/** The places of the New Rules on the board, by what they govern: every rule has its own. */
export const PLACES: Record<Group, string[]> = {
  draw: ["draw"],
  play: ["play"],
  limits: ["hand_limit", "double_agenda"],
  zombies: [
    "zombie_season", "weapon_bonus", "look_over_there", "dead_friends",
    "zombies_aint_so_bad", "its_not_working", "zombie_boss", "groaning_required",
  ],
  bonuses: ["no_hand_bonus", "adrenaline_bonus", "eradication_bonus"],
};

/** The slots that have a place of their own beside the Basic Rules. */
export const NUMBERS = [...PLACES.draw, ...PLACES.play, ...PLACES.limits];

/** Where notes hang on the corkboard, null where there is room: each stays where it is, and a new one takes the first free place. */
export function pinned(spots: (string | null)[], names: string[]): (string | null)[] {
  const here = new Set(names);
  const after = spots.map((name) => (name !== null && here.has(name) ? name : null));
  for (const name of names) {
    if (after.includes(name)) continue;
    const free = after.indexOf(null);
    if (free < 0) after.push(name);
    else after[free] = name;
  }
  while (after.length && after[after.length - 1] === null) after.pop();
  return after;
}

/** The cards of a zone, unseen ones as null. */
export function lying(scene: Scene, zone: string): (string | null)[] {
  return scene.zones.find((one) => one.name === zone)?.cards ?? [];
}

/** The cards of a zone that the viewer sees. */
export function seen(scene: Scene, zone: string): string[] {
  return lying(scene, zone).filter((name) => name !== null);
}

/** The zones with cards that Actions have laid beside the hand of a seat: one Action may play another. */
export function asides(scene: Scene, seat: number): string[] {
  return ASIDE.map((zone) => `${zone} ${seat}`).filter((zone) => lying(scene, zone).length > 0);
}

/** A row of cards laid before the viewer, apart from the hand. */
export interface Tray {
  zone: string;
  cards: string[];
}

/** What is laid before the viewer: first what the question is about, then what waits until an Action inside is over. */
export function trays(scene: Scene): Tray[] {
  const asked = new Set(scene.question?.choices.map((choice) => choice.text));
  const laid = [
    { zone: PILE, cards: offered(scene) },
    ...asides(scene, scene.viewer).map((zone) => ({ zone, cards: seen(scene, zone) })),
  ].filter((tray) => tray.cards.length > 0);
  const isAsked = (tray: Tray): boolean => tray.cards.some((name) => asked.has(name));
  return [...laid.filter(isAsked), ...laid.filter((tray) => !isAsked(tray))];
}

/** The cards of the discard pile that may be picked now, in the order of the choices. */
export function offered(scene: Scene): string[] {
  const here = new Set(seen(scene, PILE));
  return (scene.question?.choices ?? []).map((choice) => choice.text).filter((text) => here.has(text));
}

/** The choices that are picked on the table: cards that lie open there, and seats by their number. */
export function onTable(scene: Scene): Set<string> {
  const cards = scene.zones.filter((zone) => !CLOSED.includes(zone.name)).flatMap((zone) => zone.cards);
  const seats = [...Array(scene.seats).keys()].filter((seat) => seat !== scene.viewer).map(String);
  return new Set([...cards.filter((name) => name !== null), ...seats]);
}

/** The number at the end of a card's name that tells alike cards apart. */
export function copyOf(name: string): number {
  return Number(/#(\d+)$/.exec(name)?.[1] ?? 0);
}

/** A little turn to the left or right, always the same for the same name. */
export function tilt(name: string, most: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return ((sum % 101) / 50 - 1) * most;
}

const SOFT_HYPHEN = "\u00ad";
const LONG_WORD = 9;
/** So many letters of a word stay together at either end. */
const SHORTEST_PART = 3;
const VOWELS = new Set("aeiouyаеёиоуыэюяєії");

/** A text whose long words may be broken between syllables: a browser without a dictionary breaks them anywhere. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG_WORD ? word : syllables(word).join(SOFT_HYPHEN)));
}

/** A word in parts, each of which begins with a consonant and a vowel. */
function syllables(word: string): string[] {
  const parts = [""];
  for (const [place, letter] of [...word].entries()) {
    const [next, last] = [word[place + 1]?.toLowerCase() ?? "", word[place - 1]?.toLowerCase()];
    const begins = !VOWELS.has(letter.toLowerCase()) && VOWELS.has(next) && !(last === "c" && letter === "h");
    const roomy = place >= SHORTEST_PART && word.length - place >= SHORTEST_PART;
    if (begins && roomy) parts.push(letter);
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** A text and its beginning up to the end of the first sentence, for where there is less room. */
export function shortened(text: string): string[] {
  const [first = text] = text.split(/(?<=[.!?]) (?=\p{Lu}|⟦)/u);
  return first === text ? [text] : [text, first];
}

/** Whether a seat has all that a Goal asks for, and nothing in its way. */
export function done(progress: Progress, seat: number, signs: Signs): boolean {
  return (progress.met[seat]?.every(Boolean) ?? false) && !signs.larry[seat];
}

/** Whether a seat lacks only one thing of a Goal, Larry's leaving being one as well. */
export function near(progress: Progress, seat: number, signs: Signs): boolean {
  const met = progress.met[seat] ?? [];
  return met.length > 0 && met.filter((one) => !one).length + (signs.larry[seat] ? 1 : 0) === 1;
}
