/** The fourteen colours of the Society: each has a hue and a sigil, so that none is told by its hue alone. */

export const CASTES = [
  "red", "brown", "obsidian", "orange", "gray", "violet", "pink",
  "yellow", "green", "blue", "white", "copper", "silver", "gold",
] as const;
export type Caste = (typeof CASTES)[number];

export function isCaste(word: unknown): word is Caste {
  return CASTES.some((caste) => caste === word);
}

export interface Mark {
  /** A filled shape on a field of 24 by 24. */
  fill?: string;
  /** A drawn line on the same field. */
  line?: string;
}

/** What a caste does, as a tool. */
export const SIGILS: Record<Caste, Mark> = {
  // A pick.
  red: { fill: "M2.8 10.2C6.6 4.3 17.4 4.3 21.2 10.2C17.3 8 14.9 7.5 13.4 7.5V21.5h-2.8V7.5C9.1 7.5 6.7 8 2.8 10.2Z" },
  // A broom.
  brown: { fill: "M10.9 1.8h2.2v8.7h-2.2ZM7.8 11.3h8.4l.7 2H7.1ZM6.7 14.2h10.6l1.7 7.3h-3.2l-.6-4-.4 4h-4.6l-.4-4-.6 4H5Z" },
  // A blade.
  obsidian: { fill: "M21.5 2.5C13 3.2 8.3 7.7 7.5 13.4l3.1 3.1C16.3 15.7 20.8 11 21.5 2.5ZM5 12.8l1.3-1.3 6.2 6.2-1.3 1.3-2.2-2.2-3.7 4.7-2.8-2.8 4.7-3.7Z" },
  // A gear.
  orange: { fill: gear(8, 10.5, 8, 3.2) },
  // A shield.
  gray: { fill: "M12 1.8l8.7 3v6.7c0 5.3-3.6 9-8.7 10.7c-5.1-1.7-8.7-5.4-8.7-10.7V4.8ZM12 5v14.3c3.5-1.5 5.8-4.2 5.8-7.9V7Z" },
  // A lyre.
  violet: { line: "M4.5 3c2.4 2 1.6 4.5 2 8.5a5.5 5.5 0 0 0 11 0c.4-4-.4-6.5 2-8.5M6.3 6.8h11.4M10.3 7v10M13.7 7v10M8 21h8" },
  // A flower.
  pink: { fill: flower(5, 4.9, 4, 2.3) },
  // A cross.
  yellow: { fill: "M8.7 2.5h6.6v6.2h6.2v6.6h-6.2v6.2H8.7v-6.2H2.5V8.7h6.2Z" },
  // A glyph.
  green: { line: "M8 6L2.8 12L8 18M16 6l5.2 6L16 18M13.8 4l-3.6 16" },
  // A wing.
  blue: { fill: "M2 5.5C12 3.5 20 7.5 22 19c-2.6-3-5-4-8.2-4c1.5.8 2.3 1.7 2.9 3.2c-2.7-1.7-5-2.1-7.4-1.8c1 .5 1.7 1.2 2.2 2.2C6.5 17 3.2 12 2 5.5Z" },
  // A scale.
  white: {
    line: "M12 2.5V20.5M7.5 21h9M4.5 6h15M4.5 6L2 13M4.5 6L7 13M19.5 6L17 13M19.5 6L22 13",
    fill: "M1 12.5h7a3.5 3.5 0 0 1-7 0ZM16 12.5h7a3.5 3.5 0 0 1-7 0Z",
  },
  // A quill.
  copper: { fill: "M20 1.8C12 2.5 7 6.8 6.2 13.5l4.5-2.3-5.2 6L3.5 22l1.6.5 3-4.5c3.2 0 5.9-1 7.7-2.9l-3-.5 5-1.9C19.5 10 20.3 6.3 20 1.8Z" },
  // A coin.
  silver: { fill: "M12 1.8a10.2 10.2 0 1 0 0 20.4a10.2 10.2 0 1 0 0-20.4ZM12 4.6a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0-14.8ZM12 7.5l4.5 4.5-4.5 4.5L7.5 12Z" },
  // A crown.
  gold: { fill: "M2.5 6.5l5 4.6L12 3.5l4.5 7.6 5-4.6L19.7 17H4.3ZM4.6 18.6h14.8v2.6H4.6Z" },
};

/** A wheel with so many teeth. */
function gear(teeth: number, outer: number, inner: number, hole: number): string {
  const points: string[] = [];
  const step = Math.PI / teeth;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const at = 2 * step * tooth;
    for (const [turn, radius] of [[-0.62, inner], [-0.4, outer], [0.4, outer], [0.62, inner]] as const) {
      points.push(spot(at + turn * step, radius));
    }
  }
  return `M${points.join("L")}Z${ring(hole)}`;
}

/** So many petals around a heart. */
function flower(petals: number, distance: number, petal: number, heart: number): string {
  let path = "";
  for (let number = 0; number < petals; number += 1) {
    const at = (2 * Math.PI * number) / petals - Math.PI / 2;
    const [x, y] = [12 + distance * Math.cos(at), 12 + distance * Math.sin(at)];
    path += `M${(x - petal).toFixed(2)} ${y.toFixed(2)}a${petal} ${petal} 0 1 0 ${2 * petal} 0a${petal} ${petal} 0 1 0 ${-2 * petal} 0Z`;
  }
  return path + ring(heart);
}

function ring(radius: number): string {
  return `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function spot(angle: number, radius: number): string {
  return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
}
