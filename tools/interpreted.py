"""Import the package from its sources, beside a compiled core: what counts lines or changes them cannot see into C."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteca"
NAMED_BY_RULES: Final = """
import sys
from ludoteca.facets.registry import games
boxes = [f"{game.package}." for game in games().values() if game.rules and game.package.startswith("ludoteca.games.")]
print(*sorted(name for name in sys.modules if name.startswith(tuple(boxes))))
"""


def install(changed: dict[str, ast.Module] | None = None) -> None:
    """From now on modules of the package are imported from their sources; those that are changed from the given trees."""
    trees = changed or {}

    class Loader(SourceFileLoader):
        """Reads sources alone, and of a changed module only what it was changed to."""

        def get_code(self, fullname: str) -> CodeType | None:
            """The code of a module."""
            tree = trees.get(fullname)
            return super().get_code(fullname) if tree is None else compile(tree, self.path, "exec")

    def hook(folder: str) -> FileFinder:
        if not Path(folder).is_relative_to(PACKAGE):
            raise ImportError(f"{folder} is not the package's")
        return FileFinder(folder, (Loader, SOURCE_SUFFIXES))

    if any(name.split(".")[0] == "ludoteca" for name in sys.modules):
        raise RuntimeError("the package has been imported already")
    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def rules_of_games() -> list[Path]:
    """The kernel, and whatever the rules of the games in this repository are made of."""
    told = subprocess.run(
        [sys.executable, "-c", NAMED_BY_RULES], cwd=ROOT, check=True, capture_output=True, text=True
    )
    names = [name.replace(".", "/") for name in told.stdout.split()]
    rules = [PACKAGE.parent / f"{name}.py" for name in names]
    return sorted([*(PACKAGE / "kernel").glob("*.py"), *[file for file in rules if file.exists()]])


def module_of(file: Path) -> str:
    """The name by which a file of the package is imported."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
