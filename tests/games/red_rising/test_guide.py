"""Rulings on how an imagined match is judged that comes to its end, and on hands that are reckoned in part."""

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.guide.favourites import favourites
from ludoteca.games.red_rising.guide.hand import Hand
from ludoteca.games.red_rising.guide.outlook import chances
from ludoteca.games.red_rising.pieces import CHARACTERS
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.seat import Seat
from tests.games.red_rising.positions import match_at, position
from tests.playing import stray

VIEWER = Seat(1)
WORLDS = 20
HELD = "sefi invictus tactus theodora seer"
KNOWN = "victra fitchner sun-hwa lorn"
"""What the viewer has seen of the other hand."""


def last_gain(hidden: str) -> Match:
    """The viewer has the last gain of the game; of the other hand it does not know these cards."""
    piles: dict[str, Any] = {"jupiter": "artificer", "mars": "nero", "luna": "virga", "institute": "quietus"}
    at: dict[str, Any] = {"ending": True, "turn": 1, "first": 0, "turns": 24, "phase": "gain", "barred": [0]}
    hands = {0: f"{KNOWN} {hidden}", 1: HELD}
    begun = position(hands=hands, houses=("mars", "diana"), **piles, **at)
    begun["seen"] |= dict.fromkeys(KNOWN.split(), "all")
    return Match.at(RULES, begun, seed_from("last gain"))


def imagined(match: Match, number: int) -> Match:
    world = match.imagine(VIEWER, Luck(seed_from("world", number)))
    world.run_out()
    return world


def finished(world: Match) -> Match:
    while not world.over:
        assert isinstance(world.question, Decision)
        world.take(world.question, favourites(world, world.question, 1)[0])
    return world


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


# -- finished worlds -------------------------------------------------------------------------------


def test_a_finished_world_does_not_decide_about_hands_that_nobody_has_seen() -> None:
    match = last_gain("pelus evey")
    for number in range(WORLDS):
        promised = chances(finished(imagined(match, number)), VIEWER)
        assert sum(promised) == pytest.approx(1.0)
        assert 0.0 < promised[VIEWER] < 1.0


def test_to_finish_the_game_is_worth_no_more_than_to_be_about_to() -> None:
    match = last_gain("pelus evey")
    before = mean([chances(imagined(match, number), VIEWER)[VIEWER] for number in range(WORLDS)])
    after = mean([chances(finished(imagined(match, number)), VIEWER)[VIEWER] for number in range(WORLDS)])
    assert after == pytest.approx(before, abs=0.15)


def test_the_chances_in_a_finished_world_do_not_depend_on_the_truth() -> None:
    good, bad = last_gain("sevro the-howlers"), last_gain("surgeon assassin")
    for number in range(3):
        assert chances(finished(imagined(good, number)), VIEWER) == chances(
            finished(imagined(bad, number)), VIEWER
        )


def test_a_match_that_has_really_ended_is_judged_by_its_outcome() -> None:
    match = finished(last_gain("pelus evey"))
    assert sorted(chances(match, VIEWER)) == [0.0, 1.0]
    assert chances(match, VIEWER) == chances(match)


def test_whoever_imagines_when_all_hands_lie_open_knows_the_outcome() -> None:
    """Justice takes a card from Luna, and Seat 0 has seen by then what it has to beat."""
    hands = {0: "justice auctioneer lorn", 1: HELD}
    match = match_at(phase="abilities", hands=hands, luna="virga", sovereign=0, houses=("mars", "diana"))
    assert isinstance(match.question, Decision) and match.question.ask.name == "ability"
    world = match.imagine(Seat(0), Luck(seed_from("open")))
    assert chances(finished(world), Seat(0)) == [0.0, 1.0]


def test_against_the_automa_a_finished_world_is_won_or_lost() -> None:
    """Nobody at this table chooses cards in secret, so those of the Automa are rightly dealt by chance."""
    at = {"seats": 1, "automa": "1", "automa_hand": "lorn nero", "ending": True, "first": 1, "turn": 0}
    match = match_at(hands={0: HELD}, jupiter="virga", **at)
    world = match.imagine(Seat(0), Luck(seed_from("solo")))
    assert chances(finished(world), Seat(0)) in ([0.0], [1.0])


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_a_hand_with_a_card_more_or_less_is_worth_what_it_is_when_reckoned_anew(number: int) -> None:
    """Every character is once the card that comes and once among those that stay."""
    seed = seed_from("hands", number)
    match, luck = Match.start(RULES, 2 + number % 3, seed, {}, Log.NONE), Luck(seed)
    for _ in range(20 * number):
        if not match.over:
            stray(match, luck)
    t = match.table
    deck = list(CHARACTERS)
    luck.shuffle("hands", deck)
    for first in range(0, len(deck), 7):
        cards = tuple(deck[first : first + 7])
        others = tuple(deck[: first // 2])[-5:] if first else tuple(deck[-5:])
        hand = Hand(standing_of(t, VIEWER, cards), cards, 0.5)
        for card in cards:
            rest = tuple([other for other in cards if other != card])
            assert hand.without(card) == pytest.approx(Hand(standing_of(t, VIEWER, rest), rest, 0.5).worth)
        for card in others:
            if card not in cards:
                more = (*cards, card)
                anew = Hand(standing_of(t, VIEWER, more), more, 0.5)
                assert hand.gain(card) == pytest.approx(anew.worth - hand.worth)


def test_nothing_reckoned_in_part_is_left_behind_in_the_standing() -> None:
    match = match_at(hands={0: "cassius mustang artisan-chef roque"})
    t = match.table
    hand = Hand(standing_of(t, Seat(0), t.hand(Seat(0))), t.hand(Seat(0)), 0.0)
    first = [hand.gain(card) for card in CHARACTERS if card not in hand.cards]
    hand.without(hand.cards[0])
    again = Hand(hand.standing, hand.cards, 0.0)
    assert [again.gain(card) for card in CHARACTERS if card not in hand.cards] == first


def test_what_really_came_out_is_the_same_for_every_viewer() -> None:
    """A match played out by chance is judged for every viewer as for nobody."""
    match, luck = Match.start(RULES, 3, seed_from("viewers"), {}, Log.NONE), Luck(seed_from("viewers"))
    play_out(match, luck)
    for viewer in range(3):
        assert chances(match, Seat(viewer)) == chances(match)
