"""Pads: what a phone beside a real table is told, what it asks and what it shows for that.

A pad is kept as the list of what it was told, such as ``fleet.0 7``. What it shows follows from that list alone, so that it
can be closed and opened again, taken back and corrected, sent to another phone, and asked on a server or in a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludoteca.facets.message import Message, listed

MOST_DIGITS: Final = 4
LONGEST_TOLD: Final = 4_000
"""So many things can a pad be told at most, and so many letters each."""
YES: Final = "yes"
NO: Final = "no"


class Unfit(Exception):
    """Something that was told does not fit what was told before; nothing has changed."""

    def __init__(self, number: int, problem: Message) -> None:
        super().__init__(f"{number}: {problem.id}")
        self.number = number
        """Its place in what was told, from 0."""
        self.problem = problem


class Way(Enum):
    """How something is told."""

    NUMBER = "number"
    CHOICE = "choice"
    CARDS = "cards"
    DO = "do"
    """By a button for each choice, each of which is told as it is."""


class Tone(Enum):
    """How something is said."""

    PLAIN = "plain"
    LOUD = "loud"
    QUIET = "quiet"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True)
class PadChoice:
    """One thing that can be told."""

    text: str
    label: Message


@dataclass(frozen=True)
class Asked:
    """Something that the pad wants to know; it is told as its key, a space and the value."""

    key: str
    label: Message
    way: Way
    value: str | None
    """What was told; None as long as nobody has."""
    choices: tuple[PadChoice, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards among which to choose, and those that are chosen."""
    least: int = 0
    most: int = 0
    rule: str = ""
    needed: bool = True
    """Whether nothing can be counted without it."""


@dataclass(frozen=True)
class Remark:
    """A sentence."""

    text: Message
    tone: Tone = Tone.PLAIN
    rule: str = ""


@dataclass(frozen=True)
class Shown:
    """Cards to look at."""

    cards: tuple[str, ...]
    label: Message | None = None
    marks: tuple[Message, ...] = ()
    """What each card stands for, if anything,"""
    signs: tuple[str, ...] = ()
    """and the sign by which the box draws that."""


@dataclass(frozen=True)
class Gauge:
    """How much somebody has of something, of how much there is."""

    label: Message
    value: int
    most: int
    goal: int = 0


@dataclass(frozen=True)
class SheetLine:
    """What something brings, and by which rule."""

    text: Message
    points: int
    rule: str


@dataclass(frozen=True)
class Sheet:
    """The score of a side, line by line; the total and the rank are None as long as something is missing."""

    side: Message
    lines: tuple[SheetLine, ...]
    total: int | None
    rank: int | None = None


@dataclass(frozen=True)
class Drawn:
    """Something that the box draws in a way of its own; ``text`` says the same for whoever does not see it."""

    kind: str
    facts: dict[str, str | int]
    text: Message


@dataclass(frozen=True)
class Offered:
    """A file to be taken home."""

    name: str
    content: str
    label: Message


Part = Asked | Remark | Shown | Gauge | Sheet | Drawn | Offered


@dataclass(frozen=True)
class Section:
    """Parts that belong together."""

    title: Message | None
    parts: tuple[Part, ...]
    folded: bool = False
    """Whether it stays closed until somebody opens it."""


@dataclass(frozen=True)
class PadPage:
    """What a pad shows: the sections, what was told in words, and what is still missing."""

    sections: tuple[Section, ...]
    told: tuple[Message | None, ...]
    """For each thing that was told what it says; None where it says nothing any more."""
    missing: tuple[Message, ...] = ()


class Form:
    """A pad that asks for whatever it needs where it needs it: asking returns what was told, if anything was."""

    def __init__(self, told: Sequence[str], card: Callable[[str], Message]) -> None:
        self._told = told
        self._card = card
        self._last: dict[str, tuple[int, str]] = {}
        for number, text in enumerate(told):
            key, _, value = text.partition(" ")
            self._last[key] = (number, value)
        self._asked: dict[str, Asked] = {}
        self._pools: dict[str, dict[str, str]] = {}
        """For each pool of cards the key by which each card was taken."""
        self._pool_of: dict[str, str] = {}
        self._sections: list[tuple[Message | None, list[Part], bool]] = []
        self._at = -1
        self._noted: dict[int, Message] = {}
        self.missing: list[Message] = []

    # -- what it shows -----------------------------------------------------------------------------

    def section(self, title: Message | None, *, folded: bool = False) -> None:
        """Begin another section, after the one that is filled now."""
        self._at += 1
        self._sections.insert(self._at, (title, [], folded))

    def later(self, title: Message | None) -> int:
        """A section that stands here and is filled later: go to it then."""
        self.section(title)
        return self._at

    def go_to(self, place: int) -> None:
        """Go on in a section that was begun before."""
        self._at = place

    def show(self, part: Part) -> None:
        """Show something."""
        if not self._sections:
            self.section(None)
        self._sections[self._at][1].append(part)

    def remark(self, text: Message, tone: Tone = Tone.PLAIN, rule: str = "") -> None:
        """Say something."""
        self.show(Remark(text, tone, rule))

    # -- what it asks ------------------------------------------------------------------------------

    def told(self, key: str) -> str | None:
        """What was told under a key, whether it fits or not."""
        return self._last[key][1] if key in self._last else None

    def number(
        self, key: str, label: Message, most: int, *, least: int = 0, rule: str = "", usual: int | None = None
    ) -> int | None:
        """A whole number; None as long as it was not told. What is usual need not be told."""
        number, value = self._last.get(key, (0, None if usual is None else str(usual)))
        if value is not None:
            digits = value.removeprefix("-")
            plain = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
            if not plain or not least <= int(value) <= most:
                raise Unfit(number, Message("pad-problem-number", {"least": least, "most": most}))
        self._ask(Asked(key, label, Way.NUMBER, value, least=least, most=most, rule=rule))
        return None if value is None else int(value)

    def choice(
        self,
        key: str,
        label: Message,
        choices: dict[str, Message],
        *,
        rule: str = "",
        usual: str | None = None,
    ) -> str | None:
        """One of a few words; None as long as it was not told."""
        number, value = self._last.get(key, (0, usual))
        if value is not None and value not in choices:
            raise Unfit(number, Message("pad-problem-choice"))
        made = tuple([PadChoice(text, said) for text, said in choices.items()])
        self._ask(Asked(key, label, Way.CHOICE, value, made, rule=rule))
        return value

    def yes(self, key: str, label: Message, *, rule: str = "") -> bool | None:
        """Whether something is so; None as long as it was not told."""
        value = self.choice(key, label, {YES: Message("pad-yes"), NO: Message("pad-no")}, rule=rule)
        return None if value is None else value == YES

    def cards(
        self,
        key: str,
        label: Message,
        among: Sequence[str],
        *,
        most: int = 999,
        pool: str = "cards",
        rule: str = "",
        needed: bool = False,
    ) -> tuple[str, ...]:
        """Some of these cards; a card of a pool lies in one place only. None told is none there, unless they are needed."""
        number, value = self._last.get(key, (0, None))
        chosen = tuple(value.split()) if value else ()
        taken = self._pools.setdefault(pool, {})
        self._pool_of[key] = pool
        for place, name in enumerate(chosen):
            if name not in among:
                raise Unfit(number, Message("pad-problem-card"))
            if name in chosen[:place]:
                raise Unfit(number, Message("pad-problem-twice", {"card": self._card(name)}))
            if name in taken:
                later = max(number, self._last[taken[name]][0])
                where = self._asked[taken[name]].label
                raise Unfit(
                    later, Message("pad-problem-elsewhere", {"card": self._card(name), "where": where})
                )
            taken[name] = key
        if len(chosen) > most:
            raise Unfit(number, Message("pad-problem-many", {"most": most}))
        self._ask(
            Asked(key, label, Way.CARDS, value, cards=tuple(among), most=most, rule=rule, needed=needed)
        )
        return chosen

    def _ask(self, asked: Asked) -> None:
        if asked.key in self._asked:
            raise ValueError(f"{asked.key} is asked twice")
        self._asked[asked.key] = asked
        self.show(asked)
        if asked.needed and asked.value is None:
            title = self._sections[self._at][0]
            of = asked.label if title is None else Message("pad-of", {"whom": title, "what": asked.label})
            self.missing.append(of)

    # -- the page ----------------------------------------------------------------------------------

    def page(self) -> PadPage:
        """All of it."""
        return PadPage(
            tuple(
                [
                    Section(title, tuple([self._left(part) for part in parts]), folded)
                    for title, parts, folded in self._sections
                    if parts
                ]
            ),
            tuple([self._said(number, text) for number, text in enumerate(self._told)]),
            tuple(self.missing),
        )

    def _left(self, part: Part) -> Part:
        """Among cards only those that do not lie elsewhere can be chosen."""
        if not isinstance(part, Asked) or part.way is not Way.CARDS:
            return part
        taken = self._pools[self._pool_of[part.key]]
        left = tuple([name for name in part.cards if taken.get(name, part.key) == part.key])
        return Asked(
            part.key,
            part.label,
            part.way,
            part.value,
            cards=left,
            most=part.most,
            rule=part.rule,
            needed=part.needed,
        )

    def note(self, number: int, message: Message) -> None:
        """What something says that was told to somebody else than this form."""
        self._noted[number] = message

    def tell(self, key: str, label: Message, value: int, most: int) -> None:
        """A number that is known and can be told otherwise, and that somebody else hears."""
        self.show(Asked(key, label, Way.NUMBER, str(value), most=most, needed=False))

    def buttons(self, label: Message, choices: dict[str, Message]) -> None:
        """Things to be told as they are, a button each."""
        made = tuple([PadChoice(text, said) for text, said in choices.items()])
        self.show(Asked("", label, Way.DO, None, made, needed=False))

    def _said(self, number: int, text: str) -> Message | None:
        if number in self._noted:
            return self._noted[number]
        key, _, value = text.partition(" ")
        asked = self._asked.get(key)
        if asked is None:
            return None
        if asked.way is Way.CARDS:
            what = listed([self._card(name) for name in value.split()])
        else:
            named = [choice.label for choice in asked.choices if choice.text == value]
            what = named[0] if named else Message("common-plain", {"text": value})
        return Message("pad-told", {"what": asked.label, "value": what})


class Pad:
    """One pad of a game."""

    def __init__(self, title: Message, page: Callable[[Sequence[str]], PadPage]) -> None:
        self.title = title
        self._page = page

    def page(self, told: Sequence[str]) -> PadPage:
        """What it shows once it was told this; raises Unfit."""
        if len(told) > LONGEST_TOLD:
            raise Unfit(LONGEST_TOLD, Message("pad-problem-long"))
        for number, text in enumerate(told):
            if len(text) > LONGEST_TOLD:
                raise Unfit(number, Message("pad-problem-long"))
        return self._page(told)


def filled(
    card: Callable[[str], Message], fill: Callable[[Form], None]
) -> Callable[[Sequence[str]], PadPage]:
    """The page of a pad that is a form, which this fills."""

    def page(told: Sequence[str]) -> PadPage:
        form = Form(told, card)
        fill(form)
        return form.page()

    return page


def player(seat: int) -> Message:
    """What a player is called."""
    return Message("common-player", {"number": seat + 1})
