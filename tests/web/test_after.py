"""What people do around a match: pass a device on, look back, go another way, read the rules, talk."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.facets.registry import games
from ludoteca.kernel.record import Record
from ludoteca.server.protocol import Settings
from tests.boxes import near, with_manual
from tests.terminal.same import assert_the_same_everywhere
from tests.web.sizes import number_at, record_of
from tests.web.stand import Stand
from tests.web.visitor import (
    ASKED,
    CURTAIN,
    OVER,
    PATIENCE,
    against_bots,
    at_one_device,
    begin,
    click_answer,
    come_in,
    in_no_hurry,
    is_asked,
    lift_curtain,
    luck_of,
    number,
    open_room,
    play,
    resign,
)

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parent / "beginner.record"
"""A match of Fzzzt! in which the first seat was played by a beginner, with mistakes."""
REVIEWED = 90_000
"""Milliseconds that a whole review may take where the core is interpreted and others work, too."""


def test_one_device_goes_round_behind_a_curtain(page: Page) -> None:
    at_one_device(page, "fzzzt")
    luck, holders = luck_of("curtain"), []
    for _ in range(12):
        page.locator(f"{ASKED}, {CURTAIN}").first.wait_for()
        if page.locator(CURTAIN).count():
            expect(page.locator("[data-card], [role=log] li")).to_have_count(0)
        if (said := lift_curtain(page)) is not None:
            holders.append(said)
        seat = int(holders[-1][-1]) - 1
        expect(page.locator(f'[data-zone="hand {1 - seat}"] [data-card]')).to_have_count(0)
        click_answer(page, luck)
        page.locator(f".question.waiting, {ASKED}, {CURTAIN}").first.wait_for()
    assert set(holders) == {"Hand the device to Ann 1", "Hand the device to Ann 2"}


def test_a_match_is_played_to_its_end_at_one_device(page: Page) -> None:
    at_one_device(page, "zombie_fluxx")
    luck = luck_of("round the table")
    while lift_curtain(page) is not None or page.locator(OVER).count() == 0:
        if page.locator(OVER).count() == 0:
            click_answer(page, luck)
    expect(page.locator(f"{OVER} .end h2")).to_have_text(re.compile("won|everybody loses"))


def test_a_moment_of_a_match_has_an_address_and_another_way_begins_there(page: Page) -> None:
    begin(page, Settings("red_rising", 2), ["beginner"])
    play(page, "back", answers=3)
    resign(page)
    page.get_by_role("link", name="Look at the match again").click()
    page.get_by_role("slider").fill("2")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url(re.compile(r"at=2&eyes=1"))
    page.reload()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator('[data-zone="hand 0"] [data-card]').first).to_be_visible()
    page.get_by_role("button", name="Go on from here").click()
    assert is_asked(page)
    expect(page.locator(".seat.mine")).to_contain_text("Ann")


def test_a_review_begins_by_itself_and_leads_to_the_mistakes(page: Page) -> None:
    request = page.context.request
    assert request.post("/api/guest", data={"name": "Ann"}).status == 201
    match = request.post("/api/records", data={"text": RECORD.read_text()}).json()["match"]
    page.goto(f"/matches/{match}")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.get_by_role("img", name="The chances to win over the match")).to_be_visible()
    page.locator(".mistakes li").first.wait_for(timeout=REVIEWED)
    page.keyboard.press("Home")
    page.keyboard.press("n")
    expect(page.locator('[data-mark="better"]')).not_to_have_count(0)
    expect(page.locator('[data-mark="chosen"]')).not_to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text("was chosen")
    here = page.get_by_role("slider").input_value()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(int(here) + 1))
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_role("slider")).to_have_value(here)
    page.get_by_label("What would a bot choose here?").select_option("Casual")
    expect(page.get_by_text("Casual would choose")).to_be_visible()
    # Whoever comes to practise is told what was better once they have chosen.
    page.goto(f"/matches/{match}?at={here}&eyes=0&practice=1")
    expect(page.get_by_text("What would you choose now?")).to_be_visible()
    expect(page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.parametrize("game", games())
def test_a_match_is_scrubbed_at_twenty_steps_a_second(page: Page, game: str) -> None:
    record = record_of(game, near(game, 2))
    request = page.context.request
    assert request.post("/api/guest", data={"name": "Ann"}).status == 201
    match = request.post("/api/records", data={"text": record.text()}).json()["match"]
    wrong: list[str] = []
    page.on(
        "response", lambda reply: wrong.append(f"{reply.status} {reply.url}") if reply.status >= 400 else None
    )
    page.goto(f"/matches/{match}?at=0&eyes=0")
    expect(page.locator(".board")).to_be_visible()
    last = len(record.entries)
    for _ in range(min(last, 60)):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(40)
    expect(page.get_by_role("slider")).to_have_value(str(min(last, 60)))
    for step in [*range(last, 0, -7), 0, last]:
        page.get_by_role("slider").fill(str(step))
        page.wait_for_timeout(40)
    expect(page.locator(".ending, .log").first).to_be_visible()
    assert wrong == []


def test_a_link_to_a_step_that_is_no_more_says_so(page: Page) -> None:
    request = page.context.request
    assert request.post("/api/guest", data={"name": "Ann"}).status == 201
    match = request.post("/api/records", data={"text": RECORD.read_text()}).json()["match"]
    page.goto(f"/matches/{match}?at=100000&eyes=9")
    expect(page.get_by_text("The link leads beyond the end of this match")).to_be_visible()
    page.goto("/matches/no-such-match?at=3")
    expect(page.get_by_role("heading", name="There is no such match")).to_be_visible()


def test_a_rule_that_is_cited_opens_beside_the_table(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    page.locator(".question .rule").click()
    expect(page.get_by_role("heading", name="4.3 One auction")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("widget")
    expect(page.locator(".pages article")).not_to_have_count(0)
    for part in page.locator(".pages article").all_inner_texts():
        assert "widget" in part.lower()
    page.get_by_label("Search the rules").fill("wigdets")
    expect(page.locator(".pages article").first).to_contain_text("widget")
    page.get_by_label("Search the rules").fill("no such word anywhere")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize("game", with_manual())
def test_the_reference_has_every_card(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Learn the rules").click()
    page.get_by_role("button", name=re.compile("All cards")).click()
    expect(page.locator(".pages dt")).to_have_count(len(games()[game].rules.identity.names))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_coach_explains_each_thing_once(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    # Until it is asked again, the table may have something new to explain.
    assert is_asked(page)
    coach = page.get_by_role("region", name="Tips for the first match")
    expect(coach).to_be_visible()
    seen = []
    while coach.count():
        seen.append(coach.locator("p").inner_text())
        coach.get_by_role("button", name="Understood").click()
    assert seen and len(set(seen)) == len(seen)
    page.reload()
    assert is_asked(page)
    expect(coach).to_have_count(0)


def test_on_a_phone_that_lies_the_coach_takes_nothing_of_the_table(page: Page) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    begin(page, Settings("fzzzt", 2), ["beginner"])
    assert is_asked(page)
    coach = page.get_by_role("region", name="Tips for the first match")
    expect(coach).to_be_visible()
    spoken = page.locator(".board").bounding_box()
    while coach.count():
        coach.get_by_role("button", name="Understood").click()
    silent = page.locator(".board").bounding_box()
    assert spoken == silent and spoken and spoken["height"] > 300


def test_on_a_phone_the_coach_says_more_on_demand(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page, Settings("goblins_inc", 2), ["beginner"])
    assert is_asked(page)
    coach = page.get_by_role("region", name="Tips for the first match")
    board = page.locator(".board")
    before = board.bounding_box()
    brief, text = coach.bounding_box(), coach.locator("p")
    assert brief and before and brief["height"] < 60
    assert text.evaluate("one => one.scrollHeight > one.clientHeight")
    coach.get_by_role("button", name="More").click()
    assert text.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert board.bounding_box() == before
    whole, question = coach.bounding_box(), page.locator(".question").bounding_box()
    assert whole and question and whole["y"] + whole["height"] < question["y"]
    coach.get_by_role("button", name="Understood").click()
    expect(coach.get_by_role("button", name="More")).to_be_visible()
    coach.get_by_role("button", name="More").click()
    coach.get_by_role("button", name="No more tips").click()
    expect(coach).to_have_count(0)


def test_people_agree_to_take_an_answer_back_talk_and_stop_listening(
    page: Page, browser: Browser, stand: Stand
) -> None:
    path = open_room(page, Settings("fzzzt", 2), [])
    page.goto(path)
    page.get_by_label("Time").select_option("2 minutes a decision")
    with browser.new_context(base_url=stand.url, locale="en-GB") as other:
        in_no_hurry(other)
        guest = other.new_page()
        come_in(guest, path, "Bob")
        page.get_by_role("button", name="Begin the match").click()
        first, second = (page, guest) if is_first(page, guest) else (guest, page)
        expect(first.get_by_role("timer")).not_to_have_count(0)
        before = number(first)
        click_answer(first, luck_of("talk"))
        second.locator(ASKED).wait_for()
        first.get_by_role("button", name=re.compile("undo", re.IGNORECASE)).click()
        second.get_by_role("button", name="Agree").click()
        expect(first.locator(f'.question[data-number="{before}"]')).to_be_visible()
        for window, text in ((guest, "Hm."), (page, "Yes?")):
            window.get_by_role("tab", name="Chat").click()
            window.get_by_label("Say something").fill(text)
            window.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("Hm.")
        page.get_by_role("button", name="Mute").click()
        expect(page.get_by_role("log")).not_to_contain_text("Hm.")


def test_a_new_name_is_seen_at_the_table_at_once(page: Page, browser: Browser, stand: Stand) -> None:
    path = open_room(page, Settings("zombie_fluxx", 2), [])
    page.goto(path)
    with browser.new_context(base_url=stand.url, locale="en-GB") as other:
        in_no_hurry(other)
        guest = other.new_page()
        come_in(guest, path, "Bob")
        page.get_by_role("button", name="Begin the match").click()
        expect(page.get_by_role("region", name="Bob")).to_be_visible()
        guest.get_by_role("button", name="Menu").click()
        guest.get_by_label("Your name").fill("Robert")
        guest.get_by_role("button", name="Change the name").click()
        for window in (page, guest):
            expect(window.get_by_role("region", name="Robert")).to_be_visible()


def test_somebody_finds_a_running_match_of_fluxx_and_joins(
    page: Page, browser: Browser, stand: Stand
) -> None:
    begin(page, Settings("zombie_fluxx", 2, public=True, rated=False), ["beginner"])
    with browser.new_context(
        base_url=stand.url, locale="en-GB", viewport={"width": 360, "height": 740}
    ) as other:
        in_no_hurry(other)
        guest = other.new_page()
        guest.goto("/lobby")
        guest.get_by_role("link", name=re.compile("you may join")).click()
        guest.get_by_label("Your name").fill("Bob")
        guest.get_by_role("button", name="Come in").click()
        guest.get_by_role("button", name="Join the match").click()
        expect(guest.get_by_text("You come in when this turn is over.")).to_be_visible()
        expect(guest.get_by_role("button", name="Join the match")).to_have_count(0)
        expect(page.get_by_text("1 player joins after this turn.")).to_be_visible()
        hand = guest.locator('[data-zone="hand 2"] [data-card]')
        luck = luck_of("joining")
        for _ in range(PATIENCE // 100):
            if page.locator(ASKED).count():
                click_answer(page, luck)
            if hand.count():
                break
            page.wait_for_timeout(100)
        # Whose turn is next draws at once, so that three need not stay three.
        expect(hand).not_to_have_count(0)
        expect(guest.locator("section.seat.mine")).to_contain_text("Bob")
        expect(page.get_by_role("region", name="Bob")).to_be_visible()


def is_first(page: Page, guest: Page) -> bool:
    """Whether the first of two windows is asked, once one of them is."""
    for _ in range(PATIENCE // 100):
        if page.locator(ASKED).count():
            return True
        if guest.locator(ASKED).count():
            return False
        page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_an_ending_says_who_won_why_and_when_it_was_decided(page: Page) -> None:
    record = Record.parse(RECORD.read_text())
    request = page.context.request
    assert request.post("/api/guest", data={"name": "Ann"}).status == 201
    match = request.post("/api/records", data={"text": record.text()}).json()["match"]
    fork = {"number": number_at(record, 1.0), "cards": "same", "seat": 0, "bots": ["casual", "casual"]}
    room = request.post(f"/api/matches/{match}/fork", data=fork).json()["room"]
    page.goto(f"/rooms/{room}")
    page.get_by_role("button", name="Begin the match").click()
    assert play(page, "the very end")
    end = page.locator(f"{OVER} .end")
    expect(end.locator(".picture svg")).to_be_visible()
    expect(end).to_contain_text("What made the difference")
    expect(end.get_by_role("link", name="Another game")).to_be_visible()
    end.get_by_role("link", name="The decisive moment").click(timeout=REVIEWED)
    page.wait_for_url(re.compile(r"/matches/.*at=\d+&eyes=0"))
    expect(page.locator(".verdict")).to_be_visible()


DROP = """([text, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def test_a_record_is_dropped_on_the_page_and_what_is_none_is_refused_in_a_sentence(page: Page) -> None:
    page.goto("/mine")
    page.get_by_role("heading", name="My matches").wait_for()
    text = RECORD.read_text()
    for wrong, why in (
        ("no record at all", "no record of a match"),
        (replace(Record.parse(text), rules=99).text(), "version of the rules that is not kept"),
        (text[: len(text) // 2], "no record of a match"),
        ("x" * 600_000, "too large"),
    ):
        page.evaluate(DROP, [wrong, "a.record"])
        expect(page.get_by_role("alert").last).to_contain_text(re.compile(why, re.IGNORECASE))
    page.evaluate(DROP, [text, "a.record"])
    page.wait_for_url(re.compile("/matches/"))
    expect(page.locator(".board")).to_be_visible()


def test_mistakes_against_bots_come_back_as_positions_to_practise(page: Page) -> None:
    begin(page, Settings("fzzzt", 2), ["beginner"])
    play(page, "losing", answers=3)
    resign(page)
    page.goto("/losses")
    expect(page.get_by_role("heading", name="What you lose most by")).to_be_visible()
    page.get_by_text("No clear mistake was found.").or_(
        page.get_by_role("link", name="Practise")
    ).first.wait_for(timeout=REVIEWED)
    practice = page.get_by_role("link", name="Practise")
    if practice.count():
        practice.first.click()
        expect(page.get_by_text("What would you choose now?")).to_be_visible()
    else:
        expect(page.get_by_text("No clear mistake was found.")).to_be_visible()


# A server that is very busy may let a stand-in decide: then the matches differ for that reason.
@pytest.mark.soak
def test_a_match_played_here_gives_the_same_record_in_a_terminal(page: Page, tmp_path: Path) -> None:
    begin(page, *against_bots("hearts"))
    assert play(page, "hearts")
    link = page.get_by_role("link", name="Look at the match again").get_attribute("href")
    assert link is not None
    match = link.rstrip("/").rpartition("/")[2]
    taken = page.evaluate(
        "match => fetch(`/api/matches/${match}/record`).then((reply) => reply.text())", match
    )
    record = Record.parse(taken)
    seated = next(seat for seat, player in enumerate(record.players) if player != "beginner")
    with ThreadPoolExecutor(1) as beside:
        # The browser's own loop runs in this thread.
        beside.submit(assert_the_same_everywhere, record, seated, tmp_path).result()
