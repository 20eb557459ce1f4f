"""Cards fly, and nothing else on the table jumps: from one question to the next the layout of a board stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from ludoteca.facets.registry import games
from ludoteca.server.protocol import Settings
from tests.web.figures import DESKTOP, SETTLED, look_on, shifts_of
from tests.web.stand import Stand
from tests.web.visitor import against_bots, begin, click_answer, is_asked, luck_of

pytestmark = pytest.mark.browser

CALM = 0.02
"""The layout shift that is allowed between two questions; what Web Vitals calls good is five times as much."""
PHONE: ViewportSize = {"width": 390, "height": 844}
ANSWERS = 10
SOON = 400
"""Milliseconds after which nothing of what an answer has changed is still to come, where nothing is shown on the way."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", games())
def test_nothing_jumps_from_one_question_to_the_next(
    browser: Browser, stand: Stand, page: Page, game: str, size: ViewportSize
) -> None:
    begin(page, *against_bots(game))
    assert is_asked(page)
    looking = look_on(browser, stand, page, size)
    board = looking.locator(".board")
    before = board.inner_html()
    luck = luck_of(f"calm {game}")
    shifts: list[float] = []
    while len(shifts) < ANSWERS and is_asked(page):
        click_answer(page, luck)
        is_asked(page)
        shifts.append(round(sum(shifts_of(looking, SOON)), 3))
    after = board.inner_html()
    looking.context.close()
    assert after != before
    assert max(shifts) < CALM, " ".join([str(shift) for shift in shifts])


def test_what_jumps_is_noticed(browser: Browser, stand: Stand, page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    looking = look_on(browser, stand, page)
    looking.locator(".board").evaluate("board => { board.style.marginTop = '300px'; }")
    shifts = shifts_of(looking, SETTLED)
    looking.context.close()
    assert sum(shifts) > CALM
