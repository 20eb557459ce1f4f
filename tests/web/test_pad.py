"""Beside a real table: pads on a phone, played with one thumb, from a server and from the page without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.page.site import NotBuilt, site
from tests.web.host import Host
from tests.web.stand import Stand
from tests.web.visitor import in_no_hurry

pytestmark = pytest.mark.browser

LOADING = 120_000
"""Milliseconds that a busy machine may take to begin Python."""
PHONE = {"width": 390, "height": 844}
TURNS = 60
GAME = "red_rising"


@pytest.fixture(params=["en", "uk"])
def phone(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    """A phone in a dark room."""
    width, height = PHONE["width"], PHONE["height"]
    opened = browser.new_context(
        locale=request.param,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        color_scheme="dark",
        reduced_motion="reduce",
    )
    in_no_hurry(opened)
    yield opened
    opened.close()


def settle(page: Page) -> None:
    """Wait until the pad has its answer."""
    expect(page.locator("footer .bar .button").last).to_be_enabled()
    expect(page.locator("main [role=status]")).to_have_count(0)


def tell(page: Page, key: str, times: int = 1) -> None:
    """Tap the plus of a number so often; the first tap says the least there can be."""
    for _ in range(times):
        page.locator(f'[data-key="{key}"] .stepper .button', has_text=re.compile(r"^\+$")).tap()


def play(page: Page) -> None:
    """A solo game by taps alone: the Automa is let do what it wants, and the person ends it."""
    tell(page, "odd", 3)
    page.locator('[data-key="first"] .button').nth(1).tap()
    dock = page.locator("footer .dock .button")
    dock.first.tap()
    expect(page.locator('[data-key="odd"]')).to_be_hidden()
    for _ in range(TURNS):
        if page.locator('[data-key="hand.0"]').count():
            break
        before = page.locator("main").inner_text()
        dock.first.tap()
        page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=before)
    count(page)


def count(page: Page) -> None:
    """Tap in both sides until nothing is missing."""
    page.locator('[data-key="hand.0"] .wide').tap()
    page.locator(".picker .groups .button").first.tap()
    for _ in range(3):
        page.locator(".picker .list > ul").last.locator("button").first.tap()
    page.locator(".picker .foot .main").tap()
    for key in ("fleet.0", "helium.0", "influence.0", "acceptable", "unacceptable"):
        tell(page, key, 2)
    page.locator('[data-key="sovereign"] .button').first.tap()
    expect(page.locator(".missing h2")).to_have_count(0)
    totals = page.locator(".sheet h3 strong")
    expect(totals).to_have_count(2)
    assert all(text.isdigit() for text in totals.all_inner_texts())
    expect(page.locator(".sheet.first")).not_to_have_count(0)


def test_a_solo_game_is_played_with_one_thumb_kept_and_looked_at(
    phone: BrowserContext, stand: Stand, browser: Browser
) -> None:
    page = phone.new_page()
    page.goto(f"{stand.url}/pad/{GAME}")
    settle(page)
    play(page)
    told = page.locator("main").inner_text()
    page.reload()
    expect(page.locator(".sheet h3 strong")).to_have_count(2)
    assert page.locator("main").inner_text() == told, "it is kept through a closing"
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, "nothing is wider than the phone"
    if phone.browser is None:
        return
    page.locator("footer .bar .button").nth(3).tap()
    link = page.locator(".share input").input_value()
    watching = browser.new_context(locale="en")
    other = watching.new_page()
    other.goto(link)
    expect(other.locator(".sheet h3 strong")).to_have_text(page.locator(".sheet h3 strong").all_inner_texts())
    page.keyboard.press("Escape")
    page.locator("footer .bar .button").first.tap()
    expect(other.locator(".sheet h3 strong").first).to_have_text("?")
    expect(other.locator("footer .bar .button").first).to_be_disabled()
    watching.close()


@pytest.mark.parametrize("phone", ["en"], indirect=True)
def test_what_was_told_can_be_told_otherwise_and_nonsense_is_not_kept(
    phone: BrowserContext, stand: Stand
) -> None:
    page = phone.new_page()
    page.goto(f"{stand.url}/pad/fzzzt")
    settle(page)
    page.locator('[data-key="cards.0"] .wide').tap()
    card = page.locator(".picker .list > ul").last.locator("button").first
    name = card.locator("[title]").get_attribute("title") or ""
    card.tap()
    page.locator(".picker .foot .main").tap()
    expect(page.locator('[data-key="cards.0"] li')).to_have_count(1)
    page.locator('[data-key="cards.1"] .wide').tap()
    offered = page.locator(".picker .list [title]").evaluate_all("(all) => all.map((one) => one.title)")
    assert offered.count(name) == sum(1 for one in offered if one == name)
    page.locator(".picker .head .button").tap()
    page.locator("footer .bar .button").nth(1).tap()
    page.locator(".story .line").first.tap()
    page.locator(".story .change .button").last.tap()
    page.locator(".story .head .button").tap()
    expect(page.locator('[data-key="cards.0"] li')).to_have_count(0)


@pytest.mark.soak
def test_a_solo_game_is_played_without_a_network(phone: BrowserContext, tmp_path: Path) -> None:
    try:
        files = site()
    except NotBuilt:
        pytest.skip("the page is not built: make page")
    with Host(files) as host:
        page = phone.new_page()
        page.goto(host.url)
        page.locator(f'a[href$="/pad/{GAME}"]').wait_for()
        expect(page.locator(".table-state[data-state=kept]")).to_be_attached(timeout=LOADING)
        page.locator(f'a[href$="/pad/{GAME}"]').tap()
        host.stop()
        phone.set_offline(True)
        expect(page.locator('[data-key="odd"]')).to_be_visible(timeout=LOADING)
        play(page)
        page.reload()
        expect(page.locator(".sheet h3 strong")).to_have_count(2, timeout=LOADING)
