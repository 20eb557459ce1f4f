/** The language: every word that a person sees, looked up by the id of a message. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Speech } from "./protocol";
import { kept, keep } from "./keeping";

export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська", nl: "Nederlands" } as const;
export type Code = keyof typeof LANGUAGES;

type Files = Record<string, string>;
type Arguments = Record<string, number | string | Speech>;

const FILES: Record<Code, () => Promise<{ default: Files }>> = {
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
  const wanted = [kept("language") ?? "", ...navigator.languages];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isCode) ?? "en";
}

export function isCode(text: string): text is Code {
  return text in LANGUAGES;
}

/** The games whose words are needed. */
const heard: string[] = [];

/** Speak a language from now on. */
export async function speak(code: Code): Promise<void> {
  const [own, ...boxes] = await Promise.all([FILES[code](), ...heard.map((game) => wordsOf(game, code))]);
  spoken.bundle = bundled(code, [...Object.values(own.default), ...boxes]);
  spoken.code = code;
  document.documentElement.lang = code;
}

/** Learn the words of these games, in this language and in every later one. */
export async function hear(games: string[]): Promise<void> {
  heard.push(...games.filter((game) => !heard.includes(game)));
  await speak(spoken.code);
}

/** The words of a game, from its box; a game without them is told by its ids. */
async function wordsOf(game: string, code: Code): Promise<string> {
  const response = await fetch(`/boxes/${game}/lang/${code}.ftl`).catch(() => null);
  return response?.ok ? response.text() : "";
}

/** Whether there is a message with this id. */
export function hasWord(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** Speak a language, and remember it. */
export async function choose(code: Code): Promise<void> {
  await speak(code);
  keep("language", code);
}

export function bundled(code: Code, files: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** A message in the language spoken now, with arguments that may be messages themselves. */
export function say(speech: Speech): string {
  return spoken.bundle === null ? "" : said(spoken.bundle, speech);
}

/** A message by its id. */
export function t(id: string, args: Arguments = {}): string {
  return say({ id, args });
}

/** A message of a bundle; one that is missing shows its id, because a game can go on without a word. */
export function said(bundle: FluentBundle, speech: Speech): string {
  const pattern = bundle.getMessage(speech.id)?.value;
  if (!pattern) return speech.id;
  const args: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(speech.args ?? {})) {
    args[name] = typeof value === "object" ? said(bundle, value) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}
