/** What somebody chooses to play: how many people at this device, which bots, which variants. Remembered for each game. */
import { preference, setPreference } from "./preferences";
import type { GameView, NewRoom } from "./protocol";

export interface Choice {
  /** So many people play on this device. */
  people: number;
  bots: string[];
  options: Record<string, string>;
}

export function usualChoice(game: GameView): Choice {
  return { people: 1, bots: Array<string>(game.usual - 1).fill(game.stand_in), options: {} };
}

/** What was chosen last here, as far as the game still has it; else what is usual. */
export function lastChoice(game: GameView): Choice {
  try {
    const kept = JSON.parse(preference(`play-${game.id}`) ?? "null") as Partial<Choice> | null;
    const people = Number(kept?.people), bots = kept?.bots ?? [];
    const seats = people + bots.length;
    const fits = Number.isInteger(people) && people >= 1 && seats >= game.least && seats <= game.most && bots.every((bot) => game.levels.includes(bot));
    if (!fits) return usualChoice(game);
    const options = Object.fromEntries(
      Object.entries(kept?.options ?? {}).filter(([name, value]) => game.options.find((one) => one.name === name)?.values.some((one) => one.value === value)),
    );
    return { people, bots, options };
  } catch {
    return usualChoice(game);
  }
}

export function remember(game: string, choice: Choice): void {
  setPreference(`play-${game}`, JSON.stringify(choice));
}

/** The room for it. Nothing counts, so that hints are allowed. */
export function roomOf(game: string, { people, bots, options }: Choice): NewRoom {
  return {
    settings: { game, seats: people + bots.length, rated: false, hot_seat: people > 1, options },
    bots,
    people,
  };
}
