"""Fairness: a bot must decide alike in all worlds that its seat cannot tell apart. LUDOTECA_FUZZ=soak asks a thousand times."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ludoteca.bots.bot import Bot
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.position import BadPosition, dump
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

SPECS = ("uniform", "greedy", "beginner", "ismcts:6")
"""The bots that can be asked twice; whoever searches for a time has not the same time again."""

SOAK = 1000
"""In a soak every bot decides so often at every table, each time in at least one other world on average."""

World = Callable[[Match, Match, list[Answer], Seat, bytes], Match | None]
"""Makes another world: of a match, the match as its step began, the answers since, the seat that knows, and a seed."""


def soaked(decisions: int) -> int:
    """How many decisions to look at: so many, or as many as a soak does."""
    return SOAK if os.environ.get("LUDOTECA_FUZZ") == "soak" else decisions


class Peeker:
    """A bot that cheats: it decides by a number that no seat can know."""

    def __init__(self, secret: Callable[[Any, Seat], int]) -> None:
        self.name = "peeker"
        self.secret = secret

    def decide(self, perspective: Perspective) -> int:
        """The place that the truth points to."""
        return self.secret(perspective._match.table, perspective.seat) % len(perspective.decision.options)


def known(match: Match, seat: Seat) -> dict[str, object]:
    """All that a seat can know, apart from how the match came about."""
    view = match.view(seat).plain()
    return {key: value for key, value in view.items() if key not in ("fingerprint", "number")}


def another_world(match: Match, step: Match, answers: list[Answer], seat: Seat, seed: bytes) -> Match | None:
    """A whole match that may just as well be the true one: the step imagined as it began, and the seat acts as it did.

    Where others have acted since, the step had changed the table before it asked, or its luck has shown the seat
    something else, there is none.
    """
    if any(given.seat != seat for given in answers):
        return None
    world = step.imagine(seat, Luck(seed))
    return begun_again(match, dump(match.rules, step.options, world.table), answers, seat, seed)


def begun_again(
    match: Match, position: dict[str, Any], answers: list[Answer], seat: Seat, seed: bytes
) -> Match | None:
    """A match from a position in which the seat acts as it did, or None if it could tell the two apart."""
    try:
        twin = Match.at(match.rules, position, seed)
        for given in answers:
            if given.seat == seat:
                twin.answer(seat, given.option)
    except (BadPosition, IllegalAnswer):
        return None
    return twin if seat in twin.pending and known(twin, seat) == known(match, seat) else None


def differences(
    rules: Rules,
    new_bot: Callable[[bytes], Bot],
    seats: int,
    decisions: int,
    worlds: int = 2,
    another: World = another_world,
) -> tuple[int, int]:
    """How often a bot, with the same luck, would act otherwise in another world; and how often that was asked."""
    differing = compared = asked = played = 0
    while asked < decisions:
        match = Match.start(rules, seats, seed_from("fairness", played), log=Log.NONE)
        played += 1
        step, answers = match.clone(), list[Answer]()
        while not match.over and asked < decisions:
            decision = next(iter(match.pending.values()))
            seat = decision.seat
            mind = seed_from("mind", asked)
            chosen = new_bot(mind).decide(match.perspective(seat))
            for number in range(worlds):
                twin = another(match, step, answers, seat, seed_from("world", asked, number))
                if twin is not None:
                    compared += 1
                    differing += new_bot(mind).decide(twin.perspective(seat)) != chosen
            options = decision.options
            option = options[chosen]
            answers.append(Answer(seat, decision.ask, option))
            match.take(decision, chosen)
            if match.at_step_start:
                step, answers = match.clone(), []
            asked += 1
    return differing, compared
