"""What is measured of our own games: random play, clone, imagine, and full playouts.

What runs for a second or more is timed by the processor's clock, so that nothing else on the machine counts. What takes
microseconds is timed by the clock on the wall, which costs less to look at.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

Figures = dict[str, float]


def random_play(rules: Rules, seats: int, seconds: float) -> Figures:
    """Whole matches by chance in the core: decisions and seconds."""
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        match = Match.start(rules, seats, seed_from("bench", games), None, Log.NONE)
        decisions += play_out(match, Luck(seed_from("answers", games)))
        games += 1
    return {"decisions": decisions, "games": games, "seconds": process_time() - begun}


def random_steps(rules: Rules, seats: int, seconds: float) -> Figures:
    """Whole matches by chance through the Python interface, question by question, as the peers are played."""
    decisions = games = 0
    below = Luck(seed_from("steps")).below
    begun = process_time()
    while process_time() - begun < seconds:
        match = Match.start(rules, seats, seed_from("bench", games), None, Log.NONE)
        while pending := match.pending:
            decision = next(iter(pending.values()))
            ways = len(decision.options)
            match.take(decision, below("step", ways))
            decisions += ways > 1
        games += 1
    return {"decisions": decisions, "games": games, "seconds": process_time() - begun}


def clone(rules: Rules, seats: int, seconds: float) -> Figures:
    """The time of a clone at every decision: median and worst of the decisions, each the best of nine tries."""
    return _at_decisions(rules, seats, seconds, lambda match: match.clone())


def imagine(rules: Rules, seats: int, seconds: float) -> Figures:
    """The time to imagine a world for the seat that is asked, at every decision."""
    luck = Luck(seed_from("imagine"))
    return _at_decisions(rules, seats, seconds, lambda match: match.imagine(next(iter(match.pending)), luck))


def _at_decisions(rules: Rules, seats: int, seconds: float, act: Callable[[Match], object]) -> Figures:
    times: list[float] = []
    games = 0
    luck = Luck(seed_from("decisions"))
    gc.disable()  # as timeit does: a collection in the middle of a try is not its cost
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        match = Match.start(rules, seats, seed_from("bench", games), None, Log.NONE)
        games += 1
        while pending := match.pending:
            best = 1.0
            for _ in range(9):
                start = perf_counter()
                act(match)
                best = min(best, perf_counter() - start)
            times.append(best)
            decision = next(iter(pending.values()))
            match.take(decision, luck.below("step", len(decision.options)))
    gc.enable()
    return {"median": median(times), "worst": max(times), "decisions": len(times)}


def widest(rules: Rules, seats: int, seconds: float) -> Figures:
    """At the kind of question that offers most: the time to list all options, and the time to answer with one of them."""
    ask = _widest_ask(rules, seats)
    listing: list[float] = []
    answering: list[float] = []
    games = 0
    luck = Luck(seed_from("widest"))
    gc.disable()
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        match = Match.start(rules, seats, seed_from("bench", games), None, Log.NONE)
        games += 1
        while pending := match.pending:
            decision = next(iter(pending.values()))
            place = luck.below("step", len(decision.options))
            if decision.ask.name == ask:
                listing.append(min([_time(partial(list, decision.options)) for _ in range(5)]))
                answering.append(min([_answer(match.clone(), decision.seat, place) for _ in range(5)]))
            match.take(decision, place)
    gc.enable()
    return {"list": median(listing), "answer": median(answering), "decisions": len(listing)}


def _widest_ask(rules: Rules, seats: int) -> str:
    """The kind of question with most options on average, in a match by chance."""
    match = Match.start(rules, seats, seed_from("widest"), None, Log.NONE)
    luck = Luck(seed_from("widest"))
    offered: dict[str, list[int]] = {}
    while pending := match.pending:
        decision = next(iter(pending.values()))
        offered.setdefault(decision.ask.name, []).append(len(decision.options))
        match.take(decision, luck.below("step", len(decision.options)))
    return max(offered, key=lambda ask: sum(offered[ask]) / len(offered[ask]))


def _time(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


def _answer(match: Match, seat: Seat, place: int) -> float:
    decision = match.decision(seat)
    return _time(lambda: match.take(decision, place))


def playouts(rules: Rules, seats: int, seconds: float) -> Figures:
    """Full playouts from the first decision: imagine a world, play it to its end by chance, score it."""
    match = Match.start(rules, seats, seed_from("bench"), None, Log.NONE)
    seat = next(iter(match.pending))
    luck = Luck(seed_from("playouts"))
    done = decisions = 0
    spent = {"imagine": 0.0, "play": 0.0, "score": 0.0}
    begun = process_time()
    while process_time() - begun < seconds:
        start = perf_counter()
        world = match.imagine(seat, luck)
        imagined = perf_counter()
        decisions += play_out(world, luck)
        played = perf_counter()
        world.outcome()
        spent["imagine"] += imagined - start
        spent["play"] += played - imagined
        spent["score"] += perf_counter() - played
        done += 1
    total = process_time() - begun
    shares = {name: time / sum(spent.values()) for name, time in spent.items()}
    return {"playouts": done, "decisions": decisions, "seconds": total, **shares}
