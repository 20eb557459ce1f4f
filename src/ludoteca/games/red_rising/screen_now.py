"""What a character of Red Rising would do for the viewer now: where it lies, what it brings, what deploying it would do."""

from __future__ import annotations

from ludoteca.facets.drawing.scene import Scene
from ludoteca.facets.drawing.standing import known_table
from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.games.red_rising.deploying import DEPLOY, deploy
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.naming import AT, LOCATION
from ludoteca.games.red_rising.pieces import BLOCKS_SOVEREIGN, BLOCKS_THEFT, LOCATIONS, NUMBERS
from ludoteca.games.red_rising.scoring import player_lines
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Event
from ludoteca.kernel.layout import Sight
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

PUTTING_DOWN = ("shown", "moved", "deployed")
"""What happens when a card is deployed, whatever its ability."""


def now_of(scene: Scene, t: Table, name: str) -> Told | None:
    """Where a character is, what it is worth to the viewer, and for one in hand what deploying it would do."""
    me, card = scene.view.viewer, NUMBERS[name]
    if not 0 <= me < t.seats:
        return None
    held = t.hand(me)
    if card in held:
        without = tuple([other for other in held if other != card])
        worth = _total(t, me, held) - _total(t, me, without)
        message = Message("red_rising-now-held", {"points": worth, "deploy": _deployed(scene, card)})
        return Told(message, "red_rising §8")
    worth = _total(t, me, (*held, card)) - _total(t, me, held)
    message = Message("red_rising-now-elsewhere", {"points": worth, "where": _where(scene, name)})
    return Told(message, "red_rising §8")


def _total(t: Table, me: Seat, hand: Cards) -> int:
    """What the viewer would score with this hand if the game ended now."""
    return sum([line.points for line in player_lines(t, me, hand)])


def _where(scene: Scene, name: str) -> Message:
    """Where the viewer sees the card."""
    for zone in scene.view.zones:
        if name not in zone.cards:
            continue
        if zone.name in LOCATIONS:
            above = len(zone.cards) - 1 - zone.cards.index(name)
            return Message("red_rising-now-at", {"at": Message(AT[zone.name]), "above": above})
        if zone.name == "banished":
            return Message("red_rising-now-banished")
        if zone.name == "box":
            return Message("red_rising-now-box")
        if zone.name.startswith(("hand", "automa hand")):
            return Message("red_rising-now-opponent")
    return Message("red_rising-now-unseen")


def _deployed(scene: Scene, card: Card) -> Message:
    """The locations on which its deploy ability would do something."""
    if card in BLOCKS_THEFT or card in BLOCKS_SOVEREIGN:
        return Message("red_rising-now-block")
    places = [place for place in range(len(LOCATIONS)) if _does_something(scene, card, place)]
    if len(places) == len(LOCATIONS):
        return Message("red_rising-now-everywhere")
    if not places:
        return Message("red_rising-now-nowhere")
    names = enumerated([Message(LOCATION[LOCATIONS[place]]) for place in places])
    return Message("red_rising-now-somewhere", {"locations": names})


def _does_something(scene: Scene, card: Card, place: int) -> bool:
    """Try it out on a table where unknown cards stand in for those out of sight: whether anything happens or is asked."""
    t = known_table(RULES, scene.view, (Sight.SHOWN, Sight.NOBODY, Sight.OWNER))
    assert isinstance(t, Table) and card in DEPLOY
    log: list[Event] = []
    t.zones.log = log
    script = deploy(t, scene.view.viewer, card, place)
    try:
        next(script)
    except StopIteration:
        kinds = [event.kind for event in log]
        return len(kinds) > len(PUTTING_DOWN) or any(kind not in PUTTING_DOWN for kind in kinds)
    script.close()
    return True
