"""A match in the window, and what is said when it is left."""

from __future__ import annotations

import shlex

from ludoteca.facets.language import Language
from ludoteca.terminal.sitting import Sitting
from ludoteca.terminal.table_window import TableWindow


def play_in_window(sitting: Sitting, language: Language) -> None:
    """Play until the match is over or the person leaves; raises OSError if the record cannot be written."""
    window = TableWindow(sitting, language)
    window.run()
    if window.failure is not None:
        raise window.failure
    sitting.save()
    if sitting.match.over:
        print(language.text("common-record"))
        print(sitting.path)
    else:
        print(language.text("common-saved"))
        print(f"ludoteca play --resume {shlex.quote(str(sitting.path))}")
