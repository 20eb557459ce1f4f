"""The rhythm of what is sent tells nobody who has answered in secret: how many frames, when, in which order, and what lists say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.load.client import Person, fresh
from ludoteca.facets.registry import games
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.room_events import Guest
from ludoteca.server.room_session import summary_of
from ludoteca.server.subscription import Snapshot, Subscription
from tests.boxes import built_in
from tests.server.clients import asked, done, run, serving, started
from tests.server.delays import CHANCE, leak, pairs
from tests.server.rooms import ANN, BOB, CAT, Desk

Deed = Callable[[Desk, Guest, int], None]
WATCHER = Guest("eve", "Eve")


def answers(room: Desk, guest: Guest, seat: int) -> None:
    room.answer(guest, seat)


def takes_back(room: Desk, guest: Guest, seat: int) -> None:
    room.do(guest, p.Undo(room.id(), seat))


def sealed_table(game: str) -> Desk | None:
    """A table of three at which at least two are asked in secret; None if the game never asks so."""
    room = Desk(game, 3, time=p.TimeControl("match", 900, 5))
    room.start(ANN, BOB, CAT)
    for _ in range(300):
        match = room.room.match
        if room.room.status != "playing" or match is None:
            return None
        if match.is_sealed and len(match.pending) > 1:
            return room
        seat = next(iter(room.room.asked()))
        room.now += 1
        room.answer((ANN, BOB, CAT)[seat], seat)
    return None


GAMES = [game for game in built_in() if sealed_table(game) is not None]


class Onlooker:
    """Somebody who looks on from a seat, or from none: all frames that they get."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.subscription = Subscription(guest, seat)
        self.frames: list[bytes] = []

    def look(self, room: Desk) -> None:
        present = {ANN.id, BOB.id, CAT.id, WATCHER.id}
        frame = self.subscription.update(Snapshot(room.room, "epoch", 0.0, present, 1))
        if frame is not None:
            self.frames.append(frame)


def what_others_get(game: str, deeds: list[Deed]) -> tuple[list[list[bytes]], bytes]:
    """The frames of everybody but one who does these things in secret, and what lists say afterwards."""
    room = sealed_table(game)
    assert room is not None and room.room.match is not None
    actor = int(next(iter(room.room.match.pending)))
    people = (ANN, BOB, CAT)
    onlookers = [Onlooker(people[seat], seat) for seat in range(3) if seat != actor]
    onlookers.append(Onlooker(WATCHER, -1))
    for onlooker in onlookers:
        onlooker.look(room)
    for deed in deeds:
        room.now += 7
        deed(room, people[actor], actor)
        for onlooker in onlookers:
            onlooker.look(room)
    summary = summary_of(room.room)
    told = f"{summary.at} {summary.seats} {summary.status}".encode()
    return [onlooker.frames for onlooker in onlookers], told


def test_some_games_ask_in_secret() -> None:
    assert len(GAMES) >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "deeds",
    [[answers], [answers, takes_back], [answers, takes_back, answers]],
    ids=["answers", "takes back", "answers again"],
)
def test_what_is_done_in_secret_makes_no_frame_and_no_time_stamp(game: str, deeds: list[Deed]) -> None:
    assert what_others_get(game, deeds) == what_others_get(game, [])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_back_a_secret_answer_is_asked_again(game: str) -> None:
    room = sealed_table(game)
    assert room is not None and room.room.match is not None
    actor = int(next(iter(room.room.match.pending)))
    guest = (ANN, BOB, CAT)[actor]
    own = Onlooker(guest, actor)
    own.look(room)
    question = room.room.playing.decision(Seat(actor)).ask
    room.answer(guest, actor)
    own.look(room)
    takes_back(room, guest, actor)
    own.look(room)
    assert b'"type":"whole"' in own.frames[-1]
    assert room.room.playing.decision(Seat(actor)).ask is question
    assert room.again().clocks.left == room.room.clocks.left


def test_a_proposal_stays_while_others_answer_in_secret() -> None:
    room = sealed_table(GAMES[0])
    assert room is not None and room.room.match is not None
    first = int(next(iter(room.room.match.pending)))
    people = (ANN, BOB, CAT)
    room.now += 1
    absent = next(seat for seat in range(3) if seat != first)
    room.do(
        people[first],
        p.StandIn(room.id(), first, absent),
        present=[first, 3 - first - absent],
    )
    before = list(room.room.proposals)
    room.answer(people[first], first)
    assert before and list(room.room.proposals) == before


def test_lists_do_not_move_when_somebody_answers_in_secret(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            public = p.Settings("fzzzt", 2, public=True, watching="open", time=p.TimeControl("match", 900))
            viewers = await started(site, public, "Ann", "Bob")
            eve = await site.person("Eve")

            async def lists() -> list[bytes]:
                asking = [(viewers[1].person, "/api/mine"), (eve, "/api/lobby"), (eve, "/api/mine")]
                return [(await person.call("GET", path)).body for person, path in asking]

            while True:
                match = site.app_state.rooms.sessions[viewers[0].id].room.match
                assert match is not None
                if match.is_sealed and len(match.pending) == 2:
                    break
                viewer = await asked(viewers)
                await done(viewer, viewer.answer(site_luck))
            await viewers[0].until(lambda: viewers[0].question is not None)
            before = await lists()
            await done(viewers[0], viewers[0].answer(site_luck))
            await done(viewers[0], p.Undo(fresh(), 0))
            await viewers[0].until(lambda: viewers[0].question is not None)
            await done(viewers[0], viewers[0].answer(site_luck))
            assert await lists() == before

    from ludoteca.kernel.luck import Luck, seed_from

    site_luck = Luck(seed_from("lists"))
    run(act())


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded"])
def test_counters_are_for_this_machine_only(sqlite: str, header: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            nobody = Person(site.url)
            assert (await nobody.call("GET", "/metrics")).status == 200
            assert (await nobody.call("GET", "/metrics", **{header: "203.0.113.7"})).status == 404

    run(act())


def test_a_bot_answers_as_soon_whatever_others_hold() -> None:
    found = [pair for game in games("guide").values() for pair in pairs(game, 5)]
    assert len(found) >= 15
    assert leak(found) >= CHANCE


def test_a_bot_that_is_quicker_with_some_cards_is_found_out() -> None:
    assert leak([(0.35 + 0.01 * (number % 7), 0.35) for number in range(60)]) < CHANCE
