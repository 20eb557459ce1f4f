/** What people call the zones and the facts of a table. What a game has no word for goes by its own name. */
import { hasWord, say, t } from "./lang.svelte";
import type { Picking } from "./picking.svelte";
import type { CardView, Zone } from "./protocol";

/** What people call a zone. Its name may end with a seat, a team or a card. */
export function zoneWord(game: string, zone: Zone, cards: Map<string, CardView>): string {
  const [, base = zone.name, number = ""] = /^(.*?)(?: (\d+))?$/.exec(zone.name) ?? [];
  const word = base.replaceAll(" ", "-");
  const id = [`${game}-zone-${word}`, `table-zone-${word}`].find(hasWord);
  if (id) return t(id, { number: number === "" ? "" : Number(number) + 1 });
  const card = base.startsWith("on ") ? cards.get(base.slice(3)) : undefined;
  return card ? t(`${game}-zone-on`, { card: say(card.label) }) : zone.name;
}

/** The cards with their texts as the options of a match have them: an argument that is called like an option stands for its value. */
export function under(cards: Map<string, CardView>, options: Record<string, string>): Map<string, CardView> {
  const told = (card: CardView): CardView => {
    const args = Object.entries(card.about.args ?? {});
    if (!args.some(([name]) => name in options)) return card;
    return { ...card, about: { ...card.about, args: Object.fromEntries(args.map(([name, value]) => [name, options[name] ?? value])) } };
  };
  return new Map([...cards].map(([name, card]) => [name, told(card)]));
}

/** What whoever cannot see the screen is told of a piece after its name: whether it is a choice, and what is written on it. */
export function noteOf(picking: Picking | null, text: string, about = ""): Record<string, string> {
  const place = picking?.place(text) ?? -1;
  const choice = place < 0 ? "" : t("table-choice-place", { place: place + 1, count: picking?.question.choices.length ?? 0 });
  const note = [choice, about].filter(Boolean).join(" ");
  return note ? { "aria-description": note } : {};
}

/** A rule as it is shown at the table of its game, where the name of the game goes without saying. */
export function ruleMark(rule: string): string {
  return rule.replace(/^[a-z_]+ (?=§)/, "");
}

export interface Fact {
  word: string;
  value: number | string;
}

/** What is printed on a card in numbers and words, for whoever draws it without knowing its game. */
export function faceFacts(game: string, face: object): Fact[] {
  const worded = named(`${game}-face-`, face);
  if (worded.length) return worded.flatMap(([word, value]) => (typeof value === "number" || typeof value === "string" ? [{ word, value }] : []));
  // Without words of the game, numbers are told by their own names; what words would mean nobody knows.
  return Object.entries(face).flatMap(([name, value]) => (typeof value === "number" ? [{ word: name.replaceAll("_", " "), value }] : []));
}

/** The numbers that belong to the whole table. */
export function tableFacts(game: string, facts: object): Fact[] {
  return numbers(game, facts).flatMap(([word, value]) => (typeof value === "number" ? [{ word, value }] : []));
}

/** The numbers that belong to a seat. */
export function seatFacts(game: string, facts: object, seats: number, seat: number): Fact[] {
  return numbers(game, facts).flatMap(([word, value]) => {
    const own: unknown = Array.isArray(value) && value.length === seats ? value[seat] : null;
    return typeof own === "number" ? [{ word, value: own }] : [];
  });
}

/** What a seat has that no other seat has. */
export function seatMarkers(game: string, facts: object, seat: number): string[] {
  return named(`${game}-holder-`, facts).flatMap(([word, value]) => (value === seat ? [word] : []));
}

/** The facts that are told as numbers; of a game that has no words for any, all of them by their own names. */
function numbers(game: string, facts: object): [string, unknown][] {
  const worded = named(`${game}-fact-`, facts);
  return worded.length ? worded : Object.entries(facts);
}

/** The facts that have a word, with it. */
function named(prefix: string, facts: object): [string, unknown][] {
  return Object.entries(facts).flatMap(([name, value]): [string, unknown][] => {
    const id = `${prefix}${name.replaceAll("_", "-")}`;
    return hasWord(id) ? [[t(id), value]] : [];
  });
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
