/** The paint shop: the colours of the factory, and outlines that are easier to reckon than to draw. */

export const INK = "#22302f";
export const PAPER = "#fff6e2";
export const TEAL = "#1f7a7a";
export const TOMATO = "#e4572e";
export const MUSTARD = "#f2b134";
export const STEEL = "#dbe4df";
export const SHADE = "#a9bab4";
export const NIGHT = "#31456b";

/** The colour of each symbol, which also has a shape of its own. */
export const SYMBOL_COLOURS: Record<string, string> = { N: "#2a8f8c", O: NIGHT, C: "#e39a1b", B: "#dd4f28" };

/** What a robot stands before: the stronger, the hotter. */
export const HEAT = ["#e9dcbd", "#cfe6dc", "#9fd2c8", "#f9dc97", "#f6b873", "#f08e66"];

type Point = [number, number];

/** A closed outline through points, to two decimals. */
export function outline(points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A point of a circle around the origin; 0 degrees is at the top. */
function at(degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** A star around the origin with so many rays. */
export function star(rays: number, outer: number, inner: number): string {
  const step = 180 / rays;
  return outline(Array.from({ length: rays * 2 }, (_, place) => at(place * step, place % 2 ? inner : outer)));
}

/** A toothed wheel around the origin. */
export function gear(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  return outline(
    Array.from({ length: teeth }, (_, tooth): Point[] => {
      const middle = tooth * step;
      return [
        at(middle - step * 0.3, inner), at(middle - step * 0.19, outer),
        at(middle + step * 0.19, outer), at(middle + step * 0.3, inner),
      ];
    }).flat(),
  );
}

/** A circle as part of a path, for holes. */
export function hole(radius: number): string {
  return `M${radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0Z`;
}

/** The four symbols, ten around the origin. */
export const SYMBOL_PATHS: Record<string, string> = {
  N: `${outline([at(90, 10), at(150, 10), at(210, 10), at(270, 10), at(330, 10), at(30, 10)])}${hole(4.4)}`,
  O: "M0-10.4C4-4.6 7.6-1 7.6 3A7.6 7.4 0 0 1-7.6 3C-7.6-1-4-4.6 0-10.4Z",
  C: `${gear(8, 10.4, 7.4)}${hole(3.4)}`,
  B: "M-7.4-10H7.4V-3.4H3.9L5-1.6 3.9.2 5 2 3.9 3.8 5 5.6 3.9 7.4 0 10.4-3.9 7.4-5 5.6-3.9 3.8-5 2-3.9.2-5-1.6-3.9-3.4H-7.4Z",
};

/** Where things stand side by side around a middle. */
export function spread(count: number, middle: number, step: number): number[] {
  return Array.from({ length: count }, (_, place) => middle + (place - (count - 1) / 2) * step);
}
