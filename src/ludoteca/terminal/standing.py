"""How a seat stands: its own lines of the score sheet, from the cards it can see and nothing else."""

from __future__ import annotations

from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.rules import Rules, ScoreLine
from ludoteca.kernel.state import load_fields
from ludoteca.kernel.view import View


def standing(rules: Rules, view: View) -> list[ScoreLine]:
    """The viewer's score lines if the game ended now with the cards the view names; others do not exist here."""
    table = rules.blank(view.seats, view.options, Luck(bytes(SEED_BYTES)))
    load_fields(table, view.facts)
    numbers = {name: Card(number) for number, name in enumerate(rules.identity.names)}
    for place, zone in enumerate(view.zones):
        for name in zone.cards:
            if name is not None:
                table.zones.lay([numbers[name]], place)
    return [line for line in rules.outcome(table).lines if line.seat == view.viewer]


def out_of_sight(view: View) -> int:
    """How many cards of the viewer's own the view does not name."""
    return sum([zone.cards.count(None) for zone in view.zones if zone.owner == view.viewer])
