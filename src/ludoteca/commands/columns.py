"""Columns: what a command lists, as plain text that reads alike in a terminal, a pipe and a mail."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest


def columns(heading: Sequence[str], rows: Sequence[Sequence[str]], numbers: Collection[int] = ()) -> str:
    """The rows below their heading. A cell may have several lines; numbers stand to the right of their columns."""
    lines = [line for row in rows for line in zip_longest(*[cell.split("\n") for cell in row], fillvalue="")]
    widths = [max([len(line[place]) for line in [heading, *lines]]) for place in range(len(heading))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in numbers else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in [heading, ["─" * width for width in widths], *lines]
    )
