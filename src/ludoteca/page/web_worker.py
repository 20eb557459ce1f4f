"""Web workers: the bots of the page think in further workers of the browser, so that the page never stutters."""

from __future__ import annotations

from ludoteca.page.browser import Browser
from ludoteca.server.bot_worker import LENGTH, Ready, Reply, TaskRunner, packed

BYTES = "latin-1"
"""Each byte a character."""


class WebWorker:
    """A worker of the browser, as the server knows its processes."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.pid = browser.begin()

    async def tell(self, task: bytes) -> None:
        """Give it a task."""
        self._browser.tell(self.pid, task[LENGTH:].decode(BYTES))

    async def hear(self) -> bytes:
        """Its next reply."""
        return (await self._browser.hear(self.pid)).encode(BYTES)

    async def end(self) -> None:
        """End it, whatever it is thinking about."""
        self._browser.end(self.pid)


def _spelt(reply: Reply) -> str:
    return packed(reply)[LENGTH:].decode(BYTES)


class PageBots:
    """What runs in such a worker."""

    def __init__(self) -> None:
        self._runner = TaskRunner()
        self.ready = _spelt(Ready())

    def reply(self, task: str) -> str:
        """Do a task, or say how that failed."""
        return _spelt(self._runner.reply(task.encode(BYTES)))
