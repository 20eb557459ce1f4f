"""What comes over the line: each thing a visitor waits for has a budget."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from ludoteca.facets.registry import games
from ludoteca.page.site import NotBuilt, site
from ludoteca.server.routes.pages import pages
from tests.web.stand import Stand
from tests.web.visitor import ASKED

pytestmark = pytest.mark.browser

FRONT_DOOR = 150_000
FRONT_DOOR_AGAIN = 15_000
"""What may have changed is asked for, and is as it was."""
GAME = 300_000
"""From the front door to the first question: the room, the board, its letters and its words."""
SITE = 12_000_000
"""The page without a server, with everything that it keeps."""


@pytest.fixture(scope="module")
def stand(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    """A server."""
    with Stand(f"sqlite:///{tmp_path_factory.mktemp('table') / 'ludoteca.db'}") as running:
        yield running


class Line:
    """Counts what a window gets, compressed as it comes, with what stands above it."""

    def __init__(self, window: Page) -> None:
        self.bytes = 0
        session = window.context.new_cdp_session(window)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._count)

    def _count(self, told: dict[str, float]) -> None:
        self.bytes += int(told["encodedDataLength"])


@contextmanager
def visitor(browser: Browser, locale: str, encoding: str) -> Iterator[BrowserContext]:
    """Somebody new, whose browser reads this and nothing smaller."""
    context = browser.new_context(locale=locale, extra_http_headers={"accept-encoding": encoding})
    yield context
    context.close()


def at_the_front_door(window: Page, stand: Stand) -> int:
    """Go to the front door and wait until nothing more comes; what came."""
    line = Line(window)
    window.goto(stand.url)
    window.locator("article[data-game] .main").first.wait_for()
    window.wait_for_load_state("networkidle")
    return line.bytes


@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "ru-RU", "uk-UA"])
@pytest.mark.parametrize("encoding", ["gzip", "gzip, br"])
def test_the_front_door_keeps_its_budget(browser: Browser, stand: Stand, locale: str, encoding: str) -> None:
    with visitor(browser, locale, encoding) as context:
        first = at_the_front_door(context.new_page(), stand)
        again = at_the_front_door(context.new_page(), stand)
    assert 20_000 < first <= FRONT_DOOR
    assert again <= FRONT_DOOR_AGAIN


@pytest.mark.parametrize("game", games())
def test_the_way_to_the_first_question_keeps_its_budget(browser: Browser, stand: Stand, game: str) -> None:
    with visitor(browser, "ru-RU", "gzip") as context:
        window = context.new_page()
        at_the_front_door(window, stand)
        line = Line(window)
        window.locator(f"article[data-game={game}] .main").click()
        window.locator(ASKED).first.wait_for(timeout=60_000)
        window.wait_for_load_state("networkidle")
    assert line.bytes <= GAME


def test_the_page_without_a_server_keeps_its_budget() -> None:
    try:
        files = site()
    except NotBuilt:
        pytest.skip("the page is not built: make page")
    assert sum(map(len, files.values())) <= SITE


def test_whatever_the_build_could_make_smaller_has_a_smaller_copy(browser: Browser) -> None:
    texts = {name: page for name, page in pages().items() if name.endswith((".js", ".css", ".html"))}
    assert len(texts) > 20
    assert not [
        name for name, page in texts.items() if len(page.content) > 1_000 and len(page.compressed) < 2
    ]
