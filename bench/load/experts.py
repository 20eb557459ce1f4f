"""Experts at the table: a person who plays against one and never hesitates, so that it always thinks."""

from __future__ import annotations

from itertools import count
from time import perf_counter

from bench.load.client import Person, fresh
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p


async def against_an_expert(url: str, rounds: list[float], address: str | None = None) -> None:
    """Play match after match; ``rounds`` gets the seconds that the expert took for each of its decisions."""
    cat = await Person.arrive(url, "Cat", address)
    for number in count():
        luck = Luck(seed_from("against", number))
        room = await cat.open_room(p.Settings("fzzzt", 2, rated=False), ["expert"])
        viewer = await cat.enter(room, 0)
        await viewer.do(p.Start(fresh()))
        since: float | None = None
        while viewer.view.status != "over":
            if viewer.question is None:
                since = since or perf_counter()
                await viewer.receive()
                continue
            if since is not None:
                rounds.append(perf_counter() - since)
                since = None
            await viewer.do(viewer.answer(luck))
            viewer.frames.clear()
        await viewer.leave()
