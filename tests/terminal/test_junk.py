"""Whatever is typed in whatever game: answers or complaints, never a traceback."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.terminal.session import TerminalSession

JUNK = (
    "²", "٣", "１", "9" * 5000, "2.3/7", "22", "? ²", "? 1", "? 99", "??", "log", "s", "u", "+", "-", "—", "漢字",
    "🤖🤖", "a\u0301", "\x1b[A", "\x00", "1 2 3", "1,2", "1+2", "2.2", "'; drop", "\u202e1", "  ", "1\t2", "%s", "{0}",
    "[bold]x", "x" * 3000,
)  # fmt: skip
LINES = 60


def _typed(luck: Luck) -> str:
    lines = []
    for _ in range(LINES):
        if luck.below("kind", 2):
            lines.append(JUNK[luck.below("junk", len(JUNK))])
        else:
            lines.append(str(luck.below("number", 9)))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", list(games()))
def test_junk_is_refused_and_the_record_stays_whole(game: str, number: int, tmp_path: Path) -> None:
    box = find(game)
    low, high = box.identity.seats
    seats = max(2, low) + number % (high - max(2, low) + 1)
    record = Record(
        game, box.identity.version, seats, box.identity.settle(seats, {}), seed_from("junk", game, number),
        ["uniform"] * (seats - 1) + ["you"],
    )  # fmt: skip
    out = io.StringIO()
    terminal = Terminal(io.StringIO(_typed(Luck(seed_from("typed", game, number)))), out)
    code = languages()[(len(game) + number) % len(languages())]
    path = tmp_path / "r"
    TerminalSession(box.rules, record, path, terminal, language(code)).play()
    kept = Record.parse(path.read_text(encoding="utf-8"))
    assert Match.replay(box.rules, kept).record().entries == kept.entries
    assert " > " in out.getvalue()
