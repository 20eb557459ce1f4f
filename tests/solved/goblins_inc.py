"""Solved positions of Goblins, Inc.: the last combat round of a match between two, against the equilibrium.

All agendas are known, every tile has a token of its own, and every card of the row is Emergency, which nobody leaves unused. So
what two drives lead to can be gone through: all dice, struck by the rules themselves. What is best follows by linear programming.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Any, Final

import numpy as np

from ludoteca.games.goblins_inc.driving import DRIVES, PICKS, carry_out, cost
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.pieces import AGENDAS, DICE, FACES, NAMES, Colour
from ludoteca.games.goblins_inc.scoring import score_round
from ludoteca.games.goblins_inc.strikes import end_combat, strike
from ludoteca.games.goblins_inc.table import TEAMS, Table
from ludoteca.games.goblins_inc.tactics import dice_due
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import copy_table
from tests.games.goblins_inc.positions import position as position_of
from tests.playing import at
from tests.solved.matrix import Worth, often, sure_of

ME: Final = Seat(0)
COLOURS: Final = ("red", "blue")
KEPT: Final = [NAMES[card].partition("#")[0] for card in AGENDAS[Colour.RED] if "star" not in NAMES[card]]
PLAYED: Final = 1e-3
"""What a best mixture holds with a chance above this is among the best choices."""
CLEAR: Final = 0.02
"""By so much at least it is usually better to mix."""
MOST_DICE: Final = 3
"""No robot has more arrows on one side."""
MOST_TILES: Final = 4
"""So many tokens may lie on a robot without shields."""
ROW: Final = "emergency emergency crane-emergency"
"""The Crane lifts no tile that has a token."""
SIDES: Final = {"2.3": "S", "3.2": "E", "3.4": "W", "4.3": "N"}
"""The squares beside the cockpit, and the edge that needs metal there."""
CORNERS: Final = ("2.2", "2.4", "4.2", "4.4")
WEAPONS: Final = ("weapon-ESW-N", "weapon-NSW-E", "weapon-NEW-S", "weapon-NES-W")
ENGINES: Final = ("engine-NES", "engine-ESW", "engine-NSW", "engine-NEW")


class Unclear(Exception):
    """What comes of the position depends on more than its drives and dice."""


def begin(position: dict[str, Any]) -> tuple[Match, Seat]:
    """The match of a solved position, and who is to decide: both are asked for their drives."""
    what = dict(position)
    kept = {int(seat): cards for seat, cards in what.pop("kept").items()}
    whole = position_of(
        seats=2, round=2, combat=4, row=ROW, kept=kept, options={"overspending": "forbidden"}, **what
    )
    for seat in (0, 1):
        for card in whole["zones"][f"kept {seat}"]:
            whole.setdefault("seen", {})[card] = [0, 1]
    return at(RULES, whole), ME


# -- solving ---------------------------------------------------------------------------------------


def after_strikes(t: Table, struck: int, edge: int, faces: tuple[int, ...]) -> Table:
    """The table once these dice have struck a robot."""
    t = copy_table(t)
    for face in faces:
        if any(True for _ in strike(t, struck, edge, face)):
            raise Unclear
    return t


def state(t: Table, team: int) -> tuple[Any, ...]:
    """What is left of a robot."""
    return tuple(t.tiles[team]), tuple(sorted(t.tokens[team])), tuple(t.goblins)


def rolls(t: Table, struck: int, edge: int, dice: int) -> list[tuple[float, tuple[int, ...]]]:
    """Dice without blanks that leave different robots, and how likely each is."""
    found: dict[Any, tuple[float, tuple[int, ...]]] = {}
    for faces in combinations_with_replacement(range(1, FACES), dice):
        ends = {state(after_strikes(t, struck, edge, row), struck) for row in set(permutations(faces))}
        if len(ends) > 1:
            raise Unclear
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        end = ends.pop()
        before, _ = found.get(end, (0.0, faces))
        found[end] = (before + ways / (FACES - 1) ** dice, faces)
    return list(found.values())


def blanks(t: Table, struck: int, edge: int, dice: int) -> list[tuple[float, tuple[int, ...]]]:
    """The same of dice that may be blank."""
    found: dict[tuple[int, ...], float] = {}
    for hits in range(dice + 1):
        ways = factorial(dice) // factorial(hits) // factorial(dice - hits)
        for chance, faces in rolls(t, struck, edge, hits):
            part = ways * (FACES - 1) ** hits / FACES**dice
            found[faces] = found.get(faces, 0.0) + part * chance
    return [(chance, faces) for faces, chance in found.items()]


def result(t: Table, edges: list[int], rows: list[tuple[int, ...]]) -> float:
    """What the first team gets if these dice strike."""
    t = after_strikes(after_strikes(t, 1, edges[0], rows[0]), 0, edges[1], rows[1])
    end_combat(t)
    score_round(t)
    mine, other = (t.scores[t.crews[team][0]] for team in TEAMS)
    return 0.5 if mine == other else float(mine > other)


def worths(match: Match) -> tuple[Worth, list[int]]:
    """What all pairs of plans bring the first team, and the drive of each plan of its own."""
    t: Table = match.table
    known: dict[Any, float] = {}
    thrown: dict[Any, list[tuple[float, tuple[int, ...]]]] = {}
    plans = [
        [(drive, pick) for drive in DRIVES if cost(drive) <= t.engines(team) for pick in PICKS]
        for team in TEAMS
    ]
    shown = match.clone().table
    matrix = np.zeros((len(plans[0]), len(plans[1])))
    for number, (drive, pick) in enumerate(plans[0]):
        for other, (reply, point) in enumerate(plans[1]):
            after = copy_table(shown)
            carry_out(after, [drive, reply], [pick, point])
            key = (
                tuple(after.edges),
                *[(dice_due(after, team, False), after.held[team] is None) for team in TEAMS],
            )
            if key not in known:
                ends = []
                for team in TEAMS:
                    _, dice, bare = after.edges[team], *key[1 + team]
                    if dice > MOST_DICE or dice > DICE:
                        raise Unclear
                    mark = (team, after.edges[team], dice, bare)
                    if mark not in thrown:
                        throw = blanks if bare else rolls
                        thrown[mark] = throw(shown, 1 - team, after.edges[team], dice)
                    ends.append(thrown[mark])
                known[key] = sum(
                    chance * luck * result(shown, after.edges, [faces, theirs])
                    for chance, faces in ends[0]
                    for luck, theirs in ends[1]
                )
            matrix[number, other] = known[key]
    return matrix, [DRIVES.index(drive) for drive, _ in plans[0]]


def solve(match: Match) -> tuple[float, float, list[str]]:
    """What the first team is sure of, mixed and unmixed, and its best drives."""
    matrix, drives = worths(match)
    sure = sure_of(matrix)
    decision = match.decision(ME)
    best = []
    for option in decision.options:
        plans = [number for number, drive in enumerate(drives) if DRIVES[drive] == option]
        if plans and often(matrix, sure, plans) > PLAYED:
            best.append(decision.spell(option, match.names))
    return sure, float(matrix.min(axis=1).max()), best


# -- making ----------------------------------------------------------------------------------------


def robot(luck: Luck) -> str:
    """A small robot: weapons and engines beside the cockpit, decorations at their corners."""
    words = []
    weapons = 0
    for place, edge in SIDES.items():
        sort = luck.below("side", 8)
        if sort == 7:
            continue
        kinds = [word for word in (ENGINES if sort > 4 else WEAPONS) if edge in word.split("-")[1]]
        weapons += sort <= 4
        words.append(f"{place}:{kinds[luck.below('turn', len(kinds))]}")
    for place in CORNERS:
        if len(words) < MOST_TILES and luck.below("corner", 3) == 0:
            words.append(f"{place}:decoration-NESW")
    return " ".join(words) if weapons else robot(luck)


def attempt(luck: Luck) -> dict[str, Any]:
    """A last combat round."""
    robots = [robot(luck), robot(luck)]
    tokens = [" ".join([word.split(":")[0] for word in text.split()]) for text in robots]
    kept = {}
    for seat in ("0", "1"):
        agendas = KEPT[:]
        luck.shuffle("agendas", agendas)
        kept[seat] = " ".join(agendas[:4])
    return {
        "robots": robots,
        "tokens": tokens,
        "kept": kept,
        "fronts": "".join(["NESW"[luck.below("front", 4)] for _ in TEAMS]),
        "scores": [luck.below("score", 6) for _ in TEAMS],
    }


def generate(count: int, seed: object) -> list[dict[str, Any]]:
    """So many positions in which half of the drives at most are best; in most of them whoever can be foreseen gets less."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < count:
        number += 1
        position = attempt(Luck(seed_from("solved goblins inc", seed, number)))
        try:
            match, seat = begin(position)
            sure, unmixed, best = solve(match)
        except (BadPosition, LookupError, Unclear):
            continue
        if 2 * len(best) <= len(match.decision(seat).options) and (
            sure > unmixed + CLEAR or number % 8 == 0 and 0.0 < sure < 1.0
        ):
            found.append({"position": position, "best": best})
    return found
