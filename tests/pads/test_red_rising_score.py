"""The score pad of Red Rising against the rules, on random ends of matches of which it is told only what it asks for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.facets.pad import Asked, Unfit
from ludoteca.games.red_rising.clauses import COLOUR_MARK
from ludoteca.games.red_rising.pads import PADS
from ludoteca.games.red_rising.pads.hand import HACKER, PEOPLE
from ludoteca.games.red_rising.pieces import COLOUR, CORE, LOCATIONS, NAMES, NUMBERS
from ludoteca.games.red_rising.scoring import outcome, standing_of
from ludoteca.games.red_rising.words import score_line
from ludoteca.kernel.seat import Seat
from tests.games.red_rising.positions import match_at
from tests.pads.filling import asked, filled, sheets

PAD = PADS["score"]
COLOURS = {NAMES[card]: card for card in range(len(PEOPLE))}


def end(random: Random) -> Any:
    """The table of a random match that is over."""
    seats = random.randint(2, 6)
    names = list(PEOPLE)
    random.shuffle(names)
    hands = {}
    for seat in range(seats):
        held = random.choice((1, 3, 5, 6, 7, 8))
        hands[seat], names = " ".join(names[:held]), names[held:]
    piles, down = {}, []
    for location in LOCATIONS:
        high = random.randint(0, 4)
        piles[location], names = " ".join(names[:high]), names[high:]
        down.append(random.choice((0, 0, 1 << (high - 1))) if high else 0)
    gone = random.choice((0, 3, 4, 5, 8, 9, 10, 14))
    banished, deck = " ".join(names[:gone]), " ".join(names[gone:])
    return match_at(
        seats=seats,
        hands=hands,
        deck=deck,
        banished=banished,
        banished_before=random.randint(0, gone),
        helium=[random.randint(0, 9) for _ in range(seats)],
        fleet=[random.randint(0, 10) for _ in range(seats)],
        influence=[random.randint(0, 10) for _ in range(seats)],
        sovereign=random.choice([None, *range(seats)]),
        down=down,
        phase="over",
        **piles,
    ).table


def answer(t: Any, one: Asked) -> str | None:
    """What somebody at the table would tell: by looking, not by knowing any rule."""
    key, _, seat = one.key.partition(".")
    side = Seat(int(seat or 0))
    around = standing_of(t, side, t.hand(side))
    if key == "hand":
        return " ".join([NAMES[card] for card in t.hand(side)])
    if key in ("helium", "fleet", "influence", "hacked"):
        return str(getattr(t, key)[side])
    if key == "token":
        return "nobody" if t.sovereign is None else str(t.sovereign)
    if key == "banished":
        return str(len(t.banished))
    if key == "banished-before":
        return str(t.banished_before)
    if key == "bare":
        return "yes" if around.has_bare_location() else "no"
    if key == "top-core":
        return str(around.top_core())
    where, _, colours = key.partition("-")
    marks = 0
    for card, mark in enumerate(COLOUR_MARK):
        if NAMES[card] and _colour(card) in colours.split("-"):
            marks |= mark
    return str(around.on_locations(marks) if where == "locations" else around.among_banished(marks))


def _colour(card: int) -> str:
    return COLOUR[card].value


def compare(seed: int) -> None:
    """Every line, total and rank of everybody, and of one player alone."""
    random = Random(seed)
    t = end(random)
    true = outcome(t)
    _, page = filled(PAD, lambda one: answer(t, one), [f"players {t.seats}", "whose everybody"])
    for seat, sheet in enumerate(sheets(page)):
        lines = [(score_line(line), line.points) for line in true.lines if line.seat == seat]
        assert [(line.text, line.points) for line in sheet.lines] == lines, (seed, seat)
        assert (sheet.total, sheet.rank) == (true.scores[seat], true.ranks[seat]), (seed, seat)
    _, page = filled(PAD, lambda one: answer(t, one), [f"players {t.seats}"])
    assert [sheet.total for sheet in sheets(page)] == [true.scores[0]], seed


@pytest.mark.parametrize("seed", range(60))
def test_the_pad_counts_what_the_rules_count(seed: int) -> None:
    compare(seed)


@pytest.mark.soak
def test_the_pad_counts_what_the_rules_count_five_thousand_times() -> None:
    for seed in range(5000):
        compare(seed)


# -- what is missing -------------------------------------------------------------------------------


def test_a_hand_alone_has_no_score() -> None:
    page = PAD.page(["hand.0 researcher vlogger"])
    assert [sheet.total for sheet in sheets(page)] == [None]
    assert {"banished-before", "fleet.1", "influence.0", "token"} <= set(asked(page))


def test_nothing_is_asked_that_no_card_asks_for() -> None:
    assert {"banished", "bare", "fleet.1", "helium.1"}.isdisjoint(asked(PAD.page(["hand.0 judge darrow"])))


def test_the_hacker_asks_what_it_has_turned_over() -> None:
    assert "hacked.0" in asked(PAD.page([f"hand.0 {NAMES[HACKER]}"]))


@pytest.mark.parametrize(
    ("told", "number", "problem"),
    [
        (["hand.0 darrow darrow"], 0, "pad-problem-twice"),
        (["whose everybody", "hand.0 darrow", "hand.1 darrow"], 2, "pad-problem-elsewhere"),
        (["hand.0 nobody-at-all"], 0, "pad-problem-card"),
        (["hand.0 darrow", "fleet.0 11"], 1, "pad-problem-number"),
        (["hand.0 darrow", "fleet.0 -1"], 1, "pad-problem-number"),
        (["token 7"], 0, "pad-problem-choice"),
    ],
)
def test_what_cannot_be_is_refused_by_its_place(told: list[str], number: int, problem: str) -> None:
    with pytest.raises(Unfit) as refused:
        PAD.page(told)
    assert (refused.value.number, refused.value.problem.id) == (number, problem)


def test_a_fact_can_be_told_otherwise_at_any_time() -> None:
    hand = f"hand.0 {NAMES[NUMBERS['judge']]}"
    told = [hand, "fleet.0 3", "helium.0 1", "influence.0 2", "influence.1 2", "token nobody"]
    first, second = [sheets(PAD.page([*told, *more]))[0].total for more in ([], ["helium.0 4"])]
    assert first is not None and second == first + 9
    assert CORE[NUMBERS["judge"]] <= first
