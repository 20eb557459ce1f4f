"""Simulation: many matches of the same bots in the same seats, and one digest over all that came out.

Match number i has a seed of its own, and so has every bot in it; so it does not matter in which process, or in
which order, the matches are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import perf_counter

from ludoteca.arena.play import final_position, play
from ludoteca.arena.statistics import mean_error, wilson
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log

LARGEST_BATCH = 100

Progress = Callable[[int], None]
"""Called with the number of matches that have been finished since the last call."""


@dataclass(frozen=True)
class Solo:
    """What only a solo simulation tells: how the seat fared against the game's own side; all intervals are of 95 %."""

    win_rate: float
    win_interval: tuple[float, float]
    """By Wilson's method."""
    score_error: float
    """The mean score of the seat is within plus or minus this."""
    rival_mean_score: float | None
    """What the side of the game scored on average; None if it scores nothing."""
    rival_score_error: float | None


@dataclass(frozen=True)
class Result:
    """What came out of a simulation; wins and scores by seat."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    wins: tuple[int, ...]
    """How often each seat won alone."""
    draws: int
    """How often the first place was shared."""
    mean_scores: tuple[float, ...]
    digest: str
    """SHA-256 over all final positions: equal for equal seed and bots."""
    solo: Solo | None = None
    """With one player only."""

    def plain(self) -> dict[str, object]:
        """The result as plain data for JSON; with several players it does not speak of solo play."""
        data = asdict(self)
        if self.solo is None:
            del data["solo"]
        return data


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; sent to every process."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    """One for each seat."""
    options: Mapping[str, str]


@dataclass(frozen=True)
class Played:
    """One finished match."""

    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    position: str
    """The final position as canonical JSON."""
    rival_score: int | None
    """What a side scored that no seat plays, such as an automa; None if there was none."""


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] = ("uniform",),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Result:
    """Play so many matches; a list of bots that is shorter than the table is gone through again.

    Raises LookupError or ValueError if there is no such game, bot or option, or a number makes no sense.
    """
    check(game, players, games, bots, options or {}, jobs)
    plan = Plan(game, players, seed, seating(bots, players), dict(options or {}))
    began = perf_counter()
    decisions = draws = 0
    wins, scores = [0] * players, [0] * players
    digest = sha256()
    alone: list[Played] = []
    for batch in _batches(plan, games, jobs):
        for played in batch:
            decisions += played.decisions
            digest.update(played.position.encode())
            if len(played.winners) == 1:
                wins[played.winners[0]] += 1
            elif players > 1:
                draws += 1
            if players == 1:
                alone.append(played)
            for seat, score in enumerate(played.scores):
                scores[seat] += score
        if progress is not None:
            progress(len(batch))
    means = tuple([score / games for score in scores])
    seconds = perf_counter() - began
    return Result(
        game, players, games, decisions, seconds, tuple(wins), draws, means, digest.hexdigest(),
        _solo(alone, wins[0]) if alone else None,
    )  # fmt: skip


def _solo(alone: Sequence[Played], won: int) -> Solo:
    rivals = [played.rival_score for played in alone if played.rival_score is not None]
    return Solo(
        won / len(alone),
        wilson(won, len(alone)),
        mean_error([played.scores[0] for played in alone]),
        sum(rivals) / len(rivals) if rivals else None,
        mean_error(rivals) if rivals else None,
    )


def check(
    game: str, players: int, games: int, bots: Sequence[str], options: Mapping[str, str], jobs: int
) -> None:
    """Raise LookupError or ValueError, with one clear line, if this cannot be played."""
    box = find(game)
    box.identity.settle(players, options)
    if games < 1:
        raise ValueError(f"the number of games is at least 1, not {games}")
    if jobs < 1:
        raise ValueError(f"the number of jobs is at least 1, not {jobs}")
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{players} players need 1 to {players} bots, not {len(bots)}")
    for spec in bots:
        make(spec, box, Luck(seed_from()))


def seating(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each seat; a list that is too short is gone through again."""
    return tuple([bots[seat % len(bots)] for seat in range(players)])


def play_match(plan: Plan, number: int) -> Played:
    """Play one match of a simulation."""
    game = find(plan.game)
    match = game.start(plan.players, seed_from("match", plan.seed, number), plan.options, Log.NONE)
    bots = [
        make(spec, game, Luck(seed_from("bot", plan.seed, number, seat)))
        for seat, spec in enumerate(plan.bots)
    ]
    decisions = play(match, bots)
    outcome = match.outcome()
    rivals = [line.points for line in outcome.lines if line.seat >= plan.players]
    return Played(
        decisions, outcome.winners, outcome.scores, final_position(match), sum(rivals) if rivals else None
    )


def _batches(plan: Plan, games: int, jobs: int) -> Iterable[list[Played]]:
    """All matches in order, a batch at a time, as they are finished."""
    size = max(1, min(LARGEST_BATCH, games // (8 * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        return (_play_batch(plan, batch) for batch in batches)
    # Only needed here, and slow to import.
    from joblib import Parallel, delayed

    played: Iterable[list[Played]] = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(_play_batch)(plan, batch) for batch in batches
    )
    return played


def _play_batch(plan: Plan, numbers: range) -> list[Played]:
    return [play_match(plan, number) for number in numbers]
