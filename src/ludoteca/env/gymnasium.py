"""Gymnasium: one seat of a match, the others taken by bots of your choice.

from ludoteca.env.gymnasium import make, vector
table = make("hearts", opponents=["greedy"])
tables = vector("hearts", 8, opponents=["uniform"])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import make as make_bot
from ludoteca.env.play import Play, Setting
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Seat

Array = np.ndarray[Any, Any]
LOST = -1.0


def make(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seat: int | None = 0,
    opponents: Sequence[str] = ("uniform",),
    reward: str = "rank",
    knowledge: str = "view",
    history: int = 1,
    floats: bool = False,
) -> OneSeat:
    """A match seen from one seat; None for another seat at every reset. Opponents are named as in the arena.

    If there are fewer opponents than seats, they are repeated.
    """
    return OneSeat(Setting(game, players, options, reward, knowledge, history), seat, opponents, floats)


def vector(game: str, count: int, *, processes: bool = False, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """So many matches side by side, stepped together; in processes of their own if wanted."""
    makers: list[Callable[[], Env[Any, Any]]] = [partial(make, game, **settings) for _ in range(count)]
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)


class OneSeat(Env[Array, np.int64]):
    """One seat's match. ``info["action_mask"]`` says which actions may be given; another one loses the match."""

    def __init__(
        self, setting: Setting, seat: int | None, opponents: Sequence[str], floats: bool = False
    ) -> None:
        if seat is not None and not 0 <= seat < setting.seats:
            raise ValueError(f"there are seats 0 to {setting.seats - 1}, not {seat}")
        if setting.seats > 1 and not opponents:
            raise ValueError("somebody must take the other seats")
        self.setting = setting
        self.seat = seat
        self.opponents = tuple(opponents)
        self.planes = Planes(setting.encoder) if floats else None
        self.metadata = {"render_modes": []}
        self.render_mode = None
        shape = setting.shape if self.planes is None else (*setting.shape[:-1], self.planes.size)
        self.observation_space = (
            Box(0, 255, shape, np.uint8) if self.planes is None else Box(0, 1, shape, np.float32)
        )
        self.action_space = Discrete(setting.actions)
        for spec in self.opponents:
            make_bot(spec, find(setting.game), Luck(seed_from("a first look")))
        self.play: Play
        self.me = Seat(0)
        self.bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a new match and play it until the seat is asked."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self.play = Play(self.setting, number)
            seats = self.setting.seats
            self.me = Seat(int(self.np_random.integers(seats)) if self.seat is None else self.seat)
            self.bots = {}
            for step in range(1, seats):
                other = Seat((self.me + step) % seats)
                spec = self.opponents[(step - 1) % len(self.opponents)]
                self.bots[other] = make_bot(
                    spec, find(self.setting.game), Luck(seed_from("bot", number, other))
                )
            self._wait()
            if self.play.mover is not None:
                return self._sight(), self._info()

    def _wait(self) -> None:
        """Let the others play until the seat is asked or the match is over."""
        play = self.play
        while (mover := play.mover) is not None and mover != self.me:
            play.take(self.bots[mover].decide(play.match.perspective(mover)))

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Give an action and play on until the seat is asked again."""
        if int(action) not in self.play.legal:
            return self._sight(), LOST, True, False, {**self._info(), "illegal": True}
        self.play.act(int(action))
        self._wait()
        over = self.play.mover is None
        worth = self.play.rewards()[self.me] if over else 0.0
        return self._sight(), worth, over, False, self._info()

    def _sight(self) -> Array:
        sight = self.play.sight(self.me)
        return sight if self.planes is None else self.planes(sight)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.play.mask(self.me), "seat": int(self.me)}

    def action_masks(self) -> Array:
        """Which actions may be given now, under the name that some learners look for."""
        return self.play.mask(self.me).astype(bool)
