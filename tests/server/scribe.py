"""A process that appends to many rooms until it is killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from ludoteca.server.protocol import Settings
from ludoteca.server.room_events import Answered, Opened, StoredEvent
from ludoteca.server.storage import Summary
from ludoteca.server.store import Store

ROOMS = 8
SUMMARY = Summary(
    game="fzzzt", status="playing", public=True, watching="open", seats=["Ada"], guests=["ada"], host="ada"
)


def opening() -> StoredEvent:
    return StoredEvent(0, 100.0, Opened(Settings("fzzzt", 2), "ada"))


def answer(number: int) -> StoredEvent:
    return StoredEvent(number, 100.0 + number, Answered(0, f"answer {number}"), f"ada:{number}")


async def write(store: Store, room: str) -> None:
    await store.create(room, [opening()], SUMMARY)
    number = 1
    while True:
        await store.append(room, [answer(number)], SUMMARY)
        print(room, number, flush=True)
        number += 1


async def main(url: str) -> None:
    store = Store(url, "scribe")
    await store.open()
    await asyncio.gather(*[write(store, f"room{place}") for place in range(ROOMS)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
