"""A turn: lead, gain and scout, the bonuses of the locations, and the Rising die. Rules sections 4, 5.1 and 5.2."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.pieces import LOCATIONS, Face
from ludoteca.kernel.match import Match
from tests.games.red_rising.dice import showing
from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, tracks
from tests.playing import answers, asked, refuse

FILLED = {"jupiter": "dancer", "mars": "arlus", "luna": "darrow", "institute": "harmony"}
"""A Red on each location."""
THEIR_TURN = [("1", "lead", "")]
TO_GAIN = [("0", "gain_from", "")]
SCOUT = ("0", "lead", "-")


# -- lead: deploy ----------------------------------------------------------------------------------


def test_a_turn_begins_with_a_card_to_deploy_or_with_scouting() -> None:
    match = match_at(hands={0: "judge nero"})
    assert (asked(match), answers(match, 0)) == ([("0", "lead", "")], ["judge", "nero", "-"])


def test_a_card_can_be_deployed_to_any_location() -> None:
    match = play(match_at(**FILLED, hands={0: "judge nero"}), ("0", "lead", "judge"))
    assert (asked(match), answers(match, 0)) == ([("0", "deploy_to", "judge")], LOCATIONS)


@pytest.mark.parametrize("location", LOCATIONS)
def test_a_deployed_card_lies_on_top(location: str) -> None:
    """The Judge has no deploy ability and is simply put down."""
    match = play(match_at(**FILLED, hands={0: "judge nero"}), *lead(0, "judge", location))
    assert (pile(match, location), hand(match)) == ([FILLED[location], "judge"], ["nero"])


def test_a_deploy_ability_happens_without_being_asked_for() -> None:
    match = play(match_at(**FILLED, hands={0: "uncle-narol nero"}), *lead(0, "uncle-narol", "luna"))
    assert (tracks(match), asked(match)) == ((2, 0, 0), TO_GAIN)


def test_an_ability_that_is_impossible_does_not_keep_a_card_from_being_deployed() -> None:
    """R1: Fitchner helps on the Institute only."""
    match = play(match_at(**FILLED, hands={0: "fitchner nero"}), *lead(0, "fitchner", "mars"))
    assert (pile(match, "mars"), tracks(match)) == (["arlus", "fitchner"], (0, 0, 0))


# -- lead: gain ------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", LOCATIONS)
def test_a_card_is_gained_from_the_deck_or_from_where_you_did_not_deploy(location: str) -> None:
    match = play(match_at(**FILLED, hands={0: "judge nero"}), *lead(0, "judge", location))
    assert answers(match, 0) == [place for place in LOCATIONS if place != location] + ["deck"]


def test_an_empty_location_has_nothing_to_gain() -> None:
    match = play(match_at(mars="arlus", luna="darrow", hands={0: "judge nero"}), *lead(0, "judge", "luna"))
    assert answers(match, 0) == ["mars", "deck"]


def test_both_locations_are_barred_when_a_card_deploys_another() -> None:
    """A1, R4."""
    match = play(match_at(**FILLED, hands={0: "modjob nero"}), *lead(0, "modjob", "mars"))
    play(match, ("0", "move_to", "jupiter"))
    assert answers(match, 0) == ["luna", "institute", "deck"]


def test_only_the_first_location_is_barred_by_option() -> None:
    """R4, option deployed."""
    match = match_at(**FILLED, hands={0: "modjob nero"}, deployed="first")
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"))
    assert answers(match, 0) == ["jupiter", "luna", "institute", "deck"]


def test_a_card_that_moves_away_was_deployed_where_it_was_put() -> None:
    """4.3: the Musician moves itself to Luna and may be taken back from there."""
    match = match_at(**FILLED, hands={0: "musician nero"})
    play(match, *lead(0, "musician", "institute"), ("0", "move_to", "luna"))
    assert answers(match, 0) == ["jupiter", "mars", "luna", "deck"]
    assert "musician" in hand(play(match, ("0", "gain_from", "luna")))


def test_what_was_barred_is_open_again_in_the_next_turn() -> None:
    match = match_at(**FILLED, hands={0: "judge nero", 1: "magistrate justice"})
    play(match, *lead(0, "judge", "mars"), ("0", "gain_from", "jupiter"), *lead(1, "magistrate", "luna"))
    assert answers(match, 1) == ["mars", "institute", "deck"]


def test_an_ability_may_take_from_the_location_it_was_deployed_to_and_gives_no_bonus() -> None:
    """4.3: Cassius takes Nero from Mars, without a Helium, and the gain step is still to come."""
    match = match_at(mars="nero", luna="dancer", hands={0: "cassius judge"})
    play(match, *lead(0, "cassius", "mars"))
    assert (hand(match), tracks(match), asked(match)) == (["judge", "nero"], (0, 0, 0), TO_GAIN)


def test_to_move_a_card_is_not_to_deploy_it() -> None:
    """4.3: Uncle Narol would give 2 Helium."""
    match = match_at(mars="uncle-narol", hands={0: "garden-trained-rose nero"})
    play(match, *lead(0, "garden-trained-rose", "mars"), ("0", "move_to", "luna"))
    assert (pile(match, "luna"), tracks(match)) == (["uncle-narol"], (0, 0, 0))


def test_a_turn_that_an_ability_has_ended_has_no_gain_step() -> None:
    """R9: the Developer takes Arlus from Mars."""
    match = match_at(**FILLED, hands={0: "developer nero"})
    play(match, *lead(0, "developer", "mars"), ("0", "may_take", "arlus"))
    assert (hand(match), tracks(match), asked(match)) == (["arlus", "nero"], (0, 0, 0), THEIR_TURN)


def test_whoever_does_not_use_the_offer_still_gains() -> None:
    match = play(match_at(**FILLED, hands={0: "developer nero"}), *lead(0, "developer", "mars"))
    assert asked(play(match, ("0", "may_take", "-"))) == TO_GAIN


# -- bonuses ---------------------------------------------------------------------------------------

BONUS = {"jupiter": (0, 1, 0), "mars": (1, 0, 0), "luna": (0, 0, 0), "institute": (0, 0, 1)}
"""What a location adds to the tracks; the ability of House Apollo, which Luna sets off, adds nothing to them."""


def gaining(location: str, **what: Any) -> Match:
    """Seat 0 has deployed elsewhere and takes the top card of this location."""
    elsewhere = "luna" if location != "luna" else "mars"
    match = match_at(**FILLED, hands={0: "judge nero"}, houses=("apollo", "diana"), **what)
    return play(match, *lead(0, "judge", elsewhere), ("0", "gain_from", location))


@pytest.mark.parametrize("location", LOCATIONS)
def test_a_card_gained_from_a_location_brings_its_bonus(location: str) -> None:
    match = gaining(location)
    assert (FILLED[location] in hand(match), pile(match, location)) == (True, [])
    assert (tracks(match), match.table.sovereign) == (BONUS[location], 0 if location == "luna" else None)


def test_the_turn_is_over_after_the_bonus() -> None:
    assert (asked(gaining("mars")), gaining("mars").table.turns) == (THEIR_TURN, 2)


def test_a_ship_at_the_end_of_the_track_stays_there() -> None:
    assert tracks(gaining("jupiter", fleet=[10, 0])) == (0, 10, 0)


def test_there_is_no_eleventh_influence() -> None:
    assert tracks(gaining("institute", influence=[10, 0])) == (0, 0, 10)


def test_helium_has_no_limit() -> None:
    """R37."""
    assert tracks(gaining("mars", helium=[12, 0])) == (13, 0, 0)


# -- scout -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", LOCATIONS)
def test_scouting_places_the_top_card_of_the_deck_and_brings_the_bonus(location: str) -> None:
    match = match_at(**FILLED, hands={0: "judge nero"}, houses=("apollo", "diana"), top="uncle-narol octavia")
    play(match, SCOUT, ("0", "place_at", location))
    assert (pile(match, location), tracks(match)) == ([FILLED[location], "uncle-narol"], BONUS[location])


def test_the_card_is_turned_over_before_the_scout_chooses_where_it_goes() -> None:
    match = play(match_at(top="aja"), SCOUT)
    assert (asked(match), answers(match, 0)) == ([("0", "place_at", "aja")], LOCATIONS)


def test_the_ability_of_a_scouted_card_does_not_happen() -> None:
    """The example of 4.2: Aja is placed, not deployed."""
    match = play(match_at(top="aja"), SCOUT, ("0", "place_at", "institute"))
    assert (asked(match), pile(match, "institute"), tracks(match)) == (THEIR_TURN, ["aja"], (0, 0, 1))


def test_a_scout_keeps_the_hand_and_gains_no_card() -> None:
    match = play(match_at(hands={0: "judge nero"}, top="aja"), SCOUT, ("0", "place_at", "mars"))
    assert (hand(match), asked(match)) == (["judge", "nero"], THEIR_TURN)


def test_nobody_can_scout_from_an_empty_deck() -> None:
    match = match_at(**FILLED, hands={0: "judge nero"}, deck="")
    refuse(match, SCOUT)
    assert answers(match, 0) == ["judge", "nero"]


def test_the_last_card_of_the_deck_can_be_scouted() -> None:
    match = play(match_at(hands={0: "judge nero"}, deck="aja"), SCOUT, ("0", "place_at", "mars"))
    assert (pile(match, "mars"), len(match.table.deck)) == (["aja"], 0)


# -- without cards, and without a deck -------------------------------------------------------------


def test_without_cards_you_gain_from_any_location_or_scout() -> None:
    match = match_at(**FILLED, hands={0: ""})
    assert (asked(match), answers(match, 0)) == ([("0", "act", "")], ["lead", "scout"])
    assert answers(play(match, ("0", "act", "lead")), 0) == [*LOCATIONS, "deck"]


def test_without_cards_you_can_scout() -> None:
    match = play(match_at(hands={0: ""}, top="aja"), ("0", "act", "scout"), ("0", "place_at", "mars"))
    assert (pile(match, "mars"), tracks(match), hand(match)) == (["aja"], (1, 0, 0), [])


def test_without_cards_and_deck_you_gain_from_a_location() -> None:
    match = match_at(**FILLED, hands={0: ""}, deck="")
    assert (asked(match), answers(match, 0)) == (TO_GAIN, LOCATIONS)


def test_from_an_empty_deck_nothing_can_be_gained() -> None:
    match = play(match_at(**FILLED, hands={0: "judge nero"}, deck=""), *lead(0, "judge", "mars"))
    assert answers(match, 0) == ["jupiter", "luna", "institute"]


def test_where_there_is_nothing_to_gain_the_turn_is_over() -> None:
    match = play(match_at(hands={0: "judge nero"}, deck=""), *lead(0, "judge", "mars"))
    assert (hand(match), asked(match), tracks(match)) == (["nero"], THEIR_TURN, (0, 0, 0))


def test_where_nothing_at_all_is_possible_the_turn_is_over() -> None:
    match = match_at(hands={0: ""}, deck="")
    assert (asked(match), match.table.turns) == (THEIR_TURN, 2)


def test_the_deck_is_not_filled_again() -> None:
    match = match_at(hands={0: "judge nero"}, deck="aja", banished="dancer arlus")
    play(match, SCOUT, ("0", "place_at", "mars"))
    assert (len(match.table.deck), banished(match)) == (0, ["arlus", "dancer"])


# -- the Rising die --------------------------------------------------------------------------------

FROM_DECK = (*lead(0, "judge", "mars"), ("0", "gain_from", "deck"))


def rolling(face: str, **what: Any) -> Match:
    """Seat 0 takes the top card of the deck, and the die shows this face."""
    told = {"hands": {0: "judge nero"}, "houses": ("apollo", "diana"), "top": "octavia aja", **FILLED, **what}
    return showing(face, *FROM_DECK, **told)


@pytest.mark.parametrize("face", [face.value for face in Face])
def test_the_top_card_of_the_deck_is_gained_with_a_roll_of_the_die(face: str) -> None:
    assert hand(rolling(face)) == ["nero", "octavia"]


@pytest.mark.parametrize(
    ("face", "gained"), [("helium", (1, 0, 0)), ("fleet", (0, 1, 0)), ("influence", (0, 0, 1))]
)
def test_a_face_with_a_bonus_gives_it(face: str, gained: tuple[int, int, int]) -> None:
    match = rolling(face)
    assert (tracks(match), asked(match)) == (gained, THEIR_TURN)


def test_the_banish_face_banishes_the_top_card_of_any_location_that_has_one() -> None:
    """Also of the one deployed to."""
    match = rolling("banish", luna="")
    assert (asked(match), answers(match, 0)) == ([("0", "banish_top", "")], ["jupiter", "mars", "institute"])
    play(match, ("0", "banish_top", "mars"))
    assert (banished(match), pile(match, "mars"), asked(match)) == (["judge"], ["arlus"], THEIR_TURN)


def test_the_reveal_face_places_the_next_card_without_a_bonus() -> None:
    match = rolling("reveal")
    assert (asked(match), answers(match, 0)) == ([("0", "place_at", "aja")], LOCATIONS)
    play(match, ("0", "place_at", "institute"))
    assert (pile(match, "institute"), tracks(match), asked(match)) == (
        ["harmony", "aja"],
        (0, 0, 0),
        THEIR_TURN,
    )


def test_the_sovereign_face_brings_the_token_and_the_house_ability() -> None:
    match = play(rolling("sovereign", houses=("mars", "diana"), sovereign=1))
    assert (match.table.sovereign, tracks(match), asked(match)) == (0, (1, 0, 0), THEIR_TURN)


@pytest.mark.parametrize(("face", "full"), [("fleet", (0, 10, 0)), ("influence", (0, 0, 10))])
def test_a_face_that_can_give_nothing_more_gives_nothing(face: str, full: tuple[int, int, int]) -> None:
    match = rolling(face, fleet=[full[1], 0], influence=[full[2], 0])
    assert (tracks(match), asked(match)) == (full, THEIR_TURN)


def test_the_reveal_face_does_nothing_when_the_last_card_was_taken() -> None:
    match = rolling("reveal", deck="octavia")
    assert (hand(match), asked(match)) == (["nero", "octavia"], THEIR_TURN)


def test_the_banish_face_does_nothing_when_no_card_lies_anywhere() -> None:
    """Without cards in hand and with empty locations, only the deck is left to gain from."""
    match = showing("banish", ("0", "act", "lead"), hands={0: ""}, top="octavia")
    assert (hand(match), banished(match), asked(match)) == (["octavia"], [], THEIR_TURN)


def test_a_card_from_a_location_brings_no_roll() -> None:
    assert not [event for event in gaining("mars").events() if event.kind == "rolled"]
