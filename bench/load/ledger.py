"""The ledger: what was sent and what was acknowledged, to be held against what the database holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from time import monotonic

from msgspec import Struct, field
from sqlalchemy import Engine, select

from ludoteca.server import database_schema
from ludoteca.server import protocol as p
from ludoteca.server.database import engine_for
from ludoteca.server.event_log import read_log
from ludoteca.server.room import Room
from ludoteca.server.room_events import Answered, StoredEvent

Key = tuple[str, str]
"""A room, and the id of a command in it. The scripts of one process never use an id twice."""


class Ledger(Struct):
    """The commands of scripted people, as far as the database keeps their ids."""

    sent: dict[Key, str | None] = field(default_factory=dict)
    """With its text where the command is an answer."""
    done: set[Key] = field(default_factory=set)
    refused: set[Key] = field(default_factory=set)
    heard: dict[str, float] = field(default_factory=dict)
    """When anything was last acknowledged in a room, by the clock that only goes forward."""

    def send(self, room: str, command: p.Command) -> None:
        """Note what is about to be sent, for the first time or again."""
        self.sent[room, command.id] = command.text if isinstance(command, p.Answer) else None

    def reply(self, room: str, reply: p.Done | p.Refused) -> None:
        """Note what came of a command."""
        if reply.id is None:
            raise RuntimeError(f"something that was sent was not understood: {reply.code}")
        (self.done if isinstance(reply, p.Done) else self.refused).add((room, reply.id))
        if isinstance(reply, p.Done):
            self.heard[room] = monotonic()

    def rooms(self) -> set[str]:
        """All rooms in which something was sent."""
        return {room for room, _ in self.sent}

    def merge(self, other: Ledger) -> None:
        """Take over what another process has noted of other rooms."""
        self.sent |= other.sent
        self.done |= other.done
        self.refused |= other.refused


class Findings(Struct):
    """What is wrong in the database; every number has to be 0."""

    lost: int = 0
    """Acknowledged and not stored."""
    doubled: int = 0
    """Stored more than once."""
    unwanted: int = 0
    """Refused and nevertheless stored."""
    altered: int = 0
    """Stored otherwise than it was sent, or never sent."""
    unfinished: int = 0
    """Rooms that did not come to their end, where they should have."""


class Archive:
    """The database, read past the servers."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = engine_for(url)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def entries(self, room: str) -> list[StoredEvent]:
        """All events of a room."""
        with self._engine.connect() as connection:
            return read_log(connection, room) or []

    def owned(self, owner: str) -> set[str]:
        """The rooms of a process."""
        with self._engine.connect() as connection:
            return set(
                connection.scalars(
                    select(database_schema.room.c.id).where(database_schema.room.c.owner == owner)
                )
            )

    def audit(self, ledger: Ledger, rooms: Collection[str], finished: Collection[str] = ()) -> Findings:
        """Hold the ledger against these rooms, and look whether some of them are finished."""
        findings = Findings()
        wanted = {room: set[str]() for room in rooms}
        for room, command in ledger.done:
            if room in wanted:
                wanted[room].add(command)
        for room, done in wanted.items():
            entries = self.entries(room)
            self._compare(ledger, room, entries, done, findings)
            if room in finished and Room.of(room, entries).status != "over":
                findings.unfinished += 1
        return findings

    def _compare(
        self, ledger: Ledger, room: str, entries: list[StoredEvent], done: set[str], findings: Findings
    ) -> None:
        stored = Counter[str]()
        for entry in entries:
            if entry.command is None:
                continue
            id = entry.command.partition(" ")[2]
            stored[id] += 1
            text = entry.event.text if isinstance(entry.event, Answered) else None
            if (room, id) not in ledger.sent or ledger.sent[room, id] != text:
                findings.altered += 1
            if (room, id) in ledger.refused:
                findings.unwanted += 1
        findings.lost += len(done - stored.keys())
        findings.doubled += sum(times - 1 for times in stored.values())
