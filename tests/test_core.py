"""A core in a folder of its own is used whole or not at all, by a process and all that it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import core
from tools import background_core

SOURCES = {"kernel/card.py": "CARDS = 52\n", "games/whist/flow.py": "TRICKS = 13\n"}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of a checkout that nothing has been compiled of."""
    package = tmp_path / "src" / "ludoteca"
    for path, text in SOURCES.items():
        (package / path).parent.mkdir(parents=True)
        (package / path).write_text(text)
    cores = tmp_path / "env" / "core"
    cores.mkdir(parents=True)
    for module in (core, background_core):
        monkeypatch.setattr(module, "PACKAGE", package)
        monkeypatch.setattr(module, "CORES", cores)
    monkeypatch.setattr(background_core, "WORK", cores / ".work")
    monkeypatch.setattr(background_core, "ROOT", tmp_path)
    monkeypatch.setattr(background_core, "NEEDED", ())
    # As at the start of Python: what the tests themselves run on is not asked.
    monkeypatch.setenv(core.CHOSEN, "")
    monkeypatch.delenv(core.CHOSEN)
    known = [*sys.meta_path]
    yield package
    sys.meta_path[:] = known


def compiled() -> Path:
    """A core of the sources as they are now, as if a compiler had been there."""
    background_core._copy_sources()
    made = background_core.WORK / "made"
    for path in [*SOURCES, "../ludoteca__mypyc.py"]:
        module = made / "ludoteca" / path
        module = module.with_name(module.stem + core.SUFFIX)
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_bytes(b"")
    return background_core._publish(made)


def test_a_core_of_the_sources_as_they_are_is_used(checkout: Path) -> None:
    folder = compiled()
    core.use()
    assert os.environ[core.CHOSEN] == str(folder)
    finder = sys.meta_path[0]
    assert isinstance(finder, core.Core)
    for module, path in {
        "ludoteca.games.whist.flow": "ludoteca/games/whist/flow",
        "ludoteca__mypyc": "ludoteca__mypyc",
    }.items():
        spec = finder.find_spec(module)
        assert spec is not None and spec.origin == str(folder / f"{path}{core.SUFFIX}")
    assert finder.find_spec("ludoteca.server.app") is None and finder.find_spec("ludoteca.games") is None


def test_a_core_of_other_sources_is_not(checkout: Path) -> None:
    compiled()
    (checkout / "kernel" / "card.py").write_text("CARDS = 53\n")
    core.use()
    assert os.environ[core.CHOSEN] == "" and not isinstance(sys.meta_path[0], core.Core)


def test_a_core_of_another_checkout_is_not(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled()
    monkeypatch.setattr(core, "PACKAGE", checkout.rename(checkout.parent / "elsewhere"))
    assert core.fitting() is None


def test_whoever_was_started_by_others_uses_what_they_use(checkout: Path) -> None:
    core.use()
    compiled()
    core.use()
    assert os.environ[core.CHOSEN] == "" and not isinstance(sys.meta_path[0], core.Core)


def test_a_core_stays_what_it_is_for_processes_that_began_with_it(checkout: Path) -> None:
    folder = compiled()
    core.use()
    (checkout / "kernel" / "card.py").write_text("CARDS = 53\n")
    assert compiled() != folder and folder.is_dir()
    sys.meta_path.pop(0)
    core.use()
    finder = sys.meta_path[0]
    assert isinstance(finder, core.Core)
    spec = finder.find_spec("ludoteca.kernel.card")
    assert spec is not None and str(spec.origin).startswith(str(folder))


def test_only_the_newest_two_cores_are_kept(checkout: Path) -> None:
    made = []
    for cards in range(3):
        (checkout / "kernel" / "card.py").write_text(f"CARDS = {cards}\n")
        made.append(compiled())
        os.utime(made[-1], (cards, cards))
    assert [folder.is_dir() for folder in made] == [False, True, True]


def test_what_is_not_complete_is_never_used(checkout: Path) -> None:
    folder = compiled()
    folder.rename(folder.with_name(".new"))
    assert core.fitting() is None
    (core.CORES / "torn").mkdir()
    assert core.fitting() is None


def test_sources_that_go_away_leave_the_working_copy_too(checkout: Path) -> None:
    compiled()
    (checkout / "kernel" / "card.py").unlink()
    background_core._copy_sources()
    assert [file.name for file in background_core.WORK.rglob("*.py") if "src" in file.parts] == ["flow.py"]
