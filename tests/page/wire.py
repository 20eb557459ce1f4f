"""The laws of the wire, held against the very messages that the worker of a page says to it: the room core, its line and its store are the page's.

``python -m tests.page.wire --games 50`` holds so many matches of each game against them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from itertools import count
from typing import Any

import msgspec

from ludoteca.facets.registry import games
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.laws import check_match, variants
from ludoteca.laws.law import Law
from ludoteca.page.local_server import LocalServer
from ludoteca.page.store import GUEST
from ludoteca.server.room_commands import Tokens
from ludoteca.server.room_session import RoomSession
from ludoteca.server.subscription import Snapshot
from tests.page.browser import ToyBrowser
from tests.server.wire import Updates, WholeFrames, guest_of, room_of


class _Still:
    """A system whose clock stands."""

    def now(self) -> float:
        return 0.0

    def tokens(self) -> Tokens:
        return Tokens("", "")


class PageLine:
    """A page whose worker has a room with this match on its table, and shows it to whoever sits at a seat."""

    runner: asyncio.Runner
    """Runs the workers of all pages."""
    open: list[PageLine]
    """Those whose workers run."""

    def __init__(self, match: Match, viewer: Seat) -> None:
        self.open.append(self)
        self._browser = ToyBrowser()
        self._guest = guest_of(viewer)
        self._viewer = viewer
        self._browser.kept[GUEST] = msgspec.json.encode(self._guest).decode()
        self._server = LocalServer(self._browser, 1, 1)
        store, bots = self._server.store, self._server.rooms.bot_pool
        self._session = RoomSession(room_of(match), store.append, bots, _Still(), "epoch")
        self._server.rooms.sessions["room"] = self._session
        self._lines = count()
        self._line, self.first = self._opened()
        self._heard = 1

    def _opened(self) -> tuple[int, str]:
        """A line to the room, and the first that is said on it."""
        line = next(self._lines)
        self._browser.lines[line] = asyncio.Queue()

        async def enter() -> str:
            self._server.open(line, f"/api/rooms/room/socket?seat={self._viewer}")
            self._server.hear(line, '{"type": "hello"}')
            return await self._next(line)

        return line, self.runner.run(enter())

    async def _next(self, line: int) -> str:
        async with asyncio.timeout(60):
            said = await self._browser.lines[line].get()
        assert isinstance(said, str), said
        return said

    def answer(self, command: dict[str, object]) -> str:
        """What is said to a command that cannot be."""

        async def obey() -> str:
            self._server.hear(self._line, json.dumps(command))
            return await self._next(self._line)

        return self.runner.run(obey())

    def update(self, _: Snapshot) -> list[str]:
        """What is said now that the match has gone on."""

        async def listen() -> list[str]:
            self._session._tell()
            number = self._session.subscriptions[self._guest.id, self._viewer].number
            said = [await self._next(self._line) for _ in range(self._heard, number)]
            self._heard = number
            return said

        return self.runner.run(listen())

    def current(self, _: Snapshot) -> str:
        """What a second window would be shown."""
        line, first = self._opened()
        self._server.close(line)
        return first


class PageWholeFrames(WholeFrames):
    """A page is shown the same, and refused the same, in every world that its person cannot tell from the true one."""

    name = "whole frames of the page"

    def _entering(self, match: Match, viewer: Seat) -> object:
        page = PageLine(match, viewer)
        frame: dict[str, Any] = json.loads(page.first)
        for past in ("log", "turn"):
            frame.pop(past, None)
        frame["room"].pop("can_undo", None)
        answers = match.answers_of(viewer)
        refused = [
            page.answer({"type": "answer", "id": f"{claimed}", "seat": claimed, "number": answers, "text": "no such option"})
            for claimed in range(-1, match.seats)
        ]  # fmt: skip
        return frame, refused


class PageUpdates(Updates):
    """A page is told the same, message by message, when cards that its person does not see are swapped."""

    name = "updates of the page"

    def _subscription(self, match: Match) -> Any:
        return PageLine(match, self._viewer)


LAWS: list[type[Law]] = [PageWholeFrames, PageUpdates]


def hold(game: str, matches: int) -> int:
    """Hold so many matches of a game, over all its variants, against the laws; returns the number of decisions."""
    rules = games()[game].rules
    every = list(variants(rules))
    decisions = 0
    for number in range(matches):
        seats, options = every[number % len(every)]
        PageLine.open = []
        with asyncio.Runner() as PageLine.runner:
            decisions += check_match(rules, seats, options, f"page {number}", LAWS)
    return decisions


def main() -> None:
    """Say for each game how many matches and decisions were held against the laws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--game", choices=sorted(games()), action="append")
    chosen = parser.parse_args()
    for game in chosen.game or sorted(games()):
        decisions = hold(game, chosen.games)
        print(f"{game}: {chosen.games} matches, {decisions} decisions, nothing can be told", flush=True)


if __name__ == "__main__":
    main()
