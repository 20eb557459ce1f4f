/** Names that may be too long for their line: where they may be parted, if it must be. */

const SOFT = "\u00AD";
const LONG = 8;
const LEAST = 3;
const VOWEL = /[aeiouyàáâãäåèéêëìíîïòóôõöùúûüаеёиоуыэюяєії]/i;
const LETTER = /\p{L}/u;

/** The name with a soft hyphen before each syllable of its long words, as far as one can tell by their letters. */
export function soften(name: string): string {
  return name
    .split(/([\s-]+)/)
    .map((word) => (word.length >= LONG ? parted(word) : word))
    .join("");
}

function parted(word: string): string {
  let soft = "";
  for (let at = 0; at < word.length; at += 1) {
    const [before, here, next] = [word[at - 1] ?? "", word[at] ?? "", word[at + 1] ?? ""];
    // A syllable begins with the last consonant before a vowel.
    const begins = LETTER.test(before) && isConsonant(here) && VOWEL.test(next);
    if (begins && at >= LEAST && word.length - at >= LEAST) soft += SOFT;
    soft += here;
  }
  return soft;
}

function isConsonant(letter: string): boolean {
  return LETTER.test(letter) && !VOWEL.test(letter) && !/[ьъ]/i.test(letter);
}
