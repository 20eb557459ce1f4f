"""What people call things: the messages of cards, colours, locations, houses and faces of the die."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.games.red_rising.pieces import COLOUR, CORE, LOCATIONS, NAMES, NUMBERS, Colour

CARDS: Final = family("red_rising-card", NAMES)
TEXTS: Final = family("red_rising-text", NAMES[: len(COLOUR)])
"""What each character does, its deploy ability and its points in one text."""
COLOUR_NAME: Final = family("red_rising-colour", [colour.value for colour in Colour])
ABBREVIATION: Final = family("red_rising-short", COLOUR_NAME)
"""Two letters for each colour: colour alone never says it."""
LOCATION: Final = family("red_rising-location", LOCATIONS)
ONTO: Final = family("red_rising-onto", LOCATIONS)
"""Where a card goes."""
AT: Final = family("red_rising-at", LOCATIONS)
"""Where a card lies."""
FROM: Final = family("red_rising-from", [*LOCATIONS, "deck", "banished"])
"""Where a card comes from."""
HOUSE: Final = family("red_rising-house", ["apollo", "ceres", "diana", "jupiter", "mars", "minerva"])
FACE: Final = family("red_rising-face", ["banish", "reveal", "sovereign", "helium", "fleet", "influence"])
LEVEL: Final = family("red_rising-level", "123456")
LETTER: Final = family("red_rising-letter", "ABCD")
"""The letters of the priority cards; they are not the same in every alphabet."""


def card(name: str) -> Message:
    """What people call a card."""
    return Message(CARDS[name])


def character(name: str) -> Message:
    """The colour, the core value and the text of a character."""
    number = NUMBERS[name]
    colour = Message(COLOUR_NAME[COLOUR[number].value])
    return Message("red_rising-about", {"colour": colour, "core": CORE[number], "text": Message(TEXTS[name])})


def colour(word: str) -> Message:
    """What people call a colour."""
    return Message(COLOUR_NAME[word])


def place(where: int | str) -> Message:
    """A location by its number, or a priority card by its letter."""
    return Message(LETTER[where] if isinstance(where, str) else LOCATION[LOCATIONS[where]])
