"""Pictures of every screen, and the page that shows them: ``python -m tools.screens docs/screens``, with a client that is built.

Every game from its beginning to a replay, and the pages around it; on a desktop and on a phone, from its middle on a phone
that lies and on a tablet too; in light and in dark, each language somewhere. All together they stay below 4 MB.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from ludoteca.facets.language import language
from ludoteca.facets.registry import find
from ludoteca.server.protocol import Settings
from tests.boxes import built_in, near
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.sizes import number_at, record_of, stand_at
from tests.web.stand import Stand
from tests.web.visitor import OVER, in_no_hurry, open_room, play

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 740},
    "lying": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
}
SPOKEN = {
    ("fzzzt", "phone"): "ru",
    ("zombie_fluxx", "phone"): "uk",
    ("red_rising", "phone"): "nl",
    ("zombie_fluxx", "tablet"): "ru",
    ("red_rising", "lying"): "uk",
    ("goblins_inc", "tablet"): "nl",
}
"""The language of a picture, if it is not English."""
DARK = {
    ("fzzzt", "phone"),
    ("red_rising", "desktop"),
    ("goblins_inc", "phone"),
    ("zombie_fluxx", "lying"),
    ("fzzzt", "tablet"),
}
STAGES = {"early": 0.15, "middle": 0.5}
"""So far into the match a picture is taken, as a part of the questions to whoever looks."""
ALL_STAGES = {"desktop", "phone"}
"""At other sizes there is a picture from the middle alone."""
CALLED = {"early": "early", "middle": "in the middle", "end": "at its end", "replay": "looked at again"}
"""What a stage is called; the last two come after the match."""
QUALITY = 40
SEATS = {"goblins_inc": 2}


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{home}/screens.db") as stand:
            for size in SIZES:
                if size in ALL_STAGES:
                    _around(browser, stand, size, folder)
                for game in built_in():
                    _match(browser, stand, game, size, folder)
                    print(f"{game} {size}", flush=True)
        browser.close()
    (folder / "index.md").write_text(leaves(folder), encoding="utf-8")


def leaves(folder: Path) -> str:
    """The page with all pictures of a folder: what each shows, at a desk and on a phone."""
    words = language("en")
    shown = {
        "front-door": "The front door",
        "rules": "The rules",
        "gathering": "Waiting for players",
        "curtain": "One device goes round the table",
        **{
            f"{game}-{stage}": f"{words.say(find(game).words.TITLE)}, {called}"
            for game in built_in()
            for stage, called in CALLED.items()
        },
    }
    lines = [
        "# Screens",
        "",
        "At a desk, on a phone and on a tablet, in light and in dark, and each language somewhere.",
    ]
    lines += ["", " · ".join(f"[{title}](#{anchor_of(title)})" for title in shown.values())]
    for name, title in shown.items():
        found = [f"{name}-{size}.jpg" for size in SIZES if (folder / f"{name}-{size}.jpg").exists()]
        if found:
            lines += ["", f"## {title}", "", *[f"![{title}]({picture})" for picture in found]]
    return "\n".join(lines) + "\n"


def anchor_of(title: str) -> str:
    """What a heading is called in a link to it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def _opened(browser: Browser, stand: Stand, size: str, code: str, dark: bool) -> BrowserContext:
    colours: Literal["light", "dark"] = "dark" if dark else "light"
    touch = size != "desktop"
    context = browser.new_context(
        base_url=stand.url,
        locale=code,
        viewport=SIZES[size],
        color_scheme=colours,
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )
    in_no_hurry(context)
    return context


def _shoot(page: Page, path: Path, whole: bool = False) -> None:
    page.wait_for_timeout(700)
    page.mouse.move(1, 1)
    page.screenshot(path=path.with_suffix(".jpg"), type="jpeg", quality=QUALITY, full_page=whole)


def _around(browser: Browser, stand: Stand, size: str, folder: Path) -> None:
    """The pages that no game has for itself."""
    with _opened(browser, stand, size, "en", False) as context:
        page = context.new_page()
        page.goto("/")
        page.locator(".poster").first.wait_for()
        _shoot(page, folder / f"front-door-{size}", whole=True)
        page.locator(".poster .small").first.click()
        page.locator(".pages article").first.wait_for()
        _shoot(page, folder / f"rules-{size}")
        path = open_room(page, Settings("fzzzt", 2, public=True, hot_seat=True), [])
        page.goto(path)
        page.locator(".seats").wait_for()
        _shoot(page, folder / f"gathering-{size}", whole=True)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Begin the match").click()
        page.locator(".curtain").wait_for()
        _shoot(page, folder / f"curtain-{size}")


def _match(browser: Browser, stand: Stand, game: str, size: str, folder: Path) -> None:
    """One match, at some of its questions, at its end and looked at again."""
    code = SPOKEN.get((game, size), "en")
    words = language(code)
    record = record_of(game, near(game, SEATS.get(game, 3)))
    with _opened(browser, stand, size, code, (game, size) in DARK) as context:
        assert context.request.post("/api/guest", data={"name": "Ann"}).status == 201
        page = context.new_page()
        if size not in ALL_STAGES:
            page.add_init_script("localStorage['ludoteca-coach'] = 'off'")
        for stage, part in STAGES.items():
            if size in ALL_STAGES or stage == "middle":
                stand_at(page, record, number_at(record, part), last=False)
                _shoot(page, folder / f"{game}-{stage}-{size}")
            off = page.get_by_role("button", name=words.text("table-coach-off"))
            if off.count():
                off.click()
        if size not in ALL_STAGES:
            return
        stand_at(page, record, number_at(record, 1), last=True)
        play(page, f"{game} {size} rest")
        page.locator(OVER).wait_for()
        _shoot(page, folder / f"{game}-end-{size}")
        page.get_by_role("link", name=words.text("table-replay-go")).click()
        page.get_by_role("slider").wait_for()
        page.get_by_role("slider").fill("10")
        _shoot(page, folder / f"{game}-replay-{size}", whole=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
