"""Limits: how much one guest and one address may do, so that nobody can use up what is there for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields

BUCKETS_KEPT: Final = 20_000
FOLD: Final = 8
"""All guests of one address together may do so many times what each of them may: a household, a school class."""
HOME: Final = 64
"""So many bits of an IPv6 address say whose it is; the others its owner chooses at will."""


class Asker(Struct, frozen=True):
    """Whoever wants something: a guest, if they are one already, and the address that they come from."""

    guest: str = ""
    address: str = ""


class Rate(Struct, frozen=True):
    """So many a second on average, and so many at once."""

    a_second: float
    at_once: float


class Rates(Struct, frozen=True, kw_only=True):
    """What one guest or one address may do. No person comes near; a program that plays by itself may need more."""

    requests: Rate = Rate(20, 100)
    """From one address, of whatever kind; what a page is made of comes at once."""
    guests: Rate = Rate(0.2, 20)
    """New guests from one address, and devices linked."""
    entries: Rate = Rate(4, 80)
    """Sockets opened from one address: a household behind one address comes back at once after a cut."""
    logs: Rate = Rate(0.2, 10)
    """Refusals that are logged for one address."""
    rooms: Rate = Rate(0.1, 10)
    """Rooms, rematches and records of a guest."""
    bytes: Rate = Rate(500, 4_000_000)
    """Of the records that a guest has kept here."""
    replays: Rate = Rate(5, 40)
    """Moments and reviews of finished matches for a guest."""
    pads: Rate = Rate(8, 80)
    """What pads beside a real table show, and have others shown: as quickly as somebody taps."""
    commands: Rate = Rate(10, 40)
    """Of a guest, in all rooms."""
    endurance: Rate = Rate(0.5, 20_000)
    """The same over many hours: each of them is kept for ever."""
    sayings: Rate = Rate(0.5, 8)
    reports: Rate = Rate(1 / 600, 5)
    hints: Rate = Rate(0.2, 4)
    pings: Rate = Rate(1, 20)
    renames: Rate = Rate(1 / 120, 5)
    """A new name is told in all rooms of a guest."""
    letters: Rate = Rate(1 / 1200, 3)
    """That ask for a confirmation: whoever gets them may not have asked for them."""
    sockets: int = 20
    """Open at once for one guest."""
    running: int = 20
    """Rooms of one host that are open at once."""
    replaying: int = 6
    """Moments, forks and records that one guest waits for at once."""
    reviewing: int = 1
    """Reviews that one guest waits for at once."""


OF_ADDRESSES: Final = frozenset({"requests", "guests", "entries", "logs"})
"""What is counted for addresses alone: here nobody is a guest yet."""
FULL: Final = {"sockets": "too_many"}
"""What it is called if there is no place of a kind; else it is too much at once."""
_ANY: Final = Rate(1e9, 1e9)
_MANY: Final = 1_000_000_000
_EVERYTHING: Final[dict[str, Any]] = {
    one.name: _ANY if isinstance(one.default, Rate) else _MANY for one in fields(Rates)
}
GENEROUS: Final = Rates(**_EVERYTHING)
"""For scripted people: nothing is ever too much."""


class TooMuch(Exception):
    """Somebody wants too much at once; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Limits:
    """Token buckets, which fill up by themselves, and places, which are free again when what they were taken for is over."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = monotonic) -> None:
        self.rates = rates
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        """For each kind and key what was left, and when."""
        self._taken: dict[tuple[str, str], int] = {}
        """For each kind and key how many places are taken."""

    def allows(self, kind: str, asker: Asker, cost: float = 1.0) -> bool:
        """Take from the buckets of a guest and of an address, if there is enough in both."""
        rate: Rate = getattr(self.rates, kind)
        now = self._clock()
        purses = [
            (key, most, min(most, left + (now - since) * a_second))
            for key, a_second, most in self._keys(kind, asker, rate)
            for left, since in [self._buckets.pop(key, (most, now))]
        ]
        # Whatever needs more than a full bucket is allowed when it is full.
        allowed = all(left >= min(cost, most) for _, most, left in purses)
        for key, _, left in purses:
            # Whoever came last stands last: the first ones are those that have been quiet for longest.
            self._buckets[key] = (left - cost if allowed else left, now)
        while len(self._buckets) > BUCKETS_KEPT:
            del self._buckets[next(iter(self._buckets))]
        return allowed

    def spend(self, kind: str, asker: Asker, cost: float = 1.0) -> None:
        """Count something that somebody does; raises TooMuch if it is too much at once."""
        if not self.allows(kind, asker, cost):
            raise TooMuch("too_fast")

    def take(self, kind: str, asker: Asker) -> None:
        """Take a place, to be given back; raises TooMuch if there is none."""
        most: int = getattr(self.rates, kind)
        keys = self._places(kind, asker, most)
        if any(self._taken.get(key, 0) >= places for key, places in keys):
            raise TooMuch(FULL.get(kind, "too_fast"))
        for key, _ in keys:
            self._taken[key] = self._taken.get(key, 0) + 1

    def give_back(self, kind: str, asker: Asker) -> None:
        """Free a place that was taken."""
        for key, _ in self._places(kind, asker, 0):
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    @contextmanager
    def place(self, kind: str, asker: Asker) -> Iterator[None]:
        """Have a place meanwhile; raises TooMuch if there is none."""
        self.take(kind, asker)
        try:
            yield
        finally:
            self.give_back(kind, asker)

    def _keys(self, kind: str, asker: Asker, rate: Rate) -> list[tuple[tuple[str, str], float, float]]:
        """The buckets of somebody, with what comes in by the second and what they hold."""
        if kind in OF_ADDRESSES:
            return [((kind, f"@{asker.address}"), rate.a_second, rate.at_once)]
        return [
            (
                (kind, f"{'' if asker.guest else '@'}{asker.guest or asker.address}"),
                rate.a_second,
                rate.at_once,
            ),
            ((kind, f"all@{asker.address}"), FOLD * rate.a_second, FOLD * rate.at_once),
        ]

    def _places(self, kind: str, asker: Asker, most: int) -> list[tuple[tuple[str, str], int]]:
        return [
            ((kind, asker.guest or f"@{asker.address}"), most),
            ((kind, f"all@{asker.address}"), FOLD * most),
        ]


def home_of(address: str) -> str:
    """Whose address it is: of IPv6 the network of a household, out of which one may have any number of addresses."""
    if ":" not in address:
        return address
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, HOME), strict=False))
    return address
