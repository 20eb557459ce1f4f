"""Finished matches, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, delete, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.arena.skill import NEWCOMER
from ludoteca.arena.statistics import SURE
from ludoteca.server.database_schema import guest, keeper, match, rating
from ludoteca.server.rating import after, fixed
from ludoteca.server.storage import GUEST, Finished, Result


class Rating(Struct, frozen=True):
    """How strong a player is in a game, on the scale of openskill, where newcomers have 25."""

    player: str
    name: str | None
    """The name of a person as of now; None for a bot."""
    mu: float
    sigma: float
    matches: int
    public: str | None = None
    """What everybody may know a person by."""


def keep(connection: Connection, result: Result, by: str | None = None) -> None:
    """Store a finished match for its players, or for the guest who brought it along."""
    guests = {player.removeprefix(GUEST) for player in result.players if player and player.startswith(GUEST)}
    owners = sorted(guests if by is None else {by})
    row = {
        "id": result.match,
        "game": result.game,
        "at": result.at,
        "players": result.players,
        "names": result.names,
        "ranks": result.ranks,
        "scores": result.scores,
        "rated": result.rated,
        "record": result.record,
    }
    connection.execute(insert(match), row)
    if owners:
        connection.execute(insert(keeper), [{"guest": own, "match": result.match} for own in owners])


def rate(connection: Connection, results: Sequence[Result]) -> None:
    """Let the ratings follow the results that count: all players known, and at least two of them."""
    counted = [
        result
        for result in results
        if result.rated and None not in result.players and len({*result.players}) > 1
    ]
    keys = sorted({(result.game, player) for result in counted for player in result.players if player})
    if not keys:
        return
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    mu, sigma = NEWCOMER
    connection.execute(
        add(rating).on_conflict_do_nothing(),
        [{"game": game, "player": who, "mu": mu, "sigma": sigma, "matches": 0} for game, who in keys],
    )
    # Two processes may rate the same players at once: each waits for the other, always in the same order.
    held = {}
    for game, who in keys:
        query = select(rating).where(rating.c.game == game, rating.c.player == who).with_for_update()
        held[game, who] = connection.execute(query).one()
    skills = {key: (row.mu, row.sigma) for key, row in held.items()}
    matches = {key: row.matches for key, row in held.items()}
    for result in counted:
        players = [player for player in result.players if player is not None]
        known = {player: fixed(result.game, player) or skills[result.game, player] for player in players}
        for player, skill in after(known, players, result.ranks, result.early).items():
            skills[result.game, player] = skill
            matches[result.game, player] += 1
    here = update(rating).where(rating.c.game == bindparam("in_game"), rating.c.player == bindparam("who"))
    connection.execute(
        here,
        [
            {"in_game": game, "who": who, "mu": mu, "sigma": sigma, "matches": matches[game, who]}
            for (game, who), (mu, sigma) in skills.items()
        ],
    )


def find(connection: Connection, id: str) -> Result | None:
    """A finished match with its record, or None if there is none of this id."""
    row = connection.execute(select(match).where(match.c.id == id)).first()
    return None if row is None else Result(record=row.record, **_about(row))


def forget(connection: Connection, guest_id: str, id: str) -> None:
    """Let somebody find a finished match no more; for the others it stays."""
    connection.execute(delete(keeper).where(keeper.c.guest == guest_id, keeper.c.match == id))


def matches_of(connection: Connection, guest_id: str, limit: int, rated: bool = False) -> list[Finished]:
    """The finished matches of a guest, or those that counted, the latest first, without their records."""
    columns = [column for column in match.c if column is not match.c.record]
    own = select(keeper.c.match).where(keeper.c.guest == guest_id)
    query = select(*columns).where(match.c.id.in_(own)).order_by(match.c.at.desc()).limit(limit)
    if rated:
        query = query.where(match.c.rated)
    return [Finished(**_about(row)) for row in connection.execute(query)]


def _about(row: Row[Any]) -> dict[str, Any]:
    return {
        "match": row.id,
        "game": row.game,
        "at": row.at,
        "players": row.players,
        "names": row.names,
        "ranks": row.ranks,
        "scores": row.scores,
        "rated": row.rated,
    }


def ladder(connection: Connection, game: str, limit: int) -> list[Rating]:
    """The strongest players of a game, by what each is worth at least with 95 %."""
    sure = (rating.c.mu - literal(SURE) * rating.c.sigma).desc()
    rows = connection.execute(
        _RATINGS.where(rating.c.game == game).order_by(sure, rating.c.player).limit(limit)
    )
    return [_rating(row) for row in rows]


def ratings_of(connection: Connection, player: str) -> list[tuple[str, Rating]]:
    """What is thought of a player, game by game, the one first that was played most."""
    query = _RATINGS.where(rating.c.player == player).order_by(rating.c.matches.desc(), rating.c.game)
    return [(row.game, _rating(row)) for row in connection.execute(query)]


def rating_of(connection: Connection, player: str, game: str) -> Rating | None:
    """What is thought of a player in a game, or None before the first match that counts."""
    row = connection.execute(_RATINGS.where(rating.c.game == game, rating.c.player == player)).first()
    return None if row is None else _rating(row)


_RATINGS: Final = select(rating, guest.c.name, guest.c.public).outerjoin(
    guest, rating.c.player == literal(GUEST) + guest.c.id
)


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.player, row.name, row.mu, row.sigma, row.matches, row.public)
