"""What a seat of Red Rising may expect of its turn: what a step on each track, the token and every gain are worth to it.

Only its own hand and what lies open are looked at, so that it knows no more than its player would.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import FROM_DECK, card_at
from ludoteca.games.red_rising.guide.hand import (
    ABOUT_FLEET,
    ABOUT_HELIUM,
    ABOUT_INFLUENCE,
    ABOUT_SOVEREIGN,
    Hand,
)  # fmt: skip
from ludoteca.games.red_rising.pieces import (
    COLOUR,
    CORE,
    END_THRESHOLD,
    FLEET_POINTS,
    HELIUM_POINTS,
    INFLUENCE_TOKENS,
    INSTITUTE,
    JUPITER,
    LUNA,
    MARS,
    NEUTRAL_INFLUENCE,
    SOVEREIGN_POINTS,
    Colour,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import FLEET_END, Phase, Table
from ludoteca.games.red_rising.tracks import excess, influence_points
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat, bit
from ludoteca.kernel.zone import Cards

HORIZON: Final = 4.0
"""With so many rounds left, half of what the tracks are worth is what they may become."""
LONG_FLEET: Final = 4.7
"""What a step of the ship is worth in the long run."""
LONG_INFLUENCE: Final = 3.4
"""What an Influence is worth in the long run, whatever its rank is now."""
LONG_TOKEN: Final = 4.0
"""What the Sovereign token is worth while it may still be lost."""
TOGETHER: Final = 1.5
"""How much faster all sides approach three conditions than one side approaches two."""
NOTHING: Final = -1000.0
"""What a gain is worth that cannot be had."""
WEAKENED: Final = 10.0
"""What a card is worth that an opponent chooses to lose."""
OF_AUTOMA: Final = 5.0
"""What a card is worth that the Automa loses."""
FUTURE: Final = 0.25
"""What a card on a location is worth that may be gained in a later turn, if nobody else does."""
UNKNOWN: Final = 14.0
"""The core value of a card that lies face down."""
PLACING: Final = 1.0
"""What it is worth to turn over a card and place it, or to banish one."""
HOUSES: Final[dict[House, float]] = {
    House.NONE: 0.0,
    House.APOLLO: 1.0,
    House.CERES: 1.0,
    House.MINERVA: 4.0,
}
"""What the abilities of houses are worth that do not always move the same track."""


def rounds_left(t: Table) -> float:
    """How many rounds may still be played before the end of the game is triggered."""
    if t.ending or t.phase is Phase.ABILITIES or t.phase is Phase.OVER:
        return 0.0
    helium = fleet = influence = alone = 2 * END_THRESHOLD
    for side in range(t.sides):
        lacks_helium = max(0, END_THRESHOLD - t.helium[side])
        lacks_fleet = max(0, END_THRESHOLD - t.fleet[side])
        lacks_influence = max(0, END_THRESHOLD - t.influence[side])
        lacks = lacks_helium + lacks_fleet + lacks_influence
        alone = min(alone, lacks - max(lacks_helium, max(lacks_fleet, lacks_influence)))
        helium = min(helium, lacks_helium)
        fleet = min(fleet, lacks_fleet)
        influence = min(influence, lacks_influence)
    return min(float(alone), (helium + fleet + influence) / TOGETHER)


def later_by(left: float) -> float:
    """How much may still change with so many rounds left, from 0 to 1."""
    return left / (left + HORIZON)


class Prospect:
    """The table from the interest of one seat."""

    __slots__ = (
        "t", "me", "standing", "later", "hand", "helium", "fleet", "influence", "token", "offers",
    )  # fmt: skip

    def __init__(self, t: Table, me: Seat, cards: Cards) -> None:
        self.t = t
        self.me = me
        self.standing = standing_of(t, me, cards)
        self.later: float = later_by(rounds_left(t))
        self.hand = Hand(self.standing, cards, self.later)
        self.helium: float = self._helium()
        """What another Helium is worth."""
        self.fleet: float = self._fleet()
        self.influence: float = self._influence()
        self.token: float = self._token()
        """What it is worth to gain the Sovereign token, the ability of the house counted in."""
        self.offers: list[float] = []
        """For each location and the deck what it is worth to gain there; empty until looked at."""

    # -- tracks ------------------------------------------------------------------------------------

    def _helium(self) -> float:
        before = self.hand.changed(ABOUT_HELIUM)
        self.standing.helium += 1
        after = self.hand.changed(ABOUT_HELIUM)
        self.standing.helium -= 1
        return HELIUM_POINTS + after - before

    def _fleet(self) -> float:
        at = self.standing.fleet
        if at >= FLEET_END:
            return 0.0
        before = self.hand.changed(ABOUT_FLEET)
        self.standing.fleet = at + 1
        after = self.hand.changed(ABOUT_FLEET)
        self.standing.fleet = at
        now = FLEET_POINTS[at + 1] - FLEET_POINTS[at]
        return now + self.later * (LONG_FLEET - now) + after - before

    def _influence(self) -> float:
        standing = self.standing
        at = standing.influence
        if at >= INFLUENCE_TOKENS:
            return 0.0
        before = self.hand.changed(ABOUT_INFLUENCE)
        standing.influence = at + 1
        after = self.hand.changed(ABOUT_INFLUENCE)
        standing.influence = at
        placed = [at, *standing.rivals_influence]
        if self.t.neutral():
            placed.append(NEUTRAL_INFLUENCE)
        now = -influence_points(placed)[0]
        placed[0] = at + 1
        now += influence_points(placed)[0]
        return now + self.later * (LONG_INFLUENCE - now) + after - before

    def _token(self) -> float:
        standing = self.standing
        house = self.t.houses[self.me]
        worth = 0.0
        if house is House.DIANA:
            worth = self.influence
        elif house is House.JUPITER:
            worth = self.fleet
        elif house is House.MARS:
            worth = self.helium
        else:
            worth = HOUSES[house]
        if standing.sovereign:
            return worth
        before = self.hand.changed(ABOUT_SOVEREIGN)
        standing.sovereign = True
        after = self.hand.changed(ABOUT_SOVEREIGN)
        standing.sovereign = False
        points = SOVEREIGN_POINTS + self.later * (LONG_TOKEN - SOVEREIGN_POINTS)
        if self.t.sovereign is not None:
            points += points / (self.t.sides - 1)
        return worth + points + (1.0 - self.later / 2.0) * (after - before)

    def steps(self, helium: int, fleet: int, influence: int) -> float:
        """What so many steps are worth."""
        return helium * self.helium + fleet * self.fleet + influence * self.influence

    def bonus(self, location: int) -> float:
        """What the bonus of a location is worth. §5.1"""
        if location == JUPITER:
            return self.fleet
        if location == MARS:
            return self.helium
        return self.token if location == LUNA else self.influence

    def best_step(self) -> float:
        """What the best of the four bonuses is worth."""
        return max(max(self.fleet, self.helium), max(self.token, self.influence))

    def die(self) -> float:
        """What a roll of the die is worth. §5.2"""
        return (self.helium + self.fleet + self.influence + self.token + 2.0 * PLACING) / 6.0

    # -- cards -------------------------------------------------------------------------------------

    def knows(self, location: int, height: int) -> bool:
        """Whether I know the card there: it lies face up, or I have seen it."""
        t = self.t
        return not t.is_down(location, height) or t.zones.seen[t.pile(location)[height]] & bit(self.me) != 0

    def lying(self, location: int, height: int) -> float:
        """What the card there would bring to my hand."""
        if self.knows(location, height):
            return self.hand.gain(self.t.pile(location)[height])
        return self.hand.unknown()

    def on_top(self, location: int) -> float:
        """What the top card of a location would bring to my hand."""
        pile = self.t.pile(location)
        if not pile or pile[-1] == self.t.untouchable:
            return NOTHING
        return self.lying(location, len(pile) - 1)

    def look_around(self) -> list[float]:
        """What it is worth to gain at each location and from the deck."""
        if not self.offers:
            self.offers = [
                self.on_top(JUPITER) + self.fleet,
                self.on_top(MARS) + self.helium,
                self.on_top(LUNA) + self.token,
                self.on_top(INSTITUTE) + self.influence,
                self.hand.unknown() + self.die() if self.t.deck else NOTHING,
            ]
        return self.offers

    def best_offer(self, here: int) -> float:
        """What the best gain is worth elsewhere than here and where I have deployed before; 0 if there is none."""
        offers = self.look_around()
        barred = self.t.barred
        best = max(0.0, offers[FROM_DECK])
        for location in range(FROM_DECK):
            if location != here and offers[location] > best and location not in barred:
                best = offers[location]
        return best

    # -- cards that are moved ----------------------------------------------------------------------

    def placed(self, gain: float, location: int) -> float:
        """What the table offers me if a card of this worth to me lies on top of a location."""
        t = self.t
        offers = self.look_around()
        due = t.phase is Phase.ACT and self.me == t.turn and len(t.barred) > 0 and not t.ended
        best = max(0.0, offers[FROM_DECK])
        for other in EVERYWHERE:
            if not due or other not in t.barred:
                best = max(best, gain + self.bonus(other) if other == location else offers[other])
        return best if due else FUTURE * best

    def uncovered(self, location: int) -> float:
        """What the table offers me without the top card of a location."""
        height = len(self.t.pile(location)) - 2
        return self.placed(self.lying(location, height) if height >= 0 else NOTHING, location)

    def at(self, spot: int) -> float:
        """What the card at a spot would bring to my hand."""
        card = card_at(self.t, spot)
        location = self.t.zones.find(card)
        return self.lying(location, self.t.pile(location).index(card))

    def shifted(self, spot: int) -> float:
        """What the table offers me if the card at a spot is shifted."""
        gain = self.at(spot)
        here = self.t.zones.find(card_at(self.t, spot))
        return max([self.placed(gain, other) for other in EVERYWHERE if other != here])

    def lost(self, spot: int) -> float:
        """What it is worth to banish the card at a spot: there may be many to choose from, and none of them is mine yet."""
        return -FUTURE * (UNKNOWN if spot < 0 else CORE[spot])

    # -- what abilities look at --------------------------------------------------------------------

    def beneath(self, here: int) -> float:
        """What the card would bring that lies on top here, and beneath whatever is deployed; 0 if there is none."""
        height = len(self.t.pile(here)) - 1
        return self.lying(here, height) if height >= 0 else 0.0

    def bottom(self, location: int) -> float:
        """What the bottom card of a location would bring; 0 if there is none."""
        return self.lying(location, 0) if self.t.pile(location) else 0.0

    def top_colour(self, location: int) -> Colour | None:
        """The colour of the top card of a location, if it lies open."""
        pile = self.t.pile(location)
        return None if not pile or self.t.is_down(location, len(pile) - 1) else COLOUR[pile[-1]]

    def colour_at(self, spot: int) -> Colour | None:
        """The colour of the card at a spot, if it lies open."""
        return None if spot < 0 else COLOUR[spot]

    def count(self, location: int, colour: Colour) -> int:
        """How many open cards of a colour lie there."""
        return len([1 for card in self.t.face_up(location) if COLOUR[card] is colour])

    def held(self, colour: Colour, other_than: Card | None = None) -> int:
        """How many cards of a colour I hold."""
        return len([1 for card in self.hand.cards if COLOUR[card] is colour and card != other_than])

    def besides(self, taken: float) -> float:
        """What it is worth to take a card that would bring so much beside the one to be gained."""
        held = len(self.hand.cards)
        return taken + excess(held + 2) - excess(held + 1) if taken > 0.0 else 0.0

    def instead(self, taken: float, here: int) -> float:
        """What it is worth to take a card and end the turn, if that is better than to gain as usual."""
        return max(0.0, taken - self.best_offer(here)) if taken > 0.0 else 0.0

    def best_here(self, location: int, marks: list[bool], other_than: Card) -> float:
        """What the best of the open cards of a location that are marked would bring; 0 if there is none."""
        best = 0.0
        t = self.t
        for height, card in enumerate(t.pile(location)):
            if (
                marks[card]
                and card != other_than
                and card != t.untouchable
                and not t.is_down(location, height)
            ):
                best = max(best, self.hand.gain(card))
        return best


def strength(t: Table, side: Seat) -> float:
    """Roughly the points of a side, as everybody sees them."""
    points = 22.0 * len(t.hand(side)) + HELIUM_POINTS * t.helium[side] + FLEET_POINTS[t.fleet[side]]
    return points + 3.0 * t.influence[side] + (SOVEREIGN_POINTS if t.sovereign == side else 0.0)
