"""A room that is open in this process: its events are done one after the other, and everybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Coroutine, Sequence
from time import monotonic
from typing import Final, Protocol

from ludoteca.facets.registry import box_of
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.seat import Seat
from ludoteca.server.bot_pool import BotPool, Choice, Job, PoolStopped, TaskFailed
from ludoteca.server.clock import takes_days
from ludoteca.server.connection import Connection
from ludoteca.server.fair_queue import Rank
from ludoteca.server.limits import Asker
from ludoteca.server.pace import RoundClock
from ludoteca.server.protocol import LONGEST_ID, Command, Done, Hello, Refused
from ludoteca.server.room import Room
from ludoteca.server.room_commands import Refusal, RoomCommands, Tokens
from ludoteca.server.room_events import (
    Adjourned,
    Answered,
    BotFailed,
    GaveUp,
    Guest,
    RanOut,
    Renamed,
    RoomEvent,
    StoodUp,
    StoredEvent,
    Woke,
)
from ludoteca.server.scene import speech
from ludoteca.server.storage import DoubledCommand, LostRoom, Result, Summary
from ludoteca.server.subscription import Snapshot, Subscription

LOG: Final = logging.getLogger("ludoteca.server")

SPECTATING: Final = -1
"""The seat of whoever has none."""
AWAY: Final = 5.0
"""Seconds for which bots go on thinking when the last person has gone, who may only have lost the line."""
SOON: Final = 300.0
"""A room is not closed for fewer seconds than this."""
GRACE: Final = 60.0
"""Seconds before a bot may play on for somebody who has gone, and before a match that all have left is adjourned."""
PAUSE: Final = 5.0
"""Seconds before a bot that could not answer is asked again."""


class Append(Protocol):
    """How room events are stored; raises LostRoom or DoubledCommand and stores nothing."""

    async def __call__(
        self, room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None = None
    ) -> None:
        """Return once they are safe."""


class Closed(Exception):
    """The room is not open here any more; whoever wants it opens it again."""


class System(Protocol):
    """What comes from outside: the time, and ids and seeds that nobody can guess."""

    def now(self) -> float:
        """Seconds since 1970."""

    def tokens(self) -> Tokens:
        """An id for a match, and its seed."""


class RoomSession:
    """One open room. Whatever changes it holds its lock from the check to the telling."""

    def __init__(self, room: Room, append: Append, bot_pool: BotPool, system: System, epoch: str) -> None:
        self.room = room
        self.append = append
        self.bot_pool = bot_pool
        self.system = system
        self.epoch = epoch
        self.lock = asyncio.Lock()
        self.closed = False
        self.idle_since = system.now()
        self.subscriptions: dict[tuple[str, int], Subscription] = {}
        self._gone: dict[str, float] = {}
        """When those who are not there any more have gone."""
        self._thinking: dict[int, tuple[tuple[int, int], asyncio.Task[None]]] = {}
        """For each seat the question that its bot thinks about."""
        self.hurried: set[int] = set()
        """The seats whose bots had to think shorter the last time than they would."""
        self._round_clock = RoundClock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming and going --------------------------------------------------------------------------

    async def enter(
        self,
        guest: Guest,
        seat: int | None,
        hello: Hello,
        address: str = "",
        blocked: Collection[str] = (),
    ) -> tuple[Subscription, Connection]:
        """Let somebody look at the room from a seat of their own, or as a spectator; raises Refusal.

        None is the first seat of their own, if there is one. The connection begins with what was missed since the frame that
        was seen last, or with everything.
        """
        async with self.lock:
            self._check_open()
            if seat is None:
                seat = next(iter(self.room.seats_of(guest.id)), SPECTATING)
            objection = self._objection(guest, seat)
            if objection is not None:
                raise Refusal(objection)
            subscription = self.subscriptions.setdefault((guest.id, seat), Subscription(guest, seat))
            subscription.guest = guest
            subscription.blocked = {*blocked}
            snapshot = self._snapshot(guest.id)
            if subscription.has_missed(snapshot):
                subscription.whole(snapshot)
                missed = None
            else:
                self._tell_one(subscription, snapshot)
                missed = subscription.resume(hello.last) if hello.epoch == self.epoch else None
            connection = Connection(address)
            for frame in [subscription.current(snapshot)] if missed is None else missed:
                connection.put(frame)
            subscription.connections.append(connection)
            self._tell()
            self.see_to_bots_and_clocks()
            return subscription, connection

    async def leave(self, subscription: Subscription, connection: Connection) -> None:
        """A connection is gone; the subscription of a seat waits for its person to come back."""
        async with self.lock:
            if connection in subscription.connections:
                subscription.connections.remove(connection)
            key = (subscription.guest.id, SPECTATING)
            if not subscription.connections and self.subscriptions.get(key) is subscription:
                del self.subscriptions[key]
            self.idle_since = self.system.now()
            if subscription.guest.id not in self._present():
                self._gone[subscription.guest.id] = self.system.now()
                if not self.closed:
                    asyncio.get_running_loop().call_later(GRACE, self._ring)
            if not self.closed:
                self._tell()
                if not self.is_watched:
                    asyncio.get_running_loop().call_later(AWAY, self.see_to_bots_and_clocks)

    def is_visited_by(self, guest: str) -> bool:
        """Whether somebody sits here or looks on."""
        return bool(self.room.seats_of(guest)) or any(visitor == guest for visitor, _ in self.subscriptions)

    async def rename(self, guest: Guest) -> None:
        """Somebody has another name: everybody at the table sees it now."""
        async with self.lock:
            self._check_open()
            for subscription in self.subscriptions.values():
                if subscription.guest.id == guest.id:
                    subscription.guest = guest
            if any(self.room.holders[seat].name != guest.name for seat in self.room.seats_of(guest.id)):
                await self.store_and_tell([Renamed(guest.id, guest.name)])

    def hear_not(self, guest: str, blocked: Collection[str]) -> None:
        """From now on these are not heard by somebody."""
        for subscription in self.subscriptions.values():
            if subscription.guest.id == guest:
                subscription.blocked = {*blocked}

    async def part(self, guest: Guest) -> None:
        """Let somebody leave for good: whoever plays gives up. The room is read again by whoever comes next."""
        async with self.lock:
            self._check_open()
            seats = self.room.seats_of(guest.id)
            if self.room.status == "gathering":
                await self.store_and_tell([StoodUp(seat) for seat in seats])
            elif self.room.status == "playing":
                playing = [seat for seat in seats if not self.room.holders[seat].resigned]
                await self.store_and_tell([GaveUp(seat) for seat in playing])
            self.close()

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return any(subscription.connections for subscription in self.subscriptions.values())

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, no bot thinks and no clock runs."""
        if self.is_watched or self._thinking or self.lock.locked():
            return False
        ends = self.room.clocks.ends()
        # Over days a room sleeps until a clock is about to run out; the store knows when that is.
        sleeps = (
            takes_days(self.room.settings.time) and min(ends.values(), default=0.0) > self.system.now() + SOON
        )
        return not ends or sleeps

    def close(self) -> None:
        """Have nothing more to do with the room: whoever looks at it will open it again."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        for subscription in self.subscriptions.values():
            for connection in subscription.connections:
                connection.cut()

    def cut(self, guest: str) -> None:
        """Cut all lines of somebody."""
        for (visitor, _), subscription in self.subscriptions.items():
            if visitor == guest:
                for connection in subscription.connections:
                    connection.cut()

    def _check_open(self) -> None:
        if self.closed:
            raise Closed

    # -- doing -------------------------------------------------------------------------------------

    async def do(self, guest: Guest, command: Command, anew: str | None = None) -> Done | Refused:
        """Do what somebody wants, or say why not. When this returns Done it is stored.

        With a record the match begins with that in place of the one that the room was opened with.
        """
        if not 0 < len(command.id) <= LONGEST_ID or not command.id.isprintable():
            return refused(Refusal("bad_id"), None)
        key = f"{guest.id} {command.id}"
        async with self.lock:
            self._check_open()
            if key in self.room.commands:
                return Done(command.id)
            try:
                present, bots = self._present_seats(), self.bot_pool.bots
                commands = RoomCommands(self.room, guest, present, bots, self._lately(), anew)
                await self.store_and_tell(commands.events(command, self.system.tokens), key)
            except Refusal as refusal:
                return refused(refusal, command.id)
            except IllegalAnswer:
                return refused(Refusal("illegal"), command.id)
            return Done(command.id)

    async def commit(self, events: list[RoomEvent]) -> None:
        """Do events that nobody has to be asked for."""
        async with self.lock:
            self._check_open()
            await self.store_and_tell(events)

    async def store_and_tell(self, events: list[RoomEvent], command: str | None = None) -> None:
        """Apply events and store them, and only then tell of them. Whoever calls this holds the lock.

        Raises IllegalAnswer if the first of them is an answer that is none of the options; nothing has changed then.
        """
        if not events:
            return
        room = self.room
        if room.match is not None:
            room.match.roll()
        now = max(self.system.now(), room.at)
        was_over = room.status == "over"
        entries: list[StoredEvent] = []
        try:
            todo = deque(events)
            while todo:
                entries.append(StoredEvent(room.number, now, todo.popleft(), None if entries else command))
                room.apply(entries[-1])
                if not todo:
                    todo.extend(self._formalities())
            has_ended = room.status == "over" and not was_over and room.ended_by != "closed"
            result = result_of(room) if has_ended else None
            await self.append(room.id, entries, summary_of(room), result)
        except BaseException as error:
            if isinstance(error, IllegalAnswer) and len(entries) == 1:
                raise
            # What is in memory is not what is stored: the room is read again by whoever comes next.
            self.close()
            if isinstance(error, LostRoom | DoubledCommand):
                raise Closed from error
            raise
        self._tell()
        if room.match is not None:
            room.match.cut()
        self.see_to_bots_and_clocks()

    # -- telling -----------------------------------------------------------------------------------

    def _present(self) -> set[str]:
        return {guest for (guest, _), subscription in self.subscriptions.items() if subscription.connections}

    def _present_seats(self) -> list[int]:
        present = self._present()
        return [seat for seat, holder in enumerate(self.room.holders) if holder.guest in present]

    def _lately(self) -> list[int]:
        """The seats of those who have gone only just now."""
        since = self.system.now() - GRACE
        gone = {guest for guest, at in self._gone.items() if at > since} - self._present()
        return [seat for seat, holder in enumerate(self.room.holders) if holder.guest in gone]

    def _is_deserted(self) -> bool:
        """Whether none of those who play against the clock is there, nor has only just gone."""
        playing = self.room.people()
        running = self.room.clocks.running and self.room.clocks.stopped is None
        there = {*self._present_seats(), *self._lately()}
        return (
            bool(playing and running) and not takes_days(self.room.settings.time) and not there & {*playing}
        )

    def _snapshot(self, *coming: str) -> Snapshot:
        present = self._present() | {*coming}
        seated = {holder.guest for holder in self.room.holders}
        return Snapshot(
            self.room, self.epoch, self.system.now(), present, len(present - seated), self.hurried
        )

    def _objection(self, guest: Guest, seat: int) -> str | None:
        """Why somebody may not look at the room from a seat."""
        room = self.room
        if guest.id in room.removed:
            return "removed"
        if seat != SPECTATING:
            return None if seat in room.seats_of(guest.id) else "not_yours"
        return "no_watching" if room.settings.watching == "none" and room.status != "gathering" else None

    def _tell(self) -> None:
        """Send every viewer what has changed for it, and those away who may not look any more."""
        for key, subscription in list(self.subscriptions.items()):
            if self._objection(subscription.guest, subscription.seat) is not None:
                del self.subscriptions[key]
                for connection in subscription.connections:
                    connection.cut()
        snapshot = self._snapshot()
        for subscription in self.subscriptions.values():
            if subscription.connections:
                self._tell_one(subscription, snapshot)

    def _tell_one(self, subscription: Subscription, snapshot: Snapshot) -> None:
        frame = subscription.update(snapshot)
        if frame is not None:
            for connection in subscription.connections:
                connection.put(frame)

    # -- bots and clocks ---------------------------------------------------------------------------

    def see_to_bots_and_clocks(self) -> None:
        """Let bots think about what they are asked now, and wake up when a clock runs out."""
        if self.closed:
            return
        room = self.room
        asked = {seat: (room.version, number) for seat, number in room.asked().items()}
        people = room.people()
        if not (self.is_watched or takes_days(room.settings.time)):
            # Nobody is there to see it: the bots go on when somebody comes.
            people = list(asked)
        # Where only bots play nobody waits for a round to come about.
        waits = bool(room.people()) and self.is_watched
        self._round_clock.asked(monotonic(), bool({*asked} & {*people}), waits and bool(asked))
        for seat, (question, task) in list(self._thinking.items()):
            if asked.get(seat) != question or seat in people:
                task.cancel()
                del self._thinking[seat]
        for seat, question in asked.items():
            if seat not in self._thinking and seat not in people:
                self._thinking[seat] = (question, self._spawn(self._think(seat, question)))
        self._set_alarm()
        if room.clocks.stopped is not None and not {*room.people()} - {*self._present_seats()}:
            self._spawn(self._resume())

    async def _resume(self) -> None:
        """Everybody who plays is there again: the clocks run on."""
        async with self.lock:
            stopped = self.room.clocks.stopped is not None
            if not self.closed and stopped and not {*self.room.people()} - {*self._present_seats()}:
                await self.store_and_tell([Woke()])

    def _formalities(self) -> list[RoomEvent]:
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
        while True:
            try:
                began = monotonic()
                choice = await self._thought(seat)
                took = monotonic() - began
                bot = str(self.room.holders[seat].bot)
                await asyncio.sleep(self.bot_pool.pace.due(bot, took, choice.hurried) - took)
                self._note_haste(seat, choice)
                await self._give(seat, question, Answered(seat, choice.text))
                return
            except (Closed, PoolStopped):
                return
            except TaskFailed as failure:
                LOG.warning("bot failed", extra={"room": self.room.id, "error": str(failure)})
                if self.room.holders[seat].bot == self.room.stand_in:
                    await asyncio.sleep(PAUSE)
                else:
                    await self._give(seat, question, BotFailed(seat))
                    return
            except Exception as error:  # noqa: BLE001 - whatever a bot does, the room goes on
                LOG.error("bot failed", extra={"room": self.room.id, "error": type(error).__name__})
                await asyncio.sleep(PAUSE)

    async def _give(self, seat: int, question: tuple[int, int], event: Answered | BotFailed) -> None:
        """Do what came of asking a bot, if it is still asked the same."""
        async with self.lock:
            room = self.room
            if self.closed or (room.version, room.asked().get(seat)) != question:
                return
            # From here on the task is not cancelled by what it brings about itself.
            thinking = self._thinking.pop(seat, None)
            try:
                await self.store_and_tell([event])
            except IllegalAnswer:
                if thinking is not None:
                    self._thinking[seat] = thinking
                raise

    async def _thought(self, seat: int) -> Choice:
        match = self.room.playing
        decision = match.decision(Seat(seat))
        if len(decision.options) == 1:
            return Choice(decision.spell(decision.options[0], match.names))
        bot = self.room.holders[seat].bot
        assert bot is not None
        job = Job(self.room.record().text(), seat, bot)
        return await self.bot_pool.decide(
            job, self._asker(), self._urgency, self._round_clock.allows(monotonic())
        )

    def _note_haste(self, seat: int, choice: Choice) -> None:
        """Remember whether a bot could think as long as it would, for its seat to say so."""
        self._round_clock.answered()
        if choice.hurried is None:
            self.hurried.discard(seat)
        else:
            self.hurried.add(seat)

    def _asker(self) -> Asker:
        """On whose account bots think here: the host's, or else that of somebody who looks on."""
        host = self.room.host
        here = [
            Asker(subscription.guest.id, connection.address)
            for subscription in self.subscriptions.values()
            for connection in subscription.connections
        ]
        return next((one for one in here if one.guest == host), here[0] if here else Asker(host))

    def _urgency(self) -> Rank:
        return Rank.NOW if self.is_watched else Rank.LATER

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        ends = self.room.clocks.ends()
        if ends and self.room.status == "playing":
            now = self.system.now()
            wait = max(0.0, min([self._with_grace(seat, end) for seat, end in ends.items()]) - now)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _with_grace(self, seat: int, end: float) -> float:
        """When a bot plays on for a seat whose clock runs out then: not before its person could have come back."""
        guest = self.room.holders[seat].guest
        if guest is None or guest in self._present() or takes_days(self.room.settings.time):
            return end
        return max(end, self._gone.get(guest, end - GRACE) + GRACE)

    def _ring(self) -> None:
        self._spawn(self._run_out())

    async def _run_out(self) -> None:
        """Let bots stand in for those whose clocks have run out."""
        async with self.lock:
            if self.closed:
                return
            now = self.system.now()
            ends = self.room.clocks.ends().items()
            late: list[RoomEvent] = [RanOut(seat) for seat, end in ends if self._with_grace(seat, end) <= now]
            try:
                await self.store_and_tell([Adjourned()] if self._is_deserted() else late)
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
    asked, people = room.asked(), room.people()
    over_days = room.status == "playing" and takes_days(room.settings.time)
    bots = any(seat not in people for seat in asked)
    ends = room.clocks.ends().values()
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
        can_join=room.can_join and room.settings.watching != "none",
        at=room.known_at,
        asked=sorted({str(room.holders[seat].guest) for seat in asked if seat in people})
        if over_days
        else [],
        holders=[holder.guest for holder in room.holders],
        pending=sorted({*asked} & {*people}),
        waiting=[] if room.match is None or room.status != "playing" else [*map(int, room.match.waiting)],
        placed=_placed(room),
        progress=_progress(room),
        due=(room.at if bots else min(ends, default=None)) if over_days else None,
    )


def _placed(room: Room) -> tuple[int, int] | None:
    """Rank and points of the first seat, where the rules have ended the match."""
    if room.match is None or room.status != "over" or room.ended_by != "rules" or room.holders[0].resigned:
        return None
    return room.ranks()[0], room.match.outcome().scores[0]


def _progress(room: Room) -> tuple[str, int] | None:
    """How far the match is, by what the game counts: rounds or turns."""
    match = room.match
    if match is None or room.status != "playing":
        return None
    counted = box_of(match).counted
    return None if counted is None else (counted.unit, int(getattr(match.table, counted.field)))


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
        scores=[] if room.match is None else list(room.match.outcome().scores),
        rated=room.is_rated,
        early=[seat for seat, holder in enumerate(room.holders) if holder.early],
    )
