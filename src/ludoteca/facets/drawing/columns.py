"""Columns: laying out entries of different widths."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def fewest_rows(entries: Sequence[Text], width: int) -> int:
    """The fewest rows in which the entries, filled in column by column, are not too wide."""
    for rows in range(1, len(entries)):
        columns = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        if sum([max([entry.cell_len for entry in column]) + 2 for column in columns]) <= width:
            return rows
    return len(entries)
