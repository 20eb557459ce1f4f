"""Deeds: all that has ever happened in a room, one after the other. A room is what its deeds make of it.

Deeds are stored before anybody is told of them, never changed and never removed. Whatever depends on luck or on the
time of day stands in the deed, so that the same deeds always make the same room.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.server.protocol import Settings


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


class Woke(Struct, tag="woke", frozen=True):
    """The room was opened again after it had slept: clocks run on from now."""


class Rematched(Struct, tag="rematched", frozen=True):
    """A rematch was opened in another room."""

    room: str


Deed = (
    Opened | Changed | SatDown | Renamed | StoodUp | BotSatDown | Started | Answered | Undone | Proposed | Voted | RanOut
    | Returned | GaveUp | Spoke | Muted | Woke | Rematched
)  # fmt: skip


class Entry(Struct, frozen=True):
    """A deed in the book of its room: its number, when it was done, and the client's id of the command."""

    number: int
    at: float
    """Seconds since 1970."""
    deed: Deed
    command: str | None = None
    """Who sent the command and its id: it is done at most once."""
