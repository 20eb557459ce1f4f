"""Gymnasium: one seat of a match, the others taken by bots of your choice.

from ludoteca.env.gymnasium import make, vector
table = make("hearts", opponents=["greedy"])
tables = vector("hearts", 8, opponents=["uniform"])

Or, as everything else in Gymnasium: ``gymnasium.make("ludoteca/Hearts-v1")`` once this module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ludoteca.facets.extra import needed

with needed("research"):
    import gymnasium
    import numpy as np
    from gymnasium import Env
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make as make_bot
from ludoteca.env.play import Illegal, Play, Setting
from ludoteca.env.render import MODES, mode_of, rendered
from ludoteca.facets.registry import find, names
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
    illegal: str = "lose",
    render_mode: str | None = None,
) -> OneSeat:
    """A match seen from one seat; None for another seat at every reset. Opponents are named as in the arena.

    If there are fewer opponents than seats, they are repeated. ``illegal`` says what comes of an action that the mask forbids: lose or
    raise. ``render_mode`` is ansi or rgb_array: what the seat sees.
    """
    setting = Setting(game, players, options, reward, knowledge, history)
    return OneSeat(setting, seat, opponents, floats, illegal, render_mode)


def vector(game: str, count: int, *, processes: bool = False, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """So many matches side by side, stepped together; in processes of their own if wanted."""
    makers: list[Callable[[], Env[Any, Any]]] = [partial(make, game, **settings) for _ in range(count)]
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)


class OneSeat(Env[Array, np.int64]):
    """One seat's match. ``info["action_mask"]`` says which actions may be given."""

    def __init__(
        self,
        setting: Setting,
        seat: int | None,
        opponents: Sequence[str],
        floats: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < setting.seats:
            raise ValueError(f"there are seats 0 to {setting.seats - 1}, not {seat}")
        if setting.seats > 1 and not opponents:
            raise ValueError("somebody must take the other seats")
        self.setting = setting
        self.seat = seat
        self.opponents = tuple(opponents)
        self.floats = floats
        self.illegal = Illegal(illegal)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = mode_of(render_mode)
        shape = (*setting.shape[:-1], setting.planes.size) if floats else setting.shape
        self.observation_space = Box(0, 1, shape, np.float32) if floats else Box(0, 255, shape, np.uint8)
        self.action_space = Discrete(setting.actions)
        for spec in self.opponents:
            make_bot(spec, find(setting.game), Luck(seed_from("a first look")))
        self.play: Play | None = None
        self.me = Seat(0)
        self.lost: bool = False
        """Whether an action that may not be given has ended the match."""

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
            self.lost = False
            self._wait()
            if self.play.mover is not None:
                return self._sight(), self._info()

    def _wait(self) -> None:
        """Let the others play until the seat is asked or the match is over."""
        play = self._begun()
        while (mover := play.mover) is not None and mover != self.me:
            # A bot is made anew for each decision, so that a copy of the match goes on like the match itself.
            spec = self.opponents[(mover - self.me - 1) % self.setting.seats % len(self.opponents)]
            bot = make_bot(spec, find(self.setting.game), luck_at(play.match, mover))
            play.take(bot.decide(play.match.perspective(mover)))

    def _begun(self) -> Play:
        if self.play is None:
            raise ResetNeeded("there is no match yet: call reset first")
        return self.play

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Give an action and play on until the seat is asked again."""
        play = self._begun()
        if play.mover is None or self.lost:
            raise ResetNeeded("the match is over: call reset first")
        if self.illegal is Illegal.LOSE and int(action) not in play.legal:
            self.lost = True
            return self._sight(), LOST, True, False, {**self._info(), "illegal": True}
        play.act(int(action))
        self._wait()
        over = play.mover is None
        worth = play.rewards()[self.me] if over else 0.0
        return self._sight(), worth, over, False, self._info()

    def _sight(self) -> Array:
        sight = self._begun().sight(self.me)
        return self.setting.planes(sight) if self.floats else sight

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._begun().mask(self.me), "seat": int(self.me)}

    def action_masks(self) -> Array:
        """Which actions may be given now, under the name that some learners look for."""
        return self._begun().mask(self.me).astype(bool)

    def render(self) -> Any:
        """What the seat sees, as text or as a picture; never more than it may see."""
        return rendered(self._begun(), self.me, self.render_mode)


def id_of(game: str) -> str:
    """What Gymnasium calls a game: ``ludoteca/ZombieFluxx-v1``."""
    return f"ludoteca/{''.join([word.capitalize() for word in game.split('_')])}-v1"


for _game in names():
    if id_of(_game) not in gymnasium.registry:
        gymnasium.register(id=id_of(_game), entry_point="ludoteca.env.gymnasium:make", kwargs={"game": _game})
