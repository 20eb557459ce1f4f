"""The questions of Goblins, Inc., and how their answers are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final

from ludoteca.games.goblins_inc.geometry import column_of, row_of, squares_in
from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.notation import CARD, CARDS, NUMBER, WORD, AnyOption

ALL_DICE: Final = 6
"""Instead of the face of one die: all dice."""


def square_text(option: AnyOption, names: Names) -> str:
    """A square: its row and column, such as ``2.3``."""
    square: int = option
    return f"{row_of(square)}.{column_of(square)}"


def spot_text(option: AnyOption, names: Names) -> str:
    """A square and how a tile is turned there: row, column and quarter turns clockwise, such as ``2.3/1``."""
    spot: int = option
    return f"{square_text(spot >> 2, names)}/{spot & 3}"


def drive_text(option: AnyOption, names: Names) -> str:
    """A steering and an aim: both words, such as ``left+front``."""
    steering, aim = option
    return f"{steering.value}+{aim.value}"


def row_text(option: AnyOption, names: Names) -> str:
    """Dice in a row: their numbers, such as ``3-3-4``."""
    return "-".join([str(face) for face in option])


def die_text(option: AnyOption, names: Names) -> str:
    """A die by its face, or ``all`` dice."""
    return "all" if option == ALL_DICE else str(option)


def token_text(option: AnyOption, names: Names) -> str:
    """A token by the squares under it, such as ``2.3+2.4``."""
    token: int = option
    return "+".join([square_text(square, names) for square in squares_in(token)])


class Pick(Enum):
    """A card of the tactics row. §10.1"""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class End(Enum):
    """The end of the bet card that counts. §12.3"""

    SNITCH = "snitch"
    STAR = "star"


class Offer(Enum):
    """A choice between doing something and leaving it."""

    YES = "yes"
    NO = "no"


PASS_ON: Final = Ask("pass_on", CARDS, "goblins_inc §7.2")
LAY: Final = Ask("lay", spot_text, "goblins_inc §7.3")
LAY_IN_SIGHT: Final = Ask("lay", spot_text, "goblins_inc §7.3", discreet=True)
"""The same where everybody sees each tile: whoever was not asked would show that the tile in hand looks alike from all sides."""
SHIFT: Final = Ask("shift", CARD, "goblins_inc §7.3")
KEEP: Final = Ask("keep", CARDS, "goblins_inc §9")
BET_ON: Final = Ask("bet_on", WORD, "goblins_inc §12.3")
DRIVE: Final = Ask("drive", drive_text, "goblins_inc §10.2")
PICK: Final = Ask("pick", WORD, "goblins_inc §10.2")
USE: Final = Ask("use", WORD, "goblins_inc §11")
TAPE: Final = Ask("tape", square_text, "goblins_inc §11")
LIFT: Final = Ask("lift", square_text, "goblins_inc §11")
PUT: Final = Ask("put", spot_text, "goblins_inc §11")
NITRO: Final = Ask("nitro", die_text, "goblins_inc §11")
HOMING: Final = Ask("homing", die_text, "goblins_inc §11")
TURN_TO: Final = Ask("turn_to", NUMBER, "goblins_inc §11")
DYNAMITE: Final = Ask("dynamite", WORD, "goblins_inc §11")
ORDER: Final = Ask("order", row_text, "goblins_inc §10.4")
TOKEN: Final = Ask("token", token_text, "goblins_inc §10.4")
ANOTHER: Final = Ask("another", WORD, "goblins_inc §13")


class Spots(Sequence[int]):
    """All ways to lay a tile: each free square with each turn that looks different. Nothing is listed until somebody goes
    through them."""

    __slots__ = ("squares", "turns")

    def __init__(self, squares: list[int], turns: tuple[int, ...]) -> None:
        self.squares = squares
        self.turns = turns

    def __len__(self) -> int:
        return len(self.squares) * len(self.turns)

    def __iter__(self) -> Iterator[int]:
        turns = self.turns
        spots = [square << 2 | turn for square in self.squares for turn in turns]
        return iter(spots)

    def __getitem__(self, place: Any) -> AnyOption:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        number: int = place
        if not 0 <= number < len(self.squares) * len(self.turns):
            raise IndexError(f"there is no way {number} to lay the tile")
        square, turn = divmod(number, len(self.turns))
        return self.squares[square] << 2 | self.turns[turn]
