"""Which options of a question in Red Rising come first, by rules that are cheap to follow.

They look at the seat's own hand and at what lies open. What an ability is worth stands beside it, with the castes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from ludoteca.games.red_rising.asks import (
    ACT,
    BANISH_HERE,
    BANISH_OWN,
    BANISH_TOP,
    BLOCK_SOVEREIGN,
    CERES,
    DEPLOY_HERE,
    DEPLOY_TO,
    FACE,
    FATE,
    FROM_DECK,
    GAIN_FROM,
    GIVE_UP,
    INFLUENCE_OFFER,
    LAY_DOWN,
    LAY_DOWN_AT,
    LEAD,
    LIFT,
    MAY_TAKE,
    MOVE_HERE,
    MOVE_TO,
    NAME_CARD,
    NAME_COLOUR,
    NAME_COLOURS,
    NEXT_UNDER_DECK,
    OFFER_CARD,
    OFFER_RED,
    OPPONENT,
    PAY_FOR_TURN,
    PLACE_AT,
    PRIZE,
    PULL,
    RETURN_BANISHED,
    RETURN_TO,
    REVIVE,
    SOURCE,
    STEAL_FROM,
    TAKE_ALL_BANISHED,
    TAKE_BANISHED,
    TAKE_HERE,
    TRADE,
    Act,
    End,
    Fate,
    Offer,
    Prize,
)  # fmt: skip
from ludoteca.games.red_rising.deploying import CHOICES, worth_of
from ludoteca.games.red_rising.guide.hand import Hand
from ludoteca.games.red_rising.guide.prospect import NOTHING, Prospect, later_by, rounds_left, strength
from ludoteca.games.red_rising.pieces import (
    COLOUR,
    COLOURS,
    CORE,
    INVESTOR,
    IS_GOLD,
    JUPITER,
    MARS,
    ONLINE_GAMBLER,
    Colour,
    Face,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import BOX, Phase, Table
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Decision, Some
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

Weigh = Callable[[Prospect, Decision, AnyOption], float]
"""What an option of a question is worth."""

STOLEN: Final = 8.0
"""What a stolen card is worth less than an unknown one: its owner chooses it."""
A_GOLD: Final = 26.0
"""What a Gold brings that comes by chance."""
SCOUTING: Final = 12.0
"""What scouting loses while there is time: the hand gets no better, and the others get a card to choose from."""
COLOUR_PLACE: Final[list[int]] = [COLOURS.index(colour) for colour in COLOUR]
"""For each character the place of its colour among all."""
IN_ALL: Final[list[int]] = [COLOUR.count(colour) for colour in COLOURS]
"""Of each colour how many characters there are."""


# -- the options of a question ---------------------------------------------------------------------


def worths_of(t: Table, decision: Decision) -> list[float] | None:
    """What each option is worth; None where they seem alike, or the first ones best."""
    ask = decision.ask
    me = decision.seat
    if ask is DEPLOY_TO:
        card = decision.about[0]
        p = Prospect(t, me, tuple([other for other in t.hand(me) if other != card]))
        return [worth_of(p, card, location) + p.best_offer(location) for location in EVERYWHERE]
    if ask is LEAD:
        return _leads(t, me, _listed(decision))
    weigh = WEIGHED.get(ask)
    if weigh is None:
        return None
    p = Prospect(t, me, t.hand(me))
    actor = decision.about[0] if ask is TRADE else _deployed(t)
    if actor is not None and actor in CHOICES:
        asked, choice = CHOICES[actor]
        if asked is ask:
            return [choice(p, option) for option in _listed(decision)]
    return [weigh(p, decision, option) for option in _listed(decision)]


def _listed(decision: Decision) -> list[Any]:
    """The options one by one: to go through live ones by an iterator takes longer."""
    options = decision.options
    return [options[place] for place in range(len(options))]


def _deployed(t: Table) -> Card | None:
    """The card whose ability happens, if it lies on top where it was deployed."""
    return t.pile(t.barred[-1])[-1] if t.barred and t.pile(t.barred[-1]) else None


def _leads(t: Table, me: Seat, options: list[Card | None]) -> list[float]:
    """What it is worth to deploy each card where that is best, and to gain one; or to scout."""
    cards = t.hand(me)
    hand = Hand(standing_of(t, me, cards), cards, later_by(rounds_left(t)))
    worths = [hand.worth if card is None else hand.without(card) for card in options]
    # What can be gained is judged once, by a hand without the card that it can best do without.
    least = max(range(len(cards)), key=worths.__getitem__)
    p = Prospect(t, me, cards[:least] + cards[least + 1 :])
    offers = [p.best_offer(location) for location in EVERYWHERE]
    for place, card in enumerate(options):
        if card is None:
            worths[place] += p.best_step()
            worths[place] -= SCOUTING * min(1.0, 2.0 * p.later)
        else:
            best = NOTHING
            for location in EVERYWHERE:
                best = max(best, worth_of(p, card, location) + offers[location])
            worths[place] += best
    return worths


# -- cards in hand and banished ones ---------------------------------------------------------------


def _parted(p: Prospect, decision: Decision, card: Card) -> float:
    return p.hand.without(card)


def _taken(p: Prospect, decision: Decision, card: Card) -> float:
    return p.hand.gain(card)


def _offered_red(p: Prospect, decision: Decision, card: Card | None) -> float:
    return p.hand.worth if card is None else p.hand.without(card) + A_GOLD


def _offered_card(p: Prospect, decision: Decision, card: Card | None) -> float:
    if card is None:
        return p.hand.worth
    return p.hand.without(card) + max([p.hand.gain(gold) for gold in p.t.banished if IS_GOLD[gold]])


def _blocked(p: Prospect, decision: Decision, card: Card | None) -> float:
    if card is None:
        return p.hand.worth
    left = p.hand.without(card)
    return left + p.hand.unknown() + 2.0 * (1.0 - p.later) * p.token + p.later * p.token


def _revived(p: Prospect, decision: Decision, card: Card | None) -> float:
    if card is None:
        return p.best_offer(FROM_DECK) + 1.0
    return max([p.placed(p.hand.gain(card), location) for location in EVERYWHERE])


def _returned(p: Prospect, decision: Decision, card: Card | None) -> float:
    return p.best_offer(FROM_DECK) + 1.0 if card is None else p.hand.gain(card) + p.die()


def _under_deck(p: Prospect, decision: Decision, card: Card | None) -> float:
    """Nobody gains by the order of what goes there."""
    return -NOTHING if card is None else 0.0


# -- cards on locations, and locations -------------------------------------------------------------


def _may_take(p: Prospect, decision: Decision, spot: int | None) -> float:
    return p.best_offer(FROM_DECK) if spot is None else p.at(spot)


def _gained(p: Prospect, decision: Decision, place: int | None) -> float:
    """The gain of a turn; or what the Banker sells when the game is over."""
    if not decision.about:
        assert place is not None
        return p.look_around()[place]
    return 0.0 if place is None else p.on_top(place) - p.steps(3, 0, 0)


def _placed_at(p: Prospect, decision: Decision, place: int) -> float:
    """Whoever has deployed nothing scouts and gets the bonus of the location."""
    reward = p.bonus(place) if p.t.phase is Phase.ACT and not p.t.barred else 0.0
    return reward + p.placed(p.hand.gain(decision.about[0]), place)


def _moved_to(p: Prospect, decision: Decision, place: int) -> float:
    return p.placed(p.hand.gain(decision.about[0]) if decision.about else p.hand.unknown(), place)


# -- sides and words -------------------------------------------------------------------------------


def _hit(p: Prospect, decision: Decision, side: Seat | None) -> float:
    """Whom to hit: the strongest; nobody is spared."""
    return NOTHING if side is None else strength(p.t, side)


def _stolen_from(p: Prospect, decision: Decision, side: Seat | None) -> float:
    """To steal ends the turn."""
    if side is None:
        return p.best_offer(FROM_DECK)
    return p.hand.unknown() - STOLEN + 0.05 * strength(p.t, side)


def _bonus(p: Prospect, decision: Decision, word: Any) -> float:
    if word is Face.HELIUM or word is Prize.HELIUM:
        return p.helium
    if word is Face.FLEET or word is Prize.FLEET:
        return p.fleet
    return p.influence if word is Face.INFLUENCE or word is Prize.INFLUENCE else 1.0


def _fate(p: Prospect, decision: Decision, word: Fate) -> float:
    if word is Fate.BANISH:
        return p.best_offer(FROM_DECK)
    if word is Fate.PLACE:
        gain = p.hand.gain(decision.about[0])
        return max([p.placed(gain, location) for location in EVERYWHERE if location not in p.t.barred])
    return p.best_offer(FROM_DECK) + 1.0


def _returned_to(p: Prospect, decision: Decision, word: End) -> float:
    good = p.hand.gain(decision.about[0]) > p.hand.unknown()
    return 1.0 if good == (word is End.TOP) else 0.0


def _colour(p: Prospect, decision: Decision, word: Colour) -> float:
    t = p.t
    if t.phase is Phase.ABILITIES and t.resolved[-1] == ONLINE_GAMBLER:
        return float(_unseen(t, p.me)[COLOURS.index(word)])
    here = MARS if t.phase is Phase.ABILITIES else t.zones.find(INVESTOR)
    return float(p.count(here, word)) if here <= FROM_DECK else 0.0


WEIGHED: Final[dict[Ask, Weigh]] = {
    ACT: lambda p, decision, word: p.best_offer(FROM_DECK) if word is Act.LEAD else p.best_step(),
    BANISH_HERE: lambda p, decision, spot: p.lost(spot),
    BANISH_OWN: _parted,
    BANISH_TOP: lambda p, decision, place: p.uncovered(place),
    BLOCK_SOVEREIGN: _blocked,
    CERES: _parted,
    DEPLOY_HERE: lambda p, decision, card: worth_of(p, card, JUPITER),
    FACE: _bonus,
    FATE: _fate,
    GAIN_FROM: _gained,
    GIVE_UP: _parted,
    INFLUENCE_OFFER: lambda p, decision, word: p.influence if word is Offer.YES else 0.0,
    LAY_DOWN: _taken,
    LAY_DOWN_AT: lambda p, decision, place: p.bonus(place),
    LIFT: lambda p, decision, word: 0.0,
    MAY_TAKE: _may_take,
    MOVE_HERE: lambda p, decision, spot: p.shifted(spot),
    MOVE_TO: _moved_to,
    NAME_CARD: lambda p, decision, card: float(CORE[card]),
    NAME_COLOUR: _colour,
    NEXT_UNDER_DECK: _under_deck,
    OFFER_CARD: _offered_card,
    OFFER_RED: _offered_red,
    OPPONENT: _hit,
    PAY_FOR_TURN: lambda p, decision, word: 1.0 if word is Offer.YES else 0.0,
    PLACE_AT: _placed_at,
    PRIZE: _bonus,
    PULL: _taken,
    RETURN_BANISHED: _returned,
    RETURN_TO: _returned_to,
    REVIVE: _revived,
    SOURCE: lambda p, decision, place: p.uncovered(place),
    STEAL_FROM: _stolen_from,
    TAKE_BANISHED: _taken,
    TAKE_HERE: lambda p, decision, spot: p.at(spot),
    TRADE: lambda p, decision, word: 0.0,
}
"""The questions whose options are weighed; to block, to show a card or to use an ability comes before not to."""


# -- favourites ------------------------------------------------------------------------------------


def _unseen(t: Table, me: Seat) -> list[int]:
    """Of each colour how many cards a seat cannot see anywhere."""
    left = IN_ALL[:]
    for cards in (
        t.hand(me),
        t.banished,
        t.zones.cards[BOX],
        *[t.face_up(location) for location in EVERYWHERE],
    ):
        for card in cards:
            if card < len(COLOUR):
                left[COLOUR_PLACE[card]] -= 1
    return left


def favourites(match: Match, decision: Decision, most: int) -> list[int]:
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    if decision.ask is NAME_COLOURS:
        return _colours_to_name(match.table, decision, most)
    if len(decision.options) == 1:
        return [0]
    if decision.ask is TAKE_ALL_BANISHED:
        return _banished_to_take(match.table, decision, most)
    worths = worths_of(match.table, decision)
    if worths is None:
        return list(range(min(most, len(decision.options))))
    if most == 1:
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        return [best]
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    return order[:most]


def _colours_to_name(t: Table, decision: Decision, most: int) -> list[int]:
    """The colours of which most cards are unseen; then one of them is left out for the next."""
    options = cast(Some, decision.options)
    left = _unseen(t, decision.seat)
    named = options.at_least
    order = sorted(range(len(left)), key=left.__getitem__, reverse=True)
    places: list[int] = []
    for further in range(named - 1, min(len(order), named - 1 + most)):
        place = options.place(sorted([*order[: named - 1], order[further]]))
        assert place is not None
        places.append(place)
    return places


def _banished_to_take(t: Table, decision: Decision, most: int) -> list[int]:
    """Card after card the one that brings most to the hand; the best numbers of cards first."""
    options = cast(Some, decision.options)
    items: Cards = options.items
    p = Prospect(t, decision.seat, t.hand(decision.seat))
    hand = p.hand
    taken: list[int] = []
    ways: list[tuple[float, int]] = [(-hand.worth, 0)]
    while len(taken) < len(items):
        gains = [NOTHING if index in taken else hand.gain(item) for index, item in enumerate(items)]
        taken.append(gains.index(max(gains)))
        hand = Hand(p.standing, (*hand.cards, items[taken[-1]]), 0.0)
        place = options.place(sorted(taken))
        assert place is not None
        ways.append((-hand.worth, place))
    ways.sort()
    return [place for _, place in ways[:most]]
