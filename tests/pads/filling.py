"""Whoever sits at a real table: tells a pad what it asks for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Asked, Pad, PadPage, Remark, Sheet

ROUNDS = 20
Answer = Callable[[Asked], str | None]


def asked(page: PadPage) -> dict[str, Asked]:
    """Everything that is asked, by its key."""
    return {
        part.key: part
        for section in page.sections
        for part in section.parts
        if isinstance(part, Asked) and part.key
    }


def filled(pad: Pad, answer: Answer, told: list[str] | None = None) -> tuple[list[str], PadPage]:
    """Answer whatever is missing until nothing is; what was told, and the page."""
    told = list(told or [])
    for _ in range(ROUNDS):
        page = pad.page(told)
        missing = [one for one in asked(page).values() if one.needed and one.value is None]
        assert bool(missing) == bool(page.missing), "what is missing is named"
        if not missing:
            return told, page
        for one in missing:
            value = answer(one)
            assert value is not None, f"nobody can tell {one.key}"
            told.append(f"{one.key} {value}")
    raise AssertionError("it never has enough")


def sheets(page: PadPage) -> list[Sheet]:
    """The scores."""
    return [part for section in page.sections for part in section.parts if isinstance(part, Sheet)]


def remarks(page: PadPage) -> list[Message]:
    """What is said."""
    return [part.text for section in page.sections for part in section.parts if isinstance(part, Remark)]


def ids(page: PadPage) -> list[str]:
    """The ids of what is said."""
    return [message.id for message in remarks(page)]
