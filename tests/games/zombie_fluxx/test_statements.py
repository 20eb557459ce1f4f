"""Statements in the text of the rulebook. Rules section 13.3; TX-8 is in test_joining."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.pieces import NUMBERS
from ludoteca.games.zombie_fluxx.table import DECK, hand_zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import EDGED, before, ended, match_at, move, say, told
from tests.playing import answers, asked, lies, play, refuse, start, where


def test_creepers_dealt_in_the_setup_are_laid_out_and_replaced() -> None:
    """TX-1: the setup deals by the same draw as everything else, so a table with a stacked pile shows it."""
    t = RULES.blank(3, RULES.identity.settle(3, {}), Luck(seed_from("first round")))
    pile = ["zombie#1", "car", "zombie-quartet", "zombie-pair#1", "brains", "draw-2"]
    t.zones.lay([NUMBERS[name] for name in reversed(pile)], DECK)
    t.draw(Seat(0), 3, hand_zone(Seat(0)), "zombie_fluxx §3")
    assert [RULES.identity.names[card] for card in t.hand(Seat(0))] == ["car", "brains", "draw-2"]
    assert [RULES.identity.names[card] for card in t.zombie_cards(Seat(0))] == [
        "zombie#1",
        "zombie-quartet",
        "zombie-pair#1",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_three_cards_and_no_creeper_among_them(seats: int) -> None:
    """TX-1: whoever has drawn one more for the first turn is the first player."""
    for seed in range(20):
        match = start(RULES, seats, seed)
        held = [card for seat in range(seats) for card in lies(match, f"hand {seat}")]
        sizes = sorted([len(lies(match, f"hand {seat}")) for seat in range(seats)])
        assert sizes == [3] * (seats - 1) + [4]
        assert not [
            card for card in held if card.startswith(("zombie#", "zombie-pair", "zombie-trio", "larry"))
        ]


def test_creepers_of_the_first_round_lie_in_front_of_their_holders() -> None:
    """TX-1: in some match a seat that has not drawn yet has one."""
    matches = [start(RULES, 6, seed) for seed in range(20)]
    assert any(lies(match, f"creepers {(match.table.turn + 1) % 6}") for match in matches)


def paired() -> Match:
    return match_at(rules="zombie-season", creepers={0: "zombie#1 zombie-pair#1 zombie-pair#2"})


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (1, 1)])
def test_all_pairs_flee_from_the_kill_of_another_zombie(first: int, second: int) -> None:
    """TX-2: Ada names an opponent for each."""
    match = play(
        paired(),
        move(0, "zombie-season"),
        say(0, "kill", "zombie#1"),
        say(0, "flee_to", first),
        say(0, "flee_to", second),
    )
    assert (where(match)["zombie-pair#1"], where(match)["zombie-pair#2"]) == (
        f"creepers {first}",
        f"creepers {second}",
    )


@pytest.mark.parametrize("answer", ["0", "-"])
def test_a_pair_cannot_stay(answer: str) -> None:
    """TX-2, negative."""
    match = play(paired(), move(0, "zombie-season"), say(0, "kill", "zombie#1"))
    refuse(match, say(0, "flee_to", answer))


def test_a_killed_pair_is_discarded_and_only_the_other_pair_flees() -> None:
    """TX-2: the Zombie stays."""
    match = play(paired(), move(0, "zombie-season"), say(0, "kill", "zombie-pair#1"), say(0, "flee_to", 2))
    assert (where(match)["zombie-pair#1"], where(match)["zombie-pair#2"], before(match, 0)) == (
        "discard pile",
        "creepers 2",
        ["zombie#1"],
    )


@pytest.mark.parametrize(("trio", "heir"), [("zombie-trio-left", 1), ("zombie-trio-right", 2)])
def test_a_killed_trio_goes_where_its_arrow_points(trio: str, heir: int) -> None:
    """TX-3."""
    match = match_at(rules="zombie-season", creepers={0: trio})
    play(match, move(0, "zombie-season"))
    assert where(match)[trio] == f"creepers {heir}"


def test_a_killed_quartet_is_the_first_card_of_the_next_draw_and_is_replaced() -> None:
    """TX-4."""
    match = match_at(
        rules="zombie-season",
        hands={0: "brains ...", 1: "coffee donuts"},
        creepers={0: "zombie-quartet"},
        top="car",
    )
    play(match, move(0, "zombie-season"))
    assert lies(match, "draw pile")[-1] == "zombie-quartet"
    play(match, move(0, "brains"))
    assert (where(match)["zombie-quartet"], lies(match, "hand 1")) == (
        "creepers 1",
        ["coffee", "donuts", "car"],
    )


def two_claims() -> Match:
    match = match_at(
        rules="double-agenda",
        goals="hit-the-gas donuts-with-coffee",
        hands={0: "exchange-keepers ...", 1: "arsenal ..."},
        keepers={0: "can-of-gasoline donuts", 1: "car coffee"},
    )
    return play(match, move(0, "exchange-keepers"), say(0, "own_keeper", "donuts"), say(0, "keeper", "car"))


def test_two_players_who_meet_goals_at_once_have_not_won() -> None:
    """TX-5."""
    match = two_claims()
    assert (ended(match), asked(match)) == ("running", [("1", "move", "")])


def test_the_only_claim_that_is_left_wins() -> None:
    """TX-5."""
    match = play(two_claims(), move(1, "arsenal"), say(1, "discard_goal", "donuts-with-coffee"))
    assert ended(match) == "0"


@pytest.mark.parametrize(("keepers", "result"), [("friend-man friend-woman", "1"), ("friend-man", "running")])
def test_a_player_wins_in_the_turn_of_another(keepers: str, result: str) -> None:
    """TX-6."""
    match = match_at(hands={0: "were-all-all-right ..."}, keepers={1: keepers})
    assert ended(play(match, move(0, "were-all-all-right"))) == result


TEN = "play-2 play-3 play-4 play-all arsenal provisions rules-reset taxation trade-hands draw-2"


def test_the_discard_pile_is_shuffled_when_a_card_is_missing() -> None:
    """TX-7: one is drawn, ten are shuffled, two more are drawn."""
    match = match_at(phase="draw", rules="draw-3", hands={0: "coffee"}, deck="brains", discard=TEN)
    assert (len(lies(match, "hand 0")), len(lies(match, "draw pile")), lies(match, "discard pile")) == (
        4,
        8,
        [],
    )


def test_the_discard_pile_is_not_shuffled_before_a_card_is_missing() -> None:
    """TX-7, negative: the last card is drawn and the pile is left empty."""
    match = match_at(phase="draw", hands={0: "coffee"}, deck="brains", discard=TEN)
    assert (lies(match, "hand 0"), lies(match, "draw pile"), len(lies(match, "discard pile"))) == (
        ["coffee", "brains"],
        [],
        10,
    )


def test_a_drawn_creeper_is_laid_out_and_is_not_a_play() -> None:
    """TX-9."""
    match = match_at(phase="draw", hands={0: "coffee"}, top="zombie#1 car")
    assert (before(match, 0), lies(match, "hand 0"), match.table.played) == (
        ["zombie#1"],
        ["coffee", "car"],
        0,
    )


def test_the_game_without_zombies_has_59_cards_in_the_deck() -> None:
    """TX-10, R-34."""
    match = start(RULES, 4, zombies="without")
    deck = [card for card, zone in where(match).items() if zone not in ("box", "basic rules")]
    assert (len(deck), sorted(lies(match, "box"))) == (59, sorted(EDGED))


def test_the_game_without_zombies_has_no_first_round_of_creepers() -> None:
    """TX-10."""
    match = start(RULES, 6, zombies="without")
    assert (told(match, "creeper"), [len(lies(match, f"creepers {seat}")) for seat in range(6)]) == (
        [],
        [0] * 6,
    )


def test_a_goal_that_forbids_zombies_is_won_by_its_keepers_alone_without_zombies() -> None:
    """TX-10."""
    match = match_at(zombies="without", hands={0: "hit-the-gas ..."}, keepers={0: "car can-of-gasoline"})
    assert ended(play(match, move(0, "hit-the-gas"))) == "0"


def bonus(keepers: str) -> Match:
    return match_at(
        rules="zombie-season eradication-bonus",
        goals="hit-the-gas",
        keepers={0: keepers},
        creepers={0: "zombie#1"},
        top="larry brains",
    )


def test_who_meets_a_goal_by_a_kill_wins_before_the_bonus_card() -> None:
    """TX-11."""
    match = play(bonus("car can-of-gasoline"), move(0, "zombie-season"))
    assert (ended(match), where(match)["larry"]) == ("0", "draw pile")


def test_who_meets_no_goal_draws_the_bonus_card() -> None:
    """TX-11, negative: Larry is laid out and replaced."""
    match = play(bonus("car"), move(0, "zombie-season"))
    assert (ended(match), where(match)["larry"], where(match)["brains"]) == (
        "running",
        "creepers 0",
        "hand 0",
    )
    assert "brains" in answers(match, 0)
