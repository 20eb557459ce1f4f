"""What a browser may lack, refuse or lose: the page without a server says it in one sentence, and offers a way on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.facets.language import language
from tests.web.host import Host
from tests.web.test_static_page import LOADING, play_now, visit
from tests.web.test_static_page import files as files
from tests.web.test_static_page import host as host
from tests.web.visitor import ASKED, in_no_hurry, number, play

pytestmark = pytest.mark.browser

NO_STORE = b"""Object.defineProperty(self, "indexedDB", { value: { open() { throw new DOMException("no", "SecurityError"); } } });
"""
NO_ROOM = b"""IDBObjectStore.prototype.add = () => {
    throw new DOMException("no room", "QuotaExceededError");
};
"""
NO_WEBASSEMBLY = b"delete self.WebAssembly;\n"
SNAPSHOT = """async (damage) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("ludoteca ")));
    const [address] = (await cache.keys()).map((one) => one.url).filter((url) => url.endsWith("/python/snapshot"));
    const content = address && await (await cache.match(address)).arrayBuffer();
    if (damage) await cache.put(address, new Response(new Uint8Array(content.byteLength)));
    return content && new Uint8Array(content, 0, 4).some((byte) => byte > 0) ? content.byteLength : 0;
}"""
"""The bytes of what the page begins Python from when it comes again; 0 if it is of no use."""
WORDS = language("en")


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's browser, in a private window."""
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as opened:
        in_no_hurry(opened)
        yield opened


def told(window: Page, message: str, way: str) -> None:
    """A sentence is shown with a button, which is pressed."""
    note = window.locator(".table-state .note")
    expect(note).to_contain_text(WORDS.text(message), timeout=LOADING)
    note.get_by_role("button", name=WORDS.text(way)).click()


def begin_with(script: bytes, host: Host) -> None:
    """Let the workers begin with something of ours."""
    for path in host.files:
        if re.fullmatch(r"assets/worker-.+\.js", path):
            host.files[path] = script + host.files[path]


def test_without_webassembly_a_sentence_says_which_browsers_have_it(
    visitor: BrowserContext, host: Host
) -> None:
    window = visitor.new_page()
    window.add_init_script("delete window.WebAssembly")
    begin_with(NO_WEBASSEMBLY, host)
    window.goto(host.url)
    told(window, "page-no-webassembly", "page-understood")
    expect(window.locator("article[data-game]").first).to_be_visible()
    window.get_by_role("button", name="Learn the rules").first.click()
    expect(window.locator(".pages article").first).to_be_visible()


def test_where_nothing_is_kept_play_goes_on(visitor: BrowserContext, host: Host) -> None:
    window = visitor.new_page()
    begin_with(NO_STORE, host)
    window.goto(host.url)
    told(window, "page-refused", "page-understood")
    play_now(window, "fzzzt")
    assert play(window, "unkept", 3) == 3


def test_where_there_is_no_room_left_play_goes_on(visitor: BrowserContext, host: Host) -> None:
    window = visitor.new_page()
    begin_with(NO_ROOM, host)
    window.goto(host.url)
    play_now(window, "fzzzt")
    told(window, "page-full", "page-understood")
    assert play(window, "full", 3) == 3


def test_a_second_tab_says_so_and_can_take_the_table(visitor: BrowserContext, host: Host) -> None:
    first = visitor.new_page()
    visit(first, host)
    play_now(first, "fzzzt")
    play(first, "first tab", 2)
    before = number(first)
    second = visitor.new_page()
    second.goto(first.url)
    told(second, "page-elsewhere", "page-go-on-here")
    second.locator(ASKED).first.wait_for(timeout=LOADING)
    assert number(second) == before
    play(second, "second tab", 1)
    # The first one has let go, and takes it back with all that has happened.
    told(first, "page-elsewhere", "page-go-on-here")
    first.locator(f"{ASKED}:not([data-number='{before}'])").first.wait_for(timeout=LOADING)
    assert number(first) > before


def test_a_snapshot_of_python_that_is_damaged_is_made_again(visitor: BrowserContext, host: Host) -> None:
    window = visitor.new_page()
    visit(window, host)
    window.wait_for_function(f"() => ({SNAPSHOT})(false)")
    assert window.evaluate(SNAPSHOT, True) > 0
    assert window.evaluate(SNAPSHOT, False) == 0
    window.reload()
    play_now(window, "fzzzt")
    window.wait_for_function(f"() => ({SNAPSHOT})(false)")


def test_a_page_that_is_older_than_its_files_asks_to_be_loaded_again(browser: Browser, host: Host) -> None:
    with browser.new_context(locale="en-GB", service_workers="block") as visitor:
        in_no_hurry(visitor)
        window = visitor.new_page()
        window.goto(host.url)
        expect(
            window.locator(
                ".table-state[data-state=failed], .table-state[data-state=none], .table-state[data-state=keeping]"
            )
        ).to_be_attached(timeout=LOADING)
        for path in [path for path in host.files if re.match(r"assets/(Room|Match|Board)-", path)]:
            del host.files[path]
        window.locator("article[data-game=fzzzt]").get_by_role("button", name="Play now").click()
        note = window.locator(".table-state .note")
        expect(note).to_contain_text(WORDS.text("page-outdated"), timeout=LOADING)
        expect(note.get_by_role("button", name=WORDS.text("table-reload"))).to_be_visible()


def test_where_the_host_is_lost_too_early_one_can_try_again(visitor: BrowserContext, host: Host) -> None:
    host.kept_for = 0
    window = visitor.new_page()
    taken = {path: host.files.pop(path) for path in [*host.files] if path.startswith("python/runtime")}
    window.goto(host.url)
    note = window.locator(".table-state .note")
    expect(note).to_contain_text(WORDS.text("page-no-line"), timeout=LOADING)
    host.files.update(taken)
    told(window, "page-no-line", "page-try-again")
    play_now(window, "fzzzt")
