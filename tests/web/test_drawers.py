"""What comes forward goes back as people expect: by Escape, by Back, and by a tap beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludoteca.server.protocol import Settings
from tests.web.visitor import ASKED, begin

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
WAYS: dict[str, Callable[[Page], object]] = {
    "escape": lambda page: page.keyboard.press("Escape"),
    "back": lambda page: page.go_back(),
    "tap": lambda page: page.mouse.click(10, 400),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_drawer_of_a_phone_closes(page: Page, way: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a type of theirs
    begin(page, Settings("fzzzt", 2), ["beginner"])
    here = page.url
    for _ in range(2):
        page.get_by_role("button", name="Log", exact=True).click()
        expect(page.get_by_role("tab", name="Rules")).to_be_visible()
        WAYS[way](page)
        expect(page.get_by_role("tab", name="Rules")).not_to_be_visible()
    assert page.url == here
    expect(page.locator(ASKED)).to_be_visible()


def test_a_question_mark_lists_the_keys(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    expect(page.locator(ASKED)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).not_to_be_visible()


def test_a_table_has_one_heading_of_the_first_level(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
