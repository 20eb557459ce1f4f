"""What the options of a question in Red Rising are worth to the deciding seat, by rules that are cheap to follow.

They look at its own hand and at what lies open.
"""

from __future__ import annotations

from typing import Any, Final

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
    TAKE_BANISHED,
    TAKE_HERE,
    TRADE,
    Act,
    End,
    Fate,
    Offer,
    Prize,
    card_at,
)  # fmt: skip
from ludoteca.games.red_rising.heuristics_deploy import ability, top_colour
from ludoteca.games.red_rising.heuristics_hand import Hand
from ludoteca.games.red_rising.heuristics_prospect import NOTHING, Prospect, later_by, rounds_left
from ludoteca.games.red_rising.heuristics_standing import strength
from ludoteca.games.red_rising.pieces import (
    ALFRUN,
    ALIA_SNOWSPARROW,
    AUCTIONEER,
    BANKER,
    CEO,
    COLOUR,
    COLOURS,
    CONVERSATIONALIST,
    CORE,
    DIPLOMAT,
    INVESTOR,
    IS_GOLD,
    JOPHO,
    JUPITER,
    LOAN_SHARK,
    MARS,
    MASSEUSE,
    MATTEO,
    MODJOB,
    ONLINE_GAMBLER,
    RAGNAR,
    SPONSOR,
    STAINED,
    Colour,
    Face,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import BOX, Phase, Table
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Decision
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

FUTURE: Final = 0.25
"""What a card on a location is worth that may be gained in a later turn, if nobody else does."""
PRICE_OF_BANKER: Final = 3
STOLEN: Final = 8.0
"""What a stolen card is worth less than an unknown one: its owner chooses it."""
A_GOLD: Final = 26.0
"""What a Gold brings that comes by chance."""
SCOUTING: Final = 12.0
"""What scouting loses while there is time: the hand gets no better, and the others get a card to choose from."""
UNKNOWN: Final = 14.0
"""The core value of a card that lies face down."""
KINDLY: Final = (DIPLOMAT, AUCTIONEER, LOAN_SHARK)
"""Whose abilities do an opponent good."""


def worths_of(t: Table, decision: Decision) -> list[float] | None:
    """What each option is worth; None where they seem alike, or the first ones best."""
    ask = decision.ask
    me = decision.seat
    if ask is DEPLOY_TO:
        card = decision.about[0]
        p = Prospect(t, me, tuple([other for other in t.hand(me) if other != card]))
        return [ability(p, card, location) + p.best_offer(location) for location in EVERYWHERE]
    if ask is LEAD:
        return _leads(t, me, _listed(decision))
    if ask not in WEIGHED:
        return None
    p = Prospect(t, me, t.hand(me))
    options = _listed(decision)
    if ask is GAIN_FROM:
        if decision.about:
            return [
                0.0 if place is None else p.on_top(place) - p.steps(PRICE_OF_BANKER, 0, 0)
                for place in options
            ]
        offers = p.look_around()
        return [offers[place] for place in options]
    if ask in OF_CARDS:
        return [_of_card(p, ask, card) for card in options]
    if ask in OF_SPOTS:
        return [_of_spot(p, ask, spot) for spot in options]
    if ask in OF_PLACES:
        return [_of_place(p, decision, place) for place in options]
    if ask is OPPONENT or ask is STEAL_FROM:
        return [_of_side(p, ask, side) for side in options]
    return [_of_word(p, decision, word) for word in options]


def _listed(decision: Decision) -> list[Any]:
    """The options one by one: to go through live ones by an iterator takes longer."""
    options = decision.options
    return [options[place] for place in range(len(options))]


# -- a turn ----------------------------------------------------------------------------------------


def _leads(t: Table, me: Seat, options: list[Card | None]) -> list[float]:
    """What it is worth to deploy each card where that is best, and to gain one; or to scout."""
    cards = t.hand(me)
    hand = Hand(standing_of(t, me, cards), cards, later_by(rounds_left(t)))
    worths = [hand.worth if card is None else hand.without(card) for card in options]
    # What can be gained is judged once, by a hand without the card that it can best do without.
    least = max(range(len(cards)), key=worths.__getitem__)
    p = Prospect(t, me, cards[:least] + cards[least + 1 :])
    for place, card in enumerate(options):
        if card is None:
            worths[place] += p.best_step()
            worths[place] -= SCOUTING * min(1.0, 2.0 * p.later)
        else:
            best = NOTHING
            for location in EVERYWHERE:
                best = max(best, ability(p, card, location) + p.best_offer(location))
            worths[place] += best
    return worths


def gain_is_due(t: Table, me: Seat) -> bool:
    """Whether a seat in the middle of an ability will gain a card after it."""
    return t.phase is Phase.ACT and me == t.turn and len(t.barred) > 0 and not t.ended


def deployed(t: Table) -> Card | None:
    """The card whose ability happens, if it lies on top where it was deployed."""
    return t.pile(t.barred[-1])[-1] if t.barred and t.pile(t.barred[-1]) else None


def _placed(p: Prospect, gain: float, location: int) -> float:
    """What the table offers me if a card of this worth to me lies on top of a location."""
    t = p.t
    offers = p.look_around()
    due = gain_is_due(t, p.me)
    best = max(0.0, offers[FROM_DECK])
    for other in EVERYWHERE:
        if not due or other not in t.barred:
            best = max(best, gain + p.bonus(other) if other == location else offers[other])
    return best if due else FUTURE * best


def _uncovered(p: Prospect, location: int) -> float:
    """What the table offers me without the top card of a location."""
    pile = p.t.pile(location)
    return _placed(p, p.lying(location, len(pile) - 2) if len(pile) > 1 else NOTHING, location)


# -- options of each kind --------------------------------------------------------------------------


def _of_card(p: Prospect, ask: Ask, card: Card | None) -> float:
    """What it is worth to name a card of my hand, of the banished ones, or of a location."""
    t = p.t
    hand = p.hand
    if ask in (BANISH_OWN, GIVE_UP, CERES):
        assert card is not None
        return hand.without(card)
    if ask in (OFFER_RED, OFFER_CARD, BLOCK_SOVEREIGN):
        if card is None:
            return hand.worth
        left = hand.without(card)
        if ask is OFFER_RED:
            return left + A_GOLD
        if ask is OFFER_CARD:
            return left + max([hand.gain(gold) for gold in t.banished if IS_GOLD[gold]])
        return left + hand.unknown() + 2.0 * (1.0 - p.later) * p.token + p.later * p.token
    if ask is TAKE_BANISHED:
        assert card is not None
        return hand.gain(card)
    if ask is DEPLOY_HERE:
        assert card is not None
        return ability(p, card, JUPITER)
    if ask is PULL:
        assert card is not None
        return hand.gain(card)
    if ask is NAME_CARD:
        assert card is not None
        return float(CORE[card])
    if ask is LAY_DOWN:
        assert card is not None
        return hand.gain(card)
    if card is None:
        # Nobody gains by the order of what goes under the deck.
        return -NOTHING if ask is NEXT_UNDER_DECK else p.best_offer(FROM_DECK) + 1.0
    if ask is REVIVE:
        return max([_placed(p, hand.gain(card), location) for location in EVERYWHERE])
    if ask is RETURN_BANISHED:
        return hand.gain(card) + p.die()
    return 0.0


def _of_spot(p: Prospect, ask: Ask, spot: int | None) -> float:
    """What it is worth to take, shift or banish a card that lies on a location."""
    t = p.t
    actor = deployed(t)
    if spot is None:
        return 0.0 if actor == BANKER else p.best_offer(FROM_DECK)
    card = card_at(t, spot)
    open_colour = None if spot < 0 else COLOUR[card]
    if ask is BANISH_HERE:
        reward = p.influence if actor == STAINED and open_colour is Colour.OBSIDIAN else 0.0
        # There may be many to choose from, and none of them is mine yet.
        return reward - FUTURE * (UNKNOWN if spot < 0 else CORE[card])
    location = t.zones.find(card)
    gain = p.lying(location, t.pile(location).index(card))
    if ask is TAKE_HERE:
        return gain
    if ask is MAY_TAKE:
        if actor == BANKER:
            return gain - p.steps(PRICE_OF_BANKER, 0, 0)
        return gain + p.hand.gain(actor) if actor is not None and actor in (ALFRUN, JOPHO) else gain
    assert ask is MOVE_HERE
    reward = p.influence if actor == MATTEO and open_colour is Colour.PINK else 0.0
    return reward + max([_placed(p, gain, other) for other in EVERYWHERE if other != location])


def _of_place(p: Prospect, decision: Decision, place: int) -> float:
    """What it is worth to name a location."""
    t = p.t
    ask = decision.ask
    if ask is PLACE_AT:
        # Whoever has deployed nothing scouts and gets the bonus of the location.
        reward = p.bonus(place) if t.phase is Phase.ACT and not t.barred else 0.0
        return reward + _placed(p, p.hand.gain(decision.about[0]), place)
    if ask is MOVE_TO:
        if not decision.about:
            return _placed(p, p.hand.unknown(), place)
        card = decision.about[0]
        if deployed(t) == MODJOB:
            return ability(p, card, place) - p.bonus(place)
        return _placed(p, p.hand.gain(card), place)
    if ask is BANISH_TOP:
        return _uncovered(p, place)
    if ask is LAY_DOWN_AT:
        return p.bonus(place)
    assert ask is SOURCE
    actor = deployed(t)
    colour = top_colour(t, place)
    reward = 0.0
    if actor == RAGNAR and colour in (Colour.GOLD, Colour.GRAY):
        reward = p.influence
    elif actor == ALIA_SNOWSPARROW and colour not in (Colour.GRAY, Colour.OBSIDIAN, Colour.GOLD):
        reward = p.helium
    elif actor == CONVERSATIONALIST and colour is Colour.WHITE:
        reward = p.on_top(place)
    elif actor == MASSEUSE:
        return p.bonus(place) + _placed(p, p.on_top(place), MARS)
    return reward + _uncovered(p, place)


def _of_side(p: Prospect, ask: Ask, side: Seat | None) -> float:
    """Whom to hit: the strongest; whom to do good: the weakest."""
    t = p.t
    if side is None:
        # Nobody is spared by Karnus; Tactus ends the turn by stealing.
        return p.best_offer(FROM_DECK) if ask is STEAL_FROM else NOTHING
    strong = strength(t, side)
    if ask is STEAL_FROM:
        return p.hand.unknown() - STOLEN + 0.05 * strong
    return -strong if deployed(t) in KINDLY else strong


def _of_word(p: Prospect, decision: Decision, word: Any) -> float:
    """What the other answers are worth."""
    t = p.t
    ask = decision.ask
    if ask is ACT:
        return p.best_offer(FROM_DECK) if word is Act.LEAD else p.best_step()
    if ask is FACE or ask is PRIZE:
        if word is Face.HELIUM or word is Prize.HELIUM:
            return p.helium
        if word is Face.FLEET or word is Prize.FLEET:
            return p.fleet
        return p.influence if word is Face.INFLUENCE or word is Prize.INFLUENCE else 1.0
    if ask is TRADE:
        card = decision.about[0]
        traded = (
            p.steps(2, -1, 0) if card == CEO else p.steps(-1, 0, 2) if card == SPONSOR else p.steps(2, 0, -1)
        )
        return traded if word is Offer.YES else 0.0
    if ask is INFLUENCE_OFFER:
        return p.influence if word is Offer.YES else 0.0
    if ask is PAY_FOR_TURN:
        return 1.0 if word is Offer.YES else 0.0
    if ask is LIFT:
        here = t.barred[-1]
        lifted = p.lying(here, 0)
        precious = not t.is_down(here, 0) and COLOUR[t.pile(here)[0]] in (Colour.GOLD, Colour.RED)
        return lifted - p.best_offer(here) if word is Offer.YES and precious else 0.0
    if ask is FATE:
        return _fate(p, decision, word)
    if ask is RETURN_TO:
        good = p.hand.gain(decision.about[0]) > p.hand.unknown()
        return 1.0 if good == (word is End.TOP) else 0.0
    assert ask is NAME_COLOUR
    if t.phase is Phase.ABILITIES and t.resolved[-1] == ONLINE_GAMBLER:
        return float(unseen(t, p.me)[COLOURS.index(word)])
    here = MARS if t.phase is Phase.ABILITIES else t.zones.find(INVESTOR)
    return float(len([1 for card in t.face_up(here) if COLOUR[card] is word])) if here <= FROM_DECK else 0.0


def _fate(p: Prospect, decision: Decision, word: Any) -> float:
    if word is Fate.BANISH:
        return p.best_offer(FROM_DECK)
    if word is Fate.PLACE:
        gain = p.hand.gain(decision.about[0])
        return max([_placed(p, gain, location) for location in EVERYWHERE if location not in p.t.barred])
    return p.best_offer(FROM_DECK) + 1.0


def unseen(t: Table, me: Seat) -> list[int]:
    """Of each colour how many cards a seat cannot see anywhere."""
    left = [7] * len(COLOURS)
    left[COLOURS.index(Colour.GOLD)] = 21
    seen: Cards = t.hand(me) + t.banished + t.zones.cards[BOX]
    for location in EVERYWHERE:
        seen += tuple(t.face_up(location))
    for card in seen:
        if card < len(COLOUR):
            left[COLOURS.index(COLOUR[card])] -= 1
    return left


OF_CARDS: Final = (
    BANISH_OWN, GIVE_UP, CERES, OFFER_RED, OFFER_CARD, BLOCK_SOVEREIGN, TAKE_BANISHED, DEPLOY_HERE, PULL,
    NAME_CARD, LAY_DOWN, REVIVE, RETURN_BANISHED, NEXT_UNDER_DECK,
)  # fmt: skip
OF_SPOTS: Final = (TAKE_HERE, MAY_TAKE, MOVE_HERE, BANISH_HERE)
OF_PLACES: Final = (PLACE_AT, MOVE_TO, BANISH_TOP, LAY_DOWN_AT, SOURCE)
OF_WORDS: Final = (
    ACT, FACE, PRIZE, TRADE, INFLUENCE_OFFER, PAY_FOR_TURN, LIFT, FATE, RETURN_TO, NAME_COLOUR
)  # fmt: skip
WEIGHED: Final = (GAIN_FROM, OPPONENT, STEAL_FROM, *OF_CARDS, *OF_SPOTS, *OF_PLACES, *OF_WORDS)
"""The questions whose options are weighed; to block, to show a card or to use an ability comes before not to."""
