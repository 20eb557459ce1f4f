"""OpenSpiel: every game registered for its Python interface, so that its algorithms run on ours.

    import pyspiel
    import ludoteca.env.openspiel
    game = pyspiel.load_game("ludoteca_hearts(players=3)")

One chance node at the beginning draws the deal; all later luck follows from it, unseen. ``resample_from_infostate`` imagines
another world in which the player knows the same, with luck of its own. A state of an imagined world has the history of the true
one: it can be cloned and played on, but not rebuilt from that history.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from ludoteca.env.play import Play, Setting
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.registry import find, games
from ludoteca.kernel.event import Event
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Seat

PREFIX: Final = "ludoteca_"
DEALS: Final = 1_000
"""How many deals the chance node draws from, unless told."""
LARGEST_SCORE: Final = 1_000.0
PIECES: Final = 8
"""No answer is given in more pieces than this on average over a match."""


def _type(game: str) -> Any:
    low, high = find(game).identity.seats
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game,
        long_name=find(game).identity.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, low), "deals": DEALS, "reward": "rank", "options": ""},
    )


def parse_options(text: str) -> dict[str, str]:
    """Options written as ``log:full;last_assignment:ask``: OpenSpiel keeps commas and equal signs for itself."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


class Game(pyspiel.Game):
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", max(2, find(name).identity.seats[0])))
        reward = str(given.get("reward", "rank"))
        options = parse_options(str(given.get("options", "")))
        self.view = Setting(name, players, options, reward, "view")
        self.memory = Setting(name, players, options, reward, "memory")
        self.deals = int(given.get("deals", DEALS))
        most = LARGEST_SCORE if reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.view.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            max_game_length=find(name).identity.bound * PIECES,
        )
        super().__init__(_TYPES[name], info, given)

    def new_initial_state(self) -> State:
        """The state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer: what the player knows and remembers if recall is to be perfect, else what it sees."""
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.memory if perfect else self.view, perfect)


class Course:
    """How a match has come to where it is, in a form that OpenSpiel can copy and write to a file."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.play: Play | None = None
        self.deal = 0
        self.actions: tuple[int, ...] = ()
        self.past: tuple[str, ...] = ("",) * setting.seats
        """For each player a digest of all that it has seen and done."""
        self.imagined = False

    def begin(self, deal: int) -> None:
        """Deal the match."""
        self.deal = deal
        self.play = Play(self.setting, f"deal {deal}")

    def act(self, action: int) -> None:
        """Give an action, and let everybody remember what they see of it."""
        assert self.play is not None
        mover = self.play.mover
        log: list[Event] = []
        zones = self.play.match.table.zones
        zones.log = log
        self.play.act(action)
        zones.log = None
        self.actions += (action,)
        names = self.play.match.names
        longer: list[str] = []
        for seat, past in enumerate(self.past):
            seen = [event.seen_by(Seat(seat), names).plain() for event in log]
            did = action if seat == mover else None
            if did is not None or seen:
                past = blake2b(f"{past} {did} {seen}".encode(), digest_size=12).hexdigest()
            longer.append(past)
        self.past = tuple(longer)

    def imagine(self, seat: Seat, luck: Luck) -> Course:
        """The course of a match that this seat cannot tell from the true one."""
        assert self.play is not None
        twin = self._twin(self.play.imagine(seat, luck))
        twin.imagined = True
        twin.past = tuple([past if other == seat else "imagined" for other, past in enumerate(self.past)])
        return twin

    def _twin(self, play: Play | None) -> Course:
        twin = Course(self.setting)
        twin.play = play
        twin.deal, twin.actions, twin.past, twin.imagined = self.deal, self.actions, self.past, self.imagined
        return twin

    def __deepcopy__(self, memo: object) -> Course:
        return self._twin(None if self.play is None else self.play.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise TypeError("an imagined match has no course that could be written down")
        encoder = self.setting.encoder
        setting = (self.setting.game, encoder.seats, encoder.options, self.setting.reward.value)
        return _again, (setting, None if self.play is None else self.deal, self.actions)


def _again(
    setting: tuple[str, int, dict[str, str], str], deal: int | None, actions: tuple[int, ...]
) -> Course:
    """The course that has been written down, taken again."""
    course = Course(Setting(*setting, knowledge="memory"))
    if deal is not None:
        course.begin(deal)
    for action in actions:
        course.act(action)
    return course


class State(pyspiel.State):
    """A match at a decision, before its deal, or over."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = Course(game.memory)

    @property
    def play(self) -> Play | None:
        """The match, once it has been dealt."""
        return self.course.play

    def current_player(self) -> int:
        """Who acts: a seat, chance before the deal, or nobody any more."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.play.mover
        return int(pyspiel.PlayerId.TERMINAL) if mover is None else int(mover)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else sorted(self.play.legal)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.course.begin(action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        for part in self.get_game().view.encoder.space.parts:
            if part.first <= action < part.first + part.size:
                number = action - part.first
                if part.name == "card":
                    return str(find(self.get_game().view.game).identity.names[number])
                return f"{part.name} {number}" if part.size > 1 else part.name
        raise ValueError(f"there is no action {action}")

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.play is not None and self.play.mover is None

    def returns(self) -> list[float]:
        """What the match is worth to each player; nothing before its end."""
        if self.play is None or self.play.mover is not None:
            return [0.0] * self.get_game().num_players()
        return self.play.rewards()

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        match, choice = self.play.match, self.play.choice
        return f"{dump(match.rules, match.options, match.table)} {[] if choice is None else choice.picked}"

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another state in which this player knows the same: a world that its seat imagines."""
        twin: State = self.get_game().new_initial_state()
        if self.play is not None:
            twin.course = self.course.imagine(Seat(player), Luck(seed_from("resample", sampler())))
        return twin


class Observer:
    """Fills a tensor with the floats of a row, and writes a string that differs where the knowledge does."""

    def __init__(self, setting: Setting, perfect: bool) -> None:
        self.setting = setting
        self.perfect = perfect
        self.planes = Planes(setting.encoder)
        self.tensor = np.zeros(self.planes.size, np.float32)
        self.dict = {
            stretch.name: self.planes.part(self.tensor, stretch.name) for stretch in self.planes.stretches
        }

    def set_from(self, state: State, player: int) -> None:
        """Write what this player knows."""
        self.tensor[:] = 0
        if state.play is not None:
            self.tensor[:] = self.planes(self._row(state.play, Seat(player)))

    def _row(self, play: Play, seat: Seat) -> np.ndarray[Any, np.dtype[np.uint8]]:
        choice = play.choice if play.mover == seat else None
        return np.frombuffer(self.setting.encoder.row(play.match, seat, choice), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """What this player knows, the past included if recall is to be perfect, as a short text."""
        if state.play is None:
            return "before the deal"
        seen = blake2b(self._row(state.play, Seat(player)).tobytes(), digest_size=12).hexdigest()
        return f"{seen} {state.course.past[player]}" if self.perfect else seen


def _maker(name: str) -> type[Game]:
    """The class of one game, which OpenSpiel makes from its parameters."""

    class Named(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


_TYPES: Final[dict[str, Any]] = {name: _type(name) for name in games()}
for _name in games():
    pyspiel.register_game(_TYPES[_name], _maker(_name))
