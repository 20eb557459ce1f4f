"""Rulings on what a bot may know in Red Rising: nothing but what its seat does."""

from collections.abc import Callable

import pytest

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import BOTS, make
from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.position import BadPosition, dump
from ludoteca.kernel.seat import Seat

DECISIONS = 60
WORLDS = 2


class Peeker:
    """A bot that cheats: it decides by the cards of all other hands, which no seat can know."""

    def __init__(self) -> None:
        self.name = "peeker"

    def decide(self, perspective: Perspective) -> int:
        """The place that the true hands point to."""
        table = perspective._match.table
        held: int = sum(card for side in table.opponents(perspective.seat) for card in table.hand(side))
        return held % len(perspective.decision.options)


def known(match: Match, seat: Seat) -> dict[str, object]:
    """All that a seat can know, apart from how the match came about."""
    view = match.view(seat).plain()
    return {key: value for key, value in view.items() if key not in ("fingerprint", "number")}


def another_world(match: Match, step: Match, answers: list[Answer], seat: Seat, seed: bytes) -> Match | None:
    """A whole match that may just as well be the true one: the step imagined as it began, and the seat acts as it did.

    Where others have acted since, or the luck of the step has shown the seat something else, there is none.
    """
    if any(given.seat != seat for given in answers):
        return None
    world = step.imagine(seat, Luck(seed))
    try:
        twin = Match.at(RULES, dump(RULES, step.options, world.table), seed)
        for given in answers:
            twin.answer(seat, given.option)
    except (BadPosition, IllegalAnswer):
        return None
    return twin if seat in twin.pending and known(twin, seat) == known(match, seat) else None


def differences(new_bot: Callable[[bytes], Bot], seats: int) -> tuple[int, int]:
    """How often a bot, with the same luck, would act otherwise in another world; and how often that was asked."""
    differing = compared = asked = played = 0
    while asked < DECISIONS:
        match = Match.start(RULES, seats, seed_from("fairness", played), log=Log.NONE)
        played += 1
        step, answers = match.clone(), list[Answer]()
        while not match.over and asked < DECISIONS:
            decision = next(iter(match.pending.values()))
            seat = decision.seat
            mind = seed_from("mind", asked)
            chosen = new_bot(mind).decide(match.perspective(seat))
            for number in range(WORLDS):
                twin = another_world(match, step, answers, seat, seed_from("world", asked, number))
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


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("spec", sorted(BOTS))
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    differing, compared = differences(lambda mind: make(spec, "red_rising", Luck(mind)), seats)
    assert compared >= DECISIONS
    assert differing == 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    assert differences(lambda mind: Peeker(), seats)[0] >= DECISIONS // 10
