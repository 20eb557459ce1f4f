"""The plain encoding: of a game that has none of its own, made of its rules alone.

An action is what an option, or one of several things, is called in notation: first come the cards of the catalogue, then the words
that the questions of the game use. Nobody lists those words, so they are collected in matches played by chance, the same ones at all
times. A word that did not come up there is given piece by piece, in the digits of its letters. So every option has its actions, no
two have the same, and they mean the same in every position.

A row holds what every encoding does, and the public fields of the table in the forms in which they are written.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from ludoteca.facets.encoding.actions import DONE, PASS, Code, RowSelection, Selection, Space
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import BYTE, Field, Form, Knowledge, Plan
from ludoteca.kernel import state
from ludoteca.kernel.decision import Ask, Bundle, Decision, Some
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.notation import NONE_TEXT, PASS_TEXT, AnyOption, Spelling, spell
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

MATCHES: Final = 16
DECISIONS: Final = 2000
"""The survey ends with the match in which so many decisions have been taken."""
WORDS: Final = 1000
"""So many words at most have actions of their own."""
DIGITS: Final = 16


class Survey:
    """What comes up in matches played by chance: the questions, their words, and the values of the public fields."""

    __slots__ = ("asks", "words", "sealed", "values")

    def __init__(self, rules: Rules, seats: int, options: Mapping[str, str]) -> None:
        self.asks: dict[str, Ask] = {}
        self.words: dict[str, int] = {}
        """The words, each with how many came before it."""
        self.sealed = False
        self.values: dict[str, list[Any]] = {}
        taken = 0
        for number in range(MATCHES):
            luck = Luck(seed_from("survey", rules.identity.id, number))
            match = Match.start(rules, seats, luck.seed_for("match"), options, Log.NONE)
            match.run_out()
            while (decision := next_decision(match)) is not None:
                self._look(match, decision)
                match.take(decision, luck.below("answer", len(decision.options)))
                taken += 1
            if taken > DECISIONS:
                break

    def _look(self, match: Match, decision: Decision) -> None:
        self.asks.setdefault(decision.ask.name, decision.ask)
        self.sealed = self.sealed or isinstance(match.question, Bundle)
        for text in texts(decision, match.names):
            if text != PASS_TEXT and text not in match.names and len(self.words) < WORDS:
                self.words.setdefault(text, len(self.words))
        for name in state.forms(match.table):
            value = getattr(match.table, name)
            self.values.setdefault(name, []).append(value[:] if isinstance(value, list) else value)


def texts(decision: Decision, names: tuple[str, ...]) -> list[str]:
    """What the options of a question are called or, where several may be taken, what each of them is."""
    options = decision.options
    if type(options) is Some:
        return [decision.spell((item,), names) for item in options.items]
    return [decision.spell(option, names) for option in options]


# -- actions ---------------------------------------------------------------------------------------


class Called(Code):
    """Options by what they are called."""

    __slots__ = ("spelling", "names", "actions", "digits")

    def __init__(
        self, spelling: Spelling, names: tuple[str, ...], actions: dict[str, int], digits: int
    ) -> None:
        super().__init__(0)
        self.spelling = spelling
        self.names = names
        self.actions = actions
        self.digits = digits
        """The action of the digit 0."""

    def word(self, text: str) -> list[int]:
        """The actions that give a word: its own, or those of its digits and an end. None is the beginning of another."""
        action = self.actions.get(text)
        if action is not None:
            return [action]
        return [*[self.digits + int(digit, DIGITS) for digit in text.encode().hex()], DONE]

    def row(self, option: AnyOption, me: Seat) -> list[int]:
        """The actions of a whole option."""
        return self.word(spell(self.spelling, option, self.names))

    def pieces(self, option: AnyOption, me: Seat) -> list[int]:
        """All actions that belong to an option, passing and sets included."""
        text = spell(self.spelling, option, self.names)
        if text in self.actions or not isinstance(option, tuple):
            return self.word(text)
        return [] if text == NONE_TEXT else [action for part in text.split("+") for action in self.word(part)]


class SeveralSelection(Selection):
    """Several things, each given as a row of pieces; in ascending order, so that they come in one order only."""

    __slots__ = ("ways", "rows", "items", "chosen", "open", "next", "depth")

    def __init__(self, decision: Decision, code: Called, ways: Some) -> None:
        self.ways = ways
        offered = [
            (code.word(spell(code.spelling, (item,), code.names)), index)
            for index, item in enumerate(ways.items)
        ]
        offered.sort()
        self.rows: list[list[int]] = [row for row, _ in offered]
        self.items: list[int] = [index for _, index in offered]
        """For each row the place of its thing."""
        self.chosen: list[int] = []
        self.open: list[int] = []
        """The rows that begin as the next thing has so far; none between two things."""
        self.next = 0
        """The first row that may still be chosen."""
        self.depth = 0
        super().__init__(decision, code)

    def _first(self) -> list[int]:
        legal = self._following()
        while len(legal) == 1:
            self._give(legal[0])
            legal = self._following()
        return legal

    def _following(self) -> list[int]:
        """The pieces that may come next: those that leave enough things to go on, and to be done."""
        if self.open:
            return sorted({self.rows[number][self.depth] for number in self.open})
        following = sorted({self.rows[number][0] for number in self._left()})
        if len(self.chosen) >= self.ways.at_least:
            following.append(DONE)
        return following

    def _left(self) -> list[int]:
        """The rows that the next thing may be."""
        taken = len(self.chosen)
        last = len(self.rows) - max(0, self.ways.at_least - taken - 1)
        return [] if taken == self.ways.most else list(range(self.next, last))

    def toward(self, place: int) -> int:
        """The next piece of the next thing of the way at this place, or that it has no more."""
        wanted = self.ways.nth(place)
        things = self.ways.items
        for number in range(self.next, len(self.rows)):
            if things[self.items[number]] in wanted:
                return self.rows[number][self.depth]
        return DONE

    def _take(self, action: int) -> int | None:
        self.picked.append(action)
        while True:
            if not self.open and action == DONE:
                return self.ways.place(sorted([self.items[number] for number in self.chosen]))
            self._give(action)
            self.legal = self._following()
            if len(self.legal) > 1:
                return None
            action = self.legal[0]

    def _give(self, action: int) -> None:
        """Add a piece; with the last one a thing is chosen."""
        self.open = [
            number for number in self.open or self._left() if self.rows[number][self.depth] == action
        ]
        self.depth += 1
        if len(self.open) == 1:
            self.chosen.append(self.open[0])
            self.next = self.open[0] + 1
            self.open = []
            self.depth = 0


class CalledSpace(Space):
    """The actions of a game by what its options are called."""

    __slots__ = ("names", "actions", "digits")

    def __init__(self, names: tuple[str, ...], words: list[str]) -> None:
        super().__init__()
        self.names = names
        self.actions: dict[str, int] = {PASS_TEXT: PASS}
        for part, called in (("card", list(names)), ("word", words)):
            first = self.add(part, len(called), called)
            for place, text in enumerate(called):
                self.actions[text] = first + place
        self.digits = self.add("digit", DIGITS)

    def code(self, ask: Ask) -> Called:
        """How the options of a question are numbered; it need not have come up before."""
        code = self.codes.get(ask.name)
        if not isinstance(code, Called):
            code = Called(ask.spelling, self.names, self.actions, self.digits)
            self.codes[ask.name] = code
        return code

    def begin(self, decision: Decision) -> Selection:
        """The choice that answers a question."""
        code = self.code(decision.ask)
        options = decision.options
        if type(options) is Some:
            return SeveralSelection(decision, code, options)
        return RowSelection(decision, code)


# -- fields ----------------------------------------------------------------------------------------


class Column:
    """How a public field becomes bytes. This one is one of several values, 0 being none of them."""

    __slots__ = ("size", "form", "top", "values")

    def __init__(self, size: int, form: Form, top: int, values: list[Any]) -> None:
        self.size = size
        self.form = form
        self.top = top
        self.values = values

    def write(self, value: Any, seat: Seat, row: bytearray, at: int) -> None:
        """Write a value, as this seat sees it."""
        if value in self.values:
            row[at] = self.values.index(value) + 1


class Number(Column):
    """A number, counted from the lowest that came up, which is 1; 0 is none. It stays within what came up, and within a byte."""

    __slots__ = ("low", "high")

    def __init__(self, met: list[int]) -> None:
        self.low: int = min([0, *met])
        self.high: int = max([1, *met])
        super().__init__(1, Form.NUMBER, min(BYTE, self.high - self.low + 1), [])

    def write(self, value: Any, seat: Seat, row: bytearray, at: int) -> None:
        """Where it lies between the lowest and the highest."""
        if value is not None:
            number: int = max(self.low, min(value, self.high))
            row[at] = 1 + (number - self.low) * (self.top - 1) // (self.high - self.low)


class Place(Column):
    """A seat, counted from the viewer, who is 1."""

    __slots__ = ()

    def write(self, value: Any, seat: Seat, row: bytearray, at: int) -> None:
        """How far it is from the viewer."""
        if value is not None:
            number: int = value
            row[at] = (number - seat) % self.top + 1


class Cards(Column):
    """A card or several: a flag for each card of the catalogue."""

    __slots__ = ()

    def write(self, value: Any, seat: Seat, row: bytearray, at: int) -> None:
        """The flags of these cards."""
        cards: Any = () if value is None else value if isinstance(value, list | tuple) else (value,)
        for card in cards:
            row[at + card] = 1


class Several(Column):
    """Several values, one after the other; those of the seats, if there is one for each, from the viewer on."""

    __slots__ = ("each", "width", "by_seat")

    def __init__(self, each: Column, width: int, by_seat: bool) -> None:
        super().__init__(each.size * width, each.form, each.top, [])
        self.each = each
        self.width = width
        self.by_seat = by_seat

    def write(self, value: Any, seat: Seat, row: bytearray, at: int) -> None:
        """As many of the values as there is room for."""
        values: Any = value or ()
        first: int = seat if self.by_seat else 0
        for place in range(min(len(values), self.width)):
            one = values[(first + place) % len(values)]
            self.each.write(one, seat, row, at + place * self.each.size)


def column(form: state.Form, met: list[Any], seats: int, cards: int) -> Column:
    """How a field that is written in this form becomes bytes, from the values that came up."""
    if isinstance(form, state.Maybe):
        return column(form.form, [value for value in met if value is not None], seats, cards)
    if isinstance(form, state.Several):
        sizes = [len(values) for values in met]
        by_seat = len(sizes) > 0 and min(sizes) == max(sizes) == seats
        if isinstance(form.form, state.CardForm) and not by_seat:
            return Cards(cards, Form.FLAG, 1, [])
        each = column(form.form, [value for values in met for value in values], seats, cards)
        return Several(each, max([1, *sizes]), by_seat)
    if isinstance(form, state.CardForm):
        return Cards(cards, Form.FLAG, 1, [])
    if isinstance(form, state.SeatForm):
        return Place(1, Form.CHOICE, seats, [])
    if isinstance(form, state.FlagForm):
        return Column(1, Form.CHOICE, 2, [False, True])
    if isinstance(form, state.Word):
        members = list(form.kind)
        return Column(1, Form.CHOICE, len(members), members)
    if isinstance(form, state.Number):
        return Number(met)
    values: list[Any] = []
    for value in met:
        if value not in values and len(values) < BYTE:
            values.append(value)
    return Column(1, Form.CHOICE, max(1, len(values)), values)


class PlainEncoder(Encoder):
    """Writes rows of a game by its rules alone."""

    def __init__(
        self,
        rules: Rules,
        plan: Plan,
        seats: int,
        options: Mapping[str, str],
        knowledge: Knowledge,
        columns: Mapping[str, Column],
    ) -> None:
        super().__init__(rules, plan, seats, options, knowledge)
        self.columns = list(columns.items())

    def ask_number(self, ask: Ask) -> int:
        """The number of a question; one that never came up has none."""
        return self.ask_numbers.get(ask.name, 0)

    def write(self, table: Any, seat: Seat, row: bytearray, at: int) -> None:
        """Who looks on, and the public fields."""
        row[at] = seat + 1
        at += 1
        for name, column in self.columns:
            column.write(getattr(table, name), seat, row, at)
            at += column.size


class PlainEncoding:
    """The encoding of a game that has none."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._plans: dict[tuple[int, tuple[tuple[str, str], ...]], tuple[Plan, dict[str, Column]]] = {}

    def encoder(self, players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
        """The encoder of a match of so many, with settled options."""
        key = players, tuple(sorted(options.items()))
        if key not in self._plans:
            self._plans[key] = self._plan(players, options)
        plan, columns = self._plans[key]
        return PlainEncoder(self.rules, plan, players, options, knowledge, columns)

    def _plan(self, players: int, options: Mapping[str, str]) -> tuple[Plan, dict[str, Column]]:
        identity = self.rules.identity
        survey = Survey(self.rules, players, options)
        forms = state.forms(self.rules.blank(players, options, Luck(seed_from("blank"))))
        columns = {
            name: column(form, survey.values.get(name, []), players, len(identity.names))
            for name, form in forms.items()
        }
        words = sorted(survey.words)
        fields = [
            Field("seat", 1, Form.CHOICE, players, "who the viewer is"),
            *[Field(name, one.size, one.form, one.top, f"the field {name}") for name, one in columns.items()],
        ]
        asks = sorted(survey.asks)
        mark = repr((identity.version, asks, words, [(one.name, one.size, one.top) for one in fields]))
        version = int.from_bytes(blake2b(mark.encode(), digest_size=3).digest(), "little")
        space = CalledSpace(identity.names, words)
        for name in asks:
            space.code(survey.asks[name])
        plan = Plan(
            version, [survey.asks[name] for name in asks], space, fields, space.size, sealed=survey.sealed
        )
        return plan, columns
