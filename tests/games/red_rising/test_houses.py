"""The Sovereign token and the six houses. Rules sections 5.3, 5.4 and 6.4, rulings R8, R32 and R39."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import LOCATIONS, Face
from ludoteca.kernel.match import Match
from tests.games.red_rising.dice import showing
from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, position, tracks
from tests.playing import answers, asked, at, play_to_end

HOUSES = ["apollo", "ceres", "diana", "jupiter", "mars", "minerva"]
PLAIN = {"diana": (0, 0, 1), "jupiter": (0, 1, 0), "mars": (1, 0, 0)}
"""The houses that get something at once, and what."""
OTHER_FACES = [face.value for face in Face if face is not Face.SOVEREIGN]
THEIR_TURN = [("1", "lead", "")]
FROM_LUNA = (*lead(0, "judge", "mars"), ("0", "gain_from", "luna"))
BLOCKERS = ["justice", "martyr"]


def told(house: str, **what: Any) -> dict[str, Any]:
    """A position in which seat 0 of this house can gain from Luna; seat 1 has House Diana or Mars."""
    other = "mars" if house == "diana" else "diana"
    more: dict[str, Any] = {"hands": {0: "judge nero"}, "luna": "dancer", "houses": (house, other)}
    return {**more, **what}


def from_luna(house: str, **what: Any) -> Match:
    """Seat 0 of this house has deployed the Judge to Mars and taken the top card of Luna."""
    return play(match_at(**told(house, **what)), *FROM_LUNA)


# -- the Sovereign token ---------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_the_token_is_taken_from_the_middle_from_its_owner_or_kept(owner: int | None) -> None:
    match = from_luna("mars", sovereign=owner)
    assert (match.table.sovereign, asked(match)) == (0, THEIR_TURN)


@pytest.mark.parametrize("house", PLAIN)
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_the_house_acts_whenever_the_token_is_gained_and_also_when_it_is_kept(
    house: str, owner: int | None
) -> None:
    """5.3."""
    assert tracks(from_luna(house, sovereign=owner)) == PLAIN[house]


@pytest.mark.parametrize("house", PLAIN)
def test_the_house_acts_when_a_card_brings_the_token(house: str) -> None:
    """The Jackal."""
    match = match_at(**told(house, hands={0: "the-jackal nero"}))
    play(match, *lead(0, "the-jackal", "institute"))
    assert (match.table.sovereign, tracks(match)) == (0, PLAIN[house])


@pytest.mark.parametrize("house", PLAIN)
def test_the_house_acts_when_the_die_brings_the_token(house: str) -> None:
    choices = (*lead(0, "judge", "mars"), ("0", "gain_from", "deck"))
    assert tracks(showing("sovereign", *choices, **told(house))) == PLAIN[house]


@pytest.mark.parametrize("house", PLAIN)
def test_the_house_acts_when_scouting_to_luna(house: str) -> None:
    match = play(match_at(**told(house)), ("0", "lead", "-"), ("0", "place_at", "luna"))
    assert (match.table.sovereign, tracks(match)) == (0, PLAIN[house])


def test_the_house_of_whoever_loses_the_token_does_nothing() -> None:
    match = from_luna("jupiter", sovereign=1)
    assert tracks(match, 1) == (0, 0, 0)


@pytest.mark.parametrize(("house", "full"), [("diana", (0, 0, 10)), ("jupiter", (0, 10, 0))])
def test_a_house_that_can_have_no_more_does_nothing(house: str, full: tuple[int, int, int]) -> None:
    match = from_luna(house, fleet=[full[1], 0], influence=[full[2], 0])
    assert (tracks(match), match.table.sovereign) == (full, 0)


# -- blocks ----------------------------------------------------------------------------------------


def blockable(house: str = "mars", blocker: str = "martyr", **what: Any) -> Match:
    """Seat 1 has the token and holds a card that keeps it."""
    hands = {0: "judge nero", 1: f"{blocker} octavia"}
    return from_luna(house, hands=hands, sovereign=1, top="aja", **what)


@pytest.mark.parametrize("blocker", BLOCKERS)
def test_whoever_is_about_to_lose_the_token_may_block(blocker: str) -> None:
    """R8; the example of 6.4."""
    match = blockable(blocker=blocker)
    assert asked(match) == [("1", "block_sovereign", "")]
    play(match, ("1", "block_sovereign", blocker))
    assert (match.table.sovereign, banished(match), hand(match, 1)) == (1, [blocker], ["aja", "octavia"])


def test_a_blocked_token_sets_off_no_house() -> None:
    """R8: neither the attacker's nor the owner's."""
    match = play(blockable(), ("1", "block_sovereign", "martyr"))
    assert (tracks(match), tracks(match, 1)) == ((0, 0, 0), (0, 0, 0))


def test_the_card_is_gained_though_the_token_is_blocked() -> None:
    match = play(blockable(), ("1", "block_sovereign", "martyr"))
    assert (hand(match), asked(match)) == (["dancer", "nero"], THEIR_TURN)


def test_nobody_is_obliged_to_block() -> None:
    match = play(blockable(), ("1", "block_sovereign", "-"))
    assert (match.table.sovereign, tracks(match), hand(match, 1)) == (0, (1, 0, 0), ["martyr", "octavia"])


def test_with_both_blockers_the_owner_chooses_which_one_to_banish() -> None:
    match = blockable(blocker="martyr justice")
    assert answers(match, 1) == ["justice", "martyr", "-"]
    assert banished(play(match, ("1", "block_sovereign", "martyr"))) == ["martyr"]


def test_a_block_with_an_empty_deck_brings_no_card() -> None:
    match = from_luna(
        "mars", hands={0: "judge nero", 1: "martyr octavia"}, sovereign=1, deck="", jupiter="arlus"
    )
    play(match, ("1", "block_sovereign", "martyr"))
    assert (match.table.sovereign, hand(match, 1)) == (1, ["octavia"])


@pytest.mark.parametrize("owner", [None, 0])
def test_only_the_owner_of_the_token_can_block(owner: int | None) -> None:
    match = from_luna("mars", hands={0: "judge nero", 1: "martyr octavia"}, sovereign=owner)
    assert (match.table.sovereign, asked(match)) == (0, THEIR_TURN)


def test_a_token_that_is_kept_by_its_owner_is_not_blocked() -> None:
    """The owner of the token, who holds Martyr, takes a card from Luna."""
    match = from_luna("mars", hands={0: "judge martyr"}, sovereign=0)
    assert (tracks(match), hand(match)) == ((1, 0, 0), ["dancer", "martyr"])


# -- Apollo ----------------------------------------------------------------------------------------


def test_apollo_places_the_top_card_of_the_deck_without_a_bonus() -> None:
    match = from_luna("apollo", top="uncle-narol")
    assert (asked(match), answers(match, 0)) == ([("0", "place_at", "uncle-narol")], LOCATIONS)
    play(match, ("0", "place_at", "institute"))
    assert (pile(match, "institute"), tracks(match), asked(match)) == (["uncle-narol"], (0, 0, 0), THEIR_TURN)


def test_apollo_may_place_the_card_on_luna_without_gaining_the_token_again() -> None:
    match = play(from_luna("apollo", top="aja"), ("0", "place_at", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["aja"], THEIR_TURN)


def test_apollo_does_nothing_with_an_empty_deck() -> None:
    match = from_luna("apollo", deck="", jupiter="arlus")
    assert (match.table.sovereign, asked(match)) == (0, THEIR_TURN)


# -- Ceres -----------------------------------------------------------------------------------------


def test_ceres_banishes_any_card_of_any_location_also_a_covered_one() -> None:
    """R39: after the gain Dancer is in hand; the Judge lies on Arlus."""
    match = from_luna("ceres", mars="arlus", jupiter="harmony deanna")
    assert (asked(match), answers(match, 0)) == (
        [("0", "banish_here", "")],
        ["harmony", "deanna", "arlus", "judge"],
    )
    play(match, ("0", "banish_here", "arlus"))
    assert (banished(match), pile(match, "mars"), asked(match)) == (["arlus"], ["judge"], THEIR_TURN)


def test_ceres_banishes_a_face_down_card_by_its_place() -> None:
    """R6, R39."""
    match = from_luna("ceres", institute="nanny octavia", down=(0, 0, 0, 1))
    assert answers(match, 0) == ["judge", "institute-face-down-1", "octavia"]
    play(match, ("0", "banish_here", "institute-face-down-1"))
    assert (banished(match), pile(match, "institute"), match.table.down) == (
        ["nanny"],
        ["octavia"],
        [0, 0, 0, 0],
    )


def test_ceres_must_banish_if_it_can() -> None:
    """The Judge is the only card lying anywhere, so nobody is asked."""
    match = from_luna("ceres")
    assert (banished(match), asked(match)) == (["judge"], THEIR_TURN)


def test_ceres_banishes_nothing_where_nothing_lies() -> None:
    """The only card on the table is the one gained: seat 0 has none to deploy."""
    match = play(match_at(**told("ceres", hands={0: ""})), ("0", "act", "lead"), ("0", "gain_from", "luna"))
    assert (banished(match), match.table.sovereign) == ([], 0)


def scoring(**what: Any) -> Match:
    """A position in which the end-of-game abilities begin; seat 1 has House Ceres."""
    return match_at(phase="abilities", houses=("mars", "ceres", "diana"), **what)


def test_ceres_banishes_a_card_from_hand_before_points_are_counted() -> None:
    match = scoring(hands={0: "judge", 1: "nero octavia"})
    assert (asked(match), answers(match, 1)) == ([("1", "ceres", "")], ["nero", "octavia"])
    play_to_end(match, ("1", "ceres", "nero"))
    assert (hand(match, 1), banished(match), match.outcome().scores[1]) == (["octavia"], ["nero"], 0)


def test_ceres_banishes_after_everybodys_end_of_game_abilities() -> None:
    """The Auctioneer of seat 2 comes first, though Ceres sits before it."""
    match = scoring(seats=3, hands={0: "judge", 1: "nero octavia", 2: "auctioneer"})
    assert asked(match)[0][0] == "2"
    play_to_end(match, ("2", "prize", "helium"), ("1", "ceres", "nero"))


def test_the_card_that_ceres_banishes_does_not_count_for_the_size_of_the_pile() -> None:
    """R27: the Pathologist still counts nine and scores 10, not 25; the Group Counselor counts all ten."""
    gone = "arlus dancer darrow deanna harmony sefi jopho alfrun helga"
    match = scoring(
        hands={0: "pathologist group-counselor", 1: "nero octavia"}, banished=gone, banished_before=9
    )
    play_to_end(match, ("1", "ceres", "nero"))
    assert match.outcome().scores[0] == 5 + 10 + 35 - 10


def test_ceres_with_one_card_banishes_it_and_without_cards_none() -> None:
    assert banished(scoring(hands={0: "judge", 1: "nero"})) == ["nero"]
    assert banished(scoring(hands={0: "judge", 1: ""})) == []


@pytest.mark.parametrize("house", [house for house in HOUSES if house != "ceres"])
def test_no_other_house_banishes_before_scoring(house: str) -> None:
    other = "mars" if house == "diana" else "diana"
    match = match_at(phase="abilities", hands={0: "judge", 1: "nero octavia"}, houses=(other, house))
    assert (match.over, hand(match, 1)) == (True, ["nero", "octavia"])


# -- Minerva ---------------------------------------------------------------------------------------


def minerva(face: str, **what: Any) -> Match:
    """Seat 0 of House Minerva takes a card from Luna, and the die shows this face."""
    return showing(face, *FROM_LUNA, **told("minerva", **what))


@pytest.mark.parametrize(
    ("face", "gained"), [("helium", (1, 0, 0)), ("fleet", (0, 1, 0)), ("influence", (0, 0, 1))]
)
def test_minerva_gets_what_the_die_shows(face: str, gained: tuple[int, int, int]) -> None:
    match = minerva(face)
    assert (tracks(match), match.table.sovereign, asked(match)) == (gained, 0, THEIR_TURN)


def test_minerva_banishes_or_reveals_as_the_die_shows() -> None:
    banishing = play(minerva("banish", jupiter="arlus"), ("0", "banish_top", "jupiter"))
    revealing = play(minerva("reveal", top="aja"), ("0", "place_at", "jupiter"))
    assert (banished(banishing), pile(revealing, "jupiter")) == (["arlus"], ["aja"])


def test_minerva_chooses_another_face_for_the_sovereign_token() -> None:
    """R32."""
    match = minerva("sovereign")
    assert (asked(match), answers(match, 0)) == ([("0", "face", "")], OTHER_FACES)


@pytest.mark.parametrize(
    ("face", "gained"), [("helium", (1, 0, 0)), ("fleet", (0, 1, 0)), ("influence", (0, 0, 1))]
)
def test_minerva_gets_the_face_it_chose_and_the_token_once(face: str, gained: tuple[int, int, int]) -> None:
    """R32."""
    match = play(minerva("sovereign"), ("0", "face", face))
    assert (tracks(match), asked(match)) == (gained, THEIR_TURN)
    assert len([event for event in match.events() if event.kind == "sovereign"]) == 1


def test_minerva_can_choose_to_banish_or_to_reveal() -> None:
    """R32."""
    banishing = play(
        minerva("sovereign", jupiter="arlus"), ("0", "face", "banish"), ("0", "banish_top", "jupiter")
    )
    revealing = play(minerva("sovereign", top="aja"), ("0", "face", "reveal"), ("0", "place_at", "mars"))
    assert (banished(banishing), pile(revealing, "mars")) == (["arlus"], ["judge", "aja"])


def test_the_die_that_brings_minerva_the_token_is_rolled_again_for_the_house() -> None:
    choices = (*lead(0, "judge", "mars"), ("0", "gain_from", "deck"))
    rolls: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(40):
        match = play(at(RULES, position(**told("minerva")), seed), *choices)
        faces = [event.facts["face"] for event in match.events() if event.kind == "rolled"]
        rolls[faces[0] == "sovereign"].add(len(faces))
    assert rolls == {True: {2}, False: {1}}
