"""Steps through the interfaces for researchers: what a seat sees is encoded at every step, and an action drawn by chance.

One table and one process are timed by the processor's clock, as the peers are; two processes by the clock on the wall.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter, process_time

import numpy as np
from numpy.typing import NDArray

from ludoteca.bench.measures import Figures
from ludoteca.env.batch import Batch
from ludoteca.facets.encoding.planes import Bytes
from ludoteca.kernel.rules import Rules

LANES = 32
"""In one process: few enough that their matches fit the processor's cache."""
SHARED = 256
"""In two: enough that waiting for each other costs little."""


def one_table(rules: Rules, seats: int, seconds: float) -> Figures:
    """Steps of one match after another through PettingZoo's interface; none if it is not installed."""
    if find_spec("pettingzoo") is None:
        return {"steps": 0, "seconds": seconds}
    # Only needed here, and installed on request.
    from ludoteca.env.pettingzoo import raw_env

    table = raw_env(rules.identity.id, seats)
    luck = np.random.default_rng(1)
    table.reset(seed=1)
    steps = 0
    begun = process_time()
    while process_time() - begun < seconds:
        observation, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return {"steps": steps, "seconds": process_time() - begun}


def batch(rules: Rules, seats: int, seconds: float) -> Figures:
    """Steps of a batch in this process."""
    with Batch(rules.identity.id, seats, LANES) as lanes:
        begun = process_time()
        steps = _drawn(lanes, begun + seconds, process_time)
        return {"steps": steps, "seconds": process_time() - begun}


def batch_on_two(rules: Rules, seats: int, seconds: float) -> Figures:
    """Steps of a batch in two processes, for machines with two cores."""
    with Batch(rules.identity.id, seats, SHARED, processes=2) as lanes:
        begun = perf_counter()
        steps = _drawn(lanes, begun + seconds, perf_counter)
        return {"steps": steps, "seconds": perf_counter() - begun}


def _drawn(lanes: Batch, until: float, clock: Callable[[], float]) -> int:
    """Step by chance until then; how many steps that were."""
    luck = np.random.default_rng(1)
    steps = 0
    while clock() < until:
        lanes.step(_legal(lanes.masks, luck))
        steps += len(lanes.masks)
    return steps


def _legal(masks: Bytes, luck: np.random.Generator) -> NDArray[np.int64]:
    """For each lane one of its legal actions, found in two passes over the masks."""
    lanes, actions = masks.shape
    legal = np.flatnonzero(masks)
    counts = masks.sum(1, dtype=np.int64)
    firsts = counts.cumsum() - counts
    drawn = legal[firsts + (luck.random(lanes) * counts).astype(np.int64)]
    found: NDArray[np.int64] = drawn - np.arange(lanes) * actions
    return found
