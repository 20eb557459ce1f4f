"""Heuristics of Fzzzt!: what a lot is worth, what cards in hand are worth, and how to bid and assign by that.

Everything is read from worlds that the seat has imagined, and only from what they agree on or as an average over
them; the truth is out of reach. Worth is counted in points at the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.facets.weights import load_weights
from ludoteca.games.fzzzt.flow import ASSIGN
from ludoteca.games.fzzzt.pieces import KIND, POINTS, POWER, SHOWS, Kind, fits, is_robot
from ludoteca.games.fzzzt.scoring import best_bonus
from ludoteca.games.fzzzt.table import BELT_SIZE, HAND_SIZE, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Bundle, OrPass, Some
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.zone import Cards

ROBOTS_SOLD: Final = 0.8
"""The part of all lots that goes into a collection; the rest are units."""

TINY: Final = 1e-9
"""Less than any difference in worth."""


@dataclass(frozen=True)
class Weights:
    """How the bot judges; the numbers are in heuristics.json."""

    worlds: int
    """How many worlds are imagined for a bid."""
    futures: int
    """In how many of them the lots to come are looked at."""
    hope: float
    """The part of its fair share of the lots to come that a seat counts on for a unit; others need robots too."""
    trust: float
    """The part of a bonus that is counted for each later round: units won later compete for the same robots."""
    lot: float
    """What a lot of a later round is worth on average: the return on power."""
    unit: float
    """What a unit not yet turned up is worth, as a part of its value."""
    symbol: float
    """What a symbol is worth for units to come, per round."""
    card: float
    """What a card in hand is worth beside its power, in units of power."""
    spite: float
    """How much it counts what the others get, shared out among them."""
    boldness: float
    """The highest bid that is expected of others, as a part of the price at which a lot is worth it."""
    whim: int
    """Every so many worlds another player is expected to bid anything."""


WEIGHTS: Final[Weights] = load_weights("ludoteca.games.fzzzt", Weights)


def advise(perspective: Perspective, luck: Luck) -> int:
    """The place of the option that seems best to the seat."""
    return advise_by(WEIGHTS, perspective, luck)


def advise_by(weights: Weights, perspective: Perspective, luck: Luck) -> int:
    """The same with other weights, for whoever tunes them."""
    decision = perspective.decision
    options = decision.options
    if decision.ask is ASSIGN and isinstance(options, OrPass):
        worlds = [perspective.imagine(luck) for _ in range(weights.futures)]
        return best_assignment(Judge(weights, worlds, perspective.seat), options, decision.about[0])
    assert isinstance(options, Some)
    worlds = [perspective.imagine(luck) for _ in range(weights.worlds)]
    indices = best_bid(Judge(weights, worlds, perspective.seat), options.items)
    place = options.place(indices)
    assert place is not None
    return place


class Holding:
    """What one seat owns: units with the cards locked on them, and the collection."""

    __slots__ = ("units", "locked", "cards", "power", "known")

    def __init__(self, units: Cards, locked: list[Cards], cards: Cards) -> None:
        self.units = units
        self.locked = locked
        self.cards = cards
        self.power = sum([POWER[card] for card in cards])
        self.known: dict[Cards, int] = {}
        """The bonuses asked for so far: the same futures are looked at for every lot."""

    def bonus(self, more: Cards) -> int:
        """The best bonus if these cards came to the collection."""
        if not self.units:
            return 0
        found = self.known.get(more)
        if found is None:
            found = best_bonus(self.units, self.locked, self.cards + more)
            self.known[more] = found
        return found


class Judge:
    """The judgement of one seat on one situation."""

    def __init__(self, weights: Weights, worlds: list[Match], me: Seat) -> None:
        self.weights = weights
        self.me = me
        self.worlds = worlds
        self.tables: list[Table] = [world.table for world in worlds]
        t = self.tables[0]
        self.seats = t.seats
        self.later = len(t.deck) // BELT_SIZE
        """Rounds after this one."""
        self.holdings = [self._holding(t, Seat(number)) for number in range(t.seats)]
        hidden = t.deck + tuple([card for card in t.belt if not t.face_up(card)])
        self.unsold: list[Card] = sorted(hidden)
        """The cards of deck and belt that nobody has seen; the same in all worlds."""
        robots = [card for card in self.unsold if KIND[card] is not Kind.UNIT]
        self.usual_power = sum([POWER[card] for card in robots]) / max(1, len(robots))
        sold = len(t.belt) * ROBOTS_SOLD / t.seats
        self.growth = [sold + number * BELT_SIZE * ROBOTS_SOLD / t.seats for number in range(self.later)]
        """How many more cards each collection will have at the draw of each later round."""
        total = 0.0
        for held in self.holdings:
            total += self._drawn(held, 0.0, 0)
        self.return_on_power = weights.lot * BELT_SIZE / max(1.0, total)
        """What one more power in hand, for a round, is worth."""
        self.trust = 1.0
        """The part of a bonus that is counted now."""
        for _ in range(self.later):
            self.trust *= weights.trust

    def _holding(self, t: Table, seat: Seat) -> Holding:
        units = t.units(seat)
        return Holding(units, [t.assigned(unit) for unit in units], t.collection(seat))

    def _drawn(self, held: Holding, power: float, cards: int) -> float:
        """The power that a seat can expect to draw in a later round, on average, with such cards more."""
        drawn = 0.0
        for more in self.growth:
            number = len(held.cards) + cards + more
            total = held.power + power + more * self.usual_power
            drawn += total if number <= HAND_SIZE else total * HAND_SIZE / number
        return drawn / max(1, len(self.growth))

    def power_worth(self, seat: Seat, power: int, cards: int) -> float:
        """What it is worth in later rounds if the collection gets or loses cards: weak ones dilute it."""
        held = self.holdings[seat]
        more = self._drawn(held, power, cards) - self._drawn(held, 0.0, 0)
        return more * len(self.growth) * self.return_on_power

    def robots_to_come(self, t: Table, seat: Seat) -> Cards:
        """The robots for its units that a seat may win from here on in one world."""
        coming = t.belt[1:] + t.deck[len(t.deck) - BELT_SIZE * self.later :]
        share = [card for card in coming[seat :: t.seats] if is_robot(card)]
        return tuple(share[: int(self.weights.hope * len(share) + 0.5)])

    def worth(self, seat: Seat, lot: Card, futures: int) -> float:
        """What a lot brings a seat until the end of the game."""
        held = self.holdings[seat]
        if KIND[lot] is Kind.UNIT:
            owner = Holding((*held.units, lot), [*held.locked, ()], held.cards)
            return self.bonus_more(seat, owner, (), futures)
        worth = POINTS[lot] + self.power_worth(seat, POWER[lot], 1)
        if is_robot(lot):
            worth += self.weights.symbol * self.later * SHOWS[lot].bit_count()
            worth += self.bonus_more(seat, held, (lot,), futures)
        return worth

    def bonus_more(self, seat: Seat, owner: Holding, more: Cards, futures: int) -> float:
        """How much more bonus a seat can expect as this owner, with these cards more, than as it is."""
        held = self.holdings[seat]
        if not owner.units:
            return 0.0
        gained = 0
        for t in self.tables[:futures]:
            coming = self.robots_to_come(t, seat)
            gained += owner.bonus(more + coming) - held.bonus(coming)
        return gained / futures * self.trust

    def usual_worth(self, seat: Seat) -> float:
        """What a lot not yet turned up is worth to a seat on average."""
        worth = 0.0
        for card in self.unsold:
            if KIND[card] is Kind.UNIT:
                worth += self.weights.unit * POINTS[card]
            else:
                worth += max(0.0, POINTS[card] + self.power_worth(seat, POWER[card], 1))
        return worth / max(1, len(self.unsold))


# -- bidding ---------------------------------------------------------------------------------------


class Rival:
    """What the others do in one world: the highest bid, whose it is, and what all of them hold."""

    __slots__ = ("value", "seat", "first", "bid", "power", "cards")

    def __init__(self) -> None:
        self.value = -1
        self.seat = Seat(-1)
        self.first = False
        """Whether the highest bid goes before mine in a tie."""
        self.bid = 0
        """How many cards are in the highest bid."""
        self.power = 0
        """The power of all other hands, bids included."""
        self.cards = 0
        """How many cards those are."""


def best_bid(judge: Judge, hand: Cards) -> list[int]:
    """The places of the hand's cards that are worth bidding for the lot."""
    t = judge.tables[0]
    me, weights = judge.me, judge.weights
    lots = len(t.belt) - 1
    rest = rest_worth(judge, t)
    worths = [judge.worth(Seat(seat), t.lot, weights.futures if seat == me else 1) for seat in range(t.seats)]
    rivals = [_rival(judge, number, worths, rest) for number in range(len(judge.tables))]
    malice = weights.spite / (t.seats - 1)
    held = sum([POWER[card] for card in hand])
    # The last lot of a round is worth all the cards that are left, also where that seems hopeless.
    edge = TINY if lots == 0 and worths[me] > 0 else -TINY
    best: list[int] = []
    best_utility = 0.0
    for indices, value in _bids(hand):
        utility = 0.0
        for rival in rivals:
            power, cards = rival.power, rival.cards
            if value > rival.value or (value == rival.value and not rival.first):
                mine = _share(weights, held - value, len(hand) - len(indices), power, cards, lots)
                utility += worths[me] + rest * (1 + malice) * mine
            else:
                mine = _share(weights, held, len(hand), power - rival.value, cards - rival.bid, lots)
                utility += rest * (1 + malice) * mine - malice * worths[rival.seat]
        if not best or utility > best_utility - edge:
            best, best_utility = indices, utility
    return best


def rest_worth(judge: Judge, t: Table) -> float:
    """What the lots of this round after the one on sale are worth."""
    usual = judge.usual_worth(judge.me)
    worth = 0.0
    for card in t.belt[1:]:
        worth += max(0.0, judge.worth(judge.me, card, 1)) if t.face_up(card) else usual
    return worth


def _share(weights: Weights, power: int, cards: int, their_power: int, their_cards: int, lots: int) -> float:
    """The part of the lots to come that a hand can expect to win: by its power, each lot for a card."""
    if lots == 0 or cards == 0:
        return 0.0
    mine = power + weights.card * cards
    theirs = their_power + weights.card * their_cards
    share = min(mine / (mine + theirs), cards / lots)
    return max(share, min(cards, lots - their_cards) / lots)


def _bids(hand: Cards) -> list[tuple[list[int], int]]:
    """For each value that can be bid the fewest cards that reach it, the lowest value first."""
    found: dict[int, list[int]] = {}
    for digits in range(1, 1 << len(hand)):
        indices = [index for index in range(len(hand)) if digits >> index & 1]
        value = sum([POWER[hand[index]] for index in indices])
        if value not in found or len(indices) < len(found[value]):
            found[value] = indices
    return [(found[value], value) for value in sorted(found)]


def _rival(judge: Judge, number: int, worths: list[float], rest: float) -> Rival:
    """What the others may do in this world."""
    t = judge.tables[number]
    me, weights = judge.me, judge.weights
    rival = Rival()
    hands = [t.hand(Seat(seat)) + t.bid(Seat(seat)) for seat in range(t.seats)]
    every = [card for hand in hands for card in hand]
    total = sum([POWER[card] for card in every]) + weights.card * len(every)
    before_me = True
    for seat in clockwise(t.chief, t.seats):
        if seat == me:
            before_me = False
            continue
        hand = hands[seat]
        if not hand:
            continue
        if (number + seat) % weights.whim == 0:
            bid = t.bid(seat) or hand[:: 1 + number % 2]
        else:
            part = weights.boldness * (number + 0.5) / len(judge.tables)
            price = part * max(0.0, worths[seat]) * total / max(1.0, rest)
            bid = _bid_below(hand, price, len(t.bid(seat)))
        value = sum([POWER[card] for card in bid])
        rival.power += sum([POWER[card] for card in hand])
        rival.cards += len(hand)
        if value > rival.value:
            rival.value, rival.seat, rival.first, rival.bid = value, seat, before_me, len(bid)
    return rival


def _bid_below(hand: Cards, price: float, count: int) -> Cards:
    """The highest bid up to a price, of so many cards if the count is known; else the lowest bid."""
    best: Cards = ()
    best_value = 0
    for digits in range(1, 1 << len(hand)):
        if count and digits.bit_count() != count:
            continue
        cards = tuple([card for index, card in enumerate(hand) if digits >> index & 1])
        value = sum([POWER[card] for card in cards])
        if not best or best_value < value <= price or price < best_value > value:
            best, best_value = cards, value
    return best


# -- assigning -------------------------------------------------------------------------------------


def best_assignment(judge: Judge, options: OrPass, unit: Card) -> int:
    """The place of the card that is best laid on the unit for good, or of passing.

    What is locked can serve on one unit only, so it never adds to the bonus. What it does is to thin the collection: a weak
    robot no longer takes the place of a strong one in a hand.
    """
    me = judge.me
    held = after_earlier(judge, unit)
    judge.holdings[me] = held
    at = held.units.index(unit)
    best, best_gain = len(options) - 1, 0.0
    tried: list[int] = []
    for place in sorted(range(len(options) - 1), key=lambda place: POWER[options[place]]):
        card: Card = options[place]
        gain = judge.power_worth(me, -POWER[card], -1)
        if gain <= best_gain or SHOWS[card] in tried:
            continue
        tried.append(SHOWS[card])
        locked = held.locked[:]
        locked[at] += (card,)
        left = tuple([other for other in held.cards if other != card])
        gain += judge.bonus_more(me, Holding(held.units, locked, left), (), judge.weights.futures)
        if gain > best_gain:
            best, best_gain = place, gain
    return best


def after_earlier(judge: Judge, unit: Card) -> Holding:
    """What the seat owns once the answers are counted that it has given in this clean-up."""
    held = judge.holdings[judge.me]
    question = judge.worlds[0].question
    assert isinstance(question, Bundle)
    given = [option for _, option in question.given[judge.me]]
    locked = held.locked[:]
    cards = held.cards
    for at, asked in enumerate(held.units):
        if asked == unit:
            break
        if any(fits(card, asked) for card in cards):
            card = given.pop(0)
            if card is not None:
                locked[at] += (card,)
                cards = tuple([other for other in cards if other != card])
    return Holding(held.units, locked, cards)
