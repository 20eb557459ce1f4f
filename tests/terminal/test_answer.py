"""Reading answers: numbers, names, beginnings of names, notation."""

from __future__ import annotations

import pytest

from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.terminal.answer import Unclear, read_answer

HAND = (
    TerminalChoice(1, "M2", "Mechanic 2"),
    TerminalChoice(2, "R1-OB-S2", "Robot 1 (oil, bolt)"),
    TerminalChoice(3, "R3-N", "Robot 3 (nut)"),
    TerminalChoice(4, "UPG#1", "Robot Upgrade"),
    TerminalChoice(5, "FZ#1", "Fzzzt"),
    TerminalChoice(6, "FZ#2", "Fzzzt"),
)
BID = TerminalQuestion("bid", "fzzzt §4.3", ("R5-N",), HAND, (), (), 1, 5)
ASSIGN = TerminalQuestion(
    "assign", "fzzzt §4.6", ("P1-O",), (*HAND[1:3], TerminalChoice(0, "-", "Nothing")), (), (), 1, None
)


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("3", "R3-N"),
        ("1 3", "M2+R3-N"),
        ("3,1", "R3-N+M2"),
        ("3+1", "R3-N+M2"),
        ("R3-N", "R3-N"),
        ("r3-n", "R3-N"),
        ("r1-ob", "R1-OB-S2"),
        ("r1", "R1-OB-S2"),
        ("Robot 3 (nut)", "R3-N"),
        ("rob 3", "R3-N"),
        ("mech", "M2"),
        ("upgrade", "UPG#1"),
        ("fz", "FZ#1"),
        ("fzzzt fzzzt", "FZ#1+FZ#2"),
        ("FZ#2", "FZ#2"),
        ("Robot 1 (oil, bolt), Fzzzt", "R1-OB-S2+FZ#1"),
        ("r3-n mech 2", "R3-N+M2"),
    ],
)
def test_a_bid_is_understood(typed: str, wanted: str) -> None:
    assert read_answer(typed, BID) == wanted


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", "common-problem-empty"),
        ("7", "common-problem-number"),
        ("0", "common-problem-number"),
        ("9" * 5000, "common-problem-number"),
        ("²", "common-problem-unknown"),
        ("1 ²", "common-problem-unknown"),
        ("robot", "common-problem-ambiguous"),
        ("1 1", "common-problem-twice"),
        ("fz fz fz", "common-problem-twice"),
        ("goblin", "common-problem-unknown"),
        ("1 2 3 4 5 6", "common-problem-many"),
    ],
)
def test_an_unclear_bid_is_refused_with_its_reason(typed: str, problem: str) -> None:
    with pytest.raises(Unclear) as refused:
        read_answer(typed, BID)
    assert refused.value.problem.id == problem


@pytest.mark.parametrize("typed", ["0", "-", "nothing", "no"])
def test_to_take_nothing_has_a_number_a_sign_and_a_name(typed: str) -> None:
    assert read_answer(typed, ASSIGN) == "-"


def test_two_answers_to_a_question_for_one_are_refused() -> None:
    with pytest.raises(Unclear) as refused:
        read_answer("2 3", ASSIGN)
    assert refused.value.problem.id == "common-problem-several"
