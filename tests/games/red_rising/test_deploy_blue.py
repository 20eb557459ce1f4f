"""Deploy abilities of Blue: pilots and their ships."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import lead, match_at, pile, play, tracks
from tests.playing import answers, asked

LOCATIONS = ("jupiter", "mars", "luna", "institute")
PORTS = {"invictus": "mars", "morning-star": "jupiter", "quietus": "institute", "the-pax": "luna"}
"""Where each of the ships moves yours."""
GAIN = [("0", "gain_from", "")]


@pytest.mark.parametrize("location", LOCATIONS)
@pytest.mark.parametrize("card", PORTS)
def test_a_ship_moves_yours_up_only_at_its_own_location(card: str, location: str) -> None:
    match = match_at(jupiter="eo", luna="dancer", hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, location))
    assert (tracks(match), asked(match)) == ((0, int(PORTS[card] == location), 0), GAIN)


@pytest.mark.parametrize("card", PORTS)
def test_a_ship_moves_yours_no_further_than_10(card: str) -> None:
    """R2."""
    match = match_at(jupiter="eo", luna="dancer", fleet=[10, 0], hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, PORTS[card]))
    assert tracks(match) == (0, 10, 0)


# -- Orion -----------------------------------------------------------------------------------------


def test_orion_deploys_the_pax_whose_ability_needs_luna() -> None:
    """A2."""
    match = match_at(luna="the-pax", mars="dancer", hands={0: "orion ..."})
    play(match, *lead(0, "orion", "luna"))
    assert (pile(match, "luna"), pile(match, "jupiter"), tracks(match)) == (["orion"], ["the-pax"], (0, 0, 0))


@pytest.mark.parametrize("location", LOCATIONS[1:])
def test_orion_lets_the_ability_of_the_blue_happen(location: str) -> None:
    match = match_at(**{location: "morning-star"}, deck="", hands={0: "orion ..."})
    play(match, *lead(0, "orion", location))
    assert (pile(match, "jupiter"), tracks(match)) == (["morning-star"], (0, 1, 0))


def test_orion_chooses_among_the_other_blues_here_and_both_locations_are_barred() -> None:
    """R4."""
    match = match_at(mars="virga eo pelus", luna="dancer", hands={0: "orion ..."})
    play(match, *lead(0, "orion", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "deploy_here", "")], ["virga", "pelus"])
    play(match, ("0", "deploy_here", "virga"))
    assert (pile(match, "mars"), pile(match, "jupiter")) == (["eo", "pelus", "orion"], ["virga"])
    assert [tracks(match, seat)[1] for seat in (0, 1)] == [2, 1]
    assert (asked(match), answers(match, 0)) == (GAIN, ["luna", "deck"])


def test_orion_bars_only_its_own_location_if_the_first_deployment_counts() -> None:
    """R4."""
    match = match_at(mars="the-pax", luna="dancer", hands={0: "orion ..."}, deployed="first")
    play(match, *lead(0, "orion", "mars"))
    assert answers(match, 0) == ["jupiter", "luna", "deck"]


def test_orion_on_jupiter_does_nothing() -> None:
    match = match_at(jupiter="morning-star", luna="dancer", hands={0: "orion ..."})
    play(match, *lead(0, "orion", "jupiter"))
    assert (pile(match, "jupiter"), tracks(match)) == (["morning-star", "orion"], (0, 0, 0))


def test_orion_without_another_blue_here_does_nothing() -> None:
    """R1."""
    match = match_at(mars="eo", luna="the-pax", hands={0: "orion ..."})
    play(match, *lead(0, "orion", "mars"))
    assert (pile(match, "mars"), pile(match, "jupiter"), asked(match)) == (["eo", "orion"], [], GAIN)


def test_orion_does_not_find_a_face_down_blue() -> None:
    """R6."""
    match = match_at(mars="virga", down=(0, 1, 0, 0), luna="dancer", hands={0: "orion ..."})
    play(match, *lead(0, "orion", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["virga", "orion"], GAIN)


# -- Pelus and Virga -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_a_fleet_leader_moves_you_two_and_everybody_else_one(card: str) -> None:
    match = match_at(seats=3, luna="dancer", fleet=[1, 2, 0], hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "mars"))
    assert [tracks(match, seat) for seat in (0, 1, 2)] == [(0, 3, 0), (0, 3, 0), (0, 1, 0)]


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_a_fleet_leader_moves_nobody_beyond_10(card: str) -> None:
    """R2."""
    match = match_at(luna="dancer", fleet=[9, 10], hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "mars"))
    assert [tracks(match, seat)[1] for seat in (0, 1)] == [10, 10]


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_a_fleet_leader_takes_the_automa_along(card: str) -> None:
    """Section 10.5."""
    match = match_at(seats=1, luna="dancer", mars="deanna", fleet=[0, 4], hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "mars"))
    assert [tracks(match, side)[1] for side in (0, 1)] == [2, 5]


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_a_fleet_leader_can_trigger_the_end_with_the_ship_of_another(card: str) -> None:
    """R3."""
    match = match_at(
        luna="dancer", fleet=[0, 6], helium=[0, 7], influence=[0, 0], hands={0: f"{card} helga jopho"}
    )
    play(match, *lead(0, card, "mars"))
    assert match.table.ending
