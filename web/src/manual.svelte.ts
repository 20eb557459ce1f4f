/** The rules on the screen: of which game, and where they are open. */

class Manual {
  game = $state("");
  /** The section to be looked at, such as `4.3`. */
  section = $state("");
  /** How often somebody wanted to look something up: each time the rules come forward. */
  asked = $state(0);
  /** Whether they lie over a page that has no place for them. */
  over = $state(false);
}

export const manual = new Manual();

/** The game and the section that a rule names: `whist §4.3 (B1)` is section 4.3 of whist. */
export function cited(rule: string): { game: string; section: string } | null {
  const found = /^([a-z_]+) §([A-Z]|\d+(?:\.\d+)*)/.exec(rule);
  return found ? { game: found[1] ?? "", section: found[2] ?? "" } : null;
}

/** Open the rules where this one stands. */
export function consult(rule: string): void {
  const found = cited(rule);
  if (!found) return;
  manual.game = found.game;
  manual.section = found.section;
  manual.asked += 1;
}

/** Open the rules of a game at their beginning. */
export function learn(game: string): void {
  manual.game = game;
  manual.section = "";
  manual.asked += 1;
  manual.over = true;
}
