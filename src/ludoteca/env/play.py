"""A match played by actions: what every environment for a single match is made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any

import numpy as np

from ludoteca.facets.encoding.actions import Selection
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.lanes import Reward, rewards_of
from ludoteca.facets.encoding.plan import Form, Knowledge
from ludoteca.facets.encoding.planes import Bytes, Planes
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat


class Illegal(Enum):
    """What comes of an action that the mask forbids."""

    LOSE = "lose"
    """The match ends: whoever gave it gets -1, everybody else 0."""
    RAISE = "raise"
    """IllegalAnswer is raised, and nothing changes."""


class Setting:
    """What matches are played: the game, its seats and options, what a row holds, and what the end is worth."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        knowledge: str = "view",
        history: int = 1,
    ) -> None:
        if history < 1:
            raise ValueError(f"a history is at least of one row, not {history}")
        box = find(game)
        low = box.identity.seats[0]
        seats = max(2, low) if players is None else players
        self._given = (game, seats, options, reward, knowledge, history)
        self.game = game
        self.encoder: Encoder = box.encoder(seats, options, Knowledge(knowledge))
        self.reward = Reward(reward)
        self.history = history

    def __deepcopy__(self, memo: object) -> Setting:
        """Nothing of it ever changes, so a copy may share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._given

    @cached_property
    def planes(self) -> Planes:
        """What turns rows into floats."""
        return Planes(self.encoder)

    def action_name(self, action: int) -> str:
        """What an action means: the piece of an answer that it is, by its name."""
        for part in self.encoder.space.parts:
            if part.first <= action < part.first + part.size:
                number = action - part.first
                if part.words or part.name == "card":
                    return str((part.words or self.encoder.rules.identity.names)[number])
                return f"{part.name} {number}" if part.size > 1 else part.name
        raise ValueError(f"there is no action {action}; there are {self.actions}, from 0")

    def decode(self, row: Bytes) -> dict[str, list[int | None]]:
        """What a row says, part by part, without the parts of which nothing is known.

        Of a choice the number of the thing, from 0, or None; of flags those that are up; else the numbers as they are.
        What each part means, and which things it counts, is in ``encoder.slots``.
        """
        if row.shape != (self.encoder.size,):
            raise ValueError(f"a row has {self.encoder.size} bytes, not the shape {row.shape}")
        said: dict[str, list[int | None]] = {}
        for slot in self.encoder.slots:
            part = row[slot.first : slot.first + slot.size]
            if not part.any():
                continue
            if slot.form is Form.CHOICE:
                said[slot.name] = [int(number) - 1 if number else None for number in part]
            elif slot.form is Form.BITS:
                said[slot.name] = [int(bit) for bit in np.flatnonzero(np.unpackbits(part, bitorder="little"))]
            else:
                said[slot.name] = [int(number) for number in part]
        return said

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.encoder.seats

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.encoder.space.size

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of what a seat sees: its row, or its last rows, the newest first."""
        size = self.encoder.size
        return (size,) if self.history == 1 else (self.history, size)


class Play:
    """One match of a setting, with the answer on its way of whoever is asked."""

    def __init__(self, setting: Setting, seed: object) -> None:
        self.setting = setting
        encoder = setting.encoder
        self.match = Match.start(
            encoder.rules, encoder.seats, seed_from("play", seed), encoder.options, Log.NONE
        )
        self.choice: Selection | None = None
        self._dream: Dream | None = None
        self._past: list[deque[Bytes]] = [deque(maxlen=setting.history - 1) for _ in range(setting.seats)]
        self._look()

    def _look(self) -> None:
        """Turn to whoever is asked next; in an imagined world, of a sealed question to the one who imagines it.

        What others have answered under the seal is forgotten there, and the order in which they answer means nothing.
        """
        decision = None if self._dream is None else self.match.pending.get(self._dream.seat)
        if decision is None:
            decision = next_decision(self.match)
        self.choice = None if decision is None else self.setting.encoder.space.begin(decision)

    @property
    def mover(self) -> Seat | None:
        """Whose action is waited for; None when the match is over."""
        return None if self.choice is None else self.choice.decision.seat

    @property
    def legal(self) -> list[int]:
        """The actions that may come next."""
        return [] if self.choice is None else self.choice.legal

    def act(self, action: int) -> None:
        """Give the next action; raises IllegalAnswer and changes nothing if it is none."""
        if self.choice is None:
            raise RuntimeError("the match is over")
        choice, seat = self.choice, self.choice.decision.seat
        seen = self.row(seat) if self.setting.history > 1 else None
        place = choice.act(action)
        if seen is not None:
            self._past[seat].appendleft(seen)
        if place is not None:
            self.take(place)

    def take(self, place: int) -> None:
        """Answer with the option at this place, all its pieces at once."""
        assert self.choice is not None
        decision = self.choice.decision
        self.match.take(decision, place)
        if self._dream is not None:
            self._dream.given.append((decision.seat, place))
        self._look()

    def row(self, seat: Seat) -> Bytes:
        """What the seat knows now, as one row."""
        choice = self.choice if self.mover == seat else None
        return np.frombuffer(self.setting.encoder.row(self.match, seat, choice), np.uint8)

    def sight(self, seat: Seat) -> Bytes:
        """What the seat sees: the row, or with a history the last rows at its own actions, the newest first."""
        row = self.row(seat)
        if self.setting.history == 1:
            return row
        rows = np.zeros(self.setting.shape, np.uint8)
        rows[0] = row
        for age, earlier in enumerate(self._past[seat], start=1):
            rows[age] = earlier
        return rows

    def mask(self, seat: Seat) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        """Which actions the seat may give now, a one each."""
        mask = np.zeros(self.setting.actions, np.int8)
        if self.mover == seat:
            mask[self.legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the match is worth to each seat, once it is over."""
        return rewards_of(self.match.outcome(), self.setting.seats, self.setting.reward)

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._dream is not None:
            raise TypeError("an imagined match has no course that could be written down")
        record = self.match.record()
        answers = [(entry.seat, entry.text) for entry in record.entries]
        picked = [] if self.choice is None else list(self.choice.picked)
        return _again, (self.setting, record.seed, answers, picked, self._past)

    def copy(self) -> Play:
        """A play that goes on alike and shares nothing."""
        dream = self._dream
        try:
            match = self.match.clone()
        except RuntimeError:
            if dream is None:
                raise
            # In the middle of an imagined step nothing can be copied: it is imagined again, and played again.
            match = dream.again()
        return self._twin(match, None if dream is None else dream.copy())

    def imagine(self, seat: Seat, luck: Luck) -> Play:
        """A play as it might be, given all that this seat knows."""
        dream = Dream(self.match.clone(), seat, luck.seed_for("dream"), [])
        return self._twin(dream.again(), dream)

    def _twin(self, match: Match, dream: Dream | None) -> Play:
        """A play of another match that stands at the same question, with the same pieces of an answer given."""
        twin = Play.__new__(Play)
        twin.setting = self.setting
        twin.match = match
        twin._past = [past.copy() for past in self._past]
        twin._dream = dream
        twin._look()
        if self.choice is not None and twin.choice is not None and self.mover == twin.mover:
            for action in self.choice.picked:
                twin.choice.act(action)
        return twin


def _again(
    setting: Setting,
    seed: bytes,
    answers: Sequence[tuple[int, str]],
    picked: Sequence[int],
    past: list[deque[Bytes]],
) -> Play:
    """The play that has been written down, played again."""
    play = Play.__new__(Play)
    play.setting = setting
    encoder = setting.encoder
    play.match = Match.start(encoder.rules, encoder.seats, seed, encoder.options, Log.NONE)
    for seat, text in answers:
        play.match.answer_text(Seat(seat), text)
    play._past = past
    play._dream = None
    play._look()
    for action in picked:
        assert play.choice is not None
        play.choice.act(action)
    return play


class Dream:
    """Where an imagined match comes from: the match, the seat and the luck, and the answers given since."""

    def __init__(self, base: Match, seat: Seat, seed: bytes, given: list[tuple[Seat, int]]) -> None:
        self.base = base
        self.seat = seat
        self.seed = seed
        self.given = given

    def copy(self) -> Dream:
        """The same, to be continued in another way."""
        return Dream(self.base, self.seat, self.seed, self.given[:])

    def again(self) -> Match:
        """The imagined match once more, as far as it has been played."""
        match = self.base.imagine(self.seat, Luck(self.seed))
        for seat, place in self.given:
            match.take(match.decision(seat), place)
        return match
