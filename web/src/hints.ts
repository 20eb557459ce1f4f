/** Where on the table a hint lights, and what a review marks: whatever draws a choice carries its text, and gets a number there.
 *
 * What stands for a part of an answer, such as a dial, carries the number of the part and its text.
 */

const LIT = "data-hint";
const BETWEEN = "+";

/** Light what these answers choose, the first as 1; with the return value it goes dark again. */
export function lightUp(answers: string[]): () => void {
  const lit: Element[] = [];
  answers.forEach((answer, place) => {
    for (const one of piecesOf(answer)) {
      const places = [one.getAttribute(LIT), String(place + 1)].filter((number) => number !== null);
      one.setAttribute(LIT, places.join(" "));
      lit.push(one);
    }
  });
  return () => lit.forEach((one) => one.removeAttribute(LIT));
}

/** Mark what these answers choose with a word each, such as what was chosen and what was better; with the return value the marks go. */
export function markOut(answers: { answer: string; kind: string; word: string }[]): () => void {
  const marked: HTMLElement[] = [];
  for (const { answer, kind, word } of answers) {
    for (const one of piecesOf(answer)) {
      const { mark, markWord } = one.dataset;
      one.dataset["mark"] = mark && mark !== kind ? "both" : kind;
      one.dataset["markWord"] = markWord ? `${markWord} · ${word}` : word;
      marked.push(one);
    }
  }
  return () => {
    for (const one of marked) {
      delete one.dataset["mark"];
      delete one.dataset["markWord"];
    }
  };
}

/** Whatever on the table stands for an answer or for a part of it. */
function piecesOf(answer: string): HTMLElement[] {
  const parts = answer.split(BETWEEN);
  const wanted = new Set([answer, ...parts, ...parts.map((part, number) => `${number}:${part}`)]);
  const all = document.querySelectorAll<HTMLElement>("[data-choice], [data-part]");
  return [...all].filter((one) => wanted.has(one.dataset["part"] ?? one.dataset["choice"] ?? ""));
}
