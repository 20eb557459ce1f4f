"""A server that can be restarted, and a browser that looks at it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ludoteca.server.routes.pages import ASSETS, pages
from tests.web.stand import Stand
from tests.web.visitor import PATIENCE, in_no_hurry

CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A browser on a machine without a screen, which speaks to nobody but us."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, as the machine has it. It goes before other tests come, which want this thread's event loop."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    if not any(name.startswith(ASSETS) for name in pages()):
        pytest.skip("the browser client is not built: make client")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def stand(browser: Browser, tmp_path: Path) -> Iterator[Stand]:
    """A server with an empty database."""
    with Stand(f"sqlite:///{tmp_path}/table.db") as running:
        yield running


@pytest.fixture
def context(browser: Browser, stand: Stand) -> Iterator[BrowserContext]:
    """Somebody's browser, with cookies of its own."""
    opened = browser.new_context(base_url=stand.url, locale="en-GB", reduced_motion="reduce")
    in_no_hurry(opened)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A window in which nothing goes wrong unnoticed: no error, and nothing that the server's policy forbids."""
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda said: wrong.append(said.text) if "Content Security" in said.text else None)
    yield opened
    assert wrong == []
