"""Positions: a table at a step boundary as plain JSON, with the answers given since.

For tests, puzzles, bug reports and the analysis of a real table. A position holds the truth, every hidden card
included; who has seen what is written only where it differs from what lies open to whom. Whatever is not named is as
the game has it: fields as in a blank table, cards where the rest lies. See docs/how-to/positions.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Order, Sight
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.rules import Identity, Rules
from ludoteca.kernel.rumour import Rumour
from ludoteca.kernel.seat import NOBODY, SPECTATOR, Mask, Seat, bit, everyone
from ludoteca.kernel.state import AnyTable, load_position_fields, position_fields
from ludoteca.kernel.zone import Zones

KEYS = ("game", "rules", "seats", "options", "zones", "seen", "rumours", "fields", "answers", "drawn", "luck")
NEEDED = ("game", "seats")


class BadPosition(ValueError):
    """The data is no position of this game; the message says why."""


def dump(rules: Rules, options: Mapping[str, str], table: AnyTable) -> dict[str, Any]:
    """A table as plain data."""
    zones: Zones = table.zones.settled()
    names = zones.layout.names
    seats = zones.layout.seats
    luck = _plain_luck(rules, zones)
    return {
        "game": rules.identity.id,
        "rules": rules.identity.version,
        "seats": seats,
        "options": dict(options),
        "zones": {
            zone.name: [names[card] for card in zones.cards[place]]
            for place, zone in enumerate(zones.layout.zones)
        },
        "seen": {
            names[card]: _viewers(zones.seen[card], seats)
            for place, cards in enumerate(zones.cards)
            for card in cards
            if zones.seen[card] != zones.lookers[place]
        },
        "rumours": {
            names[card]: [
                {
                    "seats": _viewers(rumour.heard, seats),
                    "zones": [
                        zone.name
                        for place, zone in enumerate(zones.layout.zones)
                        if rumour.within >> place & 1
                    ],
                }
                for rumour in rumours
            ]
            for card, rumours in zones.rumours.by_card().items()
        },
        "fields": position_fields(table),
        **({"luck": luck} if luck else {}),
    }


def load(rules: Rules, data: object, luck: Luck) -> tuple[dict[str, str], AnyTable]:
    """Options and table of a position; raises BadPosition if the data is not one."""
    if not isinstance(data, dict):
        raise BadPosition("a position is a JSON object")
    odd = [key for key in data if key not in KEYS] + [key for key in NEEDED if key not in data]
    if odd:
        raise BadPosition(f"unknown or missing: {', '.join([repr(key) for key in odd])}")
    identity = rules.identity
    if data["game"] != identity.id:
        raise BadPosition(f"this is a position of {data['game']!r}, not of {identity.id}")
    version = data.get("rules", identity.version)
    if type(version) is not int or version != identity.version:
        raise BadPosition(f"it was made under rules {data['rules']!r}, these are {identity.version}")
    seats, options = data["seats"], data.get("options", {})
    if type(seats) is not int or not _is_words(options):
        raise BadPosition("seats is a number, options are words")
    try:
        settled = identity.settle(seats, options)
        luck.drawn = _drawn(_mapping(data, "drawn"))
        table = rules.blank(seats, settled, luck)
        _load_zones(table.zones, _mapping(data, "zones"))
        _lay_rest(rules, table)
        _load_seen(table.zones, seats, _mapping(data, "seen"))
        _load_rumours(table.zones, seats, _mapping(data, "rumours"))
        load_position_fields(table, _mapping(data, "fields"))
        luck.script = _script(identity, table.zones, _mapping(data, "luck"))
        rules.check(table)
    except ValueError as error:
        raise BadPosition(str(error)) from error
    return settled, table


def _mapping(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition(f"{key} is a JSON object")
    return found


def _is_words(data: object) -> bool:
    return isinstance(data, dict) and all(isinstance(word, str) for word in data.values())


def _drawn(data: dict[str, Any]) -> dict[str, int]:
    """How much of the seed's luck is spent already, by source; none unless it is said."""
    for source, number in data.items():
        if type(number) is not int or not 0 <= number < 1 << 40:
            raise BadPosition(f"drawn: {number!r} words cannot have been drawn for {source!r}")
    return dict(data)


def _viewers(mask: Mask, seats: int) -> str | list[int]:
    """``all``, or the viewers; the spectator is -1."""
    if mask == everyone(seats):
        return "all"
    return [viewer for viewer in range(SPECTATOR, seats) if mask & bit(Seat(viewer))]


def _mask(data: object, seats: int) -> Mask:
    if data == "all":
        return everyone(seats)
    mask: int = NOBODY
    if not isinstance(data, list):
        raise BadPosition(f"viewers are 'all' or a list of seats, not {data!r}")
    for seat in data:
        if type(seat) is not int or not SPECTATOR <= seat < seats:
            raise BadPosition(f"there is no seat {seat!r}")
        mask |= bit(Seat(seat))
    return Mask(mask)


def _load_zones(zones: Zones, data: dict[str, Any]) -> None:
    layout = zones.layout
    numbers = {name: Card(card) for card, name in enumerate(layout.names)}
    places = {zone.name: place for place, zone in enumerate(layout.zones)}
    lies: dict[Card, str] = {}
    for name, cards in data.items():
        if name not in places:
            raise BadPosition(f"there is no zone {name!r}")
        if not isinstance(cards, list):
            raise BadPosition(f"zone {name} is a list of cards")
        for card_name in cards:
            if not isinstance(card_name, str) or card_name not in numbers:
                raise BadPosition(f"zone {name}: there is no card {card_name!r}")
            card = numbers[card_name]
            if card in lies:
                raise BadPosition(f"{card_name} lies twice: in {lies[card]} and in {name}")
            lies[card] = name
            zones.lay([card], places[name])


def at_home(
    table: AnyTable, cards: Iterable[Card], home: Callable[[AnyTable, Card], int]
) -> dict[int, list[Card]]:
    """The cards of each zone when they lie where the game keeps them."""
    heaps: dict[int, list[Card]] = {}
    for card in cards:
        heaps.setdefault(home(table, card), []).append(card)
    return heaps


_STARTS: dict[Any, dict[int, list[Card]]] = {}


def lay_at_home(table: AnyTable, cards: Iterable[Card], home: Callable[[AnyTable, Card], int]) -> None:
    """Lay all cards where the game keeps them; which that is, is worked out once for a number of seats and their options."""
    key = (home, table.seats, table.switches)
    heaps = _STARTS.get(key)
    if heaps is None:
        heaps = _STARTS[key] = at_home(table, cards, home)
    for place, heap in heaps.items():
        table.zones.lay(heap, place)


def _lay_rest(rules: Rules, table: AnyTable) -> None:
    """Lay the cards that are not named where the game keeps them, in a face-down pile shuffled under those that are."""
    zones: Zones = table.zones
    named = {card for cards in zones.cards for card in cards}
    missing = [Card(card) for card in range(len(zones.layout.names)) if card not in named]
    home = rules.identity.home
    if home is None:
        if not missing:
            return
        more = f" and {len(missing) - 5} more" if len(missing) > 5 else ""
        raise BadPosition(f"missing: {', '.join([zones.layout.names[card] for card in missing[:5]])}{more}")
    for place, cards in at_home(table, missing, home).items():
        zone, above = zones.layout.zones[place], zones.cards[place]
        if zone.sight is Sight.NOBODY and zone.order is Order.ROW:
            zones.luck.shuffle(f"rest of {zone.name}", cards)
        zones.cards[place] = ()
        zones.lay(cards, place)
        zones.cards[place] += above


def _script(identity: Identity, zones: Zones, data: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """The luck that is set beforehand: the next faces of a die, or the next cards of a pile once it is mixed."""
    cards = {name: card for card, name in enumerate(zones.layout.names)}
    script: dict[str, tuple[int, ...]] = {}
    for source, values in data.items():
        if source not in identity.luck:
            known = ", ".join(identity.luck) or "none"
            raise BadPosition(f"luck: there is no {source!r} to be set; there is {known}")
        faces = identity.luck[source]
        if not isinstance(values, list):
            raise BadPosition(f"luck: {source} is a list")
        for value in values:
            if faces and (type(value) not in (int, str) or value not in faces):
                raise BadPosition(f"luck: {value!r} is no face of {source}: {', '.join(map(str, faces))}")
            if not faces and (not isinstance(value, str) or value not in cards):
                raise BadPosition(f"luck: {source}: there is no card {value!r}")
        script[source] = tuple([faces.index(value) if faces else cards[value] for value in values])
    return script


def _plain_luck(rules: Rules, zones: Zones) -> dict[str, list[int | str]]:
    faces, names = rules.identity.luck, zones.layout.names
    return {
        source: [faces[source][number] if faces[source] else names[number] for number in numbers]
        for source, numbers in zones.luck.script.items()
    }


def _load_seen(zones: Zones, seats: int, data: dict[str, Any]) -> None:
    numbers = {name: Card(card) for card, name in enumerate(zones.layout.names)}
    for name, viewers in data.items():
        if name not in numbers:
            raise BadPosition(f"seen: there is no card {name!r}")
        card = numbers[name]
        zones.seen[card] = Mask(_mask(viewers, seats) | zones.lookers[zones.find(card)])


def _load_rumours(zones: Zones, seats: int, data: dict[str, Any]) -> None:
    numbers = {name: Card(card) for card, name in enumerate(zones.layout.names)}
    for name, rumours in data.items():
        if name not in numbers or not isinstance(rumours, list):
            raise BadPosition(f"rumours: {name!r} is no card with a list of rumours")
        card = numbers[name]
        told: int = zones.seen[card]
        for rumour in rumours:
            read = _rumour(zones, seats, name, card, rumour)
            if read.heard & told or not read.heard:
                raise BadPosition(f"rumours: who hears of {name} has heard or seen it already")
            told |= read.heard
            zones.rumours.tell(read.heard, read.within, 1 << card)


def _rumour(zones: Zones, seats: int, name: str, card: Card, data: object) -> Rumour:
    places = {zone.name: place for place, zone in enumerate(zones.layout.zones)}
    if not isinstance(data, dict) or set(data) != {"seats", "zones"}:
        raise BadPosition(f"rumours: a rumour of {name} has seats and zones")
    named = data["zones"]
    if not isinstance(named, list) or not all(isinstance(zone, str) and zone in places for zone in named):
        raise BadPosition(f"rumours: {name} may lie in zones of the game only")
    within = sum({1 << places[zone] for zone in named})
    if not within >> zones.find(card) & 1:
        raise BadPosition(f"rumours: {name} does not lie in any of the zones named")
    return Rumour(_mask(data["seats"], seats), within, 1 << card)
