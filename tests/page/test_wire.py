"""What the worker says to the page tells nobody what they may not know, though the person owns the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from ludoteca.facets.message import Message
from ludoteca.facets.registry import games
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.laws import Broken
from ludoteca.server.scene import open_scene
from ludoteca.server.wire_scene import Scene
from tests.page import wire
from tests.page.browser import Page, ToyBrowser
from tests.page.test_local_server import is_whole, opened, play


@pytest.mark.parametrize("game", sorted(games()))
def test_messages_are_the_same_in_all_worlds_that_a_person_cannot_tell_apart(game: str) -> None:
    assert wire.hold(game, 1) > 20


@pytest.mark.parametrize("law", [wire.PageWholeFrames, wire.PageUpdates])
def test_a_page_that_is_told_too_much_is_found_out(
    law: type[wire.PageWholeFrames | wire.PageUpdates], monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(match: Match, viewer: Seat, names: Sequence[Message]) -> Scene:
        return open_scene(match)

    monkeypatch.setattr("ludoteca.server.subscription.scene_of", too_much)
    monkeypatch.setattr(wire, "LAWS", [law])
    with pytest.raises(Broken):
        wire.hold("fzzzt", 3)


def test_only_the_store_of_a_running_match_has_its_seed() -> None:
    async def run() -> None:
        browser = ToyBrowser()
        page = Page(browser)
        room = await opened(page, "fzzzt", ["casual"])
        page.open(0, room)
        await page.heard(0, is_whole)
        page.do(0, type="start")
        await play(page, 1, room, 3)
        session = await page.server.rooms.session(room)
        assert session.room.match is not None
        seed = session.room.match.record().seed.hex()
        assert any(seed in text for key, text in browser.kept.items() if key.startswith(f"entry/{room}/"))
        for line in list(browser.lines.values()):
            while not line.empty():
                assert seed not in str(line.get_nowait())
        match = str(session.room.match_id)
        asked = [
            await page.ask("GET", f"/{what}")
            for what in (
                "mine",
                "lobby",
                f"matches/{match}",
                f"matches/{match}/record",
                f"matches/{match}/at/1?eyes=open",
                f"matches/{match}/review/0",
            )
        ]
        assert [status for status, _ in asked] == [200, 200, 404, 404, 404, 404]
        assert not [answer for _, answer in asked if seed in str(answer)]

    asyncio.run(run())
