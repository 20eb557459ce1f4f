/** The coach of somebody's first match: each new thing is explained once. */
import { preference, setPreference } from "./preferences";

export interface Lesson {
  /** The message. */
  text: string;
  /** The rule that it is about. */
  rule: string;
}

/** The lessons of a game by what is asked, has just happened or lies on the table; `begin` comes first of all. */
export type Lessons = Record<string, Lesson>;

const BEGIN = "begin";
const OFF = "off";

class Coach {
  off = $state(preference("coach") === OFF);
  /** What has been explained, as `game ask`. */
  known = $state.raw<string[]>((preference("coach-known") ?? "").split(","));
}

export const coach = new Coach();

/** What to explain now, or null: the beginning first, then the topics of the moment in their order. */
export function lesson(game: string, lessons: Lessons, topics: string[]): { key: string; lesson: Lesson } | null {
  if (coach.off) return null;
  for (const about of [BEGIN, ...topics]) {
    const [found, key] = [lessons[about], `${game} ${about}`];
    if (found && !coach.known.includes(key)) return { key, lesson: found };
  }
  return null;
}

export function understood(key: string): void {
  coach.known = [...coach.known, key];
  setPreference("coach-known", coach.known.join(","));
}

export function dismiss(off: boolean): void {
  coach.off = off;
  if (!off) {
    coach.known = [];
    setPreference("coach-known", "");
  }
  setPreference("coach", off ? OFF : "on");
}
