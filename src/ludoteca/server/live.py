"""A room that is open in this process: its deeds are done one after the other, and everybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Final, Protocol

from ludoteca.kernel.seat import Seat
from ludoteca.server.books import DoubledCommand, LostRoom, Summary
from ludoteca.server.deed import Answered, Deed, Entry, Guest, RanOut, Renamed
from ludoteca.server.protocol import LONGEST_ID, Command, Done, Hello, Refused
from ludoteca.server.results import Result
from ludoteca.server.room import Room
from ludoteca.server.scene import speech
from ludoteca.server.steward import Refusal, Steward, Tokens
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Job, Thinkers, ThinkersStopped
from ludoteca.server.watch import Line, Showing, Watch

LOG: Final = logging.getLogger("ludoteca.server")

SPECTATING: Final = -1
"""The seat of whoever has none."""
PAUSE: Final = 5.0
"""Seconds before a bot that could not answer is asked again."""


class Closed(Exception):
    """The room is not open here any more; whoever wants it opens it again."""


class World(Protocol):
    """What comes from outside: the time, and ids and seeds that nobody can guess."""

    def now(self) -> float:
        """Seconds since 1970."""

    def tokens(self) -> Tokens:
        """An id for a match, and its seed."""


class LiveRoom:
    """One open room. Whatever changes it holds its lock from the check to the telling."""

    def __init__(self, room: Room, store: Store, thinkers: Thinkers, world: World, epoch: str) -> None:
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.world = world
        self.epoch = epoch
        self.lock = asyncio.Lock()
        self.closed = False
        self.idle_since = world.now()
        self.watches: dict[tuple[str, int], Watch] = {}
        self._thinking: dict[int, tuple[tuple[int, int], asyncio.Task[None]]] = {}
        """For each seat the question that its bot thinks about."""
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming and going --------------------------------------------------------------------------

    async def enter(self, guest: Guest, seat: int | None, hello: Hello) -> tuple[Watch, Line]:
        """Let somebody look at the room from a seat of their own, or as a spectator; raises Refusal.

        None is the first seat of their own, if there is one. The line begins with what was missed since the frame that
        was seen last, or with everything.
        """
        async with self.lock:
            self._check_open()
            if seat is None:
                seat = next(iter(self.room.seats_of(guest.id)), SPECTATING)
            objection = self._objection(guest, seat)
            if objection is not None:
                raise Refusal(objection)
            watch = self.watches.setdefault((guest.id, seat), Watch(guest, seat))
            watch.guest = guest
            showing = self._showing(guest.id)
            self._tell_one(watch, showing)
            missed = watch.resume(hello.last) if hello.epoch == self.epoch else None
            line = Line()
            for frame in [watch.snapshot(showing)] if missed is None else missed:
                line.put(frame)
            watch.lines.append(line)
            self._tell()
            self._see_to_bots_and_clocks()
            return watch, line

    async def leave(self, watch: Watch, line: Line) -> None:
        """A connection is gone; the watch of a seat waits for its person to come back."""
        async with self.lock:
            if line in watch.lines:
                watch.lines.remove(line)
            key = (watch.guest.id, SPECTATING)
            if not watch.lines and self.watches.get(key) is watch:
                del self.watches[key]
            self.idle_since = self.world.now()
            if not self.closed:
                self._tell()

    def is_visited_by(self, guest: str) -> bool:
        """Whether somebody sits here or looks on."""
        return bool(self.room.seats_of(guest)) or any(visitor == guest for visitor, _ in self.watches)

    async def rename(self, guest: Guest) -> None:
        """Somebody has another name: everybody at the table sees it now."""
        async with self.lock:
            self._check_open()
            for watch in self.watches.values():
                if watch.guest.id == guest.id:
                    watch.guest = guest
            if any(self.room.holders[seat].name != guest.name for seat in self.room.seats_of(guest.id)):
                await self.store_and_tell([Renamed(guest.id, guest.name)])

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, no bot thinks and no clock runs."""
        watched = any(watch.lines for watch in self.watches.values())
        return not (watched or self._thinking or self.room.clocks.running or self.lock.locked())

    def close(self) -> None:
        """Have nothing more to do with the room: whoever looks at it will open it again."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        for watch in self.watches.values():
            for line in watch.lines:
                line.cut()

    def _check_open(self) -> None:
        if self.closed:
            raise Closed

    # -- doing -------------------------------------------------------------------------------------

    async def do(self, guest: Guest, command: Command) -> Done | Refused:
        """Do what somebody wants, or say why not. When this returns Done it is stored."""
        if not 0 < len(command.id) <= LONGEST_ID or not command.id.isprintable():
            return refused(Refusal("bad_id"), None)
        key = f"{guest.id} {command.id}"
        async with self.lock:
            self._check_open()
            if key in self.room.commands:
                return Done(command.id)
            try:
                steward = Steward(self.room, guest, self._present_seats())
                deeds = steward.deeds(command, self.world.tokens())
            except Refusal as refusal:
                return refused(refusal, command.id)
            await self.store_and_tell(deeds, key)
            return Done(command.id)

    async def commit(self, deeds: list[Deed]) -> None:
        """Do deeds that nobody has to be asked for."""
        async with self.lock:
            self._check_open()
            await self.store_and_tell(deeds)

    async def store_and_tell(self, deeds: list[Deed], command: str | None = None) -> None:
        """Apply deeds and store them, and only then tell of them. Whoever calls this holds the lock."""
        if not deeds:
            return
        room = self.room
        now = max(self.world.now(), room.at)
        was_over = room.status == "over"
        entries: list[Entry] = []
        try:
            todo = deque(deeds)
            while todo:
                entries.append(Entry(room.number, now, todo.popleft(), None if entries else command))
                room.apply(entries[-1])
                if not todo:
                    todo.extend(self._formalities())
            result = result_of(room) if room.status == "over" and not was_over else None
            await self.store.append(room.id, entries, summary_of(room), result)
        except BaseException as error:
            # What is in memory is not what is stored: the room is read again by whoever comes next.
            self.close()
            if isinstance(error, LostRoom | DoubledCommand):
                raise Closed from error
            raise
        self._tell()
        self._see_to_bots_and_clocks()

    # -- telling -----------------------------------------------------------------------------------

    def _present(self) -> set[str]:
        return {guest for (guest, _), watch in self.watches.items() if watch.lines}

    def _present_seats(self) -> list[int]:
        present = self._present()
        return [seat for seat, holder in enumerate(self.room.holders) if holder.guest in present]

    def _showing(self, *coming: str) -> Showing:
        present = self._present() | {*coming}
        seated = {holder.guest for holder in self.room.holders}
        return Showing(self.room, self.epoch, self.world.now(), present, len(present - seated))

    def _objection(self, guest: Guest, seat: int) -> str | None:
        """Why somebody may not look at the room from a seat."""
        room = self.room
        if seat != SPECTATING:
            return None if seat in room.seats_of(guest.id) else "not_yours"
        return "no_watching" if room.settings.watching == "none" and room.status != "gathering" else None

    def _tell(self) -> None:
        """Send every viewer what has changed for it, and those away who may not look any more."""
        for key, watch in list(self.watches.items()):
            if self._objection(watch.guest, watch.seat) is not None:
                del self.watches[key]
                for line in watch.lines:
                    line.cut()
        showing = self._showing()
        for watch in self.watches.values():
            if watch.lines:
                self._tell_one(watch, showing)

    def _tell_one(self, watch: Watch, showing: Showing) -> None:
        frame = watch.update(showing)
        if frame is not None:
            for line in watch.lines:
                line.put(frame)

    # -- bots and clocks ---------------------------------------------------------------------------

    def _see_to_bots_and_clocks(self) -> None:
        """Let bots think about what they are asked now, and wake up when a clock runs out."""
        room = self.room
        asked = {seat: (room.version, number) for seat, number in room.asked().items()}
        people = room.people()
        for seat, (question, task) in list(self._thinking.items()):
            if asked.get(seat) != question or seat in people:
                task.cancel()
                del self._thinking[seat]
        for seat, question in asked.items():
            if seat not in self._thinking and seat not in people:
                self._thinking[seat] = (question, self._spawn(self._think(seat, question)))
        self._set_alarm()

    def _formalities(self) -> list[Deed]:
        """The answer of the only person at the table where there is only one: nobody can learn from its being given."""
        people = self.room.people()
        if len(people) != 1 or people[0] not in self.room.asked():
            return []
        match = self.room.playing
        decision = match.decision(Seat(people[0]))
        if len(decision.options) > 1:
            return []
        return [Answered(people[0], decision.spell(decision.options[0], match.names))]

    async def _think(self, seat: int, question: tuple[int, int]) -> None:
        """Ask the bot of a seat until it answers, and give its answer if the question is still the same."""
        try:
            while True:
                try:
                    text = await self._thought(seat)
                    break
                except ThinkersStopped:
                    return
                except Exception as error:  # noqa: BLE001 - whatever a bot does, the room goes on
                    LOG.error("bot failed", extra={"room": self.room.id, "error": type(error).__name__})
                    await asyncio.sleep(PAUSE)
            async with self.lock:
                room = self.room
                if self.closed or (room.version, room.asked().get(seat)) != question:
                    return
                # From here on the task is not cancelled by what it brings about itself.
                self._thinking.pop(seat, None)
                await self.store_and_tell([Answered(seat, text)])
        except Closed:
            return

    async def _thought(self, seat: int) -> str:
        match = self.room.playing
        decision = match.decision(Seat(seat))
        if len(decision.options) == 1:
            return decision.spell(decision.options[0], match.names)
        bot = self.room.holders[seat].bot
        assert bot is not None
        return await self.thinkers.decide(Job(self.room.record().text(), seat, bot))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        ends = self.room.clocks.ends()
        if ends and self.room.status == "playing":
            wait = max(0.0, min(ends.values()) - self.world.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._spawn(self._run_out())

    async def _run_out(self) -> None:
        """Let bots stand in for those whose clocks have run out."""
        async with self.lock:
            if self.closed:
                return
            now = self.world.now()
            late = [seat for seat, end in self.room.clocks.ends().items() if end <= now]
            try:
                await self.store_and_tell([RanOut(seat) for seat in late])
            except Closed:
                return
            self._set_alarm()

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def refused(refusal: Refusal, command: str | None) -> Refused:
    """A refusal as it goes over the wire."""
    return Refused(refusal.code, speech(refusal.why), command)


def summary_of(room: Room) -> Summary:
    """What lists say of a room."""
    return Summary(
        game=room.settings.game,
        status=room.status,
        public=room.settings.public,
        watching=room.settings.watching,
        seats=[holder.name or (f"bot:{holder.bot}" if holder.bot else None) for holder in room.holders],
        guests=sorted({holder.guest for holder in room.holders if holder.guest is not None}),
        host=room.host,
        match=room.match_id if room.status == "over" else None,
        rated=room.is_rated,
    )


def result_of(room: Room) -> Result:
    """What is kept of a match that has just ended."""
    assert room.match_id is not None
    return Result(
        match=room.match_id,
        at=room.at,
        game=room.settings.game,
        record=room.record().text(),
        players=[
            f"guest:{holder.guest}" if holder.guest is not None else f"bot:{holder.bot}"
            for holder in room.holders
        ],
        names=room.written_names(),
        ranks=room.ranks(),
        scores=list(room.playing.outcome().scores),
        rated=room.is_rated,
    )
