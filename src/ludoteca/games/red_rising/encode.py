"""The encoding of Red Rising: its actions, and what a seat knows beside the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.encoding.actions import Around, Code, Listed, Space
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import BYTE, Field, Form, Knowledge, Plan, byte
from ludoteca.games.red_rising import asks
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOURS, LOCATIONS, NAMES, Face, House
from ludoteca.games.red_rising.table import LAYOUTS, Phase, Table
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AnyTable

VERSION: Final = 1
PHASES: Final = list(Phase)
HOUSES: Final = list(House)
HEIGHTS: Final = len(CHARACTERS)
"""No pile is higher than all characters together."""
HEIGHT_BYTES: Final = (HEIGHTS + 7) // 8

OF_CARDS: Final[tuple[Ask, ...]] = (
    asks.LEAD, asks.DEPLOY_HERE, asks.PULL, asks.TAKE_BANISHED, asks.TAKE_ALL_BANISHED, asks.RETURN_BANISHED,
    asks.REVIVE, asks.NEXT_BENEATH, asks.NEXT_UNDER_DECK, asks.OFFER_RED, asks.OFFER_CARD, asks.BANISH_OWN,
    asks.GIVE_UP, asks.SHOW_RED, asks.REVEAL_RED, asks.SHOW_GOLD, asks.BLOCK_THEFT, asks.BLOCK_SOVEREIGN,
    asks.NAME_CARD, asks.LAY_DOWN, asks.ABILITY, asks.CERES,
)  # fmt: skip
OF_PLACES: Final[tuple[Ask, ...]] = (
    asks.DEPLOY_TO, asks.GAIN_FROM, asks.PLACE_AT, asks.MOVE_TO, asks.SOURCE, asks.BANISH_TOP, asks.LAY_DOWN_AT,
)  # fmt: skip
OF_SPOTS: Final[tuple[Ask, ...]] = (asks.BANISH_HERE, asks.TAKE_HERE, asks.MOVE_HERE, asks.MAY_TAKE)
OF_SIDES: Final[tuple[Ask, ...]] = (asks.STEAL_FROM, asks.OPPONENT)
OF_COLOURS: Final[tuple[Ask, ...]] = (asks.NAME_COLOUR, asks.NAME_COLOURS)
OF_OFFERS: Final[tuple[Ask, ...]] = (asks.TRADE, asks.INFLUENCE_OFFER, asks.PAY_FOR_TURN, asks.LIFT)
OF_WORDS: Final[tuple[Ask, ...]] = (asks.ACT, asks.FACE, asks.RETURN_TO, asks.PRIZE, asks.FATE)


class Spots(Code):
    """Cards lying on a location: as a card, or if face down by location and height."""

    __slots__ = ("face_down",)

    def __init__(self, first: int, face_down: int) -> None:
        super().__init__(first)
        self.face_down = face_down

    def action(self, option: AnyOption, me: Seat) -> int:
        """The action of a spot."""
        spot: int = option
        if spot >= 0:
            return self.first + spot
        location, height = asks.face_down_at(spot)
        return self.face_down + location * HEIGHTS + height


def _space(sides: int) -> Space:
    space = Space()
    card = Code(space.add("card", len(NAMES)))
    space.use({ask.name: card for ask in OF_CARDS})
    colour = Listed(space.add("colour", len(COLOURS)), COLOURS)
    space.use({ask.name: colour for ask in OF_COLOURS})
    place = Code(space.add("place", len(LOCATIONS) + 1))
    space.use({ask.name: place for ask in OF_PLACES})
    side = Around(space.add("side", sides), sides)
    space.use({ask.name: side for ask in OF_SIDES})
    offer = Listed(space.add("offer", len(asks.Offer)), list(asks.Offer))
    space.use({ask.name: offer for ask in OF_OFFERS})
    space.use(
        {
            asks.ACT.name: Listed(space.add("act", len(asks.Act)), list(asks.Act)),
            asks.FACE.name: Listed(space.add("face", len(Face)), list(Face)),
            asks.RETURN_TO.name: Listed(space.add("end", len(asks.End)), list(asks.End)),
            asks.PRIZE.name: Listed(space.add("prize", len(asks.Prize)), list(asks.Prize)),
            asks.FATE.name: Listed(space.add("fate", len(asks.Fate)), list(asks.Fate)),
        }
    )
    spot = Spots(card.first, space.add("face_down", len(LOCATIONS) * HEIGHTS))
    space.use({ask.name: spot for ask in OF_SPOTS})
    return space


def _plan(seats: int) -> Plan:
    cards, sides, places = len(NAMES), max(seats, 2), len(LOCATIONS)
    space = _space(sides)
    fields = [
        Field("phase", 1, Form.CHOICE, len(PHASES), "what the next step is"),
        Field("turns", 1, Form.NUMBER, BYTE, "how many turns have been begun, 255 at most"),
        Field("ended", 1, Form.FLAG, 1, "whether an ability has ended the turn"),
        Field("ending", 1, Form.FLAG, 1, "whether the end of the game has been triggered"),
        Field("extra", 1, Form.FLAG, 1, "whether House Apollo has begun its extra turn"),
        Field("odd", 1, Form.FLAG, 1, "whether the even/odd card says odd"),
        Field("automa_cards", 1, Form.NUMBER, 8, "cards that the Automa has carried out in its turn"),
        Field("banished_before", 1, Form.NUMBER, HEIGHTS, "cards that were banished when scoring began"),
        Field("first", sides, Form.FLAG, 1, "who began, from the viewer on; alone, the Automa is the other side"),
        Field("turn", sides, Form.FLAG, 1, "whose turn it is"),
        Field("sovereign", sides, Form.FLAG, 1, "who has the Sovereign token"),
        Field("house", sides, Form.CHOICE, len(HOUSES), "the house of each side"),
        Field("helium", sides, Form.NUMBER, 32, "the Helium of each side"),
        Field("fleet", sides, Form.NUMBER, 10, "the ship of each side on the Fleet Track"),
        Field("influence", sides, Form.NUMBER, 10, "the Influence of each side at the Institute"),
        Field("hacked", sides, Form.NUMBER, BYTE, "what the Hacker has scored for each side"),
        Field("barred", places, Form.FLAG, 1, "the locations that were deployed to in this turn"),
        Field("priority", places, Form.CHOICE, places, "the priority card of each location"),
        Field("down", places * HEIGHT_BYTES, Form.BITS, HEIGHTS, "for each location the heights that lie face down"),
        Field("untouchable", cards, Form.FLAG, 1, "the Loan Shark, while its turn is played"),
        Field("resolved", cards, Form.FLAG, 1, "whose end-of-game abilities were used"),
    ]  # fmt: skip
    every = OF_CARDS + OF_PLACES + OF_SPOTS + OF_SIDES + OF_COLOURS + OF_OFFERS + OF_WORDS
    pickable = 2 + len(NAMES) + len(COLOURS)
    return Plan(VERSION, every, space, fields, pickable, sealed=False)


PLANS: Final = {seats: _plan(seats) for seats in LAYOUTS}


class RedRisingEncoder(Encoder):
    """Writes rows of Red Rising."""

    def write(self, table: AnyTable, seat: Seat, row: bytearray, at: int) -> None:
        """The turn, the tracks of every side, the locations, and what scoring needs."""
        t: Table = table
        row[at] = PHASES.index(t.phase) + 1
        row[at + 1] = byte(t.turns)
        row[at + 2] = int(t.ended)
        row[at + 3] = int(t.ending)
        row[at + 4] = int(t.extra)
        row[at + 5] = int(t.odd)
        row[at + 6] = byte(t.automa_cards)
        row[at + 7] = byte(t.banished_before)
        at = self._write_sides(t, seat, row, at + 8)
        for location in t.barred:
            row[at + location] = 1
        at += len(LOCATIONS)
        for location, priority in enumerate(t.priorities):
            row[at + location] = priority + 1
        at += len(LOCATIONS)
        for location, down in enumerate(t.down):
            if down:
                first = at + location * HEIGHT_BYTES
                row[first : first + HEIGHT_BYTES] = down.to_bytes(HEIGHT_BYTES, "little")
        at += len(LOCATIONS) * HEIGHT_BYTES
        if t.untouchable is not None:
            row[at + t.untouchable] = 1
        at += self.cards
        for card in t.resolved:
            row[at + card] = 1

    def _write_sides(self, t: Table, seat: Seat, row: bytearray, at: int) -> int:
        """What each side has, from the viewer on; returns where the next field begins."""
        sides = t.sides
        found: list[int] = [0] * (8 * sides)
        found[(t.first - seat) % sides] = 1
        found[sides + (t.turn - seat) % sides] = 1
        if t.sovereign is not None:
            found[2 * sides + (t.sovereign - seat) % sides] = 1
        for side in range(sides):
            place = (side - seat) % sides
            found[place + 3 * sides] = HOUSES.index(t.houses[side]) + 1
            found[place + 4 * sides] = byte(t.helium[side])
            found[place + 5 * sides] = byte(t.fleet[side])
            found[place + 6 * sides] = byte(t.influence[side])
            found[place + 7 * sides] = byte(t.hacked[side])
        row[at : at + 8 * sides] = bytes(found)
        return at + 8 * sides


def encoder(players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
    """The encoder of a match of so many."""
    return RedRisingEncoder(RULES, PLANS[players], players, options, knowledge)
