"""Write the whole table as static files: offline, installable, for any host."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from ludoteca.facets.bad_input import BadInput


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help="made if it is not there; an earlier site in it is replaced"
    )


def run(args: argparse.Namespace) -> int:
    """Write the files."""
    # Here, because no other command should wait for what it imports.
    from ludoteca.page.site import INDEX, WORKER, NotBuilt, site

    folder: Path = args.folder
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is not a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / WORKER).is_file():
        raise BadInput(f"{folder} holds something else: a site wants a folder of its own")
    try:
        found = site()
    except NotBuilt:
        raise BadInput("the page has not been built: make site builds and writes it") from None
    try:
        if folder.is_dir():
            shutil.rmtree(folder)
        for path, content in found.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error.strerror}") from error
    size = sum(len(content) for content in found.values())
    print(f"{len(found)} files, {size / 1e6:.1f} MB: {folder / INDEX}")
    return 0
