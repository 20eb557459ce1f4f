/** The language: every word that a person sees, looked up by the id of a message. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Speech } from "./protocol";
import { boxText } from "./site";
import { preference, setPreference } from "./preferences";

export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська", nl: "Nederlands" } as const;
export type Code = keyof typeof LANGUAGES;

type Files = Record<string, string>;
type Arguments = Record<string, number | string | Speech>;

/** What the front door says, and the menu. */
const FRONT: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import("../../src/ludoteca/facets/lang/en/front.ftl?raw"),
  ru: () => import("../../src/ludoteca/facets/lang/ru/front.ftl?raw"),
  uk: () => import("../../src/ludoteca/facets/lang/uk/front.ftl?raw"),
  nl: () => import("../../src/ludoteca/facets/lang/nl/front.ftl?raw"),
};

/** What is said everywhere else. */
const BEYOND: Record<Code, () => Promise<{ default: Files }>> = {
  en: () => import("./languages/en"),
  ru: () => import("./languages/ru"),
  uk: () => import("./languages/uk"),
  nl: () => import("./languages/nl"),
};

class Spoken {
  code = $state<Code>("en");
  bundle = $state.raw<FluentBundle | null>(null);
}

export const spoken = new Spoken();

/** The language that was chosen here before, else the first of the browser's that we speak, else English. */
export function preferred(): Code {
  const tags = [preference("language") ?? "", ...navigator.languages];
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isCode) ?? "en";
}

export function isCode(text: string): text is Code {
  return text in LANGUAGES;
}

/** The games whose words are needed, apart from what the front door says of all. */
const heard = new Map<string, Promise<void>>();

/** Whether more is said than at the front door. */
let beyond = false;

/** The language that was asked for last, and how often one was: what was asked for earlier and comes later is not spoken. */
let wanted: Code = "en";
let asked = 0;

/** Speak a language from now on. */
export async function speak(code: Code): Promise<void> {
  const number = ++asked;
  wanted = code;
  const [front, rest, titles, ...boxes] = await Promise.all([
    FRONT[code](),
    beyond ? BEYOND[code]() : null,
    wordsAt(`/boxes/${code}.ftl`),
    ...[...heard.keys()].map((game) => wordsAt(`/boxes/${game}/lang/${code}.ftl`)),
  ]);
  if (number !== asked) return;
  spoken.bundle = bundled(code, [front.default, ...Object.values(rest?.default ?? {}), titles, ...boxes]);
  spoken.code = code;
  document.documentElement.lang = code;
}

/** Learn the words of a game, in this language and in every later one. */
export async function hear(game: string): Promise<void> {
  const known = heard.get(game);
  if (known) return known;
  heard.set(game, Promise.resolve());
  const learned = speak(wanted);
  heard.set(game, learned);
  return learned;
}

/** Learn what is said beyond the front door, in this language and in every later one. */
export async function goBeyond(): Promise<void> {
  if (beyond) return;
  beyond = true;
  // Before anything is spoken, the first words will be all of them.
  if (spoken.bundle === null) return;
  try {
    await speak(wanted);
  } catch (error) {
    beyond = false;
    throw error;
  }
}

/** What is said for a message that is not there: nothing while it may still come, then its id. */
function missing(id: string): string {
  if (beyond) return id;
  void goBeyond().catch(() => undefined);
  return "";
}

/** The words in a file of the boxes; a game without them is told by its ids. */
async function wordsAt(path: string): Promise<string> {
  const response = await boxText(path).catch(() => null);
  return response?.ok ? response.text() : "";
}

/** Whether there is a message with this id. */
export function hasWord(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** Speak a language, and remember it. */
export async function choose(code: Code): Promise<void> {
  await speak(code);
  setPreference("language", code);
}

declare global {
  /** What a test makes of every text, to see which of them do not fit. */
  var ludotecaTransform: ((text: string) => string) | undefined;
}

export function bundled(code: Code, files: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false, transform: (text) => globalThis.ludotecaTransform?.(text) ?? text });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** A message in the language spoken now, with arguments that may be messages themselves. */
export function say(speech: Speech): string {
  return spoken.bundle === null ? "" : said(spoken.bundle, speech, missing);
}

/** A message by its id. */
export function t(id: string, args: Arguments = {}): string {
  return say({ id, args });
}

/** A message of a bundle; one that is missing shows its id, because a game can go on without a word. */
export function said(bundle: FluentBundle, speech: Speech, otherwise: (id: string) => string = (id) => id): string {
  const pattern = bundle.getMessage(speech.id)?.value;
  if (!pattern) return otherwise(speech.id);
  const args: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(speech.args ?? {})) {
    args[name] = typeof value === "object" ? said(bundle, value, otherwise) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}
