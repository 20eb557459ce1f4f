"""In a real browser: whoever runs the server opens the desk with an address, sees what happens, and decides; nobody else gets in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.cli import main
from ludoteca.server.protocol import Settings
from tests.web.stand import Stand
from tests.web.visitor import assert_it_fits, open_room

pytestmark = pytest.mark.browser


def test_the_operator_opens_the_desk_with_an_address_and_shuts_somebody_out(
    browser: Browser, stand: Stand, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guests = browser.new_context(base_url=stand.url, locale="en-GB")
    ann = guests.new_page()
    open_room(ann, Settings("fzzzt", 2), ["beginner"])

    operator = browser.new_context(base_url=stand.url, locale="en-GB", viewport={"width": 390, "height": 844})
    page = operator.new_page()
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("/desk")
    expect(page.get_by_role("heading", name="The desk is closed")).to_be_visible()

    capsys.readouterr()
    assert main(["admin", "page", "--site", stand.url, "--db", f"sqlite:///{tmp_path}/table.db"]) == 0
    [address] = re.findall(r"http\S+", capsys.readouterr().out)
    page.goto("about:blank")
    page.goto(address)
    people = page.locator("[data-desk=people] li", has_text="Ann")
    expect(people).to_be_visible()
    assert "#" not in page.url, "the key stays in the address"
    assert_it_fits(page)

    people.get_by_role("button", name="Ban").click()
    expect(page.locator("[data-desk=sanctions] li", has_text="Ann")).to_be_visible()
    assert guests.request.get("/api/mine").status == 403
    page.locator("[data-desk=sanctions] li", has_text="Ann").get_by_role("button").click()
    expect(page.locator("[data-desk=sanctions]").get_by_text("Nobody is banned or muted.")).to_be_visible()
    assert guests.request.get("/api/mine").status == 200

    page.locator("textarea").fill("turnip*\nswede")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(page.locator("[data-desk=journal] li")).to_have_count(4)
    page.reload()
    expect(page.locator("textarea")).to_have_value("swede\nturnip*")
    page.get_by_role("button", name="Close on this device").click()
    expect(page.get_by_role("heading", name="The desk is closed")).to_be_visible()
    operator.close()
    guests.close()
