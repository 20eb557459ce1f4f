"""Lessons: a guided first match, as data beside the box. A prepared deal against a mild bot, and what is pointed at when."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from ludoteca.kernel.luck import seed_from

FILE: Final = "lesson.json"
"""How the file is called in the package of a game: ``{"lessons": [{"seats": 2, "seed": "first", "notes": [...]}]}``."""
PLACES: Final = ("zone", "card", "choice", "seat", "question")
"""What can be pointed at: a zone, a card, a choice by its notation or ``*`` for any, a seat by number, the question."""


class BadLesson(ValueError):
    """The data is no lesson; the message says why."""


@dataclass(frozen=True)
class Note:
    """One sentence, and where it points."""

    on: str
    """When it comes, once: ``begin``, the name of a question, the kind of an event, a topic of the board, or ``end``."""
    say: str
    """The id of the message."""
    at: str = ""
    """What is pointed at, such as ``zone:hand 0``; nothing if it is empty."""
    mine: bool | None = None
    """Of an event: only one of the learner, or only one of somebody else."""


@dataclass(frozen=True)
class Lesson:
    """A match to learn by: so many seats, of which the first is the learner's."""

    seats: int
    seed: str
    notes: tuple[Note, ...]
    bot: str = "beginner"
    options: tuple[tuple[str, str], ...] = ()
    answers: int = 16
    """After so many answers the learner is told that they know enough."""

    def deal(self, game: str) -> bytes:
        """The seed of the match."""
        return seed_from("lesson", game, self.seats, self.seed)


def lessons_in(folder: Traversable) -> tuple[Lesson, ...]:
    """The lessons that lie in the folder of a game; none if it has no file of them. Raises BadLesson."""
    file = folder.joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        return tuple([_lesson(one) for one in json.loads(file.read_text(encoding="utf-8"))["lessons"]])
    except (KeyError, TypeError, ValueError) as error:
        raise BadLesson(f"{FILE}: {error!r}") from error


def _lesson(data: dict[str, Any]) -> Lesson:
    notes = tuple([Note(**note) for note in data["notes"]])
    for note in notes:
        if note.at and note.at.partition(":")[0] not in PLACES:
            raise BadLesson(f"{note.at} is no place; there are {', '.join(PLACES)}")
    options = tuple(data.get("options", {}).items())
    rest = {name: data[name] for name in ("bot", "answers") if name in data}
    return Lesson(data["seats"], data["seed"], notes, options=options, **rest)
