"""Rulings on the plain encoding: rules alone are enough for rows and actions, of any game, with the promises of all others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.env.batch import Batch
from ludoteca.env.gymnasium import make
from ludoteca.env.records import write
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plain import CalledSpace, PlainEncoding
from ludoteca.facets.encoding.plan import Form, Knowledge
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.game import Game
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import Ask, Decision, OrPass, Some
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.notation import PASS_TEXT, WORD
from ludoteca.kernel.seat import Seat
from tests.boxes import near, shelve
from tests.env.playing import every_game, walk
from tests.env.test_actions import check, reached
from tests.env.test_encodings import check_secrecy, part, seats_of
from tests.env.test_records import recorded
from tests.kernel.toy import NAMES, RULES, begun, give

TOY = Game(__name__, rules=RULES)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of rules alone that is installed."""
    shelve(monkeypatch, "toy", "tests.env.test_plain:TOY")
    return "toy"


def plain(game: str, seats: int, knowledge: Knowledge = Knowledge.VIEW) -> Encoder:
    """The plain encoder of a game, whether or not it has another."""
    rules = find(game).rules
    return PlainEncoding(rules).encoder(seats, rules.identity.settle(seats, {}), knowledge)


def spaced(*words: str) -> CalledSpace:
    return CalledSpace(("ace", "king", "queen"), list(words))


def asking(*options: str | None) -> Decision:
    return Decision(Seat(0), Ask("say", WORD, ""), list(options), ())


# -- any game --------------------------------------------------------------------------------------


@every_game
def test_every_option_of_any_game_is_reached_by_one_sequence(game: str) -> None:
    seats = near(game, 3)
    space, luck = plain(game, seats).space, Luck(seed_from("places"))
    for number, (_, decision) in enumerate(walk(game, seats, "plain")):
        if number % 7 == 0:
            check(space, decision, luck)


@every_game
def test_nothing_unseen_changes_a_row_of_any_game(game: str) -> None:
    seats, luck = near(game, 3), Luck(seed_from("worlds"))
    rows = [plain(game, seats, knowledge) for knowledge in (Knowledge.VIEW, Knowledge.MEMORY)]
    for number, (match, _) in enumerate(walk(game, seats, "plain secrecy")):
        if number % 17 == 0:
            for made in rows:
                check_secrecy(made, match, luck)


@every_game
def test_every_byte_of_any_game_is_what_its_slot_says(game: str) -> None:
    seats = near(game, 3)
    made = plain(game, seats)
    planes = Planes(made)
    for number, (match, _) in enumerate(walk(game, seats, "plain tops")):
        if number % 13 == 0:
            for seat in seats_of(match):
                row = made.row(match, seat, None)
                for slot in made.slots:
                    top = 255 if slot.form is Form.BITS else slot.top
                    assert max(row[slot.first : slot.first + slot.size], default=0) <= top, slot
                floats = planes(np.frombuffer(row, np.uint8))
                assert floats.min() >= 0 and floats.max() <= 1


@every_game
def test_what_is_called_the_same_is_the_same_action_everywhere(game: str) -> None:
    seats = near(game, 3)
    space = plain(game, seats).space
    called: dict[str, list[int]] = {}
    for _, decision in walk(game, seats, "called"):
        if type(decision.options) is not Some:
            names, code = find(game).identity.names, space.code(decision.ask)
            for option in decision.options[:40]:
                text = decision.spell(option, names)
                assert called.setdefault(text, code.row(option, decision.seat)) == code.row(option, Seat(0))
    assert len({tuple(row) for row in called.values()}) == len(called)


SHOWN = """
from ludoteca.facets.encoding.plain import PlainEncoding
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.registry import find
rules = find("goblins_inc").rules
made = PlainEncoding(rules).encoder(3, rules.identity.settle(3, {}), Knowledge.VIEW)
print(made.plan.version, made.space.parts, [(slot.name, slot.size, slot.top) for slot in made.slots])
"""


def test_it_is_the_same_in_every_process() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", SHOWN],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and "Part" in told[0]


# -- actions ---------------------------------------------------------------------------------------


def test_a_card_and_a_word_are_an_action_each() -> None:
    space = spaced("hold", "stay")
    assert [part.words for part in space.parts[2:4]] == [("ace", "king", "queen"), ("hold", "stay")]
    assert space.begin(asking("queen", "hold", "ace")).legal == [2, 4, 5]


def test_to_pass_is_an_action_of_its_own() -> None:
    decision = Decision(Seat(0), Ask("say", WORD, ""), OrPass(["ace"]), ())
    assert decision.spell(None, NAMES) == PASS_TEXT
    assert spaced().begin(decision).legal == [0, 2]


def test_a_word_that_never_came_up_is_given_by_its_digits() -> None:
    space = spaced("hold")
    decision = asking("hold", "go", "gone", "ёж")
    found = sorted(reached(space, decision, []))
    assert [place for place, _ in found] == [0, 1, 2, 3]
    assert [given for _, given in found] == [space.spelt(decision, place) for place in range(4)]
    assert all(action >= space.digits or action in (1, 5) for _, given in found for action in given)


def test_several_things_that_never_came_up_are_given_one_by_one() -> None:
    space = spaced("b")
    items = ["b", "a", "ab", "abc"]
    for least, most in ((0, None), (1, 2), (2, 3), (3, 3)):
        decision = Decision(Seat(0), Ask("take", words_text, ""), Some(items, least, most), ())
        found = sorted(reached(space, decision, []))
        assert [place for place, _ in found] == list(range(len(decision.options)))
        assert [given for _, given in found] == [space.spelt(decision, place) for place in range(len(found))]


def words_text(option: Any, names: tuple[str, ...]) -> str:
    """Several words, joined by a plus sign."""
    return "+".join(option) if option else "none"


def test_answers_under_the_same_seal_stand_in_the_row() -> None:
    match = give(begun(), "0 1", "0 3", "0 2")
    made = TOY.encoder(2)
    assert match.pending[Seat(0)].ask.name == "show"
    earlier = part(made, made.row(match, Seat(0), None), "earlier")
    words = next(one for one in made.space.parts if one.name == "word")
    assert [at for at, number in enumerate(earlier) if number] == [words.first + words.words.index("2")]


def test_another_word_makes_another_version() -> None:
    class Renamed(type(RULES)):  # type: ignore[misc]  # a class made here
        """The toy with another catalogue: its words are the same, its rules say that they are not."""

        @property
        def identity(self) -> Any:
            from dataclasses import replace

            return replace(super().identity, version=2)

    versions = [
        PlainEncoding(rules).encoder(2, {"pace": "slow"}, Knowledge.VIEW).plan.version
        for rules in (RULES, Renamed())
    ]
    assert versions[0] != versions[1]


# -- a game of rules alone through all interfaces --------------------------------------------------


# It would like every observation to be one array; with a mask beside it, it is none.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_pettingzoo_finds_nothing_wrong_with_rules_alone(toy: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from ludoteca.env.pettingzoo import env

    api_test(env(toy), num_cycles=50)


def test_gymnasium_plays_rules_alone(toy: str) -> None:
    table = make(toy, opponents=["greedy"])
    _, info = table.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_a_batch_plays_rules_alone(toy: str) -> None:
    with Batch(toy, 2, 4, oracle=True, knowledge="memory") as batch:
        ended = 0
        for _ in range(200):
            batch.step(batch.masks.argmax(1))
            ended += int(batch.ended.sum())
        assert ended


def test_records_of_rules_alone_become_data(toy: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    assert write([recorded(toy, 2, 1, tmp_path)], tmp_path / "toy.parquet")
