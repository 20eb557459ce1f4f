"""The ways of somebody new, or of somebody who comes back, with their number of clicks; and what the front door and its rooms say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.server.protocol import Settings, TimeControl
from tests.web.stand import Stand
from tests.web.visitor import ASKED, CURTAIN, begin, in_no_hurry, open_room, resign

pytestmark = pytest.mark.browser

SECONDS = 15.0
"""No way may take longer, even on a machine with other things to do."""


class Clicks:
    """A window that counts what is clicked in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def button(self, name: str | re.Pattern[str]) -> None:
        """Click on a button."""
        self.page.get_by_role("button", name=name, exact=isinstance(name, str)).first.click()
        self.count += 1

    def click(self, selector: str) -> None:
        """Click on something."""
        self.page.locator(selector).first.click()
        self.count += 1


@pytest.fixture
def friend(browser: Browser, stand: Stand) -> Iterator[Page]:
    """The window of somebody else."""
    with browser.new_context(base_url=stand.url, locale="en-GB", reduced_motion="reduce") as context:
        in_no_hurry(context)
        yield context.new_page()


def test_five_ways_and_their_clicks(page: Page, friend: Page, context: BrowserContext) -> None:
    # The first match: one click.
    page.goto("/")
    way = Clicks(page)
    way.click("article[data-game=fzzzt] .main")
    page.locator(ASKED).wait_for(timeout=SECONDS * 1000)
    assert way.count == 1
    expect(page.locator(".seat")).to_have_count(3)
    room = page.url

    # Back into it another day, in a window of its own: one click, on what is shown first.
    page.close()
    page = context.new_page()
    page.goto("/")
    way = Clicks(page)
    first = page.locator(".continue a").first
    expect(first).to_contain_text("Fzzzt!")
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("Round 1")
    expect(first).to_contain_text("Casual 1 (bot), Casual 2 (bot)")
    expect(first.locator(".picture [data-card]").first).to_be_attached()
    way.click(".continue a")
    page.locator(ASKED).wait_for(timeout=SECONDS * 1000)
    assert (way.count, page.url) == (1, room)

    # Against two experts: three clicks, and one the next time.
    page.goto("/")
    way = Clicks(page)
    way.click("article[data-game=red_rising] button:has-text('Choose opponents')")
    way.click("label:has(input[aria-label='You against 2: Expert (bot)'])")
    way.click("dialog .main")
    page.locator(".seat").first.wait_for(timeout=SECONDS * 1000)
    assert way.count == 3
    expect(page.locator(".seat", has_text="Expert")).to_have_count(2)
    page.goto("/")
    page.locator("article[data-game=red_rising] .main").click()
    expect(page.locator(".seat", has_text="Expert")).to_have_count(2)

    # Three people at one device: three clicks.
    page.goto("/")
    way = Clicks(page)
    way.click("article[data-game=zombie_fluxx] button:has-text('Choose opponents')")
    way.click("label:has(input[aria-label='3 people who share this device'])")
    way.click("dialog .main")
    page.locator(CURTAIN).wait_for(timeout=SECONDS * 1000)
    assert way.count == 3

    # A friend comes by link: two clicks.
    page.goto("/")
    page.locator("article[data-game=fzzzt]").get_by_role("button", name="With friends").click()
    page.wait_for_url("**/rooms/*")
    host = page.locator(".seats .name").first.inner_text().split(" ·")[0].strip()
    friend.goto(page.url)
    expect(friend.get_by_role("heading", level=1)).to_have_text(f"{host} invites you to play Fzzzt!")
    way = Clicks(friend)
    way.button("Come in")
    way.button("Sit down")
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    assert way.count == 2


def test_a_guest_is_told_how_is_played_before_they_sit(page: Page, friend: Page) -> None:
    settings = Settings(
        "fzzzt",
        2,
        {"last_assignment": "ask"},
        watching="none",
        time=TimeControl("decision", 120),
        rated=False,
    )
    path = open_room(page, settings, [])
    friend.goto(path)
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Come in").click()
    agreed = friend.locator(".agreed li")
    expect(agreed).to_have_text(
        [
            "Ann is the host",
            "Time: 2 minutes a decision",
            "The result does not count",
            "Nobody may watch",
            "cards are allocated after the last round too",
        ]
    )
    expect(friend.get_by_text("§")).to_have_count(0)


def test_a_room_that_is_not_there_or_over_says_so_before_it_asks_for_a_name(page: Page, friend: Page) -> None:
    friend.goto("/rooms/there-is-no-such-room")
    expect(friend.get_by_role("heading", name="This room is gone")).to_be_visible()
    expect(friend.get_by_label("Your name")).to_have_count(0)
    begin(page, Settings("fzzzt", 2), ["beginner"])
    resign(page)
    friend.goto(page.url)
    expect(friend.get_by_role("heading", name="Fzzzt!: this match is over")).to_be_visible()
    expect(friend.get_by_role("link", name="Look at the match again")).to_be_visible()


def test_an_invitation_goes_by_the_systems_own_way(page: Page) -> None:
    page.add_init_script(
        "navigator.share = async (given) => { window.shared = given; };"
        "navigator.clipboard.writeText = async (text) => { window.copied = text; };"
    )
    page.goto(open_room(page, Settings("fzzzt", 2), []))
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    assert shared["text"] == "Ann invites you to play Fzzzt!" and shared["url"] == page.url
    page.get_by_role("button", name="Copy").click()
    assert page.evaluate("window.copied") == f"Ann invites you to play Fzzzt!\n{page.url}"


def test_my_matches_are_found_and_forgotten(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".sheet button, .sheet .button").last).to_have_text("Resign")
    page.keyboard.press("Escape")
    resign(page)
    page.goto("/mine")
    line = page.locator("li[data-game=fzzzt]")
    expect(line).to_contain_text("Lost")
    page.get_by_label("Result").select_option("won")
    expect(line).to_have_count(0)
    page.get_by_label("Result").select_option("lost")
    page.once("dialog", lambda dialog: dialog.accept())
    line.get_by_role("button", name=re.compile("Delete: Fzzzt!")).click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()


def test_a_deal_of_the_day_is_given_up_and_compared(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    deal = page.locator("li[data-game=goblins_inc]")
    deal.get_by_role("button", name="Play this deal").click()
    page.locator(ASKED).first.wait_for()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    resign(page)
    page.get_by_role("link", name="Compare with the others").click()
    expect(deal).to_contain_text("Given up")
    expect(deal).to_contain_text("You are the first to have played it here.")
    expect(deal.get_by_role("button", name="Share")).to_be_visible()


def test_friends_compare_one_deal_at_several_tables(page: Page, friend: Page) -> None:
    page.goto("/deals")
    page.get_by_label("Game", exact=True).select_option(label="Goblins, Inc.")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_url("**/duplicates/*")
    link = page.url
    for window in (page, friend):
        window.goto(link)
        window.get_by_role("button", name="Play this deal").click()
        window.locator(ASKED).first.wait_for()
        if window is page:
            resign(page)
            page.get_by_role("link", name="Compare with the others").click()
            expect(page.get_by_text("has played")).to_be_visible()
            expect(page.get_by_text("Results are shown once every table has been played.")).to_be_visible()
    resign(friend)
    page.goto(link)
    expect(page.locator("ol li", has_text="Given up")).to_have_count(2)
    expect(page.get_by_role("button", name="Play this deal")).to_have_count(0)
