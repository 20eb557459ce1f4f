"""Views: everything one viewer may know now. All that screens, bots and researchers ever get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask, Decision, OrPass, Some
from ludoteca.kernel.layout import Order, Recall
from ludoteca.kernel.notation import spell
from ludoteca.kernel.rules import Outcome
from ludoteca.kernel.seat import Seat, bit
from ludoteca.kernel.zone import Zones


@dataclass(frozen=True)
class ZoneView:
    """A zone as a viewer sees it: a name for each card it may know, None for each other card."""

    name: str
    owner: Seat | None
    cards: tuple[str | None, ...]


@dataclass(frozen=True)
class View:
    """What a viewer may know: the zones, the public fields, who is asked, and its own question."""

    game: str
    viewer: Seat
    seats: int
    options: dict[str, str]
    fingerprint: str
    number: int
    """How many answers this viewer has given."""
    zones: tuple[ZoneView, ...]
    rumours: dict[str, list[str]]
    """Cards of which this viewer knows something without seeing them, with the zones they may be in."""
    hidden: dict[str, list[str]]
    """For each pool the cards that lie somewhere in it, unseen by this viewer."""
    facts: dict[str, object]
    waiting: tuple[Seat, ...]
    """The seats that take part in the current decision, answered or not."""
    decision: dict[str, object] | None
    outcome: Outcome | None

    def zone(self, name: str) -> ZoneView:
        """The zone of this name."""
        for zone in self.zones:
            if zone.name == name:
                return zone
        raise LookupError(f"there is no zone {name!r}")

    def plain(self) -> dict[str, object]:
        """The view as plain data for JSON."""
        return {
            "game": self.game,
            "viewer": self.viewer,
            "seats": self.seats,
            "options": self.options,
            "fingerprint": self.fingerprint,
            "number": self.number,
            "zones": [
                {"name": zone.name, "owner": zone.owner, "cards": list(zone.cards)} for zone in self.zones
            ],
            "rumours": self.rumours,
            "hidden": self.hidden,
            "facts": self.facts,
            "waiting": list(self.waiting),
            "decision": self.decision,
            "outcome": None if self.outcome is None else plain_outcome(self.outcome),
        }


def plain_outcome(outcome: Outcome) -> dict[str, object]:
    """An outcome as plain data for JSON."""
    return {
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "lines": [
            {
                "seat": line.seat,
                "name": line.name,
                "points": line.points,
                "rule": line.rule,
                "facts": line.facts,
            }
            for line in outcome.lines
        ],
    }


def zone_views(zones: Zones, viewer: Seat) -> tuple[ZoneView, ...]:
    """All zones redacted for one viewer; a heap shows the known cards first, in catalogue order."""
    zones = zones.settled()
    names = zones.layout.names
    seen: list[ZoneView] = []
    for place, zone in enumerate(zones.layout.zones):
        here = zones.cards[place]
        if zone.order is Order.ROW:
            cards: tuple[str | None, ...] = tuple(
                [names[card] if zones.visible(viewer, place, card) else None for card in here]
            )
        else:
            known = sorted([card for card in here if zones.visible(viewer, place, card)])
            hidden: tuple[str | None, ...] = (None,) * (len(here) - len(known))
            cards = tuple([names[card] for card in known]) + hidden
        seen.append(ZoneView(zone.name, zone.owner, cards))
    return tuple(seen)


def rumour_views(zones: Zones, viewer: Seat) -> dict[str, list[str]]:
    """The cards a viewer has lost sight of, with the zones they may be in."""
    if zones.recall is Recall.SIGHT:
        return {}
    zones = zones.settled()
    eye = bit(viewer)
    layout = zones.layout
    return {
        layout.names[card]: [
            zone.name for place, zone in enumerate(layout.zones) if rumour.within >> place & 1
        ]
        for card, rumours in zones.rumours.by_card().items()
        for rumour in rumours
        if rumour.heard & eye
    }


def hidden_views(zones: Zones, viewer: Seat) -> dict[str, list[str]]:
    """What each pool holds that the viewer has not seen where it lies: the cards, not their places."""
    if zones.recall is Recall.SIGHT:
        return {}
    zones = zones.settled()
    return {
        pool: [
            zones.layout.names[card]
            for card in sorted([card for place in places for card in zones.cards[place]])
            if not zones.knows(viewer, card)
        ]
        for pool, places in zones.pools.items()
    }


def decision_view(decision: Decision, earlier: list[tuple[Ask, Any]], names: Names) -> dict[str, object]:
    """A question as plain data: its options by notation, or its items where any number is taken."""
    options = decision.options
    shown: dict[str, object] = {
        "ask": decision.ask.name,
        "rule": decision.ask.rule,
        "about": [names[card] for card in decision.about],
        "earlier": [spell(ask.spelling, option, names) for ask, option in earlier],
        "may_pass": isinstance(options, OrPass),
    }
    if isinstance(options, Some):
        shown["items"] = [decision.spell((item,), names) for item in options.items]
        shown["at_least"] = options.at_least
        shown["at_most"] = options.most
    else:
        shown["options"] = [decision.spell(option, names) for option in options]
    return shown
