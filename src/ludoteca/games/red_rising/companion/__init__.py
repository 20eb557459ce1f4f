"""Beside a real table: the Automa run for people with the box, and hands scored by the names of their cards."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.companion import Errand, Hand
from ludoteca.games.red_rising.companion import automa_command, score_command

AUTOMA: Final[Errand] = automa_command
HAND: Final[Hand] = score_command
