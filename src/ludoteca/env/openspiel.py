"""OpenSpiel: every game registered for its Python interface, so that its algorithms run on ours.

    import pyspiel
    import ludoteca.env.openspiel
    game = pyspiel.load_game("ludoteca_hearts(deals=10)")

Chance draws the deal at the beginning, by several nodes where there are more than a thousand; all later luck follows from it, unseen. ``resample_from_infostate`` imagines
another world in which the player knows the same, with luck of its own. A state of an imagined world has the history of the true
one: it can be cloned and played on, but not rebuilt from that history.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from ludoteca.facets.extra import needed

with needed("research"):
    import numpy as np
    import pyspiel

from ludoteca.env.play import Play, Setting
from ludoteca.facets.encoding.lanes import Reward
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.registry import find, games
from ludoteca.facets.words import NOBODY
from ludoteca.kernel.event import Event
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Seat

PREFIX: Final = "ludoteca_"
DEALS: Final = 1_000
"""How many deals chance draws from, unless told."""
MOST_OUTCOMES: Final = 1_000
"""A chance node has no more outcomes than this; more deals are drawn by several nodes, one after the other."""
LARGEST_SCORE: Final = 1_000.0
PIECES: Final = 8
"""No answer is given in more pieces than this on average over a match."""


def _type(game: str, utility: Any) -> Any:
    low, high = find(game).identity.seats
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game,
        long_name=find(game).identity.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
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


def _utility(game: str, players: int, reward: Reward) -> tuple[Any, float | None]:
    """Whether the worths of the players always have the same sum, and which."""
    kind = pyspiel.GameType.Utility
    if players == 1:
        return kind.GENERAL_SUM, None
    if reward is Reward.SCORE:
        return kind.ZERO_SUM, 0.0
    # Where the game can beat them all, everybody loses then.
    if find(game).words.LOST.id != NOBODY.id or (reward is Reward.WIN and players > 2):
        return kind.GENERAL_SUM, None
    return kind.ZERO_SUM, 0.0


def draws_of(deals: int) -> list[int]:
    """The outcomes of each chance node that it takes to draw one of so many deals, or of a few more."""
    if deals < 1:
        raise ValueError(f"there is at least one deal, not {deals}")
    draws: list[int] = []
    while deals > MOST_OUTCOMES:
        draws.append(MOST_OUTCOMES)
        deals = -(-deals // MOST_OUTCOMES)
    return [*draws, deals]


class Game(pyspiel.Game):
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", max(2, find(name).identity.seats[0])))
        reward = str(given.get("reward", "rank"))
        options = parse_options(str(given.get("options", "")))
        self.view = Setting(name, players, options, reward, "view")
        self.memory = Setting(name, players, options, reward, "memory")
        self.draws = draws_of(int(given.get("deals", DEALS)))
        """How many outcomes each chance node has."""
        utility, total = _utility(name, players, self.view.reward)
        most = LARGEST_SCORE if reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.view.actions,
            max_chance_outcomes=max(self.draws),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=total,
            max_game_length=find(name).identity.bound * PIECES,
        )
        super().__init__(_type(name, utility), info, given)

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
        self.drawn: tuple[int, ...] = ()
        """What each chance node has drawn."""
        self.actions: tuple[int, ...] = ()
        self.past: tuple[str, ...] = ("",) * setting.seats
        """For each player a digest of all that it has seen and done."""
        self.imagined = False

    def draw(self, outcome: int, draws: list[int]) -> None:
        """Take what a chance node has drawn; the last one deals the match."""
        self.drawn += (outcome,)
        if len(self.drawn) == len(draws):
            self.begin()

    def begin(self) -> None:
        """Deal the match."""
        self.play = Play(self.setting, f"deal {' '.join([str(one) for one in self.drawn])}")

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
        twin.drawn, twin.actions, twin.past, twin.imagined = (
            self.drawn,
            self.actions,
            self.past,
            self.imagined,
        )
        return twin

    def __deepcopy__(self, memo: object) -> Course:
        return self._twin(None if self.play is None else self.play.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise TypeError("an imagined match has no course that could be written down")
        encoder = self.setting.encoder
        setting = (self.setting.game, encoder.seats, encoder.options, self.setting.reward.value)
        return _again, (setting, self.drawn, self.play is not None, self.actions)


def _again(
    setting: tuple[str, int, dict[str, str], str],
    drawn: tuple[int, ...],
    begun: bool,
    actions: tuple[int, ...],
) -> Course:
    """The course that has been written down, taken again."""
    course = Course(Setting(*setting, knowledge="memory"))
    course.drawn = drawn
    if begun:
        course.begin()
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
        """What this chance node can draw, each outcome as likely as the others."""
        count = self.get_game().draws[len(self.course.drawn)]
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else sorted(self.play.legal)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.course.draw(action, self.get_game().draws)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.get_game().view.action_name(action)
        return name

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


def told(play: Play, seat: Seat) -> str:
    """What a seat sees, line by line: the cards by zone, the counters, and its question with the pieces given."""
    view = play.match.view(seat)
    lines = [f"seat {seat} of {view.seats}"]
    lines += [
        f"{zone.name}: {' '.join([card or '?' for card in zone.cards])}" for zone in view.zones if zone.cards
    ]
    lines += [f"{name} = {value}" for name, value in view.facts.items()]
    if view.decision is not None:
        lines.append(f"{view.decision.ask}? {' '.join(view.decision.offered)}")
    if play.choice is not None and play.mover == seat and play.choice.picked:
        lines.append(f"given: {' '.join([play.setting.action_name(one) for one in play.choice.picked])}")
    return "\n".join(lines)


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
        """What this player knows, to be read; the past, if recall is to be perfect, as a digest in the last line."""
        if state.play is None:
            return "before the deal"
        play = state.play
        digest = blake2b(self._row(play, Seat(player)).tobytes(), digest_size=12).hexdigest()
        lines = [told(play, Seat(player)), f"row {digest}"]
        if self.perfect:
            lines.append(f"past {state.course.past[player]}")
        return "\n".join(lines)


def _maker(name: str) -> type[Game]:
    """The class of one game, which OpenSpiel makes from its parameters."""

    class Named(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


_TYPES: Final[dict[str, Any]] = {
    name: _type(name, _utility(name, max(2, find(name).identity.seats[0]), Reward.RANK)[0])
    for name in games()
}
for _name in games():
    pyspiel.register_game(_TYPES[_name], _maker(_name))
