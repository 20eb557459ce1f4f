"""What a visitor waits for on a slow line: ``python -m bench.visit``, for the server and for the page without one.

Everything the browser asks for, workers too, goes through a line of so many bits a second with so much delay, which all connections
share. Each visitor is a new one. Printed as JSON: when the largest thing on the front door was painted, when the first question of a first and
of next visits could be answered (by somebody who clicks at once; there are several, since lots decide who begins, and each bot before takes its
time), what came over the line, what the page and its workers have in memory, and the budgets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ludoteca.page.site import site
from tests.web.host import Host
from tests.web.stand import Stand
from tests.web.visitor import ASKED

PIECE: Final = 4_096
SLOW: Final = (1.5e6, 0.15)
"""A phone in the country: bits a second, and seconds there and back."""
FAST: Final = (20e6, 0.03)
BUDGETS: Final = {
    "front door, s": 1.5,
    "first visit, first question, s": 10.0,
    "next visit, first question, s": 3.0,
    "memory, MB": 400,
}
PAINTED: Final = """() => new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime / 1000))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""
PATIENCE: Final = 120_000
VISITS: Final = ("first visit", "next visit", "third visit", "fourth visit")


class Line:
    """A line to a server on loopback, in a thread of its own."""

    def __init__(self, url: str, bits: float, delay: float) -> None:
        target = urlsplit(url)
        self._target = (target.hostname or "", target.port or 80)
        self._path = target.path
        self._bits = bits
        self._delay = delay
        self._free = [0.0, 0.0]
        self.carried = 0
        """Bytes that came down."""
        self._ready = threading.Event()

    @contextmanager
    def open(self) -> Iterator[str]:
        """Where the server is, over the line."""
        thread = threading.Thread(target=lambda: asyncio.run(self._carry()), daemon=True)
        thread.start()
        self._ready.wait()
        yield f"http://127.0.0.1:{self._port}{self._path}"
        self._loop.call_soon_threadsafe(self._done.set)
        thread.join()

    async def _carry(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._done.wait()
        server.close()
        # What is still being carried stops with an error of its own, which nobody waits for.
        self._loop.set_exception_handler(lambda loop, context: None)

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        # The handshake goes there and back once before anything is said.
        await asyncio.sleep(self._delay)
        far, there = await asyncio.open_connection(*self._target)
        await asyncio.gather(self._pass(near, there, 0), self._pass(far, back, 1), return_exceptions=True)

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, way: int) -> None:
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, piece = await waiting.get()
                await asyncio.sleep(max(0.0, at - monotonic()))
                if not piece:
                    to.close()
                    return
                to.write(piece)

        delivering = asyncio.ensure_future(deliver())
        try:
            while piece := await source.read(PIECE):
                self._free[way] = max(self._free[way], monotonic()) + len(piece) * 8 / self._bits
                self.carried += len(piece) if way else 0
                waiting.put_nowait((self._free[way] + self._delay / 2, piece))
                # Whoever sends gets no further ahead than the line is long.
                await asyncio.sleep(max(0.0, self._free[way] - monotonic()))
        except (ConnectionError, asyncio.CancelledError):
            # One of the two has gone, or the measurement is over.
            pass
        waiting.put_nowait((monotonic(), b""))
        await asyncio.gather(delivering, return_exceptions=True)


def front_door(browser: Browser, url: str) -> dict[str, float]:
    """The front door of somebody who has never been here, on a slow line."""
    line = Line(url, *SLOW)
    with line.open() as slow, visitor(browser) as window:
        window.goto(slow)
        window.locator("article[data-game]").first.wait_for(timeout=PATIENCE)
        here = line.carried
        window.wait_for_timeout(2_000)
        return {"front door, s": round(window.evaluate(PAINTED), 2), "front door, kB": round(here / 1e3)}


def first_questions(browser: Browser, url: str, game: str) -> dict[str, float]:
    """The first question of a first visit and, in a window of its own, of the next, on a fast line."""
    line = Line(url, *FAST)
    found: dict[str, float] = {}
    with line.open() as fast, visitor(browser) as window:
        for visit in VISITS:
            before, began = line.carried, monotonic()
            window.goto(fast)
            window.locator(f"article[data-game={game}] .main").click(timeout=PATIENCE)
            window.locator(ASKED).first.wait_for(timeout=PATIENCE)
            found[f"{visit}, first question, s"] = round(monotonic() - began, 2)
            state = window.locator(".table-state[data-state]")
            if visit == VISITS[0] and state.count():
                window.locator(".table-state[data-state=kept]").wait_for(state="attached", timeout=PATIENCE)
            found[f"{visit}, kB"] = round((line.carried - before) / 1e3)
            found[f"{visit}, memory, MB"] = memory(browser)
            window = _again(window.context, window)
    return found


def memory(browser: Browser) -> int:
    """What the page and its workers have in memory for themselves: the process of a page has its workers, too."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    kept = [_private(one["id"]) for one in told["processInfo"] if one["type"] == "renderer"]
    return round(max(kept) / 1e6)


def _private(process: int) -> int:
    rows = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return sum(int(row.split()[1]) * 1024 for row in rows if row.startswith("Private_"))


def _again(context: BrowserContext, window: Page) -> Page:
    window.close()
    return context.new_page()


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Somebody new, with a phone."""
    context = browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def main() -> None:
    """Measure the server and the page."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.visit", description="Measure visits on slow lines."
    )
    parser.add_argument("--game", default="fzzzt", help="the game that is begun")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    args = parser.parse_args()
    report: dict[str, Any] = {"budgets": BUDGETS, "load": round(os.getloadavg()[0], 1)}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=["--no-sandbox"])
        with Stand(f"sqlite:///{Path(folder, 'table.db')}") as server:
            report["server"] = front_door(browser, server.url) | first_questions(
                browser, server.url, args.game
            )
        with Host(site()) as host:
            host.compresses = True
            report["page"] = front_door(browser, host.url) | first_questions(browser, host.url, args.game)
        browser.close()
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
