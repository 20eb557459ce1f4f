/** What has happened, as a picture that changes from one event to the next. The scene has the last word. */
import type { Happening } from "../../protocol";
import { has, teamOf, type Edge, type Picture } from "./table";

const QUARTERS: Record<string, number> = { ahead: 0, right: 1, back: 2, left: 3 };

/** A die on its way: the struck robot, where it comes in, and the square it hits, if any. */
export interface Shot {
  team: number;
  edge: Edge;
  face: number;
  square: number | null;
}

/** The picture after an event. */
export function after(picture: Picture, event: Happening): Picture {
  const facts = event.facts ?? {};
  const number = (name: string): number => Number(facts[name] ?? 0);
  const team = number("team");
  switch (event.kind) {
    case "combat":
      return { ...picture, phase: "choose", combat: number("combat"), row: event.cards, dice: [[], []], edges: [null, null],
        unused: [null, null], overheated: [false, false] };
    case "drove": {
      const who = teamOf(picture.crews, event.seat ?? 0);
      const paid = number("needed") <= number("engines");
      const quarters = paid ? (QUARTERS[String(facts["steering"])] ?? 0) : 0;
      return {
        ...picture,
        phase: "before",
        fronts: at(picture.fronts, who, (((picture.fronts[who] ?? 0) + quarters) % 4) as Edge),
        unused: at(picture.unused, who, number("unused")),
        overheated: at(picture.overheated, who, number("overheated") === 1),
      };
    }
    case "rolled":
    case "dice":
    case "row":
      return { ...picture, dice: at(picture.dice, team, diceOf(facts["dice"])) };
    case "laid": {
      const who = teamOf(picture.crews, event.seat ?? 0);
      return laid(picture, who, event.cards[0] ?? null, number("square"), number("turn"));
    }
    case "craned":
      return laid(laid(picture, team, null, number("from"), 0), team, event.cards[0] ?? null, number("square"), number("turn"));
    case "taped":
      return { ...picture, tokens: at(picture.tokens, team, [...(picture.tokens[team] ?? []), 1 << number("square")]) };
    case "struck":
      return { ...picture, phase: "strike", edges: at(picture.edges, 1 - team, number("edge") as Edge) };
    case "token_lost":
      return { ...withoutToken(picture, team, number("square")), lostTokens: plus(picture.lostTokens, team, 1) };
    case "fell":
      return fallen(picture, team, event.cards);
    case "goblin_out":
      return { ...picture, goblins: plus(picture.goblins, event.seat ?? 0, -1), lostGoblins: plus(picture.lostGoblins, team, 1) };
    default:
      return picture;
  }
}

export function shotOf(event: Happening): Shot | null {
  const facts = event.facts ?? {};
  if (event.kind !== "struck") return null;
  const square = facts["square"] ?? null;
  return { team: Number(facts["team"]), edge: Number(facts["edge"]) as Edge, face: Number(facts["face"]), square: square === null ? null : Number(square) };
}

/** Dice as an event writes them, such as 3-0-4; none are an empty word. */
export function diceOf(text: unknown): number[] {
  return text ? String(text).split("-").map(Number) : [];
}

function at<T>(list: T[], place: number, value: T): T[] {
  return list.map((one, index) => (index === place ? value : one));
}

function plus(list: number[], place: number, more: number): number[] {
  return list.map((one, index) => (index === place ? one + more : one));
}

function laid(picture: Picture, team: number, tile: string | null, square: number, turn: number): Picture {
  return {
    ...picture,
    tiles: at(picture.tiles, team, at(picture.tiles[team] ?? [], square, tile)),
    turns: at(picture.turns, team, at(picture.turns[team] ?? [], square, turn)),
  };
}

function withoutToken(picture: Picture, team: number, square: number): Picture {
  const tokens = picture.tokens[team] ?? [];
  const gone = tokens.findIndex((token) => has(token, square));
  return { ...picture, tokens: at(picture.tokens, team, tokens.filter((_, place) => place !== gone)) };
}

/** Tiles go to the scrap heap, with the tokens over them. */
function fallen(picture: Picture, team: number, cards: string[]): Picture {
  const tiles = picture.tiles[team] ?? [];
  const empty = tiles.reduce((set, tile, square) => (tile !== null && cards.includes(tile) ? set | (1 << square) : set), 0);
  const tokens = picture.tokens[team] ?? [];
  const kept = tokens.filter((token) => !(token & empty));
  return {
    ...picture,
    tiles: at(picture.tiles, team, tiles.map((tile) => (tile !== null && cards.includes(tile) ? null : tile))),
    tokens: at(picture.tokens, team, kept),
    lostTokens: plus(picture.lostTokens, team, tokens.length - kept.length),
    scrap: at(picture.scrap, team, [...(picture.scrap[team] ?? []), ...cards]),
  };
}

// -- what is told of it ------------------------------------------------------------------------------

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

/** What both teams did since they last chose; null for a team of which nothing is known yet. */
export function deedsOf(story: Happening[], crews: number[][]): (Deed | null)[] {
  const deeds: (Deed | null)[] = [null, null];
  let blow: Blow | null = null;
  for (const event of story) {
    const facts = event.facts ?? {};
    const number = (name: string): number => Number(facts[name] ?? 0);
    if (event.kind === "drove") deeds[teamOf(crews, event.seat ?? 0)] = { card: null, wanted: "", dice: [], blows: [] };
    if (event.kind === "struck") {
      const shot = shotOf(event);
      blow = { face: shot?.face ?? 0, square: shot?.square ?? null, tiles: [], tokens: 0, goblins: [] };
      deeds[1 - number("team")]?.blows.push(blow);
    }
    if (event.kind === "fell") blow?.tiles.push(...event.cards);
    if (event.kind === "token_lost" && blow) blow.tokens += 1;
    if (event.kind === "goblin_out") blow?.goblins.push(event.seat ?? 0);
    const deed = deeds[number("team")];
    if (!deed) continue;
    if (event.kind === "picked") Object.assign(deed, { card: event.cards[0] ?? null, wanted: String(facts["pick"]) });
    if (["rolled", "dice", "row"].includes(event.kind)) deed.dice = diceOf(facts["dice"]);
  }
  return deeds;
}

/** What a round has paid: for every seat the victory and each agenda. */
export interface Pay {
  seat: number;
  card: string | null;
  points: number;
}

export function paysOf(story: Happening[]): Pay[] {
  return story
    .filter((event) => event.kind === "victory" || event.kind === "agenda")
    .map((event) => ({ seat: event.seat ?? 0, card: event.cards[0] ?? null, points: Number(event.facts?.["points"] ?? 0) }));
}

/** The story so far with what is new: an exchange is told until the next one begins, a payday until the next answer. */
export function continued(story: Happening[], news: Happening[]): Happening[] {
  const first = news.findIndex((event) => event.kind === "drove");
  return first >= 0 ? news.slice(first) : [...story, ...news];
}
