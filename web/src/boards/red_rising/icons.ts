/** The smaller marks of the table, on a field of 24 by 24: what is gathered, what the die shows, the houses. */
import type { Mark } from "./castes";

const CIRCLE = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z";

export const ICONS = {
  // A cut gem.
  helium: { fill: "M7 2.5h10l5 6.5-10 12.5L2 9ZM7.9 4.5L4.9 8.5h3.6l1.7-4ZM12 4.5l-1.6 4h3.2ZM13.8 4.5l1.7 4h3.6l-3-4ZM4.8 10.3l5.4 6.7-2.1-6.7ZM10 10.3l2 6.9 2-6.9ZM15.9 10.3l-2.1 6.7 5.4-6.7Z" },
  // A ship seen from above.
  fleet: { fill: "M12 1.5c1.8 3 2.6 6 2.6 9l7.4 6.5v2.5l-7.3-2.4-.5 3.2 2 1.7v1h-8.4v-1l2-1.7-.5-3.2L2 19.5V17l7.4-6.5c0-3 .8-6 2.6-9Z" },
  // Tokens on one another.
  influence: { fill: "M12 2.5c5.2 0 9 1.6 9 3.7S17.2 10 12 10S3 8.4 3 6.2S6.8 2.5 12 2.5ZM3 9c1.6 1.9 5 3 9 3s7.4-1.1 9-3v2.7c0 2.1-3.8 3.8-9 3.8s-9-1.7-9-3.8ZM3 14.7c1.6 1.9 5 3 9 3s7.4-1.1 9-3v2.8c0 2.2-3.8 4-9 4s-9-1.8-9-4Z" },
  // The pyramid of the Society within a disc.
  sovereign: { fill: `${CIRCLE}M12 4.2L5.2 16.5h13.6ZM12 8.2l2 3.8h-4ZM9 13.5h6l.7 1.3H8.3Z` },
  // A struck disc.
  banish: { fill: `${CIRCLE}M8.2 6.2L6.2 8.2l3.8 3.8-3.8 3.8 2 2 3.8-3.8 3.8 3.8 2-2-3.8-3.8 3.8-3.8-2-2-3.8 3.8Z` },
  // An eye.
  reveal: { fill: "M12 5c5 0 8.7 3.2 10.5 7c-1.8 3.8-5.5 7-10.5 7S3.3 15.8 1.5 12C3.3 8.2 7 5 12 5ZM12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8ZM12 9.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z" },
  // Cards held.
  hand: { fill: "M3.2 7.8l6.3-3.6 6.5 11.3-6.3 3.6ZM12.5 4.5h7.3v13h-2.2L11 6Z" },
  card: { fill: "M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5V4A1.5 1.5 0 0 1 6 2.5Z" },
  // A world with its orbit.
  world: { fill: "M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13Z", line: "M5.5 15C2.5 17.5 1.5 19.3 2 20c1 1.2 7-2 12-6.5s8.8-9 8-10c-.7-.8-3 .3-5.7 2.4" },
  // A place with nothing on it.
  bare: { line: "M5 8V4h4M15 4h4v4M19 16v4h-4M9 20H5v-4" },
  core: { fill: "M12 1.8l8.9 5.1v10.2L12 22.2l-8.9-5.1V6.9Z" },
  star: { fill: "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7Z" },
  left: { fill: "M11 4v5h10v6H11v5L2.5 12Z" },
  right: { fill: "M13 4v5H3v6h10v5l8.5-8Z" },
  down: { fill: "M4 11h5V3h6v8h5l-8 10Z" },
  up: { fill: "M4 13h5v8h6v-8h5L12 3Z" },
  // A wall before the hand.
  block: { line: "M12 3l7.5 2.5v6c0 4.5-3.2 7.7-7.5 9.2c-4.3-1.5-7.5-4.7-7.5-9.2v-6ZM7 7l10 10" },
  // An hourglass: at the end of the game.
  end: { fill: "M5 2h14v2.5h-1.5c0 3.5-1.6 5.5-3.7 7.5c2.1 2 3.7 4 3.7 7.5H19V22H5v-2.5h1.5c0-3.5 1.6-5.5 3.7-7.5C8.1 10 6.5 8 6.5 4.5H5Z" },
  first: { fill: "M5 2h2.4v1.5c4-1.5 6.5 1.5 11.6 0v9.5c-5 1.5-7.6-1.5-11.6 0v9H5Z" },
  // The houses.
  apollo: { line: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" },
  ceres: { fill: "M11.2 22V11h1.6v11ZM12 1.5c2 1.7 2 4 0 6c-2-2-2-4.3 0-6ZM6.5 5.5c3 .2 4.7 2 4.7 4.8c-3-.2-4.7-2-4.7-4.8ZM17.5 5.5c0 2.8-1.7 4.6-4.7 4.8c0-2.8 1.7-4.6 4.7-4.8ZM6.5 10.8c3 .2 4.7 2 4.7 4.8c-3-.2-4.7-2-4.7-4.8ZM17.5 10.8c0 2.8-1.7 4.6-4.7 4.8c0-2.8 1.7-4.6 4.7-4.8ZM6.5 16c3 .2 4.7 2 4.7 4.8C8.2 20.6 6.5 18.8 6.5 16ZM17.5 16c0 2.8-1.7 4.6-4.7 4.8C12.8 18 14.5 16.2 17.5 16Z" },
  diana: { line: "M6 3.5c9 0 14.5 5.5 14.5 14.5M6 3.5L20.5 18M3.5 20.5L17 7M12.5 6.8l4.7 0v4.7M3 17.5l3.5 0v3.5" },
  jupiter: { fill: "M14 1.5L4.5 13.5h6L8.5 22.5 19.5 9.5h-6.3Z" },
  mars: { line: "M10 9a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM14.5 10.5L21 4M15 3.5h6.5V10" },
  minerva: { line: "M4.5 3.5c1 2 3 2.8 7.5 2.8s6.5-.8 7.5-2.8v9c0 5-3 8.5-7.5 9c-4.5-.5-7.5-4-7.5-9ZM8.5 9a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM15.5 9a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM12 13.5v3" },
  automa: { fill: "M12 1.5l2 3.3 3.8-.8.8 3.8 3.4 2-2 2.2 2 2.2-3.4 2-.8 3.8-3.8-.8-2 3.3-2-3.3-3.8.8-.8-3.8L2 14.2 4 12 2 9.8l3.4-2 .8-3.8 3.8.8ZM8.3 9a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM15.7 9a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM8.5 15.5v1.6h7v-1.6Z" },
} satisfies Record<string, Mark>;

export type IconName = keyof typeof ICONS;

export function isIcon(word: string): word is IconName {
  return word in ICONS;
}
