"""Root parallelism: the same decision searched in several processes at once, and what they found put together."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from typing import Any

from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.kernel.luck import Luck

Findings = list[tuple[Any, int, float, float]]
"""For each option tried at the root: how often, and the sums of its values and of their squares."""


def search_together(
    search: Search, known: Knowledge, clocks: list[Callable[[int], bool]], seeds: list[bytes]
) -> None:
    """Search with one clock for each process: the first here, the others each in a copy of this process.

    A match cannot be sent to another process, its scripts are on their way; but a process can be copied. Where there is no
    such thing, all is done here, one after the other, with the same result.
    """
    if not hasattr(os, "fork"):
        search.run(known, clocks[0])
        for clock, seed in zip(clocks[1:], seeds, strict=True):
            _add(search, _apart(search, known, clock, seed))
        return
    pipes = [_copy(search, known, clock, seed) for clock, seed in zip(clocks[1:], seeds, strict=True)]
    search.run(known, clocks[0])
    for child, pipe in pipes:
        with os.fdopen(pipe, "rb") as stream:
            found: Findings = pickle.loads(stream.read())
        os.waitpid(child, 0)
        _add(search, found)


def _copy(search: Search, known: Knowledge, clock: Callable[[int], bool], seed: bytes) -> tuple[int, int]:
    """Begin a search in a copy of this process; the copy's number, and the pipe through which it answers."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        os.close(reading)
        with os.fdopen(writing, "wb") as stream:
            stream.write(pickle.dumps(_apart(search, known, clock, seed)))
    finally:
        # Nothing of the parent's is to be closed or flushed twice.
        os._exit(0)


def _apart(search: Search, known: Knowledge, clock: Callable[[int], bool], seed: bytes) -> Findings:
    """What a search of its own, with luck of its own, finds out at the root."""
    own = Search(search.guide, Luck(seed), search.tuning)
    own.begin(known)
    own.run(known, clock)
    return [(edge.option, edge.visits, edge.total, edge.squares) for edge in own.edges()]


def _add(search: Search, found: Findings) -> None:
    """Let the root learn what was found elsewhere."""
    node = search.nodes[search.root]
    for rank, (option, visits, total, squares) in enumerate(found):
        edge = node.edge(option, rank)
        for learner in (node, edge):
            learner.visits += visits
            learner.total += total
            learner.squares += squares
