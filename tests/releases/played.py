"""Somebody who opens a room at a server of version 0.1.0, plays a little and is gone: run with that version's package."""

import asyncio
import json
import sys

# That version still had the client in its package.
from ludoteca.server.client import Person, fresh  # type: ignore[import-not-found]  # an old package

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p

ANSWERS = 6


async def main(url: str, game: str) -> None:
    ann = await Person.arrive(url, "Ann")
    room = await ann.open_room(p.Settings(game, 2, hot_seat=True))
    beside = await ann.enter(room, -1)
    await beside.do(p.Sit(fresh(), 1))
    viewers = [await ann.enter(room, seat) for seat in (0, 1)]
    await viewers[0].do(p.Start(fresh()))
    luck = Luck(seed_from("played"))
    given = 0
    while given < ANSWERS:
        for viewer in viewers:
            # Done once everything has been heard that came before it.
            await viewer.do(p.Mute(fresh(), "nobody", False))
            if viewer.question is not None:
                given += isinstance(await viewer.do(viewer.answer(luck)), p.Done)
    json.dump({"room": room, "cookie": ann.cookie}, sys.stdout)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
