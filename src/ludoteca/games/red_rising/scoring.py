"""Scoring: every point as a line with its rule, and who has won. §8, §10.7"""

from __future__ import annotations

from ludoteca.games.red_rising.hand_search import best
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


def hand_lines(me: Seat, standing: Standing) -> list[ScoreLine]:
    """The lines of a hand with the best names for its Oranges and colours for its Grays. §8.1"""
    scored = best(standing)
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


def track_lines(me: Seat, fleet: int, helium: int, sovereign: bool, placed: list[int]) -> list[ScoreLine]:
    """The lines of ship, Helium, token and Influence; ``placed`` is the Influence of all houses, the own first. §8"""
    return [
        ScoreLine(me, "fleet", fleet_points(fleet), "red_rising §8", {"at": fleet}),
        ScoreLine(me, "helium", helium * HELIUM_POINTS, "red_rising §8", {"count": helium}),
        ScoreLine(me, "sovereign", SOVEREIGN_POINTS if sovereign else 0, "red_rising §8"),
        ScoreLine(me, "influence", influence_points(placed)[0], "red_rising §8", {"count": placed[0]}),
    ]


def excess_lines(me: Seat, held: int) -> list[ScoreLine]:
    """The line of a hand of so many cards that is too large. §8"""
    lost = excess(held)
    return [ScoreLine(me, "excess", lost, "red_rising §8", {"count": held})] if lost else []


def _tracks_of(t: Table, me: Seat) -> list[ScoreLine]:
    """What the tracks bring a side, where they bring anything."""
    placed = [t.influence[me], *[t.influence[side] for side in t.opponents(me)]]
    if t.neutral():
        placed.append(NEUTRAL_INFLUENCE)
    lines = track_lines(me, t.fleet[me], t.helium[me], t.sovereign == me, placed)
    return [line for line in lines if line.points]


def player_lines(t: Table, me: Seat, hand: Cards) -> list[ScoreLine]:
    """All lines of a player who holds these cards. §8"""
    lines = hand_lines(me, standing_of(t, me, hand))
    if t.hacked[me]:
        lines.append(ScoreLine(me, "hacked", t.hacked[me], "red_rising §8"))
    return lines + _tracks_of(t, me) + excess_lines(me, len(hand))


def automa_hand_lines(me: Seat, level: int, acceptable: int, unacceptable: int) -> list[ScoreLine]:
    """The lines of the Automa's hand: so many acceptable cards, and so many others. §10.7"""
    lines: list[ScoreLine] = []
    kept = automa_kept(acceptable, unacceptable)
    for name, count, points in zip(("acceptable", "unacceptable"), kept, LEVELS[level], strict=True):
        facts: dict[str, int | str | None] = {"count": count, "each": points}
        lines.append(ScoreLine(me, name, count * points, "red_rising §10.7", facts))
    return lines


def automa_lines(t: Table, me: Seat, hand: Cards) -> list[ScoreLine]:
    """All lines of the Automa. §10.7"""
    acceptable = len([card for card in hand if (CORE[card] % 2 == 1) == t.odd])
    cards = automa_hand_lines(me, t.switches.level, acceptable, len(hand) - acceptable)
    base = ScoreLine(me, "automa_base", AUTOMA_BASE_POINTS, "red_rising §10.7")
    return [base, *_tracks_of(t, me), *[line for line in cards if line.facts["count"]]]


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
