"""The whole table in one static page: no server, and after the first visit no network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from ludoteca.facets.game import LEVELS
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.page.site import NotBuilt, site
from tests.boxes import built_in, near
from tests.web.host import Host
from tests.web.stand import Stand
from tests.web.test_after import RECORD
from tests.web.visitor import ASKED, OVER, PATIENCE, in_no_hurry, lift_curtain, number, play

LOADING = 120_000
"""Milliseconds that a busy machine may take to begin Python."""
THINKING = 60_000
"""Milliseconds that it may take bots to think of a whole round."""
SCREENS: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 740},
}
TOLD = """
const Bare = Worker;
window.told = [];
window.Worker = class extends Bare {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => window.told.push(JSON.stringify(data)));
    }
};
"""
"""Writes down whatever the workers say to the page."""
KEPT = """() => new Promise((done) => {
    const opening = indexedDB.open("ludoteca");
    opening.onsuccess = () => {
        const reading = opening.result.transaction("texts").objectStore("texts").getAll();
        reading.onsuccess = () => { opening.result.close(); done(reading.result); };
    };
})"""
"""All texts that the browser keeps for the page."""
SEED = re.compile(r'"seed":"([^"]+)"')


def cells() -> list[object]:
    """Each game on each screen against bots of each level: of each game one whose bots do not search, and all of them in a soak."""
    luck = Luck(seed_from("the static page"))
    found: list[object] = []
    quick = list(LEVELS[:2])
    luck.shuffle("levels", quick)
    for place, game in enumerate(built_in()):
        every = list(product(SCREENS, LEVELS))
        taken = (list(SCREENS)[place % len(SCREENS)], quick[place // len(SCREENS) % len(quick)])
        found += [
            pytest.param(game, *cell, marks=() if cell == taken else pytest.mark.soak) for cell in every
        ]
    return found


pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """The files of the site."""
    try:
        return site()
    except NotBuilt:
        pytest.skip("the page is not built: make page")


@pytest.fixture
def host(files: dict[str, bytes]) -> Iterator[Host]:
    """A host that has them."""
    with Host(dict(files)) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """Somebody's browser."""
    opened = browser.new_context(locale="en-GB", reduced_motion="reduce")
    in_no_hurry(opened)
    yield opened
    opened.close()


@pytest.fixture
def window(visitor: BrowserContext) -> Iterator[Page]:
    """A window in which nothing goes wrong unnoticed, and which asks nobody but its host."""
    opened = visitor.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield opened
    assert wrong == []


def visit(window: Page, host: Host) -> None:
    """Come for the first time, and stay until the page needs no network any more."""
    window.goto(host.url)
    expect(window.locator(".table-state[data-state=kept]")).to_be_attached(timeout=LOADING)


def cut_off(window: Page, host: Host) -> None:
    """Take the network away: neither the host nor anything else is there."""
    host.stop()
    window.context.set_offline(True)


def come_again(window: Page) -> int:
    """Load the page again in mid-match; the number of the question."""
    window.reload()
    window.locator(ASKED).first.wait_for(timeout=LOADING)
    return number(window)


def play_now(window: Page, game: str) -> None:
    """Choose a game at the front door."""
    window.locator(f"article[data-game={game}]").get_by_role("button", name="Play now").click()
    window.locator(ASKED).first.wait_for(timeout=LOADING)


def gather(window: Page, game: str, seats: int) -> None:
    """A room for so many, in which one sits."""
    window.locator(f"article[data-game={game}]").get_by_role("button", name="Together on this device").click()
    window.locator(".options select").first.select_option(str(seats), timeout=LOADING)
    expect(window.locator(".seats li")).to_have_count(seats)


def against(window: Page, game: str, level: str) -> None:
    """Begin a match against two bots of a level, or as many as the game allows."""
    seats = near(game, 3)
    gather(window, game, seats)
    for seat in range(1, seats):
        window.locator(".seats li").nth(seat).locator("select").select_option(level)
    window.get_by_role("button", name="Begin the match").click()
    window.mouse.move(0, 0)


def record_of(window: Page) -> str:
    """The record of the match that is being looked at, as it is downloaded."""
    if window.locator(".drawer").is_visible():
        window.locator(".drawer").click()
    with window.expect_download() as waiting:
        window.get_by_role("button", name="Download the record").click()
    return Path(waiting.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "screen", "level"), cells())
def test_without_a_network_a_match_is_played_to_its_end(
    window: Page, host: Host, game: str, screen: str, level: str
) -> None:
    window.set_viewport_size(SCREENS[screen])
    visit(window, host)
    cut_off(window, host)
    window.reload()
    against(window, game, level)
    window.set_default_timeout(THINKING)
    assert play(window, f"{game} {screen} {level}", 6) == 6
    # Nothing is lost: whatever was answered before the page went is answered when it comes again.
    assert come_again(window) == come_again(window) > 5
    assert play(window, f"on {game} {screen} {level}")
    expect(window.locator(f"{OVER} .end h2")).to_be_visible()
    window.set_default_timeout(PATIENCE)
    window.get_by_role("link", name="Look at the match again").click()
    expect(window.get_by_role("slider")).to_be_visible()
    expect(window.locator(".board")).to_be_visible()
    # The same seed and answers are the same match where Python is compiled, position by position.
    record = Record.parse(record_of(window))
    again = Match.replay(find(game).rules, record)
    assert again.over and again.record().entries == record.entries
    host.start()


def test_what_a_match_was_in_the_page_it_is_at_the_server(
    window: Page, host: Host, browser: Browser, files: dict[str, bytes], tmp_path: Path
) -> None:
    window.set_viewport_size(SCREENS["desktop"])
    visit(window, host)
    against(window, "zombie_fluxx", "beginner")
    play(window, "there")
    window.get_by_role("link", name="Look at the match again").click()
    expect(window.locator(".board")).to_be_visible()
    shown = at_rest(window)
    with Stand(f"sqlite:///{tmp_path}/table.db") as stand, browser.new_context(locale="en-GB") as context:
        in_no_hurry(context)
        there = context.new_page()
        there.set_viewport_size(SCREENS["desktop"])
        there.goto(f"{stand.url}/mine")
        there.locator("input[type=file]").set_input_files(
            {"name": "a.record", "mimeType": "text/plain", "buffer": record_of(window).encode()}
        )
        expect(there.locator(".board")).to_be_visible()
        assert at_rest(there) == shown


def at_rest(page: Page) -> str:
    """What the board says when nothing moves on it any more."""
    said, before = page.locator(".analysis main").inner_text(), ""
    while said != before:
        page.wait_for_timeout(500)
        said, before = page.locator(".analysis main").inner_text(), said
    return said


def test_a_match_is_reviewed_without_a_network(window: Page, host: Host) -> None:
    visit(window, host)
    cut_off(window, host)
    window.goto(f"{host.url}#/mine")
    window.reload()
    window.locator("input[type=file]").set_input_files(RECORD, timeout=LOADING)
    expect(window.get_by_role("img", name="The chances to win over the match")).to_be_visible(timeout=LOADING)
    expect(window.get_by_role("progressbar")).to_have_count(0, timeout=LOADING)
    window.keyboard.press("Home")
    window.keyboard.press("n")
    expect(window.locator(".verdict")).to_contain_text("was chosen", timeout=THINKING)
    host.start()


def test_a_device_goes_round_the_table_without_a_network(window: Page, host: Host) -> None:
    visit(window, host)
    cut_off(window, host)
    window.reload()
    gather(window, "fzzzt", 2)
    window.get_by_role("button", name="Sit down").click()
    window.get_by_role("button", name="Begin the match").click()
    seen = set()
    for turn in range(6):
        said = lift_curtain(window)
        if said is not None:
            seen.add(said)
        play(window, f"round {turn}", 1)
    assert len(seen) == 2
    host.start()


def test_an_update_in_mid_match_loses_nothing(window: Page, host: Host) -> None:
    host.kept_for = 0
    visit(window, host)
    play_now(window, "fzzzt")
    play(window, "before", 3)
    before = number(window)
    [version] = set(re.findall(rb'"version": "([0-9a-f]+)"', host.files["serviceWorker.js"]))
    for path in ("index.html", "serviceWorker.js"):
        host.files[path] = host.files[path].replace(version, version[::-1])
    assert come_again(window) == before
    window.get_by_role("button", name="Take it now").click(timeout=LOADING)
    window.wait_for_function(
        "version => document.querySelector('meta[name=ludoteca-site]')?.content.includes(version)",
        arg=version[::-1].decode(),
        timeout=LOADING,
    )
    window.locator(ASKED).first.wait_for(timeout=LOADING)
    assert number(window) == before
    play(window, "after", 1)
    assert number(window) > before


def test_a_match_is_found_again_when_the_page_was_closed(window: Page, host: Host) -> None:
    visit(window, host)
    play_now(window, "red_rising")
    play(window, "closing", 2)
    before = number(window)
    window.close()
    cut_off(window, host)
    again = window.context.new_page()
    again.goto(host.url)
    again.get_by_role("link", name="My matches").first.click()
    again.locator("main.page a[href*='/rooms/']").first.click(timeout=LOADING)
    again.locator(ASKED).first.wait_for(timeout=LOADING)
    assert number(again) == before
    host.start()


def test_a_next_visit_asks_for_nothing(window: Page, host: Host) -> None:
    visit(window, host)
    host.sent.clear()
    warned: list[str] = []
    window.on("console", lambda said: warned.append(said.text) if said.type == "warning" else None)
    window.reload()
    play_now(window, "fzzzt")
    assert host.sent == []
    # Python has begun from its snapshot; otherwise it would say why it has not.
    assert warned == []


def test_the_page_is_told_no_more_than_a_view(window: Page, host: Host) -> None:
    window.add_init_script(TOLD)
    visit(window, host)
    play_now(window, "red_rising")
    play(window, "secrecy", 4)
    kept: list[str] = window.evaluate(KEPT)
    [seed] = {found for text in kept for found in SEED.findall(text)}
    told: list[str] = window.evaluate("window.told")
    assert any('\\"question\\"' in one for one in told)
    assert not [one for one in told if seed in one]


def test_a_server_hands_the_page_out_and_matches_move_both_ways(
    browser: Browser, files: dict[str, bytes], tmp_path: Path
) -> None:
    with (
        Stand(f"sqlite:///{tmp_path}/table.db", site("/")) as stand,
        browser.new_context(base_url=stand.url, locale="en-GB", reduced_motion="reduce") as context,
    ):
        in_no_hurry(context)
        window = context.new_page()
        wrong: list[str] = []
        window.on("pageerror", lambda error: wrong.append(str(error)))
        window.on(
            "console", lambda said: wrong.append(said.text) if "Content Security" in said.text else None
        )
        window.goto("/")
        window.get_by_role("link", name="Play without a network").click()
        expect(window.locator(".table-state[data-state=kept]")).to_be_attached(timeout=LOADING)
        stand.stop()
        window.reload()
        play_now(window, "zombie_fluxx")
        play(window, "on a train")
        window.get_by_role("link", name="Look at the match again").click()
        expect(window.locator(".board")).to_be_visible()
        stand.start()
        window.get_by_role("button", name="Bring it to the table of this network").click()
        window.wait_for_url(re.compile(f"{stand.url}/matches/"))
        expect(window.locator(".board")).to_be_visible()
        window.get_by_role("link", name="Take along, without a network").click()
        window.wait_for_url(re.compile(r"/offline/#/matches/"), timeout=LOADING)
        expect(window.locator(".board")).to_be_visible()
        assert wrong == []
