"""In a real browser: a message of a push service is shown by the worker, and leads to the table; the page of calls fits."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.stand import Stand
from tests.web.visitor import assert_it_fits, in_no_hurry

pytestmark = pytest.mark.browser


@pytest.fixture
def visitor(browser: Browser, stand: Stand) -> Iterator[BrowserContext]:
    """Somebody on a page that counts as private, who lets it notify them."""
    origin = stand.url.replace("127.0.0.1", "localhost")
    context = browser.new_context(base_url=origin, locale="en-GB")
    context.grant_permissions(["notifications"], origin=origin)
    in_no_hurry(context)
    yield context
    context.close()


def pushed(page: Page, message: dict[str, str]) -> None:
    """A message comes in for the worker, as from a push service, by the line for debuggers."""
    page.evaluate(
        "navigator.serviceWorker.register('/serviceWorker.js').then(() => navigator.serviceWorker.ready)"
    )
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    sent = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", sent)


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""


def test_a_message_is_shown_with_the_room_that_it_leads_to(visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto("/")
    pushed(page, {"title": "Fzzzt!", "text": "It is your turn.", "room": "abc"})
    page.wait_for_function(f"({SHOWN})().then((all) => all.length === 1)")
    assert page.evaluate(SHOWN) == [
        {"title": "Fzzzt!", "body": "It is your turn.", "tag": "abc", "data": "abc"}
    ]
    # Of one room only the latest stands.
    pushed(page, {"title": "Fzzzt!", "text": "It is your turn, with Ann.", "room": "abc"})
    page.wait_for_function(f"({SHOWN})().then((all) => all.length === 1 && all[0].body.includes('Ann'))")


def test_the_page_of_calls_fits_and_takes_a_holiday(visitor: BrowserContext) -> None:
    page = visitor.new_page()
    assert visitor.request.post("/api/guest", data={"name": "Ann"}).status == 201
    page.goto("/calls")
    expect(page.get_by_role("heading", name="Holidays")).to_be_visible()
    assert_it_fits(page)
    page.get_by_label("Days").fill("5")
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_text("Your clocks stand still until")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()


def test_a_link_of_a_letter_asks_before_it_does_anything(visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto("/calls#stop=nothing")
    page.get_by_role("button", name="No more letters").click()
    expect(page.get_by_text("used already, or is too old")).to_be_visible()
