/** What people call the zones and the facts of a table. What a game has no word for goes by its own name. */
import { hasWord, say, t } from "./lang.svelte";
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

/** A rule as it is shown at the table of its game, where the name of the game goes without saying. */
export function ruleMark(rule: string): string {
  return rule.replace(/^[a-z_]+ (?=§)/, "");
}

export interface Fact {
  word: string;
  value: number;
}

/** The numbers that belong to the whole table. */
export function tableFacts(game: string, facts: Record<string, unknown>): Fact[] {
  return numbers(game, facts).flatMap(([word, value]) => (typeof value === "number" ? [{ word, value }] : []));
}

/** The numbers that belong to a seat. */
export function seatFacts(game: string, facts: Record<string, unknown>, seats: number, seat: number): Fact[] {
  return numbers(game, facts).flatMap(([word, value]) => {
    const own: unknown = Array.isArray(value) && value.length === seats ? value[seat] : null;
    return typeof own === "number" ? [{ word, value: own }] : [];
  });
}

/** What a seat has that no other seat has. */
export function seatMarkers(game: string, facts: Record<string, unknown>, seat: number): string[] {
  return named(`${game}-holder-`, facts).flatMap(([word, value]) => (value === seat ? [word] : []));
}

/** The facts that are told as numbers; of a game that has no words for any, all of them by their own names. */
function numbers(game: string, facts: Record<string, unknown>): [string, unknown][] {
  const worded = named(`${game}-fact-`, facts);
  return worded.length ? worded : Object.entries(facts);
}

/** The facts that have a word, with it. */
function named(prefix: string, facts: Record<string, unknown>): [string, unknown][] {
  return Object.entries(facts).flatMap(([name, value]): [string, unknown][] => {
    const id = `${prefix}${name.replaceAll("_", "-")}`;
    return hasWord(id) ? [[t(id), value]] : [];
  });
}
