"""All bytes that a person gets over HTTP and sockets are searched for what nobody may know."""

from __future__ import annotations

import msgspec
import pytest

from bench.load.client import Person, Reply, Viewer, fresh
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.room_events import Started
from ludoteca.server.scene import scene_of
from tests.boxes import near
from tests.server.clients import Site, asked_or_over, denied, done, play, run, serving, started

PEOPLE = ["Ann", "Bob", "Cat", "Dan"]
ANSWERS = 24


class Heard:
    """Everything that one person has been told."""

    def __init__(self, person: Person, viewers: list[Viewer]) -> None:
        self.person = person
        self.viewers = viewers
        self.replies: list[Reply] = []

    async def call(self, method: str, path: str, body: object = None) -> Reply:
        """Ask something over HTTP."""
        self.replies.append(await self.person.call(method, path, body))
        return self.replies[-1]

    def text(self) -> str:
        """All of it."""
        frames = [frame for viewer in self.viewers for frame in viewer.frames]
        # A cookie tells a person's own browser who that person is, and nobody else.
        headers = [{**reply.headers, "set-cookie": ""} for reply in self.replies]
        answers = [f"{told} {reply.body.decode()}" for told, reply in zip(headers, self.replies, strict=True)]
        return "\n".join([*frames, *answers])


async def secrets_of(site: Site, room: str, people: list[Person]) -> dict[str, str]:
    """What nobody may be told: the seed, whose cookie is whose, the ids of guests and of the match as long as it runs."""
    entries = await site.app_state.store.entries(room)
    assert entries is not None
    [begun] = [entry.event for entry in entries if isinstance(entry.event, Started)]
    found = {"seed": begun.seed, "match": begun.match, "process": site.app_state.store.process}
    for number, person in enumerate(people):
        guest = await site.app_state.store.identities.guest_on(str(person.cookie))
        assert guest is not None
        found[f"guest {number}"], found[f"cookie {number}"] = guest.id, str(person.cookie)
    return found


def search(heard: list[Heard], hidden: dict[str, str]) -> None:
    for number, one in enumerate(heard):
        text = one.text()
        for name, secret in hidden.items():
            assert secret not in text, f"person {number} was told the {name}"


def compare(site: Site, viewer: Viewer, luck: Luck) -> None:
    """What came over the wire is what a world would send that the viewer cannot tell from the true one."""
    assert viewer.scene is not None
    room = site.app_state.rooms.sessions[viewer.id].room
    eyes = Seat(viewer.scene.viewer)
    world = room.playing.imagine(eyes, luck)
    imagined = scene_of(world, eyes, room.names(eyes))
    assert msgspec.json.encode(viewer.scene) == msgspec.json.encode(imagined)


@pytest.mark.parametrize("game", sorted(games()))
def test_nobody_is_told_what_they_may_not_know(game: str, sqlite: str) -> None:
    async def tell() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings(game, near(game, 2)), *PEOPLE[: near(game, 2)])
            room = viewers[0].id
            watcher = await site.person("Zoe")
            watching = await watcher.enter(room, -1)
            heard = [Heard(viewer.person, [viewer]) for viewer in [*viewers, watching]]
            hidden = await secrets_of(site, room, [one.person for one in heard])
            luck = Luck(seed_from("canary", game))
            for number in range(ANSWERS):
                viewer = await asked_or_over(viewers)
                if viewer is None:
                    break
                await spoil(viewer, watching, number)
                if number % 8 == 3:
                    await viewer.cut()
                    await viewer.connect()
                await viewer.do(viewer.answer(luck))
                await take_back(site, viewers, viewer, number)
                for looking in [*viewers, watching]:
                    # A refusal comes after all frames before it.
                    await denied(looking, p.Stand(fresh(), 0))
                    compare(site, looking, luck)
                    if site.app_state.rooms.sessions[room].room.playing.may_talk:
                        await done(looking, p.Say(fresh(), "so?"))
            for one in heard:
                for path in ("/api/guest", "/api/mine", "/api/lobby", f"/api/ratings/{game}"):
                    assert (await one.call("GET", path)).status == 200
                # As long as it runs there is nothing to look back at, under whatever id.
                for path in (f"/api/matches/{room}", f"/api/matches/{room}/at/1?eyes=open"):
                    assert (await one.call("GET", path)).status == 404
                fork = {"number": 0, "cards": "same", "seat": 0, "bots": []}
                assert (await one.call("POST", f"/api/matches/{room}/fork", fork)).status == 404
                assert (await one.call("POST", "/api/rooms", {"settings": 5})).status == 400
            told = dict(hidden)
            # Once it is over it has an id, and whoever has that gets the record with the seed.
            del told["seed"], told["match"]
            over = site.app_state.rooms.sessions[room].room.status == "over"
            search(heard, told if over else hidden)
            await play(viewers)
            search(heard, told)

    run(tell())


async def spoil(viewer: Viewer, watching: Viewer, number: int) -> None:
    """Try what is refused: answers that are none, for others, too late, by somebody who only looks on."""
    assert viewer.question is not None and viewer.scene is not None
    seat = viewer.scene.viewer
    wrong = p.Answer(fresh(), seat, viewer.question.number, "no such option")
    assert await denied(viewer, wrong) == "illegal"
    assert await denied(viewer, p.Answer(fresh(), (seat + 1) % viewer.scene.seats, 0, "none")) == "not_yours"
    assert await denied(viewer, p.Answer(fresh(), seat, number + 1000, "none")) == "stale"
    assert await denied(watching, p.Answer(fresh(), seat, 0, "none")) == "not_yours"


async def take_back(site: Site, viewers: list[Viewer], viewer: Viewer, number: int) -> None:
    """Now and then an answer is taken back: freely, or because the others agree; one of them may refuse."""
    assert viewer.scene is not None
    seat = viewer.scene.viewer
    if number % 6 or viewer.view.status != "playing":
        return
    free = site.app_state.rooms.sessions[viewer.id].room.can_undo(seat)
    await viewer.do(p.Undo(fresh(), seat))
    if not free:
        agreed = number % 12 == 0
        for place in [place for place in range(len(viewers)) if place != seat][: None if agreed else 1]:
            other = viewers[place]
            await other.until(lambda: bool(other.view.proposals))  # noqa: B023
            await done(other, p.Vote(fresh(), place, other.view.proposals[0].number, agreed))
