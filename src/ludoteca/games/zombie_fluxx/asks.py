"""The questions of Zombie Fluxx."""

from __future__ import annotations

from enum import Enum
from typing import Final

from ludoteca.kernel.decision import Ask
from ludoteca.kernel.notation import CARD, CARDS, NUMBER, WORD


class Side(Enum):
    """A direction round the table."""

    LEFT = "left"
    RIGHT = "right"


class Groan(Enum):
    """Whether a player groans."""

    GROAN = "groan"
    SILENT = "silent"


class Vote(Enum):
    """Whether a player wants to go on."""

    GO_ON = "go_on"
    DRAW = "draw"


MOVE: Final = Ask("move", CARD, "zombie_fluxx §4.1")
"""Play a card of the hand, use a free action by the card that grants it, or (passing) end what can be ended."""
KILL: Final = Ask("kill", CARD, "zombie_fluxx §8.3")
FLEE_TO: Final = Ask("flee_to", NUMBER, "zombie_fluxx §8.3")
LURE: Final = Ask("lure", CARD, "zombie_fluxx §8.6")
LURE_TO: Final = Ask("lure_to", NUMBER, "zombie_fluxx §8.6")
DISCARD_GOAL: Final = Ask("discard_goal", CARD, "zombie_fluxx §6.1")
REPEL_TO: Final = Ask("repel_to", NUMBER, "zombie_fluxx §8.6")
KEEP_TO_LIMIT: Final = Ask("keep_to_limit", CARDS, "zombie_fluxx §6.1")
GROAN: Final = Ask("groan", WORD, "zombie_fluxx §14 R-21")
CALL_DRAW: Final = Ask("call_draw", WORD, "zombie_fluxx §15")
PLAY_DRAWN: Final = Ask("play_drawn", CARD, "zombie_fluxx §10")
GIVE: Final = Ask("give", CARD, "zombie_fluxx §10")
OWN_KEEPER: Final = Ask("own_keeper", CARD, "zombie_fluxx §10")
KEEPER: Final = Ask("keeper", CARD, "zombie_fluxx §10")
NEW_RULE: Final = Ask("new_rule", CARD, "zombie_fluxx §10")
NEW_RULES: Final = Ask("new_rules", CARDS, "zombie_fluxx §10")
PLAY_AGAIN: Final = Ask("play_again", CARD, "zombie_fluxx §10")
OPPONENT: Final = Ask("opponent", NUMBER, "zombie_fluxx §10")
TAX: Final = Ask("tax", CARD, "zombie_fluxx §10")
ZOMBIE: Final = Ask("zombie", CARD, "zombie_fluxx §10")
LOSE_KEEPER: Final = Ask("lose_keeper", CARD, "zombie_fluxx §8.6")
SIDE: Final = Ask("side", WORD, "zombie_fluxx §10")
