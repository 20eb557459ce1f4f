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
    Column("due", Double),
    Index("room_listed", "listed", "created"),
    Index("room_due", "due"),
)
"""The rooms, with the number of their events, what lists show of them, and when something happens by itself in a match over days."""

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
"""The events of all rooms, as JSON. Rows are never changed."""

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
    # Missing where a process of version 0.1.0 wrote the row.
    Column("public", Text),
    Column("signed_out", Double),
    Index("guest_public", "public", unique=True),
)
"""The people; by what others may know them; and until when cookies of version 0.1.0 count for nothing."""

device = Table(
    "device",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey(guest.c.id), nullable=False),
    Column("about", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("ended", Double),
    Index("device_guest", "guest"),
)
"""The devices on which people are known: the SHA-256 of the cookie, never the cookie. One that was signed out is ended."""

passkey = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey(guest.c.id), nullable=False),
    Column("site", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("about", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("passkey_guest", "guest"),
)
"""The passkeys of people: the public halves, for the host name at which each was made."""

challenge = Table(
    "challenge",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text),
    Column("until", Double, nullable=False),
)
"""What passkeys are asked to sign, each once: by whoever wants another passkey, or by somebody not known yet."""

recovery = Table(
    "recovery",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey(guest.c.id), nullable=False),
    Index("recovery_guest", "guest"),
)
"""Recovery codes that have not been used: the SHA-256 of each, never the code."""

block = Table(
    "block",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
"""Who wants to have nothing to do with whom."""

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("closed", Double),
    Column("verdict", Text),
    Index("report_open", "closed", "at"),
)
"""What people report of others to whoever runs the server, with the chat up to the line that is meant."""

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

instruction = Table(
    "instruction",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
)
"""What the operator has decided, one after the other: every process reads what is new, and all of it is kept as a journal."""

sanction = Table(
    "sanction",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
)
"""Who is banned or muted now: the id of a guest, or a network. Without an end it lasts."""

setting = Table(
    "setting",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", JSON, nullable=False),
)
"""What the operator has chosen, by name."""

habit = Table(
    "habit",
    metadata,
    Column("guest", Text, ForeignKey(guest.c.id), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("nights", Boolean, nullable=False),
    Column("mail", Text),
    Column("confirmed", Boolean, nullable=False),
    Column("asked", Double),
    Column("away", Double),
    Column("holiday", Double, nullable=False),
    Column("since", Double),
)
"""How somebody who plays over days wants to be called: in which language and time zone, at night too or not, at which address, and until when not at all."""

push = Table(
    "push",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey(guest.c.id), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("push_guest", "guest"),
)
"""The browsers that somebody is called by, under the SHA-256 of where they are reached."""

call = Table(
    "call",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("room", Text, ForeignKey(room.c.id), primary_key=True),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("call_due", "due"),
)
"""Who is to be told that it is their turn, in which room, and when."""

pad = Table(
    "pad",
    metadata,
    Column("code", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("told", Text, nullable=False),
    Index("pad_at", "at"),
)
"""The pads that others look at: under the SHA-256 of the key with which they are changed, when that was, and what they were told, as JSON."""
