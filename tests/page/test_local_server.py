"""Rulings on the page that is the whole table: the rooms of the server, over a store of its own, without the server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import registry
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.facets.registry import games
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from tests.page.browser import Page, ToyBrowser

ROOT = Path(__file__).resolve().parents[2]
SERVERS = (
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "openskill",
    "prometheus_client",
    "itsdangerous",
    "websockets",
)
WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {SERVERS!r} or name == "ludoteca.facets.lang":
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
import asyncio, ludoteca.page.web_worker
from tests.page.browser import Page, ToyBrowser
asked = asyncio.run(Page(ToyBrowser()).ask("POST", "/guest", {{"name": "Ada"}}))
assert asked == (200, {{"name": "Ada"}}), asked
"""
"""What is not packed for the page, as web/python/pack.py says: libraries of the server, and the words of the terminal."""


def is_whole(message: Any) -> bool:
    return isinstance(message, dict) and message["type"] == "whole"


async def opened(page: Page, game: str, bots: list[str], **settings: object) -> str:
    assert (await page.ask("GET", "/guest"))[0] == 401
    assert (await page.ask("POST", "/guest", {"name": "Ada"})) == (200, {"name": "Ada"})
    chosen = {"game": game, "seats": len(bots) + 1, **settings}
    status, room = await page.ask("POST", "/rooms", {"settings": chosen, "bots": bots})
    assert status == 200, room
    return str(room["room"])


async def play(page: Page, line: int, room: str, answers: int | None = None) -> Any:
    """Answer whatever is asked with the first choice, on a line of its own each time; the last that was shown."""
    given = 0
    while True:
        page.open(line, room)
        whole = await page.heard(line, is_whole)
        question = (whole.get("scene") or {}).get("question")
        if whole["room"]["status"] == "over" or given == answers:
            return whole
        if question is not None:
            text = question["choices"][0]["text"] if not question.get("most") else ""
            if question.get("most"):
                text = " ".join(one["text"] for one in question["choices"][: question["least"]]) or "-"
            page.do(line, type="answer", seat=whole["scene"]["viewer"], number=question["number"], text=text)
            told = await page.heard(line, lambda it: it["type"] in ("done", "refused"))
            assert told["type"] == "done", (told, question)
            given += 1
        else:
            await asyncio.sleep(0.01)
        page.server.close(line)
        line += 1


def test_the_page_needs_none_of_the_libraries_of_the_server() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=60, cwd=ROOT)


@pytest.mark.parametrize("game", ["fzzzt"])
def test_a_match_in_the_page_goes_to_its_end_and_is_kept_with_its_record(game: str) -> None:
    async def run() -> None:
        page = Page(ToyBrowser())
        room = await opened(page, game, [games()[game].stand_in] * 2)
        page.open(0, room)
        await page.heard(0, is_whole)
        page.do(0, type="start")
        over = await play(page, 1, room)
        status, mine = await page.ask("GET", "/mine")
        assert status == 200
        assert [one["match"] for one in mine["matches"]] == [over["room"]["match"]]
        status, told = await page.ask("GET", f"/matches/{over['room']['match']}/record")
        record = Record.parse(told["text"])
        assert Match.replay(games()[game].rules, record).over
        status, moment = await page.ask("GET", f"/matches/{over['room']['match']}/at/3?eyes=open")
        assert (status, moment["scene"]["game"]) == (200, game)
        assert (await page.ask("GET", f"/matches/{over['room']['match']}/at/3?eyes=99"))[0] == 400

    asyncio.run(run())


def test_a_page_that_is_loaded_anew_in_mid_match_goes_on_where_it_was() -> None:
    async def run() -> None:
        browser = ToyBrowser()
        page = Page(browser)
        room = await opened(page, "fzzzt", ["casual"])
        page.open(0, room)
        await page.heard(0, is_whole)
        page.do(0, type="start")
        before = await play(page, 1, room, 3)
        again = Page(browser)
        again.open(0, room)
        after = await again.heard(0, is_whole)
        assert after["scene"]["fingerprint"] == before["scene"]["fingerprint"]
        assert after["log"][: len(before["log"])] == before["log"]

    asyncio.run(run())


def test_a_second_page_that_has_not_seen_the_latest_events_changes_nothing() -> None:
    async def run() -> None:
        browser = ToyBrowser()
        first, second = Page(browser), Page(browser)
        room = await opened(first, "fzzzt", ["casual"])
        for line, page in enumerate((first, second)):
            page.open(line, room)
            await page.heard(line, is_whole)
        first.do(0, type="say", text="here")
        await first.heard(0, lambda it: it["type"] == "done")
        kept = dict(browser.kept)
        second.do(1, type="say", text="there")
        # The room is read again, and then it is done.
        await second.heard(1)
        await asyncio.sleep(0.1)
        assert all(browser.kept[key] == text for key, text in kept.items() if key.startswith("entry/"))

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "code"),
    [
        ("GET", "/nothing", None, 404, "not_found"),
        ("DELETE", "/guest", None, 404, "not_found"),
        ("GET", "/matches/none", None, 404, "no_match"),
        ("POST", "/guest", {"name": "a,b"}, 400, "bad_name"),
        ("POST", "/guest", {"names": "Ada"}, 400, "bad_request"),
        ("POST", "/rooms", {}, 400, "bad_request"),
    ],
)
def test_a_request_that_cannot_be_is_told_why(
    method: str, address: str, body: object, status: int, code: str
) -> None:
    told, problem = asyncio.run(Page(ToyBrowser()).ask(method, address, body))
    assert (told, problem["code"]) == (status, code)
    assert problem["why"]["id"]


def test_a_line_to_a_room_that_is_not_there_is_cut() -> None:
    async def run() -> None:
        page = Page(ToyBrowser())
        await page.ask("POST", "/guest", {"name": "Ada"})
        page.open(0, "none")
        assert (await page.heard(0))["type"] == "refused"
        assert await page.heard(0) == 4404

    asyncio.run(run())


def test_the_deal_of_the_day_is_the_same_in_two_browsers_and_is_played_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brief = {name: Budget(worlds=2) for name in registry.DEALT}
    monkeypatch.setattr(registry, "DEALT", brief)

    async def played() -> tuple[str, Any]:
        page = Page(ToyBrowser())
        await page.server.start()
        await page.ask("POST", "/guest", {"name": "Ada"})
        assert (await page.ask("GET", "/deals/fzzzt"))[1]["code"] == "deal_unplayed"
        status, room = await page.ask("POST", "/deals/fzzzt")
        assert status == 200, room
        await play(page, 0, room["room"])
        assert (await page.ask("POST", "/deals/fzzzt"))[1]["code"] == "deal_played"
        async with asyncio.timeout(60):
            while (await page.ask("GET", "/deals/fzzzt"))[1]["expert"] is None:
                await asyncio.sleep(0.05)
        record = (await page.ask("GET", f"/matches/{room['room']}/record"))[1]["text"]
        return "\n".join(record.splitlines()[5:]), (await page.ask("GET", "/deals/fzzzt"))[1]

    async def twice() -> None:
        one, other = await played(), await played()
        assert one == other
        assert (one[1]["place"], one[1]["played"]) == (1, 1) and one[1]["expert"]["points"] is not None

    asyncio.run(twice())


def test_what_is_forgotten_is_gone_from_the_browser() -> None:
    async def forgetting() -> None:
        browser = ToyBrowser()
        page = Page(browser)
        room = await opened(page, "fzzzt", ["beginner"])
        assert (await page.ask("GET", f"/rooms/{room}"))[1]["host"] == "Ada"
        assert (await page.ask("DELETE", f"/mine/rooms/{room}"))[0] == 200
        assert [key for key in browser.kept if room in key] == []
        assert (await page.ask("GET", f"/rooms/{room}"))[0] == 404
        assert (await page.ask("DELETE", f"/mine/rooms/{room}"))[1]["code"] == "gone"

    asyncio.run(forgetting())
