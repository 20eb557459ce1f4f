"""Rulings on what a bot may know in Goblins, Inc.: nothing but what its seat does."""

from typing import Any

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.goblins_inc.assembly import planners
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.table import Phase, Table, hand_zone, kept_zone, tiles_zone
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.decision import Bundle
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import SPECS, Peeker, begun_again, differences, soaked

DECISIONS = soaked(160)


def secrets_of_others(table: Table, seat: Seat) -> int:
    """The tiles and agendas that all others hold, as a number."""
    others = [Seat(number) for number in range(table.seats) if number != seat]
    zones = [zone(other) for other in others for zone in (tiles_zone, hand_zone, kept_zone)]
    return sum(card for zone in zones for card in table.cards(zone))


def another_battle(match: Match, step: Match, answers: list[Answer], seat: Seat, seed: bytes) -> Match | None:
    """A whole match that may just as well be the true one: the step imagined as it began, and the seat acts as it did.

    What others have answered under seal nobody has seen. What they have answered openly is not asked again: there is
    no other world then.
    """
    if not isinstance(match.question, Bundle) and any(given.seat != seat for given in answers):
        return None
    world = step.imagine(seat, Luck(seed))
    position = dump(RULES, step.options, world.table)
    take_back_draws(position["zones"], world.table)
    return begun_again(match, position, answers, seat, seed)


def take_back_draws(zones: dict[str, Any], table: Table) -> None:
    """What the step has drawn before it asked lies on its stack again."""
    if table.phase is Phase.ASSEMBLY:
        for planner in reversed(planners(table, table.step)):
            drawn = zones[f"tiles {planner}"]
            zones["tile stack"] += drawn[::-1]
            zones[f"tiles {planner}"] = []
    elif table.phase is Phase.CHOOSE:
        zones["tactics deck"] += zones["tactics row"][::-1]
        zones["tactics row"] = []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    differing, compared = differences(
        RULES,
        lambda mind: make(spec, find("goblins_inc"), Luck(mind)),
        seats,
        DECISIONS,
        another=another_battle,
    )
    assert compared >= DECISIONS
    assert differing == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    differing, _ = differences(
        RULES, lambda mind: Peeker(secrets_of_others), seats, DECISIONS, another=another_battle
    )
    assert differing >= DECISIONS // 10
