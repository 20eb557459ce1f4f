"""Pictures of every screen: ``python -m tests.web.screens docs/screens``, with a client that is built.

Every game at its beginning, in the middle and at its end, and the pages around it; on a desktop and on a phone, in
light and in dark, each language somewhere.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from ludoteca.facets.language import language
from ludoteca.facets.registry import games
from ludoteca.server.protocol import Settings
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import OVER, PATIENCE, is_asked, open_room, play

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 740},
}
SPOKEN = {
    ("fzzzt", "phone"): "ru",
    ("zombie_fluxx", "phone"): "uk",
    ("red_rising", "phone"): "nl",
    ("goblins_inc", "phone"): "en",
}
"""The language of a picture, if it is not English."""
DARK = {("fzzzt", "phone"), ("red_rising", "desktop"), ("goblins_inc", "phone")}
STAGES = {"begin": 0, "early": 4, "middle": 16}
"""After so many answers a picture is taken."""
QUALITY = 78
SEATS = {"goblins_inc": 2}


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{home}/screens.db") as stand:
            for size in SIZES:
                _around(browser, stand, size, folder)
                for game in games():
                    _match(browser, stand, game, size, folder)
                    print(f"{game} {size}", flush=True)
        browser.close()


def _opened(browser: Browser, stand: Stand, size: str, code: str, dark: bool) -> BrowserContext:
    colours: Literal["light", "dark"] = "dark" if dark else "light"
    context = browser.new_context(
        base_url=stand.url, locale=code, viewport=SIZES[size], color_scheme=colours, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    return context


def _shoot(page: Page, path: Path, whole: bool = False) -> None:
    page.wait_for_timeout(700)
    page.mouse.move(1, 1)
    page.screenshot(path=path.with_suffix(".jpg"), type="jpeg", quality=QUALITY, full_page=whole)


def _around(browser: Browser, stand: Stand, size: str, folder: Path) -> None:
    """The pages that no game has for itself."""
    with _opened(browser, stand, size, "en", False) as context:
        page = context.new_page()
        page.goto("/")
        page.locator(".poster").first.wait_for()
        _shoot(page, folder / f"front-door-{size}", whole=True)
        page.locator(".poster .small").first.click()
        page.locator(".pages article").first.wait_for()
        _shoot(page, folder / f"rules-{size}")
        path = open_room(page, Settings("fzzzt", 2, public=True, hot_seat=True), [])
        page.goto(path)
        page.locator(".seats").wait_for()
        _shoot(page, folder / f"gathering-{size}", whole=True)
        page.goto("/lobby")
        _shoot(page, folder / f"lobby-{size}")
        page.goto(path)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Begin the match").click()
        page.locator(".curtain").wait_for()
        _shoot(page, folder / f"curtain-{size}")
        page.goto("/no/such/page")
        _shoot(page, folder / f"lost-{size}")


def _match(browser: Browser, stand: Stand, game: str, size: str, folder: Path) -> None:
    code = SPOKEN.get((game, size), "en")
    words = language(code)
    with _opened(browser, stand, size, code, (game, size) in DARK) as context:
        page = context.new_page()
        seats = SEATS.get(game, 3)
        page.goto(open_room(page, Settings(game, seats, rated=False), ["casual"] * (seats - 1)))
        page.get_by_role("button", name=words.text("table-start")).click()
        given = 0
        for stage, answers in STAGES.items():
            given += play(page, f"{game} {size} {stage}", answers=answers - given)
            if not is_asked(page):
                break
            _shoot(page, folder / f"{game}-{stage}-{size}")
            more = page.get_by_role("button", name=words.text("table-coach-more"), exact=True)
            if more.count():
                more.click()
            off = page.get_by_role("button", name=words.text("table-coach-off"))
            if off.count():
                off.click()
        play(page, f"{game} {size} rest")
        page.locator(OVER).wait_for()
        _shoot(page, folder / f"{game}-end-{size}")
        page.get_by_role("link", name=words.text("table-replay-go")).click()
        page.get_by_role("slider").wait_for()
        page.get_by_role("slider").fill("10")
        _shoot(page, folder / f"{game}-replay-{size}", whole=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
