"""Memory: no long pauses. What the open rooms hold lives long, and looking through all of it takes half a second.

Python looks for rings of dead objects in everything that is alive, now and then, and nobody is answered meanwhile. Here what
has lived for a moment is set aside every second, and looked through once in a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

PAUSE: Final = 1.0
ROUNDS: Final = 900
"""After so many pauses everything is looked through."""


async def keep_calm() -> None:
    """Set aside what lives long, for as long as the process serves."""
    rounds = 0
    while True:
        await asyncio.sleep(PAUSE)
        rounds += 1
        if rounds % ROUNDS == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
