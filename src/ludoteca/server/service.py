"""The service: what can be asked of a table outside its rooms. The routes of the server and the page without one ask the same."""

from __future__ import annotations

import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from hashlib import sha256
from time import time
from typing import Final, TypeVar

import msgspec
from msgspec import to_builtins

from ludoteca.facets.game import BadGame, Game, NotHere
from ludoteca.facets.message import Message, family
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import AT_TABLE, faults, find
from ludoteca.facets.registry import games as installed
from ludoteca.kernel.luck import SEED_BYTES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Option
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.server.bot_pool import NOBODY, Branch, Job, Show, TaskFailed
from ludoteca.server.connection import ENCODER
from ludoteca.server.deals import Deals, dealt
from ludoteca.server.http_types import (
    LARGEST_RECORD,
    Brought,
    CardView,
    Chosen,
    FinishedView,
    Fork,
    GameOption,
    GameView,
    LessonView,
    Listed,
    MatchView,
    Mine,
    NewRoom,
    NoteView,
    OptionValue,
    ReviewView,
    RoomCard,
    RoomId,
)
from ludoteca.server.limits import Asker
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import Settings
from ludoteca.server.replay import forked
from ludoteca.server.room_events import Guest
from ludoteca.server.rooms import Rooms, token
from ludoteca.server.scene import scene_of, speech
from ludoteca.server.storage import GUEST, Finished, Listing, Result, Storage
from ludoteca.server.wire_scene import Scene, Speech

T = TypeVar("T")
_SLICE: Final = msgspec.json.Decoder(ReviewView)

LOG: Final = logging.getLogger("ludoteca.server")
LISTED: Final = 100
"""No list is longer."""
LOOKED_AT: Final = 16_000_000
"""So many bytes of moments and reviews are kept."""
PROGRESS: Final = family("door-progress", ["round", "turn"])
"""How far a match is, by what its game counts."""
OPEN: Final = "open"
WATCHING: Final = "spectator"
EYES: Final = f"^([0-9]|1[0-5]|{WATCHING}|{OPEN})$"
"""Through whose eyes a moment is looked at: a seat's, a spectator's, or with all cards open."""

SEVERAL: Final = r"^(\d{1,7}(\.\d{1,7}){0,15})?$"
"""Numbers of answers, after which a review looks well."""


def numbers(text: str) -> list[int]:
    """Such numbers."""
    return [int(number) for number in text.split(".") if number]


class Service:
    """The rooms and the finished matches of one store."""

    def __init__(self, store: Storage, rooms: Rooms, deals: Deals) -> None:
        self._store = store
        self._deals = deals
        self._rooms = rooms
        self._kept = _Kept(LOOKED_AT)

    # -- lists -------------------------------------------------------------------------------------

    async def lobby(self) -> list[Listed]:
        """The rooms that are open to everybody, the newest first."""
        return [_listed(listing) for listing in await self._store.lobby(LISTED)]

    async def mine(self, guest: Guest) -> Mine:
        """Somebody's rooms and finished matches."""
        rooms = await self._store.rooms_of(guest.id, LISTED)
        matches = await self._store.matches_of(guest.id, LISTED)
        return Mine(
            [_listed(listing, guest.id) for listing in rooms],
            [finished(match, guest.id) for match in matches],
        )

    async def card(self, room: str) -> RoomCard:
        """What whoever has the link of a room may know before they come in; raises Denied if there is no such room."""
        listing = await self._store.listing(room)
        if listing is None:
            raise Denied("gone")
        summary = listing.summary
        hosting = [
            name for name, guest in zip(summary.seats, summary.holders, strict=False) if guest == summary.host
        ]
        return RoomCard(
            game=summary.game,
            title=speech(find(summary.game).words.TITLE),
            status=summary.status,
            host=hosting[0] if hosting else None,
            seats=summary.seats,
            can_join=summary.can_join,
            match=summary.match,
        )

    async def forget_room(self, room: str, guest: Guest) -> None:
        """Take a room off somebody's list in which no match runs; raises Denied for another one."""
        listing = await self._store.listing(room)
        if listing is None or guest.id not in listing.summary.members:
            raise Denied("gone")
        if listing.summary.status == "playing" and guest.id in listing.summary.holders:
            raise Denied("still_playing")
        self._rooms.reload(room)
        await self._store.forget_room(guest.id, room)

    async def forget_match(self, match: str, guest: Guest) -> None:
        """Take a finished match off somebody's list."""
        await self._store.forget_match(guest.id, match)

    # -- rooms -------------------------------------------------------------------------------------

    async def open_room(self, room: NewRoom, guest: Guest) -> RoomId:
        """Open a room; raises Refusal."""
        return RoomId(await self._rooms.create(room.settings, guest, room.bots, people=room.people))

    async def learn(self, game: str, number: int, guest: Guest) -> RoomId:
        """Begin a guided match; raises Denied if there is none of this number."""
        box = installed(*AT_TABLE).get(game)
        if box is None or number >= len(box.lessons):
            raise Denied("not_found")
        lesson = box.lessons[number]
        room = token()
        settings = Settings(game, lesson.seats, dict(lesson.options))
        events = dealt(settings, lesson.deal(game), guest, "lesson", token(), lesson.bot)
        await self._rooms.found(events, guest, room)
        return RoomId(room)

    async def bring(self, text: str, guest: Guest, asker: Asker = NOBODY) -> Brought:
        """Take in a record: a finished match to look at, an open one to go on with; raises Denied or UnfitRecord."""
        if len(text.encode(errors="replace")) > LARGEST_RECORD:
            raise Denied("too_large")
        taken = await self._replayed(self._rooms.bot_pool.read(text, asker))
        await self._deals.guard(Record.parse(taken.record), guest.id)
        if not taken.over:
            settings = Settings(taken.game, taken.seats, taken.options, rated=False)
            return Brought(
                room=await self._rooms.create(
                    settings, guest, [], taken.record, counts=False, origin="record"
                )
            )
        result = Result(
            match=token(),
            game=taken.game,
            at=time(),
            players=[None] * taken.seats,
            names=taken.names,
            ranks=taken.ranks,
            scores=taken.scores,
            record=taken.record,
        )
        await self._store.bring(result, guest.id)
        return Brought(match=result.match)

    # -- finished matches --------------------------------------------------------------------------

    async def result(self, match: str) -> Result:
        """A finished match; raises Denied if there is none of this id."""
        result = await self._store.match(match)
        if result is None:
            raise Denied("no_match")
        return result

    async def told(self, match: str, guest: str) -> Result:
        """A finished match, if this guest may know its cards; raises Denied."""
        result = await self.result(match)
        await self._deals.guard_match(match)
        await self._deals.guard(Record.parse(result.record), guest)
        return result

    async def about(self, match: str, guest: str = "") -> MatchView:
        """Who played, whether this guest did, and how it ended."""
        result = await self.told(match, guest)
        record = Record.parse(result.record)
        return MatchView(
            match=result.match,
            at=result.at,
            game=result.game,
            options=record.options,
            names=result.names,
            ranks=result.ranks,
            scores=result.scores,
            rated=result.rated,
            length=len(record.entries),
            kept=_kept(record),
            me=_seat_of(guest, result),
        )

    async def moment(self, match: str, number: int, eyes: str, asker: Asker = NOBODY) -> bytes:
        """A finished match after so many answers, through these eyes: a ``Moment`` in JSON."""
        return await self._shown(match, number, eyes, asker, several=False)

    async def moments(self, match: str, number: int, eyes: str, asker: Asker = NOBODY) -> bytes:
        """The moments from so many answers on, through these eyes, as many as are shown together: a list in JSON."""
        return await self._shown(match, number, eyes, asker, several=True)

    async def _shown(self, match: str, number: int, eyes: str, asker: Asker, *, several: bool) -> bytes:
        result = await self.told(match, asker.guest)
        key = match, number, f"from {eyes}" if several else eyes
        kept = self._kept.get(key)
        if kept is None:
            viewer = None if eyes == OPEN else int(SPECTATOR) if eyes == WATCHING else int(eyes)
            task = Show(result.record, number, viewer, several)
            kept = await self._replayed(self._rooms.bot_pool.show(task, asker))
            self._kept.keep(key, kept)
        return kept

    async def review(
        self, match: str, seat: int, first: int = 0, of: Sequence[int] = (), asker: Asker = NOBODY
    ) -> ReviewView:
        """What a search thinks of a few decisions of a seat: at a glance from an answer on, or well of those after these answers."""
        result = await self.told(match, asker.guest)
        record = Record.parse(result.record)
        if seat >= len(result.names) or max([first, *of]) > len(record.entries):
            raise Denied("no_match")
        find(record.game, record.rules)
        job, whose = Job(result.record, seat, "review"), f"review {seat}"
        if not of:
            glance = self._kept.get((match, first, f"glance {seat}"))
            if glance is None:
                glance = ENCODER.encode(await self._judged(job, first, None, asker))
                self._kept.keep((match, first, f"glance {seat}"), glance)
            return _SLICE.decode(glance)
        known = [kept for number in of if (kept := self._kept.get((match, number, whose))) is not None]
        slices = [_SLICE.decode(kept) for kept in known]
        wanted = [number for number in of if (match, number, whose) not in self._kept]
        if wanted:
            slices.append(await self._judged(job, 0, wanted, asker))
            for verdict in slices[-1].verdicts:
                piece = ENCODER.encode(ReviewView([verdict], None, slices[-1].result))
                self._kept.keep((match, verdict.after, whose), piece)
        return ReviewView([verdict for slice in slices for verdict in slice.verdicts], None, slices[0].result)

    async def _judged(self, job: Job, first: int, of: list[int] | None, asker: Asker) -> ReviewView:
        try:
            return await self._rooms.bot_pool.judge(job, first, of, asker)
        except TaskFailed:
            raise Denied("no_review") from None

    async def would(self, match: str, number: int, seat: int, bot: str, asker: Asker = NOBODY) -> Chosen:
        """What a bot would have answered for a seat after so many answers."""
        result = await self.told(match, asker.guest)
        record = Record.parse(result.record)
        if number > len(record.entries) or seat >= record.players_in_all:
            raise Denied("no_match")
        if bot not in find(record.game, record.rules).levels:
            raise Denied("bad_request")
        job = Job(forked(record, number).text(), seat, bot)
        try:
            return Chosen(await self._rooms.bot_pool.would(job, asker))
        except TaskFailed:
            raise Denied("no_review") from None

    async def fork(self, match: str, way: Fork, guest: Guest, asker: Asker = NOBODY) -> RoomId:
        """Go on from a decision of a finished match in a room of one's own."""
        result = await self.told(match, guest.id)
        record = Record.parse(result.record)
        self._deals.guard_fork(record)
        if way.number > len(record.entries) or way.seat >= record.players_in_all:
            raise Denied("no_match")
        seed = None if way.cards == "same" else secrets.token_bytes(SEED_BYTES)
        task = Branch(result.record, way.number, way.seat, seed)
        began = await self._replayed(self._rooms.bot_pool.branch(task, asker))
        settings = Settings(result.game, began.seats, began.options, rated=False)
        return RoomId(
            await self._rooms.create(
                settings, guest, way.bots, began.record, counts=False, seat=way.seat, origin="fork"
            )
        )

    async def _replayed(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except TaskFailed:
            raise Denied("no_replay") from None


class _Kept:
    """What was looked at last of finished matches, up to so many bytes: whoever leafs back or comes again has it at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    def __contains__(self, key: tuple[str, int, str]) -> bool:
        return key in self._kept

    def get(self, key: tuple[str, int, str]) -> bytes | None:
        """What is kept of a match after so many answers, by what it is."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: tuple[str, int, str], found: bytes) -> None:
        """Keep it in place of what nobody has looked at for longest."""
        self._size += len(found) - len(self._kept.pop(key, b""))
        self._kept[key] = found
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


# -- games -----------------------------------------------------------------------------------------


def front_words(code: str) -> str:
    """What the front door says of the games in a language: the messages of their titles and posters, and no others."""
    found = []
    for game in installed(*AT_TABLE).values():
        words = game.fluent(code)
        for message in (game.words.TITLE.id, f"{game.id}-poster"):
            found += re.findall(rf"^{re.escape(message)} =.*\n(?:[ \t]+.*\n)*", f"{words}\n", re.MULTILINE)
    return "".join(found)


def games(bots: Sequence[str] = ()) -> list[GameView]:
    """The games that can be played here, with these bots beside their levels."""
    for fault in faults(*AT_TABLE):
        LOG.warning("left out: %s", fault)
    return [_game(game, bots) for game in installed(*AT_TABLE).values()]


def cards(game: str) -> list[CardView]:
    """Every card of a game, in the order of its catalogue; raises Denied if there is no such game."""
    found = installed(*AT_TABLE).get(game)
    if found is None:
        raise Denied("not_found")
    return [_card(found, name) for name in found.identity.names]


def pictures(game: Game) -> dict[str, Scene]:
    """What the boards draw in the rules of a game: each of its positions, as the seat that it belongs to sees it."""
    found = {}
    for name, picture in game.positions().items():
        match = Match.at(game.rules, picture["position"], sha256(f"picture\x1f{name}".encode()).digest())
        seat = Seat(picture["seat"])
        found[name] = scene_of(match, seat, Players([PERSON] * match.seats).names(seat))
    return found


def _game(game: Game, bots: Sequence[str]) -> GameView:
    identity = game.identity
    least, most = identity.seats
    return GameView(
        id=identity.id,
        title=speech(game.words.TITLE),
        least=least,
        most=most,
        options=[_option(game, option) for option in identity.options],
        version=identity.version,
        joins=identity.joins,
        levels=[*game.levels, *bots],
        stand_in=game.stand_in,
        usual=game.usual,
        minutes=game.minutes,
        manual=bool(game.manual("en")),
        lessons=[
            LessonView(
                lesson.seats,
                lesson.answers,
                [NoteView(note.on, note.say, note.at, note.mine) for note in lesson.notes],
            )
            for lesson in game.lessons
        ],
        board=_part(game, "board.js"),
        style=_part(game, "board.css"),
    )


def _part(game: Game, name: str) -> str | None:
    """Where a part of the game's own board is served."""
    if game.board is None or not game.board.joinpath(name).is_file():
        return None
    return f"/boxes/{game.id}/board/{name}"


def _option(game: Game, option: Option) -> GameOption:
    values = [OptionValue(value, speech(game.words.option(option.name, value))) for value in option.values]
    return GameOption(option.name, option.rule, values)


def _card(game: Game, name: str) -> CardView:
    about = game.words.about_card(name)
    label = speech(game.words.card(name))
    return CardView(name, label, speech(about.message), about.rule, to_builtins(game.display.face(name)))


# -- what the rest is made of ----------------------------------------------------------------------


def _listed(listing: Listing, guest: str | None = None) -> Listed:
    """A room in a list; whoever's own list it is, is told what they have to do there."""
    summary = listing.summary
    mine = [seat for seat, holder in enumerate(summary.holders) if holder is not None and holder == guest]
    return Listed(
        room=listing.room,
        at=listing.at,
        game=summary.game,
        status=summary.status,
        watching=summary.watching,
        seats=summary.seats,
        match=summary.match,
        rated=summary.rated,
        can_join=summary.can_join,
        mine=mine,
        my_turn=bool({*mine} & {*summary.pending}),
        waiting=[] if guest is None else summary.waiting,
        progress=None if guest is None or summary.progress is None else _progress(*summary.progress),
    )


def _progress(unit: str, number: int) -> Speech:
    return speech(Message(PROGRESS[unit], {"number": number}))


def finished(match: Finished, guest: str | None = None) -> FinishedView:
    """A finished match in a list."""
    return FinishedView(
        match.match,
        match.at,
        match.game,
        match.names,
        match.ranks,
        match.scores,
        match.rated,
        [seat for seat, player in enumerate(match.players) if guest and player == f"{GUEST}{guest}"],
    )


def _seat_of(guest: str, result: Result) -> int | None:
    """The first seat that a guest had."""
    player = f"{GUEST}{guest}"
    return result.players.index(player) if player in result.players else None


def _kept(record: Record) -> bool:
    try:
        find(record.game, record.rules)
    except (BadGame, NotHere):
        return False
    return True
