"""The same match at other tables: the answers of a record, given again by lines and in the window."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

from textual import events

from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language
from ludoteca.facets.naming import PERSON
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.session import TerminalSession
from tests.terminal.at_window import NARROW, answered, asked, opened


def begun_again(record: Record, person: int) -> Record:
    """The same match before its first answer, with a person in this seat and the bots that sat in the others."""
    players = [PERSON if seat == person else bot for seat, bot in enumerate(record.players)]
    return Record(record.game, record.rules, record.seats, dict(record.options), record.seed, players)


def answers_of(record: Record, person: int) -> list[str]:
    """What the person was asked, where something was left to choose."""
    match = Match.replay(find(record.game, record.rules).rules, record, 0)
    given = []
    for entry in record.entries:
        decision = match.view(Seat(entry.seat)).decision
        if entry.seat == person and decision is not None and len(decision.offered) > 1:
            given.append(entry.text)
        match.answer_text(Seat(entry.seat), entry.text)
    return given


def by_lines(record: Record, person: int, path: Path) -> Record:
    """The match played by lines."""
    typed = io.StringIO("\n".join(answers_of(record, person)) + "\n")
    rules = find(record.game, record.rules).rules
    terminal = Terminal(typed, io.StringIO())
    TerminalSession(rules, begun_again(record, person), path, terminal, language("en")).play()
    return Record.parse(path.read_text(encoding="utf-8"))


def in_window(record: Record, person: int, path: Path) -> Record:
    """The match played in the window."""

    async def played() -> None:
        window = opened(begun_again(record, person), path)
        async with window.run_test(size=NARROW) as hand:
            for answer in answers_of(record, person):
                assert await asked(window, hand)
                since = window.shown
                window.post_message(events.Paste(answer))
                await hand.press("enter")
                await answered(window, hand, since)
            assert not await asked(window, hand)

    asyncio.run(played())
    return Record.parse(path.read_text(encoding="utf-8"))


def assert_the_same_everywhere(record: Record, person: int, folder: Path) -> None:
    """Lines and window give the record that another table gave. Under one seal answers stand as they came in: here the bots
    come first, elsewhere whoever is quicker; nothing else may differ."""
    for way in (by_lines, in_window):
        again = way(record, person, folder / ("lines" if way is by_lines else "window"))
        assert (again.seed, again.options, again.winners) == (record.seed, record.options, record.winners)
        assert [by_seat(again, seat) for seat in range(again.players_in_all)] == [
            by_seat(record, seat) for seat in range(record.players_in_all)
        ]
        rules = find(record.game, record.rules).rules
        assert Match.replay(rules, again).outcome() == Match.replay(rules, record).outcome()


def by_seat(record: Record, seat: int) -> list[tuple[str, str]]:
    """What a seat was asked and answered."""
    return [(entry.ask, entry.text) for entry in record.entries if entry.seat == seat]
