"""What a table of Red Rising is worth to a seat: points as they are, points that may come, and the time left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.facets.weights import load_weights
from ludoteca.games.red_rising.asks import (
    BANISH_OWN,
    CERES,
    FROM_DECK,
    GIVE_UP,
    MAY_TAKE,
    TAKE_BANISHED,
    TAKE_HERE,
    card_at,
)  # fmt: skip
from ludoteca.games.red_rising.clauses import COLOUR_MARK, NAME_MARK, POINTS
from ludoteca.games.red_rising.mimicry import value
from ludoteca.games.red_rising.pieces import (
    AUCTIONEER,
    AUTOMA_BASE_POINTS,
    AUTOMA_HAND_MOST,
    BANKER,
    CHARACTERS,
    COLOUR,
    DR_VIRANY,
    END_THRESHOLD,
    FLEET_POINTS,
    HACKER,
    HAND_LIMIT,
    HELIUM_POINTS,
    HYPNOTIST,
    INFLUENCE_TOKENS,
    INVESTOR,
    IS_GOLD,
    JUPITER,
    JUSTICE,
    LEVELS,
    LUNA,
    MARS,
    MARTYR,
    NEUTRAL_INFLUENCE,
    ONLINE_GAMBLER,
    SOVEREIGN_POINTS,
    SURGEON,
    Colour,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.points import Standing, holds, tally_of
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import FLEET_END, Phase, Table
from ludoteca.games.red_rising.tracks import excess, influence_points
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Decision, Some
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards


@dataclass(frozen=True)
class Weights:
    """How the bot judges; the numbers are in heuristics.json."""

    worlds: int
    """How many worlds are imagined for a decision."""
    finalists: int
    """How many trials are repeated in every world."""
    leads: int
    """How many cards of the hand are tried for deploying."""
    breadth: int
    """A question within a trial is searched if it has no more options than this."""
    pace: float
    """How many steps towards the end a side takes in a turn."""
    horizon: float
    """With so many turns left, half of what the tracks are worth is what they may become."""
    fleet: float
    """What a step of the ship is worth in the long run."""
    influence: float
    """What an Influence is worth in the long run, whatever its rank is now."""
    sovereign: float
    """What the token is worth while it may still be lost."""
    card: float
    """What a card in a hidden hand is worth."""
    house: float
    """What the ability of a house is worth that moves no track."""
    die: float
    """What a roll of the die is worth."""
    promise: float
    """What points are worth that another card could bring to the hand."""
    drawn: int
    """How many cards of the deck are looked at to judge an unknown one."""


WEIGHTS: Final[Weights] = load_weights("ludoteca.games.red_rising", Weights)
TOGETHER: Final = 1.5
"""How much faster all sides approach three conditions than one side approaches two."""
WORST: Final = -1000.0
"""Less than any hand or side is worth."""
MOST_WAYS: Final = 256
"""How many ways to take banished cards are compared: all, with up to eight cards."""


class Judge:
    """The judgement of one seat."""

    __slots__ = ("weights", "me", "known")

    def __init__(self, weights: Weights, me: Seat) -> None:
        self.weights = weights
        self.me = me
        self.known: dict[tuple[Cards, int, int, int, bool, int], tuple[float, float]] = {}
        """What hands bring in the world looked at; the little that trials change on the locations is not minded."""

    # -- tables ------------------------------------------------------------------------------------

    def worth(self, t: Table) -> float:
        """What a table is worth to me."""
        return self._appraise(t, standing_of(t, self.me, t.hand(self.me)), t.sovereign, 0.0)

    def _appraise(self, t: Table, standing: Standing, sovereign: Seat | None, more: float) -> float:
        """How far I am ahead, the less is sure the less; my own numbers are those of the standing, and some more."""
        weights = self.weights
        left = self._turns_left(t, standing)
        later = left / (left + weights.horizon)
        points, promised = self.hand_points(t, standing)
        own = points + later * weights.promise * promised + t.hacked[self.me]
        placed = [*standing.rivals_influence, standing.influence]
        if t.neutral():
            placed.append(NEUTRAL_INFLUENCE)
        ranked = influence_points(placed)
        rank = len(standing.rivals_influence)
        own += self._tracks(standing.helium, standing.fleet, standing.influence, ranked[rank], later)
        if standing.sovereign:
            own += self._token(later)
        rival = WORST
        for number, side in enumerate(t.opponents(self.me)):
            theirs = self._hidden(t, side)
            theirs += self._tracks(t.helium[side], t.fleet[side], t.influence[side], ranked[number], later)
            if sovereign == side:
                theirs += self._token(later)
            rival = max(rival, theirs)
        return (own + more - rival) / _root(1.0 + left)

    def _tracks(self, helium: int, fleet: int, influence: int, ranked: int, later: float) -> float:
        """What the tracks bring: partly as they are, partly what their steps are worth in the long run."""
        weights = self.weights
        now = FLEET_POINTS[fleet] + ranked
        then = weights.fleet * fleet + weights.influence * influence
        return HELIUM_POINTS * helium + now + later * (then - now)

    def _token(self, later: float) -> float:
        """What the Sovereign token brings."""
        return SOVEREIGN_POINTS + later * (self.weights.sovereign - SOVEREIGN_POINTS)

    def _hidden(self, t: Table, side: Seat) -> float:
        """What a hand that I cannot see scores."""
        held = len(t.hand(side))
        if t.is_automa(side):
            good, bad = LEVELS[t.switches.level]
            return AUTOMA_BASE_POINTS + min(held, AUTOMA_HAND_MOST) * (good + bad) / 2.0
        return min(held, HAND_LIMIT) * self.weights.card

    def _turns_left(self, t: Table, standing: Standing) -> float:
        """How many turns I may still have."""
        if t.ending or t.phase in (Phase.ABILITIES, Phase.OVER):
            return 0.0
        lacks = [_lacks(standing.helium, standing.fleet, standing.influence)]
        lacks += [_lacks(t.helium[side], t.fleet[side], t.influence[side]) for side in t.opponents(self.me)]
        alone = min([sum(lack) - max(lack) for lack in lacks])
        mixed = sum([min([lack[track] for lack in lacks]) for track in range(3)])
        if alone == 0 or mixed == 0:
            return 0.0
        # Towards the three conditions together all sides help, though not with every step.
        return min(alone / self.weights.pace, mixed / self.weights.pace / TOGETHER)

    # -- hands -------------------------------------------------------------------------------------

    def hand_points(self, t: Table, standing: Standing) -> tuple[float, float]:
        """What my hand brings, with its end-of-game abilities, and what it promises."""
        hand = standing.hand
        key = (
            hand, standing.helium, standing.fleet, standing.influence, standing.sovereign, len(standing.banished)
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            found = self._settled(t, standing), _promised(standing)
            self.known[key] = found
        return found

    def _settled(self, t: Table, standing: Standing) -> float:
        """What my hand brings; House Ceres parts with the worst card. §5.4"""
        hand = standing.hand
        if t.houses[self.me] is not House.CERES or t.phase is Phase.OVER or not hand:
            return self._points(t, standing)
        best = WORST
        for card in hand:
            standing.hand = _without(hand, card)
            best = max(best, self._points(t, standing))
        standing.hand = hand
        return best

    def _points(self, t: Table, standing: Standing) -> float:
        """What these cards bring. §8"""
        hand = standing.hand
        points = float(value(standing) + excess(len(hand)))
        if t.phase in (Phase.ABILITIES, Phase.OVER):
            return points
        for card in hand:
            if card in ENDING_CARDS:
                points += self._ending(t, standing, card)
        return points

    def _ending(self, t: Table, standing: Standing, card: Card) -> float:
        """What an end-of-game ability is likely to bring."""
        another = 8.0 if len(standing.hand) >= HAND_LIMIT else 18.0
        if card in (JUSTICE, MARTYR):
            return another if standing.sovereign else 0.0
        if card == SURGEON:
            return another + 5.0 if [one for one in t.banished if IS_GOLD[one]] else 0.0
        if card == DR_VIRANY:
            return another if [one for one in t.banished if COLOUR[one] is Colour.RED] else 0.0
        return ENDING_CARDS[card]

    def dispensable(self, t: Table, options: Sequence[Card | None]) -> list[int]:
        """The places of the cards that my hand loses least by, and of passing."""
        hand = t.hand(self.me)
        lost: list[tuple[float, int]] = []
        passing: list[int] = []
        for place in range(len(options)):
            card = options[place]
            if card is None:
                passing.append(place)
            else:
                lost.append((-self._hand_with(t, _without(hand, card)), place))
        lost.sort()
        return [place for _, place in lost[: self.weights.leads]] + passing

    # -- gains -------------------------------------------------------------------------------------

    def best_gain(self, t: Table, places: Sequence[int]) -> float:
        """What the table is worth after the best of these gains."""
        return max([self.gain(t, place) for place in places])

    def gain(self, t: Table, place: int) -> float:
        """What the table is worth after a gain. §4.1"""
        me = self.me
        hand = t.hand(me)
        standing = standing_of(t, me, hand)
        if place == FROM_DECK:
            drawn = t.deck[-self.weights.drawn :]
            worth = 0.0
            for card in drawn:
                standing.hand = (*hand, card)
                worth += self._appraise(t, standing, t.sovereign, self.weights.die)
            return worth / len(drawn)
        standing.hand = (*hand, t.pile(place)[-1])
        standing.locations[place] = standing.locations[place][:-1]
        sovereign = t.sovereign
        more = 0.0
        if place == JUPITER:
            standing.fleet = min(FLEET_END, standing.fleet + 1)
        elif place == MARS:
            standing.helium += 1
        elif place == LUNA:
            sovereign = me
            standing.sovereign = True
            more = self._house(t, standing)
        else:
            standing.influence = min(INFLUENCE_TOKENS, standing.influence + 1)
        return self._appraise(t, standing, sovereign, more)

    def _house(self, t: Table, standing: Standing) -> float:
        """Use my house; what is not on the tracks is returned."""
        house = t.houses[self.me]
        if house is House.DIANA:
            standing.influence = min(INFLUENCE_TOKENS, standing.influence + 1)
        elif house is House.JUPITER:
            standing.fleet = min(FLEET_END, standing.fleet + 1)
        elif house is House.MARS:
            standing.helium += 1
        else:
            return self.weights.house
        return 0.0

    # -- answers without trial ---------------------------------------------------------------------

    def by_rote(self, t: Table, decision: Decision) -> int:
        """The place of a sensible answer."""
        options = decision.options
        ask = decision.ask
        ways = len(options)
        if ask in (BANISH_OWN, GIVE_UP, CERES):
            return _best([self._hand_with(t, _without(t.hand(self.me), options[way])) for way in range(ways)])
        if ask is TAKE_BANISHED:
            return _best([self._hand_with(t, (*t.hand(self.me), options[way])) for way in range(ways)])
        if ask in (TAKE_HERE, MAY_TAKE):
            likings: list[float] = []
            for way in range(ways):
                spot: int | None = options[way]
                more: Cards = () if spot is None else (card_at(t, spot),)
                likings.append(self._hand_with(t, t.hand(self.me) + more))
            return _best(likings)
        return ways - 1 if options[ways - 1] is None else 0

    def _hand_with(self, t: Table, hand: Cards) -> float:
        """What my hand would bring if it were this one."""
        return self._points(t, standing_of(t, self.me, hand))

    def best_to_take(self, t: Table, options: Some) -> int:
        """The place of the cards that score best in my hand."""
        hand = t.hand(self.me)
        return _best(
            [self._hand_with(t, hand + options.nth(way)) for way in range(min(MOST_WAYS, options.ways()))]
        )


ENDING_CARDS: Final[dict[Card, float]] = {
    AUCTIONEER: 4.0,
    BANKER: 6.0,
    DR_VIRANY: 0.0,
    HACKER: 14.0,
    HYPNOTIST: 3.0,
    INVESTOR: 3.0,
    JUSTICE: 0.0,
    MARTYR: 0.0,
    ONLINE_GAMBLER: 12.0,
    SURGEON: 0.0,
}
"""What the end-of-game abilities bring on average, where that does not depend on the table."""


def _bearers(marks: int) -> int:
    """How many characters bear one of these marks."""
    return len([card for card in CHARACTERS if (COLOUR_MARK[card] | NAME_MARK[card]) & marks])


REACH: Final[list[list[float]]] = [
    [_bearers(clause.condition.makes) / (_bearers(clause.condition.makes) + 10.0) for clause in POINTS[card]]
    for card in CHARACTERS
]
"""For each clause how likely a card is to come by that makes it hold."""


def _promised(standing: Standing) -> float:
    """What clauses would bring that one more card may make hold, by how likely it is to come by."""
    tally = tally_of(standing.hand, {}, {})
    promised = 0.0
    for place, card in enumerate(standing.hand):
        for number, clause in enumerate(POINTS[card]):
            open_to_more = clause.points > 0 and not clause.counts and clause.condition.makes != 0
            if open_to_more and not holds(clause.condition, place, standing, tally):
                promised += clause.points * REACH[card][number]
    return promised


def _best(likings: list[float]) -> int:
    return likings.index(max(likings))


def _lacks(helium: int, fleet: int, influence: int) -> list[int]:
    """What lacks to each condition of the end. §7"""
    return [
        max(0, END_THRESHOLD - helium), max(0, END_THRESHOLD - fleet), max(0, END_THRESHOLD - influence)
    ]  # fmt: skip


def _without(hand: Cards, card: Card) -> Cards:
    return tuple([other for other in hand if other != card])


def _root(number: float) -> float:
    root: float = number**0.5
    return root
