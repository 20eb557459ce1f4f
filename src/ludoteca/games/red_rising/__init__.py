"""Red Rising: the whole game in one box."""

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
    companion="companion",
    minutes="45–60",
    usual=3,
)
