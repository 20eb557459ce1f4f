"""What cards are worth to a seat: to play, to hold, to have in play, and to see out of play. Cheap rules without trial."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zombie_fluxx.guide.standing import (
    BIT,
    FRIEND_BITS,
    HAUNTED,
    NO_ZOMBIES,
    Standings,
    bits_of,
    helping,
    ones,
    short_of,
)
from ludoteca.games.zombie_fluxx.in_force import hand_limit, play_number
from ludoteca.games.zombie_fluxx.pieces import (
    ADRENALINE_BONUS,
    ALL,
    CARDS,
    CHAINSAW,
    CREEPERS,
    DEAD_FRIENDS,
    DEMANDS,
    DRAW,
    HAND_LIMIT,
    IS_FRIEND,
    ITS_NOT_WORKING,
    KIND,
    NAMES,
    NUMBERS,
    PLAY,
    SHOTGUN,
    SLOT,
    SONIC_TRANQUILIZER,
    SWITCHED_OFF,
    WEAPON_BONUS,
    ZOMBIE_BOSS,
    ZOMBIE_REPELLENT,
    ZOMBIE_SEASON,
    ZOMBIES_AINT_SO_BAD,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

WIN: Final = 1000.0
KILLED_TO_WIN: Final = 500.0
"""What it is worth to kill zombies where nothing else is in the way of the victory."""
NEAR: Final = 30.0
"""What it is worth to lack nothing for a Goal in play."""
UNKNOWN: Final[list[float]] = [1.0, 0.3, 0.08, 0.02, 0.0]
"""What remains of that if so many Keepers are lacking that the seat does not hold."""
HELD: Final[list[float]] = [1.0, 0.8, 0.5, 0.3, 0.2]
"""What remains if it holds so many of those it needs."""
KEEPER_WORTH: Final = 4.0
"""What any Keeper is worth in front of a seat."""
TO_THE_GOAL: Final = 12.0
"""What a Keeper is worth besides if a Goal in play needs it, with nothing else lacking."""
TO_A_PLAN: Final = 7.0
"""The same of a Goal in the hand."""
CLEANING: Final = 9.0
"""What it is worth to be rid of a zombie in the way."""
USEFUL: Final = (SHOTGUN, ZOMBIE_REPELLENT, SONIC_TRANQUILIZER)

AND_STAY_DEAD: Final = NUMBERS["and-stay-dead"]
DISCARD_AND_DRAW: Final = NUMBERS["discard-and-draw"]
EATEN: Final = NUMBERS["eaten-by-zombies"]
EXCHANGE: Final = NUMBERS["exchange-keepers"]
HEY: Final = NUMBERS["hey-over-here"]
JAMBOREE: Final = NUMBERS["zombie-jamboree"]
NO_MORE_ZOMBIES: Final = NUMBERS["no-zombies"]
OUT_OF_AMMO: Final = NUMBERS["out-of-ammo"]
RETURN: Final = NUMBERS["return-of-the-dead"]
SHAMBLE: Final = NUMBERS["lets-shamble"]
STEAL: Final = NUMBERS["steal-a-keeper"]
TRADE: Final = NUMBERS["trade-hands"]
TRASH: Final = NUMBERS["trash-a-keeper"]

WORTHS: Final[dict[str, float]] = {
    "draw-2-and-use-em": 7.0,
    "draw-3-play-2-of-them": 8.0,
    "everybody-gets-1": 3.0,
    "lets-do-that-again": 5.0,
    "lets-simplify": 1.0,
    "rules-reset": 1.0,
    "take-another-turn": 7.5,
    "taxation": 6.0,
    "trash-a-new-rule": 1.0,
    "use-what-you-take": 5.0,
    "double-agenda": 1.0,
    "no-hand-bonus": 0.5,
    "eradication-bonus": 0.5,
    "look-over-there": 0.5,
}
"""What some Actions and New Rules are worth whatever the situation."""
WORTH: Final[list[float]] = [WORTHS.get(NAMES[card], 0.0) for card in CARDS]


WANTED: Final[list[int]] = [
    len([goal for goal in DEMANDS if card in DEMANDS[goal].keepers]) + (3 if IS_FRIEND[card] else 0)
    for card in CARDS
]
"""In how many Goals each Keeper serves."""


class CardValues:
    """What cards are worth to one seat."""

    __slots__ = ("t", "me", "standings", "bits", "held", "hand")

    def __init__(self, t: Table, me: Seat) -> None:
        self.t = t
        self.me = me
        self.standings = Standings(t)
        self.bits = self.standings.seats[me].bits
        self.hand = t.hand(me)
        self.held = bits_of(self.hand)

    # -- Goals -------------------------------------------------------------------------------------

    def mine(self, goal: Card) -> float:
        """How near I am to a Goal, from 0 to 1."""
        short = short_of(goal, self.bits)
        unknown = short_of(goal, self.bits | self.held) if short else 0
        if unknown > 2:
            return 0.0
        return UNKNOWN[unknown] * HELD[short - unknown] * self.standings.ease(self.me, goal)

    def theirs(self, goal: Card) -> float:
        """How near the nearest of the others is to a Goal, as everybody may know."""
        nearest = 0.0
        for number in range(len(self.standings.seats)):
            if number != self.me:
                short = short_of(goal, self.standings.seats[number].bits)
                if short <= 2:
                    nearest = max(nearest, UNKNOWN[short] * self.standings.ease(Seat(number), goal))
        return nearest

    def balance(self, goals: tuple[Card, ...]) -> float:
        """What it is worth to me that these Goals are in play."""
        mine = theirs = 0.0
        for goal in goals:
            if goal in DEMANDS:
                mine = max(mine, self.mine(goal))
                theirs = max(theirs, self.theirs(goal))
        return self._decided(goals, self.bits) + NEAR * (mine - 0.8 * theirs)

    def _decided(self, goals: tuple[Card, ...], bits: int) -> float:
        """What is won or lost at once if these Goals are in play and I have these Keepers."""
        won = lost = False
        for goal in goals:
            if goal in DEMANDS:
                won = won or self.standings.wins(self.me, goal, bits)
                for number in range(len(self.standings.seats)):
                    if number != self.me and not lost:
                        lost = self.standings.wins(Seat(number), goal, self.standings.seats[number].bits)
        if won == lost:
            return 0.0
        return WIN if won else -WIN

    def without_goal(self, goal: Card, coming: tuple[Card, ...]) -> float:
        """What it is worth to discard one of the Goals in play, with another one coming or not."""
        return self.balance((*[other for other in self.t.goals if other != goal], *coming))

    def danger(self, seat: Seat) -> float:
        """How dangerous a seat looks."""
        nearest = 0.0
        for goal in self.t.goals:
            if goal in DEMANDS:
                short = short_of(goal, self.standings.seats[seat].bits)
                nearest = max(nearest, UNKNOWN[min(short, 4)] * self.standings.ease(seat, goal))
        return NEAR * nearest + ones(self.standings.seats[seat].bits)

    # -- Keepers -----------------------------------------------------------------------------------

    def having(self, keeper: Card) -> float:
        """What a Keeper is worth in front of me, or will be."""
        worth = KEEPER_WORTH + 0.3 * WANTED[keeper]
        if keeper in USEFUL:
            worth += 3.0
        bit = BIT[keeper]
        for goal in self.t.goals:
            if goal in DEMANDS and helping(goal, self.bits & ~bit) & bit:
                worth += TO_THE_GOAL * UNKNOWN[min(short_of(goal, self.bits | self.held | bit), 4)]
        for goal in self.hand:
            if goal in DEMANDS and helping(goal, self.bits & ~bit) & bit:
                worth += TO_A_PLAN * UNKNOWN[min(short_of(goal, self.bits | self.held | bit), 4)]
        return worth

    def _gaining(self, keeper: Card) -> float:
        """What it is worth to get a Keeper into play in front of me."""
        if IS_FRIEND[keeper] and self.t.in_force(DEAD_FRIENDS):
            return -2.0
        if self.t.goals and self._decided(self.t.goals, self.bits | BIT[keeper]) > 0.0:
            return WIN
        return self.having(keeper)

    def keeper_from(self, keeper: Card, trashed: bool) -> float:
        """What it is worth to take a Keeper from its owner, to have it or to trash it."""
        owner = self.t.holder(keeper)
        if owner == self.me:
            return -self.having(keeper)
        bit = BIT[keeper]
        worth = 0.0 if trashed else self._gaining(keeper)
        if owner is not None:
            bits = self.standings.seats[owner].bits
            for goal in self.t.goals:
                if goal in DEMANDS and helping(goal, bits & ~bit) & bit:
                    worth += NEAR * UNKNOWN[min(short_of(goal, bits), 4)]
        return worth + 0.3 * WANTED[keeper]

    def _best_victim(self, trashed: bool) -> float:
        """What the best Keeper to take from anybody is worth."""
        best = 0.0
        for number in range(len(self.standings.seats)):
            if number != self.me:
                for keeper in self.t.keepers(Seat(number)):
                    best = max(best, self.keeper_from(keeper, trashed))
        return best

    # -- playing and holding -----------------------------------------------------------------------

    def playing(self, card: Card) -> float:
        """What it is worth to play a card now."""
        kind = KIND[card]
        if kind is Kind.KEEPER:
            return self._gaining(card)
        if kind is Kind.ACTION:
            return self._acting(card)
        if kind is Kind.NEW_RULE:
            return self._ruling(card)
        if kind is Kind.UNGOAL:
            return -3.0 - self.balance(self.t.goals)
        return self.balance((card,)) - self.balance(self.t.goals)

    def holding(self, card: Card) -> float:
        """What it is worth to hold a card."""
        kind = KIND[card]
        if kind is Kind.GOAL:
            return 2.0 + 20.0 * self.mine(card) * (1.0 if self.theirs(card) < 1.0 else 0.2)
        if kind is Kind.KEEPER:
            return 2.0 + self.having(card)
        if kind is Kind.ACTION:
            return max(WORTH[card], 3.0)
        return 2.5 if kind is Kind.NEW_RULE else 0.5

    def using(self, source: Card) -> float:
        """What it is worth to use a free action, all of which are about zombies."""
        standing = self.standings.seats[self.me]
        if not standing.cards:
            return -5.0
        for goal in self.t.goals:
            if goal in DEMANDS and short_of(goal, self.bits) == 0:
                if HAUNTED[goal]:
                    return -5.0
                if NO_ZOMBIES[goal]:
                    return KILLED_TO_WIN
        for goal in self.hand:
            if goal in DEMANDS and HAUNTED[goal] and not NO_ZOMBIES[goal] and self.mine(goal) >= HELD[2]:
                return -1.0
        return CLEANING

    # -- Actions and New Rules ---------------------------------------------------------------------

    def _cleaned(self, everybody: bool) -> float:
        """What is won or lost at once if my zombies, or all, are gone."""
        won = lost = False
        for goal in self.t.goals:
            if goal in DEMANDS and NO_ZOMBIES[goal] and not HAUNTED[goal]:
                won = won or short_of(goal, self.bits) == 0
                for number in range(len(self.standings.seats)):
                    if number != self.me and everybody:
                        lost = lost or short_of(goal, self.standings.seats[number].bits) == 0
        if won == lost:
            return 0.0
        return WIN if won else -WIN

    def _others_cards(self) -> float:
        """How many zombie cards the others have, on average."""
        total = sum([one.cards for one in self.standings.seats]) - self.standings.seats[self.me].cards
        return total / max(1, len(self.standings.seats) - 1)

    def _acting(self, action: Card) -> float:
        """What it is worth to play an Action now."""
        t, mine = self.t, self.standings.seats[self.me]
        if action == STEAL:
            return 1.0 + self._best_victim(trashed=False)
        if action == EXCHANGE:
            return self._best_victim(trashed=False) - 4.0 if mine.bits else -2.0
        if action == TRASH:
            return self._best_victim(trashed=True) - 1.0
        if action == TRADE:
            most = max([len(t.hand(Seat(other))) for other in range(t.seats) if other != self.me])
            return 1.5 * (most - len(self.hand) + 1)
        if action == DISCARD_AND_DRAW:
            return 3.0 - 0.3 * sum([self.holding(card) - 3.0 for card in self.hand if card != action])
        if action == NO_MORE_ZOMBIES:
            return self._cleaned(everybody=True) + 4.0 * (mine.cards - self._others_cards())
        if action == AND_STAY_DEAD:
            if not mine.cards:
                return -2.0
            return (self._cleaned(everybody=False) if mine.cards == 1 else 0.0) + 4.0
        if action == SHAMBLE:
            return 3.0 * (mine.cards - self._others_cards())
        if action == HEY:
            return -4.0 * self._others_cards()
        if action == RETURN:
            return -0.5 * len([card for card in t.discard_pile if card in CREEPERS]) / t.seats
        if action == EATEN:
            most_zombies = max([one.zombies for one in self.standings.seats])
            if most_zombies == 0:
                return 0.0
            return -4.0 if mine.zombies == most_zombies and mine.bits else 4.0
        if action == OUT_OF_AMMO:
            weapons = BIT[SHOTGUN] | BIT[CHAINSAW]
            lost = ones(mine.bits & weapons)
            return 3.0 * (sum([ones(one.bits & weapons) for one in self.standings.seats]) - 2 * lost)
        if action == JAMBOREE:
            keepers = sum([ones(one.bits) for one in self.standings.seats])
            return 2.0 * (keepers / t.seats - ones(mine.bits)) + mine.cards - self._others_cards()
        return WORTH[action]

    def _ruling(self, rule: Card) -> float:
        """What it is worth to play a New Rule now."""
        slot = SLOT[rule]
        t = self.t
        if slot == "draw":
            return 1.5 * max(0, DRAW[rule] - t.drawn)
        if slot == "play":
            plays = play_number(t, self.me)
            if plays == ALL:
                return -2.0
            more = min(PLAY[rule] - plays, len(self.hand) - 1)
            return 2.5 * more if more > 0 else -1.0
        return self.rule(rule)

    def rule(self, rule: Card) -> float:
        """What it is worth to me that a New Rule is in play."""
        slot = SLOT[rule]
        mine = self.standings.seats[self.me]
        if slot == "draw":
            return 0.5 * DRAW[rule]
        if slot == "play":
            return 0.8 * min(PLAY[rule], len(self.hand), 4) - 0.5
        if slot == "hand_limit":
            return self._limiting(HAND_LIMIT[rule])
        if rule == ZOMBIES_AINT_SO_BAD:
            if mine.cards and not mine.larry and self._cleaned(everybody=False) > 0.0:
                return WIN
            return 2.0 * (mine.cards - self._others_cards())
        if rule in (ZOMBIE_SEASON, WEAPON_BONUS, ADRENALINE_BONUS, ZOMBIE_BOSS):
            return 1.0 + 1.5 * (mine.cards - self._others_cards())
        friends = ones(mine.bits & FRIEND_BITS)
        if rule == DEAD_FRIENDS:
            total = sum([ones(one.bits & FRIEND_BITS) for one in self.standings.seats])
            return 3.0 * (total - 2 * friends)
        if rule == ITS_NOT_WORKING:
            devices = sum([BIT[card] for card in SWITCHED_OFF[rule]])
            total = sum([ones(one.bits & devices) for one in self.standings.seats])
            return 3.0 * (total - 2 * ones(mine.bits & devices))
        return WORTH[rule]

    def _limiting(self, limit: int) -> float:
        """What a Hand Limit is worth: what the others lose by it, less what I do."""
        t = self.t
        before = hand_limit(t)
        if before is not None and before <= limit:
            return -0.5
        others = sum([max(0, len(t.hand(seat)) - limit) for seat in t.others(self.me)]) / max(1, t.seats - 1)
        plays = play_number(t, self.me) - t.played if t.turn == self.me else 0
        mine = max(0, len(self.hand) - max(1, min(plays, ALL)) - limit)
        return 1.2 * others - 1.5 * mine
