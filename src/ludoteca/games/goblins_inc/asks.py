"""The questions of Goblins, Inc., and how their answers are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final

from ludoteca.games.goblins_inc.geometry import column_of, row_of, squares_in
from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.notation import CARDS, NUMBER, WORD

ALL_DICE: Final = 6
"""Instead of the face of one die: all dice."""


class SquareSpelling:
    """A square: its row and column."""

    def spell(self, option: Any, names: Names) -> str:
        """Row and column, such as ``2.3``."""
        square: int = option
        return f"{row_of(square)}.{column_of(square)}"


class SpotSpelling:
    """A square and how a tile is turned there."""

    def spell(self, option: Any, names: Names) -> str:
        """Row, column and quarter turns clockwise, such as ``2.3/1``."""
        spot: int = option
        square, turn = spot >> 2, spot & 3
        return f"{row_of(square)}.{column_of(square)}/{turn}"


class DriveSpelling:
    """A steering and an aim."""

    def spell(self, option: Any, names: Names) -> str:
        """Both words, such as ``left+front``."""
        steering, aim = option
        return f"{steering.value}+{aim.value}"


class RowSpelling:
    """Dice in a row."""

    def spell(self, option: Any, names: Names) -> str:
        """Their numbers, such as ``3-3-4``."""
        return "-".join([str(face) for face in option])


class DieSpelling:
    """A die by its face, or all dice."""

    def spell(self, option: Any, names: Names) -> str:
        """The face, or ``all``."""
        return "all" if option == ALL_DICE else str(option)


class TokenSpelling:
    """A token by the squares under it."""

    def spell(self, option: Any, names: Names) -> str:
        """The squares, such as ``2.3+2.4``."""
        token: int = option
        return "+".join([f"{row_of(square)}.{column_of(square)}" for square in squares_in(token)])


SQUARE: Final = SquareSpelling()
SPOT: Final = SpotSpelling()
DRIVING: Final = DriveSpelling()
ROW: Final = RowSpelling()
DIE: Final = DieSpelling()
TOKENS: Final = TokenSpelling()


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
LAY: Final = Ask("lay", SPOT, "goblins_inc §7.3")
KEEP: Final = Ask("keep", CARDS, "goblins_inc §9")
BET_ON: Final = Ask("bet_on", WORD, "goblins_inc §12.3")
DRIVE: Final = Ask("drive", DRIVING, "goblins_inc §10.2")
PICK: Final = Ask("pick", WORD, "goblins_inc §10.2")
USE: Final = Ask("use", WORD, "goblins_inc §11")
TAPE: Final = Ask("tape", SQUARE, "goblins_inc §11")
LIFT: Final = Ask("lift", SQUARE, "goblins_inc §11")
PUT: Final = Ask("put", SPOT, "goblins_inc §11")
NITRO: Final = Ask("nitro", DIE, "goblins_inc §11")
HOMING: Final = Ask("homing", DIE, "goblins_inc §11")
TURN_TO: Final = Ask("turn_to", NUMBER, "goblins_inc §11")
DYNAMITE: Final = Ask("dynamite", WORD, "goblins_inc §11")
ORDER: Final = Ask("order", ROW, "goblins_inc §10.4")
TOKEN: Final = Ask("token", TOKENS, "goblins_inc §10.4")
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

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        number: int = place
        if not 0 <= number < len(self.squares) * len(self.turns):
            raise IndexError(f"there is no way {number} to lay the tile")
        square, turn = divmod(number, len(self.turns))
        return self.squares[square] << 2 | self.turns[turn]
