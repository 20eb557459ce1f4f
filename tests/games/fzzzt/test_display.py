"""What a board is told of Fzzzt!: faces, points so far, and signs; all of it from components and views alone."""

from __future__ import annotations

import json

import pytest
from msgspec import to_builtins

from ludoteca.facets.registry import find
from ludoteca.games.fzzzt.display import face, signs, so_far
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.words import score_line
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from tests.games.fzzzt.positions import ALL, assign, bid, match_at
from tests.games.fzzzt.test_cards import PRINTED
from tests.playing import drift, play, start, stray

ME = Seat(0)
OTHER = Seat(1)


def sheet(lines: list[ScoreLine] | tuple[ScoreLine, ...]) -> list[tuple[object, ...]]:
    """Lines without the cards of the widgets, which may be chosen in several ways."""
    return [
        (line.seat, line.name, line.points, line.facts.get("unit"), line.facts["count"]) for line in lines
    ]


def units(match: Match, viewer: Seat = ME) -> dict[str, tuple[int, int, str]]:
    """For each unit its widgets, its points, and its sockets by their first letters."""
    made = to_builtins(signs(match.view(viewer))["units"])
    return {
        name: (work["widgets"], work["points"], "".join([socket[0] for socket in work["sockets"]]))
        for name, work in made.items()
    }


def test_the_registry_shows_this_display() -> None:
    assert find("fzzzt").display.face("FZ#1") == face("FZ#1")


# -- faces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_card_has_the_face_that_is_printed_on_it(name: str) -> None:
    kind, power, points, conveyor, symbols, starter = PRINTED[name]
    assert to_builtins(face(name)) == {
        "kind": kind,
        "power": power,
        "points": points,
        "conveyor": conveyor,
        "symbols": symbols,
        "starter": starter,
    }


# -- points so far ---------------------------------------------------------------------------------


@pytest.mark.parametrize("log", ["last", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_end_everybody_reads_the_score_sheet(seats: int, log: str) -> None:
    match = drift(start(RULES, seats, "the end", log=log))
    for viewer in viewers(seats):
        assert so_far(match.view(viewer)) == list(match.outcome().lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_full_log_everybody_knows_all_points_at_any_time(seats: int) -> None:
    match = start(RULES, seats, "known", log="full")
    luck = Luck(seed_from("known", seats))
    while not match.over:
        stray(match, luck)
        truth = sheet(RULES.outcome(match.table).lines)
        for viewer in viewers(seats):
            assert sheet(so_far(match.view(viewer))) == truth


def test_in_clean_up_my_own_points_are_whole() -> None:
    match = match_at(["M1 R5-N FZ#1", "M2 R1-O"], units=["P1-O"], phase="clean_up")
    lines = [line for line in so_far(match.view(ME)) if line.seat == ME]
    assert [(line.name, line.points) for line in lines] == [("robots", 3), ("fzzzt", -1), ("idle_unit", -3)]
    assert signs(match.view(ME))["whole"] == [True, False]


def test_what_lies_in_a_discard_neither_counts_nor_makes_a_penalty_certain() -> None:
    match = match_at(["M1 R5-N", "M2"], "R1-C", discards=["R2-O"], units=["P1-O"])
    assert sheet(so_far(match.view(ME))) == [(0, "robots", 3, None, 1)]
    assert signs(match.view(ME))["whole"] == [False, False]


def test_of_others_only_what_lies_open_counts() -> None:
    match = match_at(["M1", "M2 R5-O"], "R1-C", units=["", "P1-O P2-NO"], assigned={"P1-O": "R1-O R1-OC"})
    assert [line for line in sheet(so_far(match.view(ME))) if line[0] == OTHER] == [
        (1, "robots", 2, None, 2),
        (1, "widgets", 6, "P1-O", 2),
    ]


def test_a_bid_that_i_have_placed_still_counts_for_me() -> None:
    match = match_at(["M1 R5-N R4-N", "M2 R1-O"], "R1-C")
    before = sheet(so_far(match.view(ME)))
    assert sheet(so_far(play(match, bid(0, "R5-N")).view(ME))) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_can_be_said(seats: int) -> None:
    match = start(RULES, seats, "words")
    luck = Luck(seed_from("words", seats))
    while not match.over:
        stray(match, luck)
        for line in so_far(match.view(ME)):
            assert score_line(line).id.startswith("fzzzt-score-")


# -- signs: the units ------------------------------------------------------------------------------


def test_a_socket_is_lit_by_an_assigned_card_and_half_lit_by_one_in_hand() -> None:
    match = match_at(["M1 R5-C FZ#1", "M2"], "R1-C", units=["P3-NCB#1"], assigned={"P3-NCB#1": "R2-N"})
    assert units(match) == {"P3-NCB#1": (0, -9, "ohm")}


def test_a_card_in_hand_is_promised_to_one_unit_only() -> None:
    match = match_at(["M1 R5-C", "M2"], "R1-C", units=["P2-NC P2-CB"])
    assert units(match) == {"P2-NC": (0, -5, "mh"), "P2-CB": (0, -5, "mm")}


def test_an_assigned_card_moves_over_for_another() -> None:
    """The card of two symbols serves as the one that the other card lacks."""
    match = match_at(["M1", "M2"], "R1-C", units=["P2-NO"], assigned={"P2-NO": "R1-NO-S4 R2-N"})
    assert units(match) == {"P2-NO": (1, 6, "oo")}


def test_widgets_count_with_what_i_hold() -> None:
    match = match_at(["M1 R5-O R4-O", "M2"], "R1-C", units=["P1-O"], assigned={"P1-O": "R1-O"})
    assert units(match) == {"P1-O": (3, 9, "o")}
    assert units(match, OTHER) == {"P1-O": (1, 3, "o")}


def test_neither_fzzzt_nor_mechanic_fills_a_socket() -> None:
    match = match_at(["M1 FZ#1 FZ#2", "M2"], "R1-C", units=["P1-O"])
    assert units(match) == {"P1-O": (0, -3, "m")}


def test_in_the_end_the_units_are_as_the_score_sheet_has_them() -> None:
    match = drift(start(RULES, 3, "machines"))
    counted = {
        line.facts["unit"]: (line.facts["count"], line.points)
        for line in match.outcome().lines
        if "unit" in line.facts
    }
    assert counted
    assert {name: work[:2] for name, work in units(match, SPECTATOR).items()} == counted


# -- signs: auction and clean-up -------------------------------------------------------------------


def test_bids_go_clockwise_from_the_chief_and_whoever_has_no_cards_sits_out() -> None:
    match = match_at(["M1 R1-N", "", "R1-O R2-O"], "R1-C", chief=2)
    assert signs(match.view(ME))["order"] == [2, 0]
    assert signs(play(match, bid(2, "R1-O+R2-O")).view(ME))["order"] == [2, 0]


def test_the_auction_is_counted_by_what_is_left_on_the_belt() -> None:
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N R5-O R5-B FZ#1")
    assert signs(match.view(ME))["auction"] == 4
    assert signs(match_at(["M1 R1-O", "M2"], units=["P1-O"], phase="clean_up").view(ME))["auction"] == 0


def test_what_i_have_chosen_for_a_unit_is_shown_to_me_alone() -> None:
    match = match_at(["M1 R5-O R4-N", "M2 R1-N"], units=["P1-O P2-NO P2-NC", "P2-NB"], phase="clean_up")
    play(match, assign(0, "R5-O"), assign(0, "-"))
    assert signs(match.view(ME))["placed"] == {"P1-O": "R5-O"}
    assert signs(match.view(OTHER))["placed"] == {}
    assert signs(match.view(SPECTATOR))["placed"] == {}


@pytest.mark.parametrize("log", ["last", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_signs_are_plain_data_with_the_same_names_in_every_view(seats: int, log: str) -> None:
    match = start(RULES, seats, "names", log=log, last_assignment="ask")
    luck = Luck(seed_from("names", seats))
    names = signs(match.view(ME)).keys()
    while not match.over:
        stray(match, luck)
        for viewer in viewers(seats):
            shown = to_builtins(signs(match.view(viewer)))
            assert shown.keys() == names
            assert json.loads(json.dumps(shown)) == shown


@pytest.mark.parametrize("log", ["last", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_shown_that_the_viewer_cannot_know(seats: int, log: str) -> None:
    """If all that a viewer does not know is dealt anew, it is shown the same."""
    match = start(RULES, seats, "no leak", log=log)
    luck = Luck(seed_from("no leak", seats))
    while not match.over:
        stray(match, luck)
        if luck.below("look", 4) == 0:
            for viewer in viewers(seats):
                mine, imagined = match.view(viewer), match.imagine(viewer, luck).view(viewer)
                assert (signs(imagined), so_far(imagined)) == (signs(mine), so_far(mine))
