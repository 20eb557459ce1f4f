"""How calm the table is for whoever watches: ``python -m bench.watching``, with a client that is built.

The same turn of a recorded match is shown again and again, at the usual pace, on a desktop and on a phone, while nobody thinks. Printed as
JSON, the median of five runs for each game and size: frames a second at the median frame, the share of frames that took less than
50 ms, the longest frame; and how long a click waits for the first frame that answers it. For each game: the bytes that one seat is sent
for an answer of anybody, in the whole match. The load of the machine stands beside them: frames are drawn by the processor here.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server.subscription import Subscription
from tests.boxes import built_in
from tests.server.wire import guest_of, snapshot
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import ASKED, OVER, asked, click_answer, is_asked, luck_of
from tools.strips import Recorded, answer, recorded

SIZES: Final[dict[str, ViewportSize]] = {
    "1366x768": {"width": 1366, "height": 768},
    "390x844": {"width": 390, "height": 844},
}
RUNS: Final = 5
SLOW: Final = 50.0
"""Milliseconds that a frame may take."""
BARS: Final = {"frames a second": 50, "frames under 50 ms, %": 99, "click, ms": 100, "bytes an answer": 4096}
SETTLED: Final = 1_500
"""Milliseconds until fonts and pictures are there."""
ANSWERS: Final = 12
"""So many questions are answered besides, for the clicks."""
WAITED: Final = 300
"""Milliseconds until the bots have answered."""
READY: Final = ".question .ready"
AGAIN: Final = ".show button[aria-label='Show the last turn again']"
SKIP: Final = ".show button[aria-label=Skip]"
FRAMES: Final = """() => new Promise((done) => {
    const times = [], begun = performance.now();
    const note = (now) => {
        times.push(now);
        if (now - begun > 400 && !document.querySelector('.show button[aria-label=Skip]')) done(times);
        else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
})"""
CLICKED: Final = """() => {
    window.answered = new Promise((done) => addEventListener('click', (event) => {
        const begun = event.timeStamp, before = document.body.innerHTML;
        const look = () => requestAnimationFrame(() => setTimeout(() => {
            if (document.body.innerHTML !== before) done(performance.now() - begun);
            else look();
        }));
        look();
    }, { capture: true, once: true }));
}"""
"""From the click until the first frame has been drawn in which anything is another way than before."""


def main() -> None:
    """Measure every game at both sizes."""
    parser = argparse.ArgumentParser(prog="python -m bench.watching", description="Measure the show.")
    parser.add_argument("--game", action="append", choices=built_in())
    parser.add_argument("--runs", type=int, default=RUNS)
    args = parser.parse_args()
    report: dict[str, Any] = {"bars": BARS, "runs": args.runs, "load before": _load()}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{home}/watching.db") as stand:
            for game in args.game or built_in():
                turn = recorded(game)
                came = sizes(turn.record)
                report[game] = {
                    "bytes an answer": round(median(came)),
                    "bytes an answer, 19 of 20": round(quantiles(came, n=20)[-1]),
                }
                for size in SIZES:
                    report[f"{game} {size}"] = measured(browser, stand, turn, size, args.runs)
        browser.close()
    report["load after"] = _load()
    print(json.dumps(report, indent=2))


def measured(browser: Browser, stand: Stand, turn: Recorded, size: str, runs: int) -> dict[str, Any]:
    """The figures of one game at one size."""
    with seated(browser, stand, turn, size) as page:
        shown = [once_more(page) for _ in range(runs)]
        clicks = [_click(page, page.locator(AGAIN).click)]
        page.locator(SKIP).click()
        luck = luck_of(f"watching {turn.record.game}")
        for _ in range(ANSWERS):
            while not page.locator(f"{ASKED}, {OVER}").count():
                page.keyboard.press("Escape")
                page.wait_for_timeout(50)
            if not is_asked(page):
                break
            question = asked(page)
            if question.several:
                click_answer(page, luck)
                continue
            luck.shuffle("clicks", question.texts)
            choice = page.locator(f'[data-choice="{question.texts[0]}"]').locator("visible=true").first
            choice.scroll_into_view_if_needed()
            clicks.append(_click(page, choice.click))
            if page.locator(READY).count():
                page.locator(READY).click()
            page.wait_for_timeout(WAITED)
    return {
        "frames a second": round(median(run["frames a second"] for run in shown), 1),
        "frames under 50 ms, %": round(median(run["under"] for run in shown), 2),
        "longest frame, ms": round(median(run["longest"] for run in shown)),
        "shown, s": round(median(run["seconds"] for run in shown), 1),
        "click, ms": round(median(clicks)),
        "slowest click, ms": round(max(clicks)),
    }


def once_more(page: Page) -> dict[str, float]:
    """Show the turn once more, and look at each frame."""
    page.locator(AGAIN).click()
    times: list[float] = page.evaluate(FRAMES)
    lasted = [after - before for before, after in pairwise(times)]
    return {
        "frames a second": 1000 / median(lasted),
        "under": 100 * sum(one < SLOW for one in lasted) / len(lasted),
        "longest": max(lasted),
        "seconds": (times[-1] - times[0]) / 1000,
    }


@contextmanager
def seated(browser: Browser, stand: Stand, turn: Recorded, size: str) -> Iterator[Page]:
    """A window after the recorded turn, in which it can be shown again."""
    phone = size == "390x844"
    context = browser.new_context(
        base_url=stand.url, locale="en-GB", viewport=SIZES[size], device_scale_factor=1, has_touch=phone
    )
    with context:
        context.add_init_script(
            "localStorage['ludoteca-motion'] = 'normal'; localStorage['ludoteca-coach'] = 'off'"
        )

        page = context.new_page()
        turn.open(page)
        answer(page, turn.answered)
        page.locator(SKIP).wait_for()
        page.keyboard.press("Escape")
        while not page.locator(AGAIN).count():
            page.wait_for_timeout(100)
            page.keyboard.press("Escape")
        page.wait_for_timeout(SETTLED)
        yield page


def _click(page: Page, click: Callable[[], None]) -> float:
    page.evaluate(CLICKED)
    click()
    waited: float = page.evaluate("window.answered")
    return waited


def sizes(record: Record) -> list[int]:
    """The bytes that the first seat is sent for each answer of anybody, in the whole match."""
    match = Match.replay(find(record.game).rules, record, 0)
    subscription = Subscription(guest_of(0), 0)
    subscription.whole(snapshot(match))
    match.roll()
    frames = []
    for entry in record.entries:
        match.answer_text(Seat(entry.seat), entry.text)
        frames.append(subscription.update(snapshot(match)))
        match.roll()
    return [len(frame) for frame in frames if frame is not None]


def _load() -> float:
    return round(os.getloadavg()[0], 1)


if __name__ == "__main__":
    main()
