"""The Rising die in tests: other luck is tried until it shows the face that a test is about."""

from __future__ import annotations

from typing import Any

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import position
from tests.playing import Choice, at, play

TRIES = 200


def showing(face: str, *choices: Choice, **what: Any) -> Match:
    """The match from this position, after these choices, in which the last roll of the die has shown this face."""
    for seed in range(TRIES):
        match = play(at(RULES, position(**what), seed), *choices)
        rolled = [event.facts["face"] for event in match.events() if event.kind == "rolled"]
        if rolled[-1:] == [face]:
            return match
    raise LookupError(f"the die did not show {face} in {TRIES} matches")
