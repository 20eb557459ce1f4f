"""The best assignment of names and colours by trying all, to hold the search against. §8.1"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    CLAUSES,
    CODEBREAKER,
    COLOUR,
    INITIAL,
    MUSTANG,
    NAMES,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.points import Standing, points_with
from ludoteca.kernel.card import Card

Assignment = tuple[dict[Card, Card], dict[Card, Colour]]


def mimics(at: Standing, colour: Colour) -> list[Card]:
    """The cards of a colour in hand."""
    return [card for card in at.hand if COLOUR[card] is colour]


def words(data: Any) -> list[str]:
    """All words in the text of the clauses."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        return [word for part in data for word in words(part)]
    return [data] if isinstance(data, str) else []


def all_names() -> list[Card | None]:
    """Any character, or no other name."""
    return [None, *CHARACTERS]


def all_colours() -> list[Colour | None]:
    """Any colour but Gray, or no further colour."""
    return [None, *[colour for colour in Colour if colour is not Colour.GRAY]]


def telling_names(at: Standing) -> list[Card | None]:
    """Names of which at least one does as well as any other.

    Points read a name for two things only: to compare it with the words of a clause in hand, and for its initial if
    Codebreaker is in hand. So a name that no clause in hand has among its words does the same as any such name with the
    same initial, and without Codebreaker the same as no other name at all.
    """
    spoken = words([CLAUSES[card] for card in at.hand])
    found: list[Card | None] = [None]
    initials: list[str] = []
    for card in CHARACTERS:
        if NAMES[card] in spoken:
            found.append(card)
        elif CODEBREAKER in at.hand and INITIAL[card] not in initials:
            found.append(card)
            initials.append(INITIAL[card])
    return found


def telling_colours(at: Standing) -> list[Colour | None]:
    """Colours of which at least one does as well as any other.

    Points read a further colour for two things only: to compare it with the words of a clause in hand, and to count
    colours for Mustang. So without Mustang a colour among no words does the same as no further colour.
    """
    spoken = words([CLAUSES[card] for card in at.hand])
    named = [colour for colour in all_colours() if colour is not None and colour.value in spoken]
    return all_colours() if MUSTANG in at.hand else [None, *named]


def choices(at: Standing) -> tuple[list[Card | None], list[Colour | None]]:
    """What each Orange and each Gray is tried with: everything for a single mimic, else what is telling."""
    if len(mimics(at, Colour.ORANGE)) + len(mimics(at, Colour.GRAY)) == 1:
        return all_names(), all_colours()
    return telling_names(at), telling_colours(at)


def count(at: Standing) -> int:
    """How many assignments there are to try."""
    names, colours = choices(at)
    return int(len(names) ** len(mimics(at, Colour.ORANGE)) * len(colours) ** len(mimics(at, Colour.GRAY)))


def assignments(at: Standing) -> Iterator[Assignment]:
    """Every combination of choices, each mimic taken by itself."""
    oranges = mimics(at, Colour.ORANGE)
    grays = mimics(at, Colour.GRAY)
    names, colours = choices(at)
    for taken in product(names, repeat=len(oranges)):
        named = {card: name for card, name in zip(oranges, taken, strict=True) if name is not None}
        for added in product(colours, repeat=len(grays)):
            yield (
                named,
                {card: colour for card, colour in zip(grays, added, strict=True) if colour is not None},
            )


def total(at: Standing, names: dict[Card, Card], colours: dict[Card, Colour]) -> int:
    return sum([line.points for line in points_with(at, names, colours)])


def highest(at: Standing) -> tuple[int, int]:
    """The highest total, and the fewest assumptions that reach it."""
    found = [(total(at, names, colours), -len(names) - len(colours)) for names, colours in assignments(at)]
    points, assumed = max(found)
    return points, -assumed


def neighbours(at: Standing, names: dict[Card, Card], colours: dict[Card, Colour]) -> Iterator[Assignment]:
    """All assignments that differ from this one in one mimic."""
    for orange in mimics(at, Colour.ORANGE):
        kept = {card: name for card, name in names.items() if card != orange}
        for name in all_names():
            yield kept if name is None else {**kept, orange: name}, colours
    for gray in mimics(at, Colour.GRAY):
        left = {card: colour for card, colour in colours.items() if card != gray}
        for colour in all_colours():
            yield names, left if colour is None else {**left, gray: colour}
