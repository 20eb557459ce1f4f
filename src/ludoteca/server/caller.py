"""The caller: tells people who are away that it is their turn, by their browsers, or else by mail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Final, NamedTuple

import msgspec

from ludoteca.facets.language import Language, language
from ludoteca.facets.registry import find
from ludoteca.server import calls, web_push
from ludoteca.server.calls import Call
from ludoteca.server.logs import pseudonym
from ludoteca.server.mail import Mail, MailTokens, NotMailed
from ludoteca.server.storage import NoStorage
from ludoteca.server.store import Store
from ludoteca.server.web_push import Expired, NotSent, Push

LOG: Final = logging.getLogger("ludoteca.server")

LOOKING: Final = 5.0
AT_ONCE: Final = 8
"""So many calls are made at once."""


class Ways(NamedTuple):
    """How a house reaches people who are away."""

    mail: Mail | None = None
    address: str | None = None
    """Where people find the table, for the links in letters."""
    local: bool = False
    """Whether messages go to this machine, too, and over plain HTTP: for tests."""


class Caller:
    """Makes the calls of one house. Nothing that is sent says more than whose turn it is, in which game, with whom."""

    def __init__(self, store: Store, tokens: MailTokens, ways: Ways) -> None:
        self.tokens = tokens
        self.mail = ways.mail if ways.address else None
        self.push: Push | None = None
        self._local = ways.local
        self._address = (ways.address or "").rstrip("/")
        self._store = store
        self._threads = ThreadPoolExecutor(AT_ONCE, "caller")
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to call."""
        if web_push.is_supported():
            contact = self._address or f"mailto:{self.mail.sender if self.mail else 'nobody@example.org'}"
            self.push = Push(await self._store.write(web_push.vapid_key), contact, self._local)
        if self.push is not None or self.mail is not None:
            self._task = asyncio.ensure_future(self._go_on())

    async def stop(self) -> None:
        """Call nobody more; what is due is called by whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.call()
            except NoStorage:
                LOG.warning("nobody can be called now")
            except Exception:
                LOG.exception("nobody could be called")
            await asyncio.sleep(LOOKING)

    async def call(self) -> None:
        """Make the calls that are due."""
        due = await self._store.write(lambda connection: calls.take_due(connection, time(), AT_ONCE))
        await asyncio.gather(*[self._call(one) for one in due])

    async def _call(self, one: Call) -> None:
        spoken = language(one.habit.language)
        title, text = self._words(one, spoken)
        reached = [await self._push(one, target, title, text) for target in one.browsers]
        if not any(reached) and one.habit.confirmed and one.habit.mail is not None:
            reached = [await self._mail(one, one.habit.mail, title, text, spoken)]
        if any(reached):
            await self._store.write(lambda connection: calls.made(connection, one.guest, one.room))

    def _words(self, one: Call, spoken: Language) -> tuple[str, str]:
        game = find(one.summary.game)
        title = spoken.say(game.words.TITLE)
        others = [
            name for name in one.summary.seats if name and not name.startswith("bot:") and name != one.name
        ]
        told = spoken.text("web-turn-with", names=", ".join(others)) if others else spoken.text("web-turn")
        return title, told

    async def _push(self, one: Call, target: web_push.Target, title: str, text: str) -> bool:
        if self.push is None:
            return False
        message = msgspec.json.encode({"title": title, "text": text, "room": one.room})
        try:
            await self._in_thread(self.push.send, target, message, one.room)
        except Expired:
            await self._store.write(lambda connection: calls.unsubscribe(connection, target))
            return False
        except NotSent as error:
            LOG.info("a browser was not reached", extra={"who": pseudonym(one.guest), "error": str(error)})
            return False
        return True

    async def _mail(self, one: Call, to: str, title: str, text: str, spoken: Language) -> bool:
        if self.mail is None:
            return False
        stop = self.tokens.stop(one.guest, to)
        body = [
            spoken.text("web-mail-hello", name=one.name), "", text, f"{self._address}/rooms/{one.room}", "", "-- ",
            spoken.text("web-mail-stop"), f"{self._address}/calls#stop={stop}",
        ]  # fmt: skip
        return await self._hand_over(
            to, f"{title}: {text}", "\n".join(body), self.stop_address(stop), one.guest
        )

    async def ask(self, guest: str, name: str, to: str, code: str) -> bool:
        """Ask whether an address is somebody's; whether the letter is on its way."""
        spoken = language(code)
        link = f"{self._address}/calls#confirm={self.tokens.confirm(guest, to)}"
        body = [
            spoken.text("web-mail-hello", name=name), "", spoken.text("web-mail-confirm"), link, "",
            spoken.text("web-mail-confirm-not"),
        ]  # fmt: skip
        return await self._hand_over(to, spoken.text("web-mail-confirm-title"), "\n".join(body), None, guest)

    def stop_address(self, token: str) -> str:
        """Where one click in a mail program ends the letters."""
        return f"{self._address}/api/calls/stop?token={token}"

    async def _hand_over(self, to: str, subject: str, body: str, stop: str | None, guest: str) -> bool:
        assert self.mail is not None
        try:
            await self._in_thread(self.mail.send, to, subject, body, stop)
        except NotMailed as error:
            LOG.warning("a letter was not sent", extra={"who": pseudonym(guest), "error": str(error)})
            return False
        return True

    async def _in_thread(self, act: Callable[..., None], *given: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, act, *given)
