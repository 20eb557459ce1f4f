"""Moderation: what the operator has decided, as one process of the server knows it and carries it out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from ipaddress import ip_address, ip_network
from time import time
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from ludoteca.server import sanctions
from ludoteca.server.database_schema import process
from ludoteca.server.http_types import Instruction, Sanction
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import Command, Say
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Guest, Removed, Shut, WentAway
from ludoteca.server.rooms import Elsewhere, NoSuchRoom, Rooms
from ludoteca.server.sanctions import FILTER
from ludoteca.server.storage import NoStorage
from ludoteca.server.store import Store
from ludoteca.server.word_filter import WordFilter

LOG: Final = logging.getLogger("ludoteca.server")

LOOKING: Final = 1.0
"""Seconds between two looks into the journal."""
MOST_STOPPED: Final = 200
"""In so many matches the clocks of somebody on holiday stand still."""
REMEMBERED: Final = 24 * 3600.0
"""What was decided about a room so many seconds ago is still carried out by a process that begins now."""


class Moderation:
    """The bans, mutes and words of the house. Whatever is new in the journal is carried out at once."""

    def __init__(self, store: Store, rooms: Rooms, forget: Callable[[Guest], Awaitable[None]]) -> None:
        """``forget`` lets somebody leave every room for good, and keeps nothing of them."""
        self._forget = forget
        self.words = WordFilter()
        self._store = store
        self._rooms = rooms
        self._seen = 0
        self._ends: dict[tuple[str, str], float] = {}
        """For each ban and mute when it ends."""
        self._networks: list[str] = []
        self._watch: asyncio.Task[None] | None = None

    # -- what may be -------------------------------------------------------------------------------

    def check(self, guest: str) -> None:
        """Raise Denied for somebody who is banned."""
        if self._stands("ban", guest):
            raise Denied("banned")

    def keeps_out(self, address: str) -> bool:
        """Whether nobody from this address may come in."""
        if not self._networks:
            return False
        try:
            place = ip_network(address, strict=False)[0] if "/" in address else ip_address(address)
        except ValueError:
            return False
        return any(place in ip_network(network) for network in self._networks if self._stands("ban", network))

    def check_name(self, name: str) -> None:
        """Raise Denied for a name that nobody is to read."""
        if self.words.refuses(name):
            raise Denied("bad_name")

    def said(self, guest: Guest, command: Command) -> Command:
        """A command as it may be done; raises Refusal if somebody is to be silent."""
        if not isinstance(command, Say):
            return command
        if self._stands("mute", guest.id):
            raise Refusal("muted")
        return replace(command, text=self.words.masked(command.text))

    def _stands(self, kind: str, about: str) -> bool:
        return self._ends.get((kind, about), 0.0) > time()

    # -- the journal -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Read what stands, and from now on what is new."""
        await self.look(REMEMBERED)
        self._watch = asyncio.ensure_future(self._go_on())

    async def stop(self) -> None:
        """Read nothing more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def look(self, remembered: float = 0.0) -> None:
        """Read what is new, and carry it out."""
        news = await self._store.read(lambda connection: self._news(connection, remembered))
        for one in news:
            if one.kind == "away" and remembered:
                # It stands in the logs of the rooms already.
                continue
            try:
                await self._carry_out(one)
            except Exception:
                LOG.exception("an instruction could not be carried out")

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(LOOKING)
            try:
                await self.look()
            except NoStorage:
                # Whoever was banned stays so.
                continue
            except Exception:
                LOG.exception("the journal of the operator could not be read")

    def _news(self, connection: Connection, remembered: float) -> list[Instruction]:
        if not remembered and sanctions.newest(connection) == self._seen:
            return []
        since = time() - remembered if remembered else 0.0
        news = sanctions.instructions(connection, self._seen, since)
        self._learn(sanctions.sanctions(connection, time()), sanctions.settings(connection).get(FILTER, []))
        # Somebody else may have read them meanwhile.
        read = max([one.number for one in news], default=self._seen)
        self._seen = sanctions.newest(connection) if remembered else read
        return news

    def _learn(self, standing: Collection[Sanction], words: list[str]) -> None:
        for_ever = float("inf")
        self._ends = {(one.kind, one.about): for_ever if one.until is None else one.until for one in standing}
        self._networks = [one.about for one in standing if one.kind == "ban" and _is_network(one.about)]
        self.words = WordFilter(words)

    async def _carry_out(self, told: Instruction) -> None:
        """Whatever was decided about a room is done by the process that has it, or by the first that opens it."""
        if told.kind == "ban" or (told.kind == "kick" and not told.room):
            self._rooms.cut(told.about)
        elif told.kind in ("kick", "close"):
            try:
                session = await self._rooms.session(told.room)
            except (Elsewhere, NoSuchRoom):
                return
            if told.kind == "close" and session.room.status != "over":
                await session.commit([Shut()])
            elif told.kind == "kick" and told.about not in session.room.removed:
                await session.commit([Removed(told.about)])
        elif told.kind == "delete":
            guest = await self._store.guest(told.about)
            if guest is not None and await self._store.read(self._is_first):
                await self._forget(guest)
        elif told.kind == "away":
            await self._let_go_away(told.about, told.until or told.at)
        elif told.kind == "reload":
            self._rooms.reload(told.room)

    def _is_first(self, connection: Connection) -> bool:
        """Whether it is this process that does what one of them has to do."""
        first = select(func.min(process.c.id)).where(process.c.until >= time())
        return bool(connection.scalar(first) == self._store.process)

    async def _let_go_away(self, guest: str, until: float) -> None:
        """Stop the clocks of somebody on holiday, in the matches over days that this process has or may have."""
        for listing in await self._store.rooms_of(guest, MOST_STOPPED):
            if listing.summary.due is None:
                continue
            try:
                session = await self._rooms.session(listing.room)
            except (Elsewhere, NoSuchRoom):
                continue
            seats = session.room.seats_of(guest)
            if any(session.room.clocks.away.get(seat) != until for seat in seats):
                await session.commit([WentAway(guest, until)])


def _is_network(about: str) -> bool:
    try:
        ip_network(about)
    except ValueError:
        return False
    return True
