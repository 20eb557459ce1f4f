"""Rulings on what guides the search in Red Rising: which options come first, and what a match promises."""

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.guide.favourites import favourites
from ludoteca.games.red_rising.guide.hand import Hand
from ludoteca.games.red_rising.guide.outlook import chances
from ludoteca.games.red_rising.hand_search import value
from ludoteca.games.red_rising.pieces import NUMBERS
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.seat import Seat
from tests.games.red_rising.positions import match_at
from tests.playing import stray

LAST_TURN = {"ending": True, "turn": 1, "first": 0}
"""The second of two seats has the last turn of the game."""
WALK = 200
"""So many decisions of a match are looked at: enough for every kind of turn."""


def begun(number: int) -> tuple[Match, Luck]:
    """A match with seats and options that follow from the number, and luck for a walk through it."""
    options = {option.name: option.values[number % len(option.values)] for option in RULES.identity.options}
    seed = seed_from("search", number)
    return Match.start(RULES, 1 + number % 6, seed, options, Log.NONE), Luck(seed)


def question(match: Match) -> Decision:
    assert isinstance(match.question, Decision)
    return match.question


def ranked(match: Match, most: int) -> list[str]:
    """What seems best, best first."""
    decision = question(match)
    return [
        decision.spell(decision.options[place], match.names) for place in favourites(match, decision, most)
    ]


def first(*choices: str, **at: Any) -> str:
    """What seems best in a position after these answers."""
    match = match_at(**at)
    for text in choices:
        match.answer_text(question(match).seat, text)
    return ranked(match, 1)[0]


# -- every question --------------------------------------------------------------------------------


def test_favourites_are_distinct_options_of_every_question() -> None:
    """Twelve walks meet every number of seats twice and every value of every option."""
    asks = set()
    for number in range(12):
        match, luck = begun(number)
        for _ in range(WALK):
            if match.over:
                break
            decision = question(match)
            asks.add(decision.ask.name)
            for most in (1, 4, 12):
                places = favourites(match, decision, most)
                assert 1 <= len(places) <= most
                assert len(set(places)) == len(places)
                assert all(0 <= place < len(decision.options) for place in places)
            stray(match, luck)
    assert len(asks) >= 35


@pytest.mark.parametrize("number", range(6))
def test_favourites_are_the_same_in_all_worlds_of_the_deciding_seat(number: int) -> None:
    match, luck = begun(number)
    for _ in range(60):
        if match.over:
            break
        seat = question(match).seat
        found = []
        for _ in range(2):
            world = match.imagine(seat, luck)
            world.run_out()
            found.append(favourites(world, world.decision(seat), 8))
        assert found[0] == found[1] == favourites(match, question(match), 8)
        assert favourites(match, question(match), 1) == found[0][:1]
        stray(match, luck)


def test_a_discreet_question_with_one_answer_gets_that() -> None:
    """Nobody is told that the owner of the token holds nothing to keep it with."""
    at = {"hands": {0: "lorn", 1: "invictus quietus"}, "sovereign": 1, "jupiter": "sefi"}
    match = match_at(**at)
    for text in ("-", "luna"):
        match.answer_text(question(match).seat, text)
    assert question(match).ask.name == "block_sovereign"
    assert favourites(match, question(match), 4) == [0]


# -- a turn ----------------------------------------------------------------------------------------


def test_the_card_is_gained_that_goes_best_with_the_hand() -> None:
    """Cassius brings 40 points with both Mustang and Darrow."""
    piles = {"mars": "nero", "luna": "darrow", "institute": "virga"}
    at = {"hands": {1: "cassius mustang"}, "phase": "gain", "barred": [0], **piles, **LAST_TURN}
    assert first(**at) == "luna"


def test_the_card_that_spoils_the_hand_is_the_one_deployed() -> None:
    """With Mickey in hand Evey loses 15 points."""
    at = {"hands": {1: "evey mickey-the-carver darrow fitchner"}, "jupiter": "sefi", **LAST_TURN}
    assert first(**at) == "mickey-the-carver"


def test_a_hand_that_cannot_be_bettered_is_kept_by_scouting() -> None:
    piles = {"jupiter": "surgeon", "mars": "pathologist", "luna": "assassin", "institute": "reporter"}
    held = "cassius mustang darrow fitchner sefi ragnar artificer"
    assert first(hands={1: held}, **piles, **LAST_TURN) == "-"


def test_a_card_is_deployed_where_its_ability_moves_a_track() -> None:
    """The Pax moves the ship on Luna; nothing else differs."""
    assert first("the-pax", hands={0: "the-pax fitchner"}) == "luna"


def test_a_card_is_not_deployed_onto_the_one_to_be_gained() -> None:
    at = {"hands": {1: "cassius mustang lorn"}, "luna": "darrow", **LAST_TURN}
    assert first("lorn", **at) != "luna"


def test_the_eighth_card_is_not_taken_along() -> None:
    """Aegis Craftsman may take a Gold and end the turn; an eighth card costs more than this one brings."""
    held = "cassius mustang darrow fitchner sefi ragnar priestess aegis-craftsman"
    at = {"hands": {1: held}, "mars": "the-jackal", **LAST_TURN}
    assert first("aegis-craftsman", "mars", **at) == "-"


def test_a_scout_takes_the_bonus_that_is_worth_most_in_the_end() -> None:
    """The seventh step of the ship brings 7 points, a Helium 3, an Influence without a rank 1."""
    at = {"hands": {1: "lorn fitchner"}, "fleet": [0, 6], "influence": [9, 0], "sovereign": 1, **LAST_TURN}
    assert first("-", houses=("mars", "apollo"), **at) == "jupiter"


# -- other questions -------------------------------------------------------------------------------


def test_ceres_parts_with_the_card_that_costs_points() -> None:
    """Quicksilver loses 30 of its 40 points while the other has more Helium."""
    at = {"phase": "abilities", "turn": 1, "houses": ("mars", "ceres"), "helium": [5, 0]}
    assert first(hands={0: "invictus", 1: "fitchner sefi ragnar quicksilver"}, **at) == "quicksilver"


def test_of_banished_cards_those_are_taken_that_score_but_no_eighth_one() -> None:
    """Dr. Virany takes back Reds: Deanna needs another Red, and an eighth card costs 10 points."""
    held = "dr-virany fitchner mustang lorn virga"
    at = {"phase": "abilities", "hands": {0: held}, "banished": "deanna darrow harmony"}
    assert sorted(first(houses=("mars", "diana"), **at).split("+")) == ["darrow", "deanna"]


def test_a_stolen_card_is_the_one_that_its_owner_can_best_do_without() -> None:
    at = {"hands": {0: "tactus lorn", 1: "cassius mustang darrow surgeon"}}
    assert first("tactus", "mars", "1", "-", **at) == "surgeon"


def test_colours_are_named_of_which_most_cards_are_unseen() -> None:
    """All Reds lie open, so three other colours come first, Gold among them."""
    reds = "arlus dancer darrow deanna eo harmony uncle-narol"
    match = match_at(hands={0: "online-gambler lorn"}, mars=reds)
    for text in ("online-gambler", "luna"):
        match.answer_text(Seat(0), text)
    for named in ranked(match, 6):
        assert "gold" in named.split("+")
        assert "red" not in named.split("+")


# -- hands -----------------------------------------------------------------------------------------


def test_a_hand_without_mimics_is_worth_its_points() -> None:
    match = match_at(hands={0: "cassius mustang darrow virga"})
    t = match.table
    standing = standing_of(t, Seat(0), t.hand(Seat(0)))
    assert Hand(standing, t.hand(Seat(0)), 0.0).worth == value(standing)


def test_an_orange_bears_the_name_that_brings_most() -> None:
    """As Darrow it brings Cassius 40 points beside Mustang."""
    match = match_at(hands={0: "cassius mustang aegis-craftsman"})
    t = match.table
    standing = standing_of(t, Seat(0), t.hand(Seat(0)))
    assert Hand(standing, t.hand(Seat(0)), 0.0).worth == value(standing)


def test_a_card_is_worth_what_it_does_for_the_others() -> None:
    """Darrow brings 10 by himself, and 40 by Cassius, who without Mustang would lose 20."""
    match = match_at(hands={0: "cassius mustang"})
    t = match.table
    hand = Hand(standing_of(t, Seat(0), t.hand(Seat(0))), t.hand(Seat(0)), 0.0)
    assert hand.gain(NUMBERS["darrow"]) == 10 + 40 + 5


# -- chances ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_the_chances_of_a_finished_match_are_its_outcome(number: int) -> None:
    match, luck = begun(number)
    play_out(match, luck)
    ranks = match.outcome().ranks
    assert chances(match) == [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


@pytest.mark.parametrize("number", range(1, 6))
def test_the_chances_of_all_seats_make_one_match(number: int) -> None:
    match, luck = begun(number)
    for _ in range(WALK):
        if match.over:
            break
        promised = chances(match)
        assert len(promised) == match.seats
        assert min(promised) >= 0.0
        assert sum(promised) == pytest.approx(1.0)
        stray(match, luck)


def test_against_the_automa_there_is_one_chance_between_nothing_and_all() -> None:
    match, luck = begun(0)
    for _ in range(WALK):
        if match.over:
            break
        (promised,) = chances(match)
        assert 0.0 <= promised <= 1.0
        stray(match, luck)


def test_the_chances_fall_with_the_level_of_the_automa() -> None:
    promised = [
        chances(match_at(seats=1, automa=str(level), automa_hand="lorn nero", hands={0: "cassius mustang"}))[
            0
        ]
        for level in range(1, 7)
    ]
    assert promised == sorted(promised, reverse=True)
    assert promised[0] > promised[5]


def test_the_better_hand_is_the_likely_winner_in_the_last_turn() -> None:
    hands = {0: "cassius mustang darrow fitchner sefi ragnar", 1: "surgeon lorn"}
    assert chances(match_at(hands=hands, **LAST_TURN))[0] > 0.95


def test_a_lead_is_surer_when_the_end_has_come() -> None:
    hands = {0: "cassius mustang darrow", 1: "fitchner lorn virga"}
    early = chances(match_at(hands=hands))[0]
    late = chances(match_at(hands=hands, ending=True, turn=1))[0]
    assert 0.5 < early < late


def test_whoever_has_still_a_turn_in_the_last_round_may_expect_more() -> None:
    hands = {0: "fitchner virga", 1: "nero pelus"}
    before = chances(match_at(hands=hands, ending=True, turn=0))
    after = chances(match_at(hands=hands, ending=True, turn=1))
    assert after[0] < before[0]


def test_a_card_that_is_still_to_be_gained_counts() -> None:
    """Between deploying and gaining the hand is one card short; that is no loss."""
    hands = {0: "cassius mustang", 1: "fitchner nero lorn"}
    piles = {"luna": "darrow", "jupiter": "virga"}
    due = chances(match_at(hands=hands, phase="gain", barred=[0], ending=True, **piles))[0]
    gone = chances(match_at(hands=hands, turn=1, ending=True, **piles))[0]
    assert due > gone


def test_the_order_of_the_deck_does_not_matter() -> None:
    hands = {0: "cassius mustang", 1: "fitchner nero lorn"}
    good, bad = [
        chances(match_at(hands=hands, top=top)) for top in ("darrow the-howlers", "assassin surgeon")
    ]
    assert good == bad
