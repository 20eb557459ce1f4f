"""The tables of the database. A change here needs a new version under ``migrations``; a test compares the two."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData()

process = Table(
    "process",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),
)
"""The leases: one row for each process that runs. Whoever finds a lease run out removes it, and with it all claims."""

room = Table(
    "room",
    metadata,
    Column("id", Text, primary_key=True),
    # No foreign key: a room outlives its owner, and a claim must not wait for the owner's renewal.
    Column("owner", Text),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("length", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("room_listed", "listed", "created"),
)
"""The rooms, with the number of their deeds and what lists show of them."""

entry = Table(
    "entry",
    metadata,
    Column("room", Text, ForeignKey(room.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("deed", Text, nullable=False),
    Column("command", Text),
    Index("entry_command", "room", "command", unique=True),
)
"""The deeds of all rooms, as JSON. Rows are never changed."""

member = Table(
    "member",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("room", Text, ForeignKey(room.c.id), primary_key=True),
    Index("member_room", "room"),
)
"""Which guests host a room or sit in it."""

guest = Table(
    "guest",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""The people."""

link = Table(
    "link",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey(guest.c.id), nullable=False),
    Column("until", Double, nullable=False),
)
"""One-time links to another device: the SHA-256 of the token, never the token."""

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("players", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("ranks", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("record", Text, nullable=False),
)
"""The finished matches."""

keeper = Table(
    "keeper",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("match", Text, ForeignKey(match.c.id), primary_key=True),
)
"""Whose finished matches they are: those who played, or whoever brought the record along."""

rating = Table(
    "rating",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""What is thought of people and bots, game by game."""
