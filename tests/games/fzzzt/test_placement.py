"""The best placement is exact. Rules section 7.2 and ruling D1, against an exhaustive search."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.pieces import CARDS, KIND, POINTS, SHOWS, STARTER, UNITS, Kind, fits, is_robot
from ludoteca.games.fzzzt.scoring import Production, best_bonus, best_production
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import Luck, seed_from
from tests.games.fzzzt.exhaustive import best_of_all, can_make, numbers

Cards = tuple[Card, ...]
CASES = 400
BATCH = 20


def random_case(case: int) -> tuple[Cards, list[Cards], Cards]:
    """Units, cards locked on each, and free cards: up to 4 units and 10 cards."""
    luck = Luck(seed_from("placement", case))
    units = list(UNITS)
    luck.shuffle("units", units)
    units = units[: luck.below("units", 4) + 1]
    cards = [card for card in CARDS if KIND[card] is not Kind.UNIT]
    luck.shuffle("cards", cards)
    if luck.below("cards", 3) == 0:
        cards.sort(key=lambda card: -SHOWS[card].bit_count())
    cards = cards[: luck.below("cards", 11)]
    locked: list[list[Card]] = [[] for _ in units]
    free: list[Card] = []
    for card in cards:
        homes = [place for place, unit in enumerate(units) if fits(card, unit)]
        if homes and luck.below("lock", 3) == 0:
            locked[homes[luck.below("home", len(homes))]].append(card)
        else:
            free.append(card)
    return tuple(units), [tuple(here) for here in locked], tuple(free)


def check_placement(units: Cards, locked: list[Cards], free: Cards, made: Production) -> None:
    """The shown cards make the shown widgets, each used once, locked cards at home, and bring the bonus."""
    used = [card for cards in made.cards for card in cards]
    assert len(set(used)) == len(used)
    for place, unit in enumerate(units):
        assert set(made.cards[place]) <= set(locked[place]) | set(free)
        assert can_make(unit, made.widgets[place], made.cards[place])
    values = [
        count * POINTS[unit] if count else -POINTS[unit]
        for unit, count in zip(units, made.widgets, strict=True)
    ]
    assert sum(values) == made.bonus


@pytest.mark.parametrize("batch", range(0, CASES, BATCH))
def test_no_other_use_of_the_cards_brings_more_and_none_is_promised_that_does_not_exist(batch: int) -> None:
    for case in range(batch, batch + BATCH):
        units, locked, free = random_case(case)
        assert best_bonus(units, locked, free) == best_of_all(units, locked, free), case


@pytest.mark.parametrize("batch", range(0, CASES, BATCH))
def test_the_placement_that_is_shown_is_legal_and_yields_the_bonus(batch: int) -> None:
    for case in range(batch, batch + BATCH):
        units, locked, free = random_case(case)
        made = best_production(units, locked, free)
        assert made.bonus == best_bonus(units, locked, free)
        check_placement(units, locked, free, made)


def test_the_random_cases_cover_locked_cards_several_widgets_and_idle_units() -> None:
    made = [(random_case(case), best_production(*random_case(case))) for case in range(CASES)]
    assert all(
        len([case for case in made if wanted(*case)]) > 40
        for wanted in (
            lambda case, _: any(case[1]),
            lambda _, result: max(result.widgets) > 1,
            lambda _, result: 0 in result.widgets and max(result.widgets) > 0,
        )
    )


def test_the_order_of_units_and_cards_does_not_matter() -> None:
    for case in range(0, CASES, 10):
        units, locked, free = random_case(case)
        assert best_bonus(units[::-1], locked[::-1], free[::-1]) == best_bonus(units, locked, free)


def test_ten_units_and_thirty_five_robots_are_scored() -> None:
    """By counting, one of two players can own all of these."""
    free = tuple([card for card in CARDS if is_robot(card) and STARTER[card] != 2])
    units = tuple(UNITS)
    made = best_production(units, [()] * 10, free)
    assert len(free) == 35
    check_placement(units, [()] * 10, free, made)


def test_ten_units_and_thirty_five_robots_are_scored_with_many_of_them_locked() -> None:
    """Every card with several symbols lies on a unit: the most ways to read the locked cards."""
    robots = [card for card in CARDS if is_robot(card) and STARTER[card] != 2]
    many = [card for card in robots if SHOWS[card].bit_count() > 1]
    units = tuple(UNITS)
    locked: list[Cards] = [()] * 9 + [tuple(many)]
    free = tuple([card for card in robots if card not in many])
    check_placement(units, locked, free, best_production(units, locked, free))


def test_with_no_card_at_all_every_unit_is_idle() -> None:
    made = best_production(tuple(UNITS), [()] * 10, ())
    assert (made.bonus, made.widgets) == (-(3 + 15 + 18 + 18 + 13), (0,) * 10)


def test_locked_cards_alone_can_make_a_widget() -> None:
    units = numbers("P2-NO")
    assert best_bonus(units, [numbers("R2-N R2-O")], ()) == 6


def test_a_unit_may_use_locked_cards_of_several_symbols_against_their_first_choice() -> None:
    """Nut and bolt come from the locked cards, either way round, oil and cog from the free ones."""
    assert best_bonus(numbers("P4-NOCB"), [numbers("R1-NB UPG#1")], numbers("R1-O R1-C")) == 13


def test_the_engine_does_not_fill_the_most_valuable_unit_first() -> None:
    """SCORE-11 in small: three units of 6 are better than one of 13."""
    units = numbers("P4-NOCB P2-NO P2-OC P2-OB")
    assert best_bonus(units, [()] * 4, numbers("R3-N R3-C R3-B R2-O R3-O R4-O")) == 5
