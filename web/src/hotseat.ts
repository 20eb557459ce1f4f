/** One device that goes round the table: whose turn it is to look. */
import type { RoomView, Scene } from "./protocol";

/** The seats that are played on this device. */
export function ownSeats(room: RoomView): number[] {
  return room.seats.flatMap((seat, number) => (seat.mine && !seat.bot && !seat.resigned ? [number] : []));
}

/** The seat that the device should be handed to, or null while whoever looks has something to decide.
 *
 * The table waits for all seats of a sealed question until the last has answered; those who have are passed over.
 */
export function nextSeat(room: RoomView, scene: Scene, answered: ReadonlySet<number>): number | null {
  const own = ownSeats(room);
  if (room.status !== "playing" || own.length < 2 || scene.question !== null) return null;
  return own.find((seat) => seat !== scene.viewer && scene.waiting.includes(seat) && !answered.has(seat)) ?? null;
}
