"""What tests of the analysis need: the riddle as a game that is installed."""

from __future__ import annotations

import pytest

from ludoteca.facets.guide import Guide
from tests.bots.riddle import GAME, RIDDLE
from tests.boxes import shelve


def let_review_riddle(patch: pytest.MonkeyPatch, guide: Guide = RIDDLE) -> None:
    """The riddle can be searched and spoken of."""
    shelve(patch, "riddle", "tests.bots.riddle:GAME")
    patch.setattr(GAME, "guide", guide)
