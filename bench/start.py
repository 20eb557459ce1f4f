"""How long a newcomer waits: ``python -m bench.start`` clones this checkout into an empty folder and runs ``make play`` there.

With ``--open`` it does not wait for the core.

The caches of pip and npm are empty, and so is the home. It prints when each part was there, in seconds from ``make play`` on: the first answer of the
front page, and the compiled core, which the next start uses.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
PARTS: Final = {
    "Python environment": ".venv/made",
    "Python packages": ".venv/playable",
    "Node packages": "web/node_modules/.package-lock.json",
    "browser client": "src/ludoteca/server/static/index.html",
    "core being compiled": ".venv/core/.work/src",
    "core compiled": ".venv/core/[!.]*",
}
LONGEST: Final = 900
URL: Final = re.compile(r"http://\S+")


def main() -> None:
    """Measure one start, and print it as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description="Measure a first start.")
    parser.add_argument("--open", action="store_true", help="stop when the table is open")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "ludoteca")
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        print(json.dumps(measure(clone, Path(folder), args.open)))


def measure(clone: Path, folder: Path, only_open: bool) -> dict[str, object]:
    """Start in a clone and wait for everything; then stop what was started."""
    loads = [os.getloadavg()[0]]
    output = folder / "output"
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LUDOTECA"))}
    env = {
        **kept, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "BROWSER": "true",
        "PIP_CACHE_DIR": str(folder / "pip"), "npm_config_cache": str(folder / "npm"), "PYTHONUNBUFFERED": "1",
    }  # fmt: skip
    began = monotonic()
    with output.open("w") as out:
        table = subprocess.Popen(
            ["make", "play"], cwd=clone, env=env, stdout=out, stderr=out, start_new_session=True
        )
    times: dict[str, float] = {}
    try:
        while (
            len(times) <= len(PARTS)
            and not (only_open and "first answer" in times)
            and monotonic() - began < LONGEST
            and table.poll() is None
        ):
            for name, path in PARTS.items():
                if name not in times and next(clone.glob(path), None):
                    times[name] = round(monotonic() - began, 1)
            if "first answer" not in times and (url := URL.search(output.read_text())):
                with urlopen(url[0], timeout=30) as answer:
                    assert answer.status == 200
                times["first answer"] = round(monotonic() - began, 1)
            sleep(0.1)
        loads.append(os.getloadavg()[0])
        return {
            "seconds": times,
            "load": loads,
            "cores": os.cpu_count(),
            "said": output.read_text().splitlines(),
        }
    finally:
        os.killpg(table.pid, signal.SIGINT)
        table.wait(30)
        if "core compiled" not in times and (clone / ".venv/core/.lock").exists():
            _stop_compiling(clone)


def _stop_compiling(clone: Path) -> None:
    """What compiles outlives the table; here nobody would use what it makes."""
    os.killpg(int((clone / ".venv/core/.lock").read_text()), signal.SIGTERM)


if __name__ == "__main__":
    main()
