"""Pieces are dragged to where a click would have put them, with a mouse and with a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from ludoteca.server.protocol import Settings
from tests.web.figures import DESKTOP
from tests.web.stand import Stand
from tests.web.visitor import begin, click_answer, in_no_hurry, is_asked, luck_of, number

pytestmark = pytest.mark.browser

MINE = '[data-zone="hand 0"] [data-choice]'
LED = f"body:has(.question h2:has-text('Which card do you deploy?')) {MINE}"
"""Red Rising asks for cards of the hand elsewhere too, where they are not carried anywhere."""
HELD = 400
"""Milliseconds after which a finger has held something."""
LONGEST = 200
"""Answers after which a question should have come."""


@pytest.fixture
def table(page: Page) -> Page:
    """A window that is as large as a desktop's."""
    page.set_viewport_size(DESKTOP)
    return page


def middle(of: Locator) -> tuple[float, float]:
    """Where on the screen something is."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, piece: Locator) -> None:
    """Carry a piece a little with the mouse."""
    x, y = middle(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12, steps=3)


def drag(page: Page, piece: Locator, there: Locator) -> None:
    """Carry a piece to somewhere, and let it go."""
    take_up(page, piece)
    page.mouse.move(*middle(there), steps=6)
    page.mouse.up()


def answer_until(page: Page, wanted: str) -> Locator:
    """Answer by chance until there is something to be picked; it."""
    luck = luck_of(wanted)
    found = page.locator(wanted)
    for _ in range(LONGEST):
        assert is_asked(page), f"the match was over before there was {wanted}"
        if found.count():
            return found.first
        before = number(page)
        click_answer(page, luck)
        page.locator(f'.question:not([data-number="{before}"]), [data-status=over]').first.wait_for()
    raise AssertionError(f"there is never {wanted}")


def test_a_card_is_dragged_onto_the_lot_to_be_bid_and_back(table: Page) -> None:
    begin(table, Settings("fzzzt", 2), ["beginner"])
    card = answer_until(table, MINE)
    drag(table, card, table.locator(".belt"))
    expect(card).to_have_attribute("aria-pressed", "true")
    drag(table, card, table.locator('[data-zone="bid 0"]'))
    expect(card).to_have_attribute("aria-pressed", "true")
    drag(table, card, table.locator('[data-zone="hand 0"] li').last)
    expect(card).to_have_attribute("aria-pressed", "false")
    drag(table, card, table.locator('[data-zone="bid 0"]'))
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_card_is_dragged_onto_the_unit_that_is_asked_about(table: Page) -> None:
    begin(table, Settings("fzzzt", 2), ["beginner"])
    unit = answer_until(table, ".unit.asked")
    before = number(table)
    drag(table, table.locator(MINE).first, unit)
    expect(table.locator(f'.question[data-number="{before}"]')).to_have_count(0)


def test_a_card_is_dragged_onto_the_table_to_be_played(table: Page) -> None:
    begin(table, Settings("zombie_fluxx", 2), ["beginner"])
    card = answer_until(table, MINE)
    name, before = card.get_attribute("data-card"), number(table)
    drag(table, card, table.locator(".cork"))
    expect(table.locator(f'.question[data-number="{before}"]')).to_have_count(0)
    expect(table.locator(f'[data-zone="hand 0"] [data-card="{name}"]')).to_have_count(0)


def test_a_card_is_dragged_onto_a_location_to_be_deployed(table: Page) -> None:
    begin(table, Settings("red_rising", 2), ["beginner"])
    card = answer_until(table, LED)
    drag(table, card, table.locator('[data-zone="mars"]'))
    expect(table.get_by_role("log")).to_contain_text("on Mars")


def test_the_top_card_of_a_location_is_dragged_into_the_hand(table: Page) -> None:
    begin(table, Settings("red_rising", 2), ["beginner"])
    answer_until(table, ".question h2:has-text('From where do you take a card?')")
    plate = table.locator("button.plate[data-choice]").first
    card = table.locator(
        f'[data-zone="{plate.get_attribute("data-choice")}"] .slot:not(.covered) [data-card]'
    )
    name = card.get_attribute("data-card")
    drag(table, card, table.locator('[data-zone="hand 0"]'))
    expect(table.locator(f'[data-zone="hand 0"] [data-card="{name}"]')).to_be_visible()


def test_a_tile_is_dragged_onto_a_square(table: Page) -> None:
    begin(table, Settings("goblins_inc", 2), ["beginner"])
    tile = answer_until(table, ".held .take")
    before = number(table)
    drag(table, tile, table.locator("[data-square]").first)
    expect(table.locator(f'.question[data-number="{before}"]')).to_have_count(0)


@pytest.mark.parametrize("game", ["fzzzt", "zombie_fluxx", "red_rising"])
def test_a_card_that_is_let_go_elsewhere_changes_nothing(table: Page, game: str) -> None:
    begin(table, Settings(game, 2), ["beginner"])
    card = answer_until(table, LED if game == "red_rising" else MINE)
    before = number(table)
    take_up(table, card)
    expect(table.locator("[data-drop]")).not_to_have_count(0)
    table.mouse.move(400, 20, steps=4)
    table.mouse.up()
    expect(table.locator("[data-drop]")).to_have_count(0)
    expect(table.locator("[popover]")).to_have_count(0)
    take_up(table, card)
    table.keyboard.press("Escape")
    table.mouse.up()
    expect(table.locator("[popover]")).to_have_count(0)
    expect(card).not_to_have_attribute("aria-pressed", "true")
    assert number(table) == before


@pytest.fixture
def phone(browser: Browser, stand: Stand) -> Iterator[Page]:
    """A window that is touched."""
    with browser.new_context(
        base_url=stand.url,
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    ) as context:
        in_no_hurry(context)
        yield context.new_page()


def touch(finger: CDPSession, kind: str, x: float, y: float) -> None:
    """Put a finger somewhere, move it there, or take it away."""
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def slide(
    page: Page, finger: CDPSession, start: tuple[float, float], end: tuple[float, float], wait: int
) -> None:
    """Touch, wait, move and let go."""
    (x, y), (to_x, to_y) = start, end
    touch(finger, "touchStart", x, y)
    page.wait_for_timeout(wait)
    for step in range(1, 11):
        touch(finger, "touchMove", x + (to_x - x) * step / 10, y + (to_y - y) * step / 10)
        page.wait_for_timeout(16)
    touch(finger, "touchEnd", to_x, to_y)


def test_a_finger_scrolls_at_once_and_drags_what_it_has_held(phone: Page) -> None:
    begin(phone, Settings("red_rising", 3), ["beginner", "beginner"])
    card = answer_until(phone, LED)
    before = number(phone)
    finger = phone.context.new_cdp_session(phone)
    x, y = middle(phone.locator('[data-zone="jupiter"] header'))
    slide(phone, finger, (x, y), (x, y - 150), wait=0)
    phone.wait_for_timeout(HELD)
    assert phone.locator(".board .table").evaluate("table => table.scrollTop") > 40
    phone.locator(".board .table").evaluate("table => { table.scrollTop = 0; }")
    there = middle(phone.locator('[data-zone="mars"] header'))
    slide(phone, finger, middle(card), there, wait=0)
    assert number(phone) == before
    slide(phone, finger, middle(card), there, wait=HELD)
    expect(phone.locator(f'.question[data-number="{before}"]')).to_have_count(0)
