"""What the HTTP routes take and give. Beside ``protocol``, the other half of what is said over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.server.protocol import LONGEST_ID, LONGEST_NAME, Settings, Status, Watching
from ludoteca.server.shown import Line, Scene, Speech

LARGEST_RECORD = 524_288
"""In bytes; the longest match of any game is well below."""
MOST_SEATS = 16

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""What others call a person: printable, without a comma, because records list players with commas."""
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


class Ticket(Struct, forbid_unknown_fields=True, frozen=True):
    """Brings a guest to another device, once. Whoever has it is that guest: it is for nobody else's eyes."""

    token: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


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
    """The bots for people, the weakest first."""
    stand_in: str
    """The level that sits down where nobody chose another."""
    usual: int
    """How many sit at a table that is opened with one click."""
    minutes: str
    """About how long a match lasts; empty if nobody knows."""
    manual: bool
    """Whether its rules can be read."""
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
    face: dict[str, Any] = {}
    """What is printed on it, for whoever draws it; each game has its own."""


class Reach(Struct, frozen=True):
    """Where other devices of the same network reach the server; nowhere, if it listens to its own machine only."""

    addresses: list[str]


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


class FinishedView(Struct, frozen=True):
    """A finished match in a list."""

    match: str
    at: float
    game: str
    names: list[str]
    ranks: list[int]
    scores: list[int]
    rated: bool


class Mine(Struct, frozen=True):
    """The rooms and the finished matches of a guest, the latest first."""

    rooms: list[Listed]
    matches: list[FinishedView]


class NewRoom(Struct, forbid_unknown_fields=True, frozen=True):
    """A room to open: whoever opens it has the first seat, the bots have the next ones."""

    settings: Settings
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []


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


class Moment(Struct, frozen=True):
    """A finished match after some of its answers."""

    scene: Scene
    log: list[Line]


class VerdictView(Struct, frozen=True):
    """One decision of a seat, judged by a search: what was chosen, and what had better been chosen."""

    after: int
    """So many answers had been given before."""
    question: Speech
    chosen: Speech
    better: Speech
    chance: float
    """What the seat could expect before it decided, from 0 to 1, as it knew then,"""
    all_known: float
    """and had it known everything."""
    cost: float
    """What the choice clearly lost of that under what the seat knew: its error."""
    low: float
    high: float
    luck: float
    """What the choice gained, or lost if it is negative, by what the seat could not know."""


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
    matches: int
    mine: bool
