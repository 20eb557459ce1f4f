"""In a real browser: somebody makes a passkey, comes to a second device, loses everything, comes back, and shuts others out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.server.protocol import Settings
from tests.web.stand import Stand
from tests.web.visitor import assert_it_fits, come_in, in_no_hurry, open_room

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A finger on a sensor, as far as the browser knows."""


@contextmanager
def device(browser: Browser, stand: Stand) -> Iterator[Page]:
    """A browser of its own, at a name that passkeys may be made for."""
    context = browser.new_context(base_url=stand.url.replace("127.0.0.1", "localhost"), locale="en-GB")
    in_no_hurry(context)
    page = context.new_page()
    page.on("dialog", lambda dialog: dialog.accept())
    yield page
    context.close()


def with_sensor(page: Page) -> None:
    """Give a device something that makes passkeys; it is asked over the line for debuggers."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def arrive(page: Page, name: str) -> None:
    assert page.context.request.post("/api/guest", data={"name": name}).status == 201
    page.goto("/account")
    expect(page.get_by_label("Your name")).to_have_value(name)


def devices(page: Page) -> int:
    page.reload()
    listed = page.locator("[data-list=devices] li")
    expect(listed.first).to_be_visible()
    return listed.count()


def nobody(page: Page) -> None:
    """Nobody is known on this device any more."""
    page.goto("/account")
    expect(page.get_by_text("Nobody is known on this device yet")).to_be_visible()


def test_somebody_keeps_who_they_are_with_a_passkey(browser: Browser, stand: Stand) -> None:
    with device(browser, stand) as page:
        with_sensor(page)
        arrive(page, "Ann")
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.locator("[data-list=passkeys] li")).to_contain_text("for localhost")
        page.get_by_role("button", name="Sign out here").click()
        nobody(page)
        page.get_by_role("button", name="Use a passkey").click()
        expect(page.get_by_label("Your name")).to_have_value("Ann")
        # A second one for the same device is the same one.
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.get_by_text("No passkey was made or used")).to_be_visible()
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("No passkey yet")).to_be_visible()
        page.get_by_role("button", name="Sign out here").click()
        nobody(page)
        # The device still has its half; the other half is gone.
        page.get_by_role("button", name="Use a passkey").click()
        expect(page.get_by_text("This passkey is not known here")).to_be_visible()
        nobody(page)


def test_a_code_brings_somebody_to_a_second_device_which_is_signed_out_from_the_first(
    browser: Browser, stand: Stand
) -> None:
    with device(browser, stand) as first, device(browser, stand) as second:
        arrive(first, "Ann")
        first.get_by_role("button", name="Add a device").click()
        code = first.locator(".code").inner_text()
        second.goto("/account")
        second.get_by_label("Code from another device").fill(code.upper())
        second.get_by_role("button", name="Use the code").click()
        expect(second.get_by_label("Your name")).to_have_value("Ann")
        assert devices(first) == 2
        first.get_by_role("button", name="Sign out", exact=True).click()
        assert devices(first) == 1
        nobody(second)
        # The square that a camera reads holds the same as a link.
        first.get_by_role("button", name="Add a device").click()
        second.goto(f"/account#{first.locator('.code').inner_text()}")
        second.get_by_role("button", name="Go on here").click()
        expect(second.get_by_label("Your name")).to_have_value("Ann")


def test_a_recovery_code_brings_somebody_back_who_has_lost_everything(browser: Browser, stand: Stand) -> None:
    with device(browser, stand) as lost, device(browser, stand) as anew:
        arrive(lost, "Ann")
        lost.get_by_role("button", name="Make new codes").click()
        expect(lost.locator(".codes li")).to_have_count(8)
        codes = lost.locator(".codes li").all_inner_texts()
        arrive(anew, "Somebody")
        anew.get_by_label("Code from another device").fill(codes[3])
        anew.get_by_role("button", name="Use the code").click()
        expect(anew.get_by_label("Your name")).to_have_value("Ann")
        expect(anew.get_by_text("7 codes are left")).to_be_visible()
        anew.get_by_role("button", name="Sign out all others").click()
        nobody(lost)


def test_nobody_who_was_known_becomes_somebody_else_by_a_click_on_play(
    browser: Browser, stand: Stand
) -> None:
    with device(browser, stand) as page:
        arrive(page, "Ann")
        page.context.clear_cookies()
        page.goto("/")
        page.get_by_role("button", name="Play now").first.click()
        dialog = page.get_by_role("dialog", name="This device is no longer known")
        expect(dialog).to_contain_text("You were Ann here")
        dialog.get_by_role("button", name="Come back").click()
        nobody(page)
        page.goto("/")
        page.get_by_role("button", name="Play now").first.click()
        dialog.get_by_role("button", name="Begin anew").click()
        expect(page.locator("[data-status=playing]")).to_be_visible()


def test_an_account_is_deleted_with_what_was_said(browser: Browser, stand: Stand) -> None:
    with device(browser, stand) as ann, device(browser, stand) as bob:
        path = open_room(ann, Settings("fzzzt", 2), [])
        ann.goto(path)
        come_in(bob, path, "Bob")
        talk(bob, "Hello from Bob")
        open_chat(ann)
        expect(ann.locator(".lines")).to_contain_text("Hello from Bob")
        bob.goto("/account")
        with bob.expect_download() as taken:
            bob.get_by_role("link", name="Download").click()
        assert "Hello from Bob" in taken.value.path().read_text(encoding="utf-8")
        bob.get_by_role("button", name="Delete the account").click()
        expect(bob.get_by_text("Your account has been deleted")).to_be_visible()
        nobody(bob)
        ann.reload()
        open_chat(ann)
        expect(ann.locator(".lines li")).to_have_count(1)
        expect(ann.locator("main")).not_to_contain_text("Bob")
        expect(ann.locator(".lines")).not_to_contain_text("Bob")


def test_whoever_is_blocked_is_not_heard_and_a_report_reaches_whoever_runs_the_server(
    browser: Browser, stand: Stand
) -> None:
    with device(browser, stand) as ann, device(browser, stand) as bob:
        path = open_room(ann, Settings("fzzzt", 2), [])
        ann.goto(path)
        come_in(bob, path, "Bob")
        talk(bob, "Boo!")
        open_chat(ann)
        ann.get_by_role("button", name="Report").click()
        ann.get_by_role("dialog").get_by_label("Insults").check()
        ann.get_by_role("button", name="Send the report").click()
        expect(ann.get_by_text("will look at it")).to_be_visible()
        ann.get_by_role("button", name="Block").click()
        expect(ann.locator(".lines")).not_to_contain_text("Boo!")
        talk(bob, "Still here", open_it=False)
        expect(bob.locator(".lines")).to_contain_text("Still here")
        ann.reload()
        open_chat(ann)
        expect(ann.locator(".lines")).to_contain_text("Nobody has said")
        ann.goto("/account")
        ann.locator("[data-list=blocked]").get_by_role("button", name="Unblock").click()
        expect(ann.get_by_text("You have blocked nobody")).to_be_visible()


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def talk(page: Page, text: str, open_it: bool = True) -> None:
    if open_it:
        open_chat(page)
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


@pytest.mark.parametrize("path", ["/account", "/ladder", "/house/rules", "/house/privacy"])
def test_pages_about_people_fit_a_phone(context: BrowserContext, page: Page, path: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    context.request.post("/api/guest", data={"name": "Ann"})
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(300)
    assert_it_fits(page)
