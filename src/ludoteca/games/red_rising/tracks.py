"""The points of tracks, tokens and hand sizes, and those of the Automa's hand. §8 and §10.7"""

from __future__ import annotations

from ludoteca.games.red_rising.pieces import (
    AUTOMA_HAND_MOST,
    EXCESS_POINTS,
    FLEET_POINTS,
    HAND_LIMIT,
    INFLUENCE_MOST,
    INFLUENCE_OTHER,
    INFLUENCE_SECOND,
    LEVELS,
)  # fmt: skip


def fleet_points(position: int) -> int:
    """The points of a ship on this position of the Fleet Track, 0 to 10. §8 step 3"""
    if not 0 <= position < len(FLEET_POINTS):
        raise ValueError(f"a ship is on 0 to {len(FLEET_POINTS) - 1}, not on {position}")
    return FLEET_POINTS[position]


def influence_points(placed: list[int]) -> list[int]:
    """For each house with so much Influence on the Institute its points; equal numbers share a rank. §8 step 6

    The neutral house stands in the list to be ranked; its points are nobody's.
    """
    most = second = 0
    for number in placed:
        if number > most:
            second, most = most, number
        elif second < number < most:
            second = number
    points: list[int] = []
    for number in placed:
        if number == most:
            points.append(number * INFLUENCE_MOST)
        elif number == second:
            points.append(number * INFLUENCE_SECOND)
        else:
            points.append(number * INFLUENCE_OTHER)
    return points


def excess(cards: int) -> int:
    """What a hand of so many cards loses for those beyond the seventh. §8 step 7"""
    return EXCESS_POINTS * max(0, cards - HAND_LIMIT)


def automa_kept(acceptable: int, unacceptable: int) -> tuple[int, int]:
    """How many acceptable and unacceptable cards stay of the Automa's hand; unacceptable ones go first. §10.7"""
    kept = min(acceptable, AUTOMA_HAND_MOST)
    return kept, min(unacceptable, AUTOMA_HAND_MOST - kept)


def automa_points(level: int, acceptable: int, unacceptable: int) -> int:
    """The points of the Automa's hand, without the points it starts from. §10.7"""
    if level not in LEVELS:
        raise ValueError(f"the levels are {list(LEVELS)}, not {level}")
    kept = automa_kept(acceptable, unacceptable)
    return kept[0] * LEVELS[level][0] + kept[1] * LEVELS[level][1]
