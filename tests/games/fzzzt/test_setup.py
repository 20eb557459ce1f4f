"""Setup. Rules section 3, rulings A1, A2 and A4."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.rules import Outcome
from tests.games.fzzzt.test_cards import PRINTED
from tests.games.fzzzt.vectors import vectors
from tests.playing import drift, lies, start

SEATS = [2, 3, 4]


def dealt(seats: int, seed: object = "a deal") -> dict[str, list[str]]:
    """The zones after setup, before the first round begins."""
    table = RULES.setup(seats, RULES.identity.settle(seats, {}), Luck(seed_from(seed)))
    layout = table.zones.layout
    return {
        zone.name: [layout.names[card] for card in table.zones.cards[place]]
        for place, zone in enumerate(layout.zones)
    }


@pytest.mark.parametrize(**vectors("setup"))
def test_players_take_their_starters_and_the_rest_is_the_conveyor_deck(vector: list[int]) -> None:
    """SETUP-2, SETUP-3, SETUP-4: cards dealt."""
    seats, starters, deck, _ = vector
    zones = dealt(seats)
    robots = [card for seat in range(seats) for card in zones[f"hand {seat}"] if card[0] == "R"]
    assert (len(robots), len(zones["deck"])) == (starters, deck)


@pytest.mark.parametrize(**vectors("setup"))
def test_a_game_has_five_rounds_of_eight_auctions(vector: list[int]) -> None:
    """SETUP-2, SETUP-3, SETUP-4: rounds and auctions."""
    match = drift(start(RULES, vector[0]))
    won = [event for event in match.events() if event.kind == "won"]
    rounds = [event.facts["round"] for event in match.events() if event.kind == "round"]
    assert (rounds, len(won)) == ([1, 2, 3, 4, 5], 40)


@pytest.mark.parametrize(**vectors("setup"))
def test_six_three_or_no_cards_are_never_auctioned(vector: list[int]) -> None:
    """SETUP-2, SETUP-3, SETUP-4: cards never auctioned."""
    assert len(lies(drift(start(RULES, vector[0])), "deck")) == vector[3]


@pytest.mark.parametrize("seats", SEATS)
def test_the_mechanics_one_to_n_are_used_and_the_others_go_into_the_box(seats: int) -> None:
    zones = dealt(seats)
    used = sorted(card for seat in range(seats) for card in zones[f"hand {seat}"] if card[0] == "M")
    assert (used, zones["box"]) == (
        [f"M{number}" for number in range(1, seats + 1)],
        [f"M{number}" for number in range(seats + 1, 5)],
    )


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_begins_with_a_mechanic_and_the_three_robots_of_its_number(seats: int) -> None:
    for seat in range(seats):
        hand = dealt(seats)[f"hand {seat}"]
        number = next(int(card[1]) for card in hand if card[0] == "M")
        assert sorted(hand) == sorted(name for name, printed in PRINTED.items() if printed[5] == number)


@pytest.mark.parametrize("seats", SEATS)
def test_the_owner_of_mechanic_one_is_the_first_chief(seats: int) -> None:
    for seed in range(20):
        match = start(RULES, seats, seed)
        assert "M1" in lies(match, f"hand {match.table.chief}")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_starters_of_unused_mechanics_are_in_the_conveyor_deck(seats: int) -> None:
    """Ruling A1."""
    unused = [name for name, printed in PRINTED.items() if printed[0] == "robot" and printed[5] > seats]
    assert set(unused) <= set(dealt(seats)["deck"])


@pytest.mark.parametrize("seats", SEATS)
def test_any_seat_may_be_dealt_any_mechanic(seats: int) -> None:
    """Ruling A2: mechanics do not set the seating."""
    found = {
        (seat, card)
        for seed in range(60)
        for seat in range(seats)
        for card in dealt(seats, seed)[f"hand {seat}"]
        if card[0] == "M"
    }
    assert len(found) == seats * seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_conveyor_deck_is_shuffled(seats: int) -> None:
    assert len({tuple(dealt(seats, seed)["deck"]) for seed in range(10)}) == 10


@pytest.mark.parametrize("seats", [2, 3])
def test_the_undealt_cards_stay_face_down_after_the_end(seats: int) -> None:
    """Ruling A4."""
    assert set(drift(start(RULES, seats)).view().zone("deck").cards) == {None}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_undealt_cards_are_scored_by_nobody(seats: int) -> None:
    """Ruling A4."""
    match = drift(start(RULES, seats))
    undealt = lies(match, "deck")
    outcome: Outcome = match.outcome()
    counted = sum(int(line.facts["count"] or 0) for line in outcome.lines if line.name in ("robots", "fzzzt"))
    assert counted == 42 - len([card for card in undealt if card[0] != "P"])


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        start(RULES, seats)


@pytest.mark.parametrize("options", [{"log": "some"}, {"last_assignment": "yes"}, {"speed": "fast"}])
def test_an_option_or_value_that_the_game_does_not_know_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        start(RULES, 2, "a test", **options)


def test_without_a_choice_the_log_shows_the_last_auction_and_the_last_assignment_is_skipped() -> None:
    assert start(RULES, 2).options == {"log": "last", "last_assignment": "skip"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_deals_the_same_game(seats: int) -> None:
    """Rules section 9: one seed, and games can be replayed."""
    assert drift(start(RULES, seats, 7)).record().text() == drift(start(RULES, seats, 7)).record().text()


@pytest.mark.parametrize("seats", SEATS)
def test_another_seed_deals_another_game(seats: int) -> None:
    """Rules section 9."""
    assert dealt(seats, 7) != dealt(seats, 8)
