"""A turn: lead or scout. §4"""

from __future__ import annotations

from ludoteca.games.red_rising.asks import ACT, DEPLOY_TO, FROM_DECK, GAIN_FROM, LEAD, Act
from ludoteca.games.red_rising.deploying import deploy
from ludoteca.games.red_rising.table import Table, hand_zone
from ludoteca.games.red_rising.verbs import EVERYWHERE, bonus, face_bonus, roll, takeable, turn_over_and_place
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat


def lead_or_scout(t: Table, me: Seat) -> Script[bool]:
    """Deploy a card, or scout; whether a card is to be gained after it."""
    if t.hand(me):
        card: Card | None = None
        hand = t.zones.live(hand_zone(me))
        if t.deck:
            card = yield from choose_or_pass(me, LEAD, hand)
        else:
            card = yield from choose(me, LEAD, hand)
        if card is not None:
            location = yield from choose(me, DEPLOY_TO, EVERYWHERE, card)
            yield from deploy(t, me, card, location)
            return not t.ended
    elif not t.deck or (yield from choose(me, ACT, list(Act))) is Act.LEAD:
        return True
    yield from scout(t, me)
    return False


def scout(t: Table, me: Seat) -> Script[None]:
    """Turn over the top card of the deck, place it, and get the bonus of that location. §4.2"""
    location = yield from turn_over_and_place(t, me, EVERYWHERE, "red_rising §4.2")
    if location is not None:
        yield from bonus(t, me, location)


def gain(t: Table, me: Seat) -> Script[None]:
    """Take the top card of a location not deployed to, or of the deck with a roll of the die. §4.1"""
    places = [
        location
        for location in EVERYWHERE
        if location not in t.barred and t.pile(location) and takeable(t, t.pile(location)[-1])
    ]
    if t.deck:
        places.append(FROM_DECK)
    if not places:
        return
    place = yield from choose(me, GAIN_FROM, places)
    if place == FROM_DECK:
        t.draw(me, "red_rising §4.1")
        yield from face_bonus(t, me, roll(t, me), "red_rising §5.2")
    else:
        t.take(me, t.pile(place)[-1], "red_rising §4.1")
        yield from bonus(t, me, place)


def whole_turn(t: Table, me: Seat) -> Script[None]:
    """A turn within another's turn (R10); the outer one goes on as it was."""
    barred, ended = t.barred, t.ended
    t.barred, t.ended = (), False
    due = yield from lead_or_scout(t, me)
    if due:
        yield from gain(t, me)
    t.barred, t.ended = barred, ended
