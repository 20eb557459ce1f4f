"""Batches: many matches stepped in one call, numbers in and numbers out, in buffers of the caller."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from ludoteca.facets.encoding.actions import Selection
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.rules import Outcome, Verdict
from ludoteca.kernel.seat import Seat


class Reward(Enum):
    """What a finished match is worth to a seat."""

    RANK = "rank"
    """From 1 for the first place to -1 for the last, evenly; who shares places shares their worth."""
    WIN = "win"
    """1 for a win, 0 for a draw and -1 otherwise; who wins together shares what one would get."""
    SCORE = "score"
    """The score less the mean score of the other sides."""


def rewards_of(outcome: Outcome, seats: int, kind: Reward) -> list[float]:
    """What a finished match is worth to each seat."""
    ranks = outcome.ranks
    winners = len(outcome.winners)
    if kind is Reward.SCORE:
        rivals = sum([line.points for line in outcome.lines if line.seat >= seats])
        if seats == 1:
            return [float(outcome.scores[0] - rivals)]
        total = sum(outcome.scores)
        return [score - (total - score) / (seats - 1) for score in outcome.scores]
    if outcome.verdict is Verdict.DRAW:
        return [0.0] * seats
    if not winners:
        return [-1.0] * seats
    if kind is Reward.WIN or seats == 1:
        # One winner of n seats gets 1 and the others -1: k winners share the 1 and the -1 of k - 1 others.
        shared = (2.0 - winners) / winners
        return [shared if rank == 1 else -1.0 for rank in ranks]
    found: list[float] = []
    for rank in ranks:
        better = len([other for other in ranks if other < rank])
        equal = len([other for other in ranks if other == rank])
        found.append(1.0 - (2 * better + equal - 1) / (seats - 1))
    return found


Partner = Callable[[Match, Seat], int]
"""Somebody who decides for one seat: the place of an option."""


class Lane:
    """One match of a batch after another, with the answer on its way of whoever is asked.

    A seat may have a partner who decides for it; the lane then stops only at the questions to the others.
    """

    __slots__ = (
        "encoder", "proposing", "seed", "copied", "partner", "partner_seat", "games", "match", "choice",
    )  # fmt: skip

    def __init__(
        self,
        encoder: Encoder,
        seed: str,
        proposing: bool,
        copied: bool,
        partner: Partner | None,
        partner_seat: int,
    ) -> None:
        self.encoder = encoder
        self.copied = copied
        """Whether somebody may want a copy of the match, or to imagine worlds, as a partner may."""
        self.proposing = proposing
        self.partner = partner
        self.partner_seat = partner_seat
        self.seed = seed
        self.games = 0
        self.match: Match
        self.choice: Selection
        self.deal()

    def deal(self) -> None:
        """Begin the next match that asks something; each has a seed of its own."""
        encoder = self.encoder
        while True:
            seed = seed_from("lane", self.seed, self.games)
            self.games += 1
            self.match = Match.start(encoder.rules, encoder.seats, seed, encoder.options, Log.NONE)
            if not self.copied:
                self.match.run_out(encoder.recalls)
            if self.look():
                return

    def look(self) -> bool:
        """Turn to whoever is asked next; False if the match is over."""
        match, partner = self.match, self.partner
        decision = next_decision(match)
        while partner is not None and decision is not None and decision.seat == self.partner_seat:
            match.take(decision, partner(match, decision.seat))
            decision = next_decision(match)
        if decision is None:
            return False
        encoder = self.encoder
        self.choice = encoder.propose(match, decision) if self.proposing else encoder.space.begin(decision)
        return True


class Lanes:
    """Many lanes. All arrays are flat buffers of the caller, one stretch for each lane.

    Actions are pieces of answers or, if it is ``proposing``, places in the list of what the heuristics propose. In one
    lane of every few a partner, made by the number of the lane, sits in one of the seats, in the next such lane in the next.
    """

    def __init__(
        self,
        encoder: Encoder,
        lanes: int,
        seed: str,
        first: int,
        reward: Reward,
        proposing: bool = False,
        partners: Callable[[int], Partner] | None = None,
        every: int = 2,
        copied: bool = False,
    ) -> None:
        self.encoder = encoder
        self.reward = reward
        self.actions: int = encoder.plan.proposals if proposing else encoder.space.size
        self.lanes: list[Lane] = []
        for number in range(first, first + lanes):
            partner = partners(number) if partners is not None and number % every == 0 else None
            seat = number // every % encoder.seats
            keeps = copied or partner is not None
            self.lanes.append(Lane(encoder, f"{seed} {number}", proposing, keeps, partner, seat))
        self.finished: list[int] = []
        """The lanes whose match ended in the last step."""

    def show(self, rows: Any, masks: Any, movers: Any) -> None:
        """Write for every lane the row of whoever is asked, the mask of its actions, and the seat."""
        for number in range(len(self.lanes)):
            self._show(number, rows, masks, movers)

    def step(self, actions: Any, rows: Any, masks: Any, movers: Any, rewards: Any, ended: Any) -> None:
        """Give one action in every lane and show what comes next; where a match ended, the first question of another.

        ``ended`` is set where a match ended in this step, and ``rewards`` holds what it was worth to each seat. Raises
        IllegalAnswer at an action that is none; lanes before it have then been stepped.
        """
        seats = self.encoder.seats
        for number in self.finished:
            ended[number] = 0
            for seat in range(seats):
                rewards[number * seats + seat] = 0.0
        self.finished = []
        for number in range(len(self.lanes)):
            lane = self.lanes[number]
            choice = lane.choice
            action: int = actions[number]
            place = choice.act(action)
            if place is None:
                # Of the row only the pieces have changed, and what may follow them.
                encoder = self.encoder
                at = number * encoder.size + encoder.at_picked
                rows[at + action] = 1
                at += encoder.plan.pickable
                rows[at : at + self.actions] = self._mask(number, masks)
                continue
            lane.match.take(choice.decision, place)
            if not lane.look():
                worth = rewards_of(lane.match.outcome(), seats, self.reward)
                for seat in range(seats):
                    rewards[number * seats + seat] = worth[seat]
                ended[number] = 1
                self.finished.append(number)
                lane.deal()
            self._show(number, rows, masks, movers)

    def _show(self, number: int, rows: Any, masks: Any, movers: Any) -> None:
        lane = self.lanes[number]
        encoder, seat = self.encoder, lane.choice.decision.seat
        size = encoder.size
        row = encoder.row(lane.match, seat, lane.choice)
        rows[number * size : (number + 1) * size] = row
        movers[number] = seat
        if lane.proposing:
            self._mask(number, masks)
        else:
            # The mask stands in the row.
            at = encoder.at_picked + encoder.plan.pickable
            masks[number * self.actions : (number + 1) * self.actions] = row[at : at + self.actions]

    def _mask(self, number: int, masks: Any) -> bytearray:
        """Write the mask of a lane, and return it."""
        size = self.actions
        flags = bytearray(size)
        for action in self.lanes[number].choice.legal:
            flags[action] = 1
        masks[number * size : (number + 1) * size] = flags
        return flags
