"""Rulings on what a bot may know: nothing but what its seat does."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import BOTS, make
from ludoteca.games.fzzzt.flow import BID, RULES
from ludoteca.games.fzzzt.pieces import POWER
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Seat

DECISIONS = 200
WORLDS = 3


class Peeker:
    """A bot that cheats: it decides by the power of all other hands, which no seat can know."""

    def __init__(self) -> None:
        self.name = "peeker"

    def decide(self, perspective: Perspective) -> int:
        """The place that the true hands point to."""
        table = perspective._match.table
        others = [Seat(number) for number in range(table.seats) if number != perspective.seat]
        power: int = sum(POWER[card] for seat in others for card in table.hand(seat) + table.bid(seat))
        return power % len(perspective.decision.options)


def another_world(step: Match, answers: list[Answer], seat: Seat, seed: bytes) -> Match:
    """A whole match that may just as well be the true one, for all that this seat knows.

    The step is imagined as it began. Then everybody acts again: this seat just as it did; in an auction the others lay
    down as many cards as they did, whatever those are now; what others have answered under seal nobody has seen.
    """
    world = step.imagine(seat, Luck(seed))
    position = dump(RULES, step.options, world.table)
    for number in range(step.seats):
        take_back_forced_bid(position, f"bid {number}", f"hand {number}")
    twin = Match.at(RULES, position, seed)
    for given in answers:
        if given.seat == seat:
            twin.answer(seat, given.option)
        elif given.ask is BID:
            hand = twin.table.hand(given.seat)
            twin.answer(given.seat, hand[: len(given.option)])
    return twin


def take_back_forced_bid(position: dict[str, Any], bid: str, hand: str) -> None:
    """A last card is bid without a question; before the step it was still in hand."""
    position["zones"][hand] = position["zones"][bid] + position["zones"][hand]
    position["zones"][bid] = []
    for rumour in [rumour for rumours in position["rumours"].values() for rumour in rumours]:
        rumour["zones"] = [hand if name == bid else name for name in rumour["zones"]]


def differences(new_bot: Callable[[bytes], Bot], seats: int) -> int:
    """How often in so many decisions a bot, with the same luck, would act otherwise in another world."""
    differing = asked = played = 0
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
                twin = another_world(step, answers, seat, seed_from("world", asked, number))
                differing += new_bot(mind).decide(twin.perspective(seat)) != chosen
            options = decision.options
            option = options[chosen]
            answers.append(Answer(seat, decision.ask, option))
            match.take(decision, chosen)
            if "answers" in match.position() and not match.position()["answers"]:
                step, answers = match.clone(), []
            asked += 1
    return differing


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", sorted(BOTS))
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    assert differences(lambda mind: make(spec, "fzzzt", Luck(mind)), seats) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    assert differences(lambda mind: Peeker(), seats) >= DECISIONS // 10
