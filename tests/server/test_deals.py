"""Rulings about deals that several people play: the same everywhere, once for everybody, and no card before its time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.load.client import Person, Viewer, fresh
from ludoteca.facets.registry import games
from ludoteca.server import protocol as p
from ludoteca.server.deals import day_of, end_of, seed_of
from tests.server.clients import Site, denied, done, run, serving

ROOT = Path(__file__).parents[2]
LATE = 1795132799.0
"""One second before midnight of UTC on 19 November 2026."""
QUICK = "goblins_inc"
"""A game of two: it is over as soon as somebody gives up."""
PLAY = """
import sys
{before}
from hashlib import sha256
from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.decision import Decision
from ludoteca.server.deals import day_of, seed_of
box = find(sys.argv[1])
match = Match.start(box.rules, box.usual, seed_of(box.id, day_of(1795132799.0)))
searched = 0
while searched < 4 and not match.over:
    seat = next(iter(match.pending))
    known = match.perspective(seat)
    searched += len(known.decision.options) > 1
    place = make("daily", box, luck_at(match, seat)).decide(known)
    match.answer(seat, known.decision.options[place])
print(Match.__init__.__class__.__name__, sha256(match.record([]).text().encode()).hexdigest())
"""
INTERPRETED = "from tools.interpreted import install; install()"


def played(game: str, interpreted: bool, zone: str, hashes: str) -> str:
    """What the bots of a day do in its first decisions, in a process of its own."""
    script = PLAY.format(before=INTERPRETED if interpreted else "")
    surroundings = {**os.environ, "TZ": zone, "PYTHONHASHSEED": hashes}
    told = subprocess.run(
        [sys.executable, "-c", script, game],
        cwd=ROOT,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout.split()[1]


@pytest.mark.parametrize("game", games())
def test_the_bots_of_a_deal_answer_alike_compiled_and_interpreted_in_every_time_zone(game: str) -> None:
    here = played(game, interpreted=False, zone="Pacific/Kiritimati", hashes="1")
    assert here == played(game, interpreted=True, zone="Pacific/Pago_Pago", hashes="2")


def test_the_date_of_a_deal_is_that_of_utc() -> None:
    assert (day_of(LATE), day_of(LATE + 1)) == ("2026-11-19", "2026-11-20")
    assert end_of("2026-11-19") == LATE + 1
    assert seed_of("fzzzt", "2026-11-19").hex() == (
        "9f91df2f0327ed052ebe825de4a1f9af4fd0a37ef5618ce7fa58ffef23419604"
    )
    seeds = {
        seed_of(*parts)
        for parts in [
            ("a", "2026-11-19"),
            ("b", "2026-11-19"),
            ("a", "2026-11-20"),
            ("a", "2026-11-19", "ours"),
        ]
    }
    assert len(seeds) == 4


async def given_up(site: Site, person: Person, room: str) -> Viewer:
    """Somebody who sat down at their table and gave up."""
    viewer = await person.enter(room, 0)
    await viewer.until(lambda: viewer.scene is not None)
    await done(viewer, p.Resign(fresh(), 0))
    await viewer.until(lambda: viewer.view.status == "over")
    return viewer


async def today(person: Person, game: str = QUICK) -> str:
    """The room of somebody's deal of the day."""
    reply = await person.call("POST", f"/api/deals/{game}")
    assert reply.status == 201, reply.json
    return str(reply.json["room"])


def test_a_deal_of_the_day_is_played_once_and_by_oneself(sqlite: str) -> None:
    async def playing() -> None:
        async with serving(sqlite) as site:
            ann, bob = await site.people("Ann", "Bob")
            assert (await ann.call("GET", f"/api/deals/{QUICK}")).json["code"] == "deal_unplayed"
            room = await today(ann)
            assert await today(ann) == room
            assert await today(bob) != room
            viewer = await ann.enter(room, 0)
            await viewer.until(lambda: viewer.scene is not None)
            assert not viewer.view.rated and viewer.view.origin == "deal" and not viewer.view.hints
            assert await denied(viewer, p.Hint(fresh(), 0)) == "no_hints"
            reply = await bob.call("GET", f"/api/rooms/{room}")
            assert reply.status == 200 and reply.json["match"] is None
            await done(viewer, p.Resign(fresh(), 0))
            await done(viewer, p.Rematch(fresh()))
            again = await ann.call("POST", f"/api/deals/{QUICK}")
            assert (again.status, again.json["code"]) == (409, "deal_played")
            standing = (await ann.call("GET", f"/api/deals/{QUICK}")).json
            assert (standing["points"], standing["place"], standing["played"]) == (None, 1, 1)
            assert (await ann.call("POST", "/api/deals/chess")).status == 404
            listed = {deal["game"]: deal for deal in (await ann.call("GET", "/api/deals")).json}
            assert [*listed] == [*games()] and listed[QUICK]["over"] and listed["fzzzt"]["room"] is None

    run(playing())


def test_nobody_is_told_a_card_of_the_deal_before_they_have_played_it(sqlite: str) -> None:
    async def looking() -> None:
        async with serving(sqlite) as site:
            ann, bob = await site.people("Ann", "Bob")
            room = await today(ann)
            await given_up(site, ann, room)
            record = (await ann.call("GET", f"/api/matches/{room}/record")).body
            nobody = Person(site.url)
            asked = [
                ("GET", f"/api/matches/{room}", None),
                ("GET", f"/api/matches/{room}/at/0?eyes=open", None),
                ("GET", f"/api/matches/{room}/record", None),
                ("GET", f"/api/matches/{room}/review/0", None),
                ("POST", f"/api/matches/{room}/fork", {"number": 0, "cards": "same", "seat": 0}),
                ("POST", "/api/records", {"text": record.decode()}),
            ]
            for method, path, body in asked:
                reply = await bob.call(method, path, body)
                assert (reply.status, reply.json["code"]) == (403, "deal_open"), path
            for method, path, body in asked[:3]:
                assert (await nobody.call(method, path, body)).json["code"] == "deal_open", path
            beginning = await today(bob)
            assert (await bob.call("GET", f"/api/matches/{room}/at/0?eyes=open")).json["code"] == "deal_open"
            await given_up(site, bob, beginning)
            assert (await bob.call("GET", f"/api/matches/{room}/at/0?eyes=open")).status == 200
            reply = await bob.call(
                "POST", f"/api/matches/{room}/fork", {"number": 0, "cards": "same", "seat": 0}
            )
            assert (reply.status, reply.json["code"]) == (403, "deal_today")

    run(looking())


def test_the_seed_of_a_duplicate_is_told_once_all_its_tables_are_over(sqlite: str) -> None:
    async def comparing() -> None:
        async with serving(sqlite) as site:
            ann, bob, cat = await site.people("Ann", "Bob", "Cat")
            body = {"settings": p.Settings(QUICK, 2), "tables": 2}
            reply = await ann.call("POST", "/api/duplicates", body)
            assert reply.status == 201
            deal = f"/api/duplicates/{reply.json['duplicate']}"
            first = str((await ann.call("POST", deal)).json["room"])
            mine = await given_up(site, ann, first)
            heard = [
                (await ann.call("GET", path)).body
                for path in (
                    deal,
                    f"/api/matches/{first}",
                    f"/api/matches/{first}/record",
                    "/api/account/data",
                    "/api/mine",
                )
            ]
            assert (await ann.call("GET", f"/api/matches/{first}")).json["code"] == "deal_others"
            board = (await bob.call("GET", deal)).json["boards"][0]
            assert (board["over"], board["rank"], board["points"], board["match"]) == (True, None, None, None)
            second = str((await bob.call("POST", deal)).json["room"])
            assert (await cat.call("POST", deal)).json["code"] == "deal_taken"
            assert (await ann.call("POST", deal)).json["code"] == "deal_played"
            other = await given_up(site, bob, second)
            assert mine.scene is not None and other.scene is not None
            assert mine.scene.fingerprint == other.scene.fingerprint
            whole = (await cat.call("GET", deal)).json
            assert whole["over"] and [board["rank"] for board in whole["boards"]] == [2, 2]
            record = (await cat.call("GET", f"/api/matches/{first}/record")).body.decode()
            seed = next(line.split()[1] for line in record.splitlines() if line.startswith("seed"))
            assert len(seed) == 64 and not [text for text in heard if seed.encode() in text]
            assert (await cat.call("POST", "/api/duplicates/none")).json["code"] == "no_deal"

    run(comparing())
