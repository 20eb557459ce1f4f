/** The Automa's turn as a procession: each of its cards with what it brings about, step by step, in words. */
import type { Happening, Speech } from "../../protocol";
import type { CardView } from "./shown";
import type { IconName } from "./icons";

export interface Step {
  icon: IconName;
  text: Speech;
}

export interface Station {
  /** The Automa card. */
  card: string;
  steps: Step[];
}

type Arguments = Record<string, number | string | Speech>;

const ONTO: Record<string, string> = {
  jupiter: "red_rising-onto-jupiter", mars: "red_rising-onto-mars", luna: "red_rising-onto-luna", institute: "red_rising-onto-institute",
};
const FROM: Record<string, string> = {
  jupiter: "red_rising-from-jupiter", mars: "red_rising-from-mars", luna: "red_rising-from-luna", institute: "red_rising-from-institute",
};
const LOCATION: Record<string, string> = {
  jupiter: "red_rising-location-jupiter", mars: "red_rising-location-mars", luna: "red_rising-location-luna",
  institute: "red_rising-location-institute",
};
const LETTER: Record<string, string> = {
  A: "red_rising-letter-a", B: "red_rising-letter-b", C: "red_rising-letter-c", D: "red_rising-letter-d",
};
const GAINS: Record<string, { icon: IconName; up: string; back: string }> = {
  helium: { icon: "helium", up: "red_rising-event-helium-gained", back: "red_rising-event-helium-lost" },
  fleet: { icon: "fleet", up: "red_rising-event-ship-up", back: "red_rising-event-ship-back" },
  influence: { icon: "influence", up: "red_rising-event-influence-placed", back: "red_rising-event-influence-back" },
};
const AUTOMA = 1;

/** The stations of the latest turn of the Automa among these happenings; none if it has not had one. */
export function processionOf(happenings: Happening[], cards: Map<string, CardView>): Station[] {
  let stations: Station[] = [];
  let open = false;
  for (const one of happenings) {
    if (one.kind === "turn") {
      open = one.seat === AUTOMA;
      if (open) stations = [];
    } else if (one.kind === "automa_card") {
      open = true;
      stations.push({ card: one.cards[0] ?? "", steps: [] });
    } else if (open) {
      const step = stepOf(one, cards);
      if (step) stations.at(-1)?.steps.push(step);
    }
  }
  return stations;
}

function stepOf(one: Happening, cards: Map<string, CardView>): Step | null {
  const facts = one.facts ?? {};
  const [at, by] = [String(facts["at"] ?? ""), String(facts["by"] ?? "")];
  const place = (words: Record<string, string>, name: string): Speech => ({ id: words[name] ?? name });
  const named: Arguments = { cards: cards.get(one.cards[0] ?? "")?.label ?? { id: "red_rising-face-down" } };
  const gain = GAINS[one.kind];
  if (gain && one.seat !== null) {
    const count = Number(facts["count"]);
    const player: Speech = { id: "red_rising-automa" };
    const who = one.seat === AUTOMA ? "other" : "me";
    return { icon: gain.icon, text: { id: count > 0 ? gain.up : gain.back, args: { who, player, count: Math.abs(count) } } };
  }
  switch (one.kind) {
    case "automa_deployed":
      return { icon: "down", text: deployed({ ...named, onto: place(ONTO, at) }, by) };
    case "automa_gained":
      return { icon: "up", text: gained({ ...named, from: place(FROM, at) }, by) };
    case "automa_passes_empty":
    case "automa_passes_full":
      return {
        icon: facts["arrow"] === "left" ? "left" : "right",
        text: {
          id: one.kind === "automa_passes_empty" ? "red_rising-event-automa-passes-empty" : "red_rising-event-automa-passes-full",
          args: { from: place(LOCATION, String(facts["from"])), to: place(LOCATION, String(facts["to"])), arrow: String(facts["arrow"]) },
        },
      };
    case "automa_luna_bonus":
      return { icon: "star", text: { id: "red_rising-event-automa-luna-bonus", args: { at: place(LOCATION, at) } } };
    case "automa_bonus_lost":
      return { icon: "star", text: { id: "red_rising-event-automa-bonus-lost", args: { at: place(LOCATION, at) } } };
    case "automa_cannot_deploy":
      return { icon: "bare", text: { id: "red_rising-board-automa-no-deck" } };
    case "automa_cannot_gain":
      return { icon: "bare", text: { id: "red_rising-event-automa-cannot-gain" } };
    case "banished":
      return { icon: "banish", text: { id: "red_rising-event-banished", args: { ...named, from: { id: "red_rising-from-deck" } } } };
    case "sovereign":
      return { icon: "sovereign", text: { id: "red_rising-event-sovereign", args: { who: "other", player: { id: "red_rising-automa" } } } };
    case "kept_sovereign":
      return { icon: "block", text: { id: "red_rising-event-kept-sovereign", args: { who: "me", player: "", ...named } } };
    default:
      return null;
  }
}

function deployed(args: Arguments, by: string): Speech {
  return by
    ? { id: "red_rising-board-automa-deploys-by", args: { ...args, letter: { id: LETTER[by] ?? by } } }
    : { id: "red_rising-board-automa-deploys", args };
}

function gained(args: Arguments, by: string): Speech {
  return by
    ? { id: "red_rising-event-automa-gained-by", args: { ...args, letter: { id: LETTER[by] ?? by } } }
    : { id: "red_rising-event-automa-gained", args };
}
