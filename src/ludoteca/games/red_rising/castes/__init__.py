"""The abilities of the characters, filed by caste, each with what it is worth to a bot. To import a caste files its characters."""

from ludoteca.games.red_rising.castes import (
    blue,
    brown,
    copper,
    gold,
    gray,
    green,
    obsidian,
    orange,
    pink,
    red,
    silver,
    violet,
    white,
    yellow,
)  # fmt: skip

__all__ = (
    "blue", "brown", "copper", "gold", "gray", "green", "obsidian", "orange", "pink", "red", "silver", "violet",
    "white", "yellow",
)  # fmt: skip
