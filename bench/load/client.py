"""A client: people of flesh and script who come to a server, look at rooms, and play. For tests, load and faults."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from http.client import HTTPConnection, HTTPResponse
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.kernel.luck import Luck
from ludoteca.kernel.notation import NONE_TEXT
from ludoteca.server import protocol as p
from ludoteca.server.guests import COOKIE
from ludoteca.server.scene import apply, pass_by
from ludoteca.server.wire_scene import Line, Question, Scene

PATIENCE: Final = 30.0
"""Seconds after which a script gives up waiting."""
DECODER: Final[msgspec.json.Decoder[p.ToClient]] = msgspec.json.Decoder(p.ToClient)
NUMBERS: Final = count()


def fresh() -> str:
    """An id for a command that no other command of this process has."""
    return f"c{next(NUMBERS)}"


class Reply(msgspec.Struct):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


class Person:
    """Somebody who comes to a server, with a cookie of their own."""

    def __init__(self, url: str, cookie: str | None = None, address: str | None = None) -> None:
        self.url = url
        self.place = urlsplit(url).netloc
        self.cookie = cookie
        self.address = address
        """Where a proxy on this machine says that they come from."""

    @staticmethod
    async def arrive(url: str, name: str, address: str | None = None) -> Person:
        """Somebody new of this name."""
        person = Person(url, None, address)
        reply = await person.call("POST", "/api/guest", {"name": name})
        if reply.status != 201:
            raise RuntimeError(f"nobody was let in: {reply.status}")
        return person

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Send a request and keep the cookie of its answer."""
        return await asyncio.to_thread(self._call, method, path, body, headers)

    def _call(self, method: str, path: str, body: object, headers: dict[str, str]) -> Reply:
        connection = HTTPConnection(self.place, timeout=PATIENCE)
        try:
            content = None if body is None else msgspec.json.encode(body)
            sent = {"content-type": "application/json", **self.headers, **headers}
            connection.request(method, path, content, sent)
            return self._taken(connection.getresponse())
        finally:
            connection.close()

    def _taken(self, response: HTTPResponse) -> Reply:
        headers = {name.lower(): value for name, value in response.getheaders()}
        name, _, value = headers.get("set-cookie", "").partition(";")[0].partition("=")
        if name == COOKIE:
            self.cookie = value
        return Reply(response.status, headers, response.read())

    @property
    def headers(self) -> dict[str, str]:
        """What every request says about who sends it."""
        cookie = {} if self.cookie is None else {"cookie": f"{COOKIE}={self.cookie}"}
        return cookie if self.address is None else {**cookie, "x-forwarded-for": self.address}

    async def open_room(self, settings: p.Settings, bots: list[str] | None = None) -> str:
        """Open a room; its id."""
        reply = await self.call("POST", "/api/rooms", {"settings": settings, "bots": bots or []})
        if reply.status != 201:
            raise RuntimeError(f"no room was opened: {reply.status}")
        return str(reply.json["room"])

    async def socket(self, room: str, seat: int | None = None, origin: str | None = None) -> ClientConnection:
        """A socket of a room, on which nothing has been said yet."""
        query = "" if seat is None else f"?seat={seat}"
        return await connect(
            f"ws://{self.place}/api/rooms/{room}/socket{query}",
            additional_headers=self.headers,
            origin=origin or f"http://{self.place}",  # type: ignore[arg-type] # a NewType of theirs
            max_size=None,
            compression=None,
            proxy=None,
        )

    async def enter(self, room: str, seat: int | None = None) -> Viewer:
        """Look at a room."""
        viewer = Viewer(self, room, seat)
        await viewer.connect()
        return viewer


class Viewer:
    """One view of a room, kept up to date frame by frame, over as many connections as it takes."""

    def __init__(self, person: Person, room: str, seat: int | None) -> None:
        self.person = person
        self.id = room
        self.seat = seat
        self.epoch: str | None = None
        self.number = 0
        self.room: p.RoomView | None = None
        self.scene: Scene | None = None
        self.log: list[Line] = []
        self.chat: list[p.Saying] = []
        self.frames: list[str] = []
        """Everything that came over the wire, for those who search it."""
        self.replies: dict[str, p.Done | p.Refused | p.Hinted] = {}
        self._socket: ClientConnection | None = None

    @property
    def view(self) -> p.RoomView:
        """The room as it looks now."""
        assert self.room is not None
        return self.room

    @property
    def question(self) -> Question | None:
        """What the viewer is asked now."""
        return None if self.scene is None else self.scene.question

    # -- the line ----------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Come in, or come back to where the line was cut, and see what there is."""
        self._socket = await self.person.socket(self.id, self.seat)
        await self._socket.send(msgspec.json.encode(p.Hello(self.epoch, self.number)).decode())
        if self.room is None:
            await self.until(lambda: self.room is not None)

    async def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()

    async def leave(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: p.FromClient) -> None:
        """Say something."""
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, frame: str | bytes) -> None:
        """Say anything at all."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def receive(self) -> p.ToClient:
        """The next frame, taken note of; raises ConnectionClosed at the end of the line."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            frame = await self._socket.recv(decode=True)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = DECODER.decode(frame)
        match message:
            case p.Whole():
                self.epoch, self.number = message.epoch, message.number
                self.room, self.scene = message.room, message.scene
                self.log, self.chat = list(message.log), list(message.chat)
            case p.Update():
                self._take(message)
            case p.Done() | p.Refused() | p.Hinted():
                if message.id is not None:
                    self.replies[message.id] = message
        return message

    def _take(self, update: p.Update) -> None:
        if update.number != self.number + 1:
            raise RuntimeError(f"frame {update.number} came after frame {self.number}")
        self.number = update.number
        self.room = update.room or self.room
        for beat in update.beats:
            if self.scene is not None:
                self.scene = pass_by(self.scene, beat)
            self.log += beat.log
        if update.scene is not None and self.scene is not None:
            self.scene = apply(self.scene, update.scene)
        if update.log is not None:
            self.log = list(update.log)
        self.chat += update.chat

    async def until(self, happened: Callable[[], bool]) -> None:
        """Take frames until something has happened."""
        while not happened():
            await self.receive()

    # -- commands ----------------------------------------------------------------------------------

    async def do(self, command: p.Command) -> p.Done | p.Refused | p.Hinted:
        """Send a command and wait until it is done or refused."""
        await self.send(command)
        await self.until(lambda: command.id in self.replies)
        return self.replies[command.id]

    def answer(self, luck: Luck) -> p.Answer:
        """Some answer to the question."""
        question = self.question
        assert question is not None and self.scene is not None
        return p.Answer(fresh(), self.scene.viewer, question.number, some_answer(question, luck))


def some_answer(question: Question, luck: Luck) -> str:
    """One of the answers that a question allows."""
    texts = [choice.text for choice in question.choices]
    if question.most is None or question.least is None:
        return texts[luck.below("answer", len(texts))]
    luck.shuffle("answer", texts)
    taken = question.least + luck.below("answer", question.most - question.least + 1)
    return "+".join(texts[:taken]) or NONE_TEXT
