"""Identities: on which devices somebody is known, by what they come back when a device is lost, and how they leave.

Whoever has a token is that person, so only hashes of tokens are kept. Nothing here goes out by the time of day: a clock
that steps back, or two servers a minute apart, cost nobody who they are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from ludoteca.server.database import Clock
from ludoteca.server.database_schema import (
    block,
    call,
    challenge,
    device,
    guest,
    habit,
    link,
    passkey,
    push,
    recovery,
)
from ludoteca.server.room_events import Guest
from ludoteca.server.storage import TooManyDevices

T = TypeVar("T")

LINK: Final = 600.0
"""Seconds for which a code for another device is good,"""
CHALLENGE: Final = 600.0
"""and for which a passkey may take to sign."""
CODES: Final = 8
"""So many recovery codes are made at once."""
SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""What codes are written with: no sign is taken for another one, read or heard."""
LINK_SIGNS: Final = 10
RECOVERY_SIGNS: Final = 16
MISREAD: Final = str.maketrans("oilu", "011v")
SEEN: Final = 3600.0
"""How exactly it is known when a device was there last, in seconds."""
MOST: Final = 50
"""So many devices and passkeys somebody may have."""


class Device(Struct, frozen=True):
    """A device on which somebody is known."""

    id: str
    about: str
    created: float
    seen: float
    here: bool
    """Whether it is the one that asks."""


class Passkey(Struct, frozen=True):
    """A passkey: the public half, and how often it has signed."""

    id: str
    guest: str
    site: str
    key: str
    count: int
    about: str
    created: float
    seen: float


class Do(Protocol):
    """How the database is read or written; what is done by one call is done whole, or not at all."""

    def __call__(self, act: Callable[[Connection], T], /) -> Awaitable[T]:
        """What comes of an act."""


class Identities:
    """The devices, passkeys and codes of everybody."""

    def __init__(self, read: Do, write: Do, clock: Clock) -> None:
        self._read = read
        self._write = write
        self._clock = clock

    # -- devices -----------------------------------------------------------------------------------

    async def arrive(self, name: str, about: str) -> tuple[Guest, str]:
        """Somebody new, and the token of their device."""

        def act(connection: Connection) -> tuple[Guest, str]:
            new = new_guest(connection, name, self._clock(connection))
            return new, self._new_device(connection, new.id, about)

        return await self._write(act)

    async def guest_on(self, token: str) -> Guest | None:
        """Who is known on a device; None for a token that was never made, or was signed out."""
        query = (
            select(guest.c.id, guest.c.name)
            .join(device, device.c.guest == guest.c.id)
            .where(device.c.hash == hashed(token), device.c.ended.is_(None))
        )
        return await self._read(lambda connection: _person(connection.execute(query).first()))

    async def old_guest(self, id: str, signed: float) -> Guest | None:
        """Who has a cookie of version 0.1.0 that was signed then; None once that person has signed a device out since."""
        query = select(guest.c.id, guest.c.name).where(
            guest.c.id == id, or_(guest.c.signed_out.is_(None), guest.c.signed_out < signed)
        )
        return await self._read(lambda connection: _person(connection.execute(query).first()))

    async def new_device(self, id: str, about: str, instead_of: str | None = None) -> str:
        """The token of a further device, or of one whose token was another one so far; raises TooManyDevices."""

        def act(connection: Connection) -> str:
            if instead_of is not None:
                connection.execute(delete(device).where(device.c.hash == hashed(instead_of)))
            return self._new_device(connection, id, about)

        return await self._write(act)

    def _new_device(self, connection: Connection, id: str, about: str) -> str:
        mine = select(func.count()).where(device.c.guest == id, device.c.ended.is_(None))
        if connection.execute(mine).scalar_one() >= MOST:
            raise TooManyDevices
        token, now = token_urlsafe(32), self._clock(connection)
        connection.execute(
            insert(device).values(hash=hashed(token), guest=id, about=about, created=now, seen=now)
        )
        return token

    async def note_visit(self, token: str, about: str) -> None:
        """A device is there again."""

        def act(connection: Connection) -> None:
            connection.execute(
                update(device)
                .where(device.c.hash == hashed(token))
                .values(seen=self._clock(connection), about=about)
            )

        seen = await self._read(
            lambda connection: (
                connection.scalar(select(device.c.seen).where(device.c.hash == hashed(token))),
                self._clock(connection),
            )
        )
        if seen[0] is not None and abs(seen[1] - seen[0]) > SEEN:
            await self._write(act)

    async def devices(self, id: str, token: str) -> list[Device]:
        """The devices on which somebody is known, those first that were there last."""

        def act(connection: Connection) -> list[Device]:
            query = select(device).where(device.c.guest == id, device.c.ended.is_(None))
            return [
                Device(row.hash[:16], row.about, row.created, row.seen, row.hash == hashed(token))
                for row in connection.execute(query.order_by(device.c.seen.desc(), device.c.hash))
            ]

        return await self._read(act)

    async def sign_out(self, id: str, which: str) -> bool:
        """End one of somebody's devices, by its id; False if it is none of theirs."""

        def act(connection: Connection) -> bool:
            mine = device.c.hash.startswith(which, autoescape=True)
            return self._end(connection, id, mine) > 0

        return len(which) == 16 and await self._write(act)

    async def sign_out_others(self, id: str, token: str) -> int:
        """End all of somebody's devices but the one with this token; how many."""
        return await self._write(lambda connection: self._end(connection, id, device.c.hash != hashed(token)))

    async def sign_out_here(self, token: str) -> None:
        """End a device from itself."""
        await self._write(
            lambda connection: connection.execute(
                update(device).where(device.c.hash == hashed(token)).values(ended=self._clock(connection))
            )
        )

    def _end(self, connection: Connection, id: str, which: Any) -> int:
        now = self._clock(connection)
        still = update(device).where(device.c.guest == id, device.c.ended.is_(None), which)
        ended = connection.execute(still.values(ended=now)).rowcount
        # A cookie of version 0.1.0 says nothing of its device: all of them have come to their end.
        connection.execute(update(guest).where(guest.c.id == id).values(signed_out=now))
        return ended

    # -- as everybody knows them -------------------------------------------------------------------

    async def public(self, id: str) -> str:
        """What everybody may know somebody by."""
        query = select(guest.c.public).where(guest.c.id == id)
        known = await self._read(lambda connection: connection.scalar(query))
        if known is not None:
            return str(known)

        def act(connection: Connection) -> str:
            # A process of version 0.1.0 has let them in.
            still = update(guest).where(guest.c.id == id, guest.c.public.is_(None))
            connection.execute(still.values(public=token_urlsafe(9)))
            return str(connection.scalar(query))

        return await self._write(act)

    async def since(self, id: str) -> float:
        """When somebody came here first."""
        query = select(guest.c.created).where(guest.c.id == id)
        return await self._read(lambda connection: float(connection.scalar(query) or 0))

    async def by_public(self, public: str) -> Guest | None:
        """The person whom everybody knows by this."""
        query = select(guest.c.id, guest.c.name).where(guest.c.public == public)
        return await self._read(lambda connection: _person(connection.execute(query).first()))

    # -- codes -------------------------------------------------------------------------------------

    async def link(self, id: str) -> str:
        """A code that brings somebody to another device, good for one use; raises LookupError if there is no such person."""

        def act(connection: Connection) -> str:
            if connection.execute(select(guest.c.id).where(guest.c.id == id)).first() is None:
                raise LookupError("there is no such guest")
            now, code = self._clock(connection), _code(LINK_SIGNS, 5)
            connection.execute(delete(link).where(or_(link.c.until < now, link.c.guest == id)))
            connection.execute(insert(link).values(hash=_kept(code), guest=id, until=now + LINK))
            return code

        return await self._write(act)

    async def follow(self, code: str) -> Guest | None:
        """Who made a code for another device; None if it was used before, is too old or was never made."""

        def act(connection: Connection) -> Guest | None:
            used = delete(link).where(link.c.hash == _kept(code)).returning(link.c.guest, link.c.until)
            row = connection.execute(used).first()
            if row is None or row.until < self._clock(connection):
                return None
            return find(connection, row.guest)

        return await self._write(act)

    async def new_recovery(self, id: str) -> list[str]:
        """Recovery codes for somebody, in place of all that there were."""

        def act(connection: Connection) -> list[str]:
            codes = [_code(RECOVERY_SIGNS, 4) for _ in range(CODES)]
            connection.execute(delete(recovery).where(recovery.c.guest == id))
            connection.execute(insert(recovery), [{"hash": _kept(code), "guest": id} for code in codes])
            return codes

        return await self._write(act)

    async def recover(self, code: str) -> Guest | None:
        """Whose recovery code this is, which is used up by that; None if it is nobody's."""

        def act(connection: Connection) -> Guest | None:
            used = delete(recovery).where(recovery.c.hash == _kept(code)).returning(recovery.c.guest)
            row = connection.execute(used).first()
            return None if row is None else find(connection, row.guest)

        return await self._write(act)

    async def recovery_codes(self, id: str) -> int:
        """How many recovery codes somebody has left."""
        count = select(func.count()).where(recovery.c.guest == id)
        return await self._read(lambda connection: connection.execute(count).scalar_one())

    # -- passkeys ----------------------------------------------------------------------------------

    async def challenge(self, id: str | None) -> str:
        """Something new to sign, for a further passkey of somebody, or for whoever turns out to be somebody."""

        def act(connection: Connection) -> str:
            now, new = self._clock(connection), token_urlsafe(32)
            connection.execute(delete(challenge).where(challenge.c.until < now))
            connection.execute(insert(challenge).values(id=new, guest=id, until=now + CHALLENGE))
            return new

        return await self._write(act)

    async def use_challenge(self, text: str, id: str | None) -> bool:
        """Whether this was asked to be signed, for the same purpose, and not signed yet."""

        def act(connection: Connection) -> bool:
            same = challenge.c.guest.is_(None) if id is None else challenge.c.guest == id
            used = delete(challenge).where(and_(challenge.c.id == text, same)).returning(challenge.c.until)
            row = connection.execute(used).first()
            return row is not None and bool(row.until >= self._clock(connection))

        return await self._write(act)

    async def passkeys(self, id: str) -> list[Passkey]:
        """The passkeys of somebody, the latest first."""
        query = select(passkey).where(passkey.c.guest == id).order_by(passkey.c.created.desc())
        return await self._read(lambda connection: [_passkey(row) for row in connection.execute(query)])

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey of this id."""

        def act(connection: Connection) -> Passkey | None:
            row = connection.execute(select(passkey).where(passkey.c.id == id)).first()
            return None if row is None else _passkey(row)

        return await self._read(act)

    async def add_passkey(self, of: Guest, id: str, site: str, key: str, count: int, about: str) -> bool:
        """Keep a passkey; False if it is somebody else's. Raises TooManyDevices."""

        def act(connection: Connection) -> bool:
            mine = select(func.count()).where(passkey.c.guest == of.id)
            if connection.execute(mine).scalar_one() >= MOST:
                raise TooManyDevices
            now = self._clock(connection)
            if connection.execute(select(passkey.c.id).where(passkey.c.id == id)).first() is not None:
                return False
            connection.execute(
                insert(passkey).values(
                    id=id, guest=of.id, site=site, key=key, count=count, about=about, created=now, seen=now
                )
            )
            return True

        return await self._write(act)

    async def use_passkey(self, id: str, count: int) -> Guest | None:
        """Who a passkey belongs to that has just signed."""

        def act(connection: Connection) -> Guest | None:
            used = (
                update(passkey)
                .where(passkey.c.id == id)
                .values(count=count, seen=self._clock(connection))
                .returning(passkey.c.guest)
            )
            row = connection.execute(used).first()
            return None if row is None else find(connection, row.guest)

        return await self._write(act)

    async def remove_passkey(self, of: str, id: str) -> bool:
        """Forget one of somebody's passkeys; False if it is none of theirs."""
        mine = delete(passkey).where(passkey.c.guest == of, passkey.c.id == id)
        return await self._write(lambda connection: connection.execute(mine).rowcount == 1)


def new_guest(connection: Connection, name: str, now: float) -> Guest:
    """Somebody new, with an id that nobody can guess, and another one for everybody."""
    new = Guest(token_urlsafe(16), name)
    row = insert(guest).values(id=new.id, name=name, created=now, public=token_urlsafe(9))
    connection.execute(row)
    return new


def find(connection: Connection, id: str) -> Guest | None:
    """The person of this id."""
    return _person(connection.execute(select(guest.c.id, guest.c.name).where(guest.c.id == id)).first())


def forget(connection: Connection, id: str) -> None:
    """Nobody can be this person any more, nor come back as them."""
    for table in (device, passkey, recovery, link, habit, push, call):
        connection.execute(delete(table).where(table.c.guest == id))
    connection.execute(delete(challenge).where(challenge.c.guest == id))
    connection.execute(delete(block).where(or_(block.c.guest == id, block.c.other == id)))
    connection.execute(delete(guest).where(guest.c.id == id))


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode(errors="replace")).hexdigest()


def _code(signs: int, group: int) -> str:
    drawn = "".join([choice(SIGNS) for _ in range(signs)])
    return "-".join([drawn[start : start + group] for start in range(0, signs, group)])


def _kept(code: str) -> str:
    """What is kept of a code, however it is typed."""
    return hashed("".join([sign for sign in code.lower().translate(MISREAD) if sign.isalnum()]))


def _person(row: Any) -> Guest | None:
    return None if row is None else Guest(row.id, row.name)


def _passkey(row: Any) -> Passkey:
    return Passkey(row.id, row.guest, row.site, row.key, row.count, row.about, row.created, row.seen)
