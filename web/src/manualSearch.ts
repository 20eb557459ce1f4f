/** A search in rules that people can use as they write: other endings of a word find it, and slips of the fingers do, too. */

export interface Searched {
  title: string;
  /** Everything in it, without its title. */
  text: string;
}

export interface Hit<Part> {
  part: Part;
  /** The words of the part that were meant, as they are written there, in small letters. */
  words: string[];
}

/** Fewer letters of a word say nothing yet. */
export const LEAST = 2;
/** A word may have so many letters less or more at its end. */
const ENDING = 3;
/** What is alike in the beginnings of two forms of a word. */
const STEM = 0.55;
/** From so many letters on a word may have one slip, or two. */
const [ONE_SLIP, TWO_SLIPS] = [4, 8];
/** How well a word is met: as it is, at its beginning, with another ending, with a slip. */
const [EXACT, BEGUN, ENDED, SLIPPED] = [4, 3, 2, 1];
/** A word of the title is worth so many of the text. */
const TITLE = 6;

/** The words of a text, without accents and signs; what differs by those alone is the same word. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+(?:\.\d+)*/gu) ?? [];
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/[\p{M}’'ʼ]/gu, "");
}

/** How well a word that somebody has written meets one of the text; 0 if not at all. */
export function likeness(wanted: string, word: string): number {
  if (wanted === word) return EXACT;
  if (word.startsWith(wanted)) return BEGUN;
  if (/\d/.test(wanted) || wanted.length <= LEAST) return 0;
  let same = 0;
  while (same < wanted.length && wanted[same] === word[same]) same++;
  const longer = Math.max(wanted.length, word.length);
  if (same >= LEAST + 1 && same >= STEM * longer && longer - same <= ENDING) return ENDED;
  const allowed = wanted.length >= TWO_SLIPS ? 2 : wanted.length >= ONE_SLIP ? 1 : 0;
  // A slip may stand before an ending that was not written yet.
  const from = allowed && wanted[0] === word[0] ? word.slice(0, wanted.length + allowed) : word;
  if (allowed && (slips(wanted, word, allowed) || (from.length > ONE_SLIP && slips(wanted, word.slice(0, wanted.length), allowed)))) return SLIPPED;
  return 0;
}

/** Whether one word becomes the other by no more than so many slips: a letter too few, too many, wrong, or two exchanged. */
function slips(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + differs);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length]! <= most;
}

/** A search through these parts: every word that is wanted has to be in a part, and the best come first. */
export function searcher<Part>(parts: Part[], read: (part: Part) => Searched): (wanted: string) => Hit<Part>[] {
  const counted = parts.map((part) => {
    const { title, text } = read(part);
    const words = new Map<string, number>();
    for (const word of wordsOf(text)) words.set(word, Math.min(2, (words.get(word) ?? 0) + 1));
    for (const word of wordsOf(title)) words.set(word, (words.get(word) ?? 0) + TITLE);
    return { part, words };
  });
  const all = [...new Set(counted.flatMap(({ words }) => [...words.keys()]))];
  return (wanted) => {
    const meant = wordsOf(wanted).filter((word) => word.length >= LEAST || /\d/.test(word)).map((word) => {
      const alike = all.map((one) => [one, likeness(word, one)] as const).filter(([, how]) => how > 0);
      // A slip is looked for only where nobody wrote what is meant.
      const sure = alike.filter(([, how]) => how > SLIPPED);
      return new Map(sure.length ? sure : alike);
    });
    if (!meant.length) return [];
    const hits = counted.flatMap(({ part, words }) => {
      let worth = 0;
      const found: string[] = [];
      for (const alike of meant) {
        const here = [...alike].filter(([word]) => words.has(word));
        if (!here.length) return [];
        worth += Math.max(...here.map(([word, how]) => how * words.get(word)!));
        found.push(...here.map(([word]) => word));
      }
      return [{ part, words: found, worth }];
    });
    return hits.sort((a, b) => b.worth - a.worth).map(({ part, words }) => ({ part, words }));
  };
}
