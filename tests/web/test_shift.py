"""Cards fly, and nothing else on the table jumps: the layout of a board stays where it is while a match is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.facets.registry import games
from ludoteca.server.protocol import Settings
from tests.web.figures import ANSWERS, look_on, shifts_of
from tests.web.stand import Stand
from tests.web.visitor import against_bots, begin, is_asked, play

pytestmark = pytest.mark.browser

CALM = 0.1
"""The layout shift that Web Vitals calls good; here it is for all answers together."""


@pytest.mark.parametrize("game", games())
def test_nothing_jumps_while_cards_move(browser: Browser, stand: Stand, page: Page, game: str) -> None:
    begin(page, *against_bots(game))
    assert is_asked(page)
    looking = look_on(browser, stand, page)
    board = looking.locator(".board")
    before = board.inner_html()
    assert play(page, f"calm {game}", answers=ANSWERS)
    shifts = shifts_of(looking)
    after = board.inner_html()
    looking.context.close()
    assert after != before
    assert sum(shifts) < CALM


def test_what_jumps_is_noticed(browser: Browser, stand: Stand, page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    looking = look_on(browser, stand, page)
    looking.locator(".board").evaluate("board => { board.style.marginTop = '300px'; }")
    shifts = shifts_of(looking)
    looking.context.close()
    assert sum(shifts) > CALM
