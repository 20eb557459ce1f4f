"""Red Rising: the whole game in one box."""

from ludoteca.facets.game import Counted, Game

GAME = Game(
    __name__,
    rules="flow:RULES",
    words="words",
    display="display",
    guide="guide.advice",
    encoding="encode",
    screen="screen",
    insight="insight:INSIGHT",
    pads="pads",
    companion="companion",
    minutes="45–60",
    usual=3,
    counted=Counted("turns", "turn"),
    earlier={1: {"rules": "flow:RULES_1", "words": "rules_1.words", "display": "rules_1.display"}},
)
