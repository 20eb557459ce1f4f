"""PettingZoo: every game as a turn-based environment (AEC).

from ludoteca.env.pettingzoo import env
table = env("hearts", players=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.facets.extra import needed

with needed("research"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ludoteca.env.play import Illegal, Play, Setting
from ludoteca.env.render import MODES, mode_of, rendered
from ludoteca.kernel.seat import SPECTATOR, Seat

LOST = -1.0

Observation = dict[str, np.ndarray[Any, Any]]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "rank",
    knowledge: str = "view",
    history: int = 1,
    floats: bool = False,
    illegal: str = "lose",
    render_mode: str | None = None,
    eyes: int | None = None,
) -> AECEnv[str, Observation, int | None]:
    """A table of a game, such as ``env("hearts", players=3)``.

    ``reward`` is rank, win or score; ``knowledge`` is view, memory, judged or, for critics only, oracle. With ``floats`` a seat
    sees zeros, ones and parts of one instead of the bytes of a row. ``illegal`` says what comes of an action that the mask forbids: lose or
    raise. ``render_mode`` is ansi or rgb_array, of what the seat ``eyes`` sees, or of what everybody may see.

    It comes in PettingZoo's usual wrappers; ``raw_env`` has none.
    """
    setting = Setting(game, players, options, reward, knowledge, history)
    table: AECEnv[str, Observation, int | None] = Environment(setting, floats, render_mode, eyes)
    if Illegal(illegal) is Illegal.LOSE:
        table = TerminateIllegalWrapper(table, illegal_reward=LOST)
        table = AssertOutOfBoundsWrapper(table)
    return OrderEnforcingWrapper(table)


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "rank",
    knowledge: str = "view",
    history: int = 1,
    floats: bool = False,
    render_mode: str | None = None,
    eyes: int | None = None,
) -> Environment:
    """The same without wrappers: an action that the mask forbids raises IllegalAnswer."""
    return Environment(Setting(game, players, options, reward, knowledge, history), floats, render_mode, eyes)


class Environment(AECEnv[str, Observation, int | None]):
    """A match at which one agent after another acts; sealed answers stay sealed, whatever the order."""

    def __init__(
        self, setting: Setting, floats: bool = False, render_mode: str | None = None, eyes: int | None = None
    ) -> None:
        if eyes is not None and not 0 <= eyes < setting.seats:
            raise ValueError(f"there are seats 0 to {setting.seats - 1}, not {eyes}")
        super().__init__()
        self.setting = setting
        self.floats = floats
        self.eyes = SPECTATOR if eyes is None else Seat(eyes)
        self.metadata = {
            "name": f"ludoteca/{setting.game}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = mode_of(render_mode)
        self.possible_agents = [f"seat_{number}" for number in range(setting.seats)]
        self._seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents)}
        shape = (*setting.shape[:-1], setting.planes.size) if floats else setting.shape
        sight = Box(0, 1, shape, np.float32) if floats else Box(0, 255, shape, np.uint8)
        mask = Box(0, 1, (setting.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": sight, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(setting.actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.play: Play

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The actions of an agent, all at all times; the mask says which ones it may give."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed, the same match."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play = Play(self.setting, int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        mover = self.play.mover
        if mover is not None:
            self.agent_selection = self.possible_agents[mover]
            return
        for agent, worth in zip(self.possible_agents, self.play.rewards(), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = True

    def step(self, action: int | None) -> None:
        """Give the action of the selected agent; raises IllegalAnswer and changes nothing if it may not."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self.play.mover is None:
            self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        seat = self._seats[agent]
        sight = self.play.sight(seat)
        seen = self.setting.planes(sight) if self.floats else sight
        return {"observation": seen, "action_mask": self.play.mask(seat)}

    def render(self) -> Any:
        """What a seat, or else everybody, may see, as text or as a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("render_mode was not chosen: it is ansi or rgb_array")
        return rendered(self.play, self.eyes, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
