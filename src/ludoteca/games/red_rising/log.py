"""The log of Red Rising: events as messages. Who is meant may be the Automa, a side without a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, as_number, enumerated, family, listed
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.pieces import (
    LOCATIONS,
    Row,
)  # fmt: skip
from ludoteca.kernel.event import Fact, SeenEvent
from ludoteca.kernel.seat import Seat

Arguments = dict[str, int | str | Message]

PLAIN: Final = family(
    "red_rising-event",
    ["end_triggered", "turn_ended", "automa_mixed", "automa_banishes", "automa_cannot_gain"],
)
"""Events that need no other word."""
OF_CARDS: Final = family("red_rising-event", ["kept_sovereign", "blocked", "showed", "named_card", "ability"])
"""Events of a side and cards that everybody sees."""
PUT: Final = {
    "deployed": ("red_rising-event-deployed", "red_rising-event-deployed"),
    "placed": ("red_rising-event-placed", "red_rising-event-placed"),
    "shifted": ("red_rising-event-shifted", "red_rising-event-shifted-unseen"),
    "laid_face_down": ("red_rising-event-laid-down", "red_rising-event-laid-down-unseen"),
}
"""Events of a side and cards that come to a location: as told to those who know the cards, and to the others."""
TRACK: Final = {
    "helium": ("red_rising-event-helium-gained", "red_rising-event-helium-lost"),
    "fleet": ("red_rising-event-ship-up", "red_rising-event-ship-back"),
    "influence": ("red_rising-event-influence-placed", "red_rising-event-influence-back"),
}
ON_THE_WAY: Final = family("red_rising-event", ["automa_passes_empty", "automa_passes_full"])
LUNA: Final = family("red_rising-event", ["automa_luna_bonus", "automa_bonus_lost"])
SETTLES: Final = (*PUT, "automa_deployed")
"""Events that tell the moves to a location before them."""


def automa_card(row: Row) -> Arguments:
    """What is on an Automa card."""
    return {
        "deploy": naming.place(row.deploy),
        "gain": naming.place(row.gain),
        "arrow": row.arrow.value,
        "extra": row.extra.value,
    }


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The lines of the log."""
    teller = _Teller(viewer, players)
    for event in events:
        teller.number += 1
        teller.hear(event)
    teller.tell_moves()
    return teller.lines


class _Teller:
    """Turns events into lines; keeps the moves in mind, because the events after them do not say where cards were."""

    def __init__(self, viewer: Seat, players: Sequence[Message]) -> None:
        self.viewer = viewer
        self.players = players
        self.number = 0
        """Of the event that is heard, from 1 on."""
        self.lines: list[Told] = []
        self.moved: list[SeenEvent] = []
        """Moves that no event has told yet."""
        self.source = ""
        """The zone that the last moved card came from."""
        self.looked: list[str] = []
        self.automa_card = Message("red_rising-automa")
        self.kind = ""
        """What the last line told."""

    def hear(self, event: SeenEvent) -> None:
        """Tell an event, and before it the moves that it does not tell."""
        if event.kind == "moved":
            self._hear_move(event)
            return
        if event.kind == "shown":
            return
        if event.kind == "looked":
            self.looked += event.cards
            return
        if event.kind == "automa_card":
            # Told with what it does first, in one line.
            self.automa_card = naming.card(event.cards[0])
            return
        if event.kind in SETTLES:
            self.moved = [move for move in self.moved if move.facts["to"] != event.facts["at"]]
        self.tell_moves()
        message = self._message(event)
        if message is not None:
            self.lines.append(Told(message, event.rule, self.number))
            self.kind = event.kind

    def _hear_move(self, event: SeenEvent) -> None:
        target = str(event.facts["to"])
        self.source = str(event.facts["from"])
        if target in LOCATIONS or (target == "deck" and self.source == "turned over"):
            self.moved.append(event)

    def tell_moves(self) -> None:
        """Cards that went beneath others or under the deck, and those that the viewer looked at."""
        if self.looked:
            cards = enumerated([naming.card(name) for name in self.looked])
            message = Message("red_rising-event-looked", {"cards": cards})
            self.lines.append(Told(message, "red_rising §10.10", self.number))
            self.looked = []
        for move in self.moved:
            target = str(move.facts["to"])
            cards = _cards(move)
            if target == "deck":
                message = Message("red_rising-event-under-deck", {"cards": cards})
            else:
                message = Message(
                    "red_rising-event-beneath", {"cards": cards, "at": Message(naming.AT[target])}
                )
            self.lines.append(Told(message, move.rule, self.number))
        self.moved = []

    # -- single events -----------------------------------------------------------------------------

    def _message(self, event: SeenEvent) -> Message | None:
        kind, facts = event.kind, event.facts
        if kind in PLAIN:
            return Message(PLAIN[kind])
        if kind == "banished":
            return Message("red_rising-event-banished", {"cards": _cards(event), "from": self._from()})
        if kind == "turned":
            return Message("red_rising-event-turned", {"cards": _cards(event)})
        if kind == "scoring":
            return Message("red_rising-event-scoring", {"count": as_number(facts["banished"])})
        if kind in ON_THE_WAY:
            return Message(ON_THE_WAY[kind], _way(facts))
        if kind in LUNA:
            return Message(LUNA[kind], {"at": Message(naming.LOCATION[str(facts["at"])])})
        if kind.startswith("automa_"):
            return self._automa(event)
        return None if event.seat is None else self._of_side(event, event.seat)

    def _automa(self, event: SeenEvent) -> Message:
        """What the Automa does, and why there."""
        if event.kind == "automa_cannot_deploy":
            return Message("red_rising-event-automa-cannot-deploy", {"card": self.automa_card})
        at, by = str(event.facts["at"]), str(event.facts["by"])
        arguments: Arguments = {"cards": _cards(event)}
        if event.kind == "automa_deployed":
            arguments |= {"card": self.automa_card, "onto": Message(naming.ONTO[at])}
            if not by:
                return Message("red_rising-event-automa-deployed", arguments)
            return Message(
                "red_rising-event-automa-deployed-by", arguments | {"letter": Message(naming.LETTER[by])}
            )
        arguments["from"] = Message(naming.FROM[at])
        # The way to another location has told the reason already.
        if not by or self.kind == "automa_passes_empty":
            return Message("red_rising-event-automa-gained", arguments)
        return Message(
            "red_rising-event-automa-gained-by", arguments | {"letter": Message(naming.LETTER[by])}
        )

    def _of_side(self, event: SeenEvent, side: Seat) -> Message | None:
        kind, facts = event.kind, event.facts
        arguments = self._side(side)
        if kind in TRACK:
            count = as_number(facts["count"])
            return Message(TRACK[kind][0 if count > 0 else 1], arguments | {"count": abs(count)})
        if kind in PUT:
            known = len(event.cards) == event.count
            arguments["onto"] = Message(naming.ONTO[str(facts["at"])])
            if known:
                arguments["cards"] = _cards(event)
            return Message(PUT[kind][0 if known else 1], arguments)
        if kind in OF_CARDS:
            return Message(OF_CARDS[kind], arguments | {"cards": _cards(event)})
        if kind == "took":
            return self._took(event, arguments)
        if kind == "turn":
            return Message("red_rising-event-turn", arguments | {"turn": as_number(facts["turn"])})
        if kind == "sovereign":
            return Message("red_rising-event-sovereign", arguments)
        if kind == "rolled":
            face = Message(naming.FACE[str(facts["face"])])
            return Message("red_rising-event-rolled", arguments | {"face": face})
        if kind == "named":
            named = enumerated([naming.colour(word) for word in str(facts["colours"]).split("+")])
            return Message("red_rising-event-named", arguments | {"colours": named})
        if kind == "hacked":
            points = as_number(facts["points"])
            return Message("red_rising-event-hacked", arguments | {"cards": _cards(event), "points": points})
        if kind == "returned":
            return Message("red_rising-event-returned", {"cards": _cards(event), "end": str(facts["to"])})
        if kind == "stole":
            return self._stole(event, arguments)
        if kind == "drawn" and event.cards:
            return Message("red_rising-event-drawn", arguments | {"cards": _cards(event)})
        return Message("red_rising-event-drawn-unseen", arguments) if kind == "drawn" else None

    def _took(self, event: SeenEvent, arguments: Arguments) -> Message | None:
        # What the Automa gains in its own turn is told with the reason.
        if self._is_automa(event.seat) and event.rule == "red_rising §10.3":
            return None
        arguments["from"] = self._from()
        if event.cards:
            return Message("red_rising-event-took", arguments | {"cards": _cards(event)})
        return Message("red_rising-event-took-unseen", arguments)

    def _stole(self, event: SeenEvent, arguments: Arguments) -> Message:
        victim = Seat(as_number(event.facts["from"]))
        arguments["other"] = self._name(victim)
        if victim == self.viewer:
            return Message("red_rising-event-stolen", arguments | {"cards": _cards(event)})
        if event.cards:
            return Message("red_rising-event-stole", arguments | {"cards": _cards(event)})
        return Message("red_rising-event-stole-unseen", arguments)

    # -- words -------------------------------------------------------------------------------------

    def _is_automa(self, side: Seat | None) -> bool:
        return side is not None and side >= len(self.players)

    def _name(self, side: Seat) -> Message:
        return Message("red_rising-automa") if self._is_automa(side) else self.players[side]

    def _side(self, side: Seat) -> Arguments:
        return {"player": self._name(side), "who": "me" if side == self.viewer else "other"}

    def _from(self) -> Message:
        """Where the card came from that moved last."""
        source = self.source
        if source in naming.FROM:
            return Message(naming.FROM[source])
        if source == "automa hand":
            return Message("red_rising-from-hand", {"player": Message("red_rising-automa"), "who": "other"})
        zone, _, owner = source.partition(" ")
        if zone == "hand":
            return Message("red_rising-from-hand", self._side(Seat(int(owner))))
        # Cards that are turned over, or looked at aside, come from the deck.
        return Message("red_rising-from-deck")


def _cards(event: SeenEvent) -> Message:
    if event.cards:
        return listed([naming.card(name) for name in event.cards])
    return Message("red_rising-face-down")


def _way(facts: dict[str, Fact]) -> Arguments:
    return {
        "from": Message(naming.LOCATION[str(facts["from"])]),
        "to": Message(naming.LOCATION[str(facts["to"])]),
        "arrow": str(facts["arrow"]),
    }
