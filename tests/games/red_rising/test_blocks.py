"""Blocks against theft and for the Sovereign token, and the variant of protected hands. Sections 6.4 and 9."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests import playing
from tests.games.red_rising.positions import (
    banished,
    hand,
    lead,
    match_at,
    pile,
    play,
    position,
    sees,
    tracks,
)
from tests.playing import Choice, answers, asked, at, refuse

GAIN = [("0", "gain_from", "")]
BLOCKERS = ["judge", "the-howlers", "pax-au-telemanus"]
KEEPERS = ["justice", "martyr"]

AIMS: dict[str, list[Choice]] = {
    "aja": [("0", "opponent", "1")],
    "antonia": [("0", "opponent", "1")],
    "karnus": [("0", "opponent", "1")],
    "tactus": [("0", "steal_from", "1")],
    "hypnotist": [("0", "banish_own", "bridge")],
}
"""How each attacker comes to the second of three players, whose block is asked for before a card is chosen (R7)."""


def attack(card: str, held: str, **what: Any) -> Match:
    """Three players; the first attacks the second, who holds these cards. Karnus goes onto Nero."""
    match = match_at(
        seats=3, mars="nero", luna="dancer", top="seer orion virga",
        hands={0: f"{card} bridge trigg", 1: held, 2: "danto"}, **what,
    )  # fmt: skip
    return play(match, *lead(0, card, "mars"), *AIMS[card])


# -- Judge, The Howlers, Pax au Telemanus ----------------------------------------------------------


@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize("card", AIMS)
def test_a_shown_block_saves_the_hand_and_stays_in_it(card: str, blocker: str) -> None:
    """R7: it is asked for before a card is chosen."""
    match = attack(card, f"{blocker} helga")
    assert asked(match) == [("1", "block_theft", "")]
    play(match, ("1", "block_theft", blocker))
    assert (hand(match, 1), [sees(match, viewer, "hand 1") for viewer in (0, 2)]) == (
        ["helga", blocker], [[blocker], [blocker]],
    )  # fmt: skip
    assert asked(match) == GAIN


@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize("card", AIMS)
def test_nobody_is_obliged_to_block(card: str, blocker: str) -> None:
    match = play(attack(card, f"{blocker} helga"), ("1", "block_theft", "-"))
    ask = "give_up" if card == "tactus" else "banish_own"
    assert (asked(match), set(answers(match, 1))) == ([("1", ask, "")], {blocker, "helga"})
    play(match, ("1", ask, blocker))
    assert (blocker in hand(match, 1), blocker in banished(match)) == (False, card != "tactus")


@pytest.mark.parametrize(
    ("card", "gone"),
    [("aja", ["aja"]), ("antonia", ["antonia"]), ("karnus", ["nero"]), ("tactus", [])],
)
def test_a_block_spares_only_tactus_from_being_banished(card: str, gone: list[str]) -> None:
    """R7."""
    match = play(attack(card, "judge helga"), ("1", "block_theft", "judge"))
    assert (banished(match), card in pile(match, "mars")) == (gone, card in ("karnus", "tactus"))


def test_a_blocked_tactus_does_not_end_the_turn() -> None:
    """R7."""
    match = play(attack("tactus", "judge helga"), ("1", "block_theft", "judge"))
    assert (pile(match, "mars"), asked(match), answers(match, 0)) == (
        ["nero", "tactus"],
        GAIN,
        ["luna", "deck"],
    )


def test_whoever_blocks_hypnotist_neither_banishes_nor_draws() -> None:
    """R7."""
    match = play(attack("hypnotist", "judge helga"), ("1", "block_theft", "judge"))
    assert (hand(match, 1), hand(match, 2), banished(match)) == (
        ["helga", "judge"],
        ["orion"],
        ["bridge", "danto"],
    )


def test_a_player_with_several_blocks_chooses_which_to_show() -> None:
    match = attack("aja", "judge the-howlers pax-au-telemanus helga")
    assert answers(match, 1) == ["judge", "pax-au-telemanus", "the-howlers", "-"]
    play(match, ("1", "block_theft", "the-howlers"))
    assert sees(match, 2, "hand 1") == ["the-howlers"]


def test_a_block_can_be_used_again_and_again() -> None:
    """R7."""
    match = match_at(mars="eo deanna", luna="dancer", hands={0: "aja antonia", 1: "judge helga sefi"})
    play(match, *lead(0, "aja", "institute"), ("1", "block_theft", "judge"), ("0", "gain_from", "luna"))
    play(match, *lead(1, "sefi", "jupiter"), ("1", "gain_from", "mars"))
    play(match, *lead(0, "antonia", "institute"), ("1", "block_theft", "judge"))
    assert (hand(match, 1), banished(match)) == (["deanna", "helga", "judge"], ["aja", "antonia"])


# -- the question that betrays nothing: R47 ---------------------------------------------------------

HANDS = ["helga jopho", "justice martyr", "judge helga", "judge pax-au-telemanus the-howlers"]


def struck(held: str, **what: Any) -> Match:
    """The first of two players has just struck the other with Aja, who holds these cards."""
    match = match_at(mars="nero", luna="dancer", hands={0: "aja bridge", 1: held}, **what)
    return playing.play(match, *lead(0, "aja", "mars"))


@pytest.mark.parametrize("held", HANDS)
def test_everybody_is_asked_for_a_block_whatever_the_hand_holds(held: str) -> None:
    """R47."""
    match = struck(held)
    blocks = [card for card in held.split() if card in BLOCKERS]
    assert (asked(match), answers(match, 1)) == ([("1", "block_theft", "")], [*blocks, "-"])


@pytest.mark.parametrize("held", HANDS)
def test_an_opponent_cannot_tell_from_the_question_what_the_hand_holds(held: str) -> None:
    """R47: what the striker sees is the same for all hands of one size."""
    hands = [held, " ".join(["orion", "pelus", "virga"][: len(held.split())])]
    views = [struck(cards).view(Seat(0)).plain() for cards in hands]
    assert views[0] == views[1]


def test_when_all_blocks_are_banished_nobody_is_asked() -> None:
    """R47."""
    assert asked(struck("helga jopho", banished="judge the-howlers")) == [("1", "block_theft", "")]
    gone = struck("helga jopho", banished="judge the-howlers pax-au-telemanus")
    assert asked(gone) == [("1", "banish_own", "")]


def test_you_do_not_block_your_own_hypnotist() -> None:
    """Section 6.4: blocks work against opponents."""
    match = match_at(mars="eo", top="seer orion", hands={0: "hypnotist judge helga", 1: "jopho"})
    play(match, *lead(0, "hypnotist", "luna"))
    assert asked(match) == [("0", "banish_own", "")]


# -- Roque and Arlus: the block comes after the draw -----------------------------------------------


@pytest.mark.parametrize("blocker", BLOCKERS)
def test_roque_is_blocked_when_the_named_card_was_drawn_and_is_not_banished(blocker: str) -> None:
    """R7: a block protects itself, too."""
    match = match_at(mars="eo", hands={0: "roque ...", 1: blocker})
    play(match, *lead(0, "roque", "luna"))
    assert asked(match) == [("1", "block_theft", "")]
    play(match, ("1", "block_theft", blocker))
    assert (hand(match, 1), pile(match, "luna"), banished(match), asked(match)) == (
        [blocker],
        ["roque"],
        [],
        GAIN,
    )


def test_roque_asks_for_no_block_when_another_card_was_drawn() -> None:
    """R7."""
    after = []
    for named in ("judge", "helga"):
        match = match_at(mars="eo", hands={0: "roque ...", 1: "judge helga"})
        after.append(asked(play(match, *lead(0, "roque", "luna"), ("0", "name_card", named))))
    assert sorted(after) == [GAIN, [("1", "block_theft", "")]]


def test_a_block_declined_lets_roque_banish_the_card_and_himself() -> None:
    match = match_at(mars="eo", hands={0: "roque ...", 1: "judge"})
    play(match, *lead(0, "roque", "luna"), ("1", "block_theft", "-"))
    assert (hand(match, 1), banished(match)) == ([], ["judge", "roque"])


@pytest.mark.parametrize(("answer", "kept"), [("the-howlers", ["the-howlers"]), ("-", [])])
def test_arlus_is_blocked_when_the_card_drawn_is_gold(answer: str, kept: list[str]) -> None:
    """R7."""
    match = match_at(mars="eo", hands={0: "arlus ...", 1: "the-howlers"})
    play(match, *lead(0, "arlus", "luna"), ("1", "block_theft", answer))
    assert (hand(match, 1), pile(match, "luna"), asked(match)) == (kept, ["arlus"], GAIN)


def test_arlus_asks_for_no_block_when_the_card_drawn_is_not_gold() -> None:
    """R7."""
    match = match_at(mars="eo", hands={0: "arlus ...", 1: "judge"})
    play(match, *lead(0, "arlus", "luna"))
    assert (hand(match, 1), asked(match)) == (["judge"], GAIN)


# -- Justice and Martyr ----------------------------------------------------------------------------


def grab(held: str, card: str = "the-jackal", **what: Any) -> Match:
    """Three players; the first would gain the Sovereign token from the second, who holds these cards."""
    match = match_at(
        seats=3, houses=("mars", "diana", "jupiter"), mars="eo", jupiter="orion", sovereign=1,
        hands={0: f"{card} ...", 1: held}, **what,
    )  # fmt: skip
    return play(match, *lead(0, card, "institute"))


@pytest.mark.parametrize("card", ["the-jackal", "boneriders"])
@pytest.mark.parametrize("keeper", KEEPERS)
def test_a_banished_keeper_saves_the_token_and_brings_a_card(keeper: str, card: str) -> None:
    """R8: neither house helps."""
    match = grab(f"{keeper} helga", card, top="seer")
    assert asked(match) == [("1", "block_sovereign", "")]
    play(match, ("1", "block_sovereign", keeper))
    assert (match.table.sovereign, set(hand(match, 1)), banished(match)) == (1, {"helga", "seer"}, [keeper])
    assert ([tracks(match, seat) for seat in (0, 1)], asked(match)) == ([(0, 0, 0), (0, 0, 0)], GAIN)


@pytest.mark.parametrize("keeper", KEEPERS)
def test_the_card_that_a_keeper_brings_is_seen_by_its_owner_only(keeper: str) -> None:
    """R43."""
    match = play(grab(f"{keeper} helga", top="seer"), ("1", "block_sovereign", keeper))
    assert ["seer" in sees(match, viewer, "hand 1") for viewer in (0, 1, 2)] == [False, True, False]


@pytest.mark.parametrize("keeper", KEEPERS)
def test_nobody_is_obliged_to_keep_the_token(keeper: str) -> None:
    match = play(grab(f"{keeper} helga"), ("1", "block_sovereign", "-"))
    assert (match.table.sovereign, keeper in hand(match, 1), tracks(match)) == (0, True, (1, 0, 0))


@pytest.mark.parametrize("keeper", KEEPERS)
def test_the_token_is_kept_even_if_the_deck_is_empty(keeper: str) -> None:
    """R2."""
    match = play(grab(f"{keeper} helga", deck=""), ("1", "block_sovereign", keeper))
    assert (match.table.sovereign, hand(match, 1), banished(match)) == (1, ["helga"], [keeper])


def test_a_player_with_both_keepers_chooses_which_to_banish() -> None:
    match = grab("justice martyr helga")
    assert answers(match, 1) == ["justice", "martyr", "-"]
    play(match, ("1", "block_sovereign", "martyr"))
    assert ("justice" in hand(match, 1), banished(match)) == (True, ["martyr"])


@pytest.mark.parametrize("held", ["helga jopho", "judge the-howlers"])
def test_without_a_keeper_the_token_is_gone(held: str) -> None:
    match = grab(held)
    assert (match.table.sovereign, tracks(match), asked(match)) == (0, (1, 0, 0), GAIN)


def test_a_keeper_of_somebody_without_the_token_is_of_no_use() -> None:
    match = match_at(seats=3, mars="eo", sovereign=2, hands={0: "the-jackal ...", 1: "justice", 2: "helga"})
    play(match, *lead(0, "the-jackal", "luna"))
    assert match.table.sovereign == 0


def test_you_do_not_keep_your_own_token_from_yourself() -> None:
    match = match_at(mars="eo", sovereign=0, houses=("mars", "diana"), hands={0: "the-jackal justice helga"})
    play(match, *lead(0, "the-jackal", "luna"))
    assert (asked(match), tracks(match)) == (GAIN, (1, 0, 0))


@pytest.mark.parametrize(
    "way",
    [
        [*lead(0, "jopho", "jupiter"), ("0", "gain_from", "luna")],
        [("0", "lead", "-"), ("0", "place_at", "luna")],
    ],
    ids=["gaining", "scouting"],
)
def test_the_bonus_of_luna_can_be_blocked(way: list[Choice]) -> None:
    """R8."""
    match = match_at(
        luna="dancer", mars="eo", sovereign=1, houses=("mars", "diana"), hands={0: "helga jopho", 1: "martyr"}
    )
    play(match, *way, ("1", "block_sovereign", "martyr"))
    assert (match.table.sovereign, banished(match)) == (1, ["martyr"])
    assert (tracks(match), tracks(match, 1)) == ((0, 0, 0), (0, 0, 0))


def test_the_card_from_luna_is_gained_even_if_its_bonus_is_blocked() -> None:
    """R8."""
    match = match_at(luna="dancer", mars="eo", sovereign=1, hands={0: "helga jopho", 1: "martyr"})
    play(match, *lead(0, "jopho", "jupiter"), ("0", "gain_from", "luna"), ("1", "block_sovereign", "martyr"))
    assert hand(match) == ["dancer", "helga"]


def test_the_automa_never_keeps_the_token() -> None:
    """Section 10.5."""
    match = match_at(
        seats=1, mars="deanna", sovereign=1, automa_hand="justice martyr", hands={0: "the-jackal ..."}
    )
    play(match, *lead(0, "the-jackal", "luna"))
    assert (match.table.sovereign, hand(match, 1)) == (0, ["justice", "martyr"])


# -- the variant of protected hands ----------------------------------------------------------------

FIVE = "helga jopho sefi stained ragnar"
SIX = f"{FIVE} alfrun"
SEVEN = f"{SIX} danto"
CERES = ("mars", "ceres")


def protected(
    card: str, held: str, houses: tuple[str, str] = ("mars", "diana"), hands: str = "protected"
) -> Match:
    """The first of two players attacks the other, who holds these cards; Karnus goes onto Nero."""
    what = position(houses=houses, mars="nero", luna="dancer", hands={0: f"{card} bridge trigg", 1: held})
    what["options"]["hands"] = hands
    return play(at(RULES, what), *lead(0, card, "mars"))


@pytest.mark.parametrize("card", ["aja", "antonia", "roque", "tactus"])
def test_a_hand_no_larger_than_at_the_start_is_protected_and_the_attacker_stays(card: str) -> None:
    """R1, section 9."""
    match = protected(card, FIVE)
    assert (len(hand(match, 1)), pile(match, "mars"), asked(match)) == (5, ["nero", card], GAIN)


@pytest.mark.parametrize(
    ("card", "held", "hands"),
    [("aja", SIX, "protected"), ("antonia", FIVE, "open"), ("aja", "helga jopho", "open")],
)
def test_larger_hands_and_without_the_variant_all_hands_can_be_hit(card: str, held: str, hands: str) -> None:
    assert asked(protected(card, held, hands=hands)) == [("1", "banish_own", "")]


@pytest.mark.parametrize(
    ("card", "ask"), [("roque", "name_card"), ("tactus", "steal_from"), ("karnus", "opponent")]
)
def test_a_hand_larger_than_at_the_start_is_not_protected(card: str, ask: str) -> None:
    assert asked(protected(card, SIX))[0][:2] == ("0", ask)


@pytest.mark.parametrize(("held", "safe"), [(SIX, True), (SEVEN, False)])
def test_house_ceres_is_protected_with_six_cards(held: str, safe: bool) -> None:
    """Section 9: Ceres began with six."""
    assert (asked(protected("aja", held, CERES)) == GAIN) == safe


def test_karnus_still_banishes_the_card_beneath() -> None:
    """Section 9."""
    match = protected("karnus", FIVE)
    assert (banished(match), len(hand(match, 1)), asked(match)) == (["nero"], 5, GAIN)


@pytest.mark.parametrize(
    ("held", "shown"), [("nero lorn aja sevro victra", 0), ("romulus lorn aja sevro victra cassius", 1)]
)
def test_arlus_passes_over_protected_neighbours(held: str, shown: int) -> None:
    """Section 9."""
    what = position(mars="eo", hands={0: "arlus ...", 1: held})
    what["options"]["hands"] = "protected"
    match = play(at(RULES, what), *lead(0, "arlus", "luna"))
    assert (len(banished(match)), asked(match)) == (shown, GAIN)


def test_hypnotist_is_not_restricted() -> None:
    """Section 9: whoever loses a card to it gets another at once."""
    match = protected("hypnotist", FIVE)
    assert asked(play(match, ("0", "banish_own", "trigg"))) == [("1", "banish_own", "")]


@pytest.mark.parametrize(
    ("card", "choices"), [("aja", ["1", "3"]), ("roque", ["1", "3"]), ("tactus", ["1", "3", "-"])]
)
def test_only_unprotected_opponents_can_be_chosen(card: str, choices: list[str]) -> None:
    """Section 9: of these three the third began with five cards and has five."""
    golds = "nero lorn cassius sevro victra romulus"
    hands = {0: f"{card} bridge", 1: SIX, 2: "danto holiday trigg sun-hwa ugly-dan", 3: golds}
    what = position(seats=4, luna="dancer", mars="eo", hands=hands)
    what["options"]["hands"] = "protected"
    match = play(at(RULES, what), *lead(0, card, "institute"))
    assert answers(match, 0) == choices
    refuse(match, (*asked(match)[0][:2], "2"))


def test_the_hand_of_the_automa_is_not_protected() -> None:
    """R36."""
    what = position(seats=1, mars="deanna", automa_hand="helga jopho", hands={0: "aja ..."})
    what["options"]["hands"] = "protected"
    match = play(at(RULES, what), *lead(0, "aja", "luna"))
    assert (hand(match, 1), banished(match)) == (["jopho"], ["helga", "aja"])
