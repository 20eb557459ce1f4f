"""The Automa: a side that the rules play. Every step is an event that says why. §10"""

from __future__ import annotations

from ludoteca.games.red_rising.automaton import first_filled, first_open, location_of, shown_by_luna
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ARROW,
    AUTOMA_DEPLOY,
    AUTOMA_EXTRA,
    AUTOMA_GAIN,
    CARDS_PER_TURN,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    SET_ASIDE,
    Arrow,
    Extra,
)  # fmt: skip
from ludoteca.games.red_rising.table import (
    AUTOMA,
    AUTOMA_ASIDE,
    AUTOMA_DECK,
    AUTOMA_DISCARD,
    AUTOMA_SHOWN,
    Table,
)  # fmt: skip
from ludoteca.games.red_rising.verbs import EVERYWHERE, gain_sovereign
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script


def mix_automa_cards(t: Table) -> None:
    """Shuffle all Automa cards into a new deck and set the top four aside. §10.2, §10.3"""
    for place in (AUTOMA_ASIDE, AUTOMA_DISCARD):
        t.zones.carry_all(place, AUTOMA_DECK, "red_rising §10.3")
    t.zones.shuffle(AUTOMA_DECK, "automa", "red_rising §10.3")
    t.zones.carry_top(SET_ASIDE, AUTOMA_DECK, AUTOMA_ASIDE, "red_rising §10.3")


def carry_out(t: Table) -> Script[bool]:
    """Turn over the next Automa card and carry it out; whether that was the last one of this turn. §10.3"""
    if not t.zones.cards[AUTOMA_DECK]:
        mix_automa_cards(t)
        t.tell("automa_mixed", "red_rising §10.3", AUTOMA, [], {})
    card = t.zones.cards[AUTOMA_DECK][-1]
    t.zones.carry(card, AUTOMA_DECK, AUTOMA_SHOWN, "red_rising §10.3")
    t.tell("automa_card", "red_rising §10.3", AUTOMA, [card], {"number": t.automa_cards + 1})
    _deploy(t, card)
    source = _gain(t, card)
    if AUTOMA_EXTRA[card] is Extra.BONUS and source is not None:
        yield from _bonus(t, source, AUTOMA_ARROW[card])
    elif AUTOMA_EXTRA[card] is Extra.BANISH and t.deck:
        t.tell("automa_banishes", "red_rising §10.3", AUTOMA, [], {})
        t.banish(t.deck[-1], "red_rising §10.3")
    t.automa_cards += 1
    if t.automa_cards < CARDS_PER_TURN:
        return False
    t.zones.carry_all(AUTOMA_SHOWN, AUTOMA_DISCARD, "red_rising §10.3")
    return True


def _deploy(t: Table, card: Card) -> None:
    """The top card of the character deck goes to the location that the card names. §10.3 A"""
    place = AUTOMA_DEPLOY[card]
    location = location_of(t.priorities, place)
    top = t.deck[-1] if t.deck else None
    if top is None:
        t.tell("automa_cannot_deploy", "red_rising §12", AUTOMA, [], {})
        return
    t.put(top, location, "red_rising §10.3")
    by = "" if isinstance(place, int) else place
    t.tell("automa_deployed", "red_rising §10.4", AUTOMA, [top], {"at": LOCATIONS[location], "by": by})


def _gain(t: Table, card: Card) -> int | None:
    """The top card of the location that the card names, or of the next one that has any. §10.3 B, §10.4"""
    place = AUTOMA_GAIN[card]
    wanted = location_of(t.priorities, place)
    arrow = AUTOMA_ARROW[card]
    source = first_filled(wanted, arrow, [len(t.pile(location)) for location in EVERYWHERE])
    if source is None:
        t.tell("automa_cannot_gain", "red_rising §12", AUTOMA, [], {})
        return None
    by = "" if isinstance(place, int) else place
    if source != wanted:
        facts: dict[str, int | str | None] = {
            "from": LOCATIONS[wanted],
            "to": LOCATIONS[source],
            "arrow": arrow.value,
            "by": by,
        }
        t.tell("automa_passes_empty", "red_rising §10.4", AUTOMA, [], facts)
    top = t.pile(source)[-1]
    t.take(AUTOMA, top, "red_rising §10.3")
    t.tell("automa_gained", "red_rising §10.3", AUTOMA, [top], {"at": LOCATIONS[source], "by": by})
    return source


def _bonus(t: Table, source: int, arrow: Arrow) -> Script[None]:
    """The bonus of the location the card came from, or of the next one that is not used up. §10.4"""
    location = first_open(source, arrow, _amounts(t), luna=True)
    assert location is not None
    _tell_replacement(t, source, location, arrow)
    if location != LUNA:
        _give(t, location)
        return
    yield from gain_sovereign(t, AUTOMA, "red_rising §10.5")
    shown = shown_by_luna(t.priorities)
    instead = first_open(shown, arrow, _amounts(t), luna=False)
    t.tell("automa_luna_bonus", "red_rising §10.5", AUTOMA, [], {"at": LOCATIONS[shown]})
    if instead is None:
        t.tell("automa_bonus_lost", "red_rising §12", AUTOMA, [], {"at": LOCATIONS[shown]})
    else:
        _tell_replacement(t, shown, instead, arrow)
        _give(t, instead)


def _tell_replacement(t: Table, wanted: int, given: int, arrow: Arrow) -> None:
    if given != wanted:
        facts: dict[str, int | str | None] = {
            "from": LOCATIONS[wanted],
            "to": LOCATIONS[given],
            "arrow": arrow.value,
        }
        t.tell("automa_passes_full", "red_rising §10.4", AUTOMA, [], facts)


def _amounts(t: Table) -> list[int]:
    return [t.fleet[AUTOMA], t.helium[AUTOMA], 0, t.influence[AUTOMA]]


def _give(t: Table, location: int) -> None:
    if location == JUPITER:
        t.move_ship(AUTOMA, 1, "red_rising §10.3")
    elif location == MARS:
        t.add_helium(AUTOMA, 1, "red_rising §10.3")
    elif location == INSTITUTE:
        t.add_influence(AUTOMA, 1, "red_rising §10.3")
