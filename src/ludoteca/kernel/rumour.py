"""Rumours: what viewers know who have lost sight of cards. A card of which they heard lies in one of these zones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.seat import Mask


@mypyc_attr(acyclic=True)
class Rumour:
    """Some viewers have heard that each of some cards lies in one of these zones (cards and zones a bit each)."""

    __slots__ = ("heard", "within", "cards")

    def __init__(self, heard: Mask, within: int, cards: int) -> None:
        self.heard = heard
        self.within = within
        self.cards = cards


@mypyc_attr(acyclic=True)
class Rumours:
    """All that is said. Of a card a viewer has heard one rumour at most, and none if the viewer sees it.

    A shuffle makes rumours of a whole pile at once and every draw widens them all, so cards of which the same is said
    share one entry: what a verb costs grows with what there is to tell apart, not with the number of cards.
    """

    __slots__ = ("said",)

    def __init__(self) -> None:
        self.said: list[Rumour] = []

    def copy(self) -> Rumours:
        """The same rumours; single entries never change, so both may share them."""
        twin = Rumours()
        twin.said = self.said[:]
        return twin

    def tell(self, heard: Mask, within: int, cards: int) -> None:
        """Let it be said of these cards, to viewers who have heard nothing of them."""
        if heard and cards:
            _add(self.said, Rumour(heard, within, cards))

    def seen(self, viewers: Mask, cards: int) -> None:
        """These viewers see these cards: what they heard of them is forgotten."""
        for rumour in self.said:
            if rumour.cards & cards and rumour.heard & viewers:
                break
        else:
            return
        kept: list[Rumour] = []
        for rumour in self.said:
            if rumour.cards & cards and rumour.heard & viewers:
                unsure = rumour.heard & ~viewers
                if unsure:
                    _add(kept, Rumour(Mask(unsure), rumour.within, rumour.cards & cards))
                if rumour.cards & ~cards:
                    _add(kept, Rumour(rumour.heard, rumour.within, rumour.cards & ~cards))
            else:
                _add(kept, rumour)
        self.said = kept

    def widen(self, source: int, target: int) -> None:
        """Some card has gone from source to target: any that was rumoured at the source may be it."""
        there, both = 1 << source, 1 << source | 1 << target
        for rumour in self.said:
            if rumour.within & both == there:
                break
        else:
            return
        kept: list[Rumour] = []
        for rumour in self.said:
            if rumour.within & both == there:
                rumour = Rumour(rumour.heard, rumour.within | both, rumour.cards)
            _add(kept, rumour)
        self.said = kept

    def rename(self, source: int, target: int) -> list[Rumour]:
        """A whole zone has moved: what was rumoured there is rumoured here. Returns the rumours this changes."""
        changed = [rumour for rumour in self.said if rumour.within >> source & 1]
        if not changed:
            return changed
        return self._replace(
            changed,
            [
                Rumour(rumour.heard, rumour.within & ~(1 << source) | 1 << target, rumour.cards)
                for rumour in changed
            ],
        )

    def deduce(self, shown: int) -> list[Rumour]:
        """These zones lie open: a rumoured card that is not there is elsewhere. Returns the rumours this changes."""
        changed = [rumour for rumour in self.said if rumour.within & shown]
        if not changed:
            return changed
        return self._replace(
            changed, [Rumour(rumour.heard, rumour.within & ~shown, rumour.cards) for rumour in changed]
        )

    def deny(self, place: int, cards: int) -> list[Rumour]:
        """None of these cards is here: whoever thought it might be knows better. Returns the rumours this changes."""
        changed: list[Rumour] = []
        kept: list[Rumour] = []
        for rumour in self.said:
            if rumour.within >> place & 1 and rumour.cards & cards:
                changed.append(Rumour(rumour.heard, rumour.within & ~(1 << place), rumour.cards & cards))
                if rumour.cards & ~cards:
                    _add(kept, Rumour(rumour.heard, rumour.within, rumour.cards & ~cards))
            else:
                _add(kept, rumour)
        for rumour in changed:
            _add(kept, rumour)
        self.said = kept
        return changed

    def _replace(self, old: list[Rumour], new: list[Rumour]) -> list[Rumour]:
        self.said = [rumour for rumour in self.said if rumour not in old]
        for rumour in new:
            _add(self.said, rumour)
        return new

    def welcome(self, public: Mask, newcomer: Mask) -> None:
        """A newcomer has heard what the public has."""
        self.said = [
            Rumour(Mask(rumour.heard | newcomer), rumour.within, rumour.cards)
            if rumour.heard & public
            else rumour
            for rumour in self.said
        ]

    def by_card(self) -> dict[Card, list[Rumour]]:
        """What is said of each card, in catalogue order; of one card the rumours in a fixed order."""
        found: dict[Card, list[Rumour]] = {}
        for rumour in self.said:
            for card in cards_of(rumour.cards):
                found.setdefault(card, []).append(rumour)
        for rumours in found.values():
            if len(rumours) > 1:
                rumours.sort(key=_fixed_order)
        return {card: found[card] for card in sorted(found)}


def _fixed_order(rumour: Rumour) -> tuple[int, int]:
    return rumour.within, rumour.heard


def _add(said: list[Rumour], rumour: Rumour) -> None:
    """Put in a rumour, joined with one that says the same to the same viewers."""
    for place in range(len(said)):
        other = said[place]
        if other.heard == rumour.heard and other.within == rumour.within:
            said[place] = Rumour(rumour.heard, rumour.within, rumour.cards | other.cards)
            return
    said.append(rumour)


WORD: Final = 30
"""So many cards at a time are looked at: the compiled core reckons with small numbers without a detour."""


def set_of(cards: Sequence[Card]) -> int:
    """These cards, a bit each."""
    words: list[int] = []
    for card in cards:
        while len(words) <= card // WORD:
            words.append(0)
        words[card // WORD] |= 1 << card % WORD
    found = 0
    for word in reversed(words):
        found = found << WORD | word
    return found


def cards_of(cards: int) -> list[Card]:
    """The cards of a set that is written a bit each."""
    found: list[Card] = []
    first = 0
    while cards:
        word = cards & ((1 << WORD) - 1)
        cards >>= WORD
        card = first
        while word:
            if word & 1:
                found.append(Card(card))
            word >>= 1
            card += 1
        first += WORD
    return found
