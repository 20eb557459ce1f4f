"""An evening at a real server: scripted people do everything that leaves something in the database."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import connect

from bench.load.client import Person, Viewer, fresh
from ludoteca.facets.registry import find
from ludoteca.kernel.record import Record
from ludoteca.server import protocol as p
from ludoteca.server import room_session
from tests.boxes import built_in
from tests.server.clients import Site, done, play, seated, serving, sit, started

SLOW = p.TimeControl("match", 86_400, 5)
HURRIED = p.TimeControl("decision", 1)


async def evening(url: str, file: Path) -> None:
    """Fill a new database; the file is what a server leaves behind that is killed."""
    async with serving(url) as site:
        ann = await finished(site)
        await gone_on_with(site, ann)
        await gathering(site)
        running = [await begun(site, game) for game in built_in()]
        await tempers(site)
        await agreements(site)
        await strangers(site)
        for viewers in running:
            for viewer in viewers:
                await viewer.leave()
    async with serving(url) as site:
        # Whoever comes back wakes the clocks of a room that slept.
        for viewers in running:
            again = [Person(site.url, viewer.person.cookie) for viewer in viewers]
            back = [await person.enter(viewers[0].id, seat) for seat, person in enumerate(again)]
            await play(back, "later", 3)
        await again[0].call("POST", "/api/guest/link")
        with connect(url.removeprefix("sqlite:///")) as database:
            database.execute("VACUUM INTO ?", [str(file)])


async def finished(site: Site) -> Viewer:
    """A rated match of each game played to its end; somebody who has won or lost all of them."""
    people = await site.people("Ann", "Bob")
    for game in built_in():
        room = await people[0].open_room(p.Settings(game, 2, public=True, watching="open"))
        await sit(people[1], room, 1)
        viewers = [await person.enter(room, seat) for seat, person in enumerate(people)]
        await done(viewers[0], p.Start(fresh()))
        await play(viewers, game)
        await done(viewers[0], p.Rematch(fresh()))
        await viewers[0].until(lambda: viewers[0].view.next is not None)  # noqa: B023
        await viewers[1].leave()
    await people[1].call("PATCH", "/api/guest", {"name": "Robert"})
    return viewers[0]


async def gone_on_with(site: Site, ann: Viewer) -> None:
    """The last match in two other ways, one begun and one not; its record brought along, whole and cut."""
    path = f"/api/matches/{ann.view.match}"
    for cards in ("same", "anew"):
        wanted = {"number": 9, "cards": cards, "seat": 0, "bots": ["casual"]}
        reply = await ann.person.call("POST", f"{path}/fork", wanted)
        if cards == "anew":
            viewer = await ann.person.enter(reply.json["room"], 0)
            await done(viewer, p.Start(fresh()))
            await play([viewer], "otherwise", 2)
            await viewer.leave()
    cat = await site.person("Cat")
    record = Record.parse((await cat.call("GET", f"{path}/record")).body.decode())
    for length in (len(record.entries), 5):
        if length < len(record.entries):
            record.winners = None
        record.entries = record.entries[:length]
        assert (await cat.call("POST", "/api/records", {"text": record.text()})).status == 201


async def gathering(site: Site) -> None:
    """A room of each game in which somebody waits, with a bot, and with settings changed and seats given up."""
    for game in built_in():
        ann, bob = await seated(site, p.Settings(game, 3, public=True), f"Ann of {game}", "Bob")
        await done(ann, p.AddBot(fresh(), 2, "casual"))
        # From beside the table: whoever stands up is shown out of the seat.
        beside = await bob.person.enter(bob.id, -1)
        await done(beside, p.Stand(fresh(), 1))
        await done(ann, p.Change(fresh(), p.Settings(game, 3, public=True, time=SLOW, rated=False)))
        for viewer in (ann, beside):
            await viewer.leave()


async def begun(site: Site, game: str) -> list[Viewer]:
    """A match that runs, with clocks and talk."""
    viewers = await started(site, p.Settings(game, 2, public=True, time=SLOW), "Dee", "Eve")
    await play(viewers, game, 12)
    if viewers[0].view.talk:
        await done(viewers[0], p.Say(fresh(), "Good luck – удачи!"))
        await viewers[1].until(lambda: bool(viewers[1].chat))
        await done(viewers[1], p.Mute(fresh(), viewers[1].chat[-1].who, True))
    return viewers


async def tempers(site: Site) -> None:
    """Somebody is too slow and comes back; somebody gives up among three, and somebody of two."""
    moe = await site.person("Moe")
    against = await moe.enter(await moe.open_room(p.Settings("fzzzt", 2), ["casual"]), 0)
    await done(against, p.Start(fresh()))
    await play([against], "moe", 3)
    await done(against, p.Resign(fresh(), 0))
    await against.leave()
    for game, names in zip(built_in(), (["Fay", "Gus", "Hal"], ["Ida", "Jon"]), strict=False):
        viewers = await started(site, p.Settings(game, len(names), time=HURRIED), *names)
        late = next(viewer for viewer in viewers if viewer.question is not None)
        assert late.seat is not None
        await late.until(lambda: late.view.seats[late.seat].bot is not None)  # type: ignore[index]  # a view has come # noqa: B023
        await done(late, p.Return(fresh(), late.seat))
        await done(viewers[-1], p.Resign(fresh(), len(names) - 1))
        for viewer in viewers:
            await viewer.leave()


async def agreements(site: Site) -> None:
    """Answers taken back, freely and by consent; a bot that stands in; one person in two seats."""
    for game in built_in():
        viewers = await started(site, p.Settings(game, 2), "Kim", "Lou")
        for answers in (1, 3, 4, 6):
            await play(viewers, f"undo {game} {answers}", answers)
            for seat, viewer in enumerate(viewers):
                await taken_back(viewer, seat, viewers[1 - seat])
        await play(viewers, f"again {game}", 2)
        await viewers[1].leave()
        await viewers[0].until(lambda: not viewers[0].view.seats[1].present)  # noqa: B023
        # They have gone only just now, and whoever keeps an evening has no minute to wait.
        grace, room_session.GRACE = room_session.GRACE, 0.0  # type: ignore[misc]  # not final here
        await done(viewers[0], p.StandIn(fresh(), 0, 1))
        room_session.GRACE = grace  # type: ignore[misc]  # not final here
        await viewers[0].leave()
    mae = await site.person("Mae")
    room = await mae.open_room(p.Settings("fzzzt", 2, hot_seat=True))
    await sit(mae, room, 1)
    both = [await mae.enter(room, seat) for seat in (0, 1)]
    await done(both[0], p.Start(fresh()))
    await play(both, "both", 6)
    for viewer in both:
        await viewer.leave()


async def taken_back(viewer: Viewer, seat: int, other: Viewer) -> None:
    """Somebody takes an answer back, if there is one, and the other agrees where that is asked for."""
    if isinstance(await viewer.do(p.Undo(fresh(), seat)), p.Refused):
        return
    # Done once everything has been heard that came before it.
    await done(other, p.Mute(fresh(), "nobody", False))
    for proposal in other.view.proposals:
        await done(other, p.Vote(fresh(), 1 - seat, proposal.number, True))


async def strangers(site: Site) -> None:
    """A match that lets players in while it runs."""
    for game in [game for game in built_in() if find(game).identity.joins]:
        viewers = await started(site, p.Settings(game, 2, watching="open"), "Ned", "Oda")
        await play(viewers, game, 4)
        pat = await site.person("Pat")
        await sit(pat, viewers[0].id, 2)
        viewers.append(await pat.enter(viewers[0].id, 2))
        await done(viewers[0], p.AddBot(fresh(), 3, "casual"))
        await play(viewers, f"more {game}", 4)
        for viewer in viewers:
            await viewer.leave()
