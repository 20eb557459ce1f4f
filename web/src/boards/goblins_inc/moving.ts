/** How parts come and go on a robot. Nothing moves where nothing should. */
import type { TransitionConfig } from "svelte/transition";
import { speed } from "../../motion.svelte";

/** A part comes off and drops. */
export function fall(_: Element, { lean = 1 }: { lean?: number } = {}): TransitionConfig {
  return {
    duration: speed() * 2.4,
    css: (t, u) =>
      `transform: translate(${lean * 40 * u}%, ${(u * u * 2.6 - u * 0.5) * 100}%) rotate(${lean * 110 * u}deg); opacity: ${Math.min(1, t * 2)}; z-index: 4`,
  };
}

/** A part snaps into its place. */
export function snap(_: Element): TransitionConfig {
  return {
    duration: speed(),
    css: (t, u) => `transform: scale(${1 + 0.35 * u}); opacity: ${t}`,
  };
}

/** A goblin jumps overboard. */
export function jump(_: Element): TransitionConfig {
  return {
    duration: speed() * 3,
    css: (t, u) => `transform: translate(${120 * u}%, ${(5 * u * u - 4.2 * u) * 100}%) rotate(${500 * u}deg); opacity: ${Math.min(1, t * 3)}; z-index: 5`,
  };
}
