"""Everyone can play: axe finds nothing on any screen, in light and in dark; and pages are light to load."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.facets.registry import games
from ludoteca.server.protocol import Settings
from tests.boxes import with_manual
from tests.web.stand import Stand
from tests.web.visitor import against_bots, begin, in_no_hurry, is_asked, open_room, play, resign, scripts_of

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LARGEST_PAGE = 250_000
"""Bytes of JavaScript, gzipped, that a page of a game may need."""
FINDINGS = """async () => (await axe.run()).violations
    .map(found => `${found.id}: ${found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`)"""


@pytest.fixture(params=["light", "dark"])
def window(browser: Browser, stand: Stand, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window that lets axe in, which the server's policy would not."""
    colours: Literal["light", "dark"] = request.param
    with browser.new_context(
        base_url=stand.url, locale="en-GB", color_scheme=colours, reduced_motion="reduce", bypass_csp=True
    ) as context:
        in_no_hurry(context)
        yield context.new_page()


def findings(page: Page) -> list[str]:
    """What axe finds on the screen."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(FINDINGS)
    return found


def test_the_pages_around_a_match(window: Page) -> None:
    path = open_room(window, Settings("fzzzt", 2), ["beginner"])
    for place in ("/", path, "/lobby", "/mine", "/rooms/none", "/matches/none", "/no/such/page"):
        window.goto(place)
        window.locator("main").wait_for()
        assert findings(window) == [], place
    window.goto("/")
    window.get_by_role("button", name="Learn the rules").first.click()
    window.locator(".pages article").first.wait_for()
    assert findings(window) == [], "rules"
    window.keyboard.press("Escape")
    window.get_by_role("button", name="Menu").click()
    assert findings(window) == [], "menu"


def test_the_pads_beside_a_real_table(window: Page) -> None:
    for place in ("/pad/red_rising", "/pad/red_rising?pad=score", "/pad/zombie_fluxx"):
        window.goto(place)
        window.locator("main section").first.wait_for()
        assert findings(window) == [], place
    window.locator("main .wide").first.click()
    window.locator(".picker .list button").first.click()
    assert findings(window) == [], "picker"
    window.locator(".picker .foot .main").click()
    window.locator("main li").first.wait_for()
    window.locator("footer .bar .button").nth(1).click()
    assert findings(window) == [], "what was told"


@pytest.mark.parametrize("game", games())
def test_a_match_from_its_first_question_to_its_replay(window: Page, game: str) -> None:
    begin(window, *against_bots(game))
    assert is_asked(window)
    assert findings(window) == [], "first question"
    play(window, f"axe {game}", answers=8)
    if is_asked(window):
        assert findings(window) == [], "later"
        resign(window)
    assert findings(window) == [], "end"
    window.get_by_role("link", name="Look at the match again").click()
    window.get_by_role("slider").wait_for()
    assert findings(window) == [], "replay"


@pytest.mark.parametrize("game", games())
def test_a_page_of_a_game_is_light_to_load(page: Page, game: str) -> None:
    scripts = scripts_of(page)
    begin(page, *against_bots(game))
    assert is_asked(page)
    if game in with_manual():
        page.get_by_role("tab", name="Rules").click()
        page.locator(".pages article").first.wait_for()
    assert 20_000 < sum(scripts.values()) < LARGEST_PAGE
