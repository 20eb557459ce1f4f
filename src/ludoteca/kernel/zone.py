"""Zones: where the cards lie, and who has seen which card where it lies now.

This is the information set in code. Every verb that moves, shows or shuffles a card keeps three facts
in step: the place of the card, the viewers who know its face there (``seen``), and what viewers know who
have lost sight of it (``rumours``: it is in one of these zones). Views, events, imagined worlds and the
fairness of an undo all follow from those facts; no game writes a line for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Event, Fact
from ludoteca.kernel.layout import Layout, Order, Recall, Sight
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.rumour import Rumour, Rumours, cards_of, set_of
from ludoteca.kernel.seat import NOBODY, SPECTATOR, Mask, Seat, bit


@mypyc_attr(acyclic=True, free_list_len=1)
class Veil:
    """Cards have gone face down from one zone to another; who lost sight of what is not worked out yet.

    Most veils are lifted again at once, as when bids are revealed. Only if somebody looks before that, or another
    card moves there, do they turn into rumours. Playing fast depends on it.
    """

    __slots__ = ("source", "target", "before")

    def __init__(self, source: int, target: int, before: int) -> None:
        self.source = source
        self.target = target
        self.before = before
        """How many cards lay in the target before."""


Cards = tuple[Card, ...]
"""The cards of a zone. Immutable, so that a copy of the table shares them."""


NOWHERE: Final = -1
"""Where a card lies that has not been laid yet."""


def without(cards: Cards, card: Card) -> Cards:
    """The cards less one of them; raises ValueError if it is not there."""
    # From the end, where the top card of a pile lies.
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] == card:
            return cards[:place] + cards[place + 1 :]
    raise ValueError(f"card {card} does not lie there")


def less(cards: Cards, gone: Cards) -> Cards:
    """The cards less some of them."""
    left: list[Card] = []
    for card in cards:
        for other in gone:
            if other == card:
                break
        else:
            left.append(card)
    return tuple(left)


class Zones:
    """All cards of a match: where they lie, who has seen them, the luck that mixes them, the log that tells."""

    __slots__ = (
        "layout", "lookers", "pools", "everyone", "cards", "where", "seen", "rumours", "veils",
        "luck", "log", "camera", "recall", "remembers",
    )  # fmt: skip

    def __init__(self, layout: Layout, luck: Luck, like: Zones | None = None) -> None:
        """Without a card, or with all that lies in zones like these."""
        self.layout = layout
        self.luck = luck
        self.lookers: list[Mask] = layout.lookers
        self.pools: dict[str, list[int]] = layout.pools
        self.everyone: Mask = layout.everyone
        self.cards: list[Cards] = [()] * len(layout.zones) if like is None else like.cards[:]
        self.where: list[int] = [NOWHERE] * len(layout.names) if like is None else like.where[:]
        """For each card the zone that it lies in."""
        self.seen: list[Mask] = [NOBODY] * len(layout.names) if like is None else like.seen[:]
        self.rumours: Rumours = Rumours()
        self.veils: list[Veil] = []
        self.log: list[Event] | None = None
        self.camera: Callable[[], None] | None = None
        """What keeps the table as it lies after each event, while somebody wants to see one after the other."""
        self.recall: Recall = Recall.FULL
        self.remembers: bool = True

    def copy(self) -> Zones:
        """The same cards in the same places, sharing nothing that changes, and silent."""
        twin = Zones(self.layout, self.luck.copy(), self)
        if self.rumours.said:
            twin.rumours = self.rumours.copy()
        if self.veils:
            twin.veils = self.veils[:]
        twin.recall = self.recall
        twin.remembers = self.remembers
        return twin

    # -- telling -----------------------------------------------------------------------------------

    def tell(
        self, kind: str, rule: str, seat: Seat | None, cards: list[Card], facts: dict[str, Fact]
    ) -> None:
        """Put an event into the log, if anyone listens."""
        if self.log is not None:
            seen = self.settled().seen
            sights = tuple([seen[card] for card in cards])
            self.log.append(Event(kind, rule, seat, tuple(cards), sights, facts))
            if self.camera is not None:
                self.camera()

    def _tell_move(self, rule: str, cards: list[Card], source: int, target: int) -> None:
        if self.log is not None:
            zones = self.layout.zones
            facts: dict[str, Fact] = {"from": zones[source].name, "to": zones[target].name}
            self.tell("moved", rule, zones[target].owner, cards, facts)

    # -- moving ------------------------------------------------------------------------------------

    def lay(self, cards: list[Card], target: int) -> None:
        """Lay several cards into a zone while the table is set up."""
        self.cards[target] += tuple(cards)
        for card in cards:
            self.seen[card] = self.lookers[target]
            self.where[card] = target

    def carry(self, card: Card, source: int, target: int, rule: str) -> None:
        """Move a card in plain sight without turning it: whoever knew its face still does."""
        if self.veils:
            self._disturb(source)
            self._disturb(target)
        self.cards[source] = without(self.cards[source], card)
        self.cards[target] += (card,)
        self.where[card] = target
        known = self.seen[card]
        if known != self.everyone:
            look = self.lookers[target]
            if look & ~known:
                known = Mask(known | look)
                self.seen[card] = known
            if self.rumours.said:
                if known != self.everyone:
                    self.rumours.widen(source, target)
                self.rumours.seen(known, 1 << card)
        if self.log is not None:
            self._tell_move(rule, [card], source, target)

    def carry_top(self, count: int, source: int, target: int, rule: str) -> None:
        """Move the last cards of a zone one by one, in plain sight, without turning them."""
        cards = self.cards[source]
        if self.log is not None or self.rumours.said or self.veils:
            for card in cards[-1 : -count - 1 : -1]:
                self.carry(card, source, target, rule)
            return
        look = self.lookers[target]
        where, seen = self.where, self.seen
        moved = cards[-1 : -count - 1 : -1]
        for card in moved:
            where[card] = target
            known = seen[card]
            if look & ~known:
                seen[card] = Mask(known | look)
        self.cards[source] = cards[: len(cards) - len(moved)]
        self.cards[target] += moved

    def carry_all(self, source: int, target: int, rule: str) -> None:
        """Move a whole zone in plain sight."""
        if self.veils:
            self._disturb(source)
            self._disturb(target)
        moved = self.cards[source]
        if not moved:
            return
        look = self.lookers[target]
        where = self.where
        for card in moved:
            where[card] = target
        if look:
            seen = self.seen
            for card in moved:
                known = seen[card]
                if look & ~known:
                    seen[card] = Mask(known | look)
        if self.rumours.said:
            if look:
                self.rumours.seen(look, set_of(moved))
            self._settle(self.rumours.rename(source, target))
        self.cards[target] += moved
        self.cards[source] = ()
        if self.log is not None:
            self._tell_move(rule, list(moved), source, target)

    def slip(self, cards: Cards, source: int, target: int, rule: str) -> None:
        """Move chosen cards face down: who could not look on knows no longer which lie where."""
        if len(cards) == len(self.cards[source]):
            self.carry_all(source, target, rule)
            return
        if self.veils:
            self._disturb(source)
            self._disturb(target)
        if self.rumours.said:
            self.rumours.widen(source, target)
        self.veils.append(Veil(source, target, len(self.cards[target])))
        self.cards[source] = less(self.cards[source], cards)
        self.cards[target] += cards
        where = self.where
        for card in cards:
            where[card] = target
        if self.log is not None:
            self._tell_move(rule, list(cards), source, target)

    def tuck(self, place: int, index: int) -> None:
        """Put the last card of a row at another spot of it, in plain sight."""
        cards = self.cards[place]
        self.cards[place] = (*cards[:index], cards[-1], *cards[index:-1])

    def _disturb(self, place: int) -> None:
        """Work out the veils if one of them touches this zone."""
        for veil in self.veils:
            if veil.source == place or veil.target == place:
                self.work_out()
                return

    def settled(self) -> Zones:
        """These zones as one looks at them: the same, or a copy with all veils worked out."""
        if not self.veils:
            return self
        seen = self.copy()
        seen.work_out()
        return seen

    def work_out(self) -> None:
        """Turn all veils into what everybody knows, for good; a match does so between two steps."""
        if not self.veils:
            return
        veils = self.veils
        self.veils = []
        for veil in veils:
            look = self.lookers[veil.target]
            witnesses = self.lookers[veil.source] | look
            both = (1 << veil.source) | (1 << veil.target)
            gone = self.cards[veil.target][veil.before :]
            for card in self.cards[veil.source] + gone:
                losing = self.seen[card] & ~witnesses
                if losing:
                    self.seen[card] = Mask(self.seen[card] & witnesses)
                    self._hear(Mask(losing), both, 1 << card)
            for card in gone:
                self.seen[card] = Mask(self.seen[card] | look)
                self.rumours.seen(self.seen[card], 1 << card)

    # -- showing and hiding ------------------------------------------------------------------------

    def show(self, card: Card, rule: str) -> None:
        """Turn a card up for everybody."""
        if self.veils:
            self.work_out()
        if self.seen[card] != self.everyone:
            self.seen[card] = self.everyone
            if self.rumours.said:
                self.rumours.seen(self.everyone, 1 << card)
        if self.log is not None:
            self.tell("shown", rule, None, [card], {})

    def peek(self, card: Card, viewer: Seat, rule: str) -> None:
        """Let one viewer look at a card where it lies."""
        if self.veils:
            self.work_out()
        self.seen[card] = Mask(self.seen[card] | bit(viewer))
        if self.rumours.said:
            self.rumours.seen(bit(viewer), 1 << card)
        if self.log is not None:
            self.tell("looked", rule, viewer, [card], {})

    def reveal(self, places: list[int], rule: str) -> None:
        """Turn up whole zones at once; what was mixed with them is thereby known again."""
        if self.veils:
            kept: list[Veil] = []
            for veil in self.veils:
                for place in places:
                    if veil.target == place:
                        break
                else:
                    kept.append(veil)
            self.veils = kept
            if kept:
                for place in places:
                    self._disturb(place)
        seen, everyone = self.seen, self.everyone
        for place in places:
            for card in self.cards[place]:
                if seen[card] != everyone:
                    seen[card] = everyone
                if self.rumours.said:
                    self.rumours.seen(everyone, 1 << card)
            if self.log is not None and self.cards[place]:
                zone = self.layout.zones[place]
                self.tell("shown", rule, zone.owner, list(self.cards[place]), {"at": zone.name})
        if self.rumours.said:
            shown = 0
            for place in places:
                shown |= 1 << place
            self._settle(self.rumours.deduce(shown))

    def deny(self, place: int, cards: Cards) -> None:
        """Let everybody know that none of these cards lies in this zone."""
        if self.veils:
            self.work_out()
        if not self.remembers:
            return
        elsewhere = 0
        for mate in self.layout.mates[place]:
            elsewhere |= 1 << mate
        unaware = [self.everyone & ~self.seen[card] & ~self.lookers[place] for card in cards]
        for rumour in self.rumours.said:
            unaware = [
                viewers & ~rumour.heard if rumour.cards >> card & 1 else viewers
                for card, viewers in zip(cards, unaware, strict=True)
            ]
        self._settle(self.rumours.deny(place, set_of(cards)))
        for card, viewers in zip(cards, unaware, strict=True):
            self.rumours.tell(Mask(viewers), elsewhere, 1 << card)

    def shuffle(self, place: int, source: str, rule: str) -> None:
        """Mix a zone: nobody knows a card of it but those who may look."""
        if self.veils:
            self.work_out()
        cards = self.cards[place]
        look = self.lookers[place]
        alone = True
        for mate in self.layout.mates[place]:
            alone = alone and not self.cards[mate]
        if self.rumours.said and (alone or look):
            self.rumours.seen(self.everyone if alone else look, set_of(cards))
        if not alone and self.remembers:
            for seen in sorted({self.seen[card] for card in cards}):
                lost = Mask(seen & ~look)
                self._hear(lost, 1 << place, set_of([card for card in cards if self.seen[card] == seen]))
        known = self.seen
        for card in cards:
            if known[card] != look:
                known[card] = look
        mixed = list(cards)
        self.luck.shuffle(source, mixed)
        self.cards[place] = tuple(mixed)
        if self.log is not None:
            name = self.layout.zones[place].name
            self.tell("shuffled", rule, self.layout.zones[place].owner, [], {"at": name})

    def welcome(self, layout: Layout) -> None:
        """Go on with one more seat at the end of the layout: the newcomer knows what spectators know."""
        self.work_out()
        public, newcomer = bit(SPECTATOR), bit(Seat(layout.seats - 1))
        self.layout = layout
        self.lookers = layout.lookers
        self.pools = layout.pools
        self.everyone = layout.everyone
        self.cards += [()] * (len(layout.zones) - len(self.cards))
        self.seen = [Mask(seen | newcomer) if seen & public else seen for seen in self.seen]
        self.rumours.welcome(public, newcomer)

    # -- rumours -----------------------------------------------------------------------------------

    def forget(self) -> None:
        """Keep no rumours from now on: for a match that nobody will look at before its end."""
        self.remembers = False
        self.rumours = Rumours()

    def know_as(self, other: Zones) -> None:
        """Take over what is known in zones with the same cards in the same places."""
        self.seen = other.seen[:]
        self.rumours = other.rumours.copy()
        self.veils = other.veils[:]
        self.remembers = other.remembers

    def _hear(self, heard: Mask, within: int, cards: int) -> None:
        if self.remembers:
            self.rumours.tell(heard, within, cards)

    def _settle(self, changed: list[Rumour]) -> None:
        """A rumour that leaves only one heap is knowledge; one that leaves a row is not yet."""
        for rumour in changed:
            within = rumour.within
            last = self.layout.zones[within.bit_length() - 1]
            if within & (within - 1) == 0 and last.order is Order.HEAP:
                for card in cards_of(rumour.cards):
                    self.seen[card] = Mask(self.seen[card] | rumour.heard)
                self.rumours.seen(rumour.heard, rumour.cards)

    # -- asking ------------------------------------------------------------------------------------

    def knows(self, viewer: Seat, card: Card) -> bool:
        """Whether the viewer knows the face of this card where it lies now."""
        return self.settled().seen[card] & bit(viewer) != 0

    def visible(self, viewer: Seat, place: int, card: Card) -> bool:
        """Whether the view of these settled zones names this card."""
        eye = bit(viewer)
        if self.lookers[place] & eye:
            return True
        if self.layout.zones[place].sight is Sight.SHOWN or self.recall is Recall.FULL:
            return self.seen[card] & eye != 0
        return False

    def find(self, card: Card) -> int:
        """The zone in which a card lies."""
        place = self.where[card]
        if place == NOWHERE:
            raise LookupError(f"{self.layout.names[card]} lies in no zone")
        return place

    def live(self, place: int) -> Live:
        """The cards of a zone as they lie whenever one looks: options of an open question."""
        return Live(self, place)


@mypyc_attr(free_list_len=1)
class Live(Sequence[Card]):
    """A zone seen through a window. An imagined world may deal it anew while its question is open."""

    __slots__ = ("zones", "place")

    def __init__(self, zones: Zones, place: int) -> None:
        self.zones = zones
        self.place = place

    def now(self) -> Cards:
        """The cards that lie there now."""
        return self.zones.cards[self.place]

    def __len__(self) -> int:
        return len(self.now())

    def __getitem__(self, index: Any) -> Any:
        return self.now()[index]
