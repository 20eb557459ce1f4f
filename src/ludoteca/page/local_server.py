"""The local server: the rooms of the server over the browser's own store, asked in messages instead of over the network."""

from __future__ import annotations

import asyncio
import re
import traceback
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ludoteca.page.browser import Browser
from ludoteca.page.store import PageStore
from ludoteca.page.web_worker import WebWorker
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.connection import ENCODER
from ludoteca.server.conversation import CLOSING, Conversation, Gone, refused
from ludoteca.server.deals import Deals
from ludoteca.server.http_types import Brought, Fork, Me, Named, NewRoom, PadTold, Reach, RecordText, RoomId
from ludoteca.server.limits import Asker
from ludoteca.server.names import legible_name
from ludoteca.server.pads import pad_view, pads_of
from ludoteca.server.problems import Denied, code_of, problem, status_of
from ludoteca.server.relay import Relay
from ludoteca.server.room_events import Guest
from ludoteca.server.rooms import Rooms
from ludoteca.server.service import EYES, SEVERAL, WATCHING, Service, numbers

T = TypeVar("T")

LIMIT: Final = 30.0
"""Seconds that a decision may take: a phone is slower than a server, and the first one waits for its worker."""
SOCKET: Final = re.compile(r"/api/rooms/([^/]+)/socket")
ROUTES: Final[list[tuple[str, str, str]]] = [
    ("GET", r"/guest", "me"),
    ("POST", r"/guest", "arrive"),
    ("PATCH", r"/guest", "rename"),
    ("GET", r"/reach", "reach"),
    ("GET", r"/lobby", "lobby"),
    ("GET", r"/mine", "mine"),
    ("DELETE", r"/mine/rooms/([^/]+)", "forget_room"),
    ("DELETE", r"/mine/matches/([^/]+)", "forget_match"),
    ("POST", r"/rooms", "open_room"),
    ("GET", r"/rooms/([^/]+)", "card"),
    ("GET", r"/deals", "deals_of_today"),
    ("GET", r"/deals/([^/]+)", "standing"),
    ("POST", r"/deals/([^/]+)", "play"),
    ("POST", r"/lessons/([^/]+)/(\d{1,2})", "learn"),
    ("POST", r"/records", "bring"),
    ("GET", r"/games/([^/]+)/pads", "pads"),
    ("POST", r"/games/([^/]+)/pads/([^/]+)", "pad"),
    ("GET", r"/matches/([^/]+)", "about"),
    ("GET", r"/matches/([^/]+)/at/(\d+)", "moment"),
    ("GET", r"/matches/([^/]+)/from/(\d+)", "moments"),
    ("GET", r"/matches/([^/]+)/at/(\d+)/would/(\d+)", "would"),
    ("GET", r"/matches/([^/]+)/record", "record"),
    ("GET", r"/matches/([^/]+)/review/(\d+)", "review"),
    ("POST", r"/matches/([^/]+)/fork", "fork"),
]
"""What can be asked, by the names that it has on the server. What is the same for everybody lies beside the page: its games and their cards."""


def _noted(error: Exception) -> str:
    """The code of an error; of one that should not be the console of the browser tells where it was."""
    code = code_of(error)
    if code == "broken":
        traceback.print_exception(error)
    return code


class _Asked:
    """A request: what stands behind the question mark of its address, and its body."""

    def __init__(self, query: str, body: str) -> None:
        self._query = {name: values[-1] for name, values in parse_qs(query).items()}
        self._body = body

    def said(self, name: str, usual: str, pattern: str) -> str:
        """A word of the query; raises Denied for one that has not this form."""
        word = self._query.get(name, usual)
        if not re.fullmatch(pattern, word):
            raise Denied("bad_request")
        return word

    def body(self, kind: type[T]) -> T:
        """The body; raises Denied for what is none of this kind."""
        try:
            return msgspec.json.decode(self._body, type=kind)
        except msgspec.DecodeError:
            raise Denied("bad_request") from None


class _Wire:
    """A line to the page, as a conversation uses it."""

    def __init__(self, browser: Browser, line: int) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._browser = browser
        self._line = line

    async def receive(self) -> str | bytes:
        """The next frame; raises Gone."""
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._browser.say(self._line, frame.decode())


class LocalServer:
    """The server that a page has to itself."""

    def __init__(self, browser: Browser, workers: int, kept: int) -> None:
        """With so many workers for bots that search, and so many kept for those that do not."""

        async def begin() -> WebWorker:
            return WebWorker(browser)

        self._browser = browser
        self.store = PageStore(browser)
        self.rooms = Rooms(self.store, BotPool(workers, LIMIT, begin=begin, kept=kept))
        self.relay = Relay(self.rooms, None)
        self._deals = Deals(self.store, self.rooms)
        self._service = Service(self.store, self.rooms, self._deals)
        self._lines: dict[int, _Wire] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to keep the rooms, and let the bots get ready."""
        await self.rooms.start()
        await self.rooms.bot_pool.start()

    # -- the host of conversations -----------------------------------------------------------------

    def allows(self, kind: str, asker: Asker) -> bool:
        """Nothing is too much: whoever plays here has the machine to themselves."""
        return True

    def note_refusal(self, code: str, room: str, guest: Guest) -> None:
        """Nobody counts refusals here."""

    # -- lines -------------------------------------------------------------------------------------

    def open(self, line: int, address: str) -> None:
        """Let the page look at a room: the address is that of the room's socket on a server."""
        self._lines[line] = _Wire(self._browser, line)
        task = asyncio.ensure_future(self._converse(line, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, line: int, text: str) -> None:
        """The page says something on a line."""
        if line in self._lines:
            self._lines[line].heard.put_nowait(text)

    def close(self, line: int) -> None:
        """The page has closed a line."""
        if line in self._lines:
            self._lines[line].heard.put_nowait(None)

    async def _converse(self, line: int, address: str) -> None:
        connection = self._lines[line]
        try:
            parts = urlsplit(address)
            room = SOCKET.fullmatch(parts.path)
            if room is None:
                raise Denied("not_found")
            seat = _Asked(parts.query, "").said("seat", "", r"(-?\d{1,2})?")
            guest = await self._known()
            conversation = Conversation(self, connection, guest, Asker(guest.id), unquote(room[1]))
            await conversation.go_on(int(seat) if seat else None)
        except Gone:
            pass
        except Exception as error:  # noqa: BLE001 - whatever happens, the page is told that it is over
            code = _noted(error)
            await connection.send(ENCODER.encode(refused(code, None)))
            self._browser.cut(line, CLOSING + status_of(code))
        finally:
            del self._lines[line]

    # -- requests ----------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str) -> str:
        """Answer a request: the status, and after a space the body in JSON."""
        try:
            parts = urlsplit(address)
            found = await self._answer(method, parts.path, _Asked(parts.query, body))
            return f"200 {ENCODER.encode(found).decode()}"
        except Exception as error:  # noqa: BLE001 - whatever happens, the page is told
            code = _noted(error)
            return f"{status_of(code)} {ENCODER.encode(problem(code)).decode()}"

    async def _answer(self, method: str, path: str, asked: _Asked) -> object:
        for verb, pattern, name in ROUTES:
            words = re.fullmatch(pattern, path)
            if verb == method and words is not None:
                answer: Callable[..., Awaitable[object]] = getattr(self, f"_{name}")
                return await answer(asked, *[unquote(word) for word in words.groups()])
        raise Denied("not_found")

    async def _known(self) -> Guest:
        """Whoever plays here; raises Denied before the first visit."""
        guest = await self.store.me()
        if guest is None:
            raise Denied("no_guest")
        return guest

    async def _me(self, asked: _Asked) -> Me:
        return Me((await self._known()).name)

    async def _arrive(self, asked: _Asked) -> Me:
        return Me((await self.store.new_guest(legible_name(asked.body(Named).name))).name)

    async def _rename(self, asked: _Asked) -> Me:
        guest, name = await self._known(), legible_name(asked.body(Named).name)
        await self.store.rename(guest.id, name)
        await self.relay.rename(Guest(guest.id, name))
        return Me(name)

    async def _reach(self, asked: _Asked) -> Reach:
        return Reach([])

    async def _lobby(self, asked: _Asked) -> object:
        return await self._service.lobby()

    async def _mine(self, asked: _Asked) -> object:
        return await self._service.mine(await self._known())

    async def _forget_room(self, asked: _Asked, room: str) -> None:
        await self._service.forget_room(room, await self._known())

    async def _forget_match(self, asked: _Asked, match: str) -> None:
        await self._service.forget_match(match, await self._known())

    async def _card(self, asked: _Asked, room: str) -> object:
        return await self._service.card(room)

    async def _open_room(self, asked: _Asked) -> RoomId:
        return await self._service.open_room(asked.body(NewRoom), await self._known())

    async def _bring(self, asked: _Asked) -> Brought:
        return await self._service.bring(asked.body(RecordText).text, await self._known())

    async def _pads(self, asked: _Asked, game: str) -> object:
        return pads_of(game)

    async def _pad(self, asked: _Asked, game: str, name: str) -> object:
        return pad_view(game, name, asked.body(PadTold).told)

    async def _learn(self, asked: _Asked, game: str, number: str) -> RoomId:
        return await self._service.learn(game, int(number), await self._known())

    async def _deals_of_today(self, asked: _Asked) -> object:
        return await self._deals.today(await self.store.me())

    async def _standing(self, asked: _Asked, game: str) -> object:
        return await self._deals.standing(game, await self._known())

    async def _play(self, asked: _Asked, game: str) -> RoomId:
        return await self._deals.play(game, await self._known())

    async def _about(self, asked: _Asked, match: str) -> object:
        return await self._service.about(match, (await self._asker()).guest)

    async def _asker(self) -> Asker:
        guest = await self.store.me()
        return Asker("" if guest is None else guest.id)

    async def _moment(self, asked: _Asked, match: str, number: str) -> object:
        return msgspec.Raw(
            await self._service.moment(
                match, int(number), asked.said("eyes", WATCHING, EYES), await self._asker()
            )
        )

    async def _moments(self, asked: _Asked, match: str, number: str) -> object:
        return msgspec.Raw(
            await self._service.moments(
                match, int(number), asked.said("eyes", WATCHING, EYES), await self._asker()
            )
        )

    async def _would(self, asked: _Asked, match: str, number: str, seat: str) -> object:
        return await self._service.would(
            match, int(number), int(seat), asked.said("bot", "", r".{1,64}"), await self._asker()
        )

    async def _record(self, asked: _Asked, match: str) -> RecordText:
        return RecordText((await self._service.told(match, (await self._asker()).guest)).record)

    async def _review(self, asked: _Asked, match: str, seat: str) -> object:
        first, of = asked.said("first", "0", r"\d{1,7}"), asked.said("of", "", SEVERAL)
        return await self._service.review(match, int(seat), int(first), numbers(of), await self._asker())

    async def _fork(self, asked: _Asked, match: str) -> RoomId:
        return await self._service.fork(match, asked.body(Fork), await self._known())
