"""The outlook of Fzzzt! for the search: what seats hold, what lots are worth to them, and what they are promised.

A search asks this thousands of times a second, so it is reckoned in plain sums. Symbols are a supply that units draw on in
turn, and lots to come count as an average, never as the cards that will come. Worth is counted in points at the end.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.fzzzt.pieces import CARDS, KIND, POINTS, POWER, SHOWS, UNITS, Kind, is_robot
from ludoteca.games.fzzzt.table import BELT_SIZE, HAND_SIZE, ROUNDS, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Mask, Seat, bit
from ludoteca.kernel.zone import Cards

# -- supplies --------------------------------------------------------------------------------------

WHOLE: Final = 12
"""What a card adds to the supply of its only symbol."""
PARTS: Final = (0, WHOLE, 7, 5, 5)
"""What a card adds to the supply of each of its symbols, by their number: it can serve one only, but may choose."""
DIGIT: Final = 12
"""The supplies of the four symbols are the digits of one number, so many bits each."""
LOW: Final = (1 << DIGIT) - 1
EVERY: Final = 1 + (1 << DIGIT) + (1 << 2 * DIGIT) + (1 << 3 * DIGIT)
"""The least supply of every symbol."""


def _stock(card: Card) -> int:
    part = PARTS[SHOWS[card].bit_count()] if is_robot(card) else 0
    return sum([part << DIGIT * symbol for symbol in range(4) if SHOWS[card] >> symbol & 1])


STOCK: Final[list[int]] = [_stock(card) for card in CARDS]
"""What each card adds to the supply of its owner."""
SYMBOLS_OF: Final[list[list[int]]] = [
    [symbol for symbol in range(4) if SHOWS[card] >> symbol & 1] for card in CARDS
]
"""The symbols of each card, by their numbers."""
RICH: Final[list[Card]] = sorted(UNITS, key=lambda unit: -POINTS[unit] / len(SYMBOLS_OF[unit]))
"""The units, those first that make the most of a card."""
RANK: Final[list[int]] = [RICH.index(card) if card in RICH else 0 for card in CARDS]
"""The place of each unit in that order."""
POWERS: Final = max(POWER) + 1
"""A power is less than this."""

# -- weights: found by playing variants against greedy ----------------------------------------------

ROBOTS_SOLD: Final = 0.8
"""The part of all lots that goes into a collection; the rest are units."""
HOPE: Final = 0.09
"""The part of its fair share of the lots to come that a seat counts on as supply of each symbol."""
TRUST: Final = 0.5
"""The part of a bonus that is counted for each later round: units won later compete for the same robots."""
SYMBOL: Final = 0.4
"""What a symbol is worth for units to come, per round."""
LOT: Final = 3.0
"""What a lot of a later round is worth on average: the return on power."""
CARD: Final = 0.5
"""What a card in hand is worth beside its power, in units of power."""
USUAL_POWER: Final = 2.1
"""The power of a card not yet turned up, on average."""
USUAL_WORTH: Final = 3.2
"""What a lot not yet turned up is worth in the last round."""
USUAL_LATER: Final = 0.25
"""What a lot is worth more for each later round; if it is turned up, for each power beyond the first."""
USUAL_BONUS: Final = 1.5
"""What a robot further down the belt brings beside its points."""
USUAL_UNIT: Final = 0.3
"""What a unit further down the belt is worth, as a part of its value."""
BOLD: Final = 1.2
"""The highest bid that is expected of others, as a part of the price at which a lot is worth it."""
ROBOT: Final = 2.7
"""What a robot with one symbol will bring beside its points; fitted to matches that greedy played against itself."""


class Means:
    """What one seat owns, as far as somebody knows it."""

    __slots__ = ("cards", "power", "supply", "units", "count", "purse", "ceiling")

    def __init__(self) -> None:
        self.cards = 0
        """How many cards the collection has."""
        self.power = 0
        """Their power in all."""
        self.supply = 0
        """Their symbols, and those of assigned cards."""
        self.units = 0
        """The units, by their ranks, as a mask."""
        self.count = 0
        """How many cards the seat can bid now, or has bid."""
        self.purse = 0.0
        """The power that may be expected of these."""
        self.ceiling = 0
        """The highest bid that may come of them; of as many as were bid, if a bid lies there."""


class Outlook:
    """What the table promises to each seat: as one seat sees it, or, without a viewer, as if all cards lay open."""

    __slots__ = ("t", "seen", "lots", "later", "growth", "hope", "trust", "per_power", "means")

    def __init__(self, t: Table, viewer: Seat | None, seen: list[Mask] | None = None) -> None:
        self.t = t
        self.seen = t.zones.seen if seen is None else seen
        """Who sees each card. In a match that goes on, it must be worked out what nobody can follow."""
        self.lots = len(t.belt)
        self.later = rounds_after(t)
        self.hope = self.supply_to_come(HOPE)
        """How much a supply may still grow."""
        self.growth = (self.lots + BELT_SIZE * (self.later - 1) / 2) * ROBOTS_SOLD / t.seats
        """How many cards a collection gets before an average later round."""
        self.trust = 1.0
        """The part of a bonus that is counted now."""
        for _ in range(self.later):
            self.trust *= TRUST
        self.means: list[Means] = []
        drawn = 0.0
        for number in range(t.seats):
            means = self._means(Seat(number), viewer)
            self.means.append(means)
            drawn += self.drawn(means.power, means.cards)
        self.per_power = LOT * BELT_SIZE * self.later / max(1.0, drawn)
        """What it is worth to draw one more power in every later round."""

    def _means(self, seat: Seat, viewer: Seat | None) -> Means:
        t = self.t
        means = Means()
        supply = power = held = 0
        for unit in t.units(seat):
            means.units |= 1 << RANK[unit]
            for card in t.assigned(unit):
                supply += STOCK[card]
        hand, bid, discard = t.hand(seat), t.bid(seat), t.discard(seat)
        for card in hand:
            held += POWER[card]
            supply += STOCK[card]
        for card in bid:
            held += POWER[card]
            supply += STOCK[card]
        for card in discard:
            power += POWER[card]
            supply += STOCK[card]
        means.supply = supply
        means.power = power + held
        means.count = len(hand) + len(bid)
        means.cards = means.count + len(discard)
        means.purse = float(held)
        means.ceiling = t.bid_value(seat) if bid else held
        if viewer is not None and viewer != seat and (bid or discard):
            self._guess(means, hand + bid, len(bid), discard, bit(viewer))
        return means

    def _guess(self, means: Means, held: Cards, bid: int, discard: Cards, eye: Mask) -> None:
        """What may be expected of cards that the viewer does not know all of: any unseen card may be among them."""
        seen = self.seen
        known = [0] * POWERS
        unseen = [0] * POWERS
        sure = guessed = slots = pool = 0
        for card in held:
            if seen[card] & eye:
                sure += POWER[card]
                known[POWER[card]] += 1
            else:
                slots += 1
                guessed += POWER[card]
                unseen[POWER[card]] += 1
        pool = slots
        for card in discard:
            if not seen[card] & eye:
                pool += 1
                guessed += POWER[card]
                unseen[POWER[card]] += 1
        means.purse = sure + guessed * slots / max(1, pool)
        if bid:
            means.ceiling = _highest([known[power] + unseen[power] for power in range(POWERS)], bid)
        else:
            means.ceiling = sure + _highest(unseen, slots)

    def supply_to_come(self, part: float) -> int:
        """The supply that this part of a fair share of the lots to come adds to every symbol."""
        return EVERY * int(WHOLE * part * (self.lots + BELT_SIZE * self.later) / self.t.seats)

    def drawn(self, power: int, cards: int) -> float:
        """The power of the hand that such a collection may expect in an average later round."""
        number = cards + self.growth
        total = power + self.growth * USUAL_POWER
        return total if number <= HAND_SIZE else total * HAND_SIZE / number

    def power_worth(self, means: Means, power: int, cards: int) -> float:
        """What it is worth in later rounds if a collection gets or loses cards: weak ones dilute it."""
        if not self.later:
            return 0.0
        more = self.drawn(means.power + power, means.cards + cards) - self.drawn(means.power, means.cards)
        return more * self.per_power

    def worth(self, seat: Seat, lot: Card) -> float:
        """What a lot brings a seat until the end of the game, as far as one can count on it."""
        means = self.means[seat]
        supply = means.supply + self.hope
        if KIND[lot] is Kind.UNIT:
            more = production(means.units | 1 << RANK[lot], supply) - production(means.units, supply)
            return more / WHOLE * self.trust
        worth = POINTS[lot] + self.power_worth(means, POWER[lot], 1)
        if STOCK[lot]:
            worth += SYMBOL * self.later * len(SYMBOLS_OF[lot])
            more = production(means.units, supply + STOCK[lot]) - production(means.units, supply)
            worth += more / WHOLE * self.trust
        return worth

    def promise(self, seat: Seat, lot: Card) -> float:
        """What a lot adds to what a seat will have on average at the end."""
        if not self.later or KIND[lot] is Kind.UNIT:
            return self.worth(seat, lot)
        bonus = ROBOT * all_symbols(STOCK[lot]) / WHOLE
        return POINTS[lot] + bonus + self.power_worth(self.means[seat], POWER[lot], 1)

    def rest(self) -> float:
        """What the lots of this round after the one on sale are worth to anybody."""
        t = self.t
        worth = 0.0
        for place in range(1, self.lots):
            card = t.belt[place]
            if not t.face_up(card):
                worth += USUAL_WORTH + USUAL_LATER * self.later
            elif KIND[card] is Kind.UNIT:
                worth += USUAL_UNIT * POINTS[card]
            else:
                bonus = USUAL_BONUS if STOCK[card] else 0.0
                worth += max(0.0, POINTS[card] + bonus + USUAL_LATER * self.later * (POWER[card] - 1))
        return worth

    def price(self, rest: float) -> float:
        """The highest power that others are expected to pay for one point."""
        power = 0.0
        for means in self.means:
            power += means.purse + CARD * means.count
        return BOLD * power / max(1.0, rest)

    def top(self, seat: Seat, worth: float, price: float) -> int:
        """The highest bid to be expected of a seat to which the lot is worth so much; for the last one, anything."""
        ceiling = self.means[seat].ceiling
        if self.lots == 1 or self.t.bid(seat):
            return ceiling
        return min(ceiling, int(price * max(0.0, worth)))


def rounds_after(t: Table) -> int:
    """How many rounds come after this one."""
    return min(len(t.deck) // BELT_SIZE, ROUNDS - t.round)


def all_symbols(supply: int) -> int:
    """The supplies of all symbols together."""
    return (supply & LOW) + (supply >> DIGIT & LOW) + (supply >> 2 * DIGIT & LOW) + (supply >> 3 * DIGIT)


def production(units: int, supply: int) -> int:
    """What these units make of a supply, in twelfths of a point: a widget each at first, then as many as possible.

    Parts of widgets count as parts; a unit without its first one costs as much as that would bring.
    """
    if not units:
        return 0
    left = [supply & LOW, supply >> DIGIT & LOW, supply >> 2 * DIGIT & LOW, supply >> 3 * DIGIT]
    made = 0
    for limit in (WHOLE, LOW):
        rank = 0
        rest = units
        while rest:
            if rest & 1:
                unit = RICH[rank]
                widgets = limit
                for symbol in SYMBOLS_OF[unit]:
                    widgets = min(widgets, left[symbol])
                for symbol in SYMBOLS_OF[unit]:
                    left[symbol] -= widgets
                made += POINTS[unit] * (2 * widgets - WHOLE if limit == WHOLE else widgets)
            rest >>= 1
            rank += 1
    return made


def _highest(counts: list[int], most: int) -> int:
    """The highest sum of so many powers, of which there are so many each."""
    total = 0
    power = POWERS - 1
    while most and power:
        taken = min(most, counts[power])
        total += power * taken
        most -= taken
        power -= 1
    return total
