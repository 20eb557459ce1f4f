/** What the pad of Goblins, Inc. draws. */
export { default as Card } from "./PadCard.svelte";
