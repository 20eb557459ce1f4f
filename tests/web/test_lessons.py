"""The guided first matches, played until the learner knows enough, or to their end: by mouse, finger and keyboard, in four languages."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.facets.language import language
from ludoteca.facets.registry import find
from tests.boxes import built_in
from tests.web.stand import Stand
from tests.web.visitor import ASKED, OVER, click_answer, in_no_hurry, luck_of, press_answer, tab_to

pytestmark = [pytest.mark.browser, pytest.mark.soak]

LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA", "nl": "nl-NL"}
WAYS = ("mouse", "finger", "keyboard")
NOTE = ".note[data-note]"
WHERE = """() => {
    const note = document.querySelector('.note[data-note]'), ring = document.querySelector('.lesson-ring');
    const box = note.getBoundingClientRect();
    return { key: note.dataset.note, text: note.querySelector('p').textContent, ring: ring !== null,
        inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
        heard: document.querySelector('[aria-describedby=lesson-note]') !== null };
}"""


def cells() -> list[object]:
    """Every guided match in every language and way."""
    lessons = [(game, number) for game in built_in() for number in range(len(find(game).lessons))]
    return [pytest.param(*lesson, *cell) for lesson in lessons for cell in product(LOCALES, WAYS)]


@pytest.mark.parametrize(("game", "number", "code", "way"), cells())
def test_a_guided_match_is_played(
    browser: Browser, stand: Stand, game: str, number: int, code: str, way: str
) -> None:
    phone = way == "finger"
    lesson = find(game).lessons[number]
    words = language(code)
    with browser.new_context(
        base_url=stand.url,
        locale=LOCALES[code],
        reduced_motion="reduce",
        has_touch=phone,
        viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 720},
    ) as context:
        in_no_hurry(context)
        page = context.new_page()
        page.goto("/")
        title = words.text("table-lesson-alone" if lesson.seats == 1 else "table-lesson")
        page.locator(f"article[data-game={game}]").get_by_role("button", name=title, exact=True).click()
        page.locator(f"{ASKED}, {OVER}").first.wait_for()
        luck, told, pointed, left = luck_of(f"{game} {number}"), list[str](), 0, False
        answers = 0
        while answers < 80:
            page.locator(f"{ASKED}, {OVER}").first.wait_for()
            page.wait_for_timeout(50)
            while page.locator(NOTE).count():
                seen = page.evaluate(WHERE)
                assert seen["inside"], seen
                assert seen["ring"] == seen["heard"], seen
                assert seen["key"] not in told, told
                expected = (
                    lesson.notes[int(seen["key"])].say
                    if seen["key"].isdigit()
                    else f"door-lesson-{seen['key']}"
                )
                assert seen["text"] == words.text(expected)
                told.append(seen["key"])
                pointed += seen["ring"]
                understand(page, way)
                page.wait_for_timeout(50)
            if "enough" in told or "over" in told:
                break
            if not left and len(told) >= 2:
                # Whoever leaves and comes back goes on where they were.
                left = True
                page.reload()
                continue
            (press_answer if way == "keyboard" else click_answer)(page, luck)
            answers += 1
        assert {"enough", "over"} & {*told}, told
        assert len(told) >= 4 and pointed >= 3, (told, pointed)


def understand(page: Page, way: str) -> None:
    """Read a note."""
    key = page.locator(NOTE).get_attribute("data-note")
    if way == "keyboard":
        tab_to(page, f"{NOTE} button")
        page.keyboard.press("Enter")
    else:
        page.locator(f"{NOTE} button").click()
    page.locator(f'{NOTE}:not([data-note="{key}"]), main').first.wait_for()
