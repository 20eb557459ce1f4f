"""The plain pad: a running score for any game, by the lines of its own score sheet where it has any."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Form, Pad, Sheet, SheetLine, filled, player
from ludoteca.facets.words import Words
from ludoteca.kernel.rules import Identity

LINE: Final = re.compile(r"^([a-z0-9_]+-score-[\w-]+) *= *[^{}\n]+$", re.MULTILINE)
"""A line of a score sheet that says nothing but what it is."""
POINTS_MOST: Final = 999
ROUNDS_MOST: Final = 30
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"


def plain_pad(identity: Identity, words: Words, fluent: str) -> Pad:
    """The pad of a game that brings none."""
    lines = LINE.findall(fluent)

    def score(form: Form) -> None:
        least, most = identity.seats
        form.section(None)
        seats = form.number("players", Message("pad-players"), most, least=least, usual=least)
        rounds = form.number("rounds", Message("pad-rounds"), ROUNDS_MOST, least=1, usual=1)
        best = form.choice(
            "best",
            Message("pad-best"),
            {HIGHEST: Message("pad-best-highest"), LOWEST: Message("pad-best-lowest")},
            usual=HIGHEST,
        )
        assert seats is not None and rounds is not None
        sheets: list[list[SheetLine]] = []
        for seat in range(seats):
            form.section(player(seat))
            sheets.append(_sheet(form, seat, rounds, lines))
        form.section(Message("pad-score"))
        totals = [sum([line.points for line in sheet]) for sheet in sheets]
        for seat, sheet in enumerate(sheets):
            ahead = [
                total
                for total in totals
                if (total > totals[seat] if best == HIGHEST else total < totals[seat])
            ]
            told = tuple([line for line in sheet if line.points])
            form.show(Sheet(player(seat), told, totals[seat], 1 + len(ahead)))

    return Pad(Message("pad-score"), filled(words.card, score))


def _sheet(form: Form, seat: int, rounds: int, lines: list[str]) -> list[SheetLine]:
    """What a player has, round by round and line by line; what was not told brings nothing yet."""
    sheet = []
    for number in range(1, rounds + 1):
        label = Message("pad-round", {"number": number})
        for place, line in enumerate(lines or [""]):
            said = Message("pad-round-line", {"round": label, "line": Message(line)}) if line else label
            points = form.number(
                f"points-{place}.{number}.{seat}", said, POINTS_MOST, least=-POINTS_MOST, usual=0
            )
            sheet.append(SheetLine(said, points or 0, ""))
    return sheet
