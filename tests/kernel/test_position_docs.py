"""docs/how-to/positions.md runs: every example is a position that can be played, and the Python does what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.position import KEYS

TEXT = (Path(__file__).parents[2] / "docs/how-to/positions.md").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
]


def test_there_is_an_example_of_every_game() -> None:
    assert (
        {"fzzzt", "zombie_fluxx", "red_rising", "goblins_inc"}
        == {found["game"] for found in EXAMPLES}
        <= {*games()}
    )


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_explained(key: str) -> None:
    assert f"`{key}`" in TEXT


@pytest.mark.parametrize("position", EXAMPLES, ids=lambda position: str(position["game"]))
def test_an_example_is_played_to_its_end_and_is_written_as_it_was_read(position: dict[str, Any]) -> None:
    rules = find(position["game"]).rules
    match = Match.at(rules, position, seed_from("example"))
    whole = match.position()
    assert Match.at(rules, whole, seed_from("other luck")).position() == whole
    for zone, cards in position["zones"].items():
        if match.at_step_start and not position["fields"].get("phase"):
            assert {*cards} <= {*whole["zones"][zone]}
    play_out(match, Luck(seed_from("playing on")))
    assert match.over


def test_the_python_runs() -> None:
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(block, {"find": find, "position": EXAMPLES[0]})
