"""Deploy abilities of White: arbitrators, who need the Sovereign token. Blocks have a file of their own."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import hand, lead, match_at, pile, play, tracks
from tests.playing import answers, asked

GIFTS = {"magistrate": (1, 0, 0), "priestess": (0, 1, 0), "orator": (0, 0, 1)}
"""What each brings with the Sovereign token: Helium, ship, Influence."""
GAIN = [("0", "gain_from", "")]


@pytest.mark.parametrize("card", GIFTS)
def test_with_the_sovereign_token_you_get_the_gift(card: str) -> None:
    match = match_at(mars="eo", sovereign=0, hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "luna"))
    assert (tracks(match), tracks(match, 1), asked(match)) == (GIFTS[card], (0, 0, 0), GAIN)


@pytest.mark.parametrize("owner", [None, 1])
@pytest.mark.parametrize("card", GIFTS)
def test_without_the_sovereign_token_nobody_gets_the_gift(card: str, owner: int | None) -> None:
    match = match_at(mars="eo", sovereign=owner, hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "luna"))
    assert (tracks(match), tracks(match, 1), asked(match)) == ((0, 0, 0), (0, 0, 0), GAIN)


@pytest.mark.parametrize("card", ["priestess", "orator"])
def test_a_gift_beyond_10_is_lost(card: str) -> None:
    """R2."""
    match = match_at(
        mars="eo", sovereign=0, fleet=[10, 0], influence=[10, 0], hands={0: f"{card} helga jopho"}
    )
    play(match, *lead(0, card, "luna"))
    assert tracks(match) == (0, 10, 10)


def test_magistrate_brings_more_than_10_helium() -> None:
    """R37."""
    match = match_at(mars="eo", sovereign=0, helium=[10, 0], hands={0: "magistrate ..."})
    play(match, *lead(0, "magistrate", "luna"))
    assert tracks(match) == (11, 0, 0)


# -- Seer ------------------------------------------------------------------------------------------


def test_seer_with_the_token_places_the_top_card_of_the_deck_elsewhere_without_its_ability() -> None:
    match = match_at(mars="eo", sovereign=0, top="deanna", hands={0: "seer ..."})
    play(match, *lead(0, "seer", "luna"))
    assert (asked(match), answers(match, 0)) == (
        [("0", "place_at", "deanna")], ["jupiter", "mars", "institute"],
    )  # fmt: skip
    play(match, ("0", "place_at", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (["eo", "deanna"], (0, 0, 0), GAIN)


@pytest.mark.parametrize("owner", [None, 1])
def test_seer_without_the_token_does_nothing(owner: int | None) -> None:
    match = match_at(mars="eo", sovereign=owner, hands={0: "seer ..."})
    play(match, *lead(0, "seer", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["seer"], GAIN)


def test_seer_with_an_empty_deck_does_nothing() -> None:
    """R1."""
    match = match_at(mars="eo", jupiter="dancer", sovereign=0, deck="", hands={0: "seer ..."})
    play(match, *lead(0, "seer", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["seer"], GAIN)


# -- Judge, Justice, Martyr ------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["judge", "justice", "martyr"])
def test_a_block_card_can_be_deployed_and_has_no_deploy_ability(card: str) -> None:
    match = match_at(luna="dancer", sovereign=0, hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), hand(match), tracks(match), asked(match)) == (
        [card], ["helga", "jopho"], (0, 0, 0), GAIN,
    )  # fmt: skip
