"""The 15 Creepers. Rules section 8."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.pieces import Kind
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, of_kind, say
from tests.playing import lies, play, where

SINGLES = [f"zombie#{number}" for number in range(1, 9)]
PAIRS = [f"zombie-pair#{number}" for number in range(1, 4)]
SHOWN = {
    **dict.fromkeys(SINGLES, 1),
    **dict.fromkeys(PAIRS, 2),
    "zombie-trio-left": 3,
    "zombie-trio-right": 3,
    "zombie-quartet": 4,
    "larry": 1,
}
GOES = {
    **dict.fromkeys([*SINGLES, *PAIRS, "larry"], "discard pile"),
    "zombie-trio-left": "creepers 1",
    "zombie-trio-right": "creepers 3",
    "zombie-quartet": "draw pile",
}
"""Where a card goes that the first of four players kills in front of itself."""


def test_there_are_fifteen_creepers_with_25_zombies() -> None:
    """R-41: Larry among them."""
    assert (sorted(SHOWN), sum(SHOWN.values())) == (sorted(of_kind(Kind.CREEPER)), 25)


@covers(*SHOWN)
@pytest.mark.parametrize(("card", "zombies"), SHOWN.items())
def test_a_creeper_counts_by_its_picture(card: str, zombies: int) -> None:
    match = match_at(phase="draw", top=f"{card} car")
    assert (where(match)[card], match.table.zombies(Seat(0))) == ("creepers 0", zombies)


@pytest.mark.parametrize("card", SHOWN)
def test_a_drawn_creeper_is_replaced(card: str) -> None:
    match = match_at(phase="draw", hands={0: "arsenal"}, top=f"{card} car")
    assert lies(match, "hand 0") == ["arsenal", "car"]


@pytest.mark.parametrize(("card", "place"), GOES.items())
def test_a_killed_creeper_goes_where_its_text_says(card: str, place: str) -> None:
    match = match_at(seats=4, rules="zombie-season", creepers={0: card})
    play(match, move(0, "zombie-season"))
    assert where(match)[card] == place


@pytest.mark.parametrize(("card", "place"), [*GOES.items()])
def test_a_creeper_shot_in_front_of_another_goes_there_from_that_player(card: str, place: str) -> None:
    """R-14: the arrow of a Trio points from where it lay."""
    match = match_at(seats=4, turn=2, keepers={2: "shotgun"}, creepers={0: card})
    play(match, move(2, "shotgun"))
    assert where(match)[card] == place


@pytest.mark.parametrize("card", [card for card in SHOWN if not card.startswith("zombie-pair")])
def test_every_kill_of_another_zombie_drives_the_own_pair_away(card: str) -> None:
    match = match_at(rules="zombie-season", creepers={0: f"{card} zombie-pair#1"})
    play(match, move(0, "zombie-season"), say(0, "kill", card), say(0, "flee_to", 2))
    assert where(match)["zombie-pair#1"] == "creepers 2"


def test_a_fleeing_pair_is_not_killed() -> None:
    """It counts as a zombie of the other at once."""
    match = match_at(
        seats=2,
        rules="zombie-season",
        goals="i-alone-survived",
        keepers={0: "car"},
        creepers={0: "zombie#1 zombie-pair#1"},
    )
    play(match, move(0, "zombie-season"), say(0, "kill", "zombie#1"))
    assert (ended(match), before(match, 1)) == ("0", ["zombie-pair#1"])


@pytest.mark.parametrize("trio", ["zombie-trio-left", "zombie-trio-right"])
def test_with_two_players_both_arrows_point_at_the_other(trio: str) -> None:
    """R-14."""
    match = match_at(seats=2, rules="zombie-season", creepers={0: trio})
    play(match, move(0, "zombie-season"))
    assert where(match)[trio] == "creepers 1"


def test_a_quartet_killed_on_an_empty_pile_is_its_only_card() -> None:
    """R-32: the discard pile is not shuffled under it."""
    match = match_at(
        rules="zombie-season", creepers={0: "zombie-quartet"}, deck="", discard="car lumber coffee"
    )
    play(match, move(0, "zombie-season"))
    assert (lies(match, "draw pile"), lies(match, "discard pile")) == (
        ["zombie-quartet"],
        ["car", "lumber", "coffee"],
    )


def test_larry_blocks_his_owner_and_nobody_else() -> None:
    match = match_at(
        goals="hit-the-gas",
        rules="zombies-aint-so-bad",
        hands={0: "car ..."},
        keepers={0: "can-of-gasoline"},
        creepers={0: "larry"},
    )
    play(match, move(0, "car"))
    assert ended(match) == "running"


def test_who_kills_larry_is_no_longer_blocked() -> None:
    match = match_at(
        goals="hit-the-gas", rules="zombie-season", keepers={0: "car can-of-gasoline"}, creepers={0: "larry"}
    )
    assert ended(play(match, move(0, "zombie-season"))) == "0"
