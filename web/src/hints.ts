/** Where on the table a hint lights: whatever draws a choice carries its text, and gets a number there.
 *
 * What stands for a part of an answer, such as a dial, carries the number of the part and its text.
 */

const LIT = "data-hint";
const BETWEEN = "+";

/** Light what these answers choose, the first as 1; with the return value it goes dark again. */
export function lightUp(answers: string[]): () => void {
  const lit: Element[] = [];
  answers.forEach((answer, place) => {
    const parts = answer.split(BETWEEN);
    const wanted = new Set([answer, ...parts, ...parts.map((part, number) => `${number}:${part}`)]);
    for (const one of document.querySelectorAll<HTMLElement>("[data-choice], [data-part]")) {
      if (!wanted.has(one.dataset["part"] ?? one.dataset["choice"] ?? "")) continue;
      const places = [one.getAttribute(LIT), String(place + 1)].filter((number) => number !== null);
      one.setAttribute(LIT, places.join(" "));
      lit.push(one);
    }
  });
  return () => lit.forEach((one) => one.removeAttribute(LIT));
}
