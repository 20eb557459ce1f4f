"""Solved positions of Red Rising: last turns of a match in which the seat knows all hands, gone through to the last point."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import CHARACTERS, HELIUM_POINTS, LOCATIONS, NAMES
from ludoteca.games.red_rising.table import DECK
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import Seat, bit
from tests.games.red_rising.positions import position as position_of
from tests.playing import at

ME: Final = Seat(0)
MOST: Final = 4000
"""A turn with more lines than this is not looked at."""
PLAIN: Final = [NAMES[card] for card in CHARACTERS if card not in ENDINGS]
"""Characters that ask nobody anything when the match has ended."""


class TooMany(Exception):
    """There is too much to look at."""


def begin(position: dict[str, Any]) -> tuple[Match, Seat]:
    """The match of a solved position, and who is to decide: the last turn, with the other hand known."""
    what = dict(position)
    what["hands"] = {int(seat): cards for seat, cards in what["hands"].items()}
    whole = position_of(seats=2, first=1, turn=0, turns=20, ending=True, houses=("mars", "diana"), **what)
    for card in what["hands"][1].split():
        whole["seen"][card] = [0, 1]
    return at(RULES, whole), ME


# -- solving ---------------------------------------------------------------------------------------


def same_knowledge(before: Match, after: Match) -> bool:
    """Whether the seat has learned nothing in between, and luck had no say."""
    old, new = before.table.zones, after.table.zones
    if old.luck.drawn != new.luck.drawn or set(old.cards[DECK]) != set(new.cards[DECK]):
        return False
    return all(was & bit(ME) or not now & bit(ME) for was, now in zip(old.seen, new.seen, strict=True))


def margins(match: Match, budget: list[int]) -> list[int]:
    """By how many points the seat is ahead at the end of each line that it can bring about for certain."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooMany
    if match.over:
        mine, other = match.outcome().scores
        return [2 * (mine - other) + (1 if match.table.sovereign == ME else -1)]
    if list(match.pending) != [ME] or match.is_sealed:
        return []
    found: list[int] = []
    for place in range(len(match.decision(ME).options)):
        twin = match.clone()
        twin.answer(ME, twin.decision(ME).options[place])
        if same_knowledge(match, twin):
            found += margins(twin, budget)
    return found


def solve(match: Match) -> dict[str, int]:
    """For each first answer by how much the seat can be ahead for certain, in half points; if it can be sure of anything."""
    decision = match.decision(ME)
    budget = [MOST]
    found: dict[str, int] = {}
    for place in range(len(decision.options)):
        twin = match.clone()
        twin.answer(ME, twin.decision(ME).options[place])
        if same_knowledge(match, twin):
            ends = margins(twin, budget)
            if ends:
                found[decision.spell(decision.options[place], match.names)] = max(ends)
    return found


# -- making ----------------------------------------------------------------------------------------


def attempt(luck: Luck) -> dict[str, Any]:
    """A last turn."""
    cards = PLAIN[:]
    luck.shuffle("cards", cards)

    def some(number: int) -> str:
        return " ".join([cards.pop() for _ in range(number)])

    found: dict[str, Any] = {"hands": {"0": some(4 + luck.below("hand", 3)), "1": some(5)}}
    for location in LOCATIONS:
        found[location] = some(1 + luck.below("pile", 4))
    for track in ("helium", "fleet", "influence"):
        found[track] = [luck.below("track", 7), luck.below("track", 7)]
    found["sovereign"] = luck.below("token", 2)
    return found


def balanced(position: dict[str, Any], ahead: int) -> dict[str, Any]:
    """The same with Helium for whom it lacks, so that only the best lines win."""
    helium = list(position["helium"])
    steps = ahead // (2 * HELIUM_POINTS)
    helium[1 if steps > 0 else 0] += abs(steps)
    return {**position, "helium": helium}


def generate(count: int, seed: object) -> list[dict[str, Any]]:
    """So many positions in which half of the answers at most, and three at most, keep a certain victory."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < count:
        number += 1
        position = attempt(Luck(seed_from("solved red rising", seed, number)))
        try:
            best = solve(begin(position)[0])
            if not best:
                continue
            position = balanced(position, max(best.values()))
            match, seat = begin(position)
            best = solve(match)
        except (BadPosition, TooMany):
            continue
        winning = [text for text, ahead in best.items() if ahead > 0]
        if winning and len(winning) <= 3 and 2 * len(winning) <= len(match.decision(seat).options):
            found.append({"position": position, "best": winning})
    return found
