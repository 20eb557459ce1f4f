/** What has happened in a battle, told by its events. */
import type { Happening } from "../../protocol";
import type { Facts } from "./shown";
import { edgeOf, type Edge } from "./table";

/** A die on its way: the struck robot, where it comes in, and the square it hits, if any. */
export interface Shot {
  team: number;
  edge: Edge;
  face: number;
  square: number | null;
}

export function shotOf(event: Happening): Shot | null {
  const facts = event.facts ?? {};
  if (event.kind !== "struck") return null;
  const square = facts["square"] ?? null;
  return { team: Number(facts["team"]), edge: edgeOf(Number(facts["edge"])), face: Number(facts["face"]), square: square === null ? null : Number(square) };
}

/** Dice as an event writes them, such as 3-0-4; none are an empty word. */
export function diceOf(text: unknown): number[] {
  return text ? String(text).split("-").map(Number) : [];
}

/** What one die did. */
export interface Blow {
  face: number;
  square: number | null;
  tiles: string[];
  tokens: number;
  goblins: number[];
}

/** What one team did in an exchange of fire, and what came of it. */
export interface Deed {
  /** The card it got, and the place in the row that it wanted. */
  card: string | null;
  wanted: string;
  dice: number[];
  blows: Blow[];
}

/** What each team has done in this combat round, as far as the story tells. */
export function deedsOf(story: Happening[]): [Deed, Deed] {
  let deeds: [Deed, Deed] = [idle(), idle()];
  let blow: Blow | null = null;
  for (const event of story) {
    const facts = event.facts ?? {};
    const team = facts["team"] === 1 ? 1 : 0;
    if (event.kind === "combat") deeds = [idle(), idle()];
    if (event.kind === "picked") Object.assign(deeds[team], { card: event.cards[0] ?? null, wanted: String(facts["pick"]) });
    if (["rolled", "dice", "row"].includes(event.kind)) deeds[team].dice = diceOf(facts["dice"]);
    const shot = shotOf(event);
    if (shot) {
      blow = { face: shot.face, square: shot.square, tiles: [], tokens: 0, goblins: [] };
      deeds[1 - team]?.blows.push(blow);
    }
    if (event.kind === "fell") blow?.tiles.push(...event.cards);
    if (event.kind === "token_lost" && blow) blow.tokens += 1;
    if (event.kind === "goblin_out") blow?.goblins.push(event.seat ?? 0);
  }
  return deeds;
}

function idle(): Deed {
  return { card: null, wanted: "", dice: [], blows: [] };
}

/** The dice of a row, each with what it did, or nothing while it has not struck. */
export function struckBy(dice: number[], blows: Blow[]): (Blow | null)[] {
  const left = [...blows];
  return dice.map((face) => {
    const place = left.findIndex((blow) => blow.face === face);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
}

/** What a round has paid: for every seat the victory and each agenda. */
export interface Pay {
  seat: number;
  card: string | null;
  points: number;
}

/** What the last round that has paid anything has paid so far. */
export function paysOf(facts: Pick<Facts, "line_rounds" | "line_seats" | "line_cards" | "line_points">): Pay[] {
  return facts.line_rounds.flatMap((round, line) =>
    round === facts.line_rounds.at(-1)
      ? [{ seat: facts.line_seats[line] ?? 0, card: facts.line_cards[line] ?? null, points: facts.line_points[line] ?? 0 }]
      : [],
  );
}
