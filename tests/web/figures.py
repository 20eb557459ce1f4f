"""How quick and how calm the pages are: ``python -m tests.web.figures``, with a client that is built.

For each page: milliseconds to the first and to the largest paint, JavaScript in kilobytes gzipped, and how much was
displaced (the layout shift of Web Vitals) for somebody who looks on while a match is played for some answers.
"""

from __future__ import annotations

import tempfile

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.games.registry import GAMES
from ludoteca.server.protocol import Settings
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import PATIENCE, begin, is_asked, play, scripts_of

WATCH = """
window.shift = 0; window.largest = 0;
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
"""
ANSWERS = 15
SETTLED = 1000
"""Milliseconds until fonts and pictures are there."""


def main() -> None:
    """Measure the front door and a match of each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{folder}/figures.db") as stand:
            print(f"{'page':14} {'first':>7} {'largest':>8} {'script':>8} {'shift':>6}")
            for game in (None, *GAMES):
                print(_row(browser, stand, game))
        browser.close()


def _row(browser: Browser, stand: Stand, game: str | None) -> str:
    with browser.new_context(
        base_url=stand.url, locale="en-GB", viewport={"width": 1440, "height": 900}
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(WATCH)
        scripts = scripts_of(page)
        if game is None:
            page.goto("/")
            page.locator(".poster").first.wait_for()
            page.wait_for_timeout(500)
        else:
            begin(page, Settings(game, 2), ["beginner"])
            assert is_asked(page)
            page.reload()
            assert is_asked(page)
        if game is None:
            return _figures(page, page, "front door", sum(scripts.values()))
        with browser.new_context(base_url=stand.url, viewport={"width": 1440, "height": 900}) as other:
            looking = other.new_page()
            looking.add_init_script(WATCH)
            other.request.post("/api/guest", data={"name": "Eve"})
            looking.goto(page.url)
            looking.locator("[data-card]").first.wait_for()
            looking.wait_for_timeout(SETTLED)
            looking.evaluate("window.shift = 0")
            play(page, f"figures {game}", answers=ANSWERS)
            looking.wait_for_timeout(SETTLED)
            return _figures(page, looking, game, sum(scripts.values()))


def _figures(page: Page, looking: Page, name: str, script: int) -> str:
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    largest, shift = page.evaluate("window.largest"), looking.evaluate("window.shift")
    return f"{name:14} {first:4.0f} ms {largest:5.0f} ms {script / 1000:5.0f} kB {shift:6.3f}"


if __name__ == "__main__":
    main()
