"""Points: victory and agendas, after every battle. §12"""

from __future__ import annotations

from ludoteca.games.goblins_inc.assembly import open_agendas
from ludoteca.games.goblins_inc.pieces import (
    AROUND,
    BESIDE,
    COUNTS,
    ENGINES,
    IS_UPGRADED,
    KIND,
    NAMES,
    PER,
    POINTS,
    SNITCH,
    STAR,
    Count,
    Kind,
)  # fmt: skip
from ludoteca.games.goblins_inc.strikes import winner
from ludoteca.games.goblins_inc.table import (
    BATTLE,
    COLOURS,
    SCORED,
    SCRAP,
    TEAMS,
    Result,
    Table,
    end_zone,
    kept_zone,
    other_end_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import Outcome, ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import copy_table

FOR_OWN_GOBLIN = 2
FOR_PARTNERS_GOBLIN = 1


def score_round(t: Table) -> None:
    """Victory points, then the agendas of everybody, beginning with the first player. §12.2, §12.3"""
    for team in TEAMS:
        if t.result is (Result.FIRST, Result.SECOND)[team]:
            for seat in t.crews[team]:
                _write(t, seat, None, victory_points(t, team, seat))
    for seat in clockwise(t.crews[0][0], t.seats):
        if t.switches.team_version:
            for card in open_agendas(t):
                _write(t, seat, card, agenda_points(t, t.team_of(seat), card))
        else:
            _score_kept(t, seat)


def _score_kept(t: Table, seat: Seat) -> None:
    t.zones.reveal([kept_zone(seat)], "goblins_inc §12.3")
    for card in sorted(t.cards(kept_zone(seat))):
        if COUNTS[card] is None:
            t.zones.reveal([end_zone(seat)], "goblins_inc §12.3")
            end = t.cards(end_zone(seat))[0]
            _write(t, seat, card, bet_points(t, seat, end), end)
        else:
            _write(t, seat, card, agenda_points(t, t.team_of(seat), card))
    t.zones.carry_all(kept_zone(seat), SCORED, "goblins_inc §12.3")
    t.zones.carry_all(end_zone(seat), other_end_zone(seat), "goblins_inc §12.3")


def _write(t: Table, seat: Seat, card: Card | None, points: int, end: Card | None = None) -> None:
    t.scores[seat] += points
    t.line_rounds.append(t.round)
    t.line_seats.append(seat)
    t.line_cards.append(card)
    t.line_points.append(points)
    kind = "victory" if card is None else "agenda"
    rule = "goblins_inc §12.2" if card is None else "goblins_inc §12.3"
    facts: dict[str, int | str | None] = {"points": points}
    if end is not None:
        facts["end"] = NAMES[end]
    t.zones.tell(kind, rule, seat, [] if card is None else [card], facts)


def victory_points(t: Table, team: int, seat: Seat) -> int:
    """For the goblins still in the cockpit. §12.2"""
    return sum(
        [
            t.goblins[other] * (FOR_OWN_GOBLIN if other == seat else FOR_PARTNERS_GOBLIN)
            for other in t.crews[team]
        ]
    )


def bet_points(t: Table, seat: Seat, end: Card) -> int:
    """Snitch pays for a battle lost, Star for one won; a draw pays nothing. R27"""
    won = t.result is (Result.FIRST, Result.SECOND)[t.team_of(seat)]
    lost = t.result is (Result.SECOND, Result.FIRST)[t.team_of(seat)]
    colour = COLOURS[seat]
    if (end == STAR[colour] and won) or (end == SNITCH[colour] and lost):
        return POINTS[end]
    return 0


def agenda_points(t: Table, team: int, card: Card) -> int:
    """What an agenda pays: its points for every full set of what it counts. §12.3"""
    count = COUNTS[card]
    assert count is not None
    return POINTS[card] * (counted(t, team, count) // PER[card])


def counted(t: Table, team: int, count: Count) -> int:
    """What an agenda counts, from the view of a team. §12.3"""
    own = t.robot(team)
    scrap = t.cards(SCRAP + 1 - team)
    standing = t.standing(team)
    if count is Count.OWN_TILES:
        return len(own)
    if count is Count.OWN_BESIDE:
        return (standing & BESIDE).bit_count()
    if count is Count.OWN_AROUND:
        return (standing & AROUND).bit_count()
    if count is Count.OWN_TOKENS:
        return len(t.tokens[team])
    if count is Count.OWN_ENGINES:
        return sum([ENGINES[tile] for tile in own])
    if count is Count.SCRAP_TILES:
        return len(scrap)
    if count is Count.SCRAP_TOKENS:
        return t.lost_tokens[1 - team]
    if count is Count.SCRAP_GOBLINS:
        return t.lost_goblins[1 - team]
    if count is Count.ENEMY_EMPTY_AROUND:
        around = AROUND & ~t.forbidden if t.switches.driller_spares_forbidden else AROUND
        return (around & ~t.standing(1 - team)).bit_count()
    if count is Count.SCRAP_SETS:
        return min([_of(scrap, kind) for kind in (Kind.ENGINE, Kind.WEAPON, Kind.DECORATION)])
    return _of_sort(own, scrap, count)


def _of_sort(own: list[Card], scrap: tuple[Card, ...], count: Count) -> int:
    """Tiles of one sort."""
    if count is Count.OWN_DECORATIONS:
        return _of(tuple(own), Kind.DECORATION)
    if count is Count.OWN_ARMOUR:
        return _of(tuple(own), Kind.ARMOUR)
    if count is Count.SCRAP_ARMOUR:
        return _of(scrap, Kind.ARMOUR)
    if count is Count.SCRAP_ENGINE_TILES:
        return _of(scrap, Kind.ENGINE)
    if count is Count.SCRAP_DECORATIONS:
        return _of(scrap, Kind.DECORATION)
    if count is Count.SCRAP_WEAPONS:
        return _of(scrap, Kind.WEAPON)
    tiles = tuple(own) if count in (Count.OWN_REGULAR, Count.OWN_UPGRADED) else scrap
    upgraded = count in (Count.OWN_UPGRADED, Count.SCRAP_UPGRADED)
    return len([tile for tile in tiles if IS_UPGRADED[tile] == upgraded])


def _of(tiles: tuple[Card, ...], kind: Kind) -> int:
    return len([tile for tile in tiles if KIND[tile] is kind])


def outcome(t: Table) -> Outcome:
    """The sums of all rounds, a battle that has begun being scored as if it ended now. §12, §13"""
    if t.phase in BATTLE:
        t = copy_table(t)
        t.result = winner(t, [t.is_out(team) for team in TEAMS])
        score_round(t)
    return sums(t)


def sums(t: Table) -> Outcome:
    """The score sheet as it is written. §13"""
    lines = [
        ScoreLine(
            Seat(seat),
            "victory" if card is None else "agenda",
            points,
            "goblins_inc §12.2" if card is None else "goblins_inc §12.3",
            {"round": number} if card is None else {"round": number, "card": NAMES[card]},
        )
        for number, seat, card, points in zip(
            t.line_rounds, t.line_seats, t.line_cards, t.line_points, strict=True
        )
    ]
    ranks = [1 + len([score for score in t.scores if score > own]) for own in t.scores]
    return Outcome(tuple(ranks), tuple(t.scores), tuple(lines))
