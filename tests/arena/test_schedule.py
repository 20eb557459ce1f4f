"""Rulings on schedules: who meets whom, on which deals, in which seats."""

from itertools import combinations

import pytest

from ludoteca.arena.schedule import Fixture, named, schedule, seatings

every_table = pytest.mark.parametrize("players", range(1, 7))


@every_table
def test_both_bots_sit_in_every_seat_as_often(players: int) -> None:
    for seat in range(players):
        bots = [seating[seat] for seating in seatings(players)]
        assert bots.count(0) == bots.count(1) > 0


@every_table
def test_in_every_seating_neither_bot_has_two_seats_more(players: int) -> None:
    assert all(abs(seating.count(0) - seating.count(1)) <= 1 for seating in seatings(players))


@every_table
def test_every_seating_comes_once_and_so_does_its_mirror_image(players: int) -> None:
    all_of_them = seatings(players)
    assert len(set(all_of_them)) == len(all_of_them)
    assert {tuple([1 - who for who in seating]) for seating in all_of_them} == set(all_of_them)


@every_table
def test_both_bots_have_the_same_neighbours_as_often(players: int) -> None:
    for here, there in combinations(range(players), 2):
        together = [(seating[here], seating[there]) for seating in seatings(players)]
        assert together.count((0, 0)) == together.count((1, 1))
        assert together.count((0, 1)) == together.count((1, 0))


def test_the_seatings_of_three_give_each_bot_the_majority_three_times() -> None:
    assert sorted(seatings(3)) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


@pytest.mark.parametrize(
    ("players", "games", "deals", "played"), [(2, 1, 1, 2), (2, 10, 5, 10), (3, 7, 2, 12), (4, 6, 1, 6)]
)
def test_games_are_rounded_up_to_whole_deals(players: int, games: int, deals: int, played: int) -> None:
    planned = schedule("fzzzt", ["uniform", "greedy"], games, 1, players)
    assert (planned.deals, planned.games_per_pair) == (deals, played)


def test_every_two_bots_meet_on_the_same_deals() -> None:
    planned = schedule("fzzzt", ["uniform", "greedy", "uniform"], 4, 1)
    assert planned.pairs == [(0, 1), (0, 2), (1, 2)]
    assert planned.fixtures == [Fixture(a, b, deal) for a, b in planned.pairs for deal in range(2)]


def test_a_bot_that_comes_again_gets_a_number() -> None:
    entrants = named(["uniform", "greedy", "uniform", "uniform"])
    assert [entrant.name for entrant in entrants] == ["uniform", "greedy", "uniform#2", "uniform#3"]
    assert [entrant.spec for entrant in entrants] == ["uniform", "greedy", "uniform", "uniform"]


def test_a_game_that_can_be_played_alone_is_played_by_two_unless_told() -> None:
    assert schedule("red_rising", ["uniform", "greedy"], 1, 1).players == 2
    assert schedule("red_rising", ["uniform", "greedy"], 1, 1, players=1).players == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "fzzzt is for 2 to 4 players, not 5"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"specs": ["uniform"]}, "an arena needs at least 2 bots, not 1"),
        ({"specs": ["uniform", "oracle"]}, "there is no bot 'oracle'"),
        ({"options": {"log": "half"}}, "option log of fzzzt is one of last, full, not 'half'"),
        ({"patience": -1.0}, "the patience is 0 seconds (for ever) or more, not -1"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(wrong: dict[str, object], message: str) -> None:
    asked: dict[str, object] = {
        "game": "fzzzt",
        "specs": ["uniform", "greedy"],
        "games": 1,
        "seed": 1,
        **wrong,
    }
    with pytest.raises((LookupError, ValueError)) as refusal:
        schedule(**asked)  # type: ignore[arg-type]  # the wrong arguments are the point
    assert message in str(refusal.value) and "\n" not in str(refusal.value)
