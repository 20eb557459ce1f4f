"""Compile the core beside an open table: ``python -m tools.background_core``, as ``make play`` does.

At low priority, on all cores of the machine, and only what has changed since last time. What is made lies in ``.venv/core``
under a name of its own once it is complete, and whatever starts from then on uses it (``ludoteca/core.py``). Whoever is stopped in
between leaves nothing that anybody would use.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from ludoteca.core import CHECKOUT, CORES, PACKAGE, SUFFIX, built_in_place, fitting

ROOT: Final = PACKAGE.parent.parent
ENVIRONMENT: Final = Path(sys.prefix)
LOG: Final = ENVIRONMENT / "core.log"
COMPILER: Final = ENVIRONMENT / "compiler"
"""What only compiling needs, apart from what the table runs on."""
WORK: Final = CORES / ".work"
"""A copy of the sources, so that nobody who edits is in the way, with what was compiled last time."""
NEEDED: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")
PINS: Final = "requirements-core.txt"
KEPT: Final = 2
"""Cores that stay: the newest, and the one before, which a table may still have open."""
LOWEST: Final = 19


def main() -> int:
    """Begin, if there is anything to do, and leave the work to a process that goes on alone."""
    if sys.argv[1:] == ["--here"]:
        return compile_here()
    CORES.mkdir(exist_ok=True)
    stale = built_in_place()
    if stale and _newest_source() > stale.stat().st_mtime:
        for file in PACKAGE.parent.rglob(f"*{SUFFIX}"):
            file.unlink()
        stale = None
    if stale or fitting():
        return 0
    if not any(shutil.which(one) for one in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print(
            "No C compiler was found: the table runs interpreted, and its bots think of less in the same time."
        )
        return 0
    print(f"The core is being compiled in the background, for the next start ({LOG.relative_to(ROOT)}).")
    subprocess.Popen(
        [sys.executable, "-m", "tools.background_core", "--here"],
        cwd=ROOT, stdin=subprocess.DEVNULL, stdout=LOG.open("w"), stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    return 0


def compile_here() -> int:
    """Make a core of the sources as they are now, unless somebody is doing so."""
    os.nice(LOWEST)
    with (CORES / ".lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("it is being compiled already")
            return 0
        lock.truncate(0)
        print(os.getpid(), file=lock, flush=True)
        _get_compiler()
        _copy_sources()
        made = WORK / "made"
        shutil.rmtree(made, ignore_errors=True)
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", made.name],
            cwd=WORK, check=True, env={**os.environ, "PYTHONPATH": str(COMPILER)},
        )  # fmt: skip
        print(f"compiled: {_publish(made)}")
    return 0


def _newest_source() -> float:
    return max(file.stat().st_mtime for file in PACKAGE.rglob("*.py"))


def _get_compiler() -> None:
    pins = (ROOT / PINS).read_bytes()
    mark = COMPILER / PINS
    if mark.exists() and mark.read_bytes() == pins:
        return
    shutil.rmtree(COMPILER, ignore_errors=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--require-hashes",
    ]
    subprocess.run([*pip, "--no-compile", "--target", COMPILER, "-r", ROOT / PINS], check=True)
    mark.write_bytes(pins)


def _copy_sources() -> None:
    """The working copy, in which nothing is touched that has not changed."""
    sources = [*PACKAGE.rglob("*.py"), *[ROOT / name for name in NEEDED]]
    wanted = {file.relative_to(ROOT): file for file in sources}
    for file in [*(WORK / "src").rglob("*.py")]:
        if file.relative_to(WORK) not in wanted:
            file.unlink()
    for path, file in wanted.items():
        content, copy = file.read_bytes(), WORK / path
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)


def _publish(made: Path) -> Path:
    """Put what was made, and what it was made of, where the next start finds it."""
    folder = CORES / ".new"
    shutil.rmtree(folder, ignore_errors=True)
    digest = hashlib.sha256()
    for file in sorted(made.rglob(f"*{SUFFIX}")):
        path = file.relative_to(made)
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
        source = path.with_name(path.name.removesuffix(SUFFIX) + ".py")
        if (WORK / "src" / source).exists():
            shutil.copy(WORK / "src" / source, folder / source)
            digest.update((folder / source).read_bytes())
    (folder / CHECKOUT).write_text(f"{PACKAGE}\n{SUFFIX}\n", encoding="utf-8")
    core = CORES / digest.hexdigest()[:16]
    shutil.rmtree(core, ignore_errors=True)
    folder.rename(core)
    for old in sorted(CORES.glob("[!.]*"), key=lambda one: one.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)
    return core


if __name__ == "__main__":
    raise SystemExit(main())
