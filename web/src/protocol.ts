// Made from the server's protocol by `python -m ludoteca.server.schema`: change it there.

/** A message of the language files, with arguments that may be messages themselves. */
export interface Speech {
  id: string;
  args?: Record<string, number | string | Speech>;
}

/** A line of the log or of the score sheet, with the rule behind it. */
export interface Line {
  text: Speech;
  rule?: string;
}

/** A zone of the table: a name for each card that the viewer may know, null for each other. */
export interface Zone {
  name: string;
  owner: number | null;
  cards: (string | null)[];
}

/** One thing to choose: its notation, which is the answer, and what people call it. */
export interface Choice {
  text: string;
  label: Speech;
}

/** What the viewer is asked. With `most` any number of choices from `least` to `most` makes the answer. */
export interface Question {
  /** Goes back with the answer, so that no answer is taken for another question. */
  number: number;
  ask: string;
  rule: string;
  text: Speech;
  help: Speech;
  about: string[];
  choices: Choice[];
  /** What the viewer has answered already in the same sealed question, in notation, */
  earlier?: string[];
  /** and as people call it. */
  already?: Speech | null;
  least?: number | null;
  most?: number | null;
}

/** One line of a score sheet. */
export interface ScoreLine {
  seat: number;
  text: Speech;
  points: number;
  rule: string;
}

/** How the match ended: ranks and scores by seat, and every line with its rule. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  lines: ScoreLine[];
  /** The seats that have won: one, several together, or none. */
  winners: number[];
  /** What to say if no seat has won: a draw, or who else has. */
  unwon: Speech | null;
}

/** Everything of the match that a viewer may know now. */
export interface Scene<Facts = object, Signs = object> {
  game: string;
  /** The seat, or -1 for a spectator. */
  viewer: number;
  seats: number;
  options: Record<string, string>;
  /** The hash of the seed: whoever gets the seed in the end can verify the shuffle. */
  fingerprint: string;
  zones: Zone[];
  rumours: Record<string, string[]>;
  hidden: Record<string, string[]>;
  facts: Facts;
  waiting: number[];
  question: Question | null;
  outcome: Outcome | null;
  /** What each seat would score if the match ended now, as far as the viewer may know. */
  so_far: ScoreLine[];
  /** What follows by the rules from what the viewer sees: whoever draws the table need not know them. */
  signs: Signs;
}

/** What has changed in a zone: from the place `at` on so many cards are gone, and these lie there instead. */
export interface Splice {
  at: number;
  gone?: number;
  cards?: (string | null)[];
}

/** What has changed in a scene: whatever is named here takes the place of what was there; null is gone. */
export interface ScenePatch {
  zones?: Record<string, Splice>;
  rumours?: Record<string, string[] | null>;
  hidden?: Record<string, string[] | null>;
  facts?: Record<string, unknown>;
  waiting?: number[];
  question?: Question | null;
  outcome?: Outcome | null;
  so_far?: ScoreLine[];
  signs?: Record<string, unknown>;
}

/** An event as the viewer may know it: for animations and for the screen reader. */
export interface Happening {
  kind: string;
  rule: string;
  seat: number | null;
  cards: string[];
  count: number;
  facts?: Record<string, number | string | null>;
}

/** An event, what it has changed on the table, and the lines of the log that are true once it has been shown. */
export interface Beat {
  event: Happening;
  zones?: Record<string, Splice>;
  facts?: Record<string, unknown>;
  log?: Line[];
}

/** What has happened last: the scene before it, and one event after the other. */
export interface Turn {
  scene: Scene;
  beats: Beat[];
}

/** In signs, of which an emoji may have several; */
export const LONGEST_NAME = 64;

/** an emoji is one letter. */
export const MOST_LETTERS = 24;

export const LONGEST_SAYING = 400;

export const LONGEST_ID = 64;

export const LARGEST_MESSAGE = 16384;

export type Status = "gathering" | "playing" | "over";

export type Watching = "open" | "invited" | "none";

export type Pace = "untimed" | "decision" | "match";

/**
 * How a match came to its end; by `old_rules` if those that it began with are no longer kept, and `closed` by the operator: nobody has
 * won or lost.
 */
export type Ended = "rules" | "resignation" | "old_rules" | "closed";

export type Origin = "" | "record" | "fork" | "deal" | "duplicate" | "lesson";

/** What somebody is reported for. */
export type Reason = "rude" | "cheating" | "name" | "other";

export type Standing = "best" | "alike" | "worse" | "untold";

/** How long people may think: without limit, so long for each decision, or for the whole match. */
export interface TimeControl {
  pace?: Pace;
  /** For a decision, or for the whole match. */
  seconds?: number;
  /** Seconds that every decision brings back. */
  increment?: number;
}

/** What the host of a room may choose. */
export interface Settings {
  game: string;
  seats: number;
  options?: Record<string, string>;
  /** Whether the lobby lists the room. */
  public?: boolean;
  /** Who may look on: everybody in the lobby, those who have the link, or nobody. */
  watching?: Watching;
  time?: TimeControl;
  /** Whether one person may sit in several seats. */
  hot_seat?: boolean;
  /** Whether the result counts, if nothing happens that forbids it. */
  rated?: boolean;
}

/** Who sits in a seat. */
export interface SeatView {
  /** A person's name; null for a bot and for a free seat. */
  name?: string | null;
  /** A bot's name, such as `casual`; also while it stands in for a person. */
  bot?: string | null;
  /** Which one it is of several people whose names look alike; 0 if it is the only one. */
  number?: number;
  /** The bot that it stands in for because that one could not answer. */
  failed?: string | null;
  /** Whether the bot could not think as long as it would, because people waited or many bots think at once. */
  hurried?: boolean;
  /** The public id of the person in this room: to block or report them, not to be shown. */
  who?: string | null;
  mine?: boolean;
  /** Whether the person is connected. */
  present?: boolean;
  host?: boolean;
  resigned?: boolean;
  /** Seconds left on a clock that stands still. */
  left?: number | null;
  /** When a running clock will have run out, in seconds since 1970; of a sealed question of others, as it was put. */
  ends?: number | null;
}

/** Something that the people at the table must agree on. */
export interface Proposal {
  number: number;
  kind: "stand_in" | "undo";
  /** The seat that asks for it. */
  by: number;
  /** The seat whose answer would be taken back, or that a bot would play. */
  about: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** A line of the chat: plain text, never markup. */
export interface Saying {
  number: number;
  at: number;
  /** The public id of whoever said it: to mute somebody, not to be shown. */
  who: string;
  name: string;
  seat: number | null;
  text: string;
}

/** A room as one viewer sees it, apart from the match on its table. */
export interface RoomView {
  id: string;
  settings: Settings;
  status: Status;
  seats: SeatView[];
  /** Whether the match counts as things stand. */
  rated: boolean;
  watchers: number;
  proposals?: Proposal[];
  /** Whether the viewer may take back its latest answer without asking anybody. */
  can_undo?: boolean;
  /** The seats of people who have not said yet that the result shall count. While there are any, it does not. */
  undecided?: number[];
  /** Whether one may ask a bot what it thinks. */
  hints?: boolean;
  /** Whether the clocks stand still until everybody who plays is there again. */
  adjourned?: boolean;
  /**
   * What the match goes on from: a record that the host has brought, or a moment of a finished match; or that its deal is played
   * at other tables, too.
   */
  origin?: Origin;
  /** Whether somebody who has no seat may still join the match. */
  can_join?: boolean;
  /** Whether the rules let the seats talk now. */
  talk?: boolean;
  /** The id under which the finished match can be looked at. */
  match?: string | null;
  /** The room of the rematch. */
  next?: string | null;
  ended_by?: Ended | null;
  /** The ranks of a match that is over, resignations included; none if its rules are no longer kept. */
  ranks?: number[];
}

/** The first message on a socket: what the viewer has seen already, if anything. */
export interface Hello {
  type: "hello";
  epoch?: string | null;
  last?: number;
}

export interface _Command {
  /** Of the client's making: a command sent again with the same id changes nothing. */
  id: string;
}

export interface _OfSeat {
  id: string;
  seat: number;
}

/** An answer in notation to the question of this number. Sent again with the same id it changes nothing. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  number: number;
  text: string;
}

/** Take a free seat; in a match that lets people in, the next one. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Leave a seat before the match begins. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** Seat a bot, or another one; in a match that lets players in, at its end. */
export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  bot: string;
}

/** Free the seat of a bot before the match begins. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** Free the seat of somebody before the match begins, who may not sit down again; for the host. */
export interface RemovePerson {
  type: "remove_person";
  id: string;
  seat: number;
}

/** Change what the room plays, before the match begins. */
export interface Change {
  type: "change";
  id: string;
  settings: Settings;
}

/** Want the result of the match to count, as the room is now. */
export interface Agree {
  type: "agree";
  id: string;
}

/** Begin the match; all seats are taken. */
export interface Start {
  type: "start";
  id: string;
}

/** Give up. The last one left has won; among several a bot plays on for the seat. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Take back the latest answer of a seat: at once where that is fair, else if all people agree. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Propose that a bot plays for somebody who has left. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  about: number;
}

/** Agree to a proposal, or refuse it. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  proposal: number;
  agree: boolean;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Say something to everybody in the room. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Hear somebody no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  mute: boolean;
}

/** Have nothing to do with somebody from now on, in no room, or again. */
export interface Block {
  type: "block";
  id: string;
  who: string;
  block: boolean;
}

/** Tell whoever runs the server of somebody, with the chat up to a line, or (0) with none that is meant. */
export interface Report {
  type: "report";
  id: string;
  who: string;
  reason: Reason;
  number?: number;
}

/** Ask what a strong bot would answer. The match does not count any more. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Open another room of the same kind with the same people and bots. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Are you there? Keeps proxies from cutting the line. */
export interface Ping {
  type: "ping";
}

/** What people may do in a room. Every command has an id of the client's making and is done at most once. */
export type Command =
  | Answer
  | Sit
  | Stand
  | AddBot
  | RemoveBot
  | RemovePerson
  | Change
  | Agree
  | Start
  | Resign
  | Undo
  | StandIn
  | Vote
  | Return
  | Say
  | Mute
  | Block
  | Report
  | Hint
  | Rematch;

export type FromClient =
  | Hello
  | Answer
  | Sit
  | Stand
  | AddBot
  | RemoveBot
  | RemovePerson
  | Change
  | Agree
  | Start
  | Resign
  | Undo
  | StandIn
  | Vote
  | Return
  | Say
  | Mute
  | Block
  | Report
  | Hint
  | Rematch
  | Ping;

/** Everything anew: at first, after an undo, or when too much was missed. */
export interface Whole {
  type: "whole";
  epoch: string;
  number: number;
  /** The server's time in seconds since 1970: clocks end by it. */
  now: number;
  room: RoomView;
  /** None until the match begins, and for whoever may not look on. */
  scene?: Scene | null;
  log?: Line[];
  chat?: Saying[];
  /** The last turn, which whoever comes back can see once more. The log has its lines already. */
  turn?: Turn | null;
}

/** What has changed since the last number. */
export interface Update {
  type: "update";
  number: number;
  room?: RoomView | null;
  /** What has happened, one thing after the other. */
  beats?: Beat[];
  /** What has changed besides, once all beats have passed. */
  scene?: ScenePatch | null;
  /** All that the log may show, where it is not what it was and the lines of the beats. */
  log?: Line[] | null;
  chat?: Saying[];
}

/** The command of this id is stored: whatever happens now, it has happened. */
export interface Done {
  type: "done";
  id: string;
}

/** The command was refused and has changed nothing; `why` says what to do instead. */
export interface Refused {
  type: "refused";
  code: string;
  why: Speech;
  id?: string | null;
}

/** One option as a bot sees it: from 0 for a lost match to 1 for a won one, with 95 %. */
export interface HintLine {
  text: string;
  label: Speech;
  value: number;
  low: number;
  high: number;
  /** How it stands beside the best: of what was tried too little nothing is said. */
  standing: Standing;
  /** What may come of it, in a match as the seat may imagine it. */
  then?: Speech[];
}

/** What a bot thinks of the question of this number. */
export interface Hinted {
  type: "hinted";
  id: string;
  number: number;
  lines: HintLine[];
}

/** I am here, and this is my time in seconds since 1970. */
export interface Pong {
  type: "pong";
  now: number;
}

export type ToClient = Whole | Update | Done | Refused | Hinted | Pong;

/** In bytes; the longest match of any game is well below. */
export const LARGEST_RECORD = 524288;

export const MOST_SEATS = 16;

/** Why something was refused: a code for programs, a message for people. Nothing has changed. */
export interface Problem {
  code: string;
  why: Speech;
}

/** The name that somebody wants to have. */
export interface Named {
  name: string;
}

/** Who one is. */
export interface Me {
  name: string;
}

/** One is nobody here any more. */
export interface Left {
}

/** A code that brings a guest to another device, once. Whoever has it is that guest: it is for nobody else's eyes. */
export interface Ticket {
  token: string;
}

/** What a browser has made of the options of a passkey: a public key, or a signature. */
export interface Signed {
  credential: Record<string, unknown>;
}

/** A device on which one is known. */
export interface DeviceView {
  id: string;
  /** Browser and system; empty if neither is known. */
  about: string;
  created: number;
  /** In seconds since 1970, to the hour. */
  seen: number;
  here: boolean;
}

/** A passkey that one may come back with. */
export interface PasskeyView {
  id: string;
  /** The device on which it was made. */
  about: string;
  /** The name of the host that it was made for, and works at. */
  site: string;
  created: number;
  seen: number;
}

/** Somebody as everybody may know them. */
export interface PersonName {
  person: string;
  name: string;
}

/** What there is of oneself. */
export interface AccountView {
  name: string;
  /** Under which others find one's profile. */
  person: string;
  devices: DeviceView[];
  passkeys: PasskeyView[];
  /** How many recovery codes are left. */
  codes: number;
  /** Whom one has blocked. */
  blocked: PersonName[];
}

/** Codes by which one comes back without any device, each once. They are told only now. */
export interface RecoveryCodes {
  codes: string[];
}

/** A value of an option, and what it means. */
export interface OptionValue {
  value: string;
  text: Speech;
}

/** A variant that a match may be played with; the first value is the usual one. */
export interface GameOption {
  name: string;
  rule: string;
  values: OptionValue[];
}

/** A sentence of a guided match: when it comes, and what it points at. */
export interface NoteView {
  on: string;
  say: string;
  at: string;
  mine: boolean | null;
}

/** A guided first match of so many seats. */
export interface LessonView {
  seats: number;
  answers: number;
  notes: NoteView[];
}

/** A game: how many can play it, how, and against which bots. */
export interface GameView {
  id: string;
  title: Speech;
  least: number;
  most: number;
  options: GameOption[];
  version: number;
  /** Whether players may come later. */
  joins: boolean;
  /** The bots for people, the weakest first, then those of other packages. */
  levels: string[];
  /** The level that sits down where nobody chose another. */
  stand_in: string;
  /** How many sit at a table that is opened with one click. */
  usual: number;
  /** About how long a match lasts; empty if nobody knows. */
  minutes: string;
  /** Whether its rules can be read. */
  manual: boolean;
  /** The guided first matches. */
  lessons: LessonView[];
  /** Where the board is that its package brings, a JavaScript module. */
  board: string | null;
  /** The style that goes with it. */
  style: string | null;
}

/** A card of a game: what zones and choices call it, what people call it, and what it does. */
export interface CardView<Face = object> {
  name: string;
  label: Speech;
  about: Speech;
  rule: string;
  /** What is printed on it, for whoever draws it; each game has its own. */
  face: Face;
}

/** Where other devices of the same network reach the server; nowhere, if it listens to its own machine only. */
export interface Reach {
  addresses: string[];
  /** Where a device that is new here learns to trust the certificate; null if nobody has to. */
  authority?: string | null;
}

/** A room in a list. */
export interface Listed {
  room: string;
  /** When something happened there last, in seconds since 1970. */
  at: number;
  game: string;
  status: Status;
  watching: Watching;
  /** Names of people, `bot:` and the name of a bot, or null for a free seat. */
  seats: (string | null)[];
  match: string | null;
  rated: boolean;
  /** Whether the match that runs there lets one more player in. */
  can_join?: boolean;
  /** The seats of whoever asks. */
  mine?: number[];
  /** Whether whoever asks has something to decide there now. */
  my_turn?: boolean;
  /** The seats that the table waits for, as everybody there knows. */
  waiting?: number[];
  /** How far the match is: the third round. */
  progress?: Speech | null;
}

/** What somebody who has the link of a room may know before they come in. */
export interface RoomCard {
  game: string;
  title: Speech;
  status: Status;
  /** The name of whoever opened it, if they sit there. */
  host: string | null;
  seats: (string | null)[];
  can_join: boolean;
  /** Where a match that is over can be looked at. */
  match: string | null;
}

/** A finished match in a list. */
export interface FinishedView {
  match: string;
  at: number;
  game: string;
  names: string[];
  ranks: number[];
  scores: number[];
  rated: boolean;
  /** The seats of whoever asks. */
  mine?: number[];
}

/** The rooms and the finished matches of a guest, the latest first. */
export interface Mine {
  rooms: Listed[];
  matches: FinishedView[];
}

/** A room to open: whoever opens it has the first seat, the bots have the next ones. */
export interface NewRoom {
  settings: Settings;
  bots?: string[];
  /** So many of the first seats are played on the device of whoever opens it, which goes round the table. */
  people?: number;
}

/** The deal of this day in a game, and how far whoever asks is with it. */
export interface DealView {
  game: string;
  /** The date by UTC. */
  day: string;
  /** When the next one begins, in seconds since 1970. */
  ends: number;
  /** Whether it is this house's own; else it is the same everywhere, and can be computed by anybody. */
  house: boolean;
  room: string | null;
  over: boolean;
  match: string | null;
}

/** What a bot that searches much longer made of a deal. */
export interface ExpertResult {
  rank: number;
  points: number;
}

/** How a result compares with those of all who have played the deal here. */
export interface DealStanding {
  game: string;
  day: string;
  rank: number;
  seats: number;
  /** Null for whoever gave up. */
  points: number | null;
  /** Among so many, */
  place: number;
  played: number;
  /** Null as long as it is thinking. */
  expert: ExpertResult | null;
}

/** One deal at so many tables, at each of which one person plays against the same bots. */
export interface NewDuplicate {
  settings: Settings;
  tables: number;
}

/** A deal to go to; whoever has its id may play it. */
export interface DuplicateId {
  duplicate: string;
}

/** A table of a duplicate. How it went is told once all are over. */
export interface BoardView {
  name: string | null;
  over: boolean;
  mine: boolean;
  room: string | null;
  match: string | null;
  rank: number | null;
  points: number | null;
}

/** One deal at several tables. */
export interface DuplicateView {
  id: string;
  game: string;
  title: Speech;
  seats: number;
  tables: number;
  boards: BoardView[];
  over: boolean;
}

/** A room to go to. */
export interface RoomId {
  room: string;
}

/** The record of a match, brought along as the text of its file. */
export interface RecordText {
  text: string;
}

/** What became of a record: a finished match to look at, or a room in which an open one goes on. */
export interface Brought {
  match?: string | null;
  room?: string | null;
}

/** A finished match. */
export interface MatchView {
  match: string;
  at: number;
  game: string;
  options: Record<string, string>;
  names: string[];
  ranks: number[];
  scores: number[];
  rated: boolean;
  /** How many answers were given. */
  length: number;
  /** Whether the rules that it went by are kept here, so that it can be shown again. */
  kept: boolean;
  /** The seat of whoever asks, if they played. */
  me?: number | null;
}

/** A finished match after some of its answers; of several in a row, each with what was told since the one before. */
export interface Moment {
  scene: Scene;
  log: Line[];
}

/** One decision of a seat, judged by a search: what was chosen, and what had better been chosen. */
export interface VerdictView {
  /** So many answers had been given before. */
  after: number;
  /** What kind of question it was. */
  ask: string;
  question: Speech;
  /** What was chosen, in notation, */
  text: string;
  chosen: Speech;
  /** and what had better been chosen; the same, if nothing was better. */
  best: string;
  better: Speech;
  /** What the seat could expect before it decided, from 0 to 1, as it knew then, */
  chance: number;
  /** and had it known everything. */
  all_known: number;
  /** What the choice clearly lost of that under what the seat knew: its error. */
  cost: number;
  low: number;
  high: number;
  /** What it clearly lost as the cards really lay. */
  all_cost: number;
  /** Whether what was lost is proven, and not sampled. */
  sure: boolean;
  /** What may come of an error, and of what was better. */
  then?: Speech[];
  instead?: Speech[];
}

/** What somebody else would have answered, in notation. */
export interface Chosen {
  text: string;
}

/** A slice of the review of a seat, and where the next one begins; null after the last. */
export interface ReviewView {
  verdicts: VerdictView[];
  next: number | null;
  /** What the seat got in the end, from 0 to 1. */
  result: number;
}

/** Another way to go from a decision of a finished match, in a room of its own. It does not count. */
export interface Fork {
  /** After so many answers. */
  number: number;
  /** The true hidden cards, or all that the seat could not know dealt anew from the beginning of that step on. */
  cards: "anew" | "same";
  /** The seat that whoever opens the room takes. */
  seat: number;
  /** For the other seats, in their order. */
  bots?: string[];
}

/** How strong somebody is in a game: the middle and the standard deviation, newcomers being at 25. */
export interface RatingLine {
  /** Of a person; null for a bot. */
  name: string | null;
  bot: string | null;
  mu: number;
  sigma: number;
  low: number;
  /** Between these it lies with 95 % certainty. */
  high: number;
  matches: number;
  mine: boolean;
  /** Under which a person's profile is found. */
  person?: string | null;
}

/** How strong a person is in one game, and between which bounds with 95 % certainty. */
export interface GameRating {
  game: string;
  mu: number;
  low: number;
  high: number;
  matches: number;
}

/** A person as everybody may see them. */
export interface PersonView {
  name: string;
  since: number;
  ratings: GameRating[];
  /** The latest of those that counted. */
  matches: FinishedView[];
}

/** A page of whoever runs the server, in Markdown. */
export interface HousePage {
  text: string;
}

/** A browser that wants to be told of turns while it is closed: what its push service gave it, in base64url. */
export interface Browser {
  endpoint: string;
  key: string;
  secret: string;
}

/** A browser that wants to be told no more. */
export interface Unsubscribed {
  endpoint: string;
}

/** How I am told that it is my turn in matches over days, and how I may be. */
export interface Calling {
  /** The key that browsers ask their push service by; null if this server sends no such messages. */
  push: string | null;
  /** Whether this server sends letters. */
  mails: boolean;
  /** How many browsers of mine are told. */
  browsers: number;
  mail: string | null;
  confirmed: boolean;
  nights: boolean;
  zone: string;
  /** Until when I am on holiday. */
  away: number | null;
  /** Days of holidays that I have left this year. */
  holidays: number;
}

/** What is to be otherwise; what is not said stays as it is. */
export interface HowToCall {
  language?: string | null;
  zone?: string | null;
  nights?: boolean | null;
}

/** Where letters are to go once it is confirmed; an empty one ends them. */
export interface MailAddress {
  mail: string;
}

/** So many days without a clock running out, from now on; 0 to be back. */
export interface Holiday {
  days: number;
}

/** What stood in the link of a letter. */
export interface CallToken {
  token: string;
}

/** How something is told to a pad: a number, a word, cards by name, or a button for each choice. */
export type PadWay = "number" | "choice" | "cards" | "do";

/** How a pad says something. */
export type PadTone = "plain" | "loud" | "quiet" | "good" | "bad";

/** All that a pad was told, in its order. */
export interface PadTold {
  told: string[];
}

/** One thing that can be told. */
export interface PadChoice {
  text: string;
  label: Speech;
}

/** Something that a pad wants to know; it is told as its key, a space and the value. Buttons have no key. */
export interface PadAsked {
  type: "asked";
  key: string;
  label: Speech;
  way: PadWay;
  /** What was told; null as long as nobody has. */
  value: string | null;
  choices: PadChoice[];
  /** The cards among which to choose. */
  cards: string[];
  least: number;
  most: number;
  rule: string;
  /** Whether nothing can be counted without it. */
  needed: boolean;
}

/** A sentence. */
export interface PadRemark {
  type: "remark";
  text: Speech;
  tone: PadTone;
  rule: string;
}

/** Cards to look at, and for each what it stands for, if for anything. */
export interface PadShown {
  type: "shown";
  cards: string[];
  label: Speech | null;
  marks: Speech[];
  /** The signs by which the board of the game draws the marks. */
  signs: string[];
}

/** How much there is of something. */
export interface PadGauge {
  type: "gauge";
  label: Speech;
  value: number;
  most: number;
  /** From where on it counts for something; 0 if nowhere. */
  goal: number;
}

/** What something brings, and by which rule. */
export interface PadSheetLine {
  text: Speech;
  points: number;
  rule: string;
}

/** The score of a side; total and rank are null as long as something is missing. */
export interface PadSheet {
  type: "sheet";
  side: Speech;
  lines: PadSheetLine[];
  total: number | null;
  rank: number | null;
}

/** Something that the board of the game draws in its own way; the text says the same. */
export interface PadDrawn {
  type: "drawn";
  kind: string;
  facts: Record<string, string | number>;
  text: Speech;
}

/** A file to be taken home. */
export interface PadOffered {
  type: "offered";
  name: string;
  content: string;
  label: Speech;
}

/** What a section of a pad is made of. */
export type PadPart = PadAsked | PadRemark | PadShown | PadGauge | PadSheet | PadDrawn | PadOffered;

/** Parts that belong together. */
export interface PadSection {
  title: Speech | null;
  parts: (PadAsked | PadRemark | PadShown | PadGauge | PadSheet | PadDrawn | PadOffered)[];
  /** Whether it stays closed until somebody opens it. */
  folded: boolean;
}

/** The first thing told that does not fit what was told before. */
export interface PadUnfit {
  number: number;
  why: Speech;
}

/** What a pad shows for what it was told. */
export interface PadView {
  sections: PadSection[];
  /** For each thing told what it says; null where it says nothing any more. */
  told: (Speech | null)[];
  missing: Speech[];
  /** With this nothing else is there. */
  unfit?: PadUnfit | null;
}

/** A pad that a game has. */
export interface PadLine {
  name: string;
  title: Speech;
}

/** A pad that others look at: what it is, and all that it was told. */
export interface SharedPad {
  game: string;
  name: string;
  told: string[];
}

/** A room as the operator sees it: never what lies on its table. */
export interface RoomLine {
  room: string;
  game: string;
  status: string;
  listed: boolean;
  seats: (string | null)[];
  created: number;
  changed: number;
  events: number;
  /** Whether a process of the server has it open. */
  open: boolean;
}

/** A person as the operator sees them. */
export interface PersonLine {
  id: string;
  name: string;
  created: number;
  rooms: number;
  matches: number;
  sanctions: string[];
}

/** How much there is to do. */
export interface Load {
  processes: number;
  /** Rooms that are open, */
  open: number;
  /** and those in which a match runs, open or not. */
  playing: number;
  people: number;
  matches: number;
  /** Events stored within the last minute, */
  minute: number;
  /** and within the last day. */
  day: number;
}

/** A ban or a mute that stands. */
export interface Sanction {
  kind: string;
  about: string;
  at: number;
  until: number | null;
  why: string;
  /** What somebody is called now whom it is about. */
  name?: string;
}

/** One decision of the operator. */
export interface Instruction {
  number: number;
  at: number;
  kind: string;
  /** The id of a guest, a network, or what else it is about. */
  about: string;
  room: string;
  until: number | null;
  why: string;
  name?: string;
}

/** A line of the chat in a report. */
export interface SaidLine {
  name: string;
  text: string;
}

/** What somebody tells of somebody else. */
export interface ReportLine {
  id: string;
  at: number;
  by: string;
  by_name: string;
  about: string;
  about_name: string;
  room: string;
  reason: string;
  lines: SaidLine[];
}

/** For how many days things are kept; None for ever. */
export interface Retention {
  /** Rooms in which no match has begun, after something happened there last. */
  gathering?: number | null;
  /** What was said in rooms where the match is over. */
  chat?: number | null;
  /** People who have no room and no match, after they came. */
  guests?: number | null;
}

/** All that whoever runs the server sees at once. */
export interface DeskView {
  load: Load;
  reports: ReportLine[];
  rooms: RoomLine[];
  people: PersonLine[];
  sanctions: Sanction[];
  words: string[];
  retention: Retention;
  /** The latest decisions, the last of them first. */
  journal: Instruction[];
  /** When the page is closed again. */
  until: number;
}

/** What whoever runs the server decides about somebody or a room. */
export interface Decision {
  kind: "ban" | "close" | "delete" | "kick" | "mute" | "unban" | "unmute";
  about?: string;
  room?: string;
  hours?: number | null;
  why?: string;
}

/** What was done about a report. */
export interface Verdict {
  verdict: string;
}

/** What is to hold in the house; what is not said stays as it is. */
export interface HouseChoices {
  words?: string[] | null;
  retention?: Retention | null;
}

/** How many rooms, sayings and people are gone. */
export interface Tidied {
  rooms?: number;
  sayings?: number;
  people?: number;
}
