"""PettingZoo: every game as a turn-based environment (AEC).

from ludoteca.env.pettingzoo import env
table = env("hearts", players=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ludoteca.env.play import Play, Setting
from ludoteca.facets.encoding.planes import Planes
from ludoteca.kernel.seat import Seat

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
) -> Table:
    """A table of a game, such as ``env("hearts", players=3)``.

    ``reward`` is rank, win or score; ``knowledge`` is view, memory, judged or, for critics only, oracle. With ``floats`` a seat
    sees zeros, ones and parts of one instead of the bytes of a row.
    """
    return Table(Setting(game, players, options, reward, knowledge, history), floats)


class Table(AECEnv[str, Observation, int | None]):
    """A match at which one agent after another acts; sealed answers stay sealed, whatever the order."""

    def __init__(self, setting: Setting, floats: bool = False) -> None:
        super().__init__()
        self.setting = setting
        self.planes = Planes(setting.encoder) if floats else None
        self.metadata = {
            "name": f"ludoteca/{setting.game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{number}" for number in range(setting.seats)]
        self._seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents)}
        shape = setting.shape if self.planes is None else (*setting.shape[:-1], self.planes.size)
        sight = Box(0, 255, shape, np.uint8) if self.planes is None else Box(0, 1, shape, np.float32)
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
        seen = sight if self.planes is None else self.planes(sight)
        return {"observation": seen, "action_mask": self.play.mask(seat)}

    def render(self) -> str:
        """What everybody may see, as text."""
        view = self.play.match.view()
        lines = [
            f"{zone.name}: {' '.join([card or '?' for card in zone.cards])}"
            for zone in view.zones
            if zone.cards
        ]
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is kept open."""
