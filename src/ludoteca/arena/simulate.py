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
from ludoteca.arena.timing import Fault, faults_of
from ludoteca.arena.workers import spread
from ludoteca.bots.registry import make
from ludoteca.bots.supervision import PATIENCE, Alarm, Supervised
from ludoteca.bots.uniform import Uniform
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log
from ludoteca.kernel.rules import Outcome, Verdict

LARGEST_BATCH = 100
UNIFORM = "uniform"

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
class FaultCount:
    """A fault of the bot in one seat: in how many matches it came up, and in which first."""

    bot: str
    seat: int
    kind: str
    message: str
    times: int
    first: int


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
    """How often the first place was shared, or a draw was called."""
    lost: int
    """How often nobody won: the game has beaten all seats."""
    mean_scores: tuple[float, ...]
    digest: str
    """SHA-256 over all final positions: equal for equal seed and bots."""
    solo: Solo | None = None
    """With one player only."""
    faults: tuple[FaultCount, ...] = ()
    """What bots did wrong, so that stand-ins played on for them."""

    def plain(self) -> dict[str, object]:
        """The result as plain data for JSON; it speaks of solo play and of faults only where there were any."""
        data = asdict(self)
        for key in ("solo", "faults"):
            if not data[key]:
                del data[key]
        return data


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated; sent to every process."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    """One for each seat."""
    options: Mapping[str, str]
    patience: float = PATIENCE
    """So many seconds a bot has for a decision; 0 for as many as it likes."""


@dataclass(frozen=True)
class Played:
    """One finished match."""

    decisions: int
    outcome: Outcome
    position: str
    """The final position as canonical JSON."""
    rival_score: int | None
    """What a side scored that no seat plays, such as an automa; None if there was none."""
    faults: tuple[Fault, ...]


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] = ("uniform",),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    patience: float = PATIENCE,
) -> Result:
    """Play so many matches; a list of bots that is shorter than the table is gone through again.

    Raises LookupError or ValueError if there is no such game, bot or option, or a number makes no sense.
    """
    check(game, players, games, bots, options or {}, jobs)
    plan = Simulation(game, players, seed, seating(bots, players), dict(options or {}), patience)
    began = perf_counter()
    decisions = draws = lost = 0
    wins, scores = [0] * players, [0] * players
    digest = sha256()
    found: list[list[Fault]] = []
    alone: list[Played] = []
    for batch in _batches(plan, games, jobs):
        for played in batch:
            decisions += played.decisions
            digest.update(played.position.encode())
            found.append([*played.faults])
            winners = played.outcome.winners
            if len(winners) == 1:
                wins[winners[0]] += 1
            elif winners or played.outcome.verdict is Verdict.DRAW:
                draws += 1
            else:
                lost += 1
            if players == 1:
                alone.append(played)
            for seat, score in enumerate(played.outcome.scores):
                scores[seat] += score
        if progress is not None:
            progress(len(batch))
    means = tuple([score / games for score in scores])
    seconds = perf_counter() - began
    return Result(
        game, players, games, decisions, seconds, tuple(wins), draws, lost, means, digest.hexdigest(),
        _solo(alone, wins[0]) if alone else None, _counted(plan.bots, found),
    )  # fmt: skip


def _counted(bots: Sequence[str], found: Sequence[Sequence[Fault]]) -> tuple[FaultCount, ...]:
    """Each fault once, with the number of matches where it came up."""
    where: dict[Fault, list[int]] = {}
    for number, faults in enumerate(found):
        for fault in faults:
            where.setdefault(fault, []).append(number)
    return tuple(
        [
            FaultCount(bots[fault.seat], fault.seat, fault.kind, fault.message, len(numbers), numbers[0])
            for fault, numbers in where.items()
        ]
    )


def _solo(alone: Sequence[Played], won: int) -> Solo:
    rivals = [played.rival_score for played in alone if played.rival_score is not None]
    return Solo(
        won / len(alone),
        wilson(won, len(alone)),
        mean_error([played.outcome.scores[0] for played in alone]),
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


def play_match(plan: Simulation, number: int) -> Played:
    """Play one match of a simulation."""
    game = find(plan.game)
    match = game.start(plan.players, seed_from("match", plan.seed, number), plan.options, Log.NONE)
    lucks = [Luck(seed_from("bot", plan.seed, number, seat)) for seat in range(plan.players)]
    faults: tuple[Fault, ...] = ()
    if set(plan.bots) == {UNIFORM}:
        # Nobody who can do wrong, and nobody who looks at the table: not to be slowed down.
        decisions = play(match, [Uniform(luck) for luck in lucks])
    else:
        with Alarm(plan.patience) as alarm:
            bots = [Supervised(spec, game, luck, alarm) for spec, luck in zip(plan.bots, lucks, strict=True)]
            decisions = play(match, bots)
            faults = faults_of(bots)
    outcome = match.outcome()
    rivals = [line.points for line in outcome.lines if line.seat >= plan.players]
    return Played(decisions, outcome, final_position(match), sum(rivals) if rivals else None, faults)


def _batches(plan: Simulation, games: int, jobs: int) -> Iterable[list[Played]]:
    """All matches in order, a batch at a time, as they are finished."""
    size = max(1, min(LARGEST_BATCH, games // (8 * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return spread(_play_batch, [(plan, batch) for batch in batches], jobs)


def _play_batch(plan: Simulation, numbers: range) -> list[Played]:
    return [play_match(plan, number) for number in numbers]
