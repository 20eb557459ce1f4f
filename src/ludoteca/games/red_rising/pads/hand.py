"""A hand at a real table: what its cards ask for, asked of whoever sits there, and every line once all of it is told. §8"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.facets.message import Message, enumerated, listed
from ludoteca.facets.pad import Form, SheetLine
from ludoteca.games.red_rising import naming, words
from ludoteca.games.red_rising.clauses import POINTS, Clause, Condition, Each, Stat, colour_mark
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOURS, CORE, INFLUENCE_TOKENS, NAMES, NUMBERS
from ludoteca.games.red_rising.points import ToldStanding
from ludoteca.games.red_rising.scoring import excess_lines, hand_lines, track_lines
from ludoteca.games.red_rising.table import FLEET_END
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

MANY_HELIUM: Final = 999
"""There is no limit to Helium; beyond this it is a slip of the finger."""
HIGHEST_CORE: Final = max(CORE[card] for card in CHARACTERS)
HAND_MOST: Final = 30
"""More cards than anybody can hold at the end; beyond this it is a slip of the finger."""
HACKER: Final = NUMBERS["hacker"]
PEOPLE: Final[tuple[str, ...]] = tuple([NAMES[card] for card in CHARACTERS])
"""The names of all characters."""


OWN: Final = {Each.HELIUM: Stat.HELIUM, Each.FLEET: Stat.FLEET, Each.INFLUENCE: Stat.INFLUENCE}
"""What a clause may count of one's own."""


@dataclass
class Wanted:
    """What the cards of some hands ask for beside the hands themselves, each with the first card that does."""

    on_locations: dict[int, Card]
    """Sets of colours."""
    among_banished: dict[int, Card]
    banished: Card | None = None
    banished_before: Card | None = None
    top_core: Card | None = None
    bare: Card | None = None
    compared: frozenset[Stat] = frozenset()
    """What is compared with opponents."""
    own: frozenset[Stat] = frozenset()
    """What one has oneself that a card looks at."""
    token: Card | None = None


def wanted(hand: Sequence[Card]) -> Wanted:
    """What these cards ask for. Whatever names and colours are assumed, the clauses in hand stay the same."""
    found = Wanted({}, {})
    for card in hand:
        for clause in POINTS[card]:
            _count(found, card, clause)
            _conditions(found, card, clause.condition)
    return found


def _count(found: Wanted, card: Card, clause: Clause) -> None:
    if clause.each in OWN:
        found.own |= {OWN[clause.each]}
    elif clause.each is Each.COLOURS_ON_LOCATIONS:
        found.on_locations.setdefault(clause.counted, card)
    elif clause.each is Each.COLOURS_BANISHED:
        found.among_banished.setdefault(clause.counted, card)
    elif clause.each is Each.CARDS_BANISHED and found.banished is None:
        found.banished = card
    elif clause.each is Each.TOP_CORE and found.top_core is None:
        found.top_core = card


def _conditions(found: Wanted, card: Card, condition: Condition) -> None:
    if condition.banished:
        found.among_banished.setdefault(condition.banished, card)
    if (condition.banished_min or condition.banished_max < len(CHARACTERS)) and found.banished_before is None:
        found.banished_before = card
    if condition.bare_location and found.bare is None:
        found.bare = card
    stats = (condition.most, condition.least, condition.behind, condition.level)
    compared = {stat for stat in stats if stat is not None}
    found.compared |= compared
    bounds = {
        Stat.HELIUM: condition.helium_min > 0,
        Stat.INFLUENCE: condition.influence_min > 0,
        Stat.FLEET: condition.fleet_min > 0 or condition.fleet_max < FLEET_END,
    }
    found.own |= compared | {stat for stat, bound in bounds.items() if bound}
    if condition.sovereign is not None and found.token is None:
        found.token = card
    for part in condition.any_of:
        _conditions(found, card, part)


def colours_of(marks: int) -> Message:
    """A set of colours in words."""
    return enumerated([naming.colour(colour.value) for colour in COLOURS if marks & colour_mark(colour)])


@dataclass
class Around:
    """What was told of the table around the hands; None for what was not."""

    on_locations: dict[int, int | None]
    among_banished: dict[int, int | None]
    banished: int | None
    banished_before: int | None
    top_core: int | None
    bare: bool | None


def ask_around(form: Form, asked: Wanted) -> Around:
    """Ask for what the cards want to know of locations and banished cards, and for nothing else."""

    def by(card: Card) -> Message:
        return naming.card(NAMES[card])

    def spelt(marks: int) -> str:
        return "-".join([colour.value for colour in COLOURS if marks & colour_mark(colour)])

    rule = "red_rising §8.1"
    most = len(CHARACTERS)
    around = Around({}, {}, None, None, None, None)
    for marks, card in asked.on_locations.items():
        label = Message("red_rising-pad-on-locations", {"colours": colours_of(marks), "card": by(card)})
        around.on_locations[marks] = form.number(f"locations-{spelt(marks)}", label, most, rule=rule)
    for marks, card in asked.among_banished.items():
        label = Message("red_rising-pad-among-banished", {"colours": colours_of(marks), "card": by(card)})
        around.among_banished[marks] = form.number(f"banished-{spelt(marks)}", label, most, rule=rule)
    if asked.banished is not None:
        label = Message("red_rising-pad-banished", {"card": by(asked.banished)})
        around.banished = form.number("banished", label, most, rule=rule)
    if asked.banished_before is not None:
        label = Message("red_rising-pad-banished-before", {"card": by(asked.banished_before)})
        around.banished_before = form.number("banished-before", label, most, rule=rule)
    if asked.top_core is not None:
        label = Message("red_rising-pad-top-core", {"card": by(asked.top_core)})
        around.top_core = form.number("top-core", label, HIGHEST_CORE, rule=rule)
    if asked.bare is not None:
        around.bare = form.yes("bare", Message("red_rising-pad-bare", {"card": by(asked.bare)}), rule=rule)
    return around


@dataclass
class Side:
    """What was told of one side; None for what was not, or was not asked."""

    helium: int | None = None
    fleet: int | None = None
    influence: int | None = None

    def has(self, stat: Stat) -> int | None:
        """How much it has."""
        if stat is Stat.HELIUM:
            return self.helium
        return self.fleet if stat is Stat.FLEET else self.influence


def ask_tracks(form: Form, seat: int, stats: frozenset[Stat]) -> Side:
    """Ask how far a side has come on the tracks that matter."""
    side = Side()
    if Stat.FLEET in stats:
        label = Message("red_rising-pad-fleet")
        side.fleet = form.number(f"fleet.{seat}", label, FLEET_END, rule="red_rising §8")
    if Stat.HELIUM in stats:
        label = Message("red_rising-pad-helium")
        side.helium = form.number(f"helium.{seat}", label, MANY_HELIUM, rule="red_rising §8")
    if Stat.INFLUENCE in stats:
        label = Message("red_rising-pad-influence")
        side.influence = form.number(f"influence.{seat}", label, INFLUENCE_TOKENS, rule="red_rising §8")
    return side


def side_lines(
    seat: Seat,
    hand: tuple[Card, ...],
    side: Side,
    rivals: Sequence[Side],
    neutral: Sequence[int],
    sovereign: bool,
    around: Around,
    hacked: int,
) -> list[ScoreLine]:
    """All lines of a side of which everything is told. What no card asks for has no bearing, and stands as nothing. §8"""
    placed = [rival.influence or 0 for rival in rivals]
    own = (side.helium or 0, side.fleet or 0, side.influence or 0)
    standing = ToldStanding(
        hand,
        *own,
        sovereign,
        [rival.helium or 0 for rival in rivals],
        [rival.fleet or 0 for rival in rivals],
        placed,
        [*placed, *neutral],
        around.banished_before or 0,
        {marks: count or 0 for marks, count in around.on_locations.items()},
        {marks: count or 0 for marks, count in around.among_banished.items()},
        around.banished or 0,
        around.top_core or 0,
        bool(around.bare),
    )
    lines = hand_lines(seat, standing)
    if hacked:
        lines.append(ScoreLine(seat, "hacked", hacked, "red_rising §8"))
    tracks = track_lines(seat, own[1], own[0], sovereign, [own[2], *placed, *neutral])
    return [*lines, *[line for line in tracks if line.points], *excess_lines(seat, len(hand))]


def sheet_lines(lines: Sequence[ScoreLine]) -> tuple[SheetLine, ...]:
    """Lines in words."""
    return tuple([SheetLine(words.score_line(line), line.points, line.rule) for line in lines])


def able(hand: Sequence[Card]) -> Message:
    """These characters by name."""
    return listed([naming.card(NAMES[card]) for card in hand])
