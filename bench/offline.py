"""What bots lose without a server: ``python -m bench.offline``.

In WebAssembly the interpreted core searches fewer worlds in the time of a level. How many, as a share of those of this installation's own core, is
measured in the processor's time on the same decisions of the same matches, so that other work on the machine does not count. What that costs in
strength then comes from matches between two bots with so many worlds each, with every seating.

With ``--keep DIR`` speeds and finished matches stay in a folder: the same again goes on from there, and ``--within SECONDS`` stops after so long.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import SKILLED, make
from ludoteca.facets import registry
from ludoteca.facets.game import Game
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision

ROOT: Final = Path(__file__).resolve().parent.parent
EVERY: Final = 5
"""Each so manieth decision of a match is looked at."""
LONGEST: Final = 200
STEP: Final = 4
"""So many matches are played before the clock is looked at."""


def without_installation(root: str) -> None:
    """Find the games of a checkout where nothing is installed."""
    named: dict[str, str] = tomllib.loads(Path(root, "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]["entry-points"][registry.GROUP]
    for name, where in named.items():
        registry._named()[name] = [EntryPoint(name, where, registry.GROUP)]


def looked(worlds: int, now: Callable[[], float]) -> str:
    """How many worlds a second of each game a search looks at, with so many for each decision: as JSON."""
    return json.dumps({id: rate(game, worlds, now) for id, game in games().items() if game.board is None})


def rate(game: Game, worlds: int, now: Callable[[], float]) -> float:
    """Worlds a second in one match that is played at random."""
    luck = Luck(seed_from("offline", game.identity.id))
    match = Match.start(game.rules, max(2, game.identity.seats[0]), luck.seed_for("match"))
    seconds, searched, taken = 0.0, 0, 0
    while (decision := next_decision(match)) is not None and taken < LONGEST:
        taken += 1
        if taken % EVERY == 0:
            bot = make(f"ismcts:{worlds}", game, luck_at(match, decision.seat))
            began = now()
            bot.decide(match.perspective(decision.seat))
            seconds += now() - began
            searched += worlds
        match.take(decision, luck.below("play", len(decision.options)))
    return searched / seconds


def in_browser(worlds: int, wheel: Path) -> dict[str, float]:
    """The same in WebAssembly."""
    command = ["node", "--stack-size=10000", str(ROOT / "bench/wasm.mjs"), str(ROOT), str(wheel), str(worlds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def speeds(worlds: int, wheel: Path, kept: Path) -> dict[str, list[float]]:
    """Worlds a second of each game, here and in WebAssembly: as they were when matches with them began."""
    if not kept.exists():
        here, there = json.loads(looked(worlds, process_time)), in_browser(worlds, wheel)
        kept.write_text(json.dumps({game: [here[game], there[game]] for game in there}), encoding="utf-8")
    found: dict[str, list[float]] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def strength(game: str, worlds: list[int], matches: int, jobs: int, kept: Path) -> Any:
    """How a bot with the worlds of a server does against one with those of a browser."""
    command = [
        sys.executable, "-m", "ludoteca", "arena", game, "--bots", ",".join(f"ismcts:{number}" for number in worlds),
        "--games", str(matches), "--seed", "22", "--jobs", str(jobs), "--save", str(kept), "--json",
    ]  # fmt: skip
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    return json.loads(done.stdout)["pairs"]


def measure(args: argparse.Namespace, kept: Path) -> None:
    """Measure the games that are wanted, and print a line for each."""
    assert SKILLED.seconds is not None
    began = monotonic()
    found = speeds(args.worlds, args.wheel, kept / "speeds.json")
    for game in args.game or found:
        worlds = [max(1, round(speed * SKILLED.seconds)) for speed in found[game]]
        report: dict[str, object] = {
            "game": game, "worlds/s": round(found[game][0]), "worlds/s in WebAssembly": round(found[game][1]), "skilled": worlds,
        }  # fmt: skip
        for matches in range(STEP, args.matches + STEP, STEP):
            report["pairs"] = strength(
                game, worlds, min(matches, args.matches), args.jobs, kept / f"{game}.jsonl"
            )
            if args.within and monotonic() - began > args.within:
                break
        print(json.dumps({**report, "load": round(os.getloadavg()[0], 1)}), flush=True)


def main() -> None:
    """Measure all games, and print what was found as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.offline", description="Measure bots without a server."
    )
    parser.add_argument("--worlds", type=int, default=100, help="for each decision that is looked at")
    parser.add_argument("--matches", type=int, default=60, help="of each game; 0 for speed alone")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", action="append", choices=sorted(games()))
    parser.add_argument("--wheel", type=Path, default=next((ROOT / "build/wheels").glob("*.whl"), None))
    parser.add_argument("--keep", type=Path, help="a folder for what was measured and played so far")
    parser.add_argument("--within", type=float, default=0.0, help="so many seconds, then no more matches")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = args.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        measure(args, kept)


if __name__ == "__main__":
    main()
