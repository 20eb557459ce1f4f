"""Fzzzt!: the whole game in one box."""

from ludoteca.facets.game import Counted, Game

GAME = Game(
    __name__,
    rules="flow:RULES",
    words="words",
    display="display",
    guide="guide.advice",
    encoding="encode",
    traits="traits:TRAITS",
    screen="screen",
    insight="insight:INSIGHT",
    pads="pads",
    minutes="30",
    usual=3,
    counted=Counted("round", "round"),
)
