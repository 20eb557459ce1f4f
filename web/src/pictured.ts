/** The picture of the table that was left last: what was to be seen there from one's own seat, kept by this browser. */
import { preference, setPreference } from "./preferences";
import type { Scene, SeatView } from "./protocol";

const NAME = "picture";

export interface Pictured {
  room: string;
  scene: Scene;
  seats: SeatView[];
}

/** Keep what is to be seen. At a device that goes round the table nobody's hand is kept. */
export function picture(seen: Pictured): void {
  const shared = seen.seats.filter((seat) => seat.mine).length > 1;
  setPreference(NAME, shared ? "" : JSON.stringify({ ...seen, scene: { ...seen.scene, question: null } }));
}

export function pictured(room: string): Pictured | null {
  try {
    const kept = JSON.parse(preference(NAME) || "null") as Pictured | null;
    return kept?.room === room ? kept : null;
  } catch {
    return null;
  }
}
