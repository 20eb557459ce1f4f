"""How a seat stands: its own lines of the score sheet, from the cards it can see and nothing else."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Sight
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.rules import Rules, ScoreLine
from ludoteca.kernel.state import load_fields
from ludoteca.kernel.view import View


def standing(rules: Rules, view: View) -> list[ScoreLine]:
    """The viewer's score lines if the game ended now with the cards the view names; others do not exist here."""
    return [line for line in rules.outcome(known_table(rules, view)).lines if line.seat == view.viewer]


def known_table(rules: Rules, view: View, face_down: Container[Sight] = (Sight.SHOWN,)) -> Any:
    """The table as far as the view names its cards.

    Where cards lie face down among others, it matters how many there are: in zones of the sights ``face_down`` any cards
    that the view does not name stand in for them.
    """
    table = rules.blank(view.seats, view.options, Luck(bytes(SEED_BYTES)))
    load_fields(table, view.facts)
    numbers = {name: Card(number) for number, name in enumerate(rules.identity.names)}
    named = {name for zone in view.zones for name in zone.cards}
    spare = {pool: [name for name in names if name not in named] for pool, names in view.hidden.items()}
    for place, zone in enumerate(view.zones):
        declared = table.zones.layout.zones[place]
        stand_ins = spare.get(declared.pool, []) if declared.sight in face_down else []
        for name in zone.cards:
            if name is not None:
                table.zones.lay([numbers[name]], place)
            elif stand_ins:
                table.zones.lay([numbers[stand_ins.pop()]], place)
    return table


def out_of_sight(view: View) -> int:
    """How many cards of the viewer's own the view does not name."""
    return sum([zone.cards.count(None) for zone in view.zones if zone.owner == view.viewer])
