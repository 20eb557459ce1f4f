"""Hands and what lies around them, written in words."""

from __future__ import annotations

from ludoteca.games.red_rising.pieces import NUMBERS, Colour
from ludoteca.games.red_rising.points import FACE_DOWN, PointLine, Standing, points_with
from ludoteca.kernel.card import Card


def cards(words: str) -> tuple[Card, ...]:
    """The cards of these names; ``face-down`` for one that nobody knows."""
    return tuple([FACE_DOWN if word == "face-down" else NUMBERS[word] for word in words.split()])


def standing(
    hand: str,
    *,
    helium: int = 0,
    fleet: int = 0,
    influence: int = 0,
    sovereign: bool = False,
    rivals: tuple[tuple[int, int, int], ...] = ((5, 5, 5),),
    neutral: int | None = None,
    locations: tuple[str, str, str, str] = ("", "", "", ""),
    banished: str = "",
    before: int | None = None,
) -> Standing:
    """A hand; each rival has Helium, a ship and Influence, each location is told from bottom to top."""
    influences = [rival[2] for rival in rivals]
    pile = cards(banished)
    return Standing(
        cards(hand),
        helium,
        fleet,
        influence,
        sovereign,
        [rival[0] for rival in rivals],
        [rival[1] for rival in rivals],
        influences,
        influences if neutral is None else [*influences, neutral],
        [cards(location) for location in locations],
        pile,
        len(pile) if before is None else before,
    )


def scored(at: Standing, names: str = "", colours: str = "") -> list[PointLine]:
    """All lines, with names and colours told as ``orange=name`` and ``gray=colour``."""
    named = dict([pair.split("=") for pair in names.split()])
    coloured = dict([pair.split("=") for pair in colours.split()])
    return points_with(
        at,
        {NUMBERS[orange]: NUMBERS[name] for orange, name in named.items()},
        {NUMBERS[gray]: Colour(colour) for gray, colour in coloured.items()},
    )


def clauses(lines: list[PointLine], card: str) -> list[int]:
    """What the clauses of a card bring, one after the other."""
    return [line.points for line in lines if line.card == NUMBERS[card] and line.clause]


def bonus(lines: list[PointLine], card: str) -> int:
    """What all clauses of a card bring together."""
    return sum(clauses(lines, card))
