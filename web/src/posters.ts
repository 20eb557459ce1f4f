/** What the front door says of each game. A game without a poster of its own has a plain one. */

export interface Poster {
  line: string;
  minutes: string;
  /** How many sit at a table that is opened with one click. */
  seats: number;
}

export const POSTERS: Record<string, Poster> = {
  fzzzt: { line: "table-poster-fzzzt", minutes: "30", seats: 3 },
  zombie_fluxx: { line: "table-poster-zombie-fluxx", minutes: "10–40", seats: 3 },
  red_rising: { line: "table-poster-red-rising", minutes: "45–60", seats: 3 },
  goblins_inc: { line: "table-poster-goblins-inc", minutes: "60", seats: 2 },
};
