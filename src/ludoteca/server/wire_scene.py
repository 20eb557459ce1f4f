"""What server and browser say to one another about a match: the part of the protocol that shows a table.

Whatever goes to a viewer is built from a view of the kernel; texts go as messages, so that every viewer reads them in a
language of its own.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

Facts = Annotated[dict[str, Any], Meta(extra={"declared": "Facts"})]
Signs = Annotated[dict[str, Any], Meta(extra={"declared": "Signs"})]
# Each game declares what it shows: whoever knows the game knows these types too.


class Speech(Struct, omit_defaults=True, frozen=True):
    """A message of the language files, with arguments that may be messages themselves."""

    id: str
    args: dict[str, int | str | Speech] = {}


class Line(Struct, omit_defaults=True, frozen=True):
    """A line of the log or of the score sheet, with the rule behind it."""

    text: Speech
    rule: str = ""


class Zone(Struct, frozen=True):
    """A zone of the table: a name for each card that the viewer may know, null for each other."""

    name: str
    owner: int | None
    cards: list[str | None]


class Choice(Struct, omit_defaults=True, frozen=True):
    """One thing to choose: its notation, which is the answer, and what people call it."""

    text: str
    label: Speech


class Question(Struct, omit_defaults=True, frozen=True):
    """What the viewer is asked. With ``most`` any number of choices from ``least`` to ``most`` makes the answer."""

    number: int
    """Goes back with the answer, so that no answer is taken for another question."""
    ask: str
    rule: str
    text: Speech
    help: Speech
    about: list[str]
    choices: list[Choice]
    earlier: list[str] = []
    """What the viewer has answered already in the same sealed question, in notation,"""
    already: Speech | None = None
    """and as people call it."""
    least: int | None = None
    most: int | None = None


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet."""

    seat: int
    text: Speech
    points: int
    rule: str


class Outcome(Struct, frozen=True):
    """How the match ended: ranks and scores by seat, and every line with its rule."""

    ranks: list[int]
    scores: list[int]
    lines: list[ScoreLine]
    winners: list[int]
    """The seats that have won: one, several together, or none."""
    unwon: Speech | None
    """What to say if no seat has won: a draw, or who else has."""


class Scene(Struct, frozen=True):
    """Everything of the match that a viewer may know now."""

    game: str
    viewer: int
    """The seat, or -1 for a spectator."""
    seats: int
    options: dict[str, str]
    fingerprint: str
    """The hash of the seed: whoever gets the seed in the end can verify the shuffle."""
    zones: list[Zone]
    rumours: dict[str, list[str]]
    hidden: dict[str, list[str]]
    facts: Facts
    waiting: list[int]
    question: Question | None
    outcome: Outcome | None
    so_far: list[ScoreLine]
    """What each seat would score if the match ended now, as far as the viewer may know."""
    signs: Signs
    """What follows by the rules from what the viewer sees: whoever draws the table need not know them."""


class Splice(Struct, omit_defaults=True, frozen=True):
    """What has changed in a zone: from the place ``at`` on so many cards are gone, and these lie there instead."""

    at: int
    gone: int = 0
    cards: list[str | None] = []


class ScenePatch(Struct, omit_defaults=True, frozen=True):
    """What has changed in a scene: whatever is named here takes the place of what was there; null is gone."""

    zones: dict[str, Splice] = {}
    rumours: dict[str, list[str] | None] = {}
    hidden: dict[str, list[str] | None] = {}
    facts: dict[str, Any] = {}
    waiting: list[int] | UnsetType = UNSET
    question: Question | None | UnsetType = UNSET
    outcome: Outcome | None | UnsetType = UNSET
    so_far: list[ScoreLine] | UnsetType = UNSET
    signs: dict[str, Any] = {}


class Happening(Struct, omit_defaults=True, frozen=True):
    """An event as the viewer may know it: for animations and for the screen reader."""

    kind: str
    rule: str
    seat: int | None
    cards: list[str]
    count: int
    facts: dict[str, int | str | None] = {}


class Beat(Struct, omit_defaults=True, frozen=True):
    """An event, what it has changed on the table, and the lines of the log that are true once it has been shown."""

    event: Happening
    zones: dict[str, Splice] = {}
    facts: dict[str, Any] = {}
    log: list[Line] = []


class Turn(Struct, frozen=True):
    """What has happened last: the scene before it, and one event after the other."""

    scene: Scene
    beats: list[Beat]
