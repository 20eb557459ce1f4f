/** The board of Fzzzt!: a factory of the fifties' future. */
export { default as Board } from "./Board.svelte";
export { onTable } from "./table";
export { COACH } from "./coach";
