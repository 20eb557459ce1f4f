"""How quick and how calm the pages are: ``python -m tests.web.figures``, with a client that is built.

For each page: milliseconds to the first and to the largest paint, JavaScript in kilobytes gzipped, and how much was
displaced (the layout shift of Web Vitals), in sum and at once, for somebody who looks on while a match is played for
some answers.
"""

from __future__ import annotations

import tempfile

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from ludoteca.facets.registry import games
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import against_bots, begin, in_no_hurry, is_asked, play, scripts_of

WATCH = """
window.shifts = []; window.largest = 0;
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shifts.push(entry.value); })
    .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
"""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
ANSWERS = 15
SETTLED = 1000
"""Milliseconds until fonts and pictures are there."""


def main() -> None:
    """Measure the front door and a match of each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{folder}/figures.db") as stand:
            print(f"{'page':14} {'first':>7} {'largest':>8} {'script':>8} {'shift':>6} {'at once':>7}")
            for game in (None, *games()):
                print(_row(browser, stand, game))
        browser.close()


def look_on(browser: Browser, stand: Stand, page: Page) -> Page:
    """The window of somebody else who looks on at the match of a page, in which all displacements are noted."""
    context = browser.new_context(base_url=stand.url, locale="en-GB", viewport=DESKTOP)
    in_no_hurry(context)
    assert context.request.post("/api/guest", data={"name": "Eve"}).status == 201
    looking = context.new_page()
    looking.add_init_script(WATCH)
    looking.goto(page.url)
    looking.locator(".board [data-zone]").first.wait_for()
    looking.wait_for_timeout(SETTLED)
    looking.evaluate("window.shifts = []")
    return looking


def shifts_of(looking: Page) -> list[float]:
    """How much each change has displaced, once nothing moves any more."""
    looking.wait_for_timeout(SETTLED)
    shifts: list[float] = looking.evaluate("window.shifts")
    return shifts


def _row(browser: Browser, stand: Stand, game: str | None) -> str:
    with browser.new_context(base_url=stand.url, locale="en-GB", viewport=DESKTOP) as context:
        in_no_hurry(context)
        page = context.new_page()
        page.add_init_script(WATCH)
        scripts = scripts_of(page)
        if game is None:
            page.goto("/")
            page.locator(".poster").first.wait_for()
            return _figures(page, shifts_of(page), "front door", sum(scripts.values()))
        begin(page, *against_bots(game))
        assert is_asked(page)
        page.reload()
        assert is_asked(page)
        looking = look_on(browser, stand, page)
        play(page, f"figures {game}", answers=ANSWERS)
        row = _figures(page, shifts_of(looking), game, sum(scripts.values()))
        looking.context.close()
        return row


def _figures(page: Page, shifts: list[float], name: str, script: int) -> str:
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    largest = page.evaluate("window.largest")
    moved = f"{sum(shifts):6.3f} {max(shifts, default=0):7.3f}"
    return f"{name:14} {first:4.0f} ms {largest:5.0f} ms {script / 1000:5.0f} kB {moved}"


if __name__ == "__main__":
    main()
