/** The rules of the games as people read them, section by section. */
import { marked } from "marked";
import type { Code } from "./lang.svelte";
import type { Scene } from "./protocol";
import { boxText } from "./site";

export interface Section {
  /** Such as `4.3`; empty before the first number. */
  number: string;
  title: string;
  level: number;
  html: string;
  /** Everything below its title, to be searched. */
  plain: string;
}

/** The rules of a game in a language, in English where there is no translation; empty for a game without any. */
export async function rulesOf(game: string, code: Code): Promise<Section[]> {
  const response = await boxText(`/boxes/${game}/manual/${code}.md`).catch(() => null);
  return response?.ok ? sections(await response.text()) : [];
}

export function sections(text: string): Section[] {
  return text
    .split(/^(?=#{1,4} )/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [, marks = "", title = ""] = /^(#+) (.*)$/m.exec(part) ?? [];
      const body = part.replace(/^#+ .*\n?/, "");
      return { number: numberOf(title), title, level: marks.length, html: linked(part), plain: body };
    });
}

/** `4.3 Bids` has the number 4.3, `Appendix A. The cards` the letter A. */
function numberOf(title: string): string {
  return /^(\d+(?:\.\d+)*)\b/.exec(title)?.[1] ?? /^\p{L}+ ([A-Z])\./u.exec(title)?.[1] ?? "";
}

/** The pictures of a game's rules: what its board draws, by name. */
export async function picturesOf(game: string): Promise<Record<string, Scene>> {
  const response = await boxText(`/boxes/${game}/manual/pictures.json`).catch(() => null);
  return response?.ok ? ((await response.json()) as Record<string, Scene>) : {};
}

/** Where a picture of a position stands in the text, the board draws it; below it stands what there is to see. */
const PICTURE = /<p><img src="position:([\w-]+)" alt="([^"]*)"\s*\/?><\/p>/g;

/** Sections that are named in the text can be followed. The documents are our own: nothing in them needs to be feared. */
function linked(text: string): string {
  const html = marked.parse(text, { async: false });
  const drawn = html.replace(PICTURE, '<figure data-picture="$1"><figcaption>$2</figcaption></figure>');
  return drawn.replace(/§(\d+(?:\.\d+)*)/g, '<a href="#$1" data-section="$1">§$1</a>');
}

/** The section of this number, else the one that it is a part of. */
export function find(all: Section[], number: string): Section | undefined {
  for (let wanted = number; wanted; wanted = wanted.replace(/\.?[^.]*$/, "")) {
    const found = all.find((section) => section.number === wanted);
    if (found) return found;
  }
  return undefined;
}
