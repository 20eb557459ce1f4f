"""Watches: what one person sees of a room from one seat, as numbered frames that outlive a lost connection."""

from __future__ import annotations

from asyncio import Queue, QueueFull
from collections import deque
from typing import Final

import msgspec

from ludoteca.facets.message import Message
from ludoteca.kernel.decision import Bundle
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.server.deed import Guest
from ludoteca.server.protocol import RoomView, Saying, SeatView, ToClient, Update, Whole
from ludoteca.server.room import Room
from ludoteca.server.scene import log_so_far, patch_between, scene_of, told
from ludoteca.server.shown import Happening, Scene, ScenePatch
from ludoteca.server.shown import Line as LogLine

FRAMES_KEPT: Final = 16
"""So many frames can be made up for after a cut; whoever missed more gets everything anew."""
FRAMES_WAITING: Final = 256
"""A connection that lets so many frames wait is given up; its client will come back."""

ENCODER: Final = msgspec.json.Encoder()
NOTHING: Final = ScenePatch()


class Line:
    """One connection of a watch: frames on their way to a browser, and None when there will be no more."""

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: Queue[bytes | None] = Queue(FRAMES_WAITING)

    def send(self, message: ToClient) -> None:
        """Put a message on its way."""
        self.put(ENCODER.encode(message))

    def put(self, frame: bytes) -> None:
        """Put a frame on its way; a line that is full is cut."""
        try:
            self.frames.put_nowait(frame)
        except QueueFull:
            self.cut()

    def cut(self) -> None:
        """Say that nothing follows; what is still waiting is of no use to anybody."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Showing:
    """What there is to see of a room now; the same for all who look from the same seat."""

    __slots__ = ("room", "epoch", "now", "present", "watchers", "_scenes")

    def __init__(self, room: Room, epoch: str, now: float, present: set[str], watchers: int) -> None:
        self.room = room
        self.epoch = epoch
        self.now = now
        self.present = present
        """The guests who are connected."""
        self.watchers = watchers
        self._scenes: dict[int, Scene | None] = {}

    def scene(self, seat: int) -> Scene | None:
        """The match from a seat."""
        if seat not in self._scenes:
            match = self.room.match
            seen = None if match is None else scene_of(match, _eyes(seat, match), self.room.names(seat))
            self._scenes[seat] = seen
        return self._scenes[seat]

    @property
    def events(self) -> int:
        """How many events there have been in the match."""
        match = self.room.match
        return 0 if match is None else len(match.table.zones.log or [])


class Watch:
    """The frames of one viewer. Two windows of the same person on the same seat are two lines of one watch."""

    __slots__ = (
        "guest",
        "seat",
        "number",
        "frames",
        "lines",
        "scene",
        "view",
        "events",
        "version",
        "heard",
        "names",
    )

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.number = 0
        self.frames: deque[tuple[int, bytes]] = deque(maxlen=FRAMES_KEPT)
        self.lines: list[Line] = []
        self.scene: Scene | None = None
        self.view: RoomView | None = None
        self.events = 0
        """How many events of the match have been told."""
        self.version = -1
        """Of the room, when it was last told; before anything was told it is none."""
        self.heard = 0
        """The number of the last saying."""
        self.names: list[Message] = []
        """What the viewer calls each seat in what it has been told."""

    def resume(self, last: int) -> list[bytes] | None:
        """The frames after this number, or None if they are not all here any more."""
        if not 0 < last <= self.number or last < self.number - len(self.frames):
            return None
        return [frame for number, frame in self.frames if number > last]

    def whole(self, showing: Showing) -> bytes:
        """Everything as it is now: the next frame."""
        self.view = room_view(showing, self)
        self.scene = showing.scene(self.seat)
        self.version = showing.room.version
        self.events = showing.events
        self.names = showing.room.names(self.seat)
        self.number += 1
        frame = self.snapshot(showing)
        self.frames.append((self.number, frame))
        return frame

    def snapshot(self, showing: Showing) -> bytes:
        """Everything as of the last frame: for a line that begins now."""
        room = showing.room
        match = room.match
        assert self.view is not None
        log = [] if match is None else log_so_far(match, _eyes(self.seat, match), room.names(self.seat))
        chat = self._chat(room, 0)
        return ENCODER.encode(
            Whole(showing.epoch, self.number, showing.now, self.view, self.scene, log, chat)
        )

    def update(self, showing: Showing) -> bytes | None:
        """What has changed for this viewer, or None: whatever others did in secret makes no frame."""
        room = showing.room
        if room.version != self.version:
            return self.whole(showing)
        scene = showing.scene(self.seat)
        patch = None
        if scene is not None and self.scene is not None:
            patch = patch_between(self.scene, scene)
            if patch is None:
                return self.whole(showing)
        view = room_view(showing, self)
        changed = None if view == self.view else view
        happened: list[Happening] = []
        log: list[LogLine] = []
        anew = False
        if room.match is not None:
            eyes, names = _eyes(self.seat, room.match), room.names(self.seat)
            happened, log = told(room.match, eyes, names, self.events)
            renamed = names[: len(self.names)] != self.names
            if renamed or (happened and room.match.is_forgetful):
                log, anew = log_so_far(room.match, eyes, names), True
            self.names = names
        chat = self._chat(room, self.heard)
        self.view, self.scene, self.events = view, scene, showing.events
        if patch == NOTHING:
            patch = None
        if patch is None and changed is None and not happened and not log and not chat:
            return None
        self.number += 1
        frame = ENCODER.encode(Update(self.number, changed, patch, happened, log, anew, chat))
        self.frames.append((self.number, frame))
        return frame

    def _chat(self, room: Room, after: int) -> list[Saying]:
        muted = room.mutes.get(self.guest.id, set())
        said = [saying for saying in room.chat if saying.number > after and saying.who not in muted]
        if room.chat:
            self.heard = room.chat[-1].number
        return said


def _eyes(seat: int, match: Match) -> Seat:
    """The viewer; somebody who has joined but waits for the first turn sees what spectators see."""
    return Seat(seat) if 0 <= seat < match.seats else SPECTATOR


def room_view(showing: Showing, watch: Watch) -> RoomView:
    """The room as this viewer sees it; the same as long as nothing has changed that it may know of."""
    room = showing.room
    match = room.match
    running = room.status == "playing"
    ends = room.clocks.ends()
    question = None if match is None else match.question
    sealed = list(question.scripts) if isinstance(question, Bundle) else []
    seats = []
    for seat, holder in enumerate(room.holders):
        left, end = room.clocks.left.get(seat), ends.get(seat)
        if seat in sealed and seat != watch.seat and left is not None:
            left = room.asked_with.get(seat, left)
            end = room.asked_at + left
        seats.append(
            SeatView(
                name=holder.name,
                bot=holder.bot,
                mine=holder.guest == watch.guest.id,
                present=holder.guest in showing.present,
                host=holder.guest == room.host,
                resigned=holder.resigned,
                left=None if end is not None or not running else left,
                ends=end if running else None,
            )
        )
    over = room.status == "over"
    return RoomView(
        id=room.id,
        settings=room.settings,
        status=room.status,
        seats=seats,
        rated=room.is_rated,
        watchers=showing.watchers,
        proposals=list(room.proposals.values()),
        can_undo=watch.seat >= 0 and room.can_undo(watch.seat),
        can_join=room.can_join,
        talk=match is None or not running or match.may_talk,
        match=room.match_id if over else None,
        next=room.next_room,
        ended_by=room.ended_by,
        ranks=room.ranks() if over else [],
    )
