"""Batches: many matches stepped in one call, arrays in and arrays out, in one process or in several that share memory.

from ludoteca.env.batch import Batch
with Batch("hearts", players=2, lanes=512, processes=2) as batch:
    batch.step(choose(batch.rows, batch.masks))
"""

from __future__ import annotations

import itertools
import multiprocessing
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from time import perf_counter
from types import ModuleType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.registry import make
from ludoteca.facets.encoding.lanes import Lanes, Partner, Reward
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.encoding.planes import Bytes, Floats, actions_of
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from

SHOW, STEP, STOP = b"show", b"step", b"stop"
DONE = b""
EAGER = 0.001
"""For so many seconds a process looks out for the other before it goes to sleep: to be woken takes as long as many steps."""


class Arrays:
    """The arrays of a batch over one stretch of memory: what goes in, and what comes out."""

    def __init__(self, memory: Any, lanes: int, row: int, actions: int, seats: int) -> None:
        self._at = 0
        self._memory = memory
        self.actions: NDArray[np.int32] = self._take(np.int32, (lanes,))
        self.rewards: Floats = self._take(np.float32, (lanes, seats))
        self.oracle: Floats = self._take(np.float32, (lanes, seats))
        self.rows: Bytes = self._take(np.uint8, (lanes, row))
        self.masks: Bytes = self._take(np.uint8, (lanes, actions))
        self.movers: Bytes = self._take(np.uint8, (lanes,))
        self.ended: Bytes = self._take(np.uint8, (lanes,))

    def _take(self, kind: Any, shape: tuple[int, ...]) -> Any:
        count = int(np.prod(shape))
        array = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += array.nbytes
        return array

    @staticmethod
    def size(lanes: int, row: int, actions: int, seats: int) -> int:
        """How many bytes they need."""
        return lanes * (4 + 8 * seats + row + actions + 2)

    def buffers(self, low: int, high: int) -> list[memoryview]:
        """The arrays of some lanes as flat buffers, in the order that a step wants."""
        arrays: list[NDArray[Any]] = [
            self.actions, self.rows, self.masks, self.movers, self.rewards, self.ended,
        ]  # fmt: skip
        return [array[low:high].reshape(-1).data for array in arrays]


Shape = tuple[int, int, int, int]
"""Lanes, bytes of a row, actions, seats."""


@dataclass(frozen=True)
class Part:
    """Some lanes of a batch, as a process needs to know them."""

    game: str
    players: int
    options: Mapping[str, str]
    knowledge: str
    reward: str
    proposals: bool
    oracle: bool
    partner: str
    every: int
    seed: str
    low: int
    """The first lane."""
    high: int
    """The one after the last."""


def _partner(part: Part, lane: int) -> Partner:
    """A bot that decides for a seat."""
    bot = make(part.partner, find(part.game), Luck(seed_from("partner", part.seed, lane)))
    return lambda match, seat: bot.decide(match.perspective(seat))


class Worker:
    """Steps some lanes of a batch, in its own process or in another."""

    def __init__(self, part: Part, arrays: Arrays) -> None:
        game = find(part.game)
        made = game.encoder(part.players, part.options, Knowledge(part.knowledge))
        count = part.high - part.low
        partners = partial(_partner, part) if part.partner else None
        self._lanes = Lanes(
            made, count, part.seed, part.low, Reward(part.reward), part.proposals, partners, part.every,
            copied=part.oracle,
        )  # fmt: skip
        self._buffers = arrays.buffers(part.low, part.high)
        self._chances = game.guide.chances if part.oracle else None
        self._oracle = arrays.oracle[part.low : part.high]

    def show(self) -> None:
        """Write what is to be seen now."""
        self._lanes.show(*self._buffers[1:4])
        self._ask_oracle()

    def step(self) -> None:
        """Give the actions, and write what is to be seen then."""
        self._lanes.step(*self._buffers)
        self._ask_oracle()

    def _ask_oracle(self) -> None:
        if self._chances is not None:
            self._oracle[:] = [self._chances(lane.match.clone(), None) for lane in self._lanes.lanes]


def _heard(pipe: Connection) -> bytes:
    """The next message, looked out for eagerly."""
    until = perf_counter() + EAGER
    while not pipe.poll() and perf_counter() < until:
        pass
    return pipe.recv_bytes()


def _work(pipe: Connection, memory: Any, shape: Shape, part: Part) -> None:
    """What a process does: step its lanes whenever it is told to."""
    worker = Worker(part, Arrays(memory, *shape))
    while True:
        wish = _heard(pipe)
        if wish == STOP:
            return
        try:
            if wish == SHOW:
                worker.show()
            else:
                worker.step()
            pipe.send_bytes(DONE)
        except IllegalAnswer as refusal:
            pipe.send_bytes(str(refusal).encode())


@contextmanager
def _main_hidden() -> Iterator[None]:
    """A process that begins now does not run the program again: it needs nothing from it, and a notebook or a script without
    a guard would begin its batches a second time.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class Batch:
    """So many matches side by side; whenever one ends, another begins in its lane.

    ``rows[i]`` is what ``movers[i]``, the seat that is asked in lane i, knows; ``masks[i]`` is 1 at the actions it may
    give. After a step, ``ended[i]`` is 1 if a match ended in lane i, and ``rewards[i]`` is what it was worth to each seat.
    The arrays are written anew by every step: copy what is to be kept. The same seed gives the same matches, whatever the
    number of processes.

    Actions are those of the game's action space. With ``proposals`` they are places in the short list of what the heuristics
    propose, for games whose judged rows have one. With ``oracle`` there is an array of that name for critics: what of a win each
    seat may expect if all cards lay open, as the heuristics reckon it. With a ``partner``, a bot by its name, that bot plays one of
    the seats in one lane of ``every`` so many, and only the others are asked there.
    """

    def __init__(
        self,
        game: str,
        players: int,
        lanes: int,
        *,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        knowledge: str = "view",
        proposals: bool = False,
        oracle: bool = False,
        partner: str = "",
        every: int = 2,
        seed: object = 0,
        processes: int = 1,
    ) -> None:
        if lanes < 1 or not 1 <= processes <= lanes:
            raise ValueError(
                f"{lanes} lanes in {processes} processes: there must be a lane for each, and a process"
            )
        if every < 1:
            raise ValueError(f"a partner in one lane of {every}: that must be one of 1 or more")
        self.encoder = find(game).encoder(players, options, Knowledge(knowledge))
        shape = (lanes, self.encoder.size, actions_of(self.encoder, proposals), players)
        size = Arrays.size(*shape)
        memory: Any = bytearray(size) if processes == 1 else RawArray("B", size)
        self._arrays = Arrays(memory, *shape)
        self.rows = self._arrays.rows
        self.masks = self._arrays.masks
        self.movers = self._arrays.movers
        self.rewards = self._arrays.rewards
        self.ended = self._arrays.ended
        self.oracle = self._arrays.oracle
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        ends = [lanes * number // processes for number in range(processes + 1)]
        whole = Part(
            game,
            players,
            self.encoder.options,
            knowledge,
            reward,
            proposals,
            oracle,
            partner,
            every,
            str(seed),
            0,
            lanes,
        )
        parts = [replace(whole, low=low, high=high) for low, high in itertools.pairwise(ends)]
        self._own = Worker(parts[0], self._arrays)
        context = multiprocessing.get_context("spawn")
        for part in parts[1:]:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, memory, shape, part), daemon=True)
            with _main_hidden():
                process.start()
            self._pipes.append(here)
            self._processes.append(process)
        self._tell(SHOW)
        self._own.show()
        self._hear()

    def step(self, actions: NDArray[Any]) -> None:
        """Give one action in every lane; raises IllegalAnswer at one that may not be given."""
        self.send(actions)
        self.receive()

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step: other processes are at work until ``receive``, and there is time to think."""
        self._arrays.actions[:] = actions
        self._tell(STEP)

    def _tell(self, wish: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(wish)

    def receive(self) -> None:
        """Step the lanes of this process, and wait until the others are done."""
        try:
            self._own.step()
        finally:
            self._hear()

    def _hear(self) -> None:
        replies = [_heard(pipe) for pipe in self._pipes]
        for reply in replies:
            if reply != DONE:
                raise IllegalAnswer(reply.decode())

    def close(self) -> None:
        """End the processes."""
        self._tell(STOP)
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
