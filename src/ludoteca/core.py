"""The compiled core of a checkout, in a folder of its own, so that it can be made while the table is open.

``make play`` starts on interpreted code and compiles beside it. Such a folder is complete or not there; a process takes one
at its start, only if it was made of exactly the sources that would be interpreted otherwise, and hands its choice
to the processes that it starts. So nobody ever sees a core come or change.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from filecmp import cmp
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

CHOSEN: Final = "LUDOTECA_CORE"
"""The folder that a process and those that it starts use; empty for none."""
PACKAGE: Final = Path(__file__).parent
CORES: Final = Path(sys.prefix) / "core"
CHECKOUT: Final = "checkout"
"""The file in a core that says which checkout it is for."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]


class Core(MetaPathFinder):
    """Finds the compiled modules of a folder before anything that is interpreted."""

    def __init__(self, folder: Path) -> None:
        self._modules = {
            ".".join(file.relative_to(folder).parts).removesuffix(SUFFIX): file
            for file in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, if it is one of the core."""
        file = self._modules.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def built_in_place() -> Path | None:
    """The compiled core beside the sources, which comes before any other."""
    return next(PACKAGE.parent.glob(f"ludoteca__mypyc*{SUFFIX}"), None)


def is_ours(folder: Path) -> bool:
    """Whether a core is for this Python and this checkout."""
    try:
        return (folder / CHECKOUT).read_text(encoding="utf-8") == f"{PACKAGE}\n{SUFFIX}\n"
    except OSError:
        return False


def fits(folder: Path) -> bool:
    """Whether it is, too, made of the sources as they are now: they lie beside what was made of them."""
    top = folder / PACKAGE.name
    try:
        return is_ours(folder) and all(
            cmp(made_of, PACKAGE / made_of.relative_to(top), shallow=False) for made_of in top.rglob("*.py")
        )
    except OSError:
        return False


def fitting() -> Path | None:
    """The core that the next process can use."""
    return next(filter(fits, CORES.glob("[!.]*")), None)


def use() -> None:
    """Let this process, and all that it starts, use the core that is there now."""
    if CHOSEN not in os.environ:
        os.environ[CHOSEN] = "" if built_in_place() else str(fitting() or "")
    folder = Path(os.environ[CHOSEN])
    # Whoever was started by others takes what they have, whatever has been written since.
    if os.environ[CHOSEN] and is_ours(folder):
        sys.meta_path.insert(0, Core(folder))
