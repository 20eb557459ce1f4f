"""Subscriptions: what one person sees of a room from one seat, as numbered frames that outlive a lost connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final

from ludoteca.facets.message import Message
from ludoteca.facets.naming import number_among
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.server.connection import ENCODER, Connection
from ludoteca.server.protocol import RoomView, Saying, SeatView, Update, Whole
from ludoteca.server.room import Room
from ludoteca.server.room_events import Guest
from ludoteca.server.scene import beats_of, last_turn, log_so_far, patch_between, scene_of
from ludoteca.server.wire_scene import Beat, Line, Scene, ScenePatch

FRAMES_KEPT: Final = 16
"""So many frames can be made up for after a cut; whoever missed more gets everything anew."""

NOTHING: Final = ScenePatch()


class Snapshot:
    """What there is to see of a room now; the same for all who look from the same seat."""

    __slots__ = ("room", "epoch", "now", "present", "watchers", "hurried", "_scenes")

    def __init__(
        self,
        room: Room,
        epoch: str,
        now: float,
        present: set[str],
        watchers: int,
        hurried: Collection[int] = (),
    ) -> None:
        self.room = room
        self.epoch = epoch
        self.now = now
        self.present = present
        """The guests who are connected."""
        self.watchers = watchers
        self.hurried = hurried
        """The seats whose bots could not think as long as they would."""
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
        return 0 if self.room.match is None else self.room.match.event_count


class Subscription:
    """The frames of one viewer. Two windows of the same person on the same seat are two connections of one subscription."""

    __slots__ = (
        "guest",
        "seat",
        "number",
        "frames",
        "connections",
        "scene",
        "view",
        "events",
        "version",
        "heard",
        "names",
        "blocked",
    )

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.number = 0
        self.frames: deque[tuple[int, bytes]] = deque(maxlen=FRAMES_KEPT)
        self.connections: list[Connection] = []
        self.scene: Scene | None = None
        self.view: RoomView | None = None
        self.events = 0
        """How many events of the match have been told."""
        self.version = (-1, 0)
        """Of the room, when it was last told; before anything was told it is none."""
        self.heard = 0
        """The number of the last saying."""
        self.blocked: set[str] = set()
        """The ids of the guests whom the viewer wants to hear nothing of."""
        self.names: list[Message] = []
        """What the viewer calls each seat in what it has been told."""

    def has_missed(self, snapshot: Snapshot) -> bool:
        """Whether things have happened while nobody was connected: of them the last turn is shown, and the rest is in the log."""
        return not self.connections and 0 <= self.events < snapshot.events

    def resume(self, last: int) -> list[bytes] | None:
        """The frames after this number, or None if they are not all here any more."""
        if not 0 < last <= self.number or last < self.number - len(self.frames):
            return None
        return [frame for number, frame in self.frames if number > last]

    def whole(self, snapshot: Snapshot) -> bytes:
        """Everything as it is now: the next frame."""
        self.view = room_view(snapshot, self)
        self.scene = snapshot.scene(self.seat)
        self.version = snapshot.room.version_for(self.seat)
        self.events = snapshot.events
        self.names = snapshot.room.names(self.seat)
        self.number += 1
        frame = self.current(snapshot)
        self.frames.append((self.number, frame))
        return frame

    def current(self, snapshot: Snapshot) -> bytes:
        """Everything as of the last frame: for a connection that begins now."""
        room = snapshot.room
        match = room.match
        assert self.view is not None
        log: list[Line] = []
        turn = None
        if match is not None and self.scene is not None:
            eyes, names = _eyes(self.seat, match), room.names(self.seat)
            log, turn = log_so_far(match, eyes, names), last_turn(match, eyes, names)
        chat = self._chat(room, 0)
        return ENCODER.encode(
            Whole(snapshot.epoch, self.number, snapshot.now, self.view, self.scene, log, chat, turn)
        )

    def update(self, snapshot: Snapshot) -> bytes | None:
        """What has changed for this viewer, or None: whatever others did in secret makes no frame."""
        room = snapshot.room
        if room.version_for(self.seat) != self.version:
            return self.whole(snapshot)
        scene = snapshot.scene(self.seat)
        beats: list[Beat] = []
        log: list[Line] | None = None
        before = self.scene
        if room.match is not None and before is not None:
            eyes, names = _eyes(self.seat, room.match), room.names(self.seat)
            beats, before = beats_of(room.match, eyes, names, self.events, before)
            renamed = names[: len(self.names)] != self.names
            if renamed or (beats and room.match.is_forgetful):
                log = log_so_far(room.match, eyes, names)
            self.names = names
        patch = None
        if scene is not None and before is not None:
            patch = patch_between(before, scene)
            if patch is None:
                return self.whole(snapshot)
        view = room_view(snapshot, self)
        changed = None if view == self.view else view
        chat = self._chat(room, self.heard)
        self.view, self.scene, self.events = view, scene, snapshot.events
        if patch == NOTHING:
            patch = None
        if patch is None and changed is None and not beats and log is None and not chat:
            return None
        self.number += 1
        frame = ENCODER.encode(Update(self.number, changed, beats, patch, log, chat))
        self.frames.append((self.number, frame))
        return frame

    def _chat(self, room: Room, after: int) -> list[Saying]:
        muted = room.mutes.get(self.guest.id, set()) | {room.who(other) for other in self.blocked}
        said = [saying for saying in room.chat if saying.number > after and saying.who not in muted]
        if room.chat:
            self.heard = room.chat[-1].number
        return said


def _eyes(seat: int, match: Match) -> Seat:
    """The viewer; somebody who has joined but waits for the first turn sees what spectators see."""
    return Seat(seat) if 0 <= seat < match.seats else SPECTATOR


def room_view(snapshot: Snapshot, subscription: Subscription) -> RoomView:
    """The room as this viewer sees it; the same as long as nothing has changed that it may know of."""
    room = snapshot.room
    match = room.match
    running = room.status == "playing"
    ends = room.clocks.ends()
    sealed = match.waiting if match is not None and match.is_sealed else ()
    seats = []
    people = [holder.name for holder in room.holders]
    for seat, holder in enumerate(room.holders):
        left, end = room.clocks.left.get(seat), ends.get(seat)
        if seat in sealed and seat != subscription.seat and left is not None:
            left = room.asked_with.get(seat, left)
            end = room.asked_at + room.granted_then.get(seat, 0.0) + left
        seats.append(
            SeatView(
                name=holder.name,
                bot=holder.bot,
                number=0 if holder.name is None else number_among(people, seat),
                failed=holder.failed,
                hurried=holder.bot is not None and seat in snapshot.hurried,
                who=None if holder.guest is None else room.who(holder.guest),
                mine=holder.guest == subscription.guest.id,
                present=holder.guest in snapshot.present,
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
        watchers=snapshot.watchers,
        proposals=list(room.proposals.values()),
        can_undo=subscription.seat >= 0 and room.can_undo(subscription.seat),
        undecided=room.undecided if room.status == "gathering" and room.settings.rated else [],
        hints=room.may_hint,
        adjourned=room.clocks.stopped is not None,
        origin=room.origin,
        can_join=room.can_join,
        talk=match is None or not running or match.may_talk,
        match=room.match_id if over else None,
        next=room.next_room,
        ended_by=room.ended_by,
        ranks=room.ranks() if over else [],
    )
