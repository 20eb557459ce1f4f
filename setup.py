"""Build the compiled core with mypyc where a C compiler is found; the same code runs interpreted without one."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

INTERPRETED = {
    "words",
    "naming",
    "telling",
    "realtable",
    "realwords",
    "display",
    "screen",
    "companion",
    "insight",
    "traits",
}
"""What only talks to people, or is not worth the time to compile; modules such as screen_hand count as screen."""


def core() -> list[str]:
    """The modules worth compiling: the kernel, encodings, the rules of the games, and the tree of the search."""
    root = Path("src/ludoteca")
    files = [
        *root.glob("kernel/*.py"),
        *[root / f"facets/encoding/{name}.py" for name in ("actions", "encoder", "lanes", "plan")],
        *[root / f"facets/{name}.py" for name in ("components", "guide", "weights")],
        *root.glob("games/*/**/*.py"),
        root / "bots/ismcts/tree.py",
    ]
    return sorted(
        str(file)
        for file in files
        if file.name != "__init__.py" and file.stem.split("_")[0] not in INTERPRETED
    )


def extensions() -> list[object]:
    """The C extensions, or none where nothing can compile them or nobody wants them."""
    if os.environ.get("LUDOTECA_COMPILE") == "0":
        return []
    if not any(shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("ludoteca: no C compiler found, the same code will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # One C file for each module: a single one takes the compiler more than twice as long, and runs no faster.
    options = {"opt_level": "3", "debug_level": "0", "group_name": "ludoteca", "multi_file": True}
    return list(mypycify([*core()], **options))


setup(ext_modules=extensions())
