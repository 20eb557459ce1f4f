"""Rules, bots and laws need the standard library and nothing else; whatever needs more says what to install."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.facets.registry import games
from tests.cli.running import Done

ALONE = """
import sys
from importlib.metadata import entry_points

OURS = {"ludoteca", "ludoteca__mypyc", "ruling", *[one.module.split(".")[0] for one in entry_points(group="ludoteca.games")]}


class Alone:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] not in OURS | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Alone)
"""
"""Makes Python find our own modules, the games' and the standard library only, in every process that it starts."""

MATCHES = """
import sys
from ludoteca import Luck, find, games, play, seed_from
from ludoteca.bots.registry import make

for id, game in games().items():
    match = game.start(game.usual, seed_from("alone"))
    bots = [make(spec, game, Luck(seed_from(spec))) for spec in ["ismcts:2", *["greedy"] * (game.usual - 1)]]
    assert play(match, bots) and match.pending == {}, id
    print(id)
strangers = {name.partition(".")[0] for name in sys.modules} & {"fluent", "msgspec", "numpy", "rich"}
assert not strangers, strangers
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that leaves Python alone with what it brings."""
    folder = tmp_path_factory.mktemp("alone")
    (folder / "sitecustomize.py").write_text(ALONE, encoding="utf-8")
    (folder / "ruling.py").write_text(MATCHES, encoding="utf-8")
    return folder


def program(folder: Path, *arguments: str) -> Done:
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], capture_output=True, text=True, env=env, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_nothing_else_is_found(alone: Path) -> None:
    assert "No module named 'rich'" in program(alone, "rich").err


def test_a_match_of_every_game_is_played(alone: Path) -> None:
    assert program(alone, "ruling") == Done(0, "".join([f"{game}\n" for game in games()]), "")


def test_the_laws_run(alone: Path) -> None:
    done = program(alone, "ludoteca", "laws", "fzzzt", "--games", "1")
    assert (done.code, done.err) == (0, "")
    assert "all 13 laws hold" in done.out


def test_the_games_are_listed(alone: Path) -> None:
    done = program(alone, "ludoteca", "games")
    assert (done.code, done.err, done.out.splitlines()[0].split()[0]) == (0, "", "Game")
    assert all(game in done.out for game in games())


def test_matches_are_simulated_as_anywhere(alone: Path) -> None:
    told = ("ludoteca", "simulate", "fzzzt", "--players", "2", "--games", "3", "--seed", "1")
    here = subprocess.run([sys.executable, "-m", *told, "--json"], capture_output=True, text=True, check=True)
    there = program(alone, *told, "--json")
    assert json.loads(there.out)["digest"] == json.loads(here.stdout)["digest"]
    assert program(alone, *told).out.endswith(f"digest {json.loads(here.stdout)['digest']}\n")


@pytest.mark.parametrize(
    ("command", "missing"),
    [
        ("", "platformdirs is not installed: pip install 'ludoteca[server]'"),
        ("serve", "platformdirs is not installed: pip install 'ludoteca[server]'"),
        ("play fzzzt", "rich is not installed: pip install 'ludoteca[terminal]'"),
        ("arena fzzzt --bots greedy,uniform --games 2 --seed 1", "rich is not installed: pip install 'ludoteca[arena]'"),
        (
            "simulate fzzzt --players 2 --games 2 --seed 1 --jobs 2",
            "joblib is not installed: pip install 'ludoteca[arena]'",
        ),
        (
            "simulate fzzzt --players 2 --games 2 --seed 1 --bots net:trained.npz",
            "net:trained.npz cannot play: numpy is not installed: pip install 'ludoteca[learn]'",
        ),
    ],
)  # fmt: skip
def test_what_is_missing_is_said_in_one_line(alone: Path, command: str, missing: str) -> None:
    assert program(alone, "ludoteca", *command.split()) == Done(2, "", f"ludoteca: {missing}\n")


def test_a_list_of_games_for_programs_reads_no_words() -> None:
    told = (
        "import sys; from ludoteca.cli import main; main(['games', '--json']); "
        "print(sorted({'fluent', 'rich', 'numpy'} & {name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")
