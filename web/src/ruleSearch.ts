/** What does the rule say? Finds sections by words as people type them: with other endings, without accents, with a slip of the finger. */
import type { Section } from "./rules";

const WORD = /[\p{L}\p{N}]+/gu;
/** Endings are no longer than this. */
const ENDING = 3;
/** Shorter words are only found as they are typed. */
const SHORT = 4;
const LONG = 8;
const TITLE = 3;

/** The words of a text in small letters, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize("NFKD").replace(/[\p{M}'’ʼ]/gu, "").match(WORD) ?? [];
}

/** How well a word of a text is what was typed, from 0 to 3. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 3;
  if (word.startsWith(typed)) return 2.5;
  if (typed.length < SHORT || word.length < SHORT) return 0;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  // The same stem with another ending.
  if (same >= Math.max(SHORT - 1, typed.length - ENDING) && same >= SHORT && word.length - same <= ENDING) return 2;
  const slips = typed.length >= LONG ? 2 : 1;
  // What comes after as many letters as were typed may be an ending.
  const near = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1), word.slice(0, typed.length - 1)];
  return near.some((part) => part.length >= SHORT - 1 && word.length - part.length <= ENDING && isNear(typed, part, slips)) ? 1 : 0;
}

/** Whether one becomes the other by at most so many slips: a letter too many, too few, another one, or two that changed places. */
function isNear(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      let least = Math.min(changed, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > slips) return false;
    [before, last] = [last, now];
  }
  return (last[other.length] ?? slips + 1) <= slips;
}

function best(typed: string, words: Iterable<string>): number {
  let found = 0;
  for (const word of words) {
    found = Math.max(found, likeness(typed, word));
    if (found === 3) break;
  }
  return found;
}

/** Whether a name has all that was typed. */
export function fitsWord(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((word) => best(word, words) > 0);
}

const known = new WeakMap<Section, { title: Set<string>; body: Set<string> }>();

function indexed(section: Section): { title: Set<string>; body: Set<string> } {
  let found = known.get(section);
  if (!found) {
    found = { title: new Set(wordsOf(section.title)), body: new Set(wordsOf(section.plain)) };
    known.set(section, found);
  }
  return found;
}

/** The sections that have what was typed, the best first; where none has all of it, those that have most. */
export function searched(all: Section[], typed: string): Section[] {
  const wanted = wordsOf(typed);
  if (!wanted.length) return all;
  const scored = all.map((section) => {
    const { title, body } = indexed(section);
    const scores = wanted.map((word) => Math.max(TITLE * best(word, title), best(word, body)));
    return { section, met: scores.filter((score) => score > 0).length, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(...scored.map(({ met }) => met));
  return most === 0 ? [] : scored.filter(({ met }) => met === most).sort((one, other) => other.score - one.score).map(({ section }) => section);
}
