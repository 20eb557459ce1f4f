/** What the pad of Fzzzt! draws. */
export { default as Card } from "./PadCard.svelte";
export { default as Sign } from "./PadSign.svelte";

/** Cards are told from one another by their pictures. */
export const pictures = true;
