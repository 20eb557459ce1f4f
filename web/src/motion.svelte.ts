/** How fast things move, if they may: everybody chooses for their own screen. */
import { keep, kept } from "./keeping";

export const PACES = ["normal", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "motion";
const DURATIONS: Record<Pace, number> = { normal: 300, quick: 150, off: 0 };

class Motion {
  pace = $state<Pace>(PACES.find((one) => one === kept(KEY)) ?? "normal");
}

export const motion = new Motion();

export function move(pace: Pace): void {
  motion.pace = pace;
  keep(KEY, pace);
}

/** Milliseconds that a card is on its way; 0 where nothing should move. */
export function speed(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : DURATIONS[motion.pace];
}
