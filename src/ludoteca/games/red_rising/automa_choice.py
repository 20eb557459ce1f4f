"""How the Automa chooses, as plain arithmetic: the same for a match and for a real table. §10.4"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.red_rising.pieces import AUTOMA_BONUS_CAP, LOCATIONS, LUNA, LUNA_PAIRS, PRIORITIES, Arrow


def location_of(priorities: Sequence[int], place: int | str) -> int:
    """The location that a card means: itself, or the one with this priority letter."""
    return place if isinstance(place, int) else priorities.index(PRIORITIES.index(place))


def shown_by_luna(priorities: Sequence[int]) -> int:
    """The location that the Luna bonus card shows. §10.2"""
    return location_of(priorities, LUNA_PAIRS[PRIORITIES[priorities[LUNA]]])


def onward(start: int, arrow: Arrow) -> list[int]:
    """All locations from this one in the direction of the arrow, around the end."""
    step = 1 if arrow is Arrow.RIGHT else -1
    return [(start + step * count) % len(LOCATIONS) for count in range(len(LOCATIONS))]


def first_filled(start: int, arrow: Arrow, sizes: Sequence[int]) -> int | None:
    """Where a card can be gained: the first location on the way that has one."""
    for location in onward(start, arrow):
        if sizes[location]:
            return location
    return None


def first_open(start: int, arrow: Arrow, amounts: Sequence[int], luna: bool) -> int | None:
    """The first location on the way whose bonus is not used up. ``amounts`` has the ship for Jupiter, the Helium for
    Mars and the Influence for the Institute; Luna is open unless it is to be skipped (R14)."""
    for location in onward(start, arrow):
        if luna if location == LUNA else amounts[location] < AUTOMA_BONUS_CAP:
            return location
    return None


def is_odd(cores: Sequence[int]) -> bool:
    """Whether the even/odd card says odd: more odd than even core values lie on the locations. §10.2"""
    odd = len([core for core in cores if core % 2])
    return odd > len(cores) - odd
