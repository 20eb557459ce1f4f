// Made from what goblins_inc declares by `python -m ludoteca.server.schema`: change it there.
import type { CardView as AnyCard, Scene as AnyScene } from "../../protocol";

/** A tile; edges are listed clockwise from the north. */
export interface Tile {
  kind: Kind;
  upgraded: boolean;
  metal: number[];
  arrows: number[];
  shields: number[];
  engines: number;
  /** The quarter turns that make a difference. */
  turns: number[];
}

/** What a piece is. */
export type Kind =
  | "weapon"
  | "armour"
  | "engine"
  | "decoration"
  | "tactics"
  | "agenda"
  | "end"
  | "blueprint"
  | "teams";

/** A tactics card. */
export interface Tactics {
  kind: Kind;
  abilities: Ability[];
}

/** What a tactics card lets a team do. §11 */
export type Ability = "nitro" | "sabotage" | "emergency" | "dynamite" | "homing" | "duct_tape" | "crane";

/** A blueprint, with the squares that it forbids. */
export interface Blueprint {
  kind: Kind;
  forbidden: number;
}

/** A team card: who plays with whom. */
export interface Teams {
  kind: Kind;
  teams: Colour[][];
}

/** The colour of a player, in the order of the seats. */
export type Colour = "red" | "blue" | "yellow" | "green";

/** An agenda, or an end of a bet. */
export interface Agenda {
  kind: Kind;
  colour: Colour;
  intent: Intent | null;
  counts: Count | null;
  points: number;
  per: number;
  /** Which end of a bet it is. */
  end?: End;
}

/** What an agenda wants: own parts that are left, enemy parts that are lost, or a result. §12.3 */
export type Intent = "defend" | "destroy" | "bet";

/** What an agenda counts: on the own robot, in the enemy's scrap pile, or around the enemy's cockpit. §12.3 */
export type Count =
  | "own_decorations"
  | "own_beside"
  | "own_tokens"
  | "own_engines"
  | "own_tiles"
  | "own_armour"
  | "own_regular"
  | "own_upgraded"
  | "own_around"
  | "scrap_tiles"
  | "enemy_empty_around"
  | "scrap_tokens"
  | "scrap_regular"
  | "scrap_armour"
  | "scrap_goblins"
  | "scrap_sets"
  | "scrap_upgraded"
  | "scrap_engine_tiles"
  | "scrap_decorations"
  | "scrap_weapons";

/** The end of the bet card that counts. §12.3 */
export type End = "snitch" | "star";

export type Face = Tile | Tactics | Blueprint | Teams | Agenda;

/** The public fields of the table. */
export interface Facts {
  phase: Phase;
  round: number;
  /** How many rounds are played; a tie after two may bring a third. §13 */
  rounds: number;
  /** For each team its players, the first pilot first; team 0 is the first player's. §6 */
  crews: number[][];
  /** How many steps of assembly are done. §7.1 */
  step: number;
  /** The combat round, from 1. §10 */
  combat: number;
  /** For each team the tile on each square. §3.1 */
  tiles: ((string | null)[])[];
  /** For each team by how many quarter turns the tile on each square is turned. §3.2 */
  turns: number[][];
  /** For each team its tokens: the squares under each. §9 */
  tokens: number[][];
  /** For each seat its goblins in the cockpit. */
  goblins: number[];
  lost_tokens: number[];
  lost_goblins: number[];
  /** How many tiles of each team fell off before the battle. §9 */
  loose: number[];
  fronts: number[];
  /** For each team the edge of the enemy that it attacks. §3.5 */
  edges: number[];
  unused: number[];
  overheated: boolean[];
  /** For each team the tactics card it may use. §10.3 */
  held: (string | null)[];
  /** For each team the abilities it has used, or done without, in this combat round. */
  used: Ability[][];
  sabotage: boolean[];
  /** For each team its dice as they lie; once ordered, its row. */
  dice: number[][];
  /** How many dice each team has rolled, blanks included. §11 */
  rolled: number[];
  /** The teams that may still use abilities, in their order. §10.4 */
  acting: number[];
  scores: number[];
  /** The score sheet, one line in four lists: round, seat, agenda or None for victory, points. */
  line_rounds: number[];
  line_seats: number[];
  line_cards: (string | null)[];
  line_points: number[];
  result: Result;
}

/** What the next step is. §16 */
export type Phase =
  | "assembly"
  | "keep"
  | "choose"
  | "before"
  | "after"
  | "order"
  | "strike"
  | "vote"
  | "over";

/** How a battle has ended. §12.1 */
export type Result = "none" | "first" | "second" | "draw";

/** What each robot holds together, can do and has lost; who does what; what the viewer's pieces are good for. */
export interface Signs {
  /** The viewer's team. */
  own: number;
  steps: number;
  combats: number;
  /** The tiles of this batch that the viewer has laid already, with their squares and turns. */
  laid: [string, number, number][];
  jobs: string[][];
  robots: Robot[];
  /** For each tile that the viewer may lay, by turn the squares on which it would hang on the cockpit. */
  holds: Record<string, number[]>;
  agendas: Record<string, Figure>;
}

/** What a robot holds together, can do and has lost. */
export interface Robot {
  loose: number;
  /** The squares that join the next one to the east, */
  east: number;
  /** and to the south. */
  south: number;
  engines: number;
  arrows: number[];
  shields: number;
  damage: number;
  dice: number;
  /** In battle for each edge and each face of a die the square that is hit. */
  hits: ((number | null)[])[];
  steering: Record<string, Drive>;
  aim: Record<string, Sighting>;
}

/** What a steering costs, and how many dice it would bring if nothing else happens. */
export interface Drive {
  engines: number;
  front: number;
  dice: number;
  overheats: boolean;
}

/** What an aim costs, and which edge of the enemy it attacks. */
export interface Sighting {
  engines: number;
  edge: number;
}

/** What an agenda counts now, and what that pays. */
export interface Figure {
  count: number;
  points: number;
}

export type CardView = AnyCard<Face>;
export type Scene = AnyScene<Facts, Signs>;
