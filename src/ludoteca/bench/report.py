"""A benchmark run: measurements interleaved in rounds, medians, and ratios to the peers."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from ludoteca.bench.peers import peers
from ludoteca.bench.searching import DEEDS
from ludoteca.bench.worker import Worker, compiled, ours, ours_interpreted
from ludoteca.facets.registry import games

Progress = Callable[[str], None]

SHARES = {
    "copy": "copying",
    "deal": "dealing anew",
    "list": "listing options",
    "favourites": "favourites",
    "answer": "answering",
    "chances": "chances",
    "tree": "the tree",
}
"""What the deeds of a search are called."""


def run(rounds: int, seconds: float, with_peers: bool, progress: Progress) -> dict[str, Any]:
    """Measure everything, each thing once a round, so that a noisy moment hits all alike."""
    with TemporaryDirectory() as folder:
        peer = peers() if with_peers else None
        workers = {"compiled" if compiled() else "interpreted": ours()}
        if compiled():
            workers["interpreted"] = ours_interpreted(Path(folder))
        known = {"peers": [], "searchers": []} if peer is None else peer.ask({"list": True})
        for twin in twins().values() if peer is not None else ():
            assert peer is not None
            added = peer.ask({"twin": twin})
            for kind, names in known.items():
                names += [name for name in added.get(kind, ()) if name not in names]
        seen: dict[str, list[float]] = {}
        notes: dict[str, Any] = {}
        for number in range(rounds):
            for game, seats in _tables():
                for core, worker in workers.items():
                    progress(f"round {number + 1} of {rounds}: {game}, {core}")
                    for key, value in _measure(worker, game, seats, seconds).items():
                        seen.setdefault(f"{core} {key}", []).append(value)
                progress(f"round {number + 1} of {rounds}: {game}, search")
                core, worker = next(iter(workers.items()))
                for key, value in _search(worker, game, seats, seconds).items():
                    seen.setdefault(f"{core} {key}", []).append(value)
                progress(f"round {number + 1} of {rounds}: {game}, environments")
                for key, value in _step(worker, game, seats, seconds).items():
                    seen.setdefault(f"{core} {key}", []).append(value)
            for name in known["peers"]:
                progress(f"round {number + 1} of {rounds}: {name}")
                assert peer is not None
                answer = peer.ask({"peer": name, "seconds": seconds, "seed": number})
                if "error" in answer:
                    notes[name] = answer["error"]
                else:
                    seen.setdefault(f"peer {name}", []).append(answer["decisions"] / answer["seconds"])
                    steps = f"steps {name}, forced ones too"
                    seen.setdefault(steps, []).append(answer["steps"] / answer["seconds"])
                    notes[name] = answer["version"]
            for name in known["searchers"]:
                progress(f"round {number + 1} of {rounds}: {name}")
                assert peer is not None
                answer = peer.ask({"search": name, "seconds": seconds, "seed": number})
                if "error" in answer:
                    notes[name] = answer["error"]
                else:
                    for what in ("simulations", "decisions", "steps"):
                        rate = answer[what] / answer["seconds"]
                        seen.setdefault(f"search {name}, {what}/s", []).append(rate)
                    notes[name] = answer["version"]
        for worker in [*workers.values(), *([] if peer is None else [peer])]:
            worker.close()
    return {
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "processor": _processor(),
        "rounds": rounds,
        "seconds": seconds,
        "figures": {key: median(values) for key, values in seen.items()},
        "versions": notes,
    }


def twins() -> dict[str, str]:
    """What the same game is called in another framework, by the id of each game that names its twin."""
    return {
        id: f"{game.twin.framework}/{game.twin.spec(game.identity.settle(game.usual, {}))}"
        for id, game in games().items()
        if game.twin is not None
    }


def _tables() -> list[tuple[str, int]]:
    """Each game at its largest table."""
    return [(id, game.identity.seats[1]) for id, game in games().items()]


def _measure(worker: Worker, game: str, seats: int, seconds: float) -> dict[str, float]:
    def ask(name: str, share: float) -> dict[str, Any]:
        return worker.ask({"measure": name, "game": game, "seats": seats, "seconds": seconds * share})

    play, steps = ask("random_play", 1), ask("random_steps", 1)
    clone, imagine, playouts = ask("clone", 0.3), ask("imagine", 0.3), ask("playouts", 0.5)
    widest = ask("widest", 0.3)
    return {
        f"{game} random play, decisions/s": play["decisions"] / play["seconds"],
        f"{game} question by question, decisions/s": steps["decisions"] / steps["seconds"],
        f"{game} clone, median us": clone["median"] * 1e6,
        f"{game} clone, worst us": clone["worst"] * 1e6,
        f"{game} imagine, median us": imagine["median"] * 1e6,
        f"{game} list the options of the widest question, median us": widest["list"] * 1e6,
        f"{game} answer it, median us": widest["answer"] * 1e6,
        f"{game} full playouts/s": playouts["playouts"] / playouts["seconds"],
        f"{game} full playouts, share of imagining, %": playouts["imagine"] * 100,
        f"{game} full playouts, share of playing, %": playouts["play"] * 100,
        f"{game} full playouts, share of scoring, %": playouts["score"] * 100,
    }


def _search(worker: Worker, game: str, seats: int, seconds: float) -> dict[str, float]:
    """The search with the heuristics of the game, and without them."""
    found: dict[str, float] = {}
    for measure, name in (("search", "search"), ("search_by_chance", "search by chance")):
        answer = worker.ask({"measure": measure, "game": game, "seats": seats, "seconds": seconds * 2})
        for what in ("worlds", "decisions"):
            found[f"{game} {name}, {what}/s"] = answer[what] / answer["seconds"]
        for deed in DEEDS:
            found[f"{game} {name}, share of {SHARES[deed]}, %"] = answer[deed] * 100
    return found


STEPPING = {
    "one_table": "PettingZoo",
    "batch": "batch, one process",
    "batch_on_two": "batch, two processes",
}
"""What the ways to step through the environments are called."""


def _step(worker: Worker, game: str, seats: int, seconds: float) -> dict[str, float]:
    """The environments: steps, each with what the seat sees encoded."""
    found: dict[str, float] = {}
    for measure, name in STEPPING.items():
        answer = worker.ask({"measure": measure, "game": game, "seats": seats, "seconds": seconds})
        found[f"{game} {name}, steps/s"] = answer["steps"] / answer["seconds"]
    return found


def _processor() -> str:
    """What the machine calls its processor."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """Our random play over each peer's, and our search over each peer's, for the core that users run."""
    figures: dict[str, float] = report["figures"]
    core = "compiled" if any(key.startswith("compiled") for key in figures) else "interpreted"
    found: dict[str, float] = {}
    for key, value in figures.items():
        if key.startswith("peer "):
            for game in games():
                mine = figures[f"{core} {game} random play, decisions/s"]
                found[f"{game} / {key.removeprefix('peer ')}"] = mine / value
        elif key.startswith("search ") and key.endswith(", decisions/s"):
            for game in games():
                for name in ("search", "search by chance"):
                    mine = figures[f"{core} {game} {name}, decisions/s"]
                    found[f"{game} {name} / {key.removesuffix(', decisions/s')}"] = mine / value
    for game, twin in twins().items():
        worlds = figures.get(f"search {twin}, ISMCTS, simulations/s")
        if worlds is not None:
            mine = figures[f"{core} {game} search by chance, worlds/s"]
            found[f"{game} search by chance / {twin}, ISMCTS, worlds/s"] = mine / worlds
    return found
