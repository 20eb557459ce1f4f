"""Ratings of people and bots on one scale, match after match.

People learn, so before each match a person's rating gets a little less sure. Bots do not: what they are worth was
measured among themselves, in the arena, and stays where it is, so that nobody can lift one by losing to it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import hypot, sqrt
from statistics import NormalDist
from typing import Final

from openskill.models import PlackettLuce

from ludoteca.arena import skill
from ludoteca.arena.skill import NEWCOMER, Skill

BOT: Final = "bot:"
"""How the name of a player begins that is a bot."""
MEASURED: Final = "ladder.json"
"""The file of a game with the steps of its ladder: for each level after the first, its share of the points against the one before."""
SHARP: Final = 1.0
"""How sure one is of a bot that was measured."""

_MODEL: Final = PlackettLuce()


@cache
def measured(game: str) -> Mapping[str, Skill]:
    """What the levels of a game are worth, as measured in the arena; those nobody has measured are not in it."""
    from ludoteca.facets.game import NotHere
    from ludoteca.facets.registry import find

    try:
        file = files(find(game).package).joinpath(MEASURED)
    except NotHere:
        return {}
    if not file.is_file():
        return {}
    steps: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    worth, found = 0.0, {}
    for level, share in steps.items():
        worth += NormalDist().inv_cdf(share) * sqrt(2) * _MODEL.beta
        found[level] = worth
    middle = found.get(find(game).stand_in, 0.0)
    # The one that stands in for people is where newcomers begin.
    return {level: (NEWCOMER[0] + worth - middle, SHARP) for level, worth in found.items()}


def fixed(game: str, player: str) -> Skill | None:
    """What a bot is worth in a game, whatever happens; None for a person."""
    if not player.startswith(BOT):
        return None
    return measured(game).get(player.removeprefix(BOT), NEWCOMER)


def after(
    skills: Mapping[str, Skill], players: Sequence[str], ranks: Sequence[int], early: Collection[int] = ()
) -> dict[str, Skill]:
    """What is thought of the players after a match; the best rank is 1, equal ranks have shared.

    Bots stay what they are. Who gave up early has lost, and nobody has won by that.
    """
    before = {player: _as_of_now(player, skills[player]) for player in players}
    changed = skill.after(before, players, ranks)
    if early:
        gone = {players[seat] for seat in early}
        stayed = [seat for seat, player in enumerate(players) if player not in gone]
        among = [players[seat] for seat in stayed]
        kept = {player: skills[player] for player in among}
        if len(kept) > 1 and len({ranks[seat] for seat in stayed}) > 1:
            kept = skill.after(
                {player: before[player] for player in kept}, among, [ranks[seat] for seat in stayed]
            )
        changed = {**kept, **{player: changed[player] for player in gone}}
    return {player: skills[player] if player.startswith(BOT) else changed[player] for player in changed}


def _as_of_now(player: str, known: Skill) -> Skill:
    mu, sigma = known
    return (mu, sigma) if player.startswith(BOT) else (mu, hypot(sigma, _MODEL.tau))
