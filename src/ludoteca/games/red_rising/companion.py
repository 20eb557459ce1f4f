"""Beside a real table: the Automa run for people with the box, and hands scored by the names of their cards."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.companion import Errand, Hand
from ludoteca.games.red_rising import companion_automa, companion_hand

AUTOMA: Final[Errand] = companion_automa
HAND: Final[Hand] = companion_hand
