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
ANSWERS = 12
SOON = 400
"""Milliseconds after which nothing of what an answer has changed is still to come, where nothing is shown on the way."""


@pytest.mark.parametrize("game", games())
def test_nothing_jumps_from_one_question_to_the_next(
    browser: Browser, stand: Stand, page: Page, game: str
) -> None:
    begin(page, *against_bots(game))
    assert is_asked(page)
    looking = [look_on(browser, stand, page, size) for size in (DESKTOP, PHONE)]
    before = [one.locator(".board").inner_html() for one in looking]
    luck = luck_of(f"calm {game}")
    shifts: list[float] = []
    for _ in range(ANSWERS):
        if not is_asked(page):
            break
        click_answer(page, luck)
        is_asked(page)
        shifts += [sum(shifts_of(one, SOON)) for one in looking]
    after = [one.locator(".board").inner_html() for one in looking]
    for one in looking:
        one.context.close()
    assert all(new != old for new, old in zip(after, before, strict=True))
    assert max(shifts) < CALM, shifts


def test_what_jumps_is_noticed(browser: Browser, stand: Stand, page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    looking = look_on(browser, stand, page)
    looking.locator(".board").evaluate("board => { board.style.marginTop = '300px'; }")
    shifts = shifts_of(looking, SETTLED)
    looking.context.close()
    assert sum(shifts) > CALM
