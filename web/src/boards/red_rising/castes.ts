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
  red: { fill: "M2.800 10.200C6.600 4.300 17.400 4.300 21.200 10.200C17.300 8 14.900 7.500 13.400 7.500V21.500h-2.800V7.500C9.100 7.500 6.700 8 2.800 10.200Z" },
  // A broom.
  brown: { fill: "M10.900 1.800h2.200v8.700h-2.200ZM7.800 11.300h8.400l.7 2H7.100ZM6.700 14.200h10.600l1.700 7.300h-3.200l-.6-4-.4 4h-4.600l-.4-4-.6 4H5Z" },
  // A blade.
  obsidian: { fill: "M21.500 2.500C13 3.200 8.300 7.700 7.500 13.400l3.100 3.100C16.300 15.700 20.800 11 21.500 2.500ZM5 12.800l1.300-1.300 6.200 6.200-1.300 1.300-2.200-2.200-3.700 4.700-2.800-2.800 4.700-3.700Z" },
  // A gear.
  orange: { fill: gear(8, 10.5, 8, 3.2) },
  // A shield.
  gray: { fill: "M12 1.800l8.700 3v6.700c0 5.300-3.600 9-8.700 10.700c-5.100-1.700-8.700-5.400-8.700-10.700V4.800ZM12 5v14.300c3.500-1.500 5.800-4.200 5.800-7.900V7Z" },
  // A lyre.
  violet: { line: "M4.500 3c2.400 2 1.600 4.500 2 8.500a5.500 5.500 0 0 0 11 0c.4-4-.4-6.500 2-8.500M6.300 6.800h11.400M10.300 7v10M13.700 7v10M8 21h8" },
  // A flower.
  pink: { fill: flower(5, 4.9, 4, 2.3) },
  // A cross.
  yellow: { fill: "M8.700 2.500h6.600v6.200h6.200v6.600h-6.200v6.200H8.700v-6.200H2.500V8.700h6.200Z" },
  // A glyph.
  green: { line: "M8 6L2.800 12L8 18M16 6l5.200 6L16 18M13.800 4l-3.600 16" },
  // A wing.
  blue: { fill: "M2 5.500C12 3.500 20 7.500 22 19c-2.600-3-5-4-8.200-4c1.500.8 2.300 1.700 2.900 3.200c-2.700-1.700-5-2.100-7.400-1.800c1 .5 1.700 1.200 2.200 2.200C6.500 17 3.200 12 2 5.500Z" },
  // A scale.
  white: {
    line: "M12 2.500V20.500M7.500 21h9M4.500 6h15M4.500 6L2 13M4.500 6L7 13M19.500 6L17 13M19.500 6L22 13",
    fill: "M1 12.500h7a3.500 3.500 0 0 1-7 0ZM16 12.500h7a3.500 3.500 0 0 1-7 0Z",
  },
  // A quill.
  copper: { fill: "M20 1.800C12 2.500 7 6.800 6.200 13.500l4.500-2.300-5.200 6L3.500 22l1.600.5 3-4.500c3.200 0 5.900-1 7.700-2.900l-3-.5 5-1.900C19.500 10 20.300 6.300 20 1.800Z" },
  // A coin.
  silver: { fill: "M12 1.800a10.200 10.200 0 1 0 0 20.400a10.200 10.200 0 1 0 0-20.400ZM12 4.600a7.400 7.400 0 1 1 0 14.800a7.400 7.400 0 1 1 0-14.800ZM12 7.500l4.500 4.500-4.500 4.500L7.500 12Z" },
  // A crown.
  gold: { fill: "M2.500 6.500l5 4.600L12 3.500l4.500 7.600 5-4.600L19.700 17H4.300ZM4.600 18.600h14.800v2.600H4.600Z" },
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
