"""Matches in a real browser, on the board that can play any game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import games
from ludoteca.server.protocol import Settings
from tests.web.stand import Stand
from tests.web.visitor import (
    OVER,
    against_bots,
    assert_it_fits,
    begin,
    come_in,
    in_no_hurry,
    is_asked,
    number,
    open_room,
    play,
)

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_a_newcomer_is_asked_something_after_one_click(page: Page) -> None:
    page.goto("/")
    page.locator('[data-game="fzzzt"]').get_by_role("button", name="Play now").click()
    assert is_asked(page)
    expect(page.locator(".question h2")).to_be_focused()
    expect(page).to_have_title("● Your turn · Fzzzt! · Ludoteca")


@pytest.mark.parametrize("game", games())
def test_a_match_is_played_to_its_end_with_the_keyboard(page: Page, game: str) -> None:
    begin(page, *against_bots(game))
    assert play(page, f"keyboard {game}", press=True)
    expect(page.locator(f"{OVER} .end h2")).to_be_focused()


@pytest.mark.parametrize("game", games())
def test_a_page_that_is_loaded_again_asks_the_same(page: Page, game: str) -> None:
    begin(page, *against_bots(game))
    before = number(page)
    page.reload()
    assert number(page) == before


def test_two_people_see_their_own_hands_only(page: Page, browser: Browser, stand: Stand) -> None:
    path = open_room(page, Settings("fzzzt", 2), [])
    page.goto(path)
    with browser.new_context(base_url=stand.url, locale="en-GB") as other:
        in_no_hurry(other)
        guest = other.new_page()
        come_in(guest, path, "Bob")
        page.get_by_role("button", name="Begin the match").click()
        hands = []
        for window, seat in ((page, 0), (guest, 1)):
            expect(window.locator("[data-status=playing]")).to_be_visible()
            own = window.locator(f'[data-zone="hand {seat}"] [data-card]')
            expect(own).to_have_count(4)
            hands.append(own.evaluate_all("all => all.map(one => one.dataset.card)"))
            expect(window.locator(f'[data-zone="hand {1 - seat}"] [data-card]')).to_have_count(0)
        assert not set(hands[0]) & set(hands[1])
        for card in hands[0]:
            expect(guest.locator(f'[data-card="{card}"]')).to_have_count(0)
        guest.get_by_role("tab", name="Chat").click()
        guest.get_by_label("Say something").fill("Hello <b>Ann</b>")
        guest.keyboard.press("Enter")
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log")).to_contain_text("Bob Hello <b>Ann</b>")


def test_a_restarted_server_takes_nothing_away(page: Page, stand: Stand) -> None:
    begin(page, Settings("red_rising", 2), ["beginner"])
    play(page, "restart", answers=2)
    before = number(page)
    stand.stop()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    play(page, "meanwhile", answers=1)
    expect(page.locator(".question.waiting")).to_be_visible()
    stand.start()
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    assert number(page) > before
    expect(page.get_by_role("alert")).to_be_empty()


def test_an_answer_is_taken_back(page: Page) -> None:
    begin(page, Settings("red_rising", 2), ["beginner"])
    before = number(page)
    play(page, "undo", answers=1)
    assert number(page) > before
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f'.question[data-number="{before}"]')).to_be_visible()


def test_a_refusal_says_why(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(language("en").text("room-refused-nothing-to-undo"))


def test_a_strong_bot_gives_a_hint_where_nothing_counts(page: Page) -> None:
    begin(page, Settings("fzzzt", 2, rated=False), ["beginner"])
    assert is_asked(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint li").first).to_contain_text("%")


def test_whoever_gives_up_may_have_a_rematch(page: Page) -> None:
    begin(page, Settings("zombie_fluxx", 2), ["beginner"])
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(f"{OVER} .end h2")).to_contain_text("Beginner (bot) has won.")
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert page.url != first


@pytest.mark.parametrize("code", languages())
def test_every_page_speaks_the_language_of_the_browser(browser: Browser, stand: Stand, code: str) -> None:
    """Also on a phone, where nothing may stick out at the side."""
    words = language(code)
    with browser.new_context(base_url=stand.url, locale=code, viewport=PHONE) as context:
        in_no_hurry(context)
        page = context.new_page()
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("h1")).to_have_text(words.text("table-welcome"))
        expect(page.locator(".poster")).to_have_count(len(games()))
        assert_it_fits(page)
        path = open_room(page, Settings("red_rising", 2), ["beginner"])
        for place, message in (
            (path, "table-start"),
            ("/lobby", "table-lobby-empty"),
            ("/mine", "table-mine-running"),
            ("/rooms/none", "table-gone-title"),
            ("/matches/none", "table-gone-match-title"),
            ("/no/such/page", "table-lost-title"),
        ):
            page.goto(place)
            expect(page.get_by_text(words.text(message), exact=True)).to_be_visible()
            assert_it_fits(page)
        page.goto(path)
        page.get_by_role("button", name=words.text("table-start")).click()
        assert is_asked(page)
        assert_it_fits(page)


def test_language_and_colours_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("uk")
    page.get_by_label(language("uk").text("table-theme")).select_option("dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(20, 23, 26)"
