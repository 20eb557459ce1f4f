"""Tactics abilities before and after the roll, and the roll itself. §10.4 a to d, §11"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludoteca.games.goblins_inc.asks import ALL_DICE, HOMING, LIFT, NITRO, PUT, TAPE, TURN_TO, USE
from ludoteca.games.goblins_inc.geometry import (
    COCKPIT_BIT,
    SIDE,
    YARD,
    Frame,
    connected,
    laid,
    lifted,
    squares_in,
    turned_edges,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    BEFORE_ROLL,
    DICE,
    FACES,
    KIND,
    METAL,
    TURNS,
    Ability,
    Kind,
)  # fmt: skip
from ludoteca.games.goblins_inc.table import TEAMS, Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_or_pass, together
from ludoteca.kernel.seat import Seat

ALL_ENDS: Final = 4 * SIDE * SIDE
AFTER_ROLL: Final = (Ability.NITRO, Ability.EMERGENCY, Ability.HOMING)


def held_abilities(t: Table, team: int) -> list[Ability]:
    """The abilities of a team's card that it has not used yet. §11"""
    card = t.held[team]
    return [] if card is None else [ability for ability in ABILITIES[card] if ability not in t.used[team]]


# -- before the roll -------------------------------------------------------------------------------


def order_of_acting(t: Table) -> tuple[int, ...]:
    """The teams with an ability for before the roll; fewer unused engines first, by chance if equal. R16, R36"""
    able = [team for team in TEAMS if any(one in BEFORE_ROLL for one in held_abilities(t, team))]
    if len(able) == 2:
        later = 0 if t.unused[0] > t.unused[1] else 1
        if t.unused[0] == t.unused[1]:
            later = t.zones.luck.below("acts second", 2)
        able = [1 - later, later]
    return tuple(able)


def usable_before(t: Table, team: int) -> list[Ability]:
    """The abilities that would make a difference now. R44"""
    found: list[Ability] = []
    for ability in held_abilities(t, team):
        if ability is Ability.SABOTAGE:
            if dice_due(t, team, True) > dice_due(t, team, False):
                found.append(ability)
        elif ability is Ability.DUCT_TAPE:
            if _tapeable(t, team):
                found.append(ability)
        elif ability is Ability.CRANE and _liftable(t, team):
            found.append(ability)
    return found


def before_step(t: Table) -> Script[None]:
    """The team whose turn it is uses an ability or leaves it; after both the dice are rolled. §10.4 a"""
    if t.acting:
        team = t.acting[0]
        me = t.tactician(team)
        ability = yield from choose_or_pass(me, USE, usable_before(t, team))
        if ability is Ability.SABOTAGE:
            _use(t, team, me, ability)
            t.sabotage[team] = True
        elif ability is Ability.DUCT_TAPE:
            yield from duct_tape(t, team, me)
        elif ability is Ability.CRANE:
            yield from crane(t, team, me)
        if ability is None or not usable_before(t, team):
            t.acting = t.acting[1:]
    if not t.acting:
        roll(t)


def _use(t: Table, team: int, me: Seat, ability: Ability) -> None:
    t.used[team] += (ability,)
    t.zones.tell("used", "goblins_inc §11", me, [], {"ability": ability.value, "team": team})


def _place(t: Table, me: Seat, ask: Ask, places: list[int], *about: Card) -> Script[int | None]:
    """Where an ability acts: also the only place is shown, and as long as nothing has come of it the ability may be dropped."""
    if t.switches.tiles_are_shifted:
        chosen = yield from choose_or_pass(me, ask, places, *about)
        return chosen
    place = yield from choose(me, ask, places, *about)
    return place


def _tapeable(t: Table, team: int) -> list[int]:
    return [
        square
        for square, tile in enumerate(t.tiles[team])
        if tile is not None and KIND[tile] is not Kind.ARMOUR
    ]


def duct_tape(t: Table, team: int, me: Seat) -> Script[None]:
    """A new token on one tile that is no armour. §11"""
    if not t.switches.tiles_are_shifted:
        _use(t, team, me, Ability.DUCT_TAPE)
    square = yield from _place(t, me, TAPE, _tapeable(t, team))
    if square is None:
        return
    if t.switches.tiles_are_shifted:
        _use(t, team, me, Ability.DUCT_TAPE)
    t.tokens[team].append(1 << square)
    t.zones.tell("taped", "goblins_inc §11", me, [], {"team": team, "square": square})


def _liftable(t: Table, team: int) -> list[int]:
    """The squares whose tile the Crane can put elsewhere or turn. §11, R23"""
    standing, frame = t.standing(team), t.frame(team)
    return [
        square
        for square, tile in enumerate(t.tiles[team])
        if tile is not None
        and not _is_covered(t, team, square)
        and _ends(t, team, square, standing, frame, 1)
    ]


def _is_covered(t: Table, team: int, square: int) -> bool:
    return any(token >> square & 1 for token in t.tokens[team])


def _ends(t: Table, team: int, source: int, standing: int, frame: Frame, most: int = ALL_ENDS) -> list[int]:
    """Where and how a lifted tile may be put, or the first of these: connected in the end, and not as it lay."""
    tile = t.tiles[team][source]
    assert tile is not None
    rest = lifted(frame, 1 << source)
    left = standing & ~(1 << source)
    ends: list[int] = []
    for square in squares_in(YARD & ~(left | COCKPIT_BIT)):
        for turn in TURNS[tile]:
            if square == source and turn == _look(tile, t.turns[team][source]):
                continue
            reached = connected(laid(rest, square, turned_edges(METAL[tile], turn)))
            if reached >> square & 1 and not (t.switches.crane_drops_nothing and left & ~reached):
                ends.append(square << 2 | turn)
                if len(ends) == most:
                    return ends
    return ends


def _look(tile: Card, turn: int) -> int:
    """The first turn after which the tile looks as after this one."""
    return TURNS[tile][turn % len(TURNS[tile])]


def crane(t: Table, team: int, me: Seat) -> Script[None]:
    """Move a tile, turn it, or both; what hangs loose then falls. §11"""
    if not t.switches.tiles_are_shifted:
        _use(t, team, me, Ability.CRANE)
    source = yield from _place(t, me, LIFT, _liftable(t, team))
    if source is None:
        return
    tile = t.tiles[team][source]
    assert tile is not None
    ends = _ends(t, team, source, t.standing(team), t.frame(team))
    spot = yield from _place(t, me, PUT, ends, tile)
    if spot is None:
        return
    if t.switches.tiles_are_shifted:
        _use(t, team, me, Ability.CRANE)
    before = t.turns[team][source]
    t.tiles[team][source] = None
    t.turns[team][source] = 0
    t.lay(team, tile, spot >> 2, spot & 3)
    facts: dict[str, int | str | None] = {
        "team": team,
        "from": source,
        "square": spot >> 2,
        "turn": spot & 3,
        "turned": ((spot & 3) - before) % 4,
    }
    t.zones.tell("craned", "goblins_inc §11", me, [tile], facts)
    t.drop_loose(team, "goblins_inc §11")


# -- the roll --------------------------------------------------------------------------------------


def dice_due(t: Table, team: int, sabotage: bool) -> int:
    """How many dice a team rolls. §10.4 b"""
    dice = min(DICE, t.arrows(team) + (1 if sabotage else 0))
    if t.overheated[team]:
        dice = max(0, dice - 1)
    if sabotage and t.switches.sabotage_always_rolls:
        dice = max(1, dice)
    return dice


def roll(t: Table) -> None:
    """Both teams roll. §10.4 c"""
    for team in TEAMS:
        number = dice_due(t, team, t.sabotage[team])
        t.rolled[team] = number
        t.dice[team] = tuple([_throw(t, team) for _ in range(number)])
        t.zones.tell("rolled", "goblins_inc §10.4", t.tactician(team), [], _lying(t, team))
    t.acting = tuple([team for team in TEAMS if usable_after(t, team)])
    t.phase = Phase.AFTER if t.acting else Phase.ORDER


def _throw(t: Table, team: int) -> int:
    return t.zones.luck.below(f"dice {team}", FACES)


def _lying(t: Table, team: int) -> dict[str, int | str | None]:
    return {"team": team, "dice": "-".join([str(face) for face in t.dice[team]])}


# -- after the roll --------------------------------------------------------------------------------


def usable_after(t: Table, team: int) -> list[Ability]:
    """The abilities that would make a difference now. R44"""
    dice = t.dice[team]
    found: list[Ability] = []
    for ability in held_abilities(t, team):
        if (
            (ability is Ability.NITRO and dice)
            or (ability is Ability.EMERGENCY and 0 in dice)
            or (ability is Ability.HOMING and any(dice))
        ):
            found.append(ability)
    return found


class Fix:
    """What a team does with its dice: an ability, which dice, and the number to turn one to."""

    __slots__ = ("ability", "die", "number")

    def __init__(self, ability: Ability | None, die: int, number: int) -> None:
        self.ability = ability
        self.die = die
        self.number = number


def after_step(t: Table) -> Script[None]:
    """Tacticians say at the same time what they use next; then dice roll in the open (R40). §10.4 d"""
    acting = t.acting
    fixes = yield from together(
        {t.tactician(team): partial(_choose_fix, t, team, t.tactician(team)) for team in acting}
    )
    still: list[int] = []
    for team in acting:
        fix = fixes[t.tactician(team)]
        if fix.ability is not None:
            _apply(t, team, fix)
            if usable_after(t, team):
                still.append(team)
    t.acting = tuple(still)
    if not still:
        t.phase = Phase.ORDER


def _choose_fix(t: Table, team: int, me: Seat) -> Script[Fix]:
    ability = yield from choose_or_pass(me, USE, usable_after(t, team))
    faces = sorted(set(t.dice[team]))
    if ability is Ability.NITRO:
        # With a single die, one and all are the same.
        offered = [*faces, ALL_DICE] if len(t.dice[team]) > 1 else faces
        die = yield from choose(me, NITRO, offered)
        return Fix(ability, die, 0)
    if ability is Ability.HOMING:
        die = yield from choose(me, HOMING, [face for face in faces if face])
        number = yield from choose(me, TURN_TO, [face for face in range(1, SIDE + 1) if face != die])
        return Fix(ability, die, number)
    return Fix(ability, 0, 0)


def _apply(t: Table, team: int, fix: Fix) -> None:
    """Re-roll or turn dice. §11"""
    assert fix.ability is not None
    t.used[team] += (fix.ability,)
    me = t.tactician(team)
    t.zones.tell("used", "goblins_inc §11", me, [], {"ability": fix.ability.value, "team": team})
    dice = list(t.dice[team])
    if fix.ability is Ability.NITRO:
        if fix.die == ALL_DICE:
            dice = [_throw(t, team) for _ in dice]
        else:
            dice[dice.index(fix.die)] = _throw(t, team)
    elif fix.ability is Ability.EMERGENCY:
        for place, face in enumerate(dice):
            while face == 0:
                face = _throw(t, team)
            dice[place] = face
    else:
        dice[dice.index(fix.die)] = fix.number
    t.dice[team] = tuple(dice)
    t.zones.tell("dice", "goblins_inc §11", me, [], _lying(t, team))


def distinct_rows(dice: Sequence[int]) -> list[tuple[int, ...]]:
    """All orders of these dice that look different, in ascending order."""
    if not dice:
        return [()]
    rows: list[tuple[int, ...]] = []
    for face in sorted(set(dice)):
        rest = list(dice)
        rest.remove(face)
        rows += [(face, *row) for row in distinct_rows(rest)]
    return rows
