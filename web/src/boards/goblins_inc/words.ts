/** The messages of the board, by what they are about. */

export const ABILITIES: Record<string, string> = {
  nitro: "goblins_inc-ability-nitro",
  sabotage: "goblins_inc-ability-sabotage",
  emergency: "goblins_inc-ability-emergency",
  dynamite: "goblins_inc-ability-dynamite",
  homing: "goblins_inc-ability-homing",
  duct_tape: "goblins_inc-ability-duct-tape",
  crane: "goblins_inc-ability-crane",
};

export const COLOUR_WORDS: Record<string, string> = {
  red: "goblins_inc-colour-red",
  blue: "goblins_inc-colour-blue",
  yellow: "goblins_inc-colour-yellow",
  green: "goblins_inc-colour-green",
};

export const JOBS: Record<string, string> = {
  planner: "goblins_inc-role-planner",
  assembler: "goblins_inc-role-assembler",
  driver: "goblins_inc-role-driver",
  tactician: "goblins_inc-role-tactician",
};

export const STEERING: Record<string, string> = {
  ahead: "goblins_inc-steering-ahead",
  right: "goblins_inc-steering-right",
  back: "goblins_inc-steering-back",
  left: "goblins_inc-steering-left",
};

export const AIM: Record<string, string> = {
  front: "goblins_inc-aim-front",
  right: "goblins_inc-aim-right",
  back: "goblins_inc-aim-back",
  left: "goblins_inc-aim-left",
};

export const RESULTS: Record<string, string> = {
  first: "goblins_inc-event-battle-first",
  second: "goblins_inc-event-battle-second",
  draw: "goblins_inc-event-battle-draw",
};

/** What a piece of the table asks in its own words, where the words of the game speak of typing. */
export const ASKS: Record<string, { text: string; help: string }> = {
  lay: { text: "goblins_inc-board-ask-lay", help: "goblins_inc-board-help-lay" },
  drive: { text: "goblins_inc-board-ask-drive", help: "goblins_inc-board-help-drive" },
  use: { text: "goblins_inc-ask-use", help: "goblins_inc-board-help-use" },
  tape: { text: "goblins_inc-board-ask-tape", help: "goblins_inc-help-tape" },
  lift: { text: "goblins_inc-board-ask-lift", help: "goblins_inc-help-lift" },
  put: { text: "goblins_inc-board-ask-put", help: "goblins_inc-help-put" },
  order: { text: "goblins_inc-ask-order", help: "goblins_inc-board-help-order" },
};
