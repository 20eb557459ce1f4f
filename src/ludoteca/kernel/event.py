"""Events: what happened, for whose eyes, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.kernel.card import Card, Names
from ludoteca.kernel.seat import SPECTATOR, Mask, Seat, bit

Fact = int | str | None


@dataclass(frozen=True)
class Event:
    """One thing that happened at the table.

    ``sights`` says for each card who knew its face once this had happened; everybody else learns only
    that there was a card. ``facts`` are public.
    """

    kind: str
    rule: str
    seat: Seat | None
    cards: tuple[Card, ...]
    sights: tuple[Mask, ...]
    facts: dict[str, Fact]

    def seen_by(self, viewer: Seat, names: Names) -> SeenEvent:
        """The event as one viewer may know it: known cards first, in catalogue order.

        Whoever has joined later knows of earlier events what a spectator knows.
        """
        eye = bit(viewer) | bit(SPECTATOR)
        known = sorted(card for card, sight in zip(self.cards, self.sights, strict=True) if sight & eye)
        return SeenEvent(
            self.kind,
            self.rule,
            self.seat,
            tuple(names[card] for card in known),
            len(self.cards),
            self.facts,
        )


@dataclass(frozen=True)
class SeenEvent:
    """An event redacted for one viewer: the names it may know, and how many cards there were."""

    kind: str
    rule: str
    seat: Seat | None
    cards: tuple[str, ...]
    count: int
    facts: dict[str, Fact]

    def plain(self) -> dict[str, object]:
        """The event as plain data for JSON."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "cards": list(self.cards),
            "count": self.count,
            "facts": self.facts,
        }
