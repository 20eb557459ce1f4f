"""Answers that were given, and the one that brings a new player into a running match."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask, Decision, IllegalAnswer
from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.notation import WORD, AnyOption, spell
from ludoteca.kernel.rules import Identity
from ludoteca.kernel.seat import Seat

JOIN: Final = Ask("join", WORD, "")
"""The standing invitation to whoever comes later. Nobody waits for its answer."""


@mypyc_attr(acyclic=True)
class Answer:
    """An answer that was given: by whom, to what, and the option."""

    __slots__ = ("seat", "ask", "option")

    def __init__(self, seat: Seat, ask: Ask, option: AnyOption) -> None:
        self.seat = seat
        self.ask = ask
        self.option = option

    @property
    def joins(self) -> bool:
        """Whether somebody came to the table by it."""
        return self.ask is JOIN

    def text(self, names: Names) -> str:
        """The option in notation."""
        return spell(self.ask.spelling, self.option, names)


def invitation(identity: Identity, taken: int, over: bool) -> Decision:
    """The invitation to the next free seat of a running match; raises IllegalAnswer if there is none."""
    if not identity.joins:
        raise IllegalAnswer(f"nobody can join a match of {identity.id} once it has begun")
    if over:
        raise IllegalAnswer("the match is over; nobody can join it any more")
    if taken >= identity.seats[1]:
        raise IllegalAnswer(f"all {taken} seats are taken; nobody can join any more")
    return Decision(Seat(taken), JOIN, [JOIN.name], ())
