"""Storage: what is kept of rooms, guests and matches, and what a store must offer, whatever it is made of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from msgspec import Struct

from ludoteca.server.protocol import Reason, Status, Watching
from ludoteca.server.room_events import Guest, StoredEvent

GUEST: Final = "guest:"
"""How the name of a player begins that is a person; the id of the guest follows."""


DUPLICATE: Final = "duplicate-"
"""How the ids of rooms and matches begin whose deal is played at several tables."""


class LostRoom(Exception):
    """This process does not own the room any more, or has not seen its latest events; nothing was stored."""


class DoubledCommand(Exception):
    """An event of the same command has been stored before; nothing was stored."""


class TooManyDevices(Exception):
    """Somebody has so many devices or passkeys already that one has to go first; nothing was stored."""


class NoStorage(Exception):
    """The store cannot be reached or written now. Whether anything was stored is not known."""


class Summary(Struct, frozen=True):
    """What lists show of a room; kept beside its events and replaced with every append."""

    game: str
    status: Status
    public: bool
    watching: Watching
    seats: list[str | None]
    """Names of people, ``bot:`` and the name of a bot, or None for a free seat."""
    guests: list[str]
    """The ids of all people in the seats."""
    host: str
    match: str | None = None
    rated: bool = False
    can_join: bool = False
    """Whether somebody who finds the room may join the match that runs there."""
    at: float | None = None
    """When something happened last that everybody may know of: what is answered in secret leaves no trace in lists."""
    asked: list[str] = []
    """In a match over days the guests who are asked: for calls to their turns, and for nobody's eyes."""
    holders: list[str | None] = []
    """The ids of the people by seat; None for a bot and for a free seat."""
    pending: list[int] = []
    """The seats of people who are asked now and have not answered: for nobody's eyes but their own."""
    waiting: list[int] = []
    """The seats that everybody at the table knows to be asked."""
    placed: tuple[int, int] | None = None
    """Rank and points of the first seat, where the rules have ended the match."""
    progress: tuple[str, int] | None = None
    """How far the match is, such as its third round."""
    due: float | None = None
    """In a match over days when something happens by itself: a clock runs out, or a bot moves."""

    @property
    def listed(self) -> bool:
        """Whether the lobby shows the room: to join while people gather, to look on while they play."""
        if self.status == "gathering":
            return self.public
        return self.status == "playing" and (self.public or self.watching == "open")

    @property
    def members(self) -> set[str]:
        """All guests that find the room in their own list."""
        return {self.host, *self.guests}


class Listing(Struct, frozen=True):
    """A room in a list."""

    room: str
    at: float
    """When the last event was done."""
    summary: Summary


def all_played(boards: int, listings: Sequence[Listing]) -> bool:
    """Whether a deal for so many tables has been played at all of them."""
    return len(listings) >= boards and all(listing.summary.status == "over" for listing in listings)


class Finished(Struct, frozen=True, kw_only=True):
    """A finished match as lists show it."""

    match: str
    """The id of the match."""
    game: str
    at: float
    """When it ended."""
    players: list[str | None]
    """By seat ``guest:`` and the id of a guest, ``bot:`` and the name of a bot; None for somebody not known here."""
    names: list[str]
    ranks: list[int]
    scores: list[int]
    rated: bool = False


class Result(Finished, frozen=True, kw_only=True):
    """A finished match with its record."""

    record: str
    early: list[int] = []
    """The seats that gave up before a fair part of the match; not stored."""


class ReportedLine(Struct, frozen=True):
    """A line of a chat as it was when it was reported; the last one of a report is the one that is meant."""

    at: float
    guest: str
    name: str
    text: str


class Report(Struct, frozen=True, kw_only=True):
    """Somebody tells of somebody else. Who did so is known to whoever runs the server, and to nobody else."""

    id: str
    at: float
    by: str
    """The id of a guest, as is ``about``."""
    about: str
    room: str
    reason: Reason
    lines: list[ReportedLine]
    closed: float | None = None
    """When it was dealt with,"""
    verdict: str | None = None
    """and what was done about it."""


class Storage(Protocol):
    """A store as the rooms of a process use it. ``process`` is the unguessable id of this process."""

    process: str

    async def create(self, room: str, entries: Sequence[StoredEvent], summary: Summary) -> None:
        """Store a new room with its first events; this process owns it at once."""

    async def append(
        self, room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None = None
    ) -> None:
        """Store more events, with the last one the result; raises LostRoom or DoubledCommand and stores nothing."""

    async def entries(self, room: str) -> list[StoredEvent] | None:
        """All events of a room, or None if there is no such room."""

    async def listing(self, room: str) -> Listing | None:
        """What lists show of a room, or None if there is no such room."""

    async def rooms_named(self, prefix: str) -> list[Listing]:
        """All rooms whose ids begin so."""

    async def forget_room(self, guest: str, room: str) -> None:
        """Let somebody find a room in their own list no more, until something happens there."""

    async def forget_match(self, guest: str, match: str) -> None:
        """Let somebody find a finished match in their own list no more."""

    async def lobby(self, limit: int) -> list[Listing]:
        """The rooms that everybody may know of, the newest first."""

    async def rooms_of(self, guest: str, limit: int) -> list[Listing]:
        """The rooms that a guest hosts or sits in, those first where something happened last."""

    async def due(self, now: float, limit: int) -> list[str]:
        """The rooms that no process has open and where something is to happen by itself."""

    async def seen(self, guest: str, room: str) -> None:
        """Somebody looks at a room: nobody has to tell them that it is their turn."""

    async def claim(self, room: str) -> str | None:
        """Own a room from now on, unless another process does: then its id."""

    async def renew(self) -> bool:
        """Say that this process lives. False if others took it for dead."""

    async def release(self, rooms: Collection[str]) -> None:
        """Let go of rooms, so that any process may claim them."""

    async def new_guest(self, name: str) -> Guest:
        """Somebody new, with an id that nobody can guess."""

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name; raises LookupError if there is no such guest."""

    async def erase(self, id: str) -> None:
        """Forget a person for good."""

    async def blocked_by(self, guest: str) -> list[Guest]:
        """Whom somebody has blocked, the latest first."""

    async def block(self, guest: str, other: str, blocked: bool) -> None:
        """Let somebody block somebody else from now on, or no longer."""

    async def is_blocked(self, guest: str, other: str) -> bool:
        """Whether somebody has blocked somebody else."""

    async def report(self, report: Report) -> None:
        """Store what somebody tells of somebody else, once."""

    async def match(self, id: str) -> Result | None:
        """A finished match with its record."""

    async def matches_of(self, guest: str, limit: int) -> list[Finished]:
        """The finished matches of a guest and those it brought along, the latest first."""

    async def bring(self, result: Result, guest: str) -> None:
        """Store a finished match that a guest brought along as a record."""
