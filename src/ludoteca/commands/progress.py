"""Progress: a bar on standard error for whoever watches, where the library is installed that draws it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows how much is done of the whole, as long as it lasts; to be told how many more are done."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
