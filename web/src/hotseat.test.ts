import { expect, test } from "vitest";
import { nextSeat } from "./hotseat";
import type { RoomView, Scene } from "./protocol";

const ROOM: RoomView = {
  id: "r", settings: { game: "whist", seats: 3 }, status: "playing", rated: false, watchers: 0,
  seats: [{ mine: true }, { bot: "casual" }, { mine: true }],
};

function scene(viewer: number, waiting: number[], asked: boolean): Scene {
  return { viewer, waiting, question: asked ? {} : null } as Scene;
}

test("whoever is asked keeps the device", () => {
  expect(nextSeat(ROOM, scene(0, [0, 2], true), new Set())).toBeNull();
});

test("the device goes to the next seat on it that the table waits for", () => {
  expect(nextSeat(ROOM, scene(0, [2], false), new Set())).toBe(2);
  expect(nextSeat(ROOM, scene(0, [1], false), new Set())).toBeNull();
});

test("whoever has answered under seal is not asked again", () => {
  expect(nextSeat(ROOM, scene(2, [0, 2], false), new Set([0]))).toBeNull();
});
