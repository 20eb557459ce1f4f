"""The questions of Red Rising, and how their answers are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final

from ludoteca.games.red_rising.pieces import LOCATIONS
from ludoteca.games.red_rising.table import Table, hand_zone
from ludoteca.kernel.card import Card, Names
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.notation import CARD, CARDS, NUMBER, WORD, AnyOption
from ludoteca.kernel.seat import Seat

FROM_DECK: Final = 4
"""The deck, among the places that a card may be gained from."""
_PLACES: Final = [*LOCATIONS, "deck"]
_DOWN: Final = 256


def place_text(option: AnyOption, names: Names) -> str:
    """A location, or the deck: its name."""
    place: int = option
    return _PLACES[place]


def face_down_at(spot: int) -> tuple[int, int]:
    """The location of a face-down card, which has a negative spot, and its height there."""
    return divmod(-spot - 1, _DOWN)


def spot_text(option: AnyOption, names: Names) -> str:
    """A card lying on a location: its name, or for a face-down one where it lies, counted from the bottom."""
    spot: int = option
    if spot >= 0:
        return names[spot]
    location, height = face_down_at(spot)
    return f"{LOCATIONS[location]}-face-down-{height + 1}"


def colours_text(option: AnyOption, names: Names) -> str:
    """Several colours: their words joined by a plus sign, in the order of the option."""
    return "+".join([str(colour.value) for colour in option])


class Act(Enum):
    """What a player without cards does. §4"""

    LEAD = "lead"
    SCOUT = "scout"


class Prize(Enum):
    """What the Auctioneer has on offer."""

    HELIUM = "helium"
    FLEET = "fleet"
    INFLUENCE = "influence"


class Offer(Enum):
    """A choice between doing something and leaving it."""

    YES = "yes"
    NO = "no"


class End(Enum):
    """Where a card goes in the deck."""

    TOP = "top"
    BOTTOM = "bottom"


class Fate(Enum):
    """What becomes of a card that was turned over or lies beneath."""

    BANISH = "banish"
    PLACE = "place"
    TAKE = "take"


LEAD: Final = Ask("lead", CARD, "red_rising §4.1")
ACT: Final = Ask("act", WORD, "red_rising §4")
DEPLOY_TO: Final = Ask("deploy_to", place_text, "red_rising §4.1")
GAIN_FROM: Final = Ask("gain_from", place_text, "red_rising §4.1")
PLACE_AT: Final = Ask("place_at", place_text, "red_rising §4.2")
MOVE_TO: Final = Ask("move_to", place_text, "red_rising §6.2")
SOURCE: Final = Ask("source", place_text, "red_rising §6.2")
BANISH_TOP: Final = Ask("banish_top", place_text, "red_rising §5.2")
FACE: Final = Ask("face", WORD, "red_rising §5.4")
BANISH_HERE: Final = Ask("banish_here", spot_text, "red_rising §6.2")
TAKE_HERE: Final = Ask("take_here", spot_text, "red_rising §6.2")
MOVE_HERE: Final = Ask("move_here", spot_text, "red_rising §6.2")
DEPLOY_HERE: Final = Ask("deploy_here", CARD, "red_rising §4.3")
PULL: Final = Ask("pull", CARD, "red_rising §6.2")
MAY_TAKE: Final = Ask("may_take", spot_text, "red_rising §6.2")
TAKE_BANISHED: Final = Ask("take_banished", CARD, "red_rising §6.2")
TAKE_ALL_BANISHED: Final = Ask("take_all_banished", CARDS, "red_rising §8")
RETURN_BANISHED: Final = Ask("return_banished", CARD, "red_rising §6.2")
RETURN_TO: Final = Ask("return_to", WORD, "red_rising §6.2")
REVIVE: Final = Ask("revive", CARD, "red_rising §6.2")
NEXT_BENEATH: Final = Ask("next_beneath", CARD, "red_rising §6.2")
NEXT_UNDER_DECK: Final = Ask("next_under_deck", CARD, "red_rising §6.2")
OFFER_RED: Final = Ask("offer_red", CARD, "red_rising §6.2", discreet=True)
OFFER_CARD: Final = Ask("offer_card", CARD, "red_rising §6.2", discreet=True)
BANISH_OWN: Final = Ask("banish_own", CARD, "red_rising §6.2")
GIVE_UP: Final = Ask("give_up", CARD, "red_rising §6.3")
STEAL_FROM: Final = Ask("steal_from", NUMBER, "red_rising §6.3")
SHOW_RED: Final = Ask("show_red", CARD, "red_rising §6.2", discreet=True)
REVEAL_RED: Final = Ask("reveal_red", CARD, "red_rising §6.2", discreet=True)
SHOW_GOLD: Final = Ask("show_gold", CARD, "red_rising §6.2", discreet=True)
BLOCK_THEFT: Final = Ask("block_theft", CARD, "red_rising §6.4", discreet=True)
BLOCK_SOVEREIGN: Final = Ask("block_sovereign", CARD, "red_rising §6.4", discreet=True)
OPPONENT: Final = Ask("opponent", NUMBER, "red_rising §6.2")
PRIZE: Final = Ask("prize", WORD, "red_rising §6.2")
TRADE: Final = Ask("trade", WORD, "red_rising §4.3")
INFLUENCE_OFFER: Final = Ask("influence_offer", WORD, "red_rising §6.2")
PAY_FOR_TURN: Final = Ask("pay_for_turn", WORD, "red_rising §6.2")
LIFT: Final = Ask("lift", WORD, "red_rising §6.2")
FATE: Final = Ask("fate", WORD, "red_rising §6.2", discreet=True)
NAME_COLOUR: Final = Ask("name_colour", WORD, "red_rising §6.2")
NAME_COLOURS: Final = Ask("name_colours", colours_text, "red_rising §6.2")
NAME_CARD: Final = Ask("name_card", CARD, "red_rising §6.2")
LAY_DOWN: Final = Ask("lay_down", CARD, "red_rising §6.2")
LAY_DOWN_AT: Final = Ask("lay_down_at", place_text, "red_rising §6.2")
ABILITY: Final = Ask("ability", CARD, "red_rising §8")
CERES: Final = Ask("ceres", CARD, "red_rising §5.4")

Fits = Callable[[Card], bool]


class Held(Sequence[Card]):
    """The cards of a hand that fit, as the hand is now, if there are enough of them.

    In catalogue order: whoever looks at another's hand must not learn how it is held.
    """

    __slots__ = ("table", "seat", "fits", "enough")

    def __init__(self, table: Table, seat: Seat, fits: Fits, enough: int = 1) -> None:
        self.table = table
        self.seat = seat
        self.fits = fits
        self.enough = enough

    def now(self) -> list[Card]:
        """The fitting cards."""
        hand = sorted(self.table.zones.cards[hand_zone(self.seat)])
        found = [card for card in hand if self.fits(card)]
        return found if len(found) >= self.enough else []

    def __len__(self) -> int:
        return len(self.now())

    def __getitem__(self, place: Any) -> AnyOption:
        return self.now()[place]


class Fitting(Held):
    """The same where some card fits, as everybody knows: an imagined hand in which none fits offers all."""

    __slots__ = ()

    def now(self) -> list[Card]:
        """The fitting cards."""
        return Held.now(self) or sorted(self.table.zones.cards[hand_zone(self.seat)])


class Fates(Sequence[Fate]):
    """What may become of a card: more if another card is in hand, as the hand is now."""

    __slots__ = ("table", "seat", "card")

    def __init__(self, table: Table, seat: Seat, card: Card) -> None:
        self.table = table
        self.seat = seat
        self.card = card

    def now(self) -> list[Fate]:
        """To banish it, or with the card in hand to take it."""
        held = self.card in self.table.zones.cards[hand_zone(self.seat)]
        return [Fate.BANISH, Fate.TAKE] if held else [Fate.BANISH]

    def __len__(self) -> int:
        return len(self.now())

    def __getitem__(self, place: Any) -> AnyOption:
        return self.now()[place]


def fitting(t: Table, seat: Seat, fits: Fits) -> Sequence[Card]:
    """The cards of a seat's hand that fit; empty if none does."""
    if any(fits(card) for card in t.hand(seat)):
        return Fitting(t, seat, fits)
    return ()


def spots(
    t: Table, location: int, fits: Fits | None, face_down: bool = False, other_than: Card | None = None
) -> list[int]:
    """The cards of a location that fit (any, if nothing is asked of them); face-down ones by their spot (R6)."""
    found: list[int] = []
    for height, card in enumerate(t.pile(location)):
        if card == other_than:
            continue
        if t.is_down(location, height):
            if face_down:
                found.append(-(location * _DOWN + height) - 1)
        elif fits is None or fits(card):
            found.append(card)
    return found


def card_at(t: Table, spot: int) -> Card:
    """The card of a spot."""
    if spot >= 0:
        return Card(spot)
    location, height = face_down_at(spot)
    return t.pile(location)[height]
