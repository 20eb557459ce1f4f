/** What the pad of Zombie Fluxx draws. */
export { default as Card } from "./PadCard.svelte";

/** Cards are told from one another by their pictures. */
export const pictures = true;
