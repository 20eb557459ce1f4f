/** The board of Fzzzt!: a factory of the fifties' future. */
import type { Direction } from "../../director.svelte";

export { default as Board } from "./Board.svelte";
export { onTable } from "./table";
export { COACH } from "./coach";

/** Bids are turned over together, then it is seen who has won, then the lot goes and the belt moves on. */
export const direction: Direction = {
  lengths: { moved: 1.5, shown: 0, shuffled: 0, bid: 1, bid_shown: 3, won: 3.5, chief: 2.5, round: 2.5 },
  together: ["moved", "bid_shown"],
  // All bids are told over the belt, where they cover neither one another nor the lot.
  where: ({ kind, seat }) => (kind === "bid_shown" ? ".belt .plate" : ["bid", "won"].includes(kind) && seat !== null ? `[data-zone="bid ${seat}"]` : null),
};
