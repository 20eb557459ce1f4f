"""The Automa: a side that the rules play, at the table of a match and beside a real one. Every step is told with its reason. §10"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.games.red_rising.automa_choice import first_open, location_of, onward, shown_by_luna
from ludoteca.games.red_rising.pieces import (
    CARDS_PER_TURN,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    SET_ASIDE,
    Arrow,
    Extra,
    Row,
    row_of,
)  # fmt: skip
from ludoteca.games.red_rising.table import (
    AUTOMA,
    AUTOMA_ASIDE,
    AUTOMA_DECK,
    AUTOMA_DISCARD,
    AUTOMA_SHOWN,
    Table,
)  # fmt: skip
from ludoteca.games.red_rising.verbs import gain_sovereign
from ludoteca.kernel.decision import Script, no_question
from ludoteca.kernel.event import Fact


class Surroundings(Protocol):
    """Where the Automa plays: what it moves, and what it has to know of the places there."""

    @property
    def priorities(self) -> Sequence[int]:
        """For each location its priority card. §10.2"""

    def amounts(self) -> list[int]:
        """Of the Automa the ship for Jupiter, the Helium for Mars and the Influence for the Institute."""

    def deploy(self, location: int, by: str) -> None:
        """Lay the top card of the character deck there, if there is one; ``by`` is the letter that says where."""

    def gain(self, location: int, wanted: int, row: Row) -> Script[bool]:
        """Gain the top card of a location, if there is one; ``wanted`` is where the card says."""

    def gain_sovereign(self) -> Script[None]:
        """Gain the Sovereign token, unless that is blocked. §10.5"""

    def give(self, location: int) -> None:
        """A step on the track of a location other than Luna."""

    def banish_top(self) -> None:
        """Banish the top card of the character deck, if there is one."""

    def tell(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Say what happens."""


def play_card(s: Surroundings, row: Row) -> Script[None]:
    """Carry out an Automa card: deploy, gain, and what it says besides. §10.3"""
    s.deploy(location_of(s.priorities, row.deploy), letter(row.deploy))
    source = yield from _gain(s, row)
    if row.extra is Extra.BONUS and source is not None:
        yield from _bonus(s, source, row.arrow)
    elif row.extra is Extra.BANISH:
        s.banish_top()


def letter(place: int | str) -> str:
    """The letter of the priority card that says where, if one does."""
    return "" if isinstance(place, int) else place


def _gain(s: Surroundings, row: Row) -> Script[int | None]:
    """The top card of the location that the card names, or of the next one that has any. §10.3 B, §10.4"""
    wanted = location_of(s.priorities, row.gain)
    for location in onward(wanted, row.arrow):
        gained = yield from s.gain(location, wanted, row)
        if gained:
            return location
    s.tell("automa_cannot_gain", "red_rising §12", {})
    return None


def _bonus(s: Surroundings, source: int, arrow: Arrow) -> Script[None]:
    """The bonus of the location the card came from, or of the next one that is not used up. §10.4"""
    location = first_open(source, arrow, s.amounts(), luna=True)
    assert location is not None
    _tell_replacement(s, source, location, arrow)
    if location != LUNA:
        s.give(location)
        return
    yield from s.gain_sovereign()
    shown = shown_by_luna(s.priorities)
    instead = first_open(shown, arrow, s.amounts(), luna=False)
    s.tell("automa_luna_bonus", "red_rising §10.5", {"at": LOCATIONS[shown]})
    if instead is None:
        s.tell("automa_bonus_lost", "red_rising §12", {"at": LOCATIONS[shown]})
    else:
        _tell_replacement(s, shown, instead, arrow)
        s.give(instead)


def _tell_replacement(s: Surroundings, wanted: int, given: int, arrow: Arrow) -> None:
    if given != wanted:
        facts: dict[str, Fact] = {"from": LOCATIONS[wanted], "to": LOCATIONS[given], "arrow": arrow.value}
        s.tell("automa_passes_full", "red_rising §10.4", facts)


# -- at the table of a match -----------------------------------------------------------------------


class AtTable:
    """The surroundings of a match: all cards lie on its table."""

    def __init__(self, t: Table) -> None:
        self.t = t

    @property
    def priorities(self) -> Sequence[int]:
        """For each location its priority card. §10.2"""
        return self.t.priorities

    def amounts(self) -> list[int]:
        """Of the Automa the ship for Jupiter, the Helium for Mars and the Influence for the Institute."""
        t = self.t
        return [t.fleet[AUTOMA], t.helium[AUTOMA], 0, t.influence[AUTOMA]]

    def deploy(self, location: int, by: str) -> None:
        """The top card of the character deck goes to the location that the card names. §10.3 A"""
        t = self.t
        if not t.deck:
            t.zones.tell("automa_cannot_deploy", "red_rising §12", AUTOMA, [], {})
            return
        top = t.deck[-1]
        t.put(top, location, "red_rising §10.3")
        facts: dict[str, Fact] = {"at": LOCATIONS[location], "by": by}
        t.zones.tell("automa_deployed", "red_rising §10.4", AUTOMA, [top], facts)

    def gain(self, location: int, wanted: int, row: Row) -> Script[bool]:
        """Take the top card of a location, if there is one. §10.3 B"""
        yield from no_question()
        t, by = self.t, letter(row.gain)
        if not t.pile(location):
            return False
        if location != wanted:
            facts: dict[str, Fact] = {
                "from": LOCATIONS[wanted],
                "to": LOCATIONS[location],
                "arrow": row.arrow.value,
                "by": by,
            }
            t.zones.tell("automa_passes_empty", "red_rising §10.4", AUTOMA, [], facts)
        top = t.pile(location)[-1]
        t.take(AUTOMA, top, "red_rising §10.3")
        found: dict[str, Fact] = {"at": LOCATIONS[location], "by": by}
        t.zones.tell("automa_gained", "red_rising §10.3", AUTOMA, [top], found)
        return True

    def gain_sovereign(self) -> Script[None]:
        """Gain the Sovereign token, unless its owner blocks that. §10.5"""
        yield from gain_sovereign(self.t, AUTOMA, "red_rising §10.5")

    def give(self, location: int) -> None:
        """One step, one Helium or one Influence. §5.1"""
        if location == JUPITER:
            self.t.move_ship(AUTOMA, 1, "red_rising §10.3")
        elif location == MARS:
            self.t.add_helium(AUTOMA, 1, "red_rising §10.3")
        elif location == INSTITUTE:
            self.t.add_influence(AUTOMA, 1, "red_rising §10.3")

    def banish_top(self) -> None:
        """Banish the top card of the character deck. §10.3 C"""
        if self.t.deck:
            self.t.zones.tell("automa_banishes", "red_rising §10.3", AUTOMA, [], {})
            self.t.banish(self.t.deck[-1], "red_rising §10.3")

    def tell(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Say what happens."""
        self.t.zones.tell(kind, rule, AUTOMA, [], facts)


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
        t.zones.tell("automa_mixed", "red_rising §10.3", AUTOMA, [], {})
    card = t.zones.cards[AUTOMA_DECK][-1]
    t.zones.carry(card, AUTOMA_DECK, AUTOMA_SHOWN, "red_rising §10.3")
    t.zones.tell("automa_card", "red_rising §10.3", AUTOMA, [card], {"number": t.automa_cards + 1})
    yield from play_card(AtTable(t), row_of(card, t.switches.rows))
    t.automa_cards += 1
    if t.automa_cards < CARDS_PER_TURN:
        return False
    t.zones.carry_all(AUTOMA_SHOWN, AUTOMA_DISCARD, "red_rising §10.3")
    return True
