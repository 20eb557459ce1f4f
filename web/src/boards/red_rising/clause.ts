/** The end-game points of a character in signs: what is asked for, in the order in which it is read. */
import { isCaste, type Caste } from "./castes";
import type { IconName } from "./icons";
import type { Clause } from "./shown";

type Condition = NonNullable<Clause["if"]>;

export type Token =
  | { kind: "caste"; caste: Caste; struck?: boolean }
  | { kind: "name"; card: string; struck?: boolean }
  | { kind: "icon"; icon: IconName; struck?: boolean }
  | { kind: "text"; text: string };

const STATS: Record<string, IconName> = { helium: "helium", fleet: "fleet", influence: "influence" };
const RANKS: [word: string, sign: string][] = [["most", "▲"], ["least", "▼"], ["behind", "<"], ["level", "="]];
const BOUNDS: [of: string, icon: IconName][] = [
  ["helium", "helium"], ["influence", "influence"], ["fleet", "fleet"], ["banished", "banish"], ["cards", "hand"], ["cores", "core"],
];
const PARITY: Record<string, string> = { even: "2·4·6", odd: "1·3·5" };

/** What a clause brings, with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function tokensOf(clause: Clause): Token[] {
  if (clause.spares) return [icon("block"), text("−"), ...joined(clause.spares, "")];
  if (clause.each !== undefined) return [text("×"), ...counted(clause.each, clause.in ?? ""), ...atMost(clause)];
  return conditioned(clause.if ?? {});
}

function atMost(clause: Clause): Token[] {
  return clause.at_most === undefined ? [] : [text(`≤${clause.at_most}`)];
}

function counted(each: string | string[], where: string): Token[] {
  if (Array.isArray(each)) {
    const place: Token[] = where === "locations" ? [icon("world")] : where === "banished" ? [icon("banish")] : [];
    return [...joined(each, ""), ...place];
  }
  if (each === "card") return [icon(where === "banished" ? "banish" : "hand")];
  if (each === "colour") return [icon("hand"), text("≠")];
  if (each === "top_core") return [icon("world"), icon("core")];
  return [icon(STATS[each] ?? "core")];
}

function conditioned(condition: Condition): Token[] {
  const tokens: Token[] = [];
  const words = (name: string): string[] => (condition[name] as string[] | undefined) ?? [];
  if (words("with").length) tokens.push(...joined(words("with"), "/"));
  if (condition["except"]) tokens.push({ ...what(String(condition["except"])), struck: true });
  if (words("with_all").length) tokens.push(...joined(words("with_all"), "+"));
  if (words("with_two").length) tokens.push(text("2×"), ...joined(words("with_two"), "/"));
  if (words("with_one").length) tokens.push(text("1×"), ...joined(words("with_one"), "/"));
  for (const word of words("without")) tokens.push({ ...what(word), struck: true });
  if (words("only").length) tokens.push(icon("hand"), text("="), ...joined(words("only"), ""));
  if (condition["different"] === "colours") tokens.push(icon("hand"), text("≠"));
  if (condition["different"] === "initials") tokens.push(icon("hand"), text("A≠B"));
  if (condition["sovereign"] !== undefined) {
    tokens.push(condition["sovereign"] ? icon("sovereign") : { kind: "icon", icon: "sovereign", struck: true });
  }
  for (const [word, sign] of RANKS) {
    if (condition[word] !== undefined) tokens.push(icon(STATS[String(condition[word])] ?? "core"), text(sign));
  }
  for (const [of, name] of BOUNDS) {
    const range = between(condition[`${of}_min`], condition[`${of}_max`]);
    if (range) tokens.push(icon(name), text(range));
  }
  if (condition["cores_parity"]) tokens.push(icon("core"), text(PARITY[String(condition["cores_parity"])] ?? ""));
  if (words("banished").length) tokens.push(icon("banish"), ...joined(words("banished"), "/"));
  if (condition["bare_location"]) tokens.push(icon("world"), icon("bare"));
  const parts = (condition["any"] as Condition[] | undefined) ?? [];
  parts.forEach((part, number) => tokens.push(...(number ? [text("/")] : []), ...conditioned(part)));
  return tokens;
}

function between(least: unknown, most: unknown): string {
  if (typeof least === "number" && typeof most === "number") return `${least}–${most}`;
  if (typeof least === "number") return `≥${least}`;
  return typeof most === "number" ? `≤${most}` : "";
}

function joined(words: string[], by: string): Token[] {
  return words.flatMap((word, number) => (number && by ? [text(by), what(word)] : [what(word)]));
}

function what(word: string): Token & { kind: "caste" | "name" } {
  return isCaste(word) ? { kind: "caste", caste: word } : { kind: "name", card: word };
}

function icon(name: IconName): Token {
  return { kind: "icon", icon: name };
}

function text(words: string): Token {
  return { kind: "text", text: words };
}
