"""Hold a game against the laws of the kernel, at every number of seats."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle

from ludoteca.arena.workers import spread
from ludoteca.commands.arguments import game
from ludoteca.commands.progress import progress
from ludoteca.facets.bad_input import BadInput, whole
from ludoteca.kernel.rules import Rules
from ludoteca.laws import LAWS, Broken, Law, check_match, variants
from ludoteca.laws.law import canonical
from ludoteca.laws.order import Determinism
from ludoteca.laws.playthrough import playthrough


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", default="10", metavar="K", help="matches for each number of seats")
    parser.add_argument("--seed", default="1", help="any text")
    parser.add_argument("--jobs", default="1", metavar="J", help="processes")
    parser.add_argument("--laws", metavar="A,B,..", help="only these laws, for long runs of the quick ones")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    parser.add_argument("--digest", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Check the laws; exit code 1 if one is broken."""
    rules = game(args.game).rules
    games = whole(args.games, "--games", 1)
    jobs = whole(args.jobs, "--jobs", 1)
    if args.digest:
        print(told(rules, games, args.seed))
        return 0
    begun = time.perf_counter()
    plan = list(matches(rules, games))
    chosen = _chosen(args.laws)
    try:
        decisions = _check(rules, plan, args.seed, jobs, [law.name for law in chosen])
        if Determinism in chosen:
            _check_processes(args.game, rules, args.seed)
    except Broken as broken:
        print(f"ludoteca: broken law, {broken}", file=sys.stderr)
        return 1
    seconds = time.perf_counter() - begun
    low, high = rules.identity.seats
    if args.json:
        report = {
            "game": args.game,
            "seats": [low, high],
            "matches": len(plan),
            "decisions": decisions,
            "laws": [law.name for law in chosen],
            "broken": [],
            "seconds": round(seconds, 1),
        }
        print(json.dumps(report))
        return 0
    for law in chosen:
        print(f"holds  {law.name}: {law.promise}")
    print(
        f"{args.game}: all {len(chosen)} laws hold for {low} to {high} seats, "
        f"{len(plan)} matches, {decisions} decisions, {seconds:.0f} s"
    )
    return 0


def _chosen(names: str | None) -> list[type[Law]]:
    """The laws of these names, or all."""
    if names is None:
        return list(LAWS)
    known = {law.name: law for law in LAWS}
    for name in names.split(","):
        if name not in known:
            raise BadInput(f"there is no law {name!r}; there is {', '.join(known)}")
    return [known[name] for name in names.split(",")]


def matches(rules: Rules, games: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """The matches to check: for each number of seats so many, going round the options."""
    low, high = rules.identity.seats
    for seats in range(low, high + 1):
        options = cycle([chosen for number, chosen in variants(rules) if number == seats])
        for number in range(games):
            yield seats, next(options), number


def _check(
    rules: Rules, plan: list[tuple[int, dict[str, str], int]], seed: str, jobs: int, laws: list[str]
) -> int:
    work = [(rules.identity.id, seats, options, f"{seed}/{number}", laws) for seats, options, number in plan]
    decisions = 0
    with progress("laws", len(plan)) as finished:
        for result in spread(_one, work, jobs):
            if isinstance(result, Broken):
                raise result
            decisions += result
            finished(1)
    return decisions


def _one(game_id: str, seats: int, options: dict[str, str], seed: str, laws: list[str]) -> int | Broken:
    try:
        return check_match(
            game(game_id).rules, seats, options, seed, [law for law in LAWS if law.name in laws]
        )
    except Broken as broken:
        where = " ".join(f"{name}={value}" for name, value in options.items())
        return Broken(broken.law, f"{broken.message} ({seats} seats, {where}, seed {seed})")


def told(rules: Rules, games: int, seed: str) -> str:
    """A digest over everything told in some matches, to be compared between processes."""
    texts = [
        playthrough(rules, seats, options, f"{seed}/{number}")
        for seats, options, number in matches(rules, games)
    ]
    return sha256(canonical(texts).encode()).hexdigest()


def _check_processes(name: str, rules: Rules, seed: str) -> None:
    """Determinism across processes: two hash seeds must tell the same story as this process."""
    here = told(rules, 4, seed)
    for hash_seed in ("0", "1"):
        command = [sys.executable, "-m", "ludoteca", "laws", name, "--games", "4", "--seed", seed, "--digest"]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        if done.returncode:
            raise BadInput(f"a second process failed: {done.stderr.strip()}")
        if done.stdout.strip() != here:
            raise Broken("determinism", f"another process (PYTHONHASHSEED={hash_seed}) plays otherwise")
