"""Room events: all that has ever happened in a room, one after the other. A room is what its events make of it.

Events are stored before anybody is told of them, never changed and never removed. Whatever depends on luck or on the
time of day stands in the event, so that the same events always make the same room.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.server.protocol import Origin, Settings


class Guest(Struct, frozen=True):
    """A person: an id that is nobody else's business, and the name that others see."""

    id: str
    name: str


class Opened(Struct, tag="opened", frozen=True, omit_defaults=True):
    """The room came to be. With a beginning the match goes on from there: a fork, or a record brought along."""

    settings: Settings
    host: str
    """The id of a guest."""
    beginning: str | None = None
    """The record that the match begins with."""
    unrated: bool = False
    origin: Origin = ""
    """Where the beginning is from, as far as it is known."""
    seed: str | None = None
    """The deal of so many tables, in hexadecimal: nobody plays in this room itself."""
    boards: int = 0


class Changed(Struct, tag="changed", frozen=True):
    """The host chose other settings."""

    settings: Settings


class SatDown(Struct, tag="sat_down", frozen=True):
    """A person took a seat; in a running match, the next one."""

    seat: int
    guest: str
    name: str


class Renamed(Struct, tag="renamed", frozen=True):
    """A person has another name now, in every seat."""

    guest: str
    name: str


class StoodUp(Struct, tag="stood_up", frozen=True):
    """A person or a bot left a seat."""

    seat: int


class BotSatDown(Struct, tag="bot_sat_down", frozen=True):
    """A bot took a seat; in a running match, the next one."""

    seat: int
    bot: str


class Started(Struct, tag="started", frozen=True):
    """The match began."""

    match: str
    """The id under which it can be looked at once it is over."""
    seed: str
    """In hexadecimal."""
    rules: int = 1
    """The version of the rules that it goes by to its end. Version 0.1.0 did not say: it knew no other than the first."""
    rated: bool = True
    """Whether everybody wanted the result to count. Version 0.1.0 did not ask."""
    beginning: str | None = None
    """The record that it begins with instead of the one that the room was opened with: what nobody had seen was dealt anew."""


class Outdated(Struct, tag="outdated", frozen=True):
    """The match was ended as it stood: the rules that it began with are no longer kept."""


class Answered(Struct, tag="answered", frozen=True):
    """A seat answered, in notation."""

    seat: int
    text: str


class Undone(Struct, tag="undone", frozen=True):
    """The latest answer of a seat was taken back because nobody had learned anything by it."""

    seat: int


class Proposed(Struct, tag="proposed", frozen=True):
    """A seat asked the table to agree on something."""

    kind: Literal["undo", "stand_in"]
    by: int
    about: int
    voters: list[int]
    """The seats that must agree; with none it is done at once."""


class Voted(Struct, tag="voted", frozen=True):
    """A seat agreed to a proposal or refused it. With the last vote it is done, with the first refusal dropped."""

    seat: int
    proposal: int
    agree: bool


class RanOut(Struct, tag="ran_out", frozen=True):
    """The clock of a seat ran out: a bot plays on for it."""

    seat: int


class BotFailed(Struct, tag="bot_failed", frozen=True):
    """The bot of a seat could not answer: the stand-in of the game plays on for it."""

    seat: int


class Returned(Struct, tag="returned", frozen=True):
    """A person took the seat back from the bot that stood in."""

    seat: int


class GaveUp(Struct, tag="gave_up", frozen=True):
    """A person resigned."""

    seat: int


class Spoke(Struct, tag="spoke", frozen=True):
    """Somebody said something."""

    guest: str
    name: str
    text: str


class Muted(Struct, tag="muted", frozen=True):
    """Somebody wants to hear somebody else no more, or again."""

    guest: str
    who: str
    mute: bool


class Removed(Struct, tag="removed", frozen=True):
    """Somebody has to go: the host freed their seat before the match began, or the operator at any time. They may not sit down again."""

    guest: str


class WentAway(Struct, tag="went_away", frozen=True):
    """Somebody is on holiday: in a match over days their clock stands still until then, or, if that is past, runs on."""

    guest: str
    until: float


class Agreed(Struct, tag="agreed", frozen=True):
    """A person wants the result of the match to count, as the room is now."""

    guest: str


class Adjourned(Struct, tag="adjourned", frozen=True):
    """Nobody who plays was there any more: the clocks stand still until all of them are."""


class Shut(Struct, tag="shut", frozen=True):
    """The operator closed the room: nobody has won or lost."""


class Woke(Struct, tag="woke", frozen=True):
    """The room was opened again after it had slept: clocks run on from now."""


class Rematched(Struct, tag="rematched", frozen=True):
    """A rematch was opened in another room."""

    room: str


RoomEvent = (
    Opened | Changed | SatDown | Renamed | StoodUp | BotSatDown | Started | Answered | Undone | Proposed | Voted | RanOut
    | BotFailed | Returned | GaveUp | Spoke | Muted | Woke | Rematched | Outdated | Removed | Shut | WentAway
    | Agreed | Adjourned
)  # fmt: skip


class StoredEvent(Struct, frozen=True):
    """An event in the log of its room: its number, when it was done, and the client's id of the command."""

    number: int
    at: float
    """Seconds since 1970."""
    event: RoomEvent
    command: str | None = None
    """Who sent the command and its id: it is done at most once."""
