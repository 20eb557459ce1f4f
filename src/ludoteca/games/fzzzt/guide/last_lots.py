"""The last two lots of a match between two: what to bid is a game of its own, small enough to be solved.

Who bids first does not know what the other answers, and the other knows no more of that bid than its number of cards. So the
best bids are mixed. They are found by regret matching: again and again either side plays more often what would have done
better so far. What a seat does not know of the other hand comes as several hands, all as likely; of the other seat it is
reckoned that it knows everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.facets.guide import Drawn
from ludoteca.games.fzzzt.flow import BID
from ludoteca.games.fzzzt.guide.outlook import rounds_after
from ludoteca.games.fzzzt.pieces import KIND, POWER, Kind, is_robot
from ludoteca.games.fzzzt.scoring import basic_score, best_bonus, owned, rank
from ludoteca.games.fzzzt.table import Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat, bit
from ludoteca.kernel.zone import Cards

HANDS: Final = 8
"""So many hands of the other seat are reckoned with where it is not known."""
TIMES: Final = 400
"""So often both sides learn from what would have done better."""
ENOUGH: Final = 100
"""What was learnt so often may be gone by if there is no time for more."""
SLIP: Final = 0.01
"""How often whoever bids first is taken to bid anything: whatever is seen, there is an answer to it."""
RARE: Final = 0.02
"""What is bid less often than that is left out: it is what has not been unlearnt yet."""
NONE: Final = 1 << 20
"""A power that no card has."""


class Way:
    """A way to bid: all bids of a hand that come to the same."""

    __slots__ = ("value", "count", "rest", "least", "bids")

    def __init__(self, value: int, count: int, rest: int, least: int) -> None:
        self.value = value
        """The power that is bid,"""
        self.count = count
        """with so many cards."""
        self.rest = rest
        """The power that is left for the last lot if the bid is spent,"""
        self.least = least
        """and the least that can be bid of it."""
        self.bids: list[int] = []
        """These bids: the cards of the hand as binary digits."""


def ways_of(hand: Cards) -> list[Way]:
    """All that can be bid of a hand."""
    total = sum([POWER[card] for card in hand])
    found: dict[tuple[int, int, int], Way] = {}
    for digits in range(1, 1 << len(hand)):
        value = 0
        count = 0
        least = NONE
        for place, card in enumerate(hand):
            if digits >> place & 1:
                value += POWER[card]
                count += 1
            else:
                least = min(least, POWER[card])
        key = (value, count, least)
        if key not in found:
            found[key] = Way(value, count, total - value, least)
        found[key].bids.append(digits)
    return list(found.values())


def last_lots(perspective: Perspective, luck: Luck, go_on: Callable[[], bool]) -> list[Drawn] | None:
    """How to mix bids for one of the last two lots; None where that is not all that is left, or makes no difference."""
    decision = perspective.decision
    world = perspective.imagine(luck.copy())
    t: Table = world.table
    if decision.ask is not BID or t.seats != 2 or t.phase is not Phase.AUCTION or rounds_after(t) > 0:
        return None
    if len(t.belt) > 2 or not t.face_up(t.belt[-1]):
        return None
    me = perspective.seat
    other = Seat(1 - me)
    mine = t.hand(me)
    theirs = t.hand(other) + t.bid(other)
    if not theirs:
        return None
    ends = _ends(t, me)
    if len(t.belt) == 1:
        return _of_last(t, me, mine, ends)
    if min(ends) == max(ends):
        return None
    hands = [theirs]
    if [card for card in theirs + t.discard(other) if not t.zones.seen[card] & bit(me)]:
        for _ in range(HANDS - 1):
            another: Table = perspective.imagine(luck).table
            hands.append(another.hand(other) + another.bid(other))
        if not [hand for hand in hands if sorted(hand) != sorted(theirs)]:
            hands = [theirs]
    game = LastTwo(t, me, mine, hands, len(t.bid(other)), ends)
    return game.mixed() if game.reckon(go_on) and game.learn(go_on) else None


def _of_last(t: Table, me: Seat, mine: Cards, ends: list[float]) -> list[Drawn] | None:
    """Whoever wants the last lot bids all that is left; who does not want it as little as can be."""
    if ends[0] == ends[1]:
        return None
    other = Seat(1 - me)
    known = t.bid(other)
    wanted = ends[0] > ends[1]
    ways = ways_of(mine)
    value = max([way.value for way in ways]) if wanted else min([way.value for way in ways])
    theirs = [one.value for one in ways_of(t.hand(other) + known) if not known or one.count == len(known)]
    rival = max(theirs) if wanted else min(theirs)
    found: list[Drawn] = []
    for way in ways:
        takes = way.value > rival or (way.value == rival and t.chief == me)
        for number, digits in enumerate(way.bids):
            chance = 1.0 if way.value == value and number == 0 else 0.0
            found.append(Drawn(digits - 1, chance, ends[0] if takes else ends[1]))
    return found


def _ends(t: Table, me: Seat) -> list[float]:
    """What the match brings me: if I win the last lot or not; with two lots, for the first one won that, and then for it lost."""
    other = Seat(1 - me)
    if len(t.belt) == 1:
        return [_end(t, me, [me]), _end(t, me, [other])]
    found: list[float] = []
    for first in (me, other):
        for second in (me, other):
            found.append(_end(t, me, [first, second]))
    return found


def _end(t: Table, me: Seat, winners: list[Seat]) -> float:
    """What the match brings me if these win the lots on the belt."""
    totals: list[int] = []
    robots: list[int] = []
    for number in range(t.seats):
        seat = Seat(number)
        won: list[Card] = []
        for place, lot in enumerate(t.belt):
            if winners[place] == seat:
                won.append(lot)
        cards = [*owned(t, seat), *[lot for lot in won if KIND[lot] is not Kind.UNIT]]
        units = [*t.units(seat), *[lot for lot in won if KIND[lot] is Kind.UNIT]]
        free = (*t.collection(seat), *[lot for lot in won if KIND[lot] is not Kind.UNIT])
        bonus = best_bonus(tuple(units), [t.assigned(unit) for unit in units], free) if units else 0
        totals.append(basic_score(tuple(cards)) + bonus)
        robots.append(len([card for card in cards if is_robot(card)]))
    ranks = rank(totals, robots)
    if ranks[0] == ranks[1]:
        return 0.5
    return 1.0 if ranks[me] == 1 else 0.0


class LastTwo:
    """The game of the last two lots: whoever bids first against whoever bids second, one of them with several hands."""

    __slots__ = (
        "first_is_me",
        "_hands",
        "seen",
        "ends",
        "firsts",
        "seconds",
        "worth",
        "plays",
        "answers",
    )

    def __init__(
        self, t: Table, me: Seat, mine: Cards, hands: list[Cards], seen: int, ends: list[float]
    ) -> None:
        self.first_is_me = seen == 0
        self.seen = seen
        """How many cards lie there already; none if I bid first."""
        self.ends = ends
        own = [ways_of(mine)]
        others = [ways_of(hand) for hand in hands]
        self.firsts = own if self.first_is_me else others
        """For each hand of the first the ways to bid,"""
        self.seconds = others if self.first_is_me else own
        """and of the second."""
        self.worth: list[list[list[list[float]]]] = []
        """For a hand of the first, one of the second, and a bid of either: what it brings the first."""
        self._hands = ([mine], hands) if self.first_is_me else (hands, [mine])
        self.plays: list[list[float]] = [[0.0] * len(ways) for ways in self.firsts]
        """How often the first has bid what,"""
        self.answers: list[list[list[float]]] = []
        """and the second, by the number of cards that it saw."""
        most = max([way.count for ways in self.firsts for way in ways])
        for replies in self.seconds:
            self.answers.append([[0.0] * len(replies) for _ in range(most + 1)])

    def reckon(self, go_on: Callable[[], bool]) -> bool:
        """Go through all bids of both; False if time ran out."""
        for first, ways in enumerate(self.firsts):
            rows: list[list[list[float]]] = []
            for second, replies in enumerate(self.seconds):
                if not go_on():
                    return False
                keeps, holds = _kept(self._hands[0][first]), _kept(self._hands[1][second])
                rows.append([[self._end(way, reply, keeps, holds) for reply in replies] for way in ways])
            self.worth.append(rows)
        return True

    def _end(self, way: Way, reply: Way, keeps: tuple[int, int], holds: tuple[int, int]) -> float:
        """What two bids lead to, for the first: the higher one is spent, the other taken back, and the last lot follows."""
        wins = way.value >= reply.value
        # Of equal bids the first is the higher one, but then the other is chief.
        leads = way.value != reply.value
        power, least = (way.rest, way.least) if wins else keeps
        their_power, their_least = holds if wins else (reply.rest, reply.least)
        mine = wins if self.first_is_me else not wins
        won = self.ends[0 if mine else 2]
        lost = self.ends[1 if mine else 3]
        if least == NONE:
            takes = False
        elif their_least == NONE:
            takes = True
        else:
            wanted = won > lost
            own = power if wanted else least
            theirs = their_power if wanted else their_least
            takes = own > theirs or (own == theirs and leads)
        if self.first_is_me:
            return won if takes else lost
        return 1.0 - (lost if takes else won)

    def learn(self, go_on: Callable[[], bool]) -> bool:
        """Let both sides learn from each other while there is time; False if that was too little."""
        regrets: list[list[float]] = [[0.0] * len(ways) for ways in self.firsts]
        answer_regrets: list[list[list[float]]] = [
            [[0.0] * len(row) for row in rows] for rows in self.answers
        ]
        for time in range(1, TIMES + 1):
            if not go_on():
                return time > ENOUGH
            self._first_learns(regrets, answer_regrets, float(time))
            self._second_learns(regrets, answer_regrets, float(time))
        return True

    def _first_learns(
        self, regrets: list[list[float]], answer_regrets: list[list[list[float]]], weight: float
    ) -> None:
        part = 1.0 / len(self.seconds)
        for first, ways in enumerate(self.firsts):
            brings = [0.0] * len(ways)
            for second in range(len(self.seconds)):
                rows = self.worth[first][second]
                replies = [_strategy(row) for row in answer_regrets[second]]
                for number, way in enumerate(ways):
                    reply = replies[way.count]
                    row = rows[number]
                    total = 0.0
                    for place in range(len(row)):
                        total += reply[place] * row[place]
                    brings[number] += part * total
            played = _strategy(regrets[first])
            mean = 0.0
            for number in range(len(ways)):
                mean += played[number] * brings[number]
            for number in range(len(ways)):
                regrets[first][number] = max(0.0, regrets[first][number] + brings[number] - mean)
                self.plays[first][number] += weight * played[number]

    def _second_learns(
        self, regrets: list[list[float]], answer_regrets: list[list[list[float]]], weight: float
    ) -> None:
        plays: list[list[float]] = []
        for row in regrets:
            plays.append([(1.0 - SLIP) * one + SLIP / len(row) for one in _strategy(row)])
        part = 1.0 / len(self.firsts)
        for second, replies in enumerate(self.seconds):
            for count in range(1, len(self.answers[second])):
                brings = [0.0] * len(replies)
                for first, ways in enumerate(self.firsts):
                    for number, way in enumerate(ways):
                        if way.count != count:
                            continue
                        chance = part * plays[first][number]
                        row = self.worth[first][second][number]
                        for place in range(len(row)):
                            brings[place] -= chance * row[place]
                known = answer_regrets[second][count]
                played = _strategy(known)
                mean = 0.0
                for place in range(len(replies)):
                    mean += played[place] * brings[place]
                for place in range(len(replies)):
                    known[place] = max(0.0, known[place] + brings[place] - mean)
                    self.answers[second][count][place] += weight * played[place]

    def mixed(self) -> list[Drawn]:
        """My bids, as often as each is to be made."""
        if self.first_is_me:
            ways, made = self.firsts[0], self.plays[0]
        else:
            ways, made = self.seconds[0], self.answers[0][self.seen]
        total = sum(made)
        least = min(RARE, max(made) / total)
        found: list[Drawn] = []
        for number, way in enumerate(ways):
            chance = made[number] / total
            value = self._value(number)
            for place, digits in enumerate(way.bids):
                found.append(Drawn(digits - 1, chance if chance >= least and place == 0 else 0.0, value))
        return found

    def _value(self, number: int) -> float:
        """What a bid of mine promises against what the other has learnt."""
        brings = 0.0
        if self.first_is_me:
            count = self.firsts[0][number].count
            for second in range(len(self.seconds)):
                made = self.answers[second][count]
                total = sum(made)
                row = self.worth[0][second][number]
                for place in range(len(row)):
                    brings += made[place] / total * row[place]
            return brings / len(self.seconds)
        weight = 0.0
        for first, ways in enumerate(self.firsts):
            total = sum(self.plays[first])
            for place, way in enumerate(ways):
                if way.count == self.seen:
                    chance = (1.0 - SLIP) * self.plays[first][place] / total + SLIP / len(ways)
                    weight += chance
                    brings += chance * (1.0 - self.worth[first][0][place][number])
        return brings / weight


def _kept(hand: Cards) -> tuple[int, int]:
    """The power of a hand, and the least that can be bid of it."""
    powers = [POWER[card] for card in hand]
    return sum(powers), min(powers)


def _strategy(regrets: list[float]) -> list[float]:
    """What to do as often as it would have done better so far; anything, if nothing would."""
    total = sum(regrets)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [one / total for one in regrets]
