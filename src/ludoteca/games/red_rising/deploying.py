"""Deploying a card: it is put down and its deploy ability happens. Each ability is filed with its worth. §4.1, §4.3"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import LOCATIONS, NUMBERS
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.seat import Seat

Deploy = Callable[[Table, Seat, int], Script[None]]
"""A deploy ability: of the table, by a player, at a location. The card lies on top there when it begins."""
Worth = Callable[[Prospect, int], float]
"""What it is worth to deploy the card at a location, compared with a card without an ability. It lies not yet there."""
CardValues = Callable[[Prospect, AnyOption], float]
"""What an option is worth of the question that an ability asks."""

DEPLOY: Final[dict[Card, Deploy]] = {}
"""The deploy ability of every character that has one. The castes fill it."""
WORTH: Final[dict[Card, Worth]] = {}
"""The worth of every ability that has one at a glance."""
TYPICAL: Final[dict[Card, float]] = {}
"""What the others are worth on average, if anything."""
CHOICES: Final[dict[Card, tuple[Ask, CardValues]]] = {}
"""The question of an ability whose options are worth more or less than by what happens to cards."""
_CALLED: Final[dict[str, Card]] = {
    name.replace("-", "_").replace("4d", "four_d"): card for name, card in NUMBERS.items()
}


def file(card: Card, ability: Deploy, worth: Worth | float) -> None:
    """Put an ability where deploying looks for it, and its worth where bots do."""
    DEPLOY[card] = ability
    if isinstance(worth, float):
        TYPICAL[card] = worth
    else:
        WORTH[card] = worth


def deploys(worth: Worth | float = 0.0) -> Callable[[Deploy], Deploy]:
    """File a function as the ability of the character that it is named after."""

    def filed(ability: Deploy) -> Deploy:
        file(_CALLED[ability.__name__], ability, worth)
        return ability

    return filed


def asks(ask: Ask, choice: CardValues) -> Callable[[Deploy], Deploy]:
    """File what the options of its question are worth beside such a function."""

    def filed(ability: Deploy) -> Deploy:
        CHOICES[_CALLED[ability.__name__]] = (ask, choice)
        return ability

    return filed


def worth_of(p: Prospect, card: Card, here: int) -> float:
    """What it is worth to deploy a card here."""
    worth = WORTH.get(card)
    return TYPICAL.get(card, 0.0) if worth is None else worth(p, here)


def deploy(t: Table, me: Seat, card: Card, location: int) -> Script[None]:
    """Put a card face up on top of a location and carry out its ability, as far as that is possible."""
    t.put(card, location, "red_rising §4.1")
    if not t.switches.first_deploy_bars or not t.barred:
        t.barred += (location,)
    t.zones.tell("deployed", "red_rising §4.1", me, [card], {"at": LOCATIONS[location]})
    ability = DEPLOY.get(card)
    if ability is not None:
        yield from ability(t, me, location)
