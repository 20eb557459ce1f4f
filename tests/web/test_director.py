"""One thing happens at a time: it is shown, then told, and the next question comes last."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ludoteca.server.protocol import Settings
from tests.boxes import built_in
from tests.web.visitor import ASKED, OVER, begin, click_answer, is_asked, luck_of

pytestmark = pytest.mark.browser

NEXT = "Next"
SKIP = "Skip"
AGAIN = "Show the last turn again"
ANSWERS = 4


@pytest.fixture
def stepping(page: Page) -> Page:
    """A window in which each event waits for a key."""
    page.add_init_script("localStorage['ludoteca-motion'] = 'step'")
    return page


def log_of(page: Page) -> list[str]:
    return page.locator("[role=log] li:not(.muted)").all_inner_texts()


def captions_of(page: Page) -> list[str]:
    return page.locator(".caption p").all_inner_texts()


def shown(page: Page) -> bool:
    """Wait until something is shown or asked; whether something is shown."""
    page.locator(f".show button[aria-label={NEXT}], {ASKED}, {OVER}").first.wait_for()
    return page.get_by_role("button", name=NEXT, exact=True).is_visible()


@pytest.mark.parametrize("game", sorted(built_in()))
def test_an_event_is_shown_before_it_is_told_and_the_question_comes_last(stepping: Page, game: str) -> None:
    page = stepping
    begin(page, Settings(game, 2, options={"log": "full"} if game == "fzzzt" else {}), ["beginner"])
    luck = luck_of(f"director {game}")
    said = 0
    for _ in range(ANSWERS):
        while shown(page):
            assert page.locator(ASKED).count() == 0
            told, captions = log_of(page), captions_of(page)
            page.keyboard.press("ArrowRight")
            if captions:
                said += len(captions)
                expect(page.locator("[role=log] li:not(.muted)")).to_have_count(len(told) + len(captions))
                assert log_of(page) == told + captions
        if not is_asked(page):
            break
        click_answer(page, luck)
    assert said


def test_a_tap_goes_on_and_escape_shows_how_everything_stands(stepping: Page) -> None:
    page = stepping
    begin(page, Settings("fzzzt", 2), ["beginner"])
    luck = luck_of("taps")
    while shown(page):
        page.keyboard.press("Escape")
    click_answer(page, luck)
    assert shown(page)
    caption = page.locator(".caption.placed")
    caption.wait_for()
    before = caption.inner_text()
    page.locator("main .board").first.click(position={"x": 5, "y": 5})
    expect(caption.filter(has_text=before)).to_have_count(0)
    while shown(page):
        page.keyboard.press("Escape")
    expect(page.locator(ASKED)).to_be_visible()


def test_the_last_turn_can_be_shown_again(page: Page) -> None:
    begin(page, Settings("fzzzt", 2, options={"log": "full"}), ["beginner"])
    assert is_asked(page)
    lines = len(log_of(page))
    click_answer(page, luck_of("again"))
    expect(page.locator("[role=log] li:not(.muted)").nth(lines + 1)).to_be_visible()
    assert is_asked(page)
    told = log_of(page)
    page.get_by_role("button", name=AGAIN).click()
    expect(page.get_by_role("button", name=SKIP)).to_be_visible()
    assert len(log_of(page)) < len(told)
    page.get_by_role("button", name=SKIP).click()
    expect(page.locator(ASKED)).to_be_visible()
    assert log_of(page) == told


def test_an_answer_that_does_not_arrive_is_said_to_be_on_its_way(page: Page) -> None:
    held: list[str | bytes] = []
    holding = False

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: held.append(message) if holding else server.send(message))

    page.route_web_socket("**/socket*", line)
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    holding = True
    click_answer(page, luck_of("late"))
    expect(page.get_by_text("Not received yet")).to_be_visible()


def test_after_a_reload_the_last_turn_can_be_shown_again(page: Page) -> None:
    begin(page, Settings("fzzzt", 2, options={"log": "full"}), ["beginner"])
    assert is_asked(page)
    click_answer(page, luck_of("reload"))
    expect(page.get_by_role("button", name=AGAIN)).to_be_visible()
    assert is_asked(page)
    page.reload()
    assert is_asked(page)
    told = log_of(page)
    page.get_by_role("button", name=AGAIN).click()
    expect(page.get_by_role("button", name=SKIP)).to_be_visible()
    assert len(log_of(page)) < len(told)
    page.get_by_role("button", name=SKIP).click()
    assert log_of(page) == told
