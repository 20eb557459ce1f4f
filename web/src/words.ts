/** What people call the zones and the facts of a table. A game that is not listed here goes by its own names. */
import { say, t } from "./lang.svelte";
import type { CardView, Zone } from "./protocol";

const ZONES: Record<string, string> = {
  "agendas": "table-zone-agendas",
  "aside": "table-zone-aside",
  "automa aside": "table-zone-automa-aside",
  "automa deck": "table-zone-automa-deck",
  "automa discard": "table-zone-automa-discard",
  "automa hand": "table-zone-automa-hand",
  "automa shown": "table-zone-automa-shown",
  "banished": "table-zone-banished",
  "basic rules": "table-zone-basic-rules",
  "belt": "table-zone-belt",
  "bid": "table-zone-bid",
  "blueprint": "table-zone-blueprint",
  "blueprint deck": "table-zone-blueprint-deck",
  "box": "table-zone-box",
  "creepers": "table-zone-creepers",
  "deck": "table-zone-deck",
  "discard": "table-zone-discard",
  "discard pile": "table-zone-discard",
  "draw pile": "table-zone-deck",
  "draw three": "table-zone-draw-three",
  "draw two": "table-zone-draw-two",
  "end": "table-zone-end",
  "gifts": "table-zone-gifts",
  "goals": "table-zone-goals",
  "hand": "table-zone-hand",
  "institute": "red_rising-location-institute",
  "jupiter": "red_rising-location-jupiter",
  "keepers": "table-zone-keepers",
  "kept": "table-zone-kept",
  "limbo": "table-zone-limbo",
  "luna": "red_rising-location-luna",
  "mars": "red_rising-location-mars",
  "mixed": "table-zone-mixed",
  "new rules": "table-zone-new-rules",
  "on": "table-zone-on",
  "other end": "table-zone-other-end",
  "scored": "table-zone-scored",
  "scrap": "table-zone-scrap",
  "swap": "table-zone-swap",
  "tactics aside": "table-zone-tactics-aside",
  "tactics deck": "table-zone-tactics-deck",
  "tactics row": "table-zone-tactics-row",
  "tactics used": "table-zone-tactics-used",
  "team card": "table-zone-team-card",
  "team deck": "table-zone-team-deck",
  "thrown out": "table-zone-thrown-out",
  "tile stack": "table-zone-tile-stack",
  "tiles": "table-zone-tiles",
  "turned over": "table-zone-turned-over",
  "units": "table-zone-units",
  "yard": "table-zone-yard",
};

/** What people call a zone. Its name may end with a seat, a team or a card. */
export function zoneWord(zone: Zone, cards: Map<string, CardView>): string {
  const [, base = zone.name, number = ""] = /^(.*?)(?: (\d+))?$/.exec(zone.name) ?? [];
  const id = ZONES[base];
  if (id) return t(id, { number: number === "" ? "" : Number(number) + 1 });
  const card = base.startsWith("on ") ? cards.get(base.slice(3)) : undefined;
  return card ? t("table-zone-on", { card: say(card.label) }) : zone.name;
}

/** A rule as it is shown at the table of its game, where the name of the game goes without saying. */
export function ruleMark(rule: string): string {
  return rule.replace(/^[a-z_]+ (?=§)/, "");
}

interface Facts {
  /** One number for the whole table. */
  numbers: Record<string, string>;
  /** One number for each seat. */
  counters: Record<string, string>;
  /** The seat that has something. */
  markers: Record<string, string>;
}

const FACTS: Record<string, Facts> = {
  fzzzt: {
    numbers: { round: "table-fact-round" },
    counters: {},
    markers: { chief: "table-fact-chief" },
  },
  zombie_fluxx: {
    numbers: { drawn: "table-fact-drawn", played: "table-fact-played" },
    counters: {},
    markers: {},
  },
  red_rising: {
    numbers: { turns: "table-fact-turns" },
    counters: {
      helium: "table-fact-helium",
      fleet: "table-fact-fleet",
      influence: "table-fact-influence",
    },
    markers: { sovereign: "table-fact-sovereign" },
  },
  goblins_inc: {
    numbers: { round: "table-fact-round", combat: "table-fact-combat" },
    counters: { scores: "table-fact-points", goblins: "table-fact-goblins" },
    markers: {},
  },
};

export interface Fact {
  word: string;
  value: number;
}

/** The numbers that belong to the whole table. */
export function tableFacts(game: string, facts: Record<string, unknown>): Fact[] {
  return named(FACTS[game]?.numbers, facts).flatMap(([word, value]) =>
    typeof value === "number" ? [{ word, value }] : [],
  );
}

/** The numbers that belong to a seat. */
export function seatFacts(game: string, facts: Record<string, unknown>, seats: number, seat: number): Fact[] {
  return named(FACTS[game]?.counters, facts).flatMap(([word, value]) => {
    const own: unknown = Array.isArray(value) && value.length === seats ? value[seat] : null;
    return typeof own === "number" ? [{ word, value: own }] : [];
  });
}

/** What a seat has that no other seat has. */
export function seatMarkers(game: string, facts: Record<string, unknown>, seat: number): string[] {
  return named(FACTS[game]?.markers ?? {}, facts).flatMap(([word, value]) => (value === seat ? [word] : []));
}

/** The facts of a game that have a word; of a game without words all of them, by their own names. */
function named(words: Record<string, string> | undefined, facts: Record<string, unknown>): [string, unknown][] {
  if (words === undefined) return Object.entries(facts);
  return Object.entries(words).map(([name, id]) => [t(id), facts[name]]);
}
