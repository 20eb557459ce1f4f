"""Yellow: doctors. They deal with banished cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import (
    BANISH_OWN,
    OFFER_CARD,
    PLACE_AT,
    RETURN_BANISHED,
    RETURN_TO,
    REVIVE,
    TAKE_ALL_BANISHED,
    TAKE_BANISHED,
    End,
    Fits,
    Held,
    fitting,
)  # fmt: skip
from ludoteca.games.red_rising.castes.common import RULE, two_beneath
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.ending import another, ends
from ludoteca.games.red_rising.pieces import (
    COLOUR,
    DR_VIRANY,
    FITCHNER,
    HYPNOTIST,
    IS_GOLD,
    LOCATIONS,
    MARS,
    PATHOLOGIST,
    PSYCHOLOGIST_DIVISOR,
    SEVRO,
    VICTRA,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.points import Standing
from ludoteca.games.red_rising.table import DECK, Table
from ludoteca.games.red_rising.verbs import EVERYWHERE, banishes_own, offer
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass, choose_some
from ludoteca.kernel.seat import Seat, clockwise

MOST_RETURNED: Final = 3
MOST_REVIVED: Final = 2
VIRANYS: Final = (VICTRA, SEVRO, FITCHNER)


# -- deploy ----------------------------------------------------------------------------------------


@deploys()
def dr_virany(t: Table, me: Seat, here: int) -> Script[None]:
    """On Mars: the top 2 cards of the deck go beneath."""
    if here == MARS:
        yield from two_beneath(t, me, here, DR_VIRANY)


@deploys()
def group_counselor(t: Table, me: Seat, here: int) -> Script[None]:
    """Put up to 3 banished cards on the top or the bottom of the deck."""
    for _ in range(MOST_RETURNED):
        card = yield from choose_or_pass(me, RETURN_BANISHED, sorted(t.banished))
        if card is None:
            return
        end = yield from choose(me, RETURN_TO, list(End), card)
        t.carry(card, DECK, RULE, 0 if end is End.BOTTOM else None)
        t.zones.tell("returned", RULE, me, [card], {"to": end.value})


@deploys(5.0)
def hypnotist(t: Table, me: Seat, here: int) -> Script[None]:
    """Each player in turn banishes a card and takes the top card of the deck. R7, R11"""
    for side in clockwise(me, t.sides):
        if side == me:
            if t.hand(me):
                yield from _swap_own(t, me, HYPNOTIST)
        else:
            banished = yield from banishes_own(t, side, RULE)
            if banished:
                t.draw(side, RULE)


def _swap_own(t: Table, me: Seat, keeper: Card) -> Script[None]:
    card = yield from choose(me, BANISH_OWN, fitting(t, me, _other_than(keeper)))
    t.banish(card, RULE)
    t.draw(me, RULE)


def _other_than(keeper: Card) -> Fits:
    def fits(card: Card) -> bool:
        return card != keeper

    return fits


@deploys()
def pathologist(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the bottom card here."""
    bottom = t.pile(here)[0]
    if bottom != PATHOLOGIST:
        t.banish(bottom, RULE)
    yield from ()


@deploys(3.0)
def psychologist(t: Table, me: Seat, here: int) -> Script[None]:
    """Put 1 or 2 banished cards on top of one location, without their abilities."""
    location: int | None = None
    for _ in range(MOST_REVIVED):
        card = yield from choose_or_pass(me, REVIVE, sorted(t.banished))
        if card is None:
            return
        if location is None:
            location = yield from choose(me, PLACE_AT, EVERYWHERE, card)
        t.put(card, location, RULE)
        t.zones.tell("placed", RULE, me, [card], {"at": LOCATIONS[location]})


@deploys()
def researcher(t: Table, me: Seat, here: int) -> Script[None]:
    """A banished card, drawn by chance, goes under everything here."""
    if t.banished:
        card = _by_chance(t)
        t.put(card, here, RULE, 0)
        t.zones.tell("placed", RULE, me, [card], {"at": LOCATIONS[here]})
    yield from ()


def _by_chance(t: Table) -> Card:
    return sorted(t.banished)[t.zones.luck.below("banished", len(t.banished))]


@deploys(lambda p, here: 10.0 if _banished_golds(p.t) else 0.0)
def surgeon(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish a non-Gold from your hand to take a banished Gold. R1"""
    if not _banished_golds(t) or not t.hand(me):
        return
    card = yield from offer(t, me, OFFER_CARD, Held(t, me, lambda card: not IS_GOLD[card]))
    if card is not None:
        t.banish(card, RULE)
        yield from _take_gold(t, me)


def _banished_golds(t: Table) -> list[Card]:
    return [card for card in sorted(t.banished) if IS_GOLD[card]]


def _take_gold(t: Table, me: Seat) -> Script[None]:
    gold = yield from choose(me, TAKE_BANISHED, _banished_golds(t))
    t.take(me, gold, RULE)


# -- end of the game -------------------------------------------------------------------------------


def _has(standing: Standing, colour: Colour) -> bool:
    """Whether a card of this colour is banished."""
    return len([card for card in standing.banished if COLOUR[card] is colour]) > 0


def _viranys(t: Table) -> list[Card]:
    return [card for card in sorted(t.banished) if card in VIRANYS or COLOUR[card] is Colour.RED]


@ends(
    lambda t, me: bool(_viranys(t)),
    lambda standing: another(standing) if _has(standing, Colour.RED) else 0.3 * another(standing),
)
def dr_virany_ends(t: Table, me: Seat) -> Script[None]:
    """Take back any of Victra, Sevro, Fitchner and the Reds from the banished."""
    cards = yield from choose_some(me, TAKE_ALL_BANISHED, _viranys(t), 0, None)
    for card in cards:
        t.take(me, card, "red_rising §8")


@ends(lambda t, me: len(t.hand(me)) > 1, lambda standing: 3.0)
def hypnotist_ends(t: Table, me: Seat) -> Script[None]:
    """Banish another card from your hand, then take the top card of the deck."""
    yield from _swap_own(t, me, HYPNOTIST)


def _fewest(t: Table, me: Seat) -> bool:
    """Whether nobody holds fewer cards; the Automa's count for a third. §10.10"""
    counts = [
        len(t.hand(side)) // PSYCHOLOGIST_DIVISOR if t.is_automa(side) else len(t.hand(side))
        for side in t.opponents(me)
    ]
    return len(t.hand(me)) <= min(counts)


@ends(lambda t, me: bool(t.banished) and _fewest(t, me), lambda standing: 0.2 * another(standing))
def psychologist_ends(t: Table, me: Seat) -> Script[None]:
    """With the fewest cards take a banished card by chance."""
    t.take(me, _by_chance(t), "red_rising §8")
    yield from ()


@ends(
    lambda t, me: bool(_banished_golds(t)),
    lambda standing: another(standing) + 5.0 if _has(standing, Colour.GOLD) else 0.3 * another(standing),
)
def surgeon_ends(t: Table, me: Seat) -> Script[None]:
    """Take a banished Gold."""
    yield from _take_gold(t, me)
