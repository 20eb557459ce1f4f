"""Rulings on secrecy: advice is the same in all worlds that the seat cannot tell apart, and bots have no insight."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.laws.law import draw_answer
from tests.bots.test_fairness import another_auction
from tests.cli.running import run

Capture = pytest.CaptureFixture[str]

COMPARED = 12
EVERY = 3

ALL_BOTS = """
import pkgutil, sys
from importlib import import_module
import ludoteca.bots
for module in pkgutil.walk_packages(ludoteca.bots.__path__, "ludoteca.bots."):
    import_module(module.name)
print([name for name in sys.modules if name.startswith("ludoteca.analysis")])
"""


def twins(seats: int, seed: int) -> Iterator[tuple[Match, Match, Seat]]:
    """Situations of a random match, each with another that the seat to decide cannot tell from it."""
    match = Match.start(RULES, seats, seed_from("twins", seed))
    luck = Luck(seed_from("answers", seed))
    step, answers = match.clone(), list[Answer]()
    number = 0
    while not match.over:
        decision, place = draw_answer(match, luck)
        number += 1
        if number % EVERY == 0:
            yield (
                match,
                another_auction(match, step, answers, decision.seat, seed_from(number)),
                decision.seat,
            )
        answers.append(Answer(decision.seat, decision.ask, decision.options[place]))
        match.take(decision, place)
        if match.at_step_start:
            step, answers = match.clone(), []


@pytest.mark.parametrize("form", ["position", "record"])
@pytest.mark.parametrize("output", [(), ("--json",)], ids=["text", "json"])
def test_advice_is_the_same_to_the_byte_whatever_others_hide(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, output: tuple[str, ...]
) -> None:
    differing = 0
    for number, (match, twin, seat) in zip(range(COMPARED), twins(3, 1), strict=False):
        advice = []
        for world in (match, twin):
            path = tmp_path / "file"
            text = json.dumps(world.position()) if form == "position" else world.record().text()
            path.write_text(text, encoding="utf-8")
            done = run(
                capsys, "advise", str(path), "--seat", str(seat), "--worlds", "12", "--lang", "en",
                "--seed", str(number), *output,
            )  # fmt: skip
            assert done.code == 0 and done.out
            advice.append(done.out)
        assert advice[0] == advice[1]
        differing += match.position()["zones"] != twin.position()["zones"]
    assert differing == COMPARED


def test_no_bot_can_come_by_insight() -> None:
    done = subprocess.run([sys.executable, "-c", ALL_BOTS], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
