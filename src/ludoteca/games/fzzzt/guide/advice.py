"""The guide of Fzzzt!: what greedy does, which options come first, and what a match promises to each seat.

What comes first is found in what the deciding seat can know, so that it does not matter in which of its worlds it is
asked. Greedy also tries the best of it out in a few worlds.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludoteca.facets.guide import Guide, Outline, Trial, whoever
from ludoteca.games.fzzzt.flow import ASSIGN, BID
from ludoteca.games.fzzzt.guide.last_lots import last_lots
from ludoteca.games.fzzzt.guide.outlook import (
    CARD,
    ROBOT,
    WHOLE,
    Outlook,
    all_symbols,
    production,
    rounds_after,
)  # fmt: skip
from ludoteca.games.fzzzt.pieces import POWER, SHOWS, is_robot
from ludoteca.games.fzzzt.scoring import basic_score, best_bonus, owned, rank
from ludoteca.games.fzzzt.table import BELT_SIZE, Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.zone import Cards

SPITE: Final = 1.0
"""How much it counts what the others get, shared out among them."""
WHIM: Final = 0.5
"""How likely others are expected to bid anything they hold, whatever the lot is worth to them."""
FREEDOM: Final = 0.4
"""What it costs for each symbol to lay a card on a unit for good: another unit may want it."""
MANY: Final = 1 << 20
"""More cards than there are."""
MANY_BIDS: Final = 6
"""Where so many bids are looked at, all cards are among them."""

# Fitted to matches that greedy played against itself.
BONUS: Final = 0.18
"""What a point that the units promise is worth beyond the robots, while rounds are to come."""
GROWTH: Final = 0.17
"""The part of its fair share of the lots to come that a seat gets as supply of each symbol."""
ROBOT_LAST: Final = 3.0
"""What a robot with one symbol brings beside its points if nothing of the last round is settled."""
OPEN: Final = 0.09
"""The part of a bonus that each lot still to be sold in the last round leaves open."""
RETURN: Final = 2.0
"""What a power drawn in a later round brings, shared out among all seats."""
REST: Final = 1.35
"""What the lots of this round bring, as a part of what they seem to be worth."""
DOUBT: Final = 4.0
DOUBT_LAST: Final = 18.0
DOUBT_EARLIER: Final = 8.0
"""How uncertain the difference of two scores is at the end, and for each of the last eight lots or of those before."""
STEEP: Final = 0.55
"""The scale on which points become chances, as a part of that uncertainty."""


def favourites(match: Match, decision: Decision, most: int) -> list[int]:
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    outlook = Outlook(match.table, decision.seat)
    if most == 1 and decision.ask is not ASSIGN:
        return [_best_bid(outlook, decision.seat)]
    return [place for _, place in ranked(outlook, decision, most)]


def ranked(outlook: Outlook, decision: Decision, most: int) -> list[tuple[float, int]]:
    """Up to so many options, best first: what each promises, in points, and its place."""
    if decision.ask is ASSIGN:
        return _assignments(outlook, decision)[:most]
    return _bids(outlook, decision.seat, most)


# -- bidding ---------------------------------------------------------------------------------------


class Purse:
    """For each value that a hand can bid the fewest cards that reach it, as the binary digits of their places."""

    __slots__ = ("values", "digits", "counts")

    def __init__(self, hand: Cards) -> None:
        digits = [0]
        counts = [0]
        reach = 0
        powerless = -1
        for place, card in enumerate(hand):
            power = POWER[card]
            if not power:
                powerless = place
                continue
            digits += [0] * power
            counts += [MANY] * power
            for value in range(reach, -1, -1):
                if counts[value] + 1 < counts[value + power]:
                    counts[value + power] = counts[value] + 1
                    digits[value + power] = digits[value] | 1 << place
            reach += power
        digits[0] = 0 if powerless < 0 else 1 << powerless
        counts[0] = MANY if powerless < 0 else 1
        self.digits = digits
        self.counts = counts
        self.values = [value for value in range(reach + 1) if counts[value] < MANY]
        """The values that can be bid, the lowest first."""

    def place(self, value: int) -> int:
        """The place of a bid of this value: any part of the hand but none, so that of the first card alone is 0."""
        return self.digits[value] - 1


def _best_bid(outlook: Outlook, me: Seat) -> int:
    """The place of the most promising bid."""
    purse = Purse(outlook.t.hand(me))
    utilities, _ = utilities_of(outlook, me, purse)
    best, best_utility = 0, -1e9
    for place, utility in enumerate(utilities):
        # The last lot of a round is worth all the cards that are left.
        if utility > best_utility or (outlook.lots == 1 and utility == best_utility):
            best, best_utility = place, utility
    return purse.place(purse.values[best])


def _bids(outlook: Outlook, me: Seat, most: int) -> list[tuple[float, int]]:
    """The most promising bids; among several are always the lowest one and the one that is just enough, among many all cards too."""
    purse = Purse(outlook.t.hand(me))
    utilities, safe = utilities_of(outlook, me, purse)
    cheap = -1 if outlook.lots == 1 else 1
    ranked = [(-utility, cheap * purse.values[place]) for place, utility in enumerate(utilities)]
    ranked.sort()
    values = [safe, purse.values[0]]
    if most >= MANY_BIDS:
        values.append(purse.values[-1])
    kept = ranked[: max(1, most - len(values))]
    wanted = [one for value in values for one in ranked if cheap * one[1] == value]
    for one in wanted + ranked:
        if len(kept) < most and one not in kept:
            kept.append(one)
    return [(-loss, purse.place(cheap * value)) for loss, value in kept]


def utilities_of(outlook: Outlook, me: Seat, purse: Purse) -> tuple[list[float], int]:
    """What each of the bids promises, and the lowest one that nobody is expected to beat, or else the highest."""
    t = outlook.t
    lots = outlook.lots - 1
    rest = outlook.rest()
    price = outlook.price(rest)
    malice = SPITE / (t.seats - 1)
    stake = rest * (1 + malice)
    worth = outlook.worth(me, t.lot)
    tops: list[int] = []
    ceilings: list[int] = []
    first: list[bool] = []
    before_me = True
    power, cards, highest, loss = 0.0, 0, -1, 0.0
    for seat in clockwise(t.chief, t.seats):
        if seat == me:
            before_me = False
            continue
        means = outlook.means[seat]
        if not means.count:
            continue
        power += means.purse
        cards += means.count
        theirs = outlook.worth(seat, t.lot)
        tops.append(outlook.top(seat, theirs, price))
        ceilings.append(means.ceiling if t.bid(seat) else int(means.purse))
        first.append(before_me)
        if tops[-1] > highest:
            highest, loss = tops[-1], malice * theirs
    mine = outlook.means[me].purse
    count = outlook.means[me].count
    utilities: list[float] = []
    safe = -1
    for value in purse.values:
        wins = 1.0
        for place in range(len(tops)):
            beaten = value if first[place] else value + 1
            usual = 1.0 if beaten > tops[place] else beaten / (tops[place] + 1)
            anything = 1.0 if beaten > ceilings[place] else beaten / (ceilings[place] + 1)
            wins *= (1 - WHIM) * usual + WHIM * anything
        won = worth + stake * share(mine - value, count - purse.counts[value], power, cards, lots)
        paid = (value + max(value, highest)) / 2
        lost = stake * share(mine, count, power - paid, cards - 1, lots) - loss
        utilities.append(wins * won + (1 - wins) * lost)
        if safe < 0 and wins >= 1.0:
            safe = value
    return utilities, safe if safe >= 0 else purse.values[-1]


def share(power: float, cards: int, their_power: float, their_cards: int, lots: int) -> float:
    """The part of the lots to come that a hand can expect to win: by its power, each lot for a card."""
    if lots == 0 or cards == 0:
        return 0.0
    mine = power + CARD * cards
    theirs = max(0.0, their_power) + CARD * their_cards
    return max(min(mine / (mine + theirs), cards / lots), min(cards, lots - their_cards) / lots)


# -- assigning -------------------------------------------------------------------------------------


def _assignments(outlook: Outlook, decision: Decision) -> list[tuple[float, int]]:
    """The cards that are best laid on the unit for good, and passing.

    What is locked never adds to the bonus; but a weak robot no longer takes the place of a strong one in a hand.
    """
    options = decision.options
    passing = len(options) - 1
    means = outlook.means[decision.seat]
    ranked: list[tuple[float, int]] = [(0.0, passing)]
    tried: list[tuple[int, int]] = []
    for place in range(passing):
        card: Card = options[place]
        kind = (POWER[card], SHOWS[card])
        if kind not in tried:
            tried.append(kind)
            gain = outlook.power_worth(means, -POWER[card], -1) - FREEDOM * SHOWS[card].bit_count()
            ranked.append((gain, place))
    ranked.sort(reverse=True)
    return ranked


# -- telling situations apart ----------------------------------------------------------------------


def outline(match: Match, decision: Decision, me: Seat) -> tuple[int, ...] | None:
    """What matters most of a bid to come: the lot, who is chief, and the hand; of others, how many cards it has.

    Bids that are opened and cards that are drawn make nearly every world another one, so that little would be learnt about
    the lots after the first. A single other seat shows too much of its hand for that to be left out.
    """
    t: Table = match.table
    if decision.ask is not BID or t.seats == 2:
        return None
    seat = decision.seat
    hand = t.hand(seat)
    if seat == me:
        return (seat, t.round, t.lot, t.chief, *sorted(hand))
    return (seat, t.round, t.lot, t.chief, -len(hand))


def bid_value(bid: Cards) -> int:
    """What a bid counts as: its power, whatever the cards."""
    return sum([POWER[card] for card in bid])


# -- judging ---------------------------------------------------------------------------------------


def chances(match: Match) -> list[float]:
    """What each seat may expect of the match: 1 for a sole winner, shared equally between several."""
    t: Table = match.table
    if t.phase is Phase.OVER:
        return result(t)
    points = expected(t)
    coming = len(t.belt) + BELT_SIZE * rounds_after(t)
    last = min(coming, BELT_SIZE)
    doubt = DOUBT + DOUBT_LAST * last + DOUBT_EARLIER * (coming - last)
    scale = STEEP * sqrt(doubt / (t.seats - 1))
    most = max(points)
    raised = [exp((one - most) / scale) for one in points]
    total = sum(raised)
    return [one / total for one in raised]


def result(t: Table) -> list[float]:
    """What each seat has got once the match is over."""
    totals: list[int] = []
    robots: list[int] = []
    for number in range(t.seats):
        cards = owned(t, Seat(number))
        totals.append(basic_score(cards) + _bonus(t, Seat(number)))
        robots.append(len([card for card in cards if is_robot(card)]))
    ranks = rank(totals, robots)
    winners = ranks.count(1)
    return [1.0 / winners if one == 1 else 0.0 for one in ranks]


def _bonus(t: Table, seat: Seat) -> int:
    """The best bonus as things stand."""
    units = t.units(seat)
    return best_bonus(units, [t.assigned(unit) for unit in units], t.collection(seat)) if units else 0


def expected(t: Table) -> list[float]:
    """How many points each seat can expect at the end, up to something that all have in common."""
    outlook = Outlook(t, None)
    later = outlook.later
    sale = Sale(t, outlook)
    grown = outlook.supply_to_come(GROWTH)
    power = sum(sale.powers)
    count = sum([means.count for means in outlook.means])
    points: list[float] = []
    for number in range(t.seats):
        seat = Seat(number)
        means = outlook.means[seat]
        mine = sale.powers[seat]
        part = share(mine, means.count, power - mine, count - means.count, sale.lots)
        one = basic_score(owned(t, seat)) + sale.gains[seat] + REST * sale.rest * part
        robots = all_symbols(means.supply) / WHOLE
        if later:
            one += ROBOT * robots + BONUS * production(means.units, means.supply + grown) / WHOLE
            one += RETURN / t.seats * later * outlook.drawn(means.power, means.cards)
        else:
            left_open = OPEN * outlook.lots
            one += left_open * ROBOT_LAST * robots + (1 - left_open) * _bonus(t, seat)
        points.append(one)
    return points


class Sale:
    """The lots of this round that are still to be sold, and what the bids on the table make of the first of them."""

    __slots__ = ("lots", "rest", "powers", "gains")

    def __init__(self, t: Table, outlook: Outlook) -> None:
        self.lots = outlook.lots
        """How many lots are open."""
        self.rest = outlook.rest()
        """What they are worth."""
        self.powers = [means.purse for means in outlook.means]
        """What each seat has left for them."""
        self.gains = [0.0] * t.seats
        """What each seat is about to gain."""
        leader, led = t.chief, -1
        for seat in t.everybody():
            if t.bid(seat) and t.bid_value(seat) > led:
                leader, led = seat, t.bid_value(seat)
        if led >= 0:
            self._settle(t, outlook, leader, led)
        elif self.lots:
            promises = [outlook.promise(seat, t.lot) for seat in t.everybody()]
            self.rest += sum(promises) / t.seats

    def _settle(self, t: Table, outlook: Outlook, leader: Seat, led: int) -> None:
        """Who leads pays and gets the lot, unless a seat that is still to bid goes higher."""
        price = outlook.price(self.rest)
        stays = 1.0
        taker, highest = leader, led
        for seat in t.everybody():
            if not t.bid(seat) and t.hand(seat):
                top = outlook.top(seat, outlook.worth(seat, t.lot), price)
                if top > led:
                    stays *= (led + 1) / (top + 1)
                    if top > highest:
                        taker, highest = seat, top
        self.lots -= 1
        self.powers[leader] -= stays * led
        self.gains[leader] += stays * outlook.promise(leader, t.lot)
        if taker != leader:
            self.powers[taker] -= (1 - stays) * (led + highest) / 2
            self.gains[taker] += (1 - stays) * outlook.promise(taker, t.lot)


# -- the guide -------------------------------------------------------------------------------------


def _settled(match: Match) -> bool:
    """Whether a lot is on sale for which nobody has bid yet."""
    t: Table = match.table
    return t.phase is Phase.AUCTION and max([len(t.bid(seat)) for seat in t.everybody()]) == 0


GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=2,
    width=8,
    advise=Trial(favourites, chances, _settled, width=8, worlds=12).advise,
    outline=Outline(outline, bid_value),
    solve=last_lots,
)
