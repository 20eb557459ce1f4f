"""A browser of the tests: it keeps texts in a dictionary, and its workers think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.page.local_server import LocalServer
from ludoteca.page.web_worker import PageBots


class ToyBrowser:
    """What a page needs of a browser; what was kept survives the page."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.lines: dict[int, asyncio.Queue[str | int]] = {}
        """What was said on each line; in the end the code that it was closed with."""
        self._bots: list[PageBots] = []
        self._replies: dict[int, asyncio.Queue[str]] = {}

    async def read(self, key: str) -> str | None:
        return self.kept.get(key)

    async def read_all(self, prefix: str) -> str:
        return json.dumps([self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)])

    async def write(self, rows: str) -> bool:
        written = json.loads(rows)
        if any(new and key in self.kept for key, _, new in written):
            return False
        self.kept.update({key: text for key, text, _ in written})
        return True

    async def remove(self, prefix: str) -> None:
        self.kept = {key: text for key, text in self.kept.items() if not key.startswith(prefix)}

    def begin(self) -> int:
        worker = len(self._bots)
        self._bots.append(PageBots())
        self._replies[worker] = asyncio.Queue()
        self._replies[worker].put_nowait(self._bots[worker].ready)
        return worker

    def tell(self, worker: int, task: str) -> None:
        self._replies[worker].put_nowait(self._bots[worker].reply(task))

    def hear(self, worker: int) -> Awaitable[str]:
        return self._replies[worker].get()

    def end(self, worker: int) -> None:
        self._bots[worker] = PageBots()

    def say(self, line: int, text: str) -> None:
        self.lines[line].put_nowait(text)

    def cut(self, line: int, code: int) -> None:
        self.lines[line].put_nowait(code)


class Page:
    """A page that has just been loaded, and somebody who clicks."""

    def __init__(self, browser: ToyBrowser) -> None:
        self.browser = browser
        self.server = LocalServer(browser, 1, 1)
        self._commands = 0

    async def ask(self, method: str, address: str, body: object = None) -> tuple[int, Any]:
        status, text = (await self.server.ask(method, address, json.dumps(body))).split(" ", 1)
        return int(status), json.loads(text)

    def open(self, line: int, room: str, query: str = "") -> None:
        self.browser.lines[line] = asyncio.Queue()
        self.server.open(line, f"/api/rooms/{room}/socket{query}")
        self.say(line, {"type": "hello"})

    def say(self, line: int, message: dict[str, object]) -> None:
        self.server.hear(line, json.dumps(message))

    def do(self, line: int, **command: object) -> None:
        self._commands += 1
        self.say(line, {"id": f"{id(self)}-{self._commands}", **command})

    async def heard(self, line: int, wanted: Callable[[Any], bool] = lambda message: True) -> Any:
        """The next message on a line that is of the wanted kind."""
        async with asyncio.timeout(60):
            while True:
                text = await self.browser.lines[line].get()
                message = json.loads(text) if isinstance(text, str) else text
                if wanted(message):
                    return message
