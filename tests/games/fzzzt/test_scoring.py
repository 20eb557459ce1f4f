"""Scoring and the result. Rules section 7, rulings C6 and D1 to D5."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.fzzzt.scoring import basic_score, rank
from ludoteca.kernel.rules import Outcome
from tests.games.fzzzt.exhaustive import number
from tests.games.fzzzt.positions import match_at
from tests.games.fzzzt.vectors import VECTORS, vectors

FZZZTS = ["FZ#1", "FZ#2", "FZ#3", "FZ#4"]


def final(*collections: str, units: tuple[str, ...] = (), assigned: dict[str, str] | None = None) -> Outcome:
    """The outcome of a match in which these seats own these cards; the deck keeps the spare units.

    One more seat owns everything else, and its result does not matter.
    """
    seats = len(collections)
    hands = [f"M{seat + 1} {cards}" for seat, cards in enumerate(collections)] + [f"M{seats + 1}"]
    match = match_at(hands, units=units, assigned=assigned, deck_size=7, phase="clean_up", round=5)
    assert match.over
    return match.outcome()


def score(
    collection: str, units: str = "", assigned: dict[str, str] | None = None, fzzzt: int = 0
) -> tuple[int, int]:
    """Basic and bonus score of seat 0 in a finished match."""
    cards = " ".join([collection, *FZZZTS[:fzzzt]])
    lines = [line for line in final(cards, units=(units,), assigned=assigned).lines if line.seat == 0]
    basic = sum(line.points for line in lines if line.rule == "fzzzt §7.1")
    return basic, sum(line.points for line in lines if line.rule == "fzzzt §7.2")


# -- the vectors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("score"))
def test_the_best_placement_is_scored(vector: dict[str, Any]) -> None:
    """SCORE-RB-CARDS, SCORE-RB-ALT-CARDS, SCORE-1 to SCORE-12."""
    found = score(vector["free"], vector["units"], vector["assigned"], vector["fzzzt"])
    assert found == (vector["basic"], vector["bonus"])


@pytest.mark.parametrize(**vectors("score"))
def test_the_total_is_the_basic_score_plus_the_bonus(vector: dict[str, Any]) -> None:
    """SCORE-RB-CARDS, SCORE-RB-ALT-CARDS, SCORE-1 to SCORE-12: totals."""
    cards = " ".join([vector["free"], *FZZZTS[: vector["fzzzt"]]])
    outcome = final(cards, units=(vector["units"],), assigned=vector["assigned"])
    assert outcome.scores[0] == vector["basic"] + vector["bonus"]


@pytest.mark.parametrize("name", ["SCORE-RB-SUM", "SCORE-RB-ALT-SUM"])
def test_the_score_sheet_of_the_rulebook_example_adds_up_line_by_line(name: str) -> None:
    """SCORE-RB-SUM, SCORE-RB-ALT-SUM."""
    sums = VECTORS["sums"][name]
    cards = VECTORS["score"][name.replace("SUM", "CARDS")]
    outcome = final(f"{cards['free']} FZ#1", units=(cards["units"],), assigned=cards["assigned"])
    sheet = [line.points for line in outcome.lines if line.seat == 0]
    wanted = [sums["robots"], -sums["fzzzt"]]
    wanted += [count * value if count else -value for _, value, count in sums["widgets"]]
    assert (sorted(sheet), sum(sheet)) == (sorted(wanted), sums["total"])


@pytest.mark.parametrize("name", ["SCORE-RB-SUM", "SCORE-RB-ALT-SUM"])
def test_the_score_sheet_names_the_number_of_widgets_of_each_unit(name: str) -> None:
    """SCORE-RB-SUM, SCORE-RB-ALT-SUM: in these cases the best placement has no alternative."""
    cards = VECTORS["score"][name.replace("SUM", "CARDS")]
    outcome = final(f"{cards['free']} FZ#1", units=(cards["units"],), assigned=cards["assigned"])
    made = {
        line.facts["unit"]: line.facts["count"]
        for line in outcome.lines
        if line.seat == 0 and line.facts.get("unit")
    }
    counts = {value: count for _, value, count in VECTORS["sums"][name]["widgets"]}
    assert made == {"P1-O": counts[3], "P2-NO": counts[6], "P3-NCB#1": counts[9]}


# -- 7.1 basic score -------------------------------------------------------------------------------


def test_robots_score_their_points_and_not_their_power() -> None:
    assert score("R5-N R4-N R3-N R2-N R1-N")[0] == 3 + 3 + 2 + 2 + 1


def test_each_fzzzt_costs_one_point() -> None:
    assert score("R5-N", fzzzt=3)[0] == 0


def test_an_upgrade_scores_nothing_by_itself() -> None:
    assert score("UPG#1 UPG#2")[0] == 0


def test_a_mechanic_scores_nothing() -> None:
    """Ruling D5."""
    assert basic_score((number("M1"), number("M4"))) == 0


def test_a_unit_scores_nothing_by_itself() -> None:
    """Ruling D5."""
    assert basic_score((number("P1-O"), number("P4-NOCB"))) == 0


def test_the_value_of_a_unit_is_no_part_of_the_basic_score() -> None:
    """Ruling D5."""
    assert score("R5-O", "P1-O P4-NOCB")[0] == 3


def test_cards_count_in_hand_in_the_discard_and_on_units() -> None:
    match = match_at(
        ["M1 R5-N", "M2"], discards=["R4-O"], units=["P1-O"], assigned={"P1-O": "R3-O"},
        deck_size=7, phase="clean_up", round=5,
    )  # fmt: skip
    assert [line.points for line in match.outcome().lines if line.seat == 0 and line.name == "robots"] == [8]


# -- 7.2 bonus -------------------------------------------------------------------------------------


def test_a_widget_needs_one_card_for_each_symbol() -> None:
    assert score("R5-N R5-O R5-C R5-B", "P4-NOCB")[1] == 13


def test_one_card_gives_one_symbol_only_even_if_it_shows_them_all() -> None:
    assert score("UPG#1", "P2-NO")[1] == -6


def test_one_card_serves_in_one_widget_only() -> None:
    assert score("R2-O", "P1-O P2-NO")[1] == 3 - 6


def test_every_further_widget_of_a_unit_scores_its_value_again() -> None:
    assert score("R2-N R3-N R4-N R2-O R3-O", "P2-NO")[1] == 12


def test_a_unit_without_a_widget_costs_its_value_once() -> None:
    """Ruling D2: once, however many widgets it could have made."""
    assert score("R2-C", "P4-NOCB")[1] == -13


def test_every_idle_unit_costs_its_own_value() -> None:
    """Ruling D2."""
    assert score("", "P1-O P2-NC P3-NCB#1 P4-NOCB")[1] == -3 - 5 - 9 - 13


def test_two_units_with_the_same_symbols_need_a_widget_each() -> None:
    """Ruling D3."""
    assert score("R2-N R2-C R2-B", "P3-NCB#1 P3-NCB#2")[1] == 9 - 9


def test_a_card_assigned_earlier_serves_only_on_its_own_unit() -> None:
    assert score("R2-N", "P1-O P2-NO", {"P1-O": "R2-O R3-O"})[1] == 6 - 6


def test_a_card_assigned_earlier_may_stand_for_any_symbol_it_shares_with_the_unit() -> None:
    assert score("R2-N", "P2-NB", {"P2-NB": "R1-NB"})[1] == score("R2-B", "P2-NB", {"P2-NB": "R1-NB"})[1] == 5


def test_a_card_in_no_widget_keeps_its_points() -> None:
    assert score("R5-N R5-C", "P1-O") == (6, -3)


def test_a_fzzzt_makes_no_widget() -> None:
    assert score("", "P1-O", fzzzt=4)[1] == -3


def test_a_card_of_the_discard_is_placed_like_one_of_the_hand() -> None:
    match = match_at(
        ["M1 R5-N", "M2"], discards=["R4-O"], units=["P2-NO"], deck_size=7, phase="clean_up", round=5
    )
    assert match.outcome().scores[0] == 6 + 6


def test_without_units_there_is_no_bonus_and_no_penalty() -> None:
    assert score("R5-N R5-O R5-C")[1] == 0


def test_the_engine_places_the_last_cards_without_asking() -> None:
    """Ruling D1: ``final`` plays from the last clean-up to the end without an answer; the cards are shown."""
    outcome = final("R5-O R5-N", units=("P2-NO",))
    shown = [line.facts["cards"] for line in outcome.lines if line.seat == 0 and line.name == "widgets"]
    assert [sorted(str(cards).split()) for cards in shown] == [["R5-N", "R5-O"]]


# -- 7.3 result ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "robots", "winners"),
    [([30, 30, 28], [10, 9, 12], [1]), ([30, 30, 28], [9, 9, 5], [0, 1])],
    ids=["FINAL-1", "FINAL-2"],
)
def test_among_tied_players_the_fewest_robots_win_and_else_the_win_is_shared(
    totals: list[int], robots: list[int], winners: list[int]
) -> None:
    """FINAL-1, FINAL-2."""
    assert [seat for seat, place in enumerate(rank(totals, robots)) if place == 1] == winners


def test_upgrades_count_as_robots_in_the_tie_break_and_fzzzt_do_not() -> None:
    """FINAL-3, ruling D4: 22 points each, 8 robots against 7, an upgrade and two Fzzzt: a shared rank."""
    outcome = final(
        "R4-N R4-O R4-C R5-N R5-O R5-C R3-N R3-C",
        "R4-B R5-B R2-B R3-B R2-B-S3 R3-B-S4 R2-O UPG#1 FZ#1 FZ#2",
        units=("", "P1-O P2-NB"),
    )
    counts = [line.facts["count"] for line in outcome.lines if line.name == "robots"]
    assert (outcome.scores[:2], counts[:2], outcome.ranks[0]) == ((22, 22), [8, 8], outcome.ranks[1])


def test_a_player_who_reaches_the_same_total_with_fewer_robots_ranks_higher() -> None:
    outcome = final("R5-N R5-O", "R2-N R2-O R2-C")
    assert outcome.scores[:2] == (6, 6) and outcome.ranks[0] == outcome.ranks[1] - 1


def test_assigned_robots_count_in_the_tie_break() -> None:
    """Ruling D4: 6 points each; the second player has three robots, one of them on a unit."""
    outcome = final("R5-N R5-C", "R1-N R1-C", units=("", "P1-O"), assigned={"P1-O": "R1-O"})
    assert outcome.scores[:2] == (6, 6) and outcome.ranks[0] < outcome.ranks[1]


def test_the_highest_total_wins() -> None:
    assert rank([12, 40, -3, 39], [1, 30, 0, 2]) == (3, 1, 4, 2)


def test_a_total_can_be_negative() -> None:
    assert final("", units=("P4-NOCB",)).scores[0] == -13


def test_a_player_with_fewer_robots_does_not_overtake_a_higher_total() -> None:
    assert rank([31, 30], [20, 3]) == (1, 2)


def test_all_players_may_share_the_win() -> None:
    assert rank([5, 5, 5, 5], [4, 4, 4, 4]) == (1, 1, 1, 1)
