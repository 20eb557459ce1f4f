"""Actions: the options of every question as numbers of one fixed space, and back.

A network needs the same numbers for the same things whatever is asked, so a card is one action in every question, and the
question itself is part of what the network sees. Where an option is a set or a row, it is given piece by piece, each piece an
action: the items of a set in ascending order, then ``DONE``. Pieces that leave no choice are not asked for, so every option is
reached by exactly one sequence of actions.

Where the heuristics of a game propose options, an action may instead be a place in their short list: see ``Proposals``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.kernel.decision import Ask, Decision, IllegalAnswer, Some
from ludoteca.kernel.seat import Seat

PASS: Final = 0
"""To take none of the options."""
DONE: Final = 1
"""To take no more items."""


@dataclass(frozen=True)
class Part:
    """A named part of the action space, or of an encoding: where it begins and how long it is."""

    name: str
    first: int
    size: int
    words: tuple[str, ...] = ()
    """What its actions are called, if they have names."""


class Code:
    """How the options of some questions are numbered. This one is for numbers, cards among them."""

    __slots__ = ("first", "low")

    def __init__(self, first: int, low: int = 0) -> None:
        self.first = first
        """The action of the lowest number."""
        self.low = low

    def action(self, option: Any, me: Seat) -> int:
        """The action of an option, or of one item of it, for the seat that is asked."""
        number: int = option
        return self.first + number - self.low

    def pieces(self, option: Any, me: Seat) -> list[int]:
        """All actions that belong to an option, passing and sets included."""
        if option is None:
            return [PASS]
        if isinstance(option, tuple):
            return [self.action(item, me) for item in option]
        return [self.action(option, me)]

    def row(self, option: Any, me: Seat) -> list[int]:
        """The actions that give an option one after the other, where no option is the beginning of another."""
        return self.pieces(option, me)


class Around(Code):
    """Seats, counted clockwise from the left neighbour of whoever is asked."""

    __slots__ = ("sides",)

    def __init__(self, first: int, sides: int) -> None:
        super().__init__(first)
        self.sides = sides

    def action(self, option: Any, me: Seat) -> int:
        """The action of a seat."""
        seat: int = option
        return self.first + (seat - me - 1) % self.sides


class Listed(Code):
    """Things that are listed once and for all, such as the members of an enumeration."""

    __slots__ = ("things",)

    def __init__(self, first: int, things: Sequence[Any]) -> None:
        super().__init__(first)
        self.things = list(things)

    def action(self, option: Any, me: Seat) -> int:
        """The action of a thing."""
        return self.first + self.things.index(option)

    def pieces(self, option: Any, me: Seat) -> list[int]:
        """All actions that belong to an option; a tuple may be a thing of its own."""
        return [self.action(option, me)] if option in self.things else super().pieces(option, me)


class Rows(Code):
    """Rows of dice: for every place in the row an action for each face, from 1 on."""

    __slots__ = ("faces",)

    def __init__(self, first: int, faces: int) -> None:
        super().__init__(first)
        self.faces = faces

    def piece(self, place: int, face: int) -> int:
        """The action of a face at a place of the row."""
        return self.first + place * self.faces + face - 1

    def pieces(self, option: Any, me: Seat) -> list[int]:
        """The actions of all faces of a row."""
        return [self.piece(place, face) for place, face in enumerate(option)]


class Space:
    """The actions of a game for a number of seats: their parts, and the code of each kind of question."""

    __slots__ = ("parts", "codes", "size")

    def __init__(self) -> None:
        self.parts: list[Part] = [Part("pass", PASS, 1), Part("done", DONE, 1)]
        self.codes: dict[str, Code] = {}
        self.size = 2

    def add(self, name: str, size: int, words: Sequence[str] = ()) -> int:
        """Append a part and return its first action."""
        first = self.size
        self.parts.append(Part(name, first, size, tuple(words)))
        self.size += size
        return first

    def use(self, codes: Mapping[str, Code]) -> None:
        """Say by the names of questions how their options are numbered."""
        self.codes.update(codes)

    def code(self, ask: Ask) -> Code:
        """How the options of a question are numbered."""
        return self.codes[ask.name]

    def begin(self, decision: Decision) -> Selection:
        """The choice that answers a question."""
        code = self.code(decision.ask)
        options = decision.options
        # Exactly that: interpreted beside a compiled core, any sequence may seem an instance of it (decision 10).
        if type(options) is Some:
            return SetSelection(decision, code, options)
        if isinstance(code, Rows):
            return RowSelection(decision, code)
        return Selection(decision, code)

    def spelt(self, decision: Decision, place: int) -> list[int]:
        """The actions that give the option at this place."""
        choice = self.begin(decision)
        given: list[int] = []
        while True:
            action = choice.toward(place)
            given.append(action)
            if choice.act(action) is not None:
                return given


class Selection:
    """An answer on its way: the actions given so far, and those that may come next. This one takes a single action."""

    __slots__ = ("decision", "code", "legal", "picked")

    def __init__(self, decision: Decision, code: Code) -> None:
        self.decision = decision
        self.code = code
        self.picked: list[int] = []
        """The actions given so far."""
        self.legal: list[int] = self._first()
        """The actions that may come next, each once."""

    def _first(self) -> list[int]:
        code, me = self.code, self.decision.seat
        offered: Any = self.decision.options[:]
        return [PASS if option is None else code.action(option, me) for option in offered]

    def act(self, action: int) -> int | None:
        """Give the next action: the place of the option if that decides it, else None.

        Raises IllegalAnswer and changes nothing if the action may not come next.
        """
        if action not in self.legal:
            raise IllegalAnswer(
                f"action {action} is none of those that answer {self.decision.ask.name} now: {self.legal}"
            )
        return self._take(action)

    def toward(self, place: int) -> int:
        """The next action on the way to the option at this place, which the actions so far must have left open."""
        return self.legal[place]

    def _take(self, action: int) -> int | None:
        return self.legal.index(action)


class SetSelection(Selection):
    """A set of items, one after the other in ascending order."""

    __slots__ = ("ways", "items", "codes", "next")

    def __init__(self, decision: Decision, code: Code, ways: Some) -> None:
        me = decision.seat
        self.ways = ways
        offered = [(code.action(item, me), index) for index, item in enumerate(ways.items)]
        offered.sort()
        self.codes: list[int] = [action for action, _ in offered]
        self.items: list[int] = [index for _, index in offered]
        """For each code the place of its item."""
        self.next = 0
        """Where among the codes the next item may be."""
        super().__init__(decision, code)

    def _first(self) -> list[int]:
        return self._following(0)

    def _following(self, taken: int) -> list[int]:
        """The actions that may come after so many items: those that leave enough items to go on, and to be done."""
        last = len(self.codes) - max(0, self.ways.at_least - taken - 1)
        following = self.codes[self.next : last]
        if taken >= self.ways.at_least:
            following.append(DONE)
        return following

    def toward(self, place: int) -> int:
        """The next item of the way at this place, or that it has no more."""
        wanted = self.code.pieces(self.ways.nth(place), self.decision.seat)
        left = [action for action in self.legal if action in wanted]
        return left[0] if left else DONE

    def _take(self, action: int) -> int | None:
        if action != DONE:
            self.picked.append(action)
            self.next = self.codes.index(action) + 1
            taken = len(self.picked)
            if taken < self.ways.most:
                following = self._following(taken)
                if len(following) > 1:
                    self.legal = following
                    return None
                if following[0] != DONE:
                    # One item left that must be taken: with fewer than enough, all the rest are.
                    self.picked += self.codes[self.next :]
        chosen = [self.items[self.codes.index(code)] for code in self.picked]
        chosen.sort()
        return self.ways.place(chosen)


class RowSelection(Selection):
    """A row of pieces, one place after the other; no row may be the beginning of another."""

    __slots__ = ("rows", "open", "depth")

    def __init__(self, decision: Decision, code: Code) -> None:
        offered: Any = decision.options[:]
        self.rows: list[list[int]] = [code.row(option, decision.seat) for option in offered]
        self.open: list[int] = list(range(len(self.rows)))
        """The places of the rows that begin as given so far."""
        self.depth = 0
        super().__init__(decision, code)

    def _first(self) -> list[int]:
        return self._following()

    def _following(self) -> list[int]:
        """The pieces that may come next; places at which all rows agree are passed over."""
        while True:
            pieces = sorted({self.rows[place][self.depth] for place in self.open})
            if len(pieces) > 1 or len(self.open) == 1:
                return pieces
            self.depth += 1

    def toward(self, place: int) -> int:
        """The next piece of the row at this place."""
        return self.rows[place][self.depth]

    def _take(self, action: int) -> int | None:
        self.picked.append(action)
        self.open = [place for place in self.open if self.rows[place][self.depth] == action]
        if len(self.open) == 1:
            return self.open[0]
        self.legal = self._following()
        return None


class Judgement:
    """What the heuristics make of a situation: bytes for the row of a seat, and the options that they would look at."""

    __slots__ = ("told", "places")

    def __init__(self, told: bytearray, places: list[int]) -> None:
        self.told = told
        self.places = places
        """The places of options, the best first; none if the seat is not asked."""


class Proposals(Selection):
    """One of the few options that the heuristics would look at, the action being its place in their list."""

    __slots__ = ("judgement",)

    def __init__(self, decision: Decision, judgement: Judgement) -> None:
        self.judgement = judgement
        super().__init__(decision, Code(0))

    def _first(self) -> list[int]:
        return list(range(len(self.judgement.places)))

    def toward(self, place: int) -> int:
        """The place in the list of the option at this place."""
        return self.judgement.places.index(place)

    def _take(self, action: int) -> int | None:
        return self.judgement.places[action]
