"""Violet: what artists do when they are deployed."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import banished, hand, known_to, lead, match_at, pile, play
from tests.playing import answers, asked, lies

GAIN = [("0", "gain_from", "")]
TURN_IS_OVER = [("1", "lead", "")]


# -- 4D Painter ------------------------------------------------------------------------------------


def test_4d_painter_shifts_a_card_to_a_location_without_its_colour() -> None:
    match = match_at(jupiter="eo", mars="deanna nero", luna="aja", hands={0: "4d-painter ..."})
    play(match, *lead(0, "4d-painter", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_here", "")], ["deanna", "nero", "4d-painter"])
    play(match, ("0", "move_here", "deanna"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_to", "deanna")], ["luna", "institute"])
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "mars"), pile(match, "luna")) == (["nero", "4d-painter"], ["aja", "deanna"])
    assert (asked(match), match.table.helium[0]) == (GAIN, 0)


def test_4d_painter_may_shift_itself_and_was_still_deployed_where_it_was_put() -> None:
    """R5, §4.3: the card that it has moved itself onto may be gained, Mars is barred."""
    match = match_at(mars="nero", luna="aja", hands={0: "4d-painter ..."})
    play(match, *lead(0, "4d-painter", "mars"), ("0", "move_here", "4d-painter"), ("0", "move_to", "luna"))
    assert (pile(match, "mars"), pile(match, "luna")) == (["nero"], ["aja", "4d-painter"])
    assert (asked(match), answers(match, 0)) == (GAIN, ["luna", "deck"])


def test_4d_painter_does_not_offer_a_card_whose_colour_lies_everywhere_else() -> None:
    match = match_at(
        jupiter="eo reporter", mars="deanna nero", luna="harmony", institute="dancer lawyer",
        hands={0: "4d-painter ..."},
    )  # fmt: skip
    play(match, *lead(0, "4d-painter", "mars"))
    assert answers(match, 0) == ["nero", "4d-painter"]


def test_4d_painter_has_to_shift_itself_if_it_lies_alone() -> None:
    """R5."""
    match = match_at(jupiter="zanzibar", luna="musician", institute="nero", hands={0: "4d-painter ..."})
    play(match, *lead(0, "4d-painter", "mars"))
    assert (pile(match, "institute"), pile(match, "mars")) == (["nero", "4d-painter"], [])


def test_4d_painter_stays_where_no_card_can_go_anywhere() -> None:
    """R1."""
    match = match_at(jupiter="zanzibar", luna="musician", institute="reporter", hands={0: "4d-painter ..."})
    play(match, *lead(0, "4d-painter", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["4d-painter"], GAIN)


def test_4d_painter_neither_shifts_face_down_cards_nor_minds_them() -> None:
    """R6: Eo is no Red on Jupiter, Aja no card of any colour on Mars."""
    match = match_at(
        jupiter="eo", mars="aja deanna", luna="nero", down=(1, 1, 0, 0), hands={0: "4d-painter ..."}
    )
    play(match, *lead(0, "4d-painter", "mars"))
    assert answers(match, 0) == ["deanna", "4d-painter"]
    play(match, ("0", "move_here", "deanna"))
    assert answers(match, 0) == ["jupiter", "luna", "institute"]


# -- Musician, Zanzibar ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fitting"),
    [("musician", ["surgeon", "dancer", "musician"]), ("zanzibar", ["deanna", "aja", "zanzibar"])],
)
def test_musician_shifts_an_even_core_value_and_zanzibar_an_odd_one(card: str, fitting: list[str]) -> None:
    """R5: also themselves. Surgeon's 0 is even (§4.3)."""
    match = match_at(mars="deanna surgeon aja dancer", luna="lawyer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_here", "")], fitting)
    play(match, ("0", "move_here", fitting[1]))
    assert answers(match, 0) == ["jupiter", "luna", "institute"]
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["lawyer", fitting[1]], GAIN)
    assert match.table.helium[0] == 0


@pytest.mark.parametrize("card", ["musician", "zanzibar"])
def test_musician_and_zanzibar_shift_themselves_and_can_be_gained_again(card: str) -> None:
    """R5, §4.3."""
    match = match_at(hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "move_to", "jupiter"))
    assert (pile(match, "jupiter"), pile(match, "mars")) == ([card], [])
    assert answers(match, 0) == ["jupiter", "deck"]
    play(match, ("0", "gain_from", "jupiter"))
    assert (card in hand(match), match.table.fleet[0]) == (True, 1)


@pytest.mark.parametrize(("card", "hidden"), [("musician", "dancer"), ("zanzibar", "deanna")])
def test_a_face_down_card_has_no_core_value_for_musician_and_zanzibar(card: str, hidden: str) -> None:
    """R6. So the card can only shift itself."""
    match = match_at(mars=hidden, down=(0, 1, 0, 0), luna="lawyer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert asked(match) == [("0", "move_to", card)]
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "mars"), match.table.down, known_to(match, hidden)) == ([hidden], [0, 1, 0, 0], [])


# -- Holo Host, Reporter, Vlogger ------------------------------------------------------------------

COMPARED = {"holo-host": "influence", "reporter": "helium", "vlogger": "fleet"}


def present(card: str, values: list[int], **what: Any) -> Match:
    """The card has been deployed while its track shows these values."""
    hands = {0: f"{card} lawyer", 1: "nero aja", 2: "lorn seer"}
    match = match_at(**{"luna": "dancer", "hands": hands, COMPARED[card]: values, **what})
    return play(match, *lead(0, card, "mars"))


@pytest.mark.parametrize("card", COMPARED)
def test_a_violet_goes_to_the_player_on_the_right_who_is_behind(card: str) -> None:
    """A11. What is drawn is secret, what is given is not (R43)."""
    match = present(card, [2, 5, 1], seats=3, top="surgeon judge banker")
    assert (hand(match), pile(match, "mars")) == (["surgeon", "judge", "lawyer"], [])
    assert (sorted(hand(match, 2)), asked(match)) == (sorted([card, "seer", "lorn"]), TURN_IS_OVER)
    assert [known_to(match, each) for each in (card, "surgeon", "judge")] == [[0, 1, 2], [0], [0]]


@pytest.mark.parametrize("card", COMPARED)
@pytest.mark.parametrize("values", [[2, 0, 2], [2, 0, 3], [0, 0, 0]])
def test_a_violet_stays_unless_the_player_on_the_right_is_behind(card: str, values: list[int]) -> None:
    match = present(card, values, seats=3)
    assert (pile(match, "mars"), hand(match), asked(match)) == ([card], ["lawyer"], GAIN)


@pytest.mark.parametrize("card", COMPARED)
def test_a_violet_looks_at_its_own_track_only(card: str) -> None:
    """You are ahead on both of the others."""
    tracks = {track: [5, 0] for track in COMPARED.values() if track != COMPARED[card]}
    match = present(card, [1, 1], **tracks)
    assert (pile(match, "mars"), asked(match)) == ([card], GAIN)


@pytest.mark.parametrize("card", COMPARED)
def test_the_only_opponent_sits_on_the_right_for_a_violet(card: str) -> None:
    """R35. The neutral house with its 3 Influence does not count for Holo Host (R20)."""
    match = present(card, [1, 0], top="surgeon judge")
    assert (card in hand(match, 1), hand(match)) == (True, ["surgeon", "judge", "lawyer"])


@pytest.mark.parametrize("card", COMPARED)
@pytest.mark.parametrize("deck", ["", "surgeon"])
def test_a_violet_ends_the_turn_also_if_the_deck_runs_out(card: str, deck: str) -> None:
    """R2."""
    match = present(card, [1, 0], deck=deck)
    assert (card in hand(match, 1), hand(match)) == (True, [*deck.split(), "lawyer"])
    assert asked(match) == TURN_IS_OVER


@pytest.mark.parametrize("card", COMPARED)
def test_a_violet_goes_on_top_of_the_hand_of_the_automa(card: str) -> None:
    """§10.5. The Automa has played its turn since, and holds two more."""
    match = present(card, [1, 0], seats=1, hands={0: f"{card} lawyer"}, automa_hand="nero aja")
    assert (hand(match, 1)[:3], len(hand(match, 1)), len(hand(match))) == (["nero", "aja", card], 5, 3)
    assert asked(match) == [("0", "lead", "")]


# -- Mickey the Carver -----------------------------------------------------------------------------


def carve(top: str, held: str = "deanna", **what: Any) -> Match:
    """Mickey has been deployed on Mars with these Reds in hand."""
    match = match_at(luna="lawyer", hands={0: f"mickey-the-carver {held}"}, top=top, **what)
    return play(match, *lead(0, "mickey-the-carver", "mars"))


def test_mickey_the_carver_turns_a_red_into_the_first_gold_of_the_deck() -> None:
    match = play(carve("surgeon judge nero aja"), ("0", "offer_red", "deanna"))
    assert (asked(match), answers(match, 0)) == ([("0", "next_under_deck", "")], ["surgeon", "judge", "-"])
    play(match, ("0", "next_under_deck", "judge"))
    assert (hand(match), banished(match), asked(match)) == (["nero"], ["deanna"], GAIN)
    assert (lies(match, "deck")[:2], lies(match, "deck")[-1]) == (["surgeon", "judge"], "aja")


def test_mickey_the_carver_shows_all_that_he_turns_over_and_nothing_else() -> None:
    match = play(carve("surgeon nero aja"), ("0", "offer_red", "deanna"))
    known = [known_to(match, card) for card in ("deanna", "surgeon", "nero", "aja")]
    assert known == [[0, 1], [0, 1], [0, 1], []]


def test_mickey_the_carver_puts_one_other_card_under_the_deck_without_a_question() -> None:
    match = play(carve("surgeon nero"), ("0", "offer_red", "deanna"))
    assert (lies(match, "deck")[0], hand(match), asked(match)) == ("surgeon", ["nero"], GAIN)


def test_mickey_the_carver_orders_the_cards_under_the_deck() -> None:
    """The card named first lies uppermost; whoever stops naming leaves the rest in the order they came."""
    match = play(carve("surgeon judge banker helga nero"), ("0", "offer_red", "deanna"))
    play(match, ("0", "next_under_deck", "banker"), ("0", "next_under_deck", "-"))
    assert lies(match, "deck")[:4] == ["helga", "judge", "surgeon", "banker"]


def test_mickey_the_carver_finds_a_gold_on_top() -> None:
    match = play(carve("nero aja"), ("0", "offer_red", "deanna"))
    assert (hand(match), lies(match, "deck")[-1], asked(match)) == (["nero"], "aja", GAIN)


def test_mickey_the_carver_may_be_left_alone() -> None:
    match = play(carve("surgeon nero"), ("0", "offer_red", "-"))
    assert (hand(match), banished(match), lies(match, "deck")[-1]) == (["deanna"], [], "surgeon")
    assert (asked(match), known_to(match, "surgeon")) == (GAIN, [])


def test_mickey_the_carver_wants_a_red_of_your_hand() -> None:
    match = carve("nero", held="deanna eo judge")
    assert (asked(match), answers(match, 0)) == ([("0", "offer_red", "")], ["deanna", "eo", "-"])
    play(match, ("0", "offer_red", "eo"))
    assert (hand(match), banished(match)) == (["deanna", "judge", "nero"], ["eo"])


def test_mickey_the_carver_does_nothing_without_a_red() -> None:
    """R1."""
    match = carve("nero", held="judge helga", mars="deanna")
    assert (asked(match), hand(match), pile(match, "mars")) == (
        GAIN,
        ["helga", "judge"],
        ["deanna", "mickey-the-carver"],
    )


def test_mickey_the_carver_puts_all_cards_under_a_deck_without_a_gold() -> None:
    """R2."""
    match = play(carve("", deck="surgeon judge"), ("0", "offer_red", "deanna"))
    play(match, ("0", "next_under_deck", "surgeon"))
    assert (hand(match), banished(match), lies(match, "deck")) == ([], ["deanna"], ["judge", "surgeon"])
    assert asked(match) == GAIN
