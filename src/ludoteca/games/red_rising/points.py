"""The end-game points of one hand, once it is settled what its Grays and Oranges stand for. §8.1"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.red_rising.clauses import (
    ALL_COLOURS,
    COLOUR_MARK,
    NAME_MARK,
    POINTS,
    Clause,
    Condition,
    Each,
    Stat,
    colour_mark,
)  # fmt: skip
from ludoteca.games.red_rising.pieces import COLOUR, CORE, INITIAL, NAMES, Colour
from ludoteca.kernel.card import Card

FACE_DOWN: Final = Card(-1)
"""A card on a location of which nothing is known. R6"""
HOW_MANY: Final[list[int]] = [colours.bit_count() for colours in range(ALL_COLOURS + 1)]
"""For each set of colours how many there are."""
RULE_OF_CORES: Final = "red_rising §8"
RULE_OF_CLAUSES: Final = "red_rising §8.1"


class Standing:
    """All that the end-game points of one hand look at."""

    __slots__ = (
        "hand", "helium", "fleet", "influence", "sovereign", "rivals_helium", "rivals_fleet", "rivals_influence",
        "ranked_influence", "locations", "banished", "banished_before",
    )  # fmt: skip

    def __init__(
        self,
        hand: tuple[Card, ...],
        helium: int,
        fleet: int,
        influence: int,
        sovereign: bool,
        rivals_helium: list[int],
        rivals_fleet: list[int],
        rivals_influence: list[int],
        ranked_influence: list[int],
        locations: list[tuple[Card, ...]],
        banished: tuple[Card, ...],
        banished_before: int,
    ) -> None:
        self.hand = hand
        self.helium = helium
        self.fleet = fleet
        self.influence = influence
        self.sovereign = sovereign
        self.rivals_helium = rivals_helium
        """What the real opponents have, the Automa among them."""
        self.rivals_fleet = rivals_fleet
        self.rivals_influence = rivals_influence
        self.ranked_influence = ranked_influence
        """What ranks in Influence compare with: the rivals, and the neutral house if it takes part. R20"""
        self.locations = locations
        """For each location its cards, bottom to top."""
        self.banished = banished
        self.banished_before = banished_before
        """The size of the banished pile when scoring began. R27"""

    def on_locations(self, colours: int) -> int:
        """How many cards of these colours lie face up on the locations."""
        return sum([_of_colours(cards, colours) for cards in self.locations])

    def among_banished(self, colours: int) -> int:
        """How many banished cards have one of these colours."""
        return _of_colours(self.banished, colours)

    def banished_in_all(self) -> int:
        """How many cards are banished."""
        return len(self.banished)

    def top_core(self) -> int:
        """The highest core value on top of a location."""
        return max([0] + [_core(cards[-1]) for cards in self.locations if cards])

    def has_bare_location(self) -> bool:
        """Whether a location shows no face: it is empty, or its top card lies face down. R6"""
        return len([cards for cards in self.locations if not cards or cards[-1] == FACE_DOWN]) > 0


class ToldStanding(Standing):
    """What lies around a hand as somebody at a real table counts it. Only what the hand asks for need be counted."""

    __slots__ = ("counted_on_locations", "counted_banished", "number_banished", "highest", "bare")

    def __init__(
        self,
        hand: tuple[Card, ...],
        helium: int,
        fleet: int,
        influence: int,
        sovereign: bool,
        rivals_helium: list[int],
        rivals_fleet: list[int],
        rivals_influence: list[int],
        ranked_influence: list[int],
        banished_before: int,
        counted_on_locations: dict[int, int],
        counted_banished: dict[int, int],
        number_banished: int,
        highest: int,
        bare: bool,
    ) -> None:
        super().__init__(
            hand, helium, fleet, influence, sovereign, rivals_helium, rivals_fleet, rivals_influence, ranked_influence,
            [], (), banished_before,
        )  # fmt: skip
        self.counted_on_locations = counted_on_locations
        """For each set of colours that a card counts how many cards."""
        self.counted_banished = counted_banished
        self.number_banished = number_banished
        self.highest = highest
        self.bare = bare

    def on_locations(self, colours: int) -> int:
        """How many cards of these colours lie face up on the locations."""
        return self.counted_on_locations[colours]

    def among_banished(self, colours: int) -> int:
        """How many banished cards have one of these colours."""
        return self.counted_banished[colours]

    def banished_in_all(self) -> int:
        """How many cards are banished."""
        return self.number_banished

    def top_core(self) -> int:
        """The highest core value on top of a location."""
        return self.highest

    def has_bare_location(self) -> bool:
        """Whether a location shows no face."""
        return self.bare


@dataclass(frozen=True)
class PointLine:
    """What one card brings: its core value (clause 0), or one clause of its end-game points (from 1)."""

    card: Card
    clause: int
    points: int
    rule: str


class Tally:
    """A hand as the clauses see it: which marks its cards bear, and how often."""

    __slots__ = ("hand", "marks", "names", "once", "twice", "thrice", "spared")

    def __init__(self, hand: tuple[Card, ...], names: list[Card], marks: list[int], spared: int) -> None:
        self.hand = hand
        self.names = names
        """For each card the character whose name it bears."""
        self.marks = marks
        self.spared = spared
        """The colours whose lines cannot lose points. R26"""
        self.once: int = 0
        """The marks on at least one card."""
        self.twice: int = 0
        self.thrice: int = 0
        self.count()

    def count(self) -> None:
        """Count the marks anew."""
        once = twice = thrice = 0
        for marks in self.marks:
            thrice |= twice & marks
            twice |= once & marks
            once |= marks
        self.once = once
        self.twice = twice
        self.thrice = thrice

    def push(self, hand: tuple[Card, ...], card: Card, marks: int) -> None:
        """One more card with these marks at the end of the hand, which then is this one."""
        self.hand = hand
        self.names.append(card)
        self.marks.append(marks)
        self.thrice |= self.twice & marks
        self.twice |= self.once & marks
        self.once |= marks

    def beside(self, place: int) -> int:
        """The marks on the other cards in hand. R21"""
        own = self.marks[place]
        return (self.once & ~own) | (self.twice & own)

    def twice_beside(self, place: int) -> int:
        """The marks on at least two of the other cards in hand."""
        own = self.marks[place]
        return (self.twice & ~own) | (self.thrice & own)


def _spared(clauses: list[Clause]) -> int:
    spared = 0
    for clause in clauses:
        spared |= clause.spares
    return spared


SPARES: Final[list[int]] = [_spared(clauses) for clauses in POINTS]
"""For each character the colours whose lines lose no points by it."""


def tally_of(hand: tuple[Card, ...], names: dict[Card, Card], colours: dict[Card, Colour]) -> Tally:
    """The tally of a hand in which some Oranges bear names, and some Grays further colours."""
    borne = [names.get(card, card) for card in hand]
    marks: list[int] = []
    spared = 0
    for place, card in enumerate(hand):
        marks.append(COLOUR_MARK[card] | NAME_MARK[borne[place]])
        if card in colours:
            marks[place] |= colour_mark(colours[card])
        spared |= SPARES[card]
    return Tally(hand, borne, marks, spared)


def worth(clause: Clause, place: int, standing: Standing, tally: Tally) -> int:
    """The points of a clause on the card at this place of the hand."""
    if clause.points < 0 and tally.spared & COLOUR_MARK[tally.hand[place]]:
        return 0
    if not clause.counts:
        return clause.points if holds(clause.condition, place, standing, tally) else 0
    return min(clause.at_most, clause.points * _amount(clause, place, standing, tally))


def _amount(clause: Clause, place: int, standing: Standing, tally: Tally) -> int:
    """How much of what a clause counts there is. A card of two counted colours counts twice. R22"""
    each = clause.each
    if clause.in_proportion:
        amount = 0
        for marks in tally.marks:
            amount += HOW_MANY[marks & clause.counted]
        if each is Each.COLOURS_OF_OTHERS:
            amount -= HOW_MANY[tally.marks[place] & clause.counted]
        return amount
    if each is Each.DIFFERENT_COLOURS:
        return HOW_MANY[tally.once & ALL_COLOURS]
    if each is Each.COLOURS_ON_LOCATIONS:
        return standing.on_locations(clause.counted)
    if each is Each.COLOURS_BANISHED:
        return standing.among_banished(clause.counted)
    if each is Each.CARDS_IN_HAND:
        return len(tally.hand)
    if each is Each.CARDS_BANISHED:
        return standing.banished_in_all()
    if each is Each.TOP_CORE:
        return standing.top_core()
    return _own(standing, Stat(each.value))


def _of_colours(cards: tuple[Card, ...], colours: int) -> int:
    """How many of these cards lie face up and have one of these colours."""
    found = 0
    for card in cards:
        if card != FACE_DOWN and COLOUR_MARK[card] & colours:
            found += 1
    return found


def _core(card: Card) -> int:
    """The core value of a card on a location; face down it has none. R6"""
    return 0 if card == FACE_DOWN else CORE[card]


def holds(condition: Condition, place: int, standing: Standing, tally: Tally) -> bool:
    """Whether a condition holds for the card at this place of the hand."""
    if not _holds_in_hand(condition, place, tally):
        return False
    if condition.of_hand_only:
        return True
    if condition.different_initials and not initials_differ(tally.names):
        return False
    if not _holds_on_table(condition, standing):
        return False
    if not condition.any_of:
        return True
    return len([part for part in condition.any_of if holds(part, place, standing, tally)]) > 0


def _holds_in_hand(condition: Condition, place: int, tally: Tally) -> bool:
    """Whether the colours and names of the other cards are as the condition wants them."""
    beside = tally.beside(place)
    if beside & condition.banned:
        return False
    if condition.wanted and not beside & condition.wanted:
        return False
    if beside & condition.wanted_all != condition.wanted_all:
        return False
    if condition.wanted_one and (beside & condition.wanted_one).bit_count() != 1:
        return False
    if condition.wanted_two and not tally.twice_beside(place) & condition.wanted_two:
        return False
    if not condition.only and not condition.excepted:
        return True
    others = [marks for other, marks in enumerate(tally.marks) if other != place]
    if condition.only and [marks for marks in others if not marks & condition.only]:
        return False
    return not condition.excepted or (
        len([marks for marks in others if marks & condition.wanted and not marks & condition.excepted]) > 0
    )


def _holds_on_table(condition: Condition, standing: Standing) -> bool:
    """Whether everything else is as the condition wants it; no assumed colour or name changes that."""
    if condition.sovereign is not None and condition.sovereign is not standing.sovereign:
        return False
    return (
        _holds_of_amounts(condition, standing)
        and _holds_of_rivals(condition, standing)
        and _holds_of_values(condition, standing)
        and _holds_of_piles(condition, standing)
    )


def _holds_of_amounts(condition: Condition, standing: Standing) -> bool:
    return (
        standing.helium >= condition.helium_min
        and standing.influence >= condition.influence_min
        and condition.fleet_min <= standing.fleet <= condition.fleet_max
        and condition.banished_min <= standing.banished_before <= condition.banished_max
        and len(standing.hand) >= condition.cards_min
    )


def _holds_of_rivals(condition: Condition, standing: Standing) -> bool:
    """Ranks compare Influence with the neutral house too (R20), opponents are real ones only."""
    if condition.most is not None:
        own = _own(standing, condition.most)
        if [rival for rival in _ranked(standing, condition.most) if rival > own]:
            return False
    if condition.least is not None:
        own = _own(standing, condition.least)
        if [rival for rival in _ranked(standing, condition.least) if rival < own]:
            return False
    if condition.behind is not None:
        own = _own(standing, condition.behind)
        if not [rival for rival in _rivals(standing, condition.behind) if rival > own]:
            return False
    return condition.level is None or _own(standing, condition.level) in _rivals(standing, condition.level)


def _holds_of_values(condition: Condition, standing: Standing) -> bool:
    """What is printed on all cards in hand, this one counted. R21"""
    if condition.different_colours and _repeat([COLOUR_MARK[card] for card in standing.hand]):
        return False
    for card in standing.hand:
        core = CORE[card]
        if not condition.cores_min <= core <= condition.cores_max:
            return False
        if condition.cores_parity is not None and core % 2 != condition.cores_parity:
            return False
    return True


def _holds_of_piles(condition: Condition, standing: Standing) -> bool:
    if condition.banished and not standing.among_banished(condition.banished):
        return False
    return not condition.bare_location or standing.has_bare_location()


def initials_differ(names: list[Card]) -> bool:
    """Whether no two of these names begin alike in English. R30"""
    initials = [INITIAL[name] for name in names]
    return len(set(initials)) == len(initials)


def _repeat(values: list[int]) -> bool:
    return len(set(values)) < len(values)


def _own(standing: Standing, stat: Stat) -> int:
    if stat is Stat.HELIUM:
        return standing.helium
    return standing.fleet if stat is Stat.FLEET else standing.influence


def _rivals(standing: Standing, stat: Stat) -> list[int]:
    if stat is Stat.HELIUM:
        return standing.rivals_helium
    return standing.rivals_fleet if stat is Stat.FLEET else standing.rivals_influence


def _ranked(standing: Standing, stat: Stat) -> list[int]:
    return standing.ranked_influence if stat is Stat.INFLUENCE else _rivals(standing, stat)


def points_with(standing: Standing, names: dict[Card, Card], colours: dict[Card, Colour]) -> list[PointLine]:
    """Every line of the hand, with these names for its Oranges and these further colours for its Grays."""
    for card in names:
        if card not in standing.hand or COLOUR[card] is not Colour.ORANGE:
            raise ValueError(f"{NAMES[card]} takes a name and is no Orange in hand")
    for card, colour in colours.items():
        if card not in standing.hand or COLOUR[card] is not Colour.GRAY or colour is Colour.GRAY:
            raise ValueError(
                f"{NAMES[card]} takes the colour {colour.value}, a Gray in hand may take another"
            )
    tally = tally_of(standing.hand, names, colours)
    lines: list[PointLine] = []
    for place, card in enumerate(standing.hand):
        lines.append(PointLine(card, 0, CORE[card], RULE_OF_CORES))
        for number, clause in enumerate(POINTS[card], start=1):
            lines.append(PointLine(card, number, worth(clause, place, standing, tally), RULE_OF_CLAUSES))
    return lines
