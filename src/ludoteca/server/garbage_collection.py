"""Garbage collection without long pauses. What the open rooms hold lives long, and looking through all of it takes half a second.

Python looks for rings of dead objects in everything that is alive, now and then, and nobody is answered meanwhile. Here what
has outlived a second is set aside, and looked through every five minutes.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

PAUSE: Final = 1.0
ROUNDS: Final = 300
"""After so many pauses everything is looked through."""
YOUNG: Final = 1
"""The generation of what has not lived long."""


async def avoid_pauses() -> None:
    """Set aside what lives long, for as long as the process serves: the collector then has little to look through."""
    rounds = 0
    while True:
        await asyncio.sleep(PAUSE)
        rounds += 1
        if rounds % ROUNDS:
            gc.collect(YOUNG)
        else:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
