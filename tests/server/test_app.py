"""What the HTTP routes give, and what they refuse."""

from __future__ import annotations

import json

import msgspec
import pytest

from bench.load.client import Person, Viewer, fresh
from ludoteca.facets.game import Game
from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import games
from ludoteca.kernel.record import Record
from ludoteca.server import protocol as p
from ludoteca.server.problems import PROBLEMS
from tests.boxes import shelve
from tests.kernel.toy import RULES as TOY
from tests.server.clients import Site, done, play, run, seated, serving, started

TURNS = p.Settings("zombie_fluxx", 2)


async def finished(site: Site, settings: p.Settings = TURNS) -> Viewer:
    """Somebody who has played a match to its end."""
    viewers = await started(site, settings, "Ann", "Bob")
    await play(viewers)
    return viewers[0]


@pytest.mark.parametrize("code", languages())
def test_every_problem_has_words(code: str) -> None:
    for _, message in PROBLEMS.values():
        assert language(code).text(message)


def test_the_games_say_how_they_can_be_played(sqlite: str) -> None:
    async def listing() -> None:
        async with serving(sqlite) as site:
            listed = (await Person(site.url).call("GET", "/api/games")).json
            assert [game["id"] for game in listed] == list(games())
            words = language("en")
            for game in listed:
                assert words.text(game["title"]["id"])
                assert game["levels"] == ["beginner", "casual", "skilled", "expert"]

    run(listing())


MISFIT = Game(__name__, rules=TOY, display="no_such_display")


def test_a_game_of_which_a_facet_is_missing_is_left_out_and_the_others_are_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = list(games())
    shelve(monkeypatch, "toy", f"{__name__}:MISFIT")

    async def listing() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            assert [game["id"] for game in (await ann.call("GET", "/api/games")).json] == before
            assert (await ann.call("GET", "/api/games/toy/cards")).status == 404
            reply = await ann.call("POST", "/api/rooms", {"settings": p.Settings("toy", 2), "bots": []})
            assert (reply.status, reply.json["code"]) == (400, "bad_settings")

    run(listing())


def test_a_guest_has_a_name_and_may_change_it(sqlite: str) -> None:
    async def naming() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("  Ann ")
            assert (await ann.call("GET", "/api/guest")).json == {"name": "Ann"}
            assert (await ann.call("PATCH", "/api/guest", {"name": "Anna"})).json == {"name": "Anna"}
            assert (await ann.call("GET", "/api/guest")).json == {"name": "Anna"}

    run(naming())


@pytest.mark.parametrize("name", ["", "   ", "a,b", "a\nb", "x" * 25, "\u202eabc", "\ud800"])
def test_a_name_that_records_cannot_hold_is_refused(sqlite: str, name: str) -> None:
    async def naming() -> None:
        async with serving(sqlite) as site:
            nobody = Person(site.url)
            body = msgspec.Raw(json.dumps({"name": name}).encode())
            reply = await nobody.call("POST", "/api/guest", body)
            assert reply.status == 400 and nobody.cookie is None

    run(naming())


def test_the_lobby_lists_public_rooms_only(sqlite: str) -> None:
    async def lobby() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            hidden = await ann.open_room(p.Settings("fzzzt", 2))
            public = await ann.open_room(p.Settings("fzzzt", 2, public=True), ["casual"])
            listed = (await Person(site.url).call("GET", "/api/lobby")).json
            assert [room["room"] for room in listed] == [public]
            assert listed[0]["seats"] == ["Ann", "bot:casual"]
            mine = (await ann.call("GET", "/api/mine")).json
            assert {room["room"] for room in mine["rooms"]} == {hidden, public}

    run(lobby())


@pytest.mark.parametrize(
    ("settings", "bots"),
    [
        (p.Settings("chess", 2), []),
        (p.Settings("fzzzt", 9), []),
        (p.Settings("fzzzt", 0), []),
        (p.Settings("fzzzt", 2, {"colour": "red"}), []),
        (p.Settings("fzzzt", 2, time=p.TimeControl("match", 0)), []),
        (p.Settings("fzzzt", 2), ["grandmaster"]),
        (p.Settings("fzzzt", 2), ["casual", "casual"]),
    ],
)
def test_a_room_that_cannot_be_played_in_is_not_opened(
    sqlite: str, settings: p.Settings, bots: list[str]
) -> None:
    async def impossible() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            reply = await ann.call("POST", "/api/rooms", {"settings": settings, "bots": bots})
            assert reply.status in (400, 409) and reply.json["code"] in (
                "bad_settings",
                "no_such_bot",
                "no_seat",
            )
            assert (await ann.call("GET", "/api/mine")).json["rooms"] == []

    run(impossible())


def test_a_finished_match_can_be_looked_at_from_all_sides(sqlite: str) -> None:
    async def replay() -> None:
        async with serving(sqlite) as site:
            ann = await finished(site)
            stranger = Person(site.url)
            about = (await stranger.call("GET", f"/api/matches/{ann.view.match}")).json
            assert about["names"] == ["Ann", "Bob"] and about["ranks"] == ann.view.ranks
            for number in (0, about["length"] // 2, about["length"]):
                for eyes in ("0", "1", "spectator", "open"):
                    path = f"/api/matches/{ann.view.match}/at/{number}?eyes={eyes}"
                    reply = await stranger.call("GET", path)
                    assert reply.status == 200, reply.body
            hands = {}
            for eyes in ("0", "open"):
                scene = (await stranger.call("GET", f"/api/matches/{ann.view.match}/at/0?eyes={eyes}")).json[
                    "scene"
                ]
                hands[eyes] = {zone["name"]: zone["cards"] for zone in scene["zones"]}
            assert any(None in cards for cards in hands["0"].values())
            assert not any(None in cards for cards in hands["open"].values())
            for path in (f"/at/{about['length'] + 1}", "/at/0?eyes=5", "/at/-1", "/at/x", "/at/0?eyes=all"):
                reply = await stranger.call("GET", f"/api/matches/{ann.view.match}{path}")
                assert reply.status in (400, 404), path
            mine = (await ann.person.call("GET", "/api/mine")).json
            assert [match["match"] for match in mine["matches"]] == [ann.view.match]
            ladder = (await ann.person.call("GET", "/api/ratings/zombie_fluxx")).json
            people = [(line["name"], line["mine"]) for line in ladder if line["bot"] is None]
            assert sorted(people) == [("Ann", True), ("Bob", False)]

    run(replay())


def test_a_finished_match_is_reviewed_slice_by_slice(sqlite: str) -> None:
    async def reviewed() -> None:
        async with serving(sqlite) as site:
            ann = await finished(site)
            path = f"/api/matches/{ann.view.match}/review"
            piece = (await ann.person.call("GET", f"{path}/1")).json
            assert piece["verdicts"] and 0 <= piece["result"] <= 1
            if piece["next"] is not None:
                assert (await ann.person.call("GET", f"{path}/1?first={piece['next']}")).status == 200
            places = [verdict["after"] for verdict in piece["verdicts"]]
            well = (await ann.person.call("GET", f"{path}/1?of={places[-1]}.{places[0]}")).json
            assert {verdict["after"] for verdict in well["verdicts"]} == {places[0], places[-1]}
            again = (await ann.person.call("GET", f"{path}/1?of={places[0]}")).json
            assert again["verdicts"] == [one for one in well["verdicts"] if one["after"] == places[0]]
            at = f"/api/matches/{ann.view.match}/at/{places[0]}/would"
            chosen = (await ann.person.call("GET", f"{at}/1?bot=casual")).json["text"]
            scene = (await ann.person.call("GET", at.replace("/would", "?eyes=1"))).json["scene"]
            assert chosen.split("+")[0] in [choice["text"] for choice in scene["question"]["choices"]]
            for wrong in ("/2", "/0?first=5000", "/x", "/0?first=-1", "/0?of=5000", "/0?of=1..2", "/0?of=x"):
                assert (await ann.person.call("GET", f"{path}{wrong}")).status in (400, 404), wrong
            for wrong in ("/0?bot=nobody", "/7?bot=casual", "/1"):
                assert (await ann.person.call("GET", f"{at}{wrong}")).status in (400, 404), wrong

    run(reviewed())


def test_moments_in_a_row_are_those_one_by_one_and_whoever_played_has_a_seat(sqlite: str) -> None:
    async def replay() -> None:
        async with serving(sqlite) as site:
            ann = await finished(site)
            path = f"/api/matches/{ann.view.match}"
            about = (await ann.person.call("GET", path)).json
            assert about["me"] == 0 and (await Person(site.url).call("GET", path)).json["me"] is None
            last = about["length"]
            for eyes in ("1", "open"):
                row = (await ann.person.call("GET", f"{path}/from/{max(0, last - 3)}?eyes={eyes}")).json
                alone = [
                    (await ann.person.call("GET", f"{path}/at/{number}?eyes={eyes}")).json
                    for number in range(max(0, last - 3), last + 1)
                ]
                assert [moment["scene"] for moment in row] == [moment["scene"] for moment in alone]
                assert all(
                    one["log"] == whole["log"][len(whole["log"]) - len(one["log"]) :]
                    for one, whole in zip(row, alone, strict=True)
                )
            assert (await ann.person.call("GET", f"{path}/from/{last + 1}")).status == 404

    run(replay())


def test_a_server_tells_where_phones_reach_it(sqlite: str) -> None:
    async def reach() -> None:
        async with serving(sqlite) as site:
            assert (await Person(site.url).call("GET", "/api/reach")).json == {
                "addresses": [],
                "authority": None,
            }
            site.app_state.addresses = ["http://192.0.2.7:8642/"]
            assert (await Person(site.url).call("GET", "/api/reach")).json[
                "addresses"
            ] == site.app_state.addresses

    run(reach())


def test_a_match_given_up_can_be_looked_at_too(sqlite: str) -> None:
    async def given_up() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            await play(viewers, answers=3)
            await done(viewers[0], p.Resign(fresh(), 0))
            await viewers[0].until(lambda: viewers[0].view.status == "over")
            for eyes in ("0", "open"):
                path = f"/api/matches/{viewers[0].view.match}/at/2?eyes={eyes}"
                assert (await viewers[0].person.call("GET", path)).status == 200, eyes

    run(given_up())


def test_a_running_match_shows_nothing_of_itself(sqlite: str) -> None:
    async def running() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            match = site.app_state.rooms.sessions[viewers[0].id].room.match_id
            assert viewers[0].view.match is None
            for path in ("", "/at/0", "/record", "/review/0"):
                reply = await viewers[0].person.call("GET", f"/api/matches/{match}{path}")
                assert (reply.status, reply.json["code"]) == (404, "no_match")
            fork = {"number": 0, "cards": "same", "seat": 0}
            reply = await viewers[0].person.call("POST", f"/api/matches/{match}/fork", fork)
            assert (reply.status, reply.json["code"]) == (404, "no_match")

    run(running())


@pytest.mark.parametrize("cards", ["same", "anew"])
def test_a_fork_goes_on_from_a_decision_and_does_not_count(sqlite: str, cards: str) -> None:
    async def fork() -> None:
        async with serving(sqlite) as site:
            ann = await finished(site)
            wanted = {"number": 6, "cards": cards, "seat": 1, "bots": ["beginner"]}
            reply = await ann.person.call("POST", f"/api/matches/{ann.view.match}/fork", wanted)
            assert reply.status == 201, reply.body
            there = await ann.person.enter(reply.json["room"])
            await done(there, p.Start(fresh()))
            await play([there])
            assert not there.view.rated
            assert [seat.bot for seat in there.view.seats] == ["beginner", None]

    run(fork())


def test_a_record_is_taken_home_and_brought_back(sqlite: str) -> None:
    async def there_and_back() -> None:
        async with serving(sqlite) as site:
            ann = await finished(site)
            taken = await ann.person.call("GET", f"/api/matches/{ann.view.match}/record")
            assert taken.headers["content-disposition"].startswith("attachment")
            record = Record.parse(taken.body.decode())
            cat = await site.person("Cat")
            brought = await cat.call("POST", "/api/records", {"text": taken.body.decode()})
            assert brought.status == 201
            about = (await cat.call("GET", f"/api/matches/{brought.json['match']}")).json
            assert about["names"] == ["Ann", "Bob"] and not about["rated"]
            record.entries, record.winners = record.entries[:5], None
            opened = await cat.call("POST", "/api/records", {"text": record.text()})
            there = await cat.enter(opened.json["room"])
            assert not there.view.rated and there.view.seats[0].name == "Cat"

    run(there_and_back())


@pytest.mark.parametrize(
    "text", ["", "nonsense", "ludoteca record 1\n", "ludoteca record 1\ngame chess #00000000\n"]
)
def test_what_is_no_record_is_refused(sqlite: str, text: str) -> None:
    async def no_record() -> None:
        async with serving(sqlite) as site:
            reply = await (await site.person("Ann")).call("POST", "/api/records", {"text": text})
            assert (reply.status, reply.json["code"]) == (400, "bad_record")

    run(no_record())


def test_unknown_addresses_are_told_apart(sqlite: str) -> None:
    async def unknown() -> None:
        async with serving(sqlite) as site:
            nobody = Person(site.url)
            lost = await nobody.call("GET", "/api/nothing")
            assert (lost.status, lost.json["code"]) == (404, "not_found")
            wrong = await nobody.call("DELETE", "/api/guest")
            assert (wrong.status, wrong.json["code"]) == (405, "bad_method")
            for path, status in (
                ("/", 200),
                ("/rooms/x", 200),
                ("/../../etc/passwd", 404),
                ("/%2e%2e/a.py", 404),
            ):
                page = await nobody.call("GET", path)
                assert page.status == status and b"<title>Ludoteca</title>" in page.body

    run(unknown())


def test_people_who_sit_are_found_by_their_rooms(sqlite: str) -> None:
    async def mine() -> None:
        async with serving(sqlite) as site:
            ann, bob = await seated(site, TURNS, "Ann", "Bob")
            rooms = (await bob.person.call("GET", "/api/mine")).json["rooms"]
            assert [room["room"] for room in rooms] == [ann.id]

    run(mine())
