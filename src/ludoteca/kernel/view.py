"""Views: everything one viewer may know now. All that screens, bots and researchers ever get."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask, Decision, OrPass, Some
from ludoteca.kernel.layout import Order, Recall
from ludoteca.kernel.notation import AnyOption, spell
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
class Bounds:
    """How many things make an answer."""

    at_least: int
    at_most: int


@dataclass(frozen=True)
class DecisionView:
    """A question as the seat that is asked sees it; whatever can be answered stands in notation."""

    ask: str
    rule: str
    about: tuple[str, ...]
    earlier: tuple[str, ...]
    """What the seat has answered already to the same sealed question."""
    may_pass: bool
    offered: tuple[str, ...]
    """The options. With bounds they are too many to be listed: these are the things to take some of."""
    bounds: Bounds | None

    def plain(self) -> dict[str, object]:
        """The question as plain data for JSON."""
        shown: dict[str, object] = {
            "ask": self.ask,
            "rule": self.rule,
            "about": list(self.about),
            "earlier": list(self.earlier),
            "may_pass": self.may_pass,
        }
        if self.bounds is None:
            return shown | {"options": list(self.offered)}
        bounds = {"at_least": self.bounds.at_least, "at_most": self.bounds.at_most}
        return shown | {"items": list(self.offered)} | bounds


@dataclass(frozen=True)
class Still:
    """What lay where right after an event, as one viewer may know it."""

    number: int
    """Of the event."""
    zones: tuple[ZoneView, ...]
    facts: dict[str, object]


@dataclass(frozen=True)
class View:
    """What a viewer may know: the zones, the public fields, who is asked, and its own question."""

    game: str
    rules: int
    """Their version."""
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
    decision: DecisionView | None
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
            "rules": self.rules,
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
            "decision": None if self.decision is None else self.decision.plain(),
            "outcome": None if self.outcome is None else plain_outcome(self.outcome),
        }


def plain_outcome(outcome: Outcome) -> dict[str, object]:
    """An outcome as plain data for JSON."""
    return {
        "verdict": outcome.verdict.value,
        "winners": list(outcome.winners),
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


def open_zone_views(zones: Zones) -> tuple[ZoneView, ...]:
    """All zones with every card face up; a heap in catalogue order."""
    names = zones.layout.names
    return tuple(
        [
            ZoneView(
                zone.name,
                zone.owner,
                tuple([names[card] for card in (here if zone.order is Order.ROW else sorted(here))]),
            )
            for zone, here in zip(zones.layout.zones, zones.cards, strict=True)
        ]
    )


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


def decision_view(decision: Decision, earlier: list[tuple[Ask, AnyOption]], names: Names) -> DecisionView:
    """A question as its seat sees it, with what that seat has answered before under the same seal."""
    options = decision.options
    bounds: Bounds | None = None
    if isinstance(options, Some):
        bounds = Bounds(options.at_least, options.most)
        options = [(item,) for item in options.items]
    return DecisionView(
        ask=decision.ask.name,
        rule=decision.ask.rule,
        about=tuple([names[card] for card in decision.about]),
        earlier=tuple([spell(ask.spelling, option, names) for ask, option in earlier]),
        may_pass=isinstance(options, OrPass),
        offered=tuple([decision.spell(option, names) for option in options]),
        bounds=bounds,
    )
