"""Cuts: lines break, and what people send comes twice, late, or in another order."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench.load.client import Viewer, fresh
from bench.load.figures import Figures, Report, breaches, told
from bench.load.ledger import Archive, Ledger
from bench.load.people import gathered
from bench.load.server import Server, Site
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p

KINDS: Final = (
    "cut",
    "cut_unheard",
    "cut_and_changed",
    "twice",
    "old_again",
    "late",
    "two_windows",
    "shuffled",
)
REMEMBERED: Final = 20
"""So many answers are kept to be sent again."""


class Mishaps:
    """How many faults there are to be yet, and which there have been."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.seen = Counter[str]()
        self.compared = 0
        """So many scenes were held against a fresh one,"""
        self.different = 0
        """and so many of them differed."""

    def draw(self, random: Random) -> str | None:
        """The next fault; None when there have been enough."""
        if not self.left:
            return None
        self.left -= 1
        kind = random.choice(KINDS)
        self.seen[kind] += 1
        return kind


class FaultyTable:
    """A table at which one answer after the other is given, with faults."""

    def __init__(
        self, url: str, settings: p.Settings, ledger: Ledger, mishaps: Mishaps, seed: object
    ) -> None:
        self.rooms: list[str] = []
        self._url = url
        self._settings = settings
        self._ledger = ledger
        self._mishaps = mishaps
        self._random = Random(f"faults {seed}")
        self._luck = Luck(seed_from("answers", seed))
        self._viewers: list[Viewer] = []
        self._given: dict[int, list[p.Answer]] = {}
        """The latest acknowledged answers of each viewer."""

    async def play(self) -> None:
        """Play match after match until there are no more faults to be had, and the last one to its end."""
        while self._mishaps.left or not self.rooms:
            await self._begin()
            while (asked := await self._asked()) is not None:
                await self._answer(asked)
            for viewer in self._viewers:
                await viewer.leave()

    async def _begin(self) -> None:
        room, people = await gathered(self._url, self._settings, self._ledger)
        self.rooms.append(room)
        self._viewers = [await person.enter(room) for person in people]
        self._given = {number: [] for number in range(len(people))}
        await self._do(self._viewers[0], p.Start(fresh()))

    async def _asked(self) -> int | None:
        """Somebody who is asked, once all have heard everything; None when the match is over."""
        await asyncio.gather(*[hear_everything(viewer) for viewer in self._viewers])
        if self._viewers[0].view.status == "over":
            return None
        asked = [number for number, viewer in enumerate(self._viewers) if viewer.question is not None]
        if not asked:
            raise RuntimeError("nobody is asked, and the match is not over")
        return self._random.choice(asked)

    async def _answer(self, number: int) -> None:
        viewer = self._viewers[number]
        answer = viewer.answer(self._luck)
        kind = self._mishaps.draw(self._random)
        match kind:
            case "cut":
                await self._cut(viewer)
                await self._do(viewer, answer)
            case "cut_unheard" | "cut_and_changed":
                await self._send(viewer, answer)
                await asyncio.sleep(self._random.choice((0.0, 0.0, 0.002)))
                await self._cut(viewer)
                if kind == "cut_unheard":
                    await self._do(viewer, answer)
                else:
                    await self._change(viewer)
            case "twice":
                await self._send(viewer, answer)
                await self._do(viewer, answer)
            case "old_again":
                await self._do(viewer, answer)
                for old in self._random.sample(self._given[number], min(2, len(self._given[number]))):
                    await self._do(viewer, old)
            case "late":
                late = viewer.answer(self._luck)
                await self._do(viewer, answer)
                await self._fail(viewer, late)
            case "two_windows":
                await self._in_two_windows(viewer, answer)
            case "shuffled":
                await self._shuffle(viewer, number, answer)
            case _:
                await self._do(viewer, answer)
        if (viewer.id, answer.id) in self._ledger.done:
            self._given[number] = [*self._given[number][1 - REMEMBERED :], answer]

    # -- faults ------------------------------------------------------------------------------------

    async def _cut(self, viewer: Viewer) -> None:
        """Lose the line, come back, and see what somebody sees who comes for the first time."""
        await viewer.cut()
        await viewer.connect()
        await hear_everything(viewer)
        fresh_viewer = Viewer(viewer.person, viewer.id, viewer.seat)
        await fresh_viewer.connect()
        # What was sent before the cut may still be done while somebody looks.
        while viewer.number != fresh_viewer.number:
            await hear_everything(viewer)
            await hear_everything(fresh_viewer)
        self._mishaps.compared += 1
        self._mishaps.different += viewer.scene != fresh_viewer.scene
        await fresh_viewer.leave()

    async def _change(self, viewer: Viewer) -> None:
        """Answer anew what was perhaps answered: one of the two counts, whichever was there first."""
        if viewer.question is not None:
            answer = viewer.answer(self._luck)
            await self._send(viewer, answer)
            await self._settled(viewer, answer)

    async def _in_two_windows(self, viewer: Viewer, answer: p.Answer) -> None:
        """The same from two windows at the same moment."""
        other = Viewer(viewer.person, viewer.id, viewer.seat)
        await other.connect()
        await asyncio.gather(self._do(viewer, answer), self._do(other, answer))
        await other.leave()

    async def _shuffle(self, viewer: Viewer, number: int, answer: p.Answer) -> None:
        """Old and new, some of it twice, and in any order."""
        messages = [answer, answer, *self._given[number][-3:]]
        self._random.shuffle(messages)
        for message in messages:
            await self._send(viewer, message)
        for message in messages:
            await self._done(viewer, message)

    # -- commands ----------------------------------------------------------------------------------

    async def _send(self, viewer: Viewer, command: p.Command) -> None:
        self._ledger.send(viewer.id, command)
        viewer.replies.pop(command.id, None)
        await viewer.send(command)

    async def _settled(self, viewer: Viewer, command: p.Command) -> p.Done | p.Refused:
        await viewer.until(lambda: command.id in viewer.replies)
        viewer.frames.clear()
        reply = viewer.replies[command.id]
        assert not isinstance(reply, p.Hinted)
        self._ledger.reply(viewer.id, reply)
        return reply

    async def _done(self, viewer: Viewer, command: p.Command) -> None:
        reply = await self._settled(viewer, command)
        if not isinstance(reply, p.Done):
            raise RuntimeError(f"what was allowed was refused: {reply.code}")

    async def _do(self, viewer: Viewer, command: p.Command) -> None:
        await self._send(viewer, command)
        await self._done(viewer, command)

    async def _fail(self, viewer: Viewer, command: p.Command) -> None:
        """Send what comes too late."""
        await self._send(viewer, command)
        if isinstance(await self._settled(viewer, command), p.Done):
            raise RuntimeError("an answer was taken after the question had been answered")


async def hear_everything(viewer: Viewer) -> None:
    """Hear whatever was on its way."""
    await viewer.send(p.Ping())
    while not isinstance(await viewer.receive(), p.Pong):
        pass


async def cut(folder: Path, times: int, settings: list[p.Settings], seed: object) -> Report:
    """Have so many faults in all at these tables."""
    site = Site(f"sqlite:///{folder}/ludoteca.db", folder)
    server = Server(site)
    ledger = Ledger()
    mishaps = Mishaps(times)
    begun = monotonic()
    await server.start()
    try:
        playing = [
            FaultyTable(server.url, one, ledger, mishaps, f"{seed} {number}")
            for number, one in enumerate(settings)
        ]
        async with asyncio.TaskGroup() as group:
            for table in playing:
                group.create_task(table.play())
    finally:
        server.kill()
    rooms = [room for table in playing for room in table.rooms]
    archive = Archive(site.database)
    try:
        findings = archive.audit(ledger, rooms, rooms)
    finally:
        archive.close()
    figures: Figures = {
        "faults": mishaps.seen.total(),
        **{f"faults_{kind}": mishaps.seen[kind] for kind in KINDS},
        "scenes_compared": mishaps.compared,
        "scenes_different": mishaps.different,
        "matches": len(rooms),
        "acknowledged": len(ledger.done),
        "refused": len(ledger.refused),
        "seconds": round(monotonic() - begun, 1),
        **told(findings),
    }
    broken = breaches(findings, site.complaints())
    if mishaps.different:
        broken.append(f"{mishaps.different} scenes differed")
    return Report(figures, broken)
