"""Rulings on reviews: errors are blamed, luck is not. The riddle's safe way wins two times in five, its wager one in four."""

from __future__ import annotations

import pytest

from ludoteca.analysis.hindsight import Hindsight
from ludoteca.analysis.review import Judgement, Review, decisions_of, judge, review
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from tests.analysis.searching import let_review_riddle
from tests.bots.riddle import BOX, COINS, NAMES, ONE, RIDDLE, RULES, SAFE, WAGER, ZERO, begun

WORLDS = 400


@pytest.fixture(autouse=True)
def with_riddle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The riddle can be reviewed."""
    let_review_riddle(monkeypatch)


def safe_way_wins(match: Match) -> bool:
    """Whether the die would fall well."""
    twin = match.clone()
    twin.answer(ZERO, SAFE)
    return bool(twin.table.won == 0)


def lucky(wanted: bool) -> Match:
    """A match in which the die falls so."""
    return next(match for seed in range(50) if safe_way_wins(match := begun(seed)) is wanted)


def knew(match: Match, chosen: int) -> Judgement:
    """A choice of seat 0 under what it knows."""
    return judge(RIDDLE, match.perspective(ZERO), chosen, WORLDS, Luck(seed_from("knew")))


def with_insight(match: Match, chosen: int) -> Judgement:
    """The same choice, knowing everything."""
    return judge(RIDDLE, Hindsight(match, ZERO, []), chosen, WORLDS, Luck(seed_from("all")))


def played(match: Match, way: int, guess: int | None = None, coins: tuple[int, int] = (0, 0)) -> Record:
    """The record of a match in which seat 0 goes this way."""
    match.answer(ZERO, way)
    if guess is not None:
        match.answer(ZERO, guess)
    match.answer(ZERO, coins[0])
    match.answer(ONE, coins[1])
    return match.record()


def reviewed(record: Record, seat: Seat = ZERO) -> Review:
    return review(RULES, record, seat, WORLDS, lambda done: None)


# -- one decision ----------------------------------------------------------------------------------


def test_the_best_choice_costs_nothing() -> None:
    found = knew(begun(), SAFE)
    assert found.best == SAFE and found.cost == found.gap.cost == 0
    assert found.value.value == pytest.approx(0.4, abs=0.1)


def test_a_bad_wager_is_an_error_though_it_would_be_won() -> None:
    match = lucky(False)
    assert knew(match, WAGER).gap.is_clear
    assert with_insight(match, WAGER).gap.cost == 0


def test_bad_luck_with_the_safe_way_is_no_error() -> None:
    match = lucky(False)
    assert knew(match, SAFE).cost == 0
    assert with_insight(match, SAFE).cost == pytest.approx(1, abs=0.1)


def test_what_was_chosen_is_tried_often_enough_even_if_the_search_dislikes_it() -> None:
    match = lucky(True)
    found = judge(RIDDLE, match.perspective(ZERO), WAGER, 40, Luck(seed_from(1)))
    assert found.gap.cost > 0 and found.gap.high < 1


def test_insight_knows_the_luck_to_come() -> None:
    for wanted, value in ((True, 1.0), (False, 0.0)):
        world = Hindsight(lucky(wanted), ZERO, []).imagine(Luck(seed_from(1)))
        world.answer(ZERO, SAFE)
        assert float(world.table.won == 0) == value


def test_insight_leaves_the_match_alone() -> None:
    match = begun()
    Hindsight(match, ZERO, []).imagine(Luck(seed_from(1))).answer(ZERO, SAFE)
    assert match.history == [] and match.decision(ZERO).ask.name == "way"


@pytest.mark.parametrize("mine", [0, 1])
@pytest.mark.parametrize("others", [0, 1])
def test_insight_sees_sealed_answers_whoever_wrote_first(mine: int, others: int) -> None:
    match = begun()
    record = played(match, SAFE, None, (mine, others))
    for seat, first in ((ZERO, 1), (ONE, 2)):
        insight = Hindsight(Match.replay(RULES, record, first), seat, record.entries[first:])
        world = insight.imagine(Luck(seed_from(1)))
        assert list(world.pending) == [seat]
        world.answer(seat, 0)
        assert world.table.coins[1 - seat] == (mine, others)[1 - seat]


# -- a whole match ---------------------------------------------------------------------------------


def test_an_error_is_told_from_luck() -> None:
    match = lucky(False)
    box = match.table.zones.cards[BOX][0]
    found = reviewed(played(match, WAGER, box))
    way, guess, coin = found.verdicts
    assert way.error > 0 and way.luck == pytest.approx(0, abs=0.1)
    assert guess.error == 0 and guess.luck == pytest.approx(0.75, abs=0.1)
    assert coin.error == coin.luck == 0
    assert found.errors == [way] and found.without_error == 2
    assert found.lost.cost == pytest.approx(way.error) and found.lost.low > 0
    assert found.result == 1


def test_a_wrong_guess_is_bad_luck() -> None:
    match = begun()
    wrong = next(card for card in range(len(NAMES)) if card not in match.table.zones.cards[BOX])
    guess = reviewed(played(match, WAGER, wrong)).verdicts[1]
    assert guess.error == 0 and guess.luck == pytest.approx(-0.25, abs=0.1)
    assert guess.text == NAMES[wrong] and guess.after == 1


def test_a_sealed_answer_of_another_is_luck_too(monkeypatch: pytest.MonkeyPatch) -> None:
    let_review_riddle(monkeypatch, COINS)
    coin = reviewed(played(begun(), SAFE, None, (0, 1))).verdicts[-1]
    assert coin.error == 0 and coin.luck == -coin.knew.value.value < -0.3


@pytest.mark.parametrize("way", [SAFE, WAGER])
@pytest.mark.parametrize("seed", range(3))
def test_luck_is_the_result_less_what_was_expected_with_the_errors_given_back(way: int, seed: int) -> None:
    found = reviewed(played(begun(seed), way, 0 if way == WAGER else None))
    errors = sum([verdict.error for verdict in found.verdicts])
    assert found.result - found.expected == pytest.approx(found.luck - errors)


def test_the_luck_of_a_match_can_be_good_as_well_as_bad() -> None:
    luck = [reviewed(played(begun(seed), SAFE)).luck for seed in range(6)]
    assert min(luck) < -0.2 and max(luck) > 0.2 and max(map(abs, luck)) <= 1


def test_the_curves_have_a_point_before_each_decision() -> None:
    match = lucky(True)
    found = reviewed(played(match, SAFE))
    assert found.as_it_knew[0] == pytest.approx(0.4, abs=0.1)
    assert found.knowing_everything[0] == pytest.approx(1, abs=0.1)
    assert found.as_it_knew[1] == found.knowing_everything[1] == found.result == 1


def test_only_the_decisions_of_the_seat_are_reviewed() -> None:
    record = played(begun(), SAFE)
    told: list[int] = []
    found = review(RULES, record, ONE, 20, told.append)
    assert decisions_of(record, ONE) == len(told) == len(found.verdicts) == 1
    assert found.verdicts[0].after == 2


def test_a_review_can_be_repeated() -> None:
    record = played(begun(), WAGER, 0)
    assert reviewed(record) == reviewed(record)


def test_a_game_that_is_not_installed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(begun(), SAFE)
    monkeypatch.undo()
    with pytest.raises(LookupError, match="there is no game 'riddle'"):
        reviewed(record)
