/** How fast things happen, and move if they may: everybody chooses for their own screen. */
import { preference, setPreference } from "./preferences";

export const PACES = ["slow", "normal", "quick", "none", "step"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "motion";
const DURATIONS: Record<Pace, number> = { slow: 500, normal: 300, quick: 150, none: 0, step: 300 };

class Motion {
  pace = $state<Pace>(PACES.find((one) => one === preference(KEY)) ?? "normal");
}

export const motion = new Motion();

export function move(pace: Pace): void {
  motion.pace = pace;
  setPreference(KEY, pace);
}

/** Milliseconds that a card is on its way; 0 where nothing should move. */
export function speed(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : DURATIONS[motion.pace];
}
