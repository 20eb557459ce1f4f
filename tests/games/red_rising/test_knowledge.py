"""Who knows which card: views, the log, and imagined worlds. Rules section 2, rulings R6 and R43."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.red_rising.dice import showing
from tests.games.red_rising.positions import hand, lead, match_at, pile, play, position
from tests.playing import at, lies

ME, NEXT, THIRD = Seat(0), Seat(1), Seat(2)
OTHERS = [NEXT, THIRD, SPECTATOR]
"""Everybody but seat 0 at a table of three."""
EVERYBODY = [ME, *OTHERS]
WORLDS = 25


def known(match: Match, viewer: Seat, zone: str) -> list[str]:
    """The names that a viewer reads in a zone."""
    return [card for card in match.view(viewer).zone(zone).cards if card is not None]


def told(match: Match, viewer: Seat, kind: str) -> list[SeenEvent]:
    """The events of a kind as a viewer reads them."""
    return [event for event in match.events(viewer) if event.kind == kind]


def worlds(match: Match, seat: Seat) -> Iterator[Match]:
    """Worlds that a seat can imagine."""
    for number in range(WORLDS):
        yield match.imagine(seat, Luck(seed_from(number)))


def three(**what: Any) -> Match:
    return match_at(
        **{"seats": 3, "hands": {0: "judge nero", 1: "magistrate orator", 2: "seer octavia"}, **what}
    )


def taken_from_luna() -> Match:
    """Seat 0 has deployed the Judge and taken Dancer from Luna, for everybody to see."""
    return play(three(luna="dancer"), *lead(0, "judge", "mars"), ("0", "gain_from", "luna"))


def drawn_from_the_deck() -> Match:
    """Seat 0 has deployed the Judge and drawn Aja; the die gave a Helium."""
    choices = (*lead(0, "judge", "mars"), ("0", "gain_from", "deck"))
    hands = {0: "judge nero", 1: "magistrate orator", 2: "seer octavia"}
    return showing("helium", *choices, seats=3, luna="dancer", hands=hands, top="aja")


# -- what everybody knows --------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_all_cards_of_a_location_and_all_banished_ones(viewer: Seat) -> None:
    match = three(mars="dancer arlus", banished="darrow eo")
    assert (known(match, viewer, "mars"), known(match, viewer, "banished")) == (
        ["dancer", "arlus"],
        ["darrow", "eo"],
    )


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_deck_and_everybody_counts_it(viewer: Seat) -> None:
    match = three()
    assert match.view(viewer).zone("deck").cards == (None,) * len(lies(match, "deck"))


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_hand_is_its_owners_and_everybody_counts_it(viewer: Seat) -> None:
    match = three()
    assert (known(match, ME, "hand 0"), match.view(viewer).zone("hand 0").cards) == (
        ["judge", "nero"],
        (None, None),
    )


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_tracks_houses_and_the_token_are_public(viewer: Seat) -> None:
    facts = three(helium=[1, 2, 3], fleet=[4, 5, 6], influence=[6, 5, 4], sovereign=2).view(viewer).facts
    assert [facts[name] for name in ("helium", "fleet", "influence", "sovereign", "houses")] == [
        [1, 2, 3], [4, 5, 6], [6, 5, 4], 2, ["mars", "diana", "jupiter"],
    ]  # fmt: skip


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_scouted_card_is_turned_over_for_everybody(viewer: Seat) -> None:
    match = play(three(top="aja"), ("0", "lead", "-"))
    assert [event.cards for event in told(match, viewer, "turned")] == [("aja",)]


# -- cards that come into a hand -------------------------------------------------------------------


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_taken_from_a_location_is_known_to_all_in_the_hand(viewer: Seat) -> None:
    """R43."""
    match = taken_from_luna()
    assert match.view(viewer).zone("hand 0").cards == ("dancer", None)
    assert [(event.seat, event.cards) for event in told(match, viewer, "took")] == [(0, ("dancer",))]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_drawn_from_the_deck_is_secret(viewer: Seat) -> None:
    """R43."""
    match = drawn_from_the_deck()
    assert match.view(viewer).zone("hand 0").cards == (None, None)
    assert [(event.cards, event.count) for event in told(match, viewer, "took")] == [((), 1)]


def test_whoever_draws_a_card_knows_it() -> None:
    match = drawn_from_the_deck()
    assert known(match, ME, "hand 0") == hand(match) == ["aja", "nero"]
    assert [event.cards for event in told(match, ME, "took")] == [("aja",)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_known_card_stays_known_while_the_hand_changes(viewer: Seat) -> None:
    """R43: seat 0 takes Dancer openly, and in the next turn draws a card unseen."""
    match = taken_from_luna()
    for seat in (1, 2):
        play(match, (str(seat), "lead", "-"), (str(seat), "place_at", "institute"))
    play(match, *lead(0, "nero", "jupiter"), ("0", "gain_from", "deck"))
    assert match.view(viewer).zone("hand 0").cards == ("dancer", None)


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_that_leaves_a_hand_is_known_wherever_it_lies(viewer: Seat) -> None:
    match = taken_from_luna()
    assert known(match, viewer, "mars") == ["judge"]


@pytest.mark.parametrize("viewer", [ME, THIRD, SPECTATOR])
def test_a_card_that_was_handed_over_openly_is_known_and_those_drawn_for_it_are_not(viewer: Seat) -> None:
    """A11: the player on the right gets the Reporter; two cards are drawn."""
    match = match_at(seats=3, hands={1: "reporter orator", 0: "judge nero"}, helium=[0, 2, 0], turn=1)
    play(match, *lead(1, "reporter", "mars"))
    assert known(match, viewer, "hand 1") == []
    assert "reporter" in known(match, viewer, "hand 0")


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_shown_for_an_ability_is_known_afterwards(viewer: Seat) -> None:
    """The Politician shows two Golds."""
    match = three(hands={0: "politician nero octavia aja"})
    play(match, *lead(0, "politician", "mars"), ("0", "show_gold", "nero"), ("0", "show_gold", "octavia"))
    assert known(match, viewer, "hand 0") == ["nero", "octavia"]


@pytest.mark.parametrize("viewer", [ME, THIRD, SPECTATOR])
def test_a_card_shown_to_block_is_known_afterwards(viewer: Seat) -> None:
    """R7: Pax au Telemanus stays in hand."""
    match = three(hands={0: "aja nero", 1: "pax-au-telemanus orator"})
    play(match, *lead(0, "aja", "mars"), ("0", "opponent", "1"), ("1", "block_theft", "pax-au-telemanus"))
    assert match.view(viewer).zone("hand 1").cards == ("pax-au-telemanus", None)


def test_whoever_looks_at_a_hand_knows_it_and_the_others_learn_the_named_card_only() -> None:
    """Roque."""
    match = three(hands={0: "roque nero", 1: "judge orator seer"})
    play(match, *lead(0, "roque", "mars"), ("0", "opponent", "1"))
    assert (known(match, ME, "hand 1"), known(match, THIRD, "hand 1")) == (["judge", "orator", "seer"], [])
    play(match, ("0", "name_card", "orator"))
    assert [
        card for card in known(match, THIRD, "hand 1") + known(match, THIRD, "banished") if card != "roque"
    ] == ["orator"]


def put_back() -> Match:
    """Seat 0 has put Aja, which was banished, on top of the deck by the Group Counselor, and is to gain a card."""
    match = three(hands={0: "group-counselor nero"}, banished="aja", luna="dancer")
    return play(
        match,
        *lead(0, "group-counselor", "mars"),
        ("0", "return_banished", "aja"),
        ("0", "return_to", "top"),
    )


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_put_back_on_the_deck_openly_is_known_there(viewer: Seat) -> None:
    """The deck is read from bottom to top."""
    cards = put_back().view(viewer).zone("deck").cards
    assert (cards[-1], set(cards[:-1])) == ("aja", {None})


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_that_all_know_to_be_on_top_of_the_deck_is_known_when_it_is_drawn(viewer: Seat) -> None:
    match = play(put_back(), ("0", "gain_from", "deck"))
    assert "aja" in known(match, viewer, "hand 0")


# -- face-down cards -------------------------------------------------------------------------------


def walled(**what: Any) -> Match:
    """Seat 0 has deployed the Firewall Expert to Mars and laid three cards face down: Aja, Octavia, Lorn."""
    match = three(hands={0: "firewall-expert nero", 1: "magistrate orator"}, top="octavia aja lorn", **what)
    play(match, *lead(0, "firewall-expert", "mars"), ("0", "lay_down", "aja"), ("0", "lay_down", "octavia"))
    return play(match, ("0", "gain_from", "deck"))


def test_whoever_laid_a_face_down_card_knows_it() -> None:
    """R6."""
    match = walled()
    assert [known(match, ME, zone) for zone in ("jupiter", "luna", "institute")] == [
        ["aja"],
        ["octavia"],
        ["lorn"],
    ]


@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_knows_a_face_down_card(viewer: Seat) -> None:
    """R6."""
    match = walled()
    for zone in ("jupiter", "luna", "institute"):
        assert match.view(viewer).zone(zone).cards == (None,)
    laid = told(match, viewer, "laid_face_down")
    assert [(event.cards, event.count) for event in laid] == [((), 1)] * 3


def face_down(**what: Any) -> Match:
    """Octavia lies face down on Luna; seat 0 laid it there, and it is seat 1's turn."""
    hands = {0: "judge nero", 1: "lorn ragnar"}
    laid = position(seats=3, turn=1, luna="octavia", down=(0, 0, 1, 0), mars="dancer", hands=hands, **what)
    laid["seen"]["octavia"] = [0]
    return at(RULES, laid)


@pytest.mark.parametrize(("viewer", "sees"), [(ME, True), (NEXT, True), (THIRD, False), (SPECTATOR, False)])
def test_a_face_down_card_that_is_taken_is_known_to_its_taker_and_to_whoever_laid_it(
    viewer: Seat, sees: bool
) -> None:
    """R6, R43."""
    match = play(face_down(), *lead(1, "lorn", "jupiter"), ("1", "gain_from", "luna"))
    assert ("octavia" in known(match, viewer, "hand 1")) is sees


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_face_down_card_that_is_banished_is_known_to_all(viewer: Seat) -> None:
    """R6: Ragnar banishes the top card of another location."""
    match = play(face_down(), *lead(1, "ragnar", "jupiter"), ("1", "source", "luna"))
    assert known(match, viewer, "banished") == ["octavia"]


@pytest.mark.parametrize("viewer", [NEXT, THIRD, SPECTATOR])
def test_a_face_down_card_stays_face_down_when_it_is_covered(viewer: Seat) -> None:
    """R6."""
    match = play(face_down(top="aja"), ("1", "lead", "-"), ("1", "place_at", "luna"))
    assert (match.view(viewer).zone("luna").cards, pile(match, "luna")) == ((None, "aja"), ["octavia", "aja"])


def hidden_again() -> Match:
    """Everybody knows that Aja is on top of the deck; seat 1 looks at three cards and has laid one face down."""
    laid = position(seats=3, turn=1, hands={1: "firewall-expert orator"}, top="aja")
    laid["seen"]["aja"] = "all"
    match = at(RULES, laid)
    return play(match, *lead(1, "firewall-expert", "mars"), ("1", "lay_down", "aja"))


@pytest.mark.parametrize("viewer", [ME, THIRD, SPECTATOR])
def test_what_all_knew_is_doubtful_once_it_may_have_been_laid_face_down(viewer: Seat) -> None:
    """R6, R43."""
    view = hidden_again().view(viewer)
    assert (view.zone("jupiter").cards, view.rumours) == ((None,), {"aja": ["jupiter", "aside 1"]})


def test_whoever_laid_it_has_no_doubt() -> None:
    match = hidden_again()
    assert (known(match, NEXT, "jupiter"), match.view(NEXT).rumours) == (["aja"], {})


# -- imagined worlds -------------------------------------------------------------------------------


def test_an_imagined_world_keeps_what_the_seat_knows() -> None:
    """R43: the own hand, the locations, and what another took openly."""
    match = taken_from_luna()
    for world in worlds(match, NEXT):
        assert hand(world, 1) == ["magistrate", "orator"]
        assert (pile(world, "mars"), "dancer" in hand(world, 0)) == (["judge"], True)


def test_an_imagined_world_deals_anew_what_the_seat_does_not_know() -> None:
    """R43: whoever sees only that a card was drawn can imagine many."""
    match = drawn_from_the_deck()
    hands = {tuple(hand(world, 0)) for world in worlds(match, NEXT)}
    assert len(hands) > WORLDS / 2
    assert all(len(cards) == 2 for cards in hands)


def test_an_imagined_world_never_gives_others_what_the_seat_holds() -> None:
    match = drawn_from_the_deck()
    for world in worlds(match, NEXT):
        elsewhere = hand(world, 0) + hand(world, 2) + lies(world, "deck")
        assert not {"magistrate", "orator"} & set(elsewhere)


def test_whoever_drew_a_card_imagines_it_in_hand() -> None:
    for world in worlds(drawn_from_the_deck(), ME):
        assert hand(world, 0) == ["aja", "nero"]


def test_whoever_laid_face_down_cards_imagines_them_where_they_lie() -> None:
    """R6."""
    for world in worlds(walled(), ME):
        assert [pile(world, zone) for zone in ("jupiter", "luna", "institute")] == [
            ["aja"],
            ["octavia"],
            ["lorn"],
        ]


def test_others_imagine_any_hidden_card_face_down() -> None:
    """R6; it lies face down there in every world."""
    imagined = [(pile(world, "luna")[0], tuple(world.table.down)) for world in worlds(walled(), NEXT)]
    assert len({card for card, _ in imagined}) > WORLDS / 2
    assert {down for _, down in imagined} == {(1, 0, 1, 1)}


def test_a_card_put_back_on_the_deck_openly_is_imagined_there() -> None:
    for world in worlds(put_back(), NEXT):
        assert lies(world, "deck")[-1] == "aja"


def test_a_card_that_may_lie_in_either_place_is_imagined_in_both() -> None:
    """R6, R43: one of the cards that seat 1 looks at has been laid face down on Jupiter."""
    found = {"aja" in pile(world, "jupiter") for world in worlds(hidden_again(), THIRD)}
    assert found == {True, False}
