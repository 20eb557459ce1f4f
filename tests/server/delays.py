"""When answers of bots are given does not depend on hidden cards: pairs of worlds that an onlooker cannot tell apart, and a rank test.

``python -m tests.server.delays --pairs 2000`` holds so many pairs against it, in all games together.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter

from scipy.stats import wilcoxon

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import make
from ludoteca.facets.game import Game
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition, dump
from ludoteca.kernel.seat import Seat
from ludoteca.server.pace import PACE

CHANCE = 0.01
"""What is less likely than this by chance alone is a leak."""


def pairs(game: Game, number: int) -> Iterator[tuple[float, float]]:
    """When a bot answers in the true world, and in one that another seat imagines, in seconds after the question."""
    luck = Luck(seed_from("delays", game.id))
    bot = make(game.stand_in, game, Luck(seed_from("delays of the bot")))
    match: Match | None = None
    given = 0
    for _ in range(100 * number):
        if given == number:
            return
        if match is None or match.over:
            match = Match.start(game.rules, max(2, game.identity.seats[0]), seed_from("delays", str(given)))
        seat = next(iter(match.pending))
        others = [Seat(other) for other in range(match.seats) if other != seat]
        # In the middle of a step an imagined world cannot be copied, as bots do.
        asked = match.at_step_start and len(match.decision(seat).options) > 1
        if others and asked and luck.below("looked at", 4) == 0:
            world = _whole(match, match.imagine(others[0], luck))
            if world is not None and seat in world.pending:
                # Now one first and now the other: whatever warms up must not look like cards.
                order = (match, world) if given % 2 else (world, match)
                delays = {id(one): _delay(game, bot, one, seat) for one in order}
                yield delays[id(match)], delays[id(world)]
                given += 1
        decision = match.decision(seat)
        match.take(decision, luck.below("answer", len(decision.options)))


def _whole(match: Match, imagined: Match) -> Match | None:
    """An imagined match that can be copied, as bots do: it begins with the step that both are at the beginning of."""
    try:
        return Match.at(match.rules, dump(match.rules, match.options, imagined.table), seed_from("delays"))
    except BadPosition:
        return None


def _delay(game: Game, bot: Bot, match: Match, seat: Seat) -> float:
    began = perf_counter()
    if len(match.decision(seat).options) > 1:
        bot.decide(match.perspective(seat))
    return PACE.due(game.stand_in, perf_counter() - began)


def leak(found: list[tuple[float, float]]) -> float:
    """How likely such differences are if the cards make none; 1 where there are none at all."""
    differences = [true - imagined for true, imagined in found]
    return float(wilcoxon(differences).pvalue) if any(differences) else 1.0


def main() -> None:
    """Say how likely what was seen is by chance."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    wanted = parser.parse_args().pairs
    boxes = games("guide")
    found = [pair for game in boxes.values() for pair in pairs(game, wanted // len(boxes) + 1)]
    chance = leak(found)
    print(f"{len(found)} pairs, {len([a for a, b in found if a != b])} differ, p = {chance:.3f}")
    if chance < CHANCE:
        raise SystemExit("the delay of bots tells of hidden cards")


if __name__ == "__main__":
    main()
