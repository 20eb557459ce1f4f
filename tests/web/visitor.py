"""What somebody does at the table with a mouse or a keyboard."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

from msgspec import to_builtins
from playwright.sync_api import BrowserContext, Locator, Page, Response, expect

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server.protocol import Settings
from tests.boxes import near

PATIENCE = 20_000
"""Milliseconds after which something has not happened."""
ASKED = "[data-status=playing] .question:not(.waiting)"
OVER = "[data-status=over]"
CURTAIN = ".curtain"
LOOK = """() => ({
    least: Number(document.querySelector('.question').dataset.least),
    several: document.querySelector('.confirm') !== null,
    texts: [...new Set([...document.querySelectorAll('[data-choice]')]
        .filter(one => one.checkVisibility()).map(one => one.dataset.choice))],
})"""

ASTRAY = """one => {
    const clips = [];
    for (let around = one.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'hidden') around.scrollLeft = 0;
        if (overflowY === 'hidden') around.scrollTop = 0;
        if (overflowX !== 'visible' || overflowY !== 'visible') clips.push(around);
    }
    const isIn = (part, { left, top, right, bottom }) => {
        const box = part.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        return left <= x && x <= right && top <= y && y <= bottom;
    };
    const screen = new DOMRect(0, 0, innerWidth, innerHeight), question = document.querySelector('.question h2');
    const wrong = clips.filter(around => !isIn(one, around.getBoundingClientRect())).map(around => around.className);
    if (!isIn(one, screen) || wrong.length) wrong.push(`${one.textContent} cannot be reached`);
    if (!isIn(question, screen)) wrong.push('the question is out of sight');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    return wrong;
}"""
"""Why somebody with a finger, who scrolls only what can be scrolled, would not come to something."""


def in_no_hurry(context: BrowserContext) -> None:
    """Give a browser its time, and show at once what happens, but where a test wants to see one thing after the other."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['ludoteca-motion'] ??= 'none'")


@dataclass
class Asked:
    """What a question allows: so many at least of these, several of which are confirmed."""

    least: int
    several: bool
    texts: list[str]


def open_room(page: Page, settings: Settings, bots: list[str], name: str = "Ann") -> str:
    """A room of one's own, in which the match has not begun; its path."""
    request = page.context.request
    assert request.post("/api/guest", data={"name": name}).status == 201
    reply = request.post("/api/rooms", data={"settings": to_builtins(settings), "bots": bots})
    assert reply.status == 201, reply.text()
    return f"/rooms/{reply.json()['room']}"


def begin(page: Page, settings: Settings, bots: list[str], name: str = "Ann") -> None:
    """A match that has begun."""
    page.goto(open_room(page, settings, bots, name))
    page.get_by_role("button", name="Begin the match").click()
    # Where the button was, a card may lie now, and would rise under the pointer.
    page.mouse.move(0, 0)
    expect(page.locator("[data-status=playing]")).to_be_visible()


def against_bots(game: str, seats: int = 2) -> tuple[Settings, list[str]]:
    """The smallest table of a game, or one of so many seats, at which bots sit but for one."""
    settings = Settings(game, near(game, seats))
    return settings, ["beginner"] * (settings.seats - 1)


def resign(page: Page) -> None:
    """Give up, and be sure of it."""
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(OVER)).to_be_visible()


def lift_curtain(page: Page) -> str | None:
    """Wait for a question, the end, or a curtain, and lift it; what the curtain said."""
    page.locator(f"{ASKED}, {CURTAIN}, {OVER}").first.wait_for()
    if page.locator(CURTAIN).count() == 0:
        return None
    said = page.locator(f"{CURTAIN} h2").inner_text()
    page.locator(f"{CURTAIN} .button").click()
    page.locator(f"{ASKED}, {OVER}").first.wait_for()
    return said


def at_one_device(page: Page, game: str) -> None:
    """A match that two people play on one device, who both sit already."""
    page.goto(open_room(page, Settings(game, near(game, 2), hot_seat=True), []))
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator(CURTAIN)).to_be_visible()


def come_in(guest: Page, path: str, name: str) -> None:
    """Come into a room by its link, and sit down."""
    guest.goto(path)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Come in").click()
    guest.get_by_role("button", name="Sit down").click()


def scripts_of(page: Page) -> dict[str, int]:
    """The scripts that the page loads from now on, with their bytes gzipped."""
    scripts: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    return scripts


def luck_of(seed: str) -> Luck:
    """Luck of one's own."""
    return Luck(seed_from(seed))


def is_asked(page: Page) -> bool:
    """Wait until there is a question, or until the match is over."""
    page.locator(f"{ASKED}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def number(page: Page) -> int:
    """The number of the question, once there is one."""
    assert is_asked(page)
    return int(page.locator(".question").get_attribute("data-number") or "")


def asked(page: Page) -> Asked:
    """What the question on the screen allows, once as much of it can be seen as has to be picked."""
    page.wait_for_function(
        f"() => {{ const {{ least, texts }} = ({LOOK})(); return texts.length >= least; }}"
    )
    return Asked(**page.evaluate(LOOK))


def click_answer(page: Page, luck: Luck) -> None:
    """Answer with the mouse: some of what glows, on the table or below the question."""
    question = asked(page)
    luck.shuffle("clicks", question.texts)
    for text in question.texts[: question.least]:
        click_in_reach(page.locator(f'[data-choice="{text}"]').locator("visible=true").first)
    if question.several:
        click_in_reach(page.locator(".confirm"))


def click_in_reach(wanted: Locator) -> None:
    """Click on something that people can come to by themselves, while the question stays in sight."""
    wanted.scroll_into_view_if_needed()
    astray = wanted.evaluate(ASTRAY)
    assert astray == [], astray
    wanted.click()


def press_answer(page: Page, luck: Luck) -> None:
    """Answer with the keyboard: by numbers where nine are enough, else by Tab and Enter."""
    question = asked(page)
    numbers = list(range(1, min(len(question.texts), 9) + 1))
    if question.least > len(numbers):
        for _ in range(question.least):
            tab_to(page, "[data-choice]:not([aria-pressed=true])")
            page.keyboard.press("Enter")
        tab_to(page, ".confirm")
        page.keyboard.press("Enter")
        return
    luck.shuffle("keys", numbers)
    for number in numbers[: question.least]:
        page.keyboard.press(str(number))
    if question.several:
        page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is in focus."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def play(page: Page, seed: str, answers: int = 2_000, press: bool = False) -> int:
    """Answer until the match is over, or so often; how often."""
    luck = luck_of(seed)
    given = 0
    while given < answers and is_asked(page):
        (press_answer if press else click_answer)(page, luck)
        given += 1
    return given


def assert_it_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
