"""Luck: streams that are fair, apart from one another, and the same for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludoteca.kernel.luck import SEED_BYTES, SPAN, Luck, fingerprint, seed_from


def luck() -> Luck:
    return Luck(seed_from("golden"))


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (56, 93.2)])
def test_all_numbers_below_a_bound_are_equally_likely(bound: int, limit: float) -> None:
    """The limits are the 99.9 % points of chi-square with bound - 1 degrees of freedom."""
    stream = luck()
    drawn = Counter(stream.below("die", bound) for _ in range(200 * bound))
    assert chi_square([drawn[number] for number in range(bound)]) < limit


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    """The limit is the 99.9 % point of chi-square with 23 degrees of freedom."""
    stream = luck()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        stream.shuffle("deck", items)
        orders[tuple(items)] += 1
    assert chi_square([orders[order] for order in permutations(range(4))]) < 49.7


def test_a_bound_that_divides_badly_stays_fair() -> None:
    """Of two thirds of the span, a careless remainder would favour one half two to one."""
    stream = luck()
    bound = SPAN // 3 * 2
    low = sum(stream.below("die", bound) < bound // 2 for _ in range(4000))
    assert abs(low - 2000) < 210


def test_a_bound_of_one_leaves_no_choice() -> None:
    stream = luck()
    assert [stream.below("die", 1) for _ in range(5)] == [0] * 5


def test_a_die_falls_for_ever_as_it_fell_when_this_was_written() -> None:
    stream = luck()
    assert [stream.below("die", 6) for _ in range(12)] == [0, 4, 2, 0, 2, 2, 2, 5, 3, 3, 1, 5]


def test_words_of_thirty_bits_are_for_ever_the_same() -> None:
    stream = luck()
    drawn = [stream.below("big", SPAN) for _ in range(4)]
    assert drawn == [627221438, 1065356353, 71758839, 337454748]


def test_a_deck_is_shuffled_for_ever_as_it_was_when_this_was_written() -> None:
    items = list(range(12))
    luck().shuffle("deck", items)
    assert items == [1, 9, 10, 11, 0, 5, 8, 2, 7, 3, 6, 4]


def test_an_imagined_world_gets_for_ever_the_same_seed() -> None:
    seed = luck().seed_for("worlds").hex()
    assert seed == "0c1af06cdb1239a1218a02a79a3c43ae390811a65beadc29dced01beeb5cf8de"


def test_a_seed_typed_by_a_person_is_for_ever_the_same() -> None:
    assert seed_from("a", 1).hex() == "839e11a421d370be28db56fde67e9aadde2f31514becf2626b521ea3b9009ef4"


def test_what_is_shown_of_a_seed_is_for_ever_the_same() -> None:
    shown = "dda79b4878d1619c2f4be82453659151da30da641952122f7d583cefd9d249da"
    assert fingerprint(seed_from("golden")) == shown


def test_what_is_shown_of_a_seed_is_not_the_seed() -> None:
    seed = seed_from("golden")
    assert seed.hex() not in fingerprint(seed)


def test_the_parts_of_a_seed_do_not_run_together() -> None:
    assert seed_from("ab", "c") != seed_from("a", "bc")


def test_any_text_that_a_shell_hands_over_gives_a_seed() -> None:
    assert len(seed_from("\udcff")) == SEED_BYTES


def test_a_stream_does_not_depend_on_the_use_of_another() -> None:
    alone, busy = luck(), luck()
    first = [alone.below("die", 6) for _ in range(40)]
    second = []
    for number in range(40):
        busy.shuffle("deck", list(range(number)))
        second.append(busy.below("die", 6))
        busy.seed_for("worlds")
    assert first == second


def test_different_sources_of_one_seed_fall_differently() -> None:
    stream = luck()
    first = [stream.below("pile 0", 1000) for _ in range(8)]
    assert first != [stream.below("pile 1", 1000) for _ in range(8)]


def test_different_seeds_fall_differently() -> None:
    one, other = Luck(seed_from(1)), Luck(seed_from(2))
    assert [one.below("die", 1000) for _ in range(8)] != [other.below("die", 1000) for _ in range(8)]


def test_a_shuffle_goes_on_where_the_stream_stands() -> None:
    stream = luck()
    first, second = list(range(30)), list(range(30))
    stream.shuffle("deck", first)
    stream.shuffle("deck", second)
    assert first != second


@pytest.mark.parametrize("drawn", range(20))
def test_a_shuffle_draws_the_numbers_that_single_draws_would_give(drawn: int) -> None:
    """Also where it begins in the middle of a block of words."""
    stream, single = luck(), luck()
    for _ in range(drawn):
        stream.below("deck", 6)
        single.below("deck", 6)
    items, expected = list(range(20)), list(range(20))
    stream.shuffle("deck", items)
    for bound in range(20, 1, -1):
        other = single.below("deck", bound)
        expected[bound - 1], expected[other] = expected[other], expected[bound - 1]
    assert (items, stream.drawn) == (expected, single.drawn)


def test_a_copy_falls_the_same_way() -> None:
    stream = luck()
    stream.below("die", 6)
    twin = stream.copy()
    assert [stream.below("die", 6) for _ in range(9)] == [twin.below("die", 6) for _ in range(9)]


def test_using_a_copy_does_not_use_up_the_original() -> None:
    stream = luck()
    twin = stream.copy()
    twin.below("die", 6)
    assert stream.drawn == {}


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, this one has {size}"):
        Luck(bytes(size))


def test_a_row_at_hand_gives_what_the_stream_would() -> None:
    stream, again = luck(), luck()
    source, place, drawn = again.source("die"), 0, []
    for _ in range(200):
        number, place = source.below(place, 7)
        drawn.append(number)
    assert drawn == [stream.below("die", 7) for _ in range(200)]
    assert stream.drawn == {"die": place}
