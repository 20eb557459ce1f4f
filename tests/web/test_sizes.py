"""Everything fits at every size: a sample of stages and sizes of each game, drawn by a seed; ``make soak`` looks at all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck
from tests.boxes import near
from tests.web import sizes
from tests.web.stand import Stand
from tests.web.visitor import against_bots, begin, is_asked, luck_of

pytestmark = pytest.mark.browser

T = TypeVar("T")
SEATS = 3
COVER = """() => {
    const piece = document.querySelector('.board [data-choice][data-card]'), covering = document.createElement('div');
    const { left, top, width, height } = piece.getBoundingClientRect();
    covering.style.cssText = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
    document.body.append(covering);
    return piece.dataset.choice;
}"""
"""Something lies over a card that can be chosen."""


def some(luck: Luck, things: Sequence[T], count: int) -> list[T]:
    """So many of them, by luck, in their order."""
    places = [*range(len(things))]
    luck.shuffle("sizes", places)
    return [things[place] for place in sorted(places[:count])]


@pytest.mark.parametrize("game", games())
def test_a_sample_of_stages_fits_at_a_sample_of_sizes(browser: Browser, stand: Stand, game: str) -> None:
    luck = luck_of(f"sizes of {game}")
    stages = some(luck, [*sizes.STAGES], 2)
    sample = [*some(luck, sizes.DESKTOPS, 2), *some(luck, sizes.PHONES, 2), *some(luck, sizes.TABLETS, 1)]
    found = {
        f"{stage} at {width}x{height}": look.faults
        for stage, (width, height), look in sizes.looks(
            browser, stand, game, near(game, SEATS), stages, sample
        )
    }
    assert len(found) == len(stages) * len(sample)
    assert {place: faults for place, faults in found.items() if faults} == {}


def test_what_lies_over_a_choice_is_noticed(page: Page) -> None:
    begin(page, *against_bots("fzzzt"))
    assert is_asked(page)
    covered = page.evaluate(COVER)
    found = sizes.look_at(page, 1280, 720, touch=False).faults
    assert sizes.Fault("hidden choice", covered, 0) in found
