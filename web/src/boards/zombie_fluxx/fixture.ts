/** A table on which nothing has happened yet, for tests. */
import type { Facts, Signs } from "./shown";

export const FACTS: Facts = {
  phase: "play", result: "running", winner: null, turn: 0, turns: 1, drawn: 0, played: 0, used: [], no_hand: false, draw_done: true, gift_to: null,
  extra_turn: false, turns_in_a_row: 1, eradicated: 0, groaners: [], settled_goals: [], joining: 0,
};

export const SIGNS: Signs = {
  draws: 1, plays: 1, limit: null, goals: [], larry: [], claims: [], zombies_claim: false, zombies: [], dead: [], boss: null, asleep: [],
  off: [], gift: null,
};
