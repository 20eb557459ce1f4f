"""Punctuality: how often a bot with a budget of seconds takes longer than it may, and that all its answers are legal.

    python -m tools.punctual --budget 0.05 --decisions 10000 --seed 1

Every game is played at tables of every size, all seats with the same bot. The time that counts is that of the clock on
the wall; the time of the processor stands beside it, to tell a slow search from a machine that was busy elsewhere.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from time import perf_counter, process_time

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat

LENIENCE = 1.2
"""A decision is late if it takes longer than so many times its budget."""


@dataclass(frozen=True)
class Lapse:
    """What one decision took."""

    wall: float
    processor: float


def lapses(game: str, seats: int, spec: str, decisions: int, seed: int) -> list[Lapse]:
    """What each of so many decisions that leave a choice took; raises AssertionError if an answer is illegal."""
    found: list[Lapse] = []
    played = 0
    while len(found) < decisions:
        match = Match.start(find(game).rules, seats, seed_from("punctual", seed, played), log=Log.NONE)
        bots = [make(spec, find(game), Luck(seed_from("bot", seed, played, seat))) for seat in range(seats)]
        perspectives = [match.perspective(Seat(seat)) for seat in range(seats)]
        played += 1
        while len(found) < decisions and (decision := next_decision(match)) is not None:
            began, worked = perf_counter(), process_time()
            place = bots[decision.seat].decide(perspectives[decision.seat])
            lapse = Lapse(perf_counter() - began, process_time() - worked)
            ways = len(decision.options)
            assert 0 <= place < ways, f"{game}: place {place} among {ways} options of {decision.ask.name}"
            if ways > 1:
                found.append(lapse)
            match.take(decision, place)
    return found


def late(times: list[float], budget: float) -> int:
    """How many of these times are late."""
    return len([time for time in times if time > LENIENCE * budget])


def tables() -> list[tuple[str, int]]:
    """Every game at every number of seats."""
    return [
        (game, seats)
        for game, rules in games().items()
        for seats in range(rules.identity.seats[0], rules.identity.seats[1] + 1)
    ]


def report(name: str, found: list[Lapse], budget: float) -> str:
    """One line about some decisions."""
    wall, processor = [lapse.wall for lapse in found], [lapse.processor for lapse in found]
    return (
        f"{name:15} {len(found):6} decisions, {late(wall, budget):3} late ({late(processor, budget)} by the processor's "
        f"time), mean {sum(wall) / len(wall) / budget:.2f}, worst {max(wall) / budget:.2f} "
        f"({max(processor) / budget:.2f}) of the budget"
    )


def main() -> None:
    """Play, and print a line for every table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=float, default=0.05, help="seconds for a decision")
    parser.add_argument(
        "--decisions", type=int, default=10_000, help="so many in all, spread over all tables"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    each = -(-args.decisions // len(tables()))
    everything: list[Lapse] = []
    for game, seats in tables():
        found = lapses(game, seats, f"ismcts:{args.budget:g}s", each, args.seed)
        everything += found
        print(report(f"{game} {seats}", found, args.budget), flush=True)
    print(report("all", everything, args.budget))


if __name__ == "__main__":
    main()
