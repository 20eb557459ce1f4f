import { expect, test } from "vitest";
import { likeness, searcher, wordsOf } from "./manualSearch";

const PARTS = [
  { title: "4.3 One auction", text: "The chief bids first. Whoever bids most wins the lot." },
  { title: "7.2 Bonus score", text: "A widget is one complete set of a unit’s symbols. Units that never make widgets cost points." },
  { title: "8 Фишки влияния", text: "Положите одну фишку на Институт; ещё фишек не бывает." },
  { title: "9 Жетон суверена", text: "Кладіть жетон. Роз’яснення дивіться нижче." },
];
const find = (wanted: string): string[] => searcher(PARTS, (part) => part)(wanted).map(({ part }) => part.title);

test("what stands there is found, the title before the text", () => {
  expect(find("widget")).toEqual(["7.2 Bonus score"]);
  expect(searcher([...PARTS, { title: "A bid", text: "" }], (part) => part)("bid").map(({ part }) => part.title)).toEqual(["A bid", "4.3 One auction"]);
});

test("other endings find a word in every language", () => {
  expect(find("auctions")).toEqual(["4.3 One auction"]);
  for (const word of ["фишка", "фишками", "влияние", "институте"]) expect(find(word)).toEqual(["8 Фишки влияния"]);
  for (const word of ["жетони", "жетонів", "сувереном"]) expect(find(word)).toEqual(["9 Жетон суверена"]);
});

test("slips of the fingers are forgiven where nothing else is meant", () => {
  expect(find("wigdet")).toEqual(["7.2 Bonus score"]);
  expect(find("acution")).toEqual(["4.3 One auction"]);
  expect(find("инстетут")).toEqual(["8 Фишки влияния"]);
  expect(find("zzz")).toEqual([]);
});

test("signs and accents make no difference, and all words have to be there", () => {
  expect(wordsOf("Ещё ROZ'яснення, §4.3!")).toEqual(wordsOf("еще roz’яснення 4.3"));
  expect(find("роз'яснення")).toEqual(["9 Жетон суверена"]);
  expect(find("4.3")).toEqual(["4.3 One auction"]);
  expect(find("chief lot")).toEqual(["4.3 One auction"]);
  expect(find("chief widget")).toEqual([]);
  expect(find("")).toEqual([]);
});

test("numbers and short words are taken as they are", () => {
  expect(likeness("44", "45")).toBe(0);
  expect(likeness("ox", "ax")).toBe(0);
});
