"""Compare two commits: whether computer players have become weaker, and whether games have become slower.

    python -m bench.compare prepare COMMIT FOLDER      the code of that commit and of this working tree, beside each other
    cd FOLDER
    python compare.py strength --bot ismcts:200 --games 200 --jobs 16 > deals.jsonl
    python compare.py speed

A prepared folder needs nothing but Python: it can be copied to a larger machine. There the earlier code is a
package of another name. In a match of ``strength`` each of the two has its own copy of it, dealt by the same seed and
told the same answers in notation; whoever is asked is asked by its own copy. So no bot sees anything but its
own code, and any disagreement about rules or options stops the match. One line of JSON a deal, then one a game.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from io import BytesIO
from itertools import product
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

NEW, OLD = "ludoteca", "ludoteca_old"
NEEDED = ("__init__.py", "kernel", "facets", "games", "bots", "arena")
PACKAGE = re.compile(
    r"\bludoteca(?=\.\w)|(?<=\bimport )ludoteca\b|(?<=\bfrom )ludoteca\b|(?<=src/)ludoteca\b"
)


# -- the folder --------------------------------------------------------------------------------------------------


def prepare(commit: str, folder: Path, python: str) -> None:
    """Put both codes into a folder and compile them there for this Python."""
    folder.mkdir(parents=True)
    shutil.copy(__file__, folder / "compare.py")
    building = []
    for package, revision in ((NEW, working_tree()), (OLD, commit)):
        made = folder / f"building-{package}"
        archive = subprocess.run(
            ["git", "archive", revision, "src/ludoteca", "setup.py", "pyproject.toml"],
            check=True,
            capture_output=True,
        ).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(made, filter="data")
        for path in [] if package == NEW else [made / "setup.py", *made.rglob("*.py")]:
            text = PACKAGE.sub(OLD, path.read_text(encoding="utf-8"))
            text = text.replace('"group_name": "ludoteca"', f'"group_name": "{OLD}"')
            path.write_text(text, encoding="utf-8")
        if package == OLD:
            (made / "src/ludoteca").rename(made / "src" / OLD)
            toml = (made / "pyproject.toml").read_text(encoding="utf-8")
            (made / "pyproject.toml").write_text(toml.replace("ludoteca", OLD), encoding="utf-8")
        command = [python, "setup.py", "--quiet", "build_ext", "--inplace"]
        said = (folder / f"{package}.log").open("wb")
        building.append((package, made, subprocess.Popen(command, cwd=made, stdout=said, stderr=said)))
    for package, made, compiler in building:
        if compiler.wait():
            raise SystemExit(f"{package} cannot be compiled by {python}: see {folder / package}.log")
        for path in (made / "src" / package).iterdir():
            if package == NEW and path.name not in NEEDED:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        for path in (made / "src").iterdir():
            if path.name.startswith(f"{package}__mypyc") or path.name == package:
                path.rename(folder / path.name)
        shutil.rmtree(made)


def working_tree() -> str:
    """The working tree as git would keep it, without untracked files."""
    made = subprocess.run(
        ["git", "stash", "create"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return made or "HEAD"


# -- strength ----------------------------------------------------------------------------------------------------


class Unboxed:
    """A game of a commit in which games were no boxes yet: its rules, found in the registry of then."""

    def __init__(self, package: str, game: str) -> None:
        self.id = game
        self.rules = import_module(f"{package}.games.registry").find(game)
        self.identity = self.rules.identity
        self._match = import_module(f"{package}.kernel.match").Match

    def start(self, players: int, seed: bytes) -> Any:
        """A new match."""
        return self._match.start(self.rules, players, seed)


def load(package: str, game: str, version: int | None = None) -> Any:
    """The box of a game in one of the two codes; no entry point leads to the earlier one."""
    box: Any = getattr(import_module(f"{package}.games.{game}"), "GAME", None) or Unboxed(package, game)
    return box if version is None or box.identity.version == version else box.of(version)


def named(box: Any) -> Any:
    """What a bot is made for: a box, or the name of a game that was none."""
    return box.id if isinstance(box, Unboxed) else box


def play_deal(game: str, bot: str, players: int, seed: int, deal: int) -> dict[str, Any]:
    """One deal with every seating, and what came out."""
    schedule = import_module(f"{NEW}.arena.schedule")
    before = load(OLD, game)
    now = load(NEW, game, before.identity.version)
    matches = []
    for seating in schedule.seatings(players):
        matches.append(_play(before, now, (game, bot, players, seed, deal), seating))
    points = sum([match["new"] for match in matches])
    return {
        "game": game,
        "bot": bot,
        "players": players,
        "rules": before.identity.version,
        "deal": deal,
        "share": points / len(matches) if players > 1 else (1 + matches[0]["new"] - matches[1]["new"]) / 2,
        "matches": matches,
    }


def _play(before: Any, now: Any, deal: tuple[Any, ...], seating: tuple[int, ...]) -> dict[str, Any]:
    """One match in lockstep; in the seating 0 stands for the new code."""
    _, bot, players, seed, number = deal
    for package in (NEW, OLD):
        # A bot's seconds are the processor's here, so that other work on the machine costs neither of the two a world.
        vars(import_module(f"{package}.bots.ismcts.bot"))["perf_counter"] = process_time
    luck = import_module(f"{NEW}.kernel.luck")
    dealt = luck.seed_from("compare", seed, deal[0], players, number)
    tables = [box.start(players, dealt) for box in (now, before)]
    bots, views = [], []
    for seat, who in enumerate(seating):
        package = (NEW, OLD)[who]
        make = import_module(f"{package}.bots.registry").make
        own = import_module(f"{package}.kernel.luck")
        bots.append(
            make(bot, named((now, before)[who]), own.Luck(own.seed_from("compare bot", *deal, seating, seat)))
        )
        views.append(tables[who].perspective(seat))
    spent = [0.0, 0.0]
    ahead = tables[0]
    while ahead.pending:
        seat, decision = next(iter(ahead.pending.items()))
        who = seating[seat]
        asked = tables[who].pending[seat]
        began = process_time()
        place = bots[seat].decide(views[seat])
        spent[who] += process_time() - began
        text = asked.spell(asked.options[place], tables[who].names)
        if sorted(ahead.pending) != sorted(tables[1].pending) or decision.ask.name != asked.ask.name:
            raise SystemExit(
                f"the two codes ask otherwise: {deal} {seating} after {len(ahead.history)} answers"
            )
        for table in tables:
            table.answer_text(seat, text)
    first, second = (table.outcome() for table in tables)
    if tables[1].pending or (first.ranks, first.scores) != (second.ranks, second.scores):
        raise SystemExit(f"the two codes end otherwise: {deal} {seating}")
    won = [rank == 1 for rank in first.ranks]
    if players == 1:
        point = float(won[0])
    elif any(won):
        point = sum([one for one, who in zip(won, seating, strict=True) if who == 0]) / sum(won)
    else:
        point = seating.count(0) / players
    return {
        "seating": "".join(["no"[who] for who in seating]),
        "ranks": first.ranks,
        "scores": first.scores,
        "answers": len(ahead.history),
        "new": point,
        "seconds": [round(one, 3) for one in spent],
    }


def strength(args: argparse.Namespace) -> None:
    """Play all deals and print them, and for each game the new code's share of the points with its interval."""
    schedule = import_module(f"{NEW}.arena.schedule")
    work = []
    for game, bot in product(args.game or known(), args.bot or ["greedy", "ismcts:200"]):
        players = args.players or max(2, load(NEW, game).identity.seats[0])
        deals = -(-args.games // len(schedule.seatings(players)))
        work += [(game, bot, players, args.seed, deal) for deal in range(deals)]
    deals = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for finished in as_completed([pool.submit(play_deal, *one) for one in work]):
            deals.append(finished.result())
            print(json.dumps(deals[-1]), flush=True)
    total(deals)


def total(deals: Iterable[dict[str, Any]]) -> None:
    """Print for each game the new code's share of the points, and what both spent."""
    statistics = import_module(f"{NEW}.arena.statistics")
    found: dict[tuple[str, str, int], Any] = {}
    for deal in deals:
        key = (deal["game"], deal["bot"], deal["players"])
        clusters, sides = found.setdefault(key, (statistics.Clusters(), [0.0, 0.0]))
        matches = len(deal["matches"]) if deal["players"] > 1 else 1
        clusters.add(matches, matches * deal["share"])
        for match in deal["matches"]:
            for who, spent in enumerate(match["seconds"]):
                sides[who] += spent
    for (game, bot, players), (clusters, sides) in sorted(found.items()):
        share = clusters.share()
        line = {
            "game": game,
            "bot": bot,
            "players": players,
            "matches": int(clusters.count),
            "new": round(share.value, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
            "seconds": {"new": round(sides[0]), "old": round(sides[1])},
        }
        print(json.dumps(line), flush=True)


def kept(files: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """The deals of runs that were written into files, whole or cut short."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}") and "matches" in (found := json.loads(line)) and "deal" in found:
                yield found


def known() -> list[str]:
    """The games that both codes have."""
    folders = [Path(import_module(f"{package}.games").__path__[0]) for package in (NEW, OLD)]
    return sorted(
        set.intersection(*[{path.parent.name for path in folder.glob("*/__init__.py")} for folder in folders])
    )


# -- speed -------------------------------------------------------------------------------------------------------


def measure(package: str, game: str, players: int, bot: str, matches: int, version: int) -> None:
    """Print the processor time of so many matches between bots of one kind, in a process of its own."""
    box = load(package, game, version)
    make = import_module(f"{package}.bots.registry").make
    play = import_module(f"{package}.arena.play").play
    kernel = import_module(f"{package}.kernel.match")
    luck = import_module(f"{package}.kernel.luck")
    spent, answers = 0.0, 0
    # The first match pays for imports.
    for number in range(matches + 1):
        seats = [
            make(bot, named(box), luck.Luck(luck.seed_from("speed", number, seat))) for seat in range(players)
        ]
        began = process_time()
        match = kernel.Match.start(box.rules, players, luck.seed_from("speed", number), log=kernel.Log.NONE)
        answers += play(match, seats)
        spent += (process_time() - began) if number else 0
    print(json.dumps([spent, answers]))


def speed(args: argparse.Namespace) -> None:
    """Print for each game what a match costs now against then: medians of rounds in which the two take turns."""
    worst = 0.0
    for game, bot in product(args.game or known(), args.bot or ["uniform", "greedy", "ismcts:100"]):
        box = load(OLD, game)
        players = args.players or max(2, box.identity.seats[0])
        matches = 1
        spent: dict[str, list[float]] = {NEW: [], OLD: []}
        answers = {}
        while (once := _measured(OLD, game, players, bot, matches, box.identity.version))[0] < args.seconds:
            matches = max(
                matches + 1, min(10 * matches, int(1.2 * matches * args.seconds / max(once[0], 1e-3)))
            )
        for number in range(args.rounds):
            for package in (NEW, OLD) if number % 2 else (OLD, NEW):
                seconds, answers[package] = _measured(
                    package, game, players, bot, matches, box.identity.version
                )
                spent[package].append(seconds)
        ratio = median(spent[NEW]) / median(spent[OLD])
        worst = max(worst, ratio)
        line = {
            "game": game,
            "bot": bot,
            "players": players,
            "matches": matches,
            "answers": [answers[NEW], answers[OLD]],
            "new": round(median(spent[NEW]), 3),
            "old": round(median(spent[OLD]), 3),
            "ratio": round(ratio, 3),
        }
        print(json.dumps(line), flush=True)
    print(f"worst: {worst:.3f}")


def _measured(*what: object) -> tuple[float, int]:
    command = [sys.executable, __file__, "measure", *[str(one) for one in what]]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    seconds, answers = json.loads(done.stdout)
    return seconds, answers


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    one = kinds.add_parser("prepare")
    one.add_argument("commit")
    one.add_argument("folder", type=Path)
    one.add_argument(
        "--python",
        default=sys.executable,
        help="compile for this one; it needs what pyproject.toml requires for building, and rich",
    )
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--game", action="append", help="usually all of them")
    shared.add_argument("--bot", action="append")
    shared.add_argument("--players", type=int, help="usually two")
    one = kinds.add_parser("strength", parents=[shared])
    one.add_argument("--games", type=int, default=200, help="for each game and bot")
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--jobs", type=int, default=os.cpu_count())
    one = kinds.add_parser("total", help="count the deals of runs that were written into files")
    one.add_argument("files", nargs="+", type=Path)
    one = kinds.add_parser("speed", parents=[shared])
    one.add_argument("--rounds", type=int, default=7)
    one.add_argument("--seconds", type=float, default=2.0, help="about as long is one measurement")
    one = kinds.add_parser("measure")
    one.add_argument("what", nargs=6)
    args = parser.parse_args()
    match args.kind:
        case "prepare":
            prepare(args.commit, args.folder, args.python)
        case "strength":
            strength(args)
        case "total":
            total(kept(args.files))
        case "speed":
            speed(args)
        case _:
            package, game, players, bot, matches, version = args.what
            measure(package, game, int(players), bot, int(matches), int(version))


if __name__ == "__main__":
    main()
