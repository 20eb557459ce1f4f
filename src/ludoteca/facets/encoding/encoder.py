"""Encodings: what one seat may know, as a row of bytes with named parts, for whoever learns from it.

A row is read off the table through the eyes of the seat, as a view is, but without a name or a dictionary: a byte for each
card says in which zone the seat knows it to lie. Zones and seats are counted from the viewer, so that a network learns one seat
and plays all. Numbers beyond a byte stay at its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from ludoteca.facets.encoding.actions import Judgement, Proposals, Selection, Space
from ludoteca.facets.encoding.plan import Form, Knowledge, Plan, Slot, byte
from ludoteca.kernel.decision import Ask, Bundle, Decision
from ludoteca.kernel.layout import Layout, Order, Recall, Sight
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Mask, Seat, bit
from ludoteca.kernel.zone import Zones

_NO_LUCK: Final = Luck(bytes(SEED_BYTES))
MOST_SEALED: Final = 32
"""So many answers a seat gives under one seal at most."""


class Encoder:
    """Writes rows for one game, number of seats and set of options. Games derive from it to write their own fields."""

    def __init__(
        self, rules: Rules, plan: Plan, seats: int, options: Mapping[str, str], knowledge: Knowledge
    ) -> None:
        settled = rules.identity.settle(seats, options)
        zones: Zones = rules.blank(seats, settled, _NO_LUCK).zones
        layout = zones.layout
        self.rules = rules
        self.plan = plan
        self.options = settled
        self.seats = seats
        self.space: Space = plan.space
        self.knowledge = knowledge
        self.sees_all: bool = knowledge is Knowledge.ORACLE
        self.judges: bool = knowledge is Knowledge.JUDGED and len(plan.judged) > 0
        self.recalls: bool = not self.sees_all and (
            knowledge is not Knowledge.VIEW or zones.recall is Recall.FULL
        )
        self.cards: int = len(layout.names)
        self.ask_numbers: dict[str, int] = {ask.name: at + 1 for at, ask in enumerate(plan.asks)}
        self.shown: list[bool] = [zone.sight is Sight.SHOWN for zone in layout.zones]
        self.ordered: list[bool] = [zone.order is Order.ROW for zone in layout.zones]
        self.pooled: list[bool] = [zone.pool is not None for zone in layout.zones]
        self.codes: list[list[int]] = []
        """For each angle the number of each zone as seen from there, the viewer's own first among those with owners."""
        self.pools: list[list[int]] = []
        """For each angle the number of the pool of each zone, from 1 on; 0 without a pool."""
        self.lairs: list[list[int]] = []
        """For each angle the number of each zone among those that have a pool."""
        for viewer in range(seats):
            self._add_angle(layout, viewer)
        self.slots: list[Slot] = []
        self.size = 0
        self._lay_out(layout)
        self.blank: bytearray = bytearray(self.size)
        at = self.first("variant")
        for place, option in enumerate(rules.identity.options):
            self.blank[at + place] = option.values.index(settled[option.name]) + 1
        self.at_ask = self.first("ask")
        self.at_asked = self.first("asked")
        self.at_fields = self.first("variant") + len(rules.identity.options)
        self.at_size = self.first("size")
        self.at_where = self.first("where")
        self.at_order = self.first("order")
        self.at_about = self.first("about")
        self.at_picked = self.first("picked")
        self.at_earlier = self.first("earlier") if plan.sealed else 0
        self.at_hidden = self.first("hidden") if self.recalls else 0
        self.at_rumours = self.first("rumours") if self.recalls else 0
        self.at_others = self.first("others") if self.sees_all and plan.sealed else 0
        self.at_judged = self.first(plan.judged[0].name) if self.judges else 0

    # -- the layout --------------------------------------------------------------------------------

    def _add_angle(self, layout: Layout, viewer: int) -> None:
        """Number the zones for a viewer; where teams have zones, once for each team it may belong to."""
        seats = layout.seats
        shared = [place for place, zone in enumerate(layout.zones) if zone.owner is None]
        owned = [place for place, zone in enumerate(layout.zones) if zone.owner is not None]
        near: list[int] = []
        for step in range(seats):
            owner = (viewer + step) % seats
            near += [place for place in owned if layout.zones[place].owner == owner]
        order = shared + near
        self._number(layout, order)
        turned = self.plan.turned
        if turned is not None:
            self._number(layout, [turned.get(place, place) for place in order])

    def _number(self, layout: Layout, order: list[int]) -> None:
        codes = [0] * len(order)
        for code, place in enumerate(order):
            codes[place] = code
        near = [place for place in order if self.pooled[place]]
        lairs = [0] * len(order)
        pools = [0] * len(order)
        met: list[str] = []
        for lair, place in enumerate(near):
            lairs[place] = lair
            pool = layout.zones[place].pool or ""
            if pool not in met:
                met.append(pool)
            pools[place] = met.index(pool) + 1
        self.codes.append(codes)
        self.pools.append(pools)
        self.lairs.append(lairs)

    def _lay_out(self, layout: Layout) -> None:
        plan, cards, zones = self.plan, self.cards, len(layout.zones)
        actions = self.space.size
        self._slot("ask", 1, Form.CHOICE, len(plan.asks), "what the viewer is asked")
        self._slot("asked", self.seats, Form.FLAG, 1, "who takes part in the question, from the viewer on")
        options = self.rules.identity.options
        most = max([1, *[len(option.values) for option in options]])
        self._slot("variant", len(options), Form.CHOICE, most, "the value of each option of the match")
        for field in plan.fields:
            self._slot(field.name, field.size, field.form, field.top, field.meaning)
        self._slot("size", zones, Form.NUMBER, cards, "how many cards lie in each zone")
        self._slot("where", cards, Form.CHOICE, zones, "the zone in which the viewer knows each card to lie")
        self._slot("order", cards, Form.NUMBER, cards, "its place there, from 1, if the order means anything")
        self._slot("about", cards, Form.FLAG, 1, "the cards that the question is about")
        self._slot("picked", plan.pickable, Form.FLAG, 1, "the actions given so far of an answer in pieces")
        self._slot("legal", actions, Form.FLAG, 1, "the actions that the viewer may give now")
        if plan.sealed:
            self._slot(
                "earlier",
                actions,
                Form.NUMBER,
                MOST_SEALED,
                "the viewer's earlier answers under the same seal, each action by its latest number",
            )
        if self.recalls:
            self._slot(
                "hidden", cards, Form.CHOICE, len(layout.pools), "the pool of each card that is not seen"
            )
            lairs = len([zone for zone in layout.zones if zone.pool is not None])
            meaning = "for each zone of a pool the cards, lost sight of, that may lie there"
            self._slot("rumours", lairs * ((cards + 7) // 8), Form.BITS, cards, meaning)
        if self.sees_all and plan.sealed:
            meaning = "the same as earlier for each other seat in turn"
            self._slot("others", (self.seats - 1) * actions, Form.NUMBER, MOST_SEALED, meaning)
        if self.judges:
            for field in plan.judged:
                self._slot(field.name, field.size, field.form, field.top, field.meaning)

    def _slot(self, name: str, size: int, form: Form, top: int, meaning: str) -> None:
        self.slots.append(Slot(name, self.size, size, form, top, meaning))
        self.size += size

    def first(self, name: str) -> int:
        """Where a part of the row begins; raises LookupError if there is none of this name."""
        for slot in self.slots:
            if slot.name == name:
                return slot.first
        raise LookupError(f"an encoding of {self.rules.identity.id} has no part {name!r}")

    def zone_names(self) -> list[str]:
        """The zones as seat 0 sees them, in the order of ``size`` and ``where``."""
        zones = self.rules.blank(self.seats, self.options, _NO_LUCK).zones.layout.zones
        names = [""] * len(zones)
        for place, code in enumerate(self.codes[0]):
            names[code] = zones[place].name
        return names

    # -- what games add ----------------------------------------------------------------------------

    def ask_number(self, ask: Ask) -> int:
        """The number of a question among those of the game."""
        return self.ask_numbers[ask.name]

    def angle(self, table: Any, seat: Seat) -> int:
        """Which numbering of the zones holds for this seat."""
        return seat

    def write(self, table: Any, seat: Seat, row: bytearray, at: int) -> None:
        """Write the fields of the game into the row, from this place on."""

    def judge(self, table: Any, zones: Zones, seat: Seat, decision: Decision | None) -> Judgement:
        """What the heuristics make of the table and of what the seat is asked; what it may know stands in the zones."""
        raise TypeError(f"{self.rules.identity.id} has judged fields, and nothing that judges")

    # -- writing -----------------------------------------------------------------------------------

    def row(self, match: Match, seat: Seat, choice: Selection | None) -> bytearray:
        """The row of a seat; ``choice`` is its answer on its way, if it has begun one.

        The flags of legal actions follow those of the actions picked.
        """
        row = bytearray(self.blank)
        table = match.table
        zones = self._zones(match)
        question = match.question
        judgement: Judgement | None = None
        if isinstance(choice, Proposals):
            judgement, choice = choice.judgement, None
        if choice is None and seat in match.pending:
            choice = self.space.begin(match.pending[seat])
        if choice is not None:
            decision = choice.decision
            row[self.at_ask] = self.ask_number(decision.ask)
            for card in decision.about:
                row[self.at_about + card] = 1
            for action in choice.picked:
                row[self.at_picked + action] = 1
            at = self.at_picked + self.plan.pickable
            for action in choice.legal:
                row[at + action] = 1
        if isinstance(question, Bundle):
            for other in question.scripts:
                row[self.at_asked + (other - seat) % self.seats] = 1
            if self.plan.sealed:
                self._answers(row, question, seat, self.at_earlier)
                if self.sees_all:
                    for step in range(1, self.seats):
                        other = Seat((seat + step) % self.seats)
                        self._answers(row, question, other, self.at_others + (step - 1) * self.space.size)
        elif question is not None:
            row[self.at_asked + (question.seat - seat) % self.seats] = 1
        angle = self.angle(table, seat)
        self._cards(row, zones, seat, self.codes[angle])
        if self.recalls:
            self._unseen(row, zones, seat, self.lairs[angle], self.pools[angle])
        self.write(table, seat, row, self.at_fields)
        if self.judges:
            if judgement is None:
                judgement = self.judge(table, zones, seat, match.pending.get(seat))
            row[self.at_judged :] = judgement.told
        return row

    def propose(self, match: Match, decision: Decision) -> Proposals:
        """What the heuristics would look at; raises ValueError if the encoding holds no proposals."""
        if not self.judges:
            raise ValueError(f"{self.rules.identity.id} proposes nothing to {self.knowledge.value}")
        return Proposals(decision, self.judge(match.table, self._zones(match), decision.seat, decision))

    def _zones(self, match: Match) -> Zones:
        """The zones to read from: what nobody can follow is worked out, where the row would show it."""
        zones: Zones = match.table.zones
        if zones.veils and not self.sees_all and (self.recalls or self._veils_shown(zones)):
            return zones.settled()
        return zones

    def _veils_shown(self, zones: Zones) -> bool:
        for veil in zones.veils:
            if self.shown[veil.source] or self.shown[veil.target]:
                return True
        return False

    def _cards(self, row: bytearray, zones: Zones, seat: Seat, codes: list[int]) -> None:
        """Which cards lie where, as far as the seat knows."""
        eye = bit(seat)
        seen = zones.seen
        where, order, size = self.at_where, self.at_order, self.at_size
        for place in range(len(zones.cards)):
            cards = zones.cards[place]
            if not cards:
                continue
            code = codes[place]
            row[size + code] = byte(len(cards))
            whole = self.sees_all or zones.lookers[place] & eye != 0
            if not whole and not self.recalls and not self.shown[place]:
                continue
            code += 1
            if self.ordered[place]:
                for index in range(len(cards)):
                    card = cards[index]
                    if whole or seen[card] & eye:
                        row[where + card] = code
                        row[order + card] = byte(index + 1)
            else:
                for card in cards:
                    if whole or seen[card] & eye:
                        row[where + card] = code

    def _unseen(self, row: bytearray, zones: Zones, seat: Seat, lairs: list[int], pools: list[int]) -> None:
        """The pool of each card that the seat does not see, and what it has heard of it."""
        eye = bit(seat)
        seen = zones.seen
        hidden = self.at_hidden
        for place in range(len(zones.cards)):
            if self.pooled[place]:
                pool = pools[place]
                for card in zones.cards[place]:
                    if not seen[card] & eye:
                        row[hidden + card] = pool
        if zones.rumours.said:
            self._rumours(row, zones, eye, lairs)

    def _rumours(self, row: bytearray, zones: Zones, eye: Mask, lairs: list[int]) -> None:
        """For each zone the cards that may lie there, put together as whole sets and written once."""
        within: list[int] = [0] * len(lairs)
        for rumour in zones.rumours.said:
            if rumour.heard & eye:
                for place in range(len(within)):
                    if rumour.within >> place & 1:
                        within[place] |= rumour.cards
        bytes_each = (self.cards + 7) // 8
        for place in range(len(within)):
            if within[place]:
                at = self.at_rumours + lairs[place] * bytes_each
                row[at : at + bytes_each] = within[place].to_bytes(bytes_each, "little")

    def _answers(self, row: bytearray, question: Bundle, seat: Seat, at: int) -> None:
        """What a seat has answered under the seal so far, each action with its number."""
        given = question.given.get(seat)
        if not given:
            return
        for number, (ask, option) in enumerate(given, start=1):
            for action in self.space.code(ask).pieces(option, seat):
                row[at + action] = number


class Encoding(Protocol):
    """What a game's encoding module offers."""

    def encoder(self, players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
        """The encoder of a match of so many, with settled options."""
