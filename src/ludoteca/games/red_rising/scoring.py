"""Scoring: every point as a line with its rule, and who has won. §8, §10.7"""

from __future__ import annotations

from ludoteca.games.red_rising.mimicry import best
from ludoteca.games.red_rising.pieces import (
    AUTOMA_BASE_POINTS,
    CORE,
    HELIUM_POINTS,
    LEVELS,
    NAMES,
    NEUTRAL_INFLUENCE,
    SOVEREIGN_POINTS,
)  # fmt: skip
from ludoteca.games.red_rising.points import FACE_DOWN, Standing
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.games.red_rising.tracks import automa_kept, excess, fleet_points, influence_points
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import Outcome, ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.zone import Cards


def standing_of(t: Table, me: Seat, hand: Cards) -> Standing:
    """All that the end-game points of a hand look at, as it is now."""
    rivals = t.opponents(me)
    influence = [t.influence[side] for side in rivals]
    ranked = influence[:]
    if t.neutral() and t.switches.neutral_ranked:
        ranked.append(NEUTRAL_INFLUENCE)
    return Standing(
        hand=hand,
        helium=t.helium[me],
        fleet=t.fleet[me],
        influence=t.influence[me],
        sovereign=t.sovereign == me,
        rivals_helium=[t.helium[side] for side in rivals],
        rivals_fleet=[t.fleet[side] for side in rivals],
        rivals_influence=influence,
        ranked_influence=ranked,
        locations=[_faces(t, location) for location in EVERYWHERE],
        banished=t.banished,
        banished_before=t.banished_before if t.phase in (Phase.ABILITIES, Phase.OVER) else len(t.banished),
    )


def _faces(t: Table, location: int) -> Cards:
    if not t.down[location]:
        return t.pile(location)
    return tuple(
        [FACE_DOWN if t.is_down(location, height) else card for height, card in enumerate(t.pile(location))]
    )


def hand_lines(t: Table, me: Seat, hand: Cards) -> list[ScoreLine]:
    """The lines of a hand with the best names for its Oranges and colours for its Grays. §8.1"""
    scored = best(standing_of(t, me, hand))
    lines = [
        ScoreLine(me, "assumed_name", 0, "red_rising §8.1", {"card": NAMES[card], "name": NAMES[name]})
        for card, name in sorted(scored.names.items())
    ]
    lines += [
        ScoreLine(me, "assumed_colour", 0, "red_rising §8.1", {"card": NAMES[card], "colour": colour.value})
        for card, colour in sorted(scored.colours.items(), key=_first)
    ]
    for line in scored.lines:
        if line.clause == 0:
            lines.append(ScoreLine(me, "core", line.points, line.rule, {"card": NAMES[line.card]}))
        elif line.points:
            facts: dict[str, int | str | None] = {"card": NAMES[line.card], "clause": line.clause}
            lines.append(ScoreLine(me, "points", line.points, line.rule, facts))
    return lines


def _first(pair: tuple[Card, object]) -> int:
    return pair[0]


def track_lines(t: Table, me: Seat) -> list[ScoreLine]:
    """The lines of ship, Helium, token and Influence. §8"""
    placed = [t.influence[side] for side in clockwise(Seat(0), t.sides)]
    if t.neutral():
        placed.append(NEUTRAL_INFLUENCE)
    lines = [
        ScoreLine(me, "fleet", fleet_points(t.fleet[me]), "red_rising §8", {"at": t.fleet[me]}),
        ScoreLine(me, "helium", t.helium[me] * HELIUM_POINTS, "red_rising §8", {"count": t.helium[me]}),
        ScoreLine(me, "sovereign", SOVEREIGN_POINTS if t.sovereign == me else 0, "red_rising §8"),
        ScoreLine(me, "influence", influence_points(placed)[me], "red_rising §8", {"count": t.influence[me]}),
    ]
    return [line for line in lines if line.points]


def player_lines(t: Table, me: Seat, hand: Cards) -> list[ScoreLine]:
    """All lines of a player who holds these cards. §8"""
    lines = hand_lines(t, me, hand)
    if t.hacked[me]:
        lines.append(ScoreLine(me, "hacked", t.hacked[me], "red_rising §8"))
    lines += track_lines(t, me)
    if excess(len(hand)):
        lines.append(ScoreLine(me, "excess", excess(len(hand)), "red_rising §8", {"count": len(hand)}))
    return lines


def automa_lines(t: Table, me: Seat, hand: Cards) -> list[ScoreLine]:
    """All lines of the Automa. §10.7"""
    acceptable = len([card for card in hand if (CORE[card] % 2 == 1) == t.odd])
    kept = automa_kept(acceptable, len(hand) - acceptable)
    worth = LEVELS[t.switches.level]
    lines = [ScoreLine(me, "automa_base", AUTOMA_BASE_POINTS, "red_rising §10.7"), *track_lines(t, me)]
    for name, count, points in zip(("acceptable", "unacceptable"), kept, worth, strict=True):
        if count:
            facts: dict[str, int | str | None] = {"count": count, "each": points}
            lines.append(ScoreLine(me, name, count * points, "red_rising §10.7", facts))
    return lines


def outcome(t: Table) -> Outcome:
    """Ranks, scores and lines; in the solo game the lines of the Automa follow, and who beats it has rank 1."""
    lines: list[ScoreLine] = []
    scores: list[int] = []
    for side in clockwise(Seat(0), t.sides):
        own = (
            automa_lines(t, side, t.hand(side)) if t.is_automa(side) else player_lines(t, side, t.hand(side))
        )
        lines += own
        scores.append(sum([line.points for line in own]))
    # The Sovereign token breaks ties. §8
    keys = [2 * score + (t.sovereign == side) for side, score in enumerate(scores)]
    ranks = [1 + len([key for key in keys if key > own_key]) for own_key in keys]
    return Outcome(tuple(ranks[: t.seats]), tuple(scores[: t.seats]), tuple(lines))
