"""Decisions: the questions a script asks, and the one way to ask them.

A card effect is a generator that says ``yield from choose(...)`` and goes on with the answer. The options of
a decision are the legal moves; there is no other list. Options may be lazy sequences over the table, and must
be where they depend on cards that other seats cannot see: an imagined world deals those anew in place.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from math import comb
from typing import Any, TypeVar, cast, overload

from ludoteca.kernel.card import Card, Names
from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.notation import NONE_TEXT, AnyOption, Spelling, spell
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Live

T = TypeVar("T")


class Ask:
    """A kind of question: its name in records and languages, how its options are written, its rule.

    A discreet question is put even to a seat that has only one answer: the others would see from its absence what
    that seat holds.
    """

    __slots__ = ("name", "spelling", "rule", "discreet")

    def __init__(self, name: str, spelling: Spelling, rule: str, discreet: bool = False) -> None:
        self.name = name
        self.spelling = spelling
        self.rule = rule
        self.discreet = discreet


class IllegalAnswer(ValueError):
    """The answer is none of the options, or the seat was not asked. Nothing has changed."""


@mypyc_attr(free_list_len=1)
class Decision:
    """A question to one seat. ``about`` are public cards it speaks of, such as the lot on sale."""

    __slots__ = ("seat", "ask", "options", "about")

    def __init__(self, seat: Seat, ask: Ask, options: Sequence[AnyOption], about: tuple[Card, ...]) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.about = about

    def spell(self, option: AnyOption, names: Names) -> str:
        """An option as text."""
        return spell(self.ask.spelling, option, names)

    def read(self, text: str, names: Names) -> int | None:
        """The place of the option with this text, or None. Several cards may come in any order."""
        options = self.options
        if isinstance(options, Some):
            wanted = [] if text == NONE_TEXT else text.split("+")
            spelt = [spell(self.ask.spelling, (item,), names) for item in options.items]
            if len(set(wanted)) == len(wanted) and set(wanted) <= set(spelt):
                return options.place([index for index, name in enumerate(spelt) if name in wanted])
            return None
        for place in range(len(options)):
            if spell(self.ask.spelling, options[place], names) == text:
                return place
        return None

    def place(self, option: AnyOption) -> int | None:
        """The place of an option among the options, or None."""
        options = self.options
        if isinstance(options, Some):
            if not isinstance(option, tuple):
                return None
            indices = [index for index, item in enumerate(options.items) if item in option]
            return options.place(indices) if len(indices) == len(option) else None
        for place in range(len(options)):
            if options[place] == option:
                return place
        return None


@mypyc_attr(free_list_len=1)
class Some(Sequence[tuple[AnyOption, ...]]):
    """All ways to take some of the items; nothing is listed until it is asked for.

    With a limit the ways come fewest first. Without one, way number n takes the items of n's binary digits.
    """

    __slots__ = ("_fixed", "_live", "at_least", "at_most")

    def __init__(self, items: Sequence[AnyOption], at_least: int, at_most: int | None) -> None:
        self._live: Live | None = items if isinstance(items, Live) else None
        self._fixed: tuple[AnyOption, ...] = () if isinstance(items, Live) else tuple(items)
        self.at_least = at_least
        self.at_most = at_most

    @property
    def items(self) -> tuple[AnyOption, ...]:
        """What can be taken now."""
        return self._fixed if self._live is None else self._live.now()

    @property
    def most(self) -> int:
        """The largest number that can be taken now."""
        size = len(self.items)
        return size if self.at_most is None or self.at_most > size else self.at_most

    @property
    def _by_digits(self) -> bool:
        return self.at_most is None and self.at_least <= 1

    def __len__(self) -> int:
        return self.ways()

    def ways(self) -> int:
        """How many ways there are."""
        size = len(self.items)
        if self._by_digits:
            return (1 << size) - self.at_least
        return sum([comb(size, taken) for taken in range(self.at_least, self.most + 1)])

    @overload
    def __getitem__(self, place: int) -> tuple[AnyOption, ...]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[AnyOption, ...]]: ...
    def __getitem__(self, place: int | slice) -> tuple[AnyOption, ...] | Sequence[tuple[AnyOption, ...]]:
        if isinstance(place, int):
            return self.nth(place + len(self) if place < 0 else place)
        return [self.nth(number) for number in range(*place.indices(len(self)))]

    def nth(self, place: int) -> tuple[AnyOption, ...]:
        """The way at this place."""
        items = self.items
        if self._by_digits:
            digits = place + self.at_least
            if self.at_least <= digits < 1 << len(items):
                return tuple([item for index, item in enumerate(items) if digits >> index & 1])
        if not 0 <= place < self.ways():
            raise IndexError(f"there are {self.ways()} ways, not {place + 1}")
        for taken in range(self.at_least, self.most + 1):
            ways = comb(len(items), taken)
            if place < ways:
                return _unrank(items, place, taken)
            place -= ways
        raise AssertionError("the place was within the length")

    def place(self, indices: list[int]) -> int | None:
        """The place of the way that takes the items at these indices, in ascending order."""
        size = len(self.items)
        taken = len(indices)
        if not self.at_least <= taken <= self.most:
            return None
        if self._by_digits:
            return sum([1 << index for index in indices]) - self.at_least
        place = sum([comb(size, fewer) for fewer in range(self.at_least, taken)])
        left, index = taken, 0
        for chosen in indices:
            for skipped in range(index, chosen):
                place += comb(size - skipped - 1, left - 1)
            index = chosen + 1
            left -= 1
        return place


def _unrank(items: tuple[AnyOption, ...], place: int, taken: int) -> tuple[AnyOption, ...]:
    """The combination of so many items at this place of the lexicographic order."""
    chosen: list[AnyOption] = []
    for index in range(len(items)):
        ways = comb(len(items) - index - 1, taken - 1) if taken else 0
        if place < ways:
            chosen.append(items[index])
            taken -= 1
        else:
            place -= ways
    return tuple(chosen)


class OrPass(Sequence[AnyOption]):
    """The options, and last of all to pass (None)."""

    __slots__ = ("options",)

    def __init__(self, options: Sequence[AnyOption]) -> None:
        self.options = options

    def __len__(self) -> int:
        return len(self.options) + 1

    def __getitem__(self, place: Any) -> AnyOption:
        if isinstance(place, slice):
            return [*self.options, None][place]
        if place < 0:
            place += len(self)
        if place < 0:
            raise IndexError(f"there are {len(self)} options")
        return None if place == len(self.options) else self.options[place]


class Bundle:
    """Questions to several seats at the same time, sealed until all have answered the last of theirs.

    Each seat runs a script of its own, which may ask several questions but may not change the table; so a
    seat's answers can be taken back, or forgotten in an imagined world, without touching anybody else's.
    """

    __slots__ = ("scripts", "running", "pending", "given", "results")

    def __init__(self, scripts: Mapping[Seat, Callable[[], Script[Any]]]) -> None:
        self.scripts = dict(scripts)
        self.running: dict[Seat, Run] = {}
        self.pending: dict[Seat, Decision] = {}
        self.given: dict[Seat, list[tuple[Ask, AnyOption]]] = {}
        self.results: dict[Seat, Any] = {}
        for seat in self.scripts:
            self._start(seat)

    @property
    def complete(self) -> bool:
        """Whether everybody has answered."""
        return not self.pending

    def restart(self, seat: Seat) -> None:
        """Forget what the seat has answered and ask it from the beginning."""
        self.results.pop(seat, None)
        self._start(seat)
        # Always in the same order: else it would show who had answered already.
        self.pending = {other: self.pending[other] for other in self.scripts if other in self.pending}

    def _start(self, seat: Seat) -> None:
        self.given[seat] = []
        self.running[seat] = run_into(self.results, seat, self.scripts[seat]())
        self._resume(seat, None)

    def answer(self, seat: Seat, option: AnyOption) -> None:
        """Go on with one seat's script."""
        self.given[seat].append((self.pending[seat].ask, option))
        self._resume(seat, option)

    def _resume(self, seat: Seat, option: AnyOption) -> None:
        question = self.running[seat].send(option)
        if question is None:
            self.pending.pop(seat, None)
        elif isinstance(question, Decision):
            self.pending[seat] = question
        else:
            raise TypeError("a sealed script asks its own seat only")


Script = Generator[Decision | Bundle, Any, T]
"""A generator that plays a step or an effect: Script[None] for an effect, Script[Card] for a choice."""


Run = Generator[Decision | Bundle | None, Any, None]
"""A script on its way: its questions, and None once it is done.

An exception at the end of every script would cost as much as all the rest of a decision.
"""


def run(script: Script[None]) -> Run:
    """Run a script for its effect."""
    yield from script
    yield None


def run_into(results: dict[Seat, Any], seat: Seat, script: Script[Any]) -> Run:
    """Run a seat's script and keep what it returns."""
    results[seat] = yield from script
    yield None


def no_question() -> Script[None]:
    """What a step without a decision yields from, to be a script all the same."""
    yield from ()


def choose(seat: Seat, ask: Ask, options: Sequence[T], *about: Card) -> Script[T]:
    """Ask for one of the options. A forced choice is not asked, unless the question is discreet."""
    if len(options) == 1 and not ask.discreet:
        return options[0]
    if not options:
        raise ValueError(f"{ask.name} was asked with nothing to choose from")
    answer = yield Decision(seat, ask, options, about)
    return cast(T, answer)


def choose_or_pass(seat: Seat, ask: Ask, options: Sequence[T], *about: Card) -> Script[T | None]:
    """Ask for one of the options or none of them. With no options it is not asked, unless the question is discreet."""
    if not options and not ask.discreet:
        return None
    answer = yield Decision(seat, ask, OrPass(options), about)
    return cast(T | None, answer)


def choose_some(
    seat: Seat, ask: Ask, options: Sequence[T], at_least: int, at_most: int | None, *about: Card
) -> Script[tuple[T, ...]]:
    """Ask for several of the options; ``at_most`` None sets no limit."""
    ways = Some(options, at_least, at_most)
    number = ways.ways()
    if number == 1:
        return ways.nth(0)
    if not number:
        raise ValueError(f"{ask.name} was asked for {at_least} of {len(options)}")
    answer = yield Decision(seat, ask, ways, about)
    return cast(tuple[T, ...], answer)


def together(scripts: Mapping[Seat, Callable[[], Script[T]]]) -> Script[dict[Seat, T]]:
    """Let several seats answer their own scripts at the same time, sealed until all are in."""
    bundle = Bundle(scripts)
    if not bundle.complete:
        yield bundle
    return bundle.results


class _Choose:
    """One seat's question of a simultaneous choice, ready to be asked again."""

    __slots__ = ("seat", "ask", "options")

    def __init__(self, seat: Seat, ask: Ask, options: Sequence[AnyOption]) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options

    def __call__(self) -> Script[Any]:
        return choose(self.seat, self.ask, self.options)


def choose_together(ask: Ask, options: Mapping[Seat, Sequence[T]]) -> Script[dict[Seat, T]]:
    """Ask several seats at the same time for one of their options each, sealed until all are in."""
    return together({seat: _Choose(seat, ask, offered) for seat, offered in options.items()})
