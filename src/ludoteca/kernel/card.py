"""Cards: small integers into a game's frozen catalogue of names."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", int)
"""A card or tile: its place in the catalogue."""

Names = tuple[str, ...]
"""The catalogue: for each card the name it has in records, positions and notation."""
