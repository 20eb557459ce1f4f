"""The page's own store: rooms, finished matches and whoever plays here, kept by the browser."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_urlsafe
from typing import Final

import msgspec
from msgspec import Struct

from ludoteca.page.browser import Browser
from ludoteca.server.room_events import Guest, StoredEvent
from ludoteca.server.storage import Finished, Listing, LostRoom, Report, Result, Summary

GUEST: Final = "guest"
ROOM: Final = "room/"
ENTRY: Final = "entry/"
MATCH: Final = "match/"


class _Row(Struct, array_like=True, frozen=True):
    key: str
    text: str
    new: bool = False
    """Whether nothing may be kept under the key yet."""


_LISTING: Final = msgspec.json.Decoder(Listing)
_ENTRY: Final = msgspec.json.Decoder(StoredEvent)
_RESULT: Final = msgspec.json.Decoder(Result)
_GUEST: Final = msgspec.json.Decoder(Guest)
_TEXTS: Final = msgspec.json.Decoder(list[str])


def _text(thing: Struct) -> str:
    return msgspec.json.encode(thing).decode()


def _entry_key(room: str, number: int) -> str:
    return f"{ENTRY}{room}/{number:06}"


class PageStore:
    """What one browser keeps. Only one page at a time has it, so that every room is its own."""

    process = "page"

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    # -- rooms -------------------------------------------------------------------------------------

    async def create(self, room: str, entries: Sequence[StoredEvent], summary: Summary) -> None:
        """Store a new room with its first events."""
        await self._enter(room, entries, summary, None)

    async def append(
        self, room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None = None
    ) -> None:
        """Store more events, with the last one the result; raises LostRoom and stores nothing."""
        await self._enter(room, entries, summary, result)

    async def _enter(
        self, room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None
    ) -> None:
        listing = Listing(room, entries[-1].at if summary.at is None else summary.at, summary)
        rows = [_Row(_entry_key(room, entry.number), _text(entry), True) for entry in entries]
        rows.append(_Row(f"{ROOM}{room}", _text(listing)))
        if result is not None:
            rows.append(_Row(f"{MATCH}{result.match}", _text(result)))
        if not await self._write(rows):
            raise LostRoom(room)

    async def entries(self, room: str) -> list[StoredEvent] | None:
        """All events of a room, or None if there is no such room."""
        texts = await self._all(f"{ENTRY}{room}/")
        return [_ENTRY.decode(text) for text in texts] or None

    async def lobby(self, limit: int) -> list[Listing]:
        """The rooms that a lobby lists: nobody else comes here, but one's own are found."""
        return [listing for listing in await self._listings() if listing.summary.listed][:limit]

    async def rooms_of(self, guest: str, limit: int) -> list[Listing]:
        """The rooms of whoever plays here, those first where something happened last."""
        mine = [listing for listing in await self._listings() if guest in listing.summary.members]
        return mine[:limit]

    async def listing(self, room: str) -> Listing | None:
        """What lists show of a room, or None if there is no such room."""
        text = await self._browser.read(f"{ROOM}{room}")
        return None if text is None else _LISTING.decode(text)

    async def rooms_named(self, prefix: str) -> list[Listing]:
        """All rooms whose ids begin so."""
        return [_LISTING.decode(text) for text in await self._all(f"{ROOM}{prefix}")]

    async def forget_room(self, guest: str, room: str) -> None:
        """Nobody else comes to a room of this browser: it is gone."""
        await self._browser.remove(f"{ENTRY}{room}/")
        await self._browser.remove(f"{ROOM}{room}")

    async def forget_match(self, guest: str, match: str) -> None:
        """A finished match of this browser is gone."""
        await self._browser.remove(f"{MATCH}{match}")

    async def _listings(self) -> list[Listing]:
        found = [_LISTING.decode(text) for text in await self._all(ROOM)]
        return sorted(found, key=lambda listing: -listing.at)

    async def due(self, now: float, limit: int) -> list[str]:
        """None: where there is no server nothing happens by itself."""
        return []

    async def seen(self, guest: str, room: str) -> None:
        """Nobody is called here."""

    async def claim(self, room: str) -> str | None:
        """Every room is the page's own."""
        return None

    async def renew(self) -> bool:
        """Nobody else takes a room away."""
        return True

    async def release(self, rooms: Collection[str]) -> None:
        """Nobody else waits for a room."""

    # -- whoever plays here ------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Guest:
        """Whoever plays here from now on."""
        guest = Guest(token_urlsafe(16), name)
        await self._write([_Row(GUEST, _text(guest))])
        return guest

    async def me(self) -> Guest | None:
        """Whoever plays here; None before the first visit."""
        text = await self._browser.read(GUEST)
        return None if text is None else _GUEST.decode(text)

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id, if that is who plays here."""
        me = await self.me()
        return me if me is not None and me.id == id else None

    async def rename(self, id: str, name: str) -> None:
        """Give whoever plays here another name; raises LookupError for anybody else."""
        if await self.guest(id) is None:
            raise LookupError("there is no such guest")
        await self._write([_Row(GUEST, _text(Guest(id, name)))])

    async def erase(self, id: str) -> None:
        """Whoever plays here deletes what the browser has kept for the page."""

    async def blocked_by(self, guest: str) -> list[Guest]:
        """Nobody else comes here whom one could block,"""
        return []

    async def block(self, guest: str, other: str, blocked: bool) -> None:
        """and so nobody is,"""

    async def is_blocked(self, guest: str, other: str) -> bool:
        """nor was."""
        return False

    async def report(self, report: Report) -> None:
        """Nobody runs this page whom one could tell."""

    # -- finished matches --------------------------------------------------------------------------

    async def match(self, id: str) -> Result | None:
        """A finished match with its record."""
        text = await self._browser.read(f"{MATCH}{id}")
        return None if text is None else _RESULT.decode(text)

    async def matches_of(self, guest: str, limit: int) -> list[Finished]:
        """The finished matches of this browser, the latest first: all of them are of whoever plays here."""
        found: list[Finished] = [_RESULT.decode(text) for text in await self._all(MATCH)]
        return sorted(found, key=lambda match: -match.at)[:limit]

    async def bring(self, result: Result, guest: str) -> None:
        """Store a finished match that was brought along as a record."""
        await self._write([_Row(f"{MATCH}{result.match}", _text(result))])

    # -- the browser -------------------------------------------------------------------------------

    async def _all(self, prefix: str) -> list[str]:
        return _TEXTS.decode(await self._browser.read_all(prefix))

    async def _write(self, rows: list[_Row]) -> bool:
        return await self._browser.write(msgspec.json.encode(rows).decode())
