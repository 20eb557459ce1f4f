"""What the HTTP routes take and give. Beside ``protocol``, the other half of what is said over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.server.protocol import LONGEST_ID, LONGEST_NAME, Settings, Status, Watching
from ludoteca.server.wire_scene import Line, Scene, Speech

LARGEST_RECORD = 524_288
"""In bytes; the longest match of any game is well below."""
MOST_SEATS = 16

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""What others call a person: in any script, without a comma, because records list players with commas."""
BotName = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Problem(Struct, frozen=True):
    """Why something was refused: a code for programs, a message for people. Nothing has changed."""

    code: str
    why: Speech


# -- people ----------------------------------------------------------------------------------------


class Named(Struct, forbid_unknown_fields=True, frozen=True):
    """The name that somebody wants to have."""

    name: Name


class Me(Struct, frozen=True):
    """Who one is."""

    name: str


class Left(Struct, frozen=True):
    """One is nobody here any more."""


class Ticket(Struct, forbid_unknown_fields=True, frozen=True):
    """A code that brings a guest to another device, once. Whoever has it is that guest: it is for nobody else's eyes."""

    token: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class Signed(Struct, forbid_unknown_fields=True, frozen=True):
    """What a browser has made of the options of a passkey: a public key, or a signature."""

    credential: dict[str, Any]


class DeviceView(Struct, frozen=True):
    """A device on which one is known."""

    id: str
    about: str
    """Browser and system; empty if neither is known."""
    created: float
    seen: float
    """In seconds since 1970, to the hour."""
    here: bool


class PasskeyView(Struct, frozen=True):
    """A passkey that one may come back with."""

    id: str
    about: str
    """The device on which it was made."""
    site: str
    """The name of the host that it was made for, and works at."""
    created: float
    seen: float


class PersonName(Struct, frozen=True):
    """Somebody as everybody may know them."""

    person: str
    name: str


class AccountView(Struct, frozen=True):
    """What there is of oneself."""

    name: str
    person: str
    """Under which others find one's profile."""
    devices: list[DeviceView]
    passkeys: list[PasskeyView]
    codes: int
    """How many recovery codes are left."""
    blocked: list[PersonName]
    """Whom one has blocked."""


class RecoveryCodes(Struct, frozen=True):
    """Codes by which one comes back without any device, each once. They are told only now."""

    codes: list[str]


# -- games and rooms -------------------------------------------------------------------------------


class OptionValue(Struct, frozen=True):
    """A value of an option, and what it means."""

    value: str
    text: Speech


class GameOption(Struct, frozen=True):
    """A variant that a match may be played with; the first value is the usual one."""

    name: str
    rule: str
    values: list[OptionValue]


class NoteView(Struct, frozen=True):
    """A sentence of a guided match: when it comes, and what it points at."""

    on: str
    say: str
    at: str
    mine: bool | None


class LessonView(Struct, frozen=True):
    """A guided first match of so many seats."""

    seats: int
    answers: int
    notes: list[NoteView]


class GameView(Struct, frozen=True):
    """A game: how many can play it, how, and against which bots."""

    id: str
    title: Speech
    least: int
    most: int
    options: list[GameOption]
    version: int
    joins: bool
    """Whether players may come later."""
    levels: list[str]
    """The bots for people, the weakest first, then those of other packages."""
    stand_in: str
    """The level that sits down where nobody chose another."""
    usual: int
    """How many sit at a table that is opened with one click."""
    minutes: str
    """About how long a match lasts; empty if nobody knows."""
    manual: bool
    """Whether its rules can be read."""
    lessons: list[LessonView]
    """The guided first matches."""
    board: str | None
    """Where the board is that its package brings, a JavaScript module."""
    style: str | None
    """The style that goes with it."""


class CardView(Struct, frozen=True):
    """A card of a game: what zones and choices call it, what people call it, and what it does."""

    name: str
    label: Speech
    about: Speech
    rule: str
    face: Annotated[dict[str, Any], Meta(extra={"declared": "Face"})]
    """What is printed on it, for whoever draws it; each game has its own."""


class Reach(Struct, frozen=True):
    """Where other devices of the same network reach the server; nowhere, if it listens to its own machine only."""

    addresses: list[str]
    authority: str | None = None
    """Where a device that is new here learns to trust the certificate; null if nobody has to."""


class Listed(Struct, frozen=True):
    """A room in a list."""

    room: str
    at: float
    """When something happened there last, in seconds since 1970."""
    game: str
    status: Status
    watching: Watching
    seats: list[str | None]
    """Names of people, ``bot:`` and the name of a bot, or null for a free seat."""
    match: str | None
    rated: bool
    can_join: bool = False
    """Whether the match that runs there lets one more player in."""
    mine: list[int] = []
    """The seats of whoever asks."""
    my_turn: bool = False
    """Whether whoever asks has something to decide there now."""
    waiting: list[int] = []
    """The seats that the table waits for, as everybody there knows."""
    progress: Speech | None = None
    """How far the match is: the third round."""


class RoomCard(Struct, frozen=True):
    """What somebody who has the link of a room may know before they come in."""

    game: str
    title: Speech
    status: Status
    host: str | None
    """The name of whoever opened it, if they sit there."""
    seats: list[str | None]
    can_join: bool
    match: str | None
    """Where a match that is over can be looked at."""


class FinishedView(Struct, frozen=True):
    """A finished match in a list."""

    match: str
    at: float
    game: str
    names: list[str]
    ranks: list[int]
    scores: list[int]
    rated: bool
    mine: list[int] = []
    """The seats of whoever asks."""


class Mine(Struct, frozen=True):
    """The rooms and the finished matches of a guest, the latest first."""

    rooms: list[Listed]
    matches: list[FinishedView]


class NewRoom(Struct, forbid_unknown_fields=True, frozen=True):
    """A room to open: whoever opens it has the first seat, the bots have the next ones."""

    settings: Settings
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    people: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 1
    """So many of the first seats are played on the device of whoever opens it, which goes round the table."""


class DealView(Struct, frozen=True):
    """The deal of this day in a game, and how far whoever asks is with it."""

    game: str
    day: str
    """The date by UTC."""
    ends: float
    """When the next one begins, in seconds since 1970."""
    house: bool
    """Whether it is this house's own; else it is the same everywhere, and can be computed by anybody."""
    room: str | None
    over: bool
    match: str | None


class ExpertResult(Struct, frozen=True):
    """What a bot that searches much longer made of a deal."""

    rank: int
    points: int


class DealStanding(Struct, frozen=True):
    """How a result compares with those of all who have played the deal here."""

    game: str
    day: str
    rank: int
    seats: int
    points: int | None
    """Null for whoever gave up."""
    place: int
    """Among so many,"""
    played: int
    expert: ExpertResult | None
    """Null as long as it is thinking."""


class NewDuplicate(Struct, forbid_unknown_fields=True, frozen=True):
    """One deal at so many tables, at each of which one person plays against the same bots."""

    settings: Settings
    tables: Annotated[int, Meta(ge=2, le=8)]


class DuplicateId(Struct, frozen=True):
    """A deal to go to; whoever has its id may play it."""

    duplicate: str


class BoardView(Struct, frozen=True):
    """A table of a duplicate. How it went is told once all are over."""

    name: str | None
    over: bool
    mine: bool
    room: str | None
    match: str | None
    rank: int | None
    points: int | None


class DuplicateView(Struct, frozen=True):
    """One deal at several tables."""

    id: str
    game: str
    title: Speech
    seats: int
    tables: int
    boards: list[BoardView]
    over: bool


class RoomId(Struct, frozen=True):
    """A room to go to."""

    room: str


# -- the past --------------------------------------------------------------------------------------


class RecordText(Struct, forbid_unknown_fields=True, frozen=True):
    """The record of a match, brought along as the text of its file."""

    text: str


class Brought(Struct, frozen=True):
    """What became of a record: a finished match to look at, or a room in which an open one goes on."""

    match: str | None = None
    room: str | None = None


class MatchView(Struct, frozen=True):
    """A finished match."""

    match: str
    at: float
    game: str
    options: dict[str, str]
    names: list[str]
    ranks: list[int]
    scores: list[int]
    rated: bool
    length: int
    """How many answers were given."""
    kept: bool
    """Whether the rules that it went by are kept here, so that it can be shown again."""
    me: int | None = None
    """The seat of whoever asks, if they played."""


class Moment(Struct, frozen=True):
    """A finished match after some of its answers; of several in a row, each with what was told since the one before."""

    scene: Scene
    log: list[Line]


class VerdictView(Struct, frozen=True):
    """One decision of a seat, judged by a search: what was chosen, and what had better been chosen."""

    after: int
    """So many answers had been given before."""
    ask: str
    """What kind of question it was."""
    question: Speech
    text: str
    """What was chosen, in notation,"""
    chosen: Speech
    best: str
    """and what had better been chosen; the same, if nothing was better."""
    better: Speech
    chance: float
    """What the seat could expect before it decided, from 0 to 1, as it knew then,"""
    all_known: float
    """and had it known everything."""
    cost: float
    """What the choice clearly lost of that under what the seat knew: its error."""
    low: float
    high: float
    all_cost: float
    """What it clearly lost as the cards really lay."""
    sure: bool
    """Whether what was lost is proven, and not sampled."""
    then: list[Speech] = []
    """What may come of an error, and of what was better."""
    instead: list[Speech] = []


class Chosen(Struct, frozen=True):
    """What somebody else would have answered, in notation."""

    text: str


class ReviewView(Struct, frozen=True):
    """A slice of the review of a seat, and where the next one begins; null after the last."""

    verdicts: list[VerdictView]
    next: int | None
    result: float
    """What the seat got in the end, from 0 to 1."""


class Fork(Struct, forbid_unknown_fields=True, frozen=True):
    """Another way to go from a decision of a finished match, in a room of its own. It does not count."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After so many answers."""
    cards: Literal["same", "anew"]
    """The true hidden cards, or all that the seat could not know dealt anew from the beginning of that step on."""
    seat: SeatNumber
    """The seat that whoever opens the room takes."""
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    """For the other seats, in their order."""


class RatingLine(Struct, frozen=True):
    """How strong somebody is in a game: the middle and the standard deviation, newcomers being at 25."""

    name: str | None
    """Of a person; null for a bot."""
    bot: str | None
    mu: float
    sigma: float
    low: float
    high: float
    """Between these it lies with 95 % certainty."""
    matches: int
    mine: bool
    person: str | None = None
    """Under which a person's profile is found."""


class GameRating(Struct, frozen=True):
    """How strong a person is in one game, and between which bounds with 95 % certainty."""

    game: str
    mu: float
    low: float
    high: float
    matches: int


class PersonView(Struct, frozen=True):
    """A person as everybody may see them."""

    name: str
    since: float
    ratings: list[GameRating]
    matches: list[FinishedView]
    """The latest of those that counted."""


class HousePage(Struct, frozen=True):
    """A page of whoever runs the server, in Markdown."""

    text: str


# -- calls to one's turn ---------------------------------------------------------------------------


class Browser(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser that wants to be told of turns while it is closed: what its push service gave it, in base64url."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    key: Annotated[str, Meta(max_length=128)]
    secret: Annotated[str, Meta(max_length=64)]


class Unsubscribed(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]


class Calling(Struct, frozen=True):
    """How I am told that it is my turn in matches over days, and how I may be."""

    push: str | None
    """The key that browsers ask their push service by; null if this server sends no such messages."""
    mails: bool
    """Whether this server sends letters."""
    browsers: int
    """How many browsers of mine are told."""
    mail: str | None
    confirmed: bool
    nights: bool
    zone: str
    away: float | None
    """Until when I am on holiday."""
    holidays: float
    """Days of holidays that I have left this year."""


class HowToCall(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be otherwise; what is not said stays as it is."""

    language: Annotated[str, Meta(max_length=8)] | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None
    nights: bool | None = None


class MailAddress(Struct, forbid_unknown_fields=True, frozen=True):
    """Where letters are to go once it is confirmed; an empty one ends them."""

    mail: Annotated[str, Meta(max_length=254)]


class Holiday(Struct, forbid_unknown_fields=True, frozen=True):
    """So many days without a clock running out, from now on; 0 to be back."""

    days: Annotated[int, Meta(ge=0, le=30)]


class CallToken(Struct, forbid_unknown_fields=True, frozen=True):
    """What stood in the link of a letter."""

    token: Annotated[str, Meta(min_length=1, max_length=1024)]


# -- beside a real table ---------------------------------------------------------------------------

PadWay = Literal["number", "choice", "cards", "do"]
"""How something is told to a pad: a number, a word, cards by name, or a button for each choice."""
PadTone = Literal["plain", "loud", "quiet", "good", "bad"]
"""How a pad says something."""


class PadTold(Struct, forbid_unknown_fields=True, frozen=True):
    """All that a pad was told, in its order."""

    told: Annotated[list[Annotated[str, Meta(max_length=4000)]], Meta(max_length=4000)]


class PadChoice(Struct, frozen=True):
    """One thing that can be told."""

    text: str
    label: Speech


class PadAsked(Struct, frozen=True, tag="asked"):
    """Something that a pad wants to know; it is told as its key, a space and the value. Buttons have no key."""

    key: str
    label: Speech
    way: PadWay
    value: str | None
    """What was told; null as long as nobody has."""
    choices: list[PadChoice]
    cards: list[str]
    """The cards among which to choose."""
    least: int
    most: int
    rule: str
    needed: bool
    """Whether nothing can be counted without it."""


class PadRemark(Struct, frozen=True, tag="remark"):
    """A sentence."""

    text: Speech
    tone: PadTone
    rule: str


class PadShown(Struct, frozen=True, tag="shown"):
    """Cards to look at, and for each what it stands for, if for anything."""

    cards: list[str]
    label: Speech | None
    marks: list[Speech]
    signs: list[str]
    """The signs by which the board of the game draws the marks."""


class PadGauge(Struct, frozen=True, tag="gauge"):
    """How much there is of something."""

    label: Speech
    value: int
    most: int
    goal: int
    """From where on it counts for something; 0 if nowhere."""


class PadSheetLine(Struct, frozen=True):
    """What something brings, and by which rule."""

    text: Speech
    points: int
    rule: str


class PadSheet(Struct, frozen=True, tag="sheet"):
    """The score of a side; total and rank are null as long as something is missing."""

    side: Speech
    lines: list[PadSheetLine]
    total: int | None
    rank: int | None


class PadDrawn(Struct, frozen=True, tag="drawn"):
    """Something that the board of the game draws in its own way; the text says the same."""

    kind: str
    facts: dict[str, str | int]
    text: Speech


class PadOffered(Struct, frozen=True, tag="offered"):
    """A file to be taken home."""

    name: str
    content: str
    label: Speech


PadPart = PadAsked | PadRemark | PadShown | PadGauge | PadSheet | PadDrawn | PadOffered
"""What a section of a pad is made of."""


class PadSection(Struct, frozen=True):
    """Parts that belong together."""

    title: Speech | None
    parts: list[PadPart]
    folded: bool
    """Whether it stays closed until somebody opens it."""


class PadUnfit(Struct, frozen=True):
    """The first thing told that does not fit what was told before."""

    number: int
    why: Speech


class PadView(Struct, frozen=True):
    """What a pad shows for what it was told."""

    sections: list[PadSection]
    told: list[Speech | None]
    """For each thing told what it says; null where it says nothing any more."""
    missing: list[Speech]
    unfit: PadUnfit | None = None
    """With this nothing else is there."""


class PadLine(Struct, frozen=True):
    """A pad that a game has."""

    name: str
    title: Speech


class SharedPad(Struct, forbid_unknown_fields=True, frozen=True):
    """A pad that others look at: what it is, and all that it was told."""

    game: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    told: Annotated[list[Annotated[str, Meta(max_length=4000)]], Meta(max_length=4000)]


# -- the desk of whoever runs the server -----------------------------------------------------------

Remark = Annotated[str, Meta(max_length=200)]
Meant = Annotated[str, Meta(max_length=200)]
"""A person, a network or a room, as it is typed: an id, a name, or how logs call it."""


class RoomLine(Struct, frozen=True):
    """A room as the operator sees it: never what lies on its table."""

    room: str
    game: str
    status: str
    listed: bool
    seats: list[str | None]
    created: float
    changed: float
    events: int
    open: bool
    """Whether a process of the server has it open."""


class PersonLine(Struct, frozen=True):
    """A person as the operator sees them."""

    id: str
    name: str
    created: float
    rooms: int
    matches: int
    sanctions: list[str]


class Load(Struct, frozen=True):
    """How much there is to do."""

    processes: int
    open: int
    """Rooms that are open,"""
    playing: int
    """and those in which a match runs, open or not."""
    people: int
    matches: int
    minute: int
    """Events stored within the last minute,"""
    day: int
    """and within the last day."""


class Sanction(Struct, frozen=True):
    """A ban or a mute that stands."""

    kind: str
    about: str
    at: float
    until: float | None
    why: str
    name: str = ""
    """What somebody is called now whom it is about."""


class Instruction(Struct, frozen=True):
    """One decision of the operator."""

    number: int
    at: float
    kind: str
    about: str
    """The id of a guest, a network, or what else it is about."""
    room: str
    until: float | None
    why: str
    name: str = ""


class SaidLine(Struct, frozen=True):
    """A line of the chat in a report."""

    name: str
    text: str


class ReportLine(Struct, frozen=True):
    """What somebody tells of somebody else."""

    id: str
    at: float
    by: str
    by_name: str
    about: str
    about_name: str
    room: str
    reason: str
    lines: list[SaidLine]


class Retention(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days things are kept; None for ever."""

    gathering: Annotated[int, Meta(ge=1)] | None = 90
    """Rooms in which no match has begun, after something happened there last."""
    chat: Annotated[int, Meta(ge=1)] | None = None
    """What was said in rooms where the match is over."""
    guests: Annotated[int, Meta(ge=1)] | None = None
    """People who have no room and no match, after they came."""


class DeskView(Struct, frozen=True):
    """All that whoever runs the server sees at once."""

    load: Load
    reports: list[ReportLine]
    rooms: list[RoomLine]
    people: list[PersonLine]
    sanctions: list[Sanction]
    words: list[str]
    retention: Retention
    journal: list[Instruction]
    """The latest decisions, the last of them first."""
    until: float
    """When the page is closed again."""


class Decision(Struct, forbid_unknown_fields=True, frozen=True):
    """What whoever runs the server decides about somebody or a room."""

    kind: Literal["ban", "unban", "mute", "unmute", "kick", "close", "delete"]
    about: Meant = ""
    room: Meant = ""
    hours: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    why: Remark = ""


class Verdict(Struct, forbid_unknown_fields=True, frozen=True):
    """What was done about a report."""

    verdict: Remark


class HouseChoices(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to hold in the house; what is not said stays as it is."""

    words: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=2_000)] | None = None
    retention: Retention | None = None


class Tidied(Struct, frozen=True):
    """How many rooms, sayings and people are gone."""

    rooms: int = 0
    sayings: int = 0
    people: int = 0

    @property
    def is_all(self) -> bool:
        """Whether there was nothing more to do."""
        return not (self.rooms or self.sayings or self.people)
