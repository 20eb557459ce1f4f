"""Decisions: the one way to ask, and lists of options that are never written out."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

import pytest

from ludoteca.kernel.decision import (
    Ask,
    Bundle,
    Decision,
    OrPass,
    Script,
    Some,
    choose,
    choose_or_pass,
    choose_some,
    choose_together,
    no_question,
    together,
)
from ludoteca.kernel.notation import CARD, CARDS, NUMBER
from ludoteca.kernel.seat import Seat
from tests.kernel.layouts import HAND, A, B, C, laid

NAMES = ("a", "b", "c", "d", "e", "f")
ME, YOU = Seat(0), Seat(1)
PICK = Ask("pick", CARD, "toy §1")
TAKE = Ask("take", CARDS, "toy §2")
GUESS = Ask("guess", NUMBER, "toy §3")

LIMITS = [
    (size, least, most)
    for size in range(6)
    for least in range(size + 1)
    for most in (None, *range(least, size + 2))
]


def ended(script: Script[Any]) -> Any:
    """What a script returns that asks nothing."""
    with pytest.raises(StopIteration) as stopped:
        next(script)
    return stopped.value.value


def asked(script: Script[Any]) -> Decision:
    """The decision a script asks first."""
    question = next(script)
    assert isinstance(question, Decision)
    return question


def bundled(script: Script[Any]) -> Bundle:
    """The bundle a script asks first."""
    question = next(script)
    assert isinstance(question, Bundle)
    return question


# -- some of the items ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "least", "most"), LIMITS)
def test_some_lists_every_way_once(size: int, least: int, most: int | None) -> None:
    ways = Some(range(size), least, most)
    limit = size if most is None else min(size, most)
    expected = {way for taken in range(least, limit + 1) for way in combinations(range(size), taken)}
    assert (len(ways), set(ways)) == (len(expected), expected)


@pytest.mark.parametrize(("size", "least", "most"), LIMITS)
def test_the_place_of_a_way_is_where_it_is_listed(size: int, least: int, most: int | None) -> None:
    ways = Some(range(size), least, most)
    assert [ways.place(list(ways.nth(place))) for place in range(ways.ways())] == list(range(ways.ways()))


@pytest.mark.parametrize(("size", "least", "most"), LIMITS)
def test_a_way_beyond_the_last_is_an_index_error(size: int, least: int, most: int | None) -> None:
    ways = Some(range(size), least, most)
    with pytest.raises(IndexError, match=f"there are {len(ways)} ways"):
        ways.nth(len(ways))


@pytest.mark.parametrize("least", [0, 1])
def test_without_a_limit_ways_are_counted_by_binary_digits(least: int) -> None:
    ways = Some("abc", least, None)
    counted = [(), ("a",), ("b",), ("a", "b"), ("c",), ("a", "c"), ("b", "c"), ("a", "b", "c")]
    assert list(ways) == counted[least:]


def test_with_a_limit_the_fewest_come_first() -> None:
    assert list(Some("abc", 1, 2)) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_a_negative_place_counts_from_the_end() -> None:
    assert Some("abc", 1, None)[-1] == ("a", "b", "c")


def test_a_negative_place_before_the_first_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        Some("abc", 1, None)[-8]


def test_a_slice_of_the_ways_is_a_list() -> None:
    assert Some("abc", 1, None)[1:6:2] == [("b",), ("c",), ("b", "c")]


@pytest.mark.parametrize("indices", [[], [0, 1, 2]])
def test_too_few_or_too_many_have_no_place(indices: list[int]) -> None:
    assert Some("abc", 1, 2).place(indices) is None


def test_the_largest_number_is_never_more_than_there_are_items() -> None:
    assert Some("abc", 0, 9).most == 3


def test_ways_over_a_zone_follow_what_lies_there_now() -> None:
    zones = laid({HAND: "ab"})
    ways = Some(zones.live(HAND), 1, None)
    zones.carry(B, HAND, HAND + 1, "toy")
    assert list(ways) == [(A,)]


def test_fifty_items_are_not_listed() -> None:
    ways = Some(range(50), 1, None)
    assert (ways.ways(), ways.nth((1 << 50) - 2)) == ((1 << 50) - 1, tuple(range(50)))


# -- or pass -------------------------------------------------------------------------------------------


def test_passing_is_the_last_option() -> None:
    assert list(OrPass([5, 6])) == [5, 6, None]


def test_the_last_option_from_behind_is_passing() -> None:
    assert OrPass([5, 6])[-1] is None


@pytest.mark.parametrize(
    "cut", [slice(None), slice(1, None), slice(None, 2), slice(None, None, -1), slice(-2, None)]
)
def test_a_slice_with_passing_is_that_of_a_list(cut: slice) -> None:
    assert OrPass([5, 6])[cut] == [5, 6, None][cut]


@pytest.mark.parametrize("place", [-2, -3])
def test_options_before_passing_count_from_behind_too(place: int) -> None:
    assert OrPass([5, 6])[place] == [5, 6, None][place]


@pytest.mark.parametrize("place", [3, -4])
def test_there_is_nothing_beyond_passing(place: int) -> None:
    with pytest.raises(IndexError):
        OrPass([5, 6])[place]


# -- reading an answer ---------------------------------------------------------------------------------


def test_several_cards_may_be_named_in_any_order() -> None:
    decision = Decision(ME, TAKE, Some([0, 1, 2], 1, None), ())
    assert decision.read("c+a", NAMES) == decision.read("a+c", NAMES) == decision.place((0, 2))


@pytest.mark.parametrize("text", ["", "a+a", "a+", "x", "a+x", "none", "A", "a + b", "-"])
def test_a_text_that_names_no_way_reads_as_nothing(text: str) -> None:
    assert Decision(ME, TAKE, Some([0, 1, 2], 1, None), ()).read(text, NAMES) is None


def test_none_is_read_where_nothing_may_be_taken() -> None:
    assert Decision(ME, TAKE, Some([0, 1, 2], 0, 2), ()).read("none", NAMES) == 0


def test_more_cards_than_the_limit_read_as_nothing() -> None:
    assert Decision(ME, TAKE, Some([0, 1, 2], 0, 2), ()).read("a+b+c", NAMES) is None


def test_a_dash_is_read_as_passing() -> None:
    assert Decision(ME, PICK, OrPass([3, 4]), ()).read("-", NAMES) == 2


def test_a_dash_reads_as_nothing_where_nobody_may_pass() -> None:
    assert Decision(ME, PICK, [3, 4], ()).read("-", NAMES) is None


@pytest.mark.parametrize("option", [0, "ab", [0, 1], (0, 0), (0, 9), (), None])
def test_what_is_no_way_has_no_place(option: object) -> None:
    assert Decision(ME, TAKE, Some([0, 1, 2], 1, None), ()).place(option) is None


def test_cards_in_another_order_are_the_same_way() -> None:
    decision = Decision(ME, TAKE, Some([0, 1, 2], 1, None), ())
    assert decision.place((2, 0)) == decision.place((0, 2))


# -- asking --------------------------------------------------------------------------------------------


def test_a_choice_goes_on_with_the_answer() -> None:
    script = choose(ME, PICK, [3, 4])
    next(script)
    with pytest.raises(StopIteration) as stopped:
        script.send(4)
    assert stopped.value.value == 4


def test_a_question_is_put_to_the_seat_about_the_cards_it_speaks_of() -> None:
    decision = asked(choose(YOU, PICK, [3, 4], A, C))
    assert (decision.seat, decision.ask, decision.about) == (YOU, PICK, (A, C))


def test_a_forced_choice_is_not_asked() -> None:
    assert ended(choose(ME, PICK, [3])) == 3


def test_a_choice_of_nothing_is_an_error_of_the_rules() -> None:
    with pytest.raises(ValueError, match="pick was asked with nothing to choose from"):
        next(choose(ME, PICK, []))


def test_one_option_or_passing_is_a_real_choice() -> None:
    assert list(asked(choose_or_pass(ME, PICK, [3])).options) == [3, None]


def test_with_nothing_to_choose_passing_is_not_asked() -> None:
    assert ended(choose_or_pass(ME, PICK, [])) is None


@pytest.mark.parametrize(
    ("items", "least", "most", "taken"),
    [([3], 1, None, (3,)), ([3, 4], 2, None, (3, 4)), ([3, 4], 0, 0, ()), ([], 0, None, ())],
)
def test_some_are_not_asked_for_if_there_is_one_way(
    items: list[int], least: int, most: int | None, taken: tuple[int, ...]
) -> None:
    assert ended(choose_some(ME, TAKE, items, least, most)) == taken


@pytest.mark.parametrize(("items", "least", "most"), [([3], 2, None), ([], 1, None), ([3, 4], 2, 1)])
def test_more_than_there_are_is_an_error_of_the_rules(items: list[int], least: int, most: int | None) -> None:
    with pytest.raises(ValueError, match=f"take was asked for {least} of {len(items)}"):
        next(choose_some(ME, TAKE, items, least, most))


def test_a_step_without_a_question_is_a_script_all_the_same() -> None:
    assert ended(no_question()) is None


# -- asking several seats ------------------------------------------------------------------------------


def twice(seat: Seat) -> Script[tuple[int, int]]:
    """A sealed script with two questions, the second of which depends on the first."""
    first = yield from choose(seat, GUESS, [1, 2, 3])
    second = yield from choose(seat, GUESS, [first, 10 * first])
    return first, second


def both() -> Bundle:
    return Bundle({ME: lambda: twice(ME), YOU: lambda: twice(YOU)})


def test_seats_answer_in_any_order_and_are_told_when_all_are_in() -> None:
    script = choose_together(GUESS, {ME: [1, 2], YOU: [3, 4]})
    bundle = bundled(script)
    bundle.answer(YOU, 4)
    bundle.answer(ME, 1)
    with pytest.raises(StopIteration) as stopped:
        script.send(None)
    assert stopped.value.value == {ME: 1, YOU: 4}


def test_who_has_no_choice_is_not_asked_with_the_others() -> None:
    bundle = bundled(choose_together(GUESS, {ME: [1, 2], YOU: [3]}))
    assert (list(bundle.pending), bundle.results) == ([ME], {YOU: 3})


def test_if_nobody_has_a_choice_nothing_is_asked() -> None:
    assert ended(choose_together(GUESS, {ME: [1], YOU: [3]})) == {ME: 1, YOU: 3}


def test_with_nobody_to_ask_nothing_is_asked() -> None:
    assert ended(together({})) == {}


def test_a_seat_gets_its_next_question_while_others_have_not_begun() -> None:
    bundle = both()
    bundle.answer(ME, 2)
    assert list(bundle.pending[ME].options) == [2, 20]


def test_a_bundle_is_complete_when_the_last_question_is_answered() -> None:
    bundle = both()
    completed = []
    for seat, option in [(ME, 1), (YOU, 2), (ME, 10), (YOU, 2)]:
        bundle.answer(seat, option)
        completed.append(bundle.complete)
    assert completed == [False, False, False, True]


def test_a_restarted_seat_is_asked_from_the_beginning() -> None:
    bundle = both()
    bundle.answer(ME, 2)
    bundle.answer(ME, 20)
    bundle.restart(ME)
    assert (list(bundle.pending[ME].options), bundle.given[ME], bundle.results) == ([1, 2, 3], [], {})


def test_restarting_one_seat_leaves_the_answers_of_the_others() -> None:
    bundle = both()
    bundle.answer(YOU, 3)
    bundle.restart(ME)
    assert bundle.given[YOU] == [(GUESS, 3)]


def test_a_sealed_script_may_not_ask_a_bundle_of_its_own() -> None:
    inner = partial(choose_together, GUESS, {ME: [1, 2], YOU: [1, 2]})
    with pytest.raises(TypeError, match="a sealed script asks its own seat only"):
        Bundle({ME: inner})


DISCREET = Ask("discreet", CARD, "toy §4", discreet=True)


@pytest.mark.parametrize("script", [choose(ME, DISCREET, [A]), choose_or_pass(ME, DISCREET, [])])
def test_a_discreet_question_is_put_even_with_one_answer(script: Script[Any]) -> None:
    decision = next(script)
    assert isinstance(decision, Decision)
    assert len(decision.options) == 1
