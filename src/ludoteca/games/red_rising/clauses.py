"""The end-game points of the characters, read once from the data: clauses and their conditions. §8.1

Whatever a clause can look for on a card in hand is a mark: a bit for each colour, and one for each character that some
clause names. A set of marks is a number.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from ludoteca.games.red_rising.pieces import CHARACTERS, CLAUSES, COLOUR, COLOURS, NAMES, Colour
from ludoteca.kernel.card import Card

MANY: Final = 999
"""More than anybody can have: a bound that binds nobody."""


class Stat(Enum):
    """What players have in different amounts."""

    HELIUM = "helium"
    FLEET = "fleet"
    INFLUENCE = "influence"


class Each(Enum):
    """What a clause counts."""

    NOTHING = "nothing"
    """The clause brings its points once, if its condition holds."""
    COLOURS_OF_OTHERS = "others"
    COLOURS_IN_HAND = "hand"
    COLOURS_ON_LOCATIONS = "locations"
    COLOURS_BANISHED = "banished"
    CARDS_IN_HAND = "cards in hand"
    CARDS_BANISHED = "cards banished"
    DIFFERENT_COLOURS = "colour"
    HELIUM = "helium"
    INFLUENCE = "influence"
    FLEET = "fleet"
    TOP_CORE = "top_core"


def _words(data: Any) -> list[str]:
    """All words in a piece of the file."""
    if isinstance(data, str):
        return [data]
    found: list[str] = []
    if isinstance(data, dict):
        for part in data.values():
            found += _words(part)
    elif isinstance(data, list):
        for part in data:
            found += _words(part)
    return found


_SPOKEN: Final[list[str]] = _words(CLAUSES)
NAMED: Final[list[Card]] = [card for card in CHARACTERS if NAMES[card] in _SPOKEN]
"""The characters that some clause names."""
_MARKS: Final[dict[str, int]] = {
    word: 1 << place
    for place, word in enumerate([colour.value for colour in COLOURS] + [NAMES[card] for card in NAMED])
}
COLOUR_MARK: Final[list[int]] = [_MARKS[COLOUR[card].value] for card in CHARACTERS]
NAME_MARK: Final[list[int]] = [_MARKS.get(NAMES[card], 0) for card in CHARACTERS]
"""For each character the mark of its name, or 0 if no clause names it."""
ALL_COLOURS: Final[int] = (1 << len(COLOURS)) - 1
ORANGE_MARK: Final[int] = _MARKS["orange"]
GRAY_MARK: Final[int] = _MARKS["gray"]


def colour_mark(colour: Colour) -> int:
    """The mark of a colour."""
    return _MARKS[colour.value]


def _marks(words: list[str]) -> int:
    marks = 0
    for word in words:
        if word not in _MARKS:
            raise ValueError(f"a clause speaks of {word!r}, which is neither a colour nor a character")
        marks |= _MARKS[word]
    return marks


def _colours(words: list[str]) -> int:
    marks = _marks(words)
    if marks & ~ALL_COLOURS:
        raise ValueError(f"a clause counts {words}, which are not all colours")
    return marks


def _expect(data: dict[str, Any], known: tuple[str, ...]) -> None:
    unknown = [word for word in data if word not in known]
    if unknown:
        raise ValueError(f"a clause has the words {unknown}, known are {list(known)}")


def _stat(data: dict[str, Any], word: str) -> Stat | None:
    return Stat(data[word]) if word in data else None


class Condition:
    """What must hold for a clause to bring its points; all words of it together."""

    __slots__ = (
        "wanted", "excepted", "wanted_all", "wanted_two", "wanted_one", "banned", "only", "different_initials",
        "sovereign", "cards_min", "cores_min", "cores_max", "cores_parity", "different_colours", "most", "least",
        "behind", "level", "helium_min", "influence_min", "fleet_min", "fleet_max", "banished_min", "banished_max",
        "banished", "bare_location", "any_of", "makes", "breaks", "of_hand_only",
    )  # fmt: skip
    OF_HAND: Final = ("with", "except", "with_all", "with_two", "with_one", "without", "only")
    """The words about the colours and names of other cards in hand."""
    OF_TABLE: Final = (
        "sovereign", "cards_min", "cores_min", "cores_max", "cores_parity", "most", "least", "behind", "level",
        "helium_min", "influence_min", "fleet_min", "fleet_max", "banished_min", "banished_max", "banished",
        "bare_location",
    )  # fmt: skip
    """The words about everything that no assumed colour or name can change."""

    def __init__(self, data: dict[str, Any]) -> None:
        _expect(data, (*self.OF_HAND, *self.OF_TABLE, "different", "any"))
        self.wanted: int = _marks(data.get("with", []))
        self.excepted: int = _marks([data["except"]] if "except" in data else [])
        self.wanted_all: int = _marks(data.get("with_all", []))
        self.wanted_two: int = _colours(data.get("with_two", []))
        self.wanted_one: int = _marks(data.get("with_one", []))
        self.banned: int = _marks(data.get("without", []))
        self.only: int = _colours(data.get("only", []))
        self.different_initials: bool = data.get("different") == "initials"
        self.different_colours: bool = data.get("different") == "colours"
        self.sovereign: bool | None = data.get("sovereign")
        self.cards_min: int = data.get("cards_min", 0)
        self.cores_min: int = data.get("cores_min", 0)
        self.cores_max: int = data.get("cores_max", MANY)
        self.cores_parity: int | None = (
            ["even", "odd"].index(data["cores_parity"]) if "cores_parity" in data else None
        )
        self.most: Stat | None = _stat(data, "most")
        self.least: Stat | None = _stat(data, "least")
        self.behind: Stat | None = _stat(data, "behind")
        self.level: Stat | None = _stat(data, "level")
        self.helium_min: int = data.get("helium_min", 0)
        self.influence_min: int = data.get("influence_min", 0)
        self.fleet_min: int = data.get("fleet_min", 0)
        self.fleet_max: int = data.get("fleet_max", MANY)
        self.banished_min: int = data.get("banished_min", 0)
        self.banished_max: int = data.get("banished_max", MANY)
        self.banished: int = _colours(data.get("banished", []))
        self.bare_location: bool = data.get("bare_location", False)
        self.any_of: list[Condition] = [Condition(part) for part in data.get("any", [])]
        self.makes: int = self.wanted | self.wanted_all | self.wanted_two | self.wanted_one | self.only
        """The marks that on other cards in hand can make it hold."""
        self.breaks: int = self.banned | self.wanted_one
        """The marks that on other cards in hand can make it fail."""
        for part in self.any_of:
            self.makes |= part.makes
            self.breaks |= part.breaks
        self.of_hand_only: bool = not [word for word in data if word not in self.OF_HAND]
        if "different" in data and not (self.different_initials or self.different_colours):
            raise ValueError(f"a clause asks for different {data['different']}, not initials or colours")


class Clause:
    """One line of the end-game points of a character."""

    __slots__ = (
        "points",
        "at_most",
        "each",
        "counted",
        "counts",
        "in_proportion",
        "condition",
        "spares",
        "looks",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        _expect(data, ("points", "if", "each", "in", "at_most", "spares"))
        self.points: int = data.get("points", 0)
        self.at_most: int = data.get("at_most", MANY)
        self.counted: int = 0
        """The colours that it counts."""
        self.each: Each = self._counts(data)
        self.counts: bool = self.each is not Each.NOTHING
        self.in_proportion: bool = self.each in (Each.COLOURS_OF_OTHERS, Each.COLOURS_IN_HAND)
        """Whether every further card of a counted colour in hand brings the same."""
        self.condition: Condition = Condition(data.get("if", {}))
        self.spares: int = _colours(data.get("spares", []))
        self.looks: int = self.condition.makes | self.condition.breaks
        """All marks that it looks for in hand."""
        if self.in_proportion:
            self.looks |= self.counted
        elif self.each is Each.DIFFERENT_COLOURS:
            self.looks |= ALL_COLOURS

    def _counts(self, data: dict[str, Any]) -> Each:
        if "each" not in data:
            return Each.NOTHING
        if "if" in data:
            raise ValueError(f"a clause counts {data['each']} and has a condition too")
        place: str = data.get("in", "")
        if data["each"] == "card":
            return Each(f"cards {place}" if place == "banished" else f"cards in {place}")
        if isinstance(data["each"], str):
            return Each(data["each"])
        self.counted = _colours(data["each"])
        return Each(place)


def check(clauses: list[list[Clause]]) -> None:
    """Raise unless what the search for names and colours takes for granted is true of these clauses, one list for each character.

    Then Grays are alike, Oranges are alike, and of names it only matters which are in hand at all.
    """
    names_of_oranges = 0
    for card in CHARACTERS:
        if COLOUR[card] is Colour.ORANGE:
            names_of_oranges |= NAME_MARK[card]
    for card in CHARACTERS:
        for clause in clauses[card]:
            named = clause.looks & ~ALL_COLOURS
            if COLOUR[card] is Colour.GRAY and clause.looks:
                raise ValueError(f"{NAMES[card]} is Gray and looks at the hand")
            if COLOUR[card] is Colour.ORANGE and named:
                raise ValueError(f"{NAMES[card]} is Orange and names a character")
            if named & (NAME_MARK[card] | names_of_oranges):
                raise ValueError(f"{NAMES[card]} names itself or an Orange")
            _check_rare_words(clause, NAMES[card])


def _check_rare_words(clause: Clause, name: str) -> None:
    condition = clause.condition
    if [part for part in condition.any_of if part.excepted or part.different_initials]:
        raise ValueError(
            f"{name} has an exception or different initials among conditions of which one is enough"
        )
    if condition.excepted and condition.wanted & ~(ALL_COLOURS & ~ORANGE_MARK):
        raise ValueError(f"{name} makes an exception to more than colours other than Orange")
    if condition.different_initials and (clause.points < 0 or clause.looks):
        raise ValueError(f"{name} asks for different initials and for more, or loses points by them")


POINTS: Final[list[list[Clause]]] = [[Clause(data) for data in CLAUSES[card]] for card in CHARACTERS]
"""For each character the clauses of its end-game points."""
check(POINTS)
