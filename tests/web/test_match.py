"""One match of each game in a real browser, from the first question to looking at it again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteca.facets.registry import games
from tests.web.visitor import OVER, against_bots, assert_it_fits, begin, play

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
LONG_NAME = "Bartholomew Higginbotham"
OVERLAPPING = """[...document.querySelectorAll('.seat')].flatMap(seat => {
    const parts = [...seat.querySelectorAll('.name, .sum, .held')].filter(one => one.checkVisibility());
    const boxes = parts.map(one => one.getBoundingClientRect());
    return parts.filter((_, a) => boxes.some((box, b) => a < b && boxes[a].right > box.left && box.right > boxes[a].left
        && boxes[a].bottom > box.top && box.bottom > boxes[a].top)).map(one => one.textContent);
})"""
"""What lies on top of something else in the plate of a seat."""


@pytest.mark.parametrize(
    "size", [WIDE, pytest.param(PHONE, marks=pytest.mark.browser)], ids=["desktop", "phone"]
)
@pytest.mark.parametrize("game", games())
def test_a_match_is_played_to_its_end_with_the_mouse(page: Page, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    begin(page, *against_bots(game), LONG_NAME)
    assert play(page, game)
    expect(page.locator(f"{OVER} .end h2")).to_have_text(re.compile("won|Shared victory|everybody loses"))
    assert page.evaluate(OVERLAPPING) == []
    assert_it_fits(page)
    page.get_by_role("link", name="Look at the match again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    assert_it_fits(page)
