"""Goblins, Inc.: the whole game in one box."""

from ludoteca.facets.game import Game

GAME = Game(
    __name__,
    rules="flow:RULES",
    words="words",
    display="display",
    guide="searching:GUIDE",
    encoding="encode",
    screen="screen",
    insight="insight:INSIGHT",
    minutes="60",
    usual=2,
)
