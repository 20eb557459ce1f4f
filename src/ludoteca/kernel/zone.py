"""Zones: where the cards lie, and who has seen which card where it lies now.

This is the information set in code. Every verb that moves, shows or shuffles a card keeps three facts
in step: the place of the card, the viewers who know its face there (``seen``), and what viewers know who
have lost sight of it (``rumours``: it is in one of these zones). Views, events, imagined worlds and the
fairness of an undo all follow from those facts; no game writes a line for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Event, Fact
from ludoteca.kernel.layout import Layout, Order, Recall, Sight
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import NOBODY, SPECTATOR, Mask, Seat, bit


class Rumour:
    """What viewers know who have lost sight of a card: it lies in one of these zones (a bit each)."""

    __slots__ = ("heard", "within")

    def __init__(self, heard: Mask, within: int) -> None:
        self.heard = heard
        self.within = within

    def widened(self, source: int, target: int) -> Rumour:
        """The rumour once a card has gone from one zone to another."""
        return Rumour(self.heard, self.within | 1 << target) if self.within >> source & 1 else self

    def without(self, zones: int) -> Rumour:
        """The rumour once these zones are out of the question."""
        return Rumour(self.heard, self.within & ~zones)


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


def without(cards: Cards, card: Card) -> Cards:
    """The cards less one of them; raises ValueError if it is not there."""
    for place in range(len(cards)):
        if cards[place] == card:
            return cards[:place] + cards[place + 1 :]
    raise ValueError(f"card {card} does not lie there")


class Zones:
    """All cards of a match: where they lie, who has seen them, the luck that mixes them, the log that tells."""

    __slots__ = (
        "layout", "lookers", "pools", "everyone", "cards", "seen", "rumours", "veils",
        "luck", "log", "recall",
    )  # fmt: skip

    def __init__(self, layout: Layout, luck: Luck) -> None:
        self.layout = layout
        self.luck = luck
        self.lookers: list[Mask] = layout.lookers
        self.pools: dict[str, list[int]] = layout.pools
        self.everyone: Mask = layout.everyone
        self.cards: list[Cards] = [()] * len(layout.zones)
        self.seen: list[Mask] = [NOBODY] * len(layout.names)
        self.rumours: dict[Card, tuple[Rumour, ...]] = {}
        self.veils: list[Veil] = []
        self.log: list[Event] | None = None
        self.recall: Recall = Recall.FULL

    def copy(self) -> Zones:
        """The same cards in the same places, sharing nothing that changes, and silent."""
        twin = Zones(self.layout, self.luck.copy())
        twin.cards = self.cards[:]
        twin.seen = self.seen[:]
        if self.rumours:
            twin.rumours = self.rumours.copy()
        if self.veils:
            twin.veils = self.veils[:]
        twin.recall = self.recall
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

    def carry(self, card: Card, source: int, target: int, rule: str) -> None:
        """Move a card in plain sight without turning it: whoever knew its face still does."""
        if self.veils:
            self._disturb(source)
            self._disturb(target)
        self.cards[source] = without(self.cards[source], card)
        self.cards[target] += (card,)
        self.seen[card] = Mask(self.seen[card] | self.lookers[target])
        if self.rumours:
            self._blur(card, source, target)
        if self.log is not None:
            self._tell_move(rule, [card], source, target)

    def carry_top(self, count: int, source: int, target: int, rule: str) -> None:
        """Move the last cards of a zone one by one, in plain sight, without turning them."""
        cards = self.cards[source]
        if self.log is not None or self.rumours or self.veils:
            for card in cards[-1 : -count - 1 : -1]:
                self.carry(card, source, target, rule)
            return
        look = self.lookers[target]
        moved = cards[-1 : -count - 1 : -1]
        for card in moved:
            self.seen[card] = Mask(self.seen[card] | look)
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
        if look:
            for card in moved:
                self.seen[card] = Mask(self.seen[card] | look)
        if self.rumours:
            self._rename(source, target)
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
        if self.rumours:
            self._widen(source, target)
        self.veils.append(Veil(source, target, len(self.cards[target])))
        self.cards[source] = tuple([card for card in self.cards[source] if card not in cards])
        self.cards[target] += cards
        if self.log is not None:
            self._tell_move(rule, list(cards), source, target)

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
                    self._hear(card, Mask(losing), both)
            for card in gone:
                self.seen[card] = Mask(self.seen[card] | look)
                self._keep(card, list(self.rumours.get(card, ())))

    # -- showing and hiding ------------------------------------------------------------------------

    def show(self, card: Card, rule: str) -> None:
        """Turn a card up for everybody."""
        if self.veils:
            self.work_out()
        self.seen[card] = self.everyone
        if self.rumours:
            self.rumours.pop(card, None)
        if self.log is not None:
            self.tell("shown", rule, None, [card], {})

    def reveal(self, places: list[int], rule: str) -> None:
        """Turn up whole zones at once; what was mixed with them is thereby known again."""
        shown = 0
        if self.veils:
            self.veils = [veil for veil in self.veils if veil.target not in places]
            for place in places:
                self._disturb(place)
        for place in places:
            shown |= 1 << place
            for card in self.cards[place]:
                self.seen[card] = self.everyone
                if self.rumours:
                    self.rumours.pop(card, None)
            if self.log is not None and self.cards[place]:
                zone = self.layout.zones[place]
                self.tell("shown", rule, zone.owner, list(self.cards[place]), {"at": zone.name})
        if self.rumours:
            self._deduce(shown)

    def shuffle(self, place: int, source: str, rule: str) -> None:
        """Mix a zone: nobody knows a card of it but those who may look."""
        if self.veils:
            self.work_out()
        cards = self.cards[place]
        look = self.lookers[place]
        alone = True
        for mate in self.layout.mates[place]:
            alone = alone and not self.cards[mate]
        for card in cards:
            lost = self.seen[card] & ~look
            self.seen[card] = look
            if not alone and lost:
                self._hear(card, Mask(lost), 1 << place)
        if alone and self.rumours:
            for card in cards:
                self.rumours.pop(card, None)
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
        self.rumours = {
            card: tuple(
                [
                    Rumour(Mask(rumour.heard | newcomer), rumour.within) if rumour.heard & public else rumour
                    for rumour in rumours
                ]
            )
            for card, rumours in self.rumours.items()
        }

    # -- rumours -----------------------------------------------------------------------------------

    def _keep(self, card: Card, rumours: list[Rumour]) -> None:
        """Write down what is said of a card: one rumour for all who know the same."""
        said: dict[int, int] = {}
        for rumour in rumours:
            heard = rumour.heard & ~self.seen[card]
            if heard:
                said[rumour.within] = said.get(rumour.within, 0) | heard
        if said:
            self.rumours[card] = tuple(
                [Rumour(Mask(heard), within) for within, heard in sorted(said.items())]
            )
        else:
            self.rumours.pop(card, None)

    def _hear(self, card: Card, heard: Mask, within: int) -> None:
        self._keep(card, [*self.rumours.get(card, ()), Rumour(heard, within)])

    def _widen(self, source: int, target: int) -> None:
        """Some card has gone from source to target: any that was rumoured at the source may be it."""
        from_there, both = 1 << source, 1 << source | 1 << target
        for card, rumours in list(self.rumours.items()):
            for rumour in rumours:
                if rumour.within & both == from_there:
                    self._keep(card, [one.widened(source, target) for one in rumours])
                    break

    def _blur(self, card: Card, source: int, target: int) -> None:
        """After a carry: doubt spreads to the target unless all know the card that went there."""
        if self.seen[card] != self.everyone:
            self._widen(source, target)
        self._keep(card, list(self.rumours.get(card, ())))

    def _rename(self, source: int, target: int) -> None:
        """A whole zone has moved: what was rumoured there is rumoured here."""
        for card, rumours in list(self.rumours.items()):
            if any(rumour.within >> source & 1 for rumour in rumours):
                self._settle(
                    card, [rumour.widened(source, target).without(1 << source) for rumour in rumours]
                )

    def _deduce(self, shown: int) -> None:
        """The zones of this set lie open: a rumoured card that is not there is elsewhere."""
        for card, rumours in list(self.rumours.items()):
            if any(rumour.within & shown for rumour in rumours):
                self._settle(card, [rumour.without(shown) for rumour in rumours])

    def _settle(self, card: Card, rumours: list[Rumour]) -> None:
        """Keep rumours while they leave a doubt; one heap left is knowledge, one row is not yet."""
        for rumour in rumours:
            within = rumour.within
            last = self.layout.zones[within.bit_length() - 1]
            if within & (within - 1) == 0 and last.order is Order.HEAP:
                self.seen[card] = Mask(self.seen[card] | rumour.heard)
        self._keep(card, rumours)

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
        for place, cards in enumerate(self.cards):
            if card in cards:
                return place
        raise LookupError(f"{self.layout.names[card]} lies in no zone")

    def live(self, place: int) -> Live:
        """The cards of a zone as they lie whenever one looks: options of an open question."""
        return Live(self, place)


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
