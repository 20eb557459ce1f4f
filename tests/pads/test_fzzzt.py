"""The score pad of Fzzzt! against every way to use the cards, tried out without any cleverness."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.facets.pad import Shown, Unfit
from ludoteca.games.fzzzt.pads import FREE, PADS, UNIT_NAMES
from ludoteca.games.fzzzt.pieces import NAMES, POINTS, SHOWS, SYMBOLS, fits
from ludoteca.games.fzzzt.scoring import basic_score
from ludoteca.games.fzzzt.words import BY_NAME, card
from tests.games.fzzzt.exhaustive import best_of_all
from tests.pads.filling import sheets

PAD = PADS["score"]


def holding(random: Random) -> tuple[list[str], dict[str, list[str]], list[str]]:
    """Units, what is allocated to each, and other cards: few enough for every way to be tried."""
    units = random.sample(UNIT_NAMES, random.choice((1, 1, 2, 2)))
    cards = random.sample(FREE, random.randint(0, 9))
    locked: dict[str, list[str]] = {unit: [] for unit in units}
    free = []
    for name in cards:
        unit = random.choice(units)
        if random.random() < 0.25 and fits(BY_NAME[name], BY_NAME[unit]):
            locked[unit].append(name)
        else:
            free.append(name)
    return units, locked, free


def compare(seed: int) -> None:
    """The total, and that what is drawn makes the widgets that are counted, each card once."""
    units, locked, free = holding(Random(seed))
    told = [f"units.0 {' '.join(units)}", f"cards.0 {' '.join(free)}", "cards.1 "]
    told += [f"on-{unit}.0 {' '.join(names)}" for unit, names in locked.items()]
    page = PAD.page(told)
    numbers = [tuple([BY_NAME[name] for name in names]) for names in (units, free)]
    here = [tuple([BY_NAME[name] for name in locked[unit]]) for unit in units]
    owned = numbers[1] + tuple([card for cards in here for card in cards])
    best = best_of_all(numbers[0], here, numbers[1])
    assert sheets(page)[0].total == basic_score(owned) + best, seed
    drawn = [part for section in page.sections for part in section.parts if isinstance(part, Shown)]
    used = [name for part in drawn for name in part.cards]
    assert len(used) == len(set(used)) and set(used) <= {NAMES[card] for card in owned}, seed
    for part in drawn:
        for name, sign in zip(part.cards, part.signs, strict=True):
            assert SHOWS[BY_NAME[name]] >> SYMBOLS.index(sign) & 1, seed
    made = 0
    for unit in units:
        widgets = [
            part for part in drawn if part.label is not None and part.label.arguments["unit"] == card(unit)
        ]
        made += len(widgets) * POINTS[BY_NAME[unit]]
    assert made <= best + sum([POINTS[BY_NAME[unit]] for unit in units]), seed


@pytest.mark.parametrize("seed", range(60))
def test_the_pad_finds_the_best_widgets(seed: int) -> None:
    compare(seed)


@pytest.mark.soak
def test_the_pad_finds_the_best_widgets_five_thousand_times() -> None:
    for seed in range(5000):
        compare(seed)


def test_cards_that_nobody_told_are_missing_and_not_nothing() -> None:
    page = PAD.page([])
    assert len(page.missing) == 2 and [sheet.total for sheet in sheets(page)] == [None, None]


def test_a_card_lies_with_one_player_only() -> None:
    with pytest.raises(Unfit, match="pad-problem-elsewhere"):
        PAD.page([f"cards.0 {FREE[0]}", f"cards.1 {FREE[0]}"])
