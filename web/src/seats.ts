/** What seats are called, and who sits in them. */
import { t } from "./lang.svelte";
import type { FinishedView, Listed, RoomView, SeatView } from "./protocol";

const LEVELS: Record<string, string> = {
  beginner: "common-level-beginner",
  casual: "common-level-casual",
  skilled: "common-level-skilled",
  expert: "common-level-expert",
  daily: "common-level-daily",
};

/** Whether a record names a bot so. */
export function isBot(name: string): boolean {
  return name in LEVELS || name.includes(":");
}

/** What people call a level. */
export function botLevel(level: string): string {
  return t(LEVELS[level] ?? level);
}

/** What people call a bot; of several alike, with its number. */
export function botName(bot: string, number?: number): string {
  const id = LEVELS[bot];
  const spec = id ? t(id) : bot;
  return t("table-bot", { name: number === undefined ? spec : t("common-bot-numbered", { spec, number }) });
}

/** What every seat of a room is called; bots of the same kind and people of the same name are numbered, as in the log. */
export function seatNames(seats: SeatView[]): string[] {
  const bots = seats.map((seat) => (seat.name ? null : (seat.bot ?? null)));
  return seats.map((seat, number) => {
    if (seat.name) return seat.number ? `${seat.name} ${seat.number}` : seat.name;
    if (!seat.bot) return t("table-seat-free");
    const alike = bots.filter((bot) => bot === seat.bot).length > 1;
    const place = bots.slice(0, number + 1).filter((bot) => bot === seat.bot).length;
    return botName(seat.bot, alike ? place : undefined);
  });
}

/** The name of a seat in a list of rooms. */
export function listedName(name: string | null): string {
  if (name === null) return t("table-seat-free");
  return name.startsWith("bot:") ? botName(name.slice(4)) : name;
}

/** The rooms that somebody may go on in, those first where they are asked; within them the latest first, as they come. */
export function continued(rooms: Listed[]): Listed[] {
  const running = rooms.filter((room) => room.status !== "over" && (room.mine?.length ?? 0) > 0);
  const place = (room: Listed) => (room.my_turn ? 0 : room.status === "playing" ? 1 : 2);
  return running.sort((one, other) => place(one) - place(other));
}

/** Who sits in these seats of a room, apart from whoever asks. */
export function whoElse(room: Listed, seats: number[] = [...room.seats.keys()]): string {
  const names = seatNames(room.seats.map((name) => (name?.startsWith("bot:") ? { bot: name.slice(4) } : name === null ? {} : { name })));
  return seats.filter((seat) => !room.mine?.includes(seat)).map((seat) => names[seat] ?? "").join(", ");
}

/** The players as a record names them: levels stand for bots, and several alike are numbered. */
export function writtenNames(names: string[]): string[] {
  return seatNames(names.map((name) => (isBot(name) ? { bot: name } : { name })));
}

export function iHost(room: RoomView): boolean {
  return room.seats.some((seat) => seat.mine && seat.host);
}

/** Who played a finished match and how it ended; the names alone, if it was ended without a result. */
export function placed(match: { names: string[]; ranks: number[]; scores: number[] }): string {
  const names = writtenNames(match.names);
  return names.map((name, seat) => (match.ranks.length ? `${match.ranks[seat]}. ${name} (${match.scores[seat]})` : name)).join(" · ");
}

/** How a finished match ended for whoever asks: by the best of their ranks; nothing if they did not play, or nobody has won. */
export function myResult({ ranks, mine = [] }: FinishedView): "won" | "lost" | "drawn" | null {
  const own = mine.map((seat) => ranks[seat] ?? 0).filter((rank) => rank > 0);
  if (own.length === 0) return null;
  const best = Math.min(...own);
  if (Math.min(...ranks) > 1) return "lost";
  return best > 1 ? "lost" : ranks.every((rank) => rank === 1) && ranks.length > 1 ? "drawn" : "won";
}
