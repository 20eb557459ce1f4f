"""Luck: one stream of random numbers per source, all derived from the match's seed.

Each stream is SHAKE-128 over a key of its own and a counter. That makes it portable (no use of Python's
own generator), and a player who has watched every shuffle still cannot compute the next one.
"""

from __future__ import annotations

from hashlib import blake2b, sha256, shake_128
from typing import Any, Final, TypeVar

from ludoteca.kernel.native import mypyc_attr

T = TypeVar("T")

SEED_BYTES: Final = 32
SPAN: Final = 1 << 30
"""Words have 30 bits: the compiled core multiplies such numbers without a detour."""


def seed_from(*parts: object) -> bytes:
    """A seed derived from anything that prints, such as a number typed by a person."""
    return sha256("\x1f".join(str(part) for part in parts).encode(errors="surrogatepass")).digest()


def fingerprint(seed: bytes) -> str:
    """What is shown of a seed before the match is over: enough to verify it, nothing to guess it."""
    return sha256(b"ludoteca seed " + seed).hexdigest()


@mypyc_attr(acyclic=True)
class Source:
    """The endless row of random words of one source. Pure, so that all copies of a match share it."""

    __slots__ = ("key", "block", "drawn")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = -1
        self.drawn = b""
        """The last block that was asked for: 64 words of four bytes."""

    def word(self, place: int) -> int:
        """The 30 random bits at this place of the row."""
        block = place >> 6
        if block != self.block:
            self.drawn = shake_128(self.key + block.to_bytes(8, "little")).digest(256)
            self.block = block
        drawn, first = self.drawn, (place & 63) * 4
        return drawn[first] >> 2 | drawn[first + 1] << 6 | drawn[first + 2] << 14 | drawn[first + 3] << 22

    def below(self, place: int, bound: int) -> tuple[int, int]:
        """A number from 0 to ``bound - 1``, all equally likely, drawn from this place on (Lemire's method), and the next place."""
        while True:
            product = self.word(place) * bound
            place += 1
            rest = product & (SPAN - 1)
            if rest >= bound or rest >= (SPAN - bound) % bound:
                return product >> 30, place


@mypyc_attr(acyclic=True)
class Luck:
    """All streams of a match: for each source how many words have been drawn from it."""

    __slots__ = ("seed", "sources", "drawn", "script")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed
        self.sources: dict[str, Source] = {}
        self.drawn: dict[str, int] = {}
        self.script: dict[str, tuple[int, ...]] = {}
        """What was set beforehand: the next numbers of a stream, or the items that its next shuffle puts last. Never changed
        but replaced, so that copies share it."""

    def source(self, name: str) -> Source:
        """The row of a stream, for whoever draws from it again and again and notes in the end how far."""
        found = self.sources.get(name)
        if found is None:
            found = Source(blake2b(name.encode(), key=self.seed, digest_size=32).digest())
            self.sources[name] = found
        return found

    def below(self, name: str, bound: int) -> int:
        """A number from 0 to ``bound - 1``, all equally likely."""
        if self.script and name in self.script:
            number = self._scripted(name, bound)
            if number is not None:
                return number
        found, self.drawn[name] = self.source(name).below(self.drawn.get(name, 0), bound)
        return found

    def shuffle(self, name: str, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        source = self.source(name)
        place = self.drawn.get(name, 0)
        for last in range(len(items) - 1, 0, -1):
            other, place = source.below(place, last + 1)
            items[last], items[other] = items[other], items[last]
        self.drawn[name] = place
        if self.script and name in self.script:
            wanted: list[Any] = list(self.script[name])
            self.script = {other: rest for other, rest in self.script.items() if other != name}
            ending = [item for item in wanted if item in items]
            items[:] = [item for item in items if item not in ending] + ending[::-1]

    def _scripted(self, name: str, bound: int) -> int | None:
        """The next number that was set for a stream; those that cannot fall there are passed over."""
        numbers = self.script[name]
        while numbers and numbers[0] >= bound:
            numbers = numbers[1:]
        self.script = {other: rest for other, rest in self.script.items() if other != name}
        if len(numbers) > 1:
            self.script[name] = numbers[1:]
        if not numbers:
            return None
        self.drawn[name] = self.drawn.get(name, 0) + 1
        return numbers[0]

    def seed_for(self, name: str) -> bytes:
        """A fresh seed drawn from a stream: how an imagined world gets luck of its own."""
        source = self.source(name)
        place = self.drawn.get(name, 0)
        words = [source.word(place + offset) for offset in range(SEED_BYTES * 8 // 30 + 1)]
        self.drawn[name] = place + len(words)
        return sha256(repr(words).encode()).digest()

    def copy(self) -> Luck:
        """Luck that will fall the same way."""
        twin = Luck(self.seed)
        twin.sources = self.sources
        twin.drawn = self.drawn.copy()
        twin.script = self.script
        return twin
