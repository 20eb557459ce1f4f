"""Deals that several people play, each at a table of their own: the deal of the day, and a duplicate for friends.

At every such table the same bots sit, which search a fixed number of worlds with luck from the deal, so that the same answers
come to the same end on every machine. Nothing of it is rated. Whoever has not played a deal is told nothing of its cards.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final

from msgspec import Struct

from ludoteca.facets.game import NotHere
from ludoteca.facets.registry import AT_TABLE, find, games
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server.bot_pool import NOBODY, Job, TaskFailed
from ludoteca.server.fair_queue import Rank
from ludoteca.server.http_types import BoardView, DealStanding, DealView, DuplicateView, ExpertResult, RoomId
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import Origin, Settings
from ludoteca.server.room_commands import settled
from ludoteca.server.room_events import BotSatDown, Guest, Opened, RoomEvent, SatDown, Started
from ludoteca.server.rooms import Rooms, token
from ludoteca.server.scene import speech
from ludoteca.server.storage import DUPLICATE, Listing, NoStorage, Storage, Summary, all_played

PUBLIC: Final = "ludoteca: deal of the day"
"""With the game and the date it is the seed. Anybody can look, so a deal of the day proves nothing, unless the house has a secret."""
OPPONENT: Final = "daily"
"""The bot that sits in every other seat,"""
REFERENCE: Final = "reference"
"""and the one whose result people compare theirs with."""
DAY: Final = "day-"
"""How the ids of the rooms of a day begin."""
MOST_BOARDS: Final = 8
GIVEN_UP: Final = -1_000_000
"""The points of whoever gave up."""
KEPT: Final = 64
"""So many results of the reference are kept."""


class Placed(Struct, frozen=True, order=True):
    """A result, the better first."""

    rank: int
    lost: int
    """The points with their sign turned."""


def day_of(now: float) -> str:
    """The date that counts: that of UTC, wherever anybody is."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When the next date begins, in seconds since 1970."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def seed_of(game: str, day: str, secret: str = "") -> bytes:
    """The seed of the deal of a day."""
    return sha256(f"{PUBLIC}\x1f{game}\x1f{day}\x1f{secret}".encode()).digest()


class Deals:
    """The deals of one house."""

    def __init__(self, store: Storage, rooms: Rooms, secret: str = "") -> None:
        self._store = store
        self._rooms = rooms
        self._secret = secret
        self._references: dict[str, ExpertResult] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def stop(self) -> None:
        """Think of no reference any more."""
        for task in self._thinking.values():
            task.cancel()

    # -- the deal of the day -----------------------------------------------------------------------

    async def today(self, guest: Guest | None) -> list[DealView]:
        """The deals of this day, and how far somebody is with them."""
        day = day_of(self._rooms.system.now())
        return [await self._deal(game, day, guest) for game in games(*AT_TABLE)]

    async def _deal(self, game: str, day: str, guest: Guest | None) -> DealView:
        listing = None if guest is None else await self._store.listing(_room(_series(game, day), guest))
        return DealView(
            game=game,
            day=day,
            ends=end_of(day),
            house=bool(self._secret),
            room=None if listing is None else listing.room,
            over=listing is not None and listing.summary.status == "over",
            match=None if listing is None else listing.summary.match,
        )

    async def play(self, game: str, guest: Guest) -> RoomId:
        """Begin the deal of this day, or go on with it; raises Denied where it has been played."""
        if game not in games(*AT_TABLE):
            raise Denied("not_found")
        day = day_of(self._rooms.system.now())
        return await self._sit(
            _series(game, day), Settings(game, find(game).usual), self._seed(game, day), guest, "deal"
        )

    async def standing(self, game: str, guest: Guest) -> DealStanding:
        """How somebody's result compares; raises Denied before they have played."""
        if game not in games(*AT_TABLE):
            raise Denied("not_found")
        day = day_of(self._rooms.system.now())
        mine = await self._store.listing(_room(_series(game, day), guest))
        if mine is None or mine.summary.status != "over":
            raise Denied("deal_unplayed")
        results = sorted(
            [
                _placed(one.summary)
                for one in await self._store.rooms_named(f"{_series(game, day)}-")
                if one.summary.status == "over"
            ]
        )
        own = _placed(mine.summary)
        return DealStanding(
            game=game,
            day=day,
            rank=own.rank,
            seats=len(mine.summary.seats),
            points=None if own.lost == -GIVEN_UP else -own.lost,
            place=1 + len([one for one in results if one < own]),
            played=len(results),
            expert=self._reference(game, day),
        )

    def _seed(self, game: str, day: str) -> bytes:
        return seed_of(game, day, self._secret)

    # -- one deal at several tables ----------------------------------------------------------------

    async def found(self, settings: Settings, boards: int, guest: Guest) -> str:
        """Draw a deal for so many tables; its id, which is its link."""
        id = token()
        chosen = settled(Settings(settings.game, settings.seats, settings.options))
        seed = self._rooms.system.tokens().seed
        opened = Opened(
            Settings(chosen.game, chosen.seats, chosen.options, rated=False, watching="none"),
            "",
            unrated=True,
            origin="duplicate",
            seed=seed,
            boards=max(2, min(MOST_BOARDS, boards)),
        )
        await self._rooms.found([opened], guest, f"{DUPLICATE}{id}")
        return id

    async def duplicate(self, id: str, guest: Guest | None) -> DuplicateView:
        """How far the tables of a deal are; their results once all are over. Raises Denied if there is no such deal."""
        opened = await self._opened(id)
        listings = await self._boards(id)
        mine = None if guest is None else _room(f"{DUPLICATE}{id}", guest)
        over = all_played(opened.boards, listings)
        boards = [
            BoardView(
                name=listing.summary.seats[0],
                over=listing.summary.status == "over",
                mine=listing.room == mine,
                room=listing.room if listing.room == mine else None,
                match=listing.summary.match if over else None,
                rank=_placed(listing.summary).rank if over else None,
                points=_points(listing.summary) if over else None,
            )
            for listing in listings
        ]
        if over:
            boards.sort(
                key=lambda board: (board.rank or 0, -(board.points if board.points is not None else GIVEN_UP))
            )
        return DuplicateView(
            id=id,
            game=opened.settings.game,
            title=speech(find(opened.settings.game).words.TITLE),
            seats=opened.settings.seats,
            tables=opened.boards,
            boards=boards,
            over=over,
        )

    async def join(self, id: str, guest: Guest) -> RoomId:
        """Sit down at a table of one's own, or go back to it; raises Denied where all tables are taken, or one has played."""
        opened = await self._opened(id)
        boards = await self._boards(id)
        own = _room(f"{DUPLICATE}{id}", guest)
        if len(boards) >= opened.boards and own not in [listing.room for listing in boards]:
            raise Denied("deal_taken")
        return await self._sit(
            f"{DUPLICATE}{id}", opened.settings, bytes.fromhex(opened.seed or ""), guest, "duplicate"
        )

    async def _opened(self, id: str) -> Opened:
        entries = await self._store.entries(f"{DUPLICATE}{id}")
        first = entries[0].event if entries else None
        if not isinstance(first, Opened) or first.seed is None:
            raise Denied("no_deal")
        return first

    async def _boards(self, id: str) -> list[Listing]:
        return await self._store.rooms_named(f"{DUPLICATE}{id}-")

    # -- tables ------------------------------------------------------------------------------------

    async def _sit(
        self, series: str, settings: Settings, seed: bytes, guest: Guest, origin: Origin
    ) -> RoomId:
        """The table of somebody in a series of tables with one deal; raises Denied if they have played there."""
        room = _room(series, guest)
        known = await self._store.listing(room)
        if known is None:
            try:
                await self._rooms.found(dealt(settings, seed, guest, origin, room), guest, room)
            except NoStorage:
                # Two windows at once: the other one has made it.
                known = await self._store.listing(room)
                if known is None:
                    raise
        if known is not None and known.summary.status == "over":
            raise Denied("deal_played")
        return RoomId(room)

    # -- secrets -----------------------------------------------------------------------------------

    async def guard(self, record: Record, guest: str) -> None:
        """Raise Denied if a record tells of cards that others, or whoever asks, have yet to play."""
        now = self._rooms.system.now()
        today, before = day_of(now), day_of(now - 86_400)
        for day in (today, before):
            if record.seed != self._seed(record.game, day):
                continue
            own = await self._store.listing(_room(_series(record.game, day), Guest(guest, "")))
            # Yesterday's deal is open to those who did not begin it.
            if day == today if own is None else own.summary.status != "over":
                raise Denied("deal_open")

    async def guard_match(self, match: str) -> None:
        """Raise Denied if a match belongs to a deal of which tables are still played, or yet to be opened."""
        if not match.startswith(DUPLICATE):
            return
        opened = await self._opened(match.removeprefix(DUPLICATE).rpartition("-")[0])
        series = match.rpartition("-")[0]
        if not all_played(opened.boards, await self._store.rooms_named(f"{series}-")):
            raise Denied("deal_others")

    def guard_fork(self, record: Record) -> None:
        """Raise Denied where others would see at another table what they have yet to play: on the day of a deal."""
        if record.seed == self._seed(record.game, day_of(self._rooms.system.now())):
            raise Denied("deal_today")

    # -- the reference -----------------------------------------------------------------------------

    def _reference(self, game: str, day: str) -> ExpertResult | None:
        """What the reference made of a deal; None as long as it is thinking, which it begins now."""
        series = _series(game, day)
        found = self._references.get(series)
        if found is None and series not in self._thinking:
            task = asyncio.ensure_future(self._think(series, game, self._seed(game, day)))
            self._thinking[series] = task
            task.add_done_callback(lambda _: self._thinking.pop(series, None))
        return found

    async def _think(self, series: str, game: str, seed: bytes) -> None:
        try:
            outcome = await self._play_out(game, seed)
        except (TaskFailed, NotHere):
            return
        while len(self._references) >= KEPT:
            del self._references[next(iter(self._references))]
        self._references[series] = outcome

    async def _play_out(self, game: str, seed: bytes) -> ExpertResult:
        """Let bots play a deal to its end, one decision after the other, when nobody else needs them."""
        box = find(game)
        match = Match.start(box.rules, box.usual, seed)
        while not match.over:
            seat = next(iter(match.pending))
            decision = match.decision(seat)
            if len(decision.options) == 1:
                text = decision.spell(decision.options[0], match.names)
            else:
                job = Job(match.record([]).text(), int(seat), REFERENCE if seat == 0 else OPPONENT)
                text = (await self._rooms.bot_pool.decide(job, NOBODY, lambda: Rank.LATER)).text
            match.answer_text(Seat(seat), text)
            await asyncio.sleep(0)
        outcome = match.outcome()
        return ExpertResult(outcome.ranks[0], outcome.scores[0])


def dealt(
    settings: Settings, seed: bytes, guest: Guest, origin: Origin, match: str, bot: str = OPPONENT
) -> list[RoomEvent]:
    """A table for one, with the bots of the house, at which the match has begun."""
    chosen = settled(Settings(settings.game, settings.seats, settings.options, rated=False, watching="none"))
    version = find(chosen.game).identity.version
    return [
        Opened(chosen, guest.id, unrated=True, origin=origin),
        SatDown(0, guest.id, guest.name),
        *[BotSatDown(seat, bot) for seat in range(1, chosen.seats)],
        Started(match, seed.hex(), version, rated=False),
    ]


def _series(game: str, day: str) -> str:
    return f"{DAY}{day}-{game}"


def _room(series: str, guest: Guest) -> str:
    """The room of somebody in a series, of which nobody else knows: their id is a secret."""
    return f"{series}-{sha256(f'{series} {guest.id}'.encode()).hexdigest()[:20]}"


def _placed(summary: Summary) -> Placed:
    if summary.placed is None:
        return Placed(len(summary.seats), -GIVEN_UP)
    rank, points = summary.placed
    return Placed(rank, -points)


def _points(summary: Summary) -> int | None:
    return None if summary.placed is None else summary.placed[1]
