"""The peers' environment: made once, in the user's cache folder, from exact pins."""

from __future__ import annotations

import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

from ludoteca.bench.worker import Worker

FOLDER = Path(__file__).resolve().parents[3] / "bench"


class NoPeers(Exception):
    """The peers cannot be measured; the message says why."""


def peers() -> Worker:
    """A worker that measures the peers; makes its environment first if need be."""
    script, pins = FOLDER / "peers.py", FOLDER / "requirements-peers.txt"
    if not script.exists():
        raise NoPeers("--peers needs a source checkout: bench/peers.py is not part of the installed package")
    mark = sha256(pins.read_bytes() + sys.version.encode()).hexdigest()[:12]
    home = user_cache_path("ludoteca") / f"peers-{mark}"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (home / "ready").exists():
        print(f"ludoteca: installing the peers into {home} (about a minute, 400 MB)", file=sys.stderr)
        venv.create(home, clear=True, with_pip=True)
        install = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-r",
            str(pins),
        ]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise NoPeers(f"the peers could not be installed: {reason}")
        (home / "ready").touch()
    return Worker([str(python), str(script)])
