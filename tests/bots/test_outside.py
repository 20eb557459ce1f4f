"""Rulings on bots of other packages: found by name, replaced when they do wrong, wherever they play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import make, outside
from ludoteca.commands.serve import _offered
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server.bot_pool import COMMAND
from tests.cli.running import Done, program
from tests.terminal.sitting import sit_down

BOTS = '''
import time

class Last:
    """Takes the last option."""

    name = "last"

    def __init__(self, game, luck):
        self.luck = luck

    def decide(self, perspective):
        return len(perspective.decision.options) - 1

class Raises(Last):
    def decide(self, perspective):
        raise ValueError("lost the thread")

class Nonsense(Last):
    def decide(self, perspective):
        return "the first"

class Sleeps(Last):
    def decide(self, perspective):
        time.sleep(60)

class NoBot:
    def __init__(self, game, luck):
        pass
'''
WRONG = [
    ("strange:Raises", "raised", "ValueError: lost the thread (strange.py:"),
    ("strange:Nonsense", "illegal", "'the first' is no place among"),
    ("strange:Sleeps", "hung", "no answer within 3 s"),
]
"""Bots that do wrong, and what is said of them."""


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a package of bots that is installed there, one of them under a name of its own."""
    (tmp_path / "strange.py").write_text(BOTS, encoding="utf-8")
    about = tmp_path / "strange-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n", encoding="utf-8")
    entries = "[ludoteca.bots]\nlast = strange:Last\nraiser = strange:Raises\n"
    (about / "entry_points.txt").write_text(entries, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def run(strange: Path, *arguments: str) -> Done:
    """A command where that package is installed."""
    source = Path(__file__).parents[2] / "src"
    return program(*arguments, PYTHONPATH=f"{source}:{strange}")


# -- by name ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["last", "strange:Last"])
def test_a_bot_is_found_by_its_entry_point_or_its_class(strange: Path, spec: str) -> None:
    assert make(spec, find("fzzzt"), Luck(seed_from())).name == "last"
    assert outside() == ["last", "raiser"]


def test_a_name_that_two_packages_bring_is_refused_with_both(strange: Path) -> None:
    other = strange / "stranger-1.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n", encoding="utf-8")
    (other / "entry_points.txt").write_text("[ludoteca.bots]\nlast = stranger:Last\n", encoding="utf-8")
    with pytest.raises(LookupError, match="strange:Last, stranger:Last"):
        make("last", find("fzzzt"), Luck(seed_from()))


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("strange:NoBot", "strange:NoBot is no bot: it cannot decide"),
        ("strange:Nobody", "the bot strange:Nobody of strange cannot be made"),
        ("nowhere:Bot", "the bot nowhere:Bot of nowhere cannot be made"),
        ("strange", "there is no bot 'strange'"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ("arena", "fzzzt", "--games", "2", "--seed", "1", "--bots", "uniform,{}"),
        ("simulate", "fzzzt", "--players", "2", "--games", "2", "--seed", "1", "--bots", "{}"),
        ("play", "fzzzt", "--seats", "you,{}"),
        ("serve", "--no-open", "--port", "0", "--bots", "{}"),
    ],
    ids=lambda command: command[0],
)
def test_what_is_no_bot_is_refused_with_one_line(
    strange: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...],
    spec: str, told: str,
) -> None:  # fmt: skip
    from tests.cli.running import run as here

    done = here(capsys, *[word.format(spec) for word in command])
    assert done.code == 2 and done.out == ""
    assert told in done.err and done.err.count("\n") == 1


def test_what_the_host_names_is_found_where_it_stands_by_the_workers_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "homemade.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", "")
    assert _offered("homemade:Last") == ["homemade:Last"]
    told = subprocess.run([*COMMAND[:2], "-c", "import homemade"], check=False)
    assert told.returncode == 0


# -- in the arena ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bot_in_a_file_of_its_own_plays_in_the_arena_in_two_processes(strange: Path) -> None:
    words = (
        "arena",
        "fzzzt",
        "--bots",
        "last,strange:Raises,uniform",
        "--games",
        "4",
        "--seed",
        "1",
        "--json",
    )
    one, two = run(strange, *words), run(strange, *words, "--jobs", "2")
    alone, shared = json.loads(one.out), json.loads(two.out)
    assert alone["digest"] == shared["digest"]
    [fault] = shared["faults"]
    assert (fault["bot"], fault["kind"], fault["times"]) == ("strange:Raises", "raised", 8)
    assert "fault: strange:Raises raised 8 times: ValueError: lost the thread" in two.err


# -- in simulations --------------------------------------------------------------------------------


@pytest.mark.parametrize(("spec", "kind", "message"), WRONG)
def test_in_a_simulation_a_stand_in_plays_on(strange: Path, spec: str, kind: str, message: str) -> None:
    result = simulate("fzzzt", 2, 2, 5, [spec, "uniform"], patience=3)
    assert result.wins == (2, 0)
    [*faults] = result.faults
    assert {(fault.bot, fault.seat, fault.kind) for fault in faults} == {(spec, 0, kind)}
    assert sum(fault.times for fault in faults) == 2 and message in faults[0].message


def test_a_simulation_says_what_went_wrong(strange: Path) -> None:
    done = run(
        strange, "simulate", "fzzzt", "--players", "2", "--games", "2", "--seed", "5", "--bots", "raiser,uniform",
        "--jobs", "2", "--json",
    )  # fmt: skip
    assert done.code == 0
    assert json.loads(done.out)["faults"][0]["times"] == 2
    assert (
        done.err.count("\n") == 1
        and "raiser in seat 0 raised 2 times: ValueError: lost the thread" in done.err
    )


# -- in the terminal -------------------------------------------------------------------------------


def test_a_bot_of_another_package_plays_in_the_terminal(strange: Path, tmp_path: Path) -> None:
    shown = sit_down("", tmp_path / "record", ("last", "uniform"))
    assert "stand-in" not in shown
    assert "last" in (tmp_path / "record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("spec", "kind", "message"), WRONG)
def test_in_the_terminal_a_stand_in_plays_on(
    strange: Path, tmp_path: Path, spec: str, kind: str, message: str
) -> None:
    shown = " ".join(sit_down("", tmp_path / "record", (spec, "uniform"), patience=3).split())
    assert shown.count("A stand-in plays on.") == 1
    assert message in shown
    record = (tmp_path / "record").read_text(encoding="utf-8")
    assert "casual" in record and spec not in record
