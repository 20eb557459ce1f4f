"""The flow of Fzzzt!: setup, the three kinds of step, and when the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from ludoteca.games.fzzzt.pieces import (
    CONVEYOR_CARDS,
    KIND,
    MECHANICS,
    NAMES,
    POWER,
    STARTER,
    STARTERS,
    UNITS,
    Kind,
    fits,
    is_robot,
)  # fmt: skip
from ludoteca.games.fzzzt.scoring import outcome, owned
from ludoteca.games.fzzzt.table import (
    BELT,
    BELT_SIZE,
    BOX,
    DECK,
    HAND_SIZE,
    ROUNDS,
    SOURCES,
    Phase,
    Table,
    blank_table,
    hand_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose_or_pass, choose_some, no_question, together
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.layout import Recall
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.notation import CARD
from ludoteca.kernel.notation import CARDS as SEVERAL
from ludoteca.kernel.rules import Identity, Manners, Option, Outcome
from ludoteca.kernel.seat import Seat, clockwise

BID: Final = Ask("bid", SEVERAL, "fzzzt §4.3")
ASSIGN: Final = Ask("assign", CARD, "fzzzt §4.6")


def is_forgetful(options: Mapping[str, str]) -> bool:
    """Whether the log may show less than everything. §8 E2"""
    return options["log"] != "full"


def remembered(events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
    """The number of the first event that the log may show: all of them, or from the last auction on. §8 E2"""
    decided = [number for number, event in enumerate(events) if event.kind == "won"]
    if not is_forgetful(options) or not decided:
        return 0
    first = decided[-2] if len(decided) > 1 else 0
    while events[first].kind != "bid":
        first += 1
    return first


def home(t: Table, card: Card) -> int:
    """Mechanics whom nobody plays are in the box, all other cards that are not named in the deck."""
    return BOX if card in MECHANICS[t.seats :] else DECK


IDENTITY: Final = Identity(
    id="fzzzt",
    name="Fzzzt!",
    seats=(2, 4),
    options=(
        Option("log", ("last", "full"), "fzzzt §8 E2"),
        Option("last_assignment", ("skip", "ask"), "fzzzt §8 C6"),
    ),
    version=1,
    names=NAMES,
    bound=40 * 4 + 5 * len(UNITS),
    luck=dict.fromkeys(SOURCES, ()),
    home=home,
    manners=Manners(is_forgetful=is_forgetful, remembered=remembered),
)


class Fzzzt:
    """The rules of Fzzzt!."""

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""
        return IDENTITY

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        recall = Recall.FULL if options["log"] == "full" else Recall.SIGHT
        return blank_table(seats, luck, recall, options["last_assignment"] == "ask")

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """Deal the mechanics with their starting sets and shuffle the conveyor deck. §3"""
        t = self.blank(seats, options, luck)
        mechanics = MECHANICS[:seats]
        luck.shuffle("mechanics", mechanics)
        for number, mechanic in enumerate(mechanics):
            start = [card for card in STARTERS if STARTER[card] == STARTER[mechanic]]
            t.zones.lay(start, hand_zone(Seat(number)))
            t.mechanics[number] = STARTER[mechanic]
            for card in start:
                t.zones.seen[card] = t.zones.everyone
            if STARTER[mechanic] == 1:
                t.chief = Seat(number)
        t.zones.lay(MECHANICS[seats:], BOX)
        t.zones.lay([card for card in CONVEYOR_CARDS if not 0 < STARTER[card] <= seats], DECK)
        t.zones.shuffle(DECK, "deck", "fzzzt §3")
        return t

    def next_step(self, table: Table) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""
        if table.phase is Phase.AUCTION:
            return auction(table)
        if table.phase is Phase.PREPARE:
            return prepare(table)
        if table.phase is Phase.CLEAN_UP:
            looked = not any(table.discard(seat) for seat in table.everybody())
            return clean_up(table) if looked else look_through(table)
        return None

    def outcome(self, table: Table) -> Outcome:
        """The score sheet of the finished game, or as if it ended now. §7"""
        return outcome(table)

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        check(table)


def prepare(t: Table) -> Script[None]:
    """Begin a round: everybody draws, the belt is laid and its head flipped. §4.1"""
    t.round += 1
    t.zones.tell("round", "fzzzt §4.1", None, [], {"round": t.round})
    for seat in t.everybody():
        t.draw_hand(seat, "fzzzt §4.1")
    t.lay_belt()
    t.reveal_belt()
    t.phase = Phase.AUCTION
    yield from no_question()


def auction(t: Table) -> Script[None]:
    """Sell the lot at the head: bids face down from the chief on, the highest takes it. §4.3"""
    for seat in t.bidders():
        cards = yield from choose_some(seat, BID, t.zones.live(hand_zone(seat)), 1, None, t.lot)
        t.place_bid(seat, cards)
    t.reveal_bids()
    values = [t.bid_value(Seat(number)) for number in range(t.seats)]
    winner, chief = decide(values, t.chief, t.seats)
    t.award(winner)
    t.appoint(chief)
    if not t.belt:
        t.phase = Phase.CLEAN_UP
        return
    if not t.bidders():
        t.zones.tell("redraw", "fzzzt §4.5", None, [], {})
        for seat in t.everybody():
            t.draw_hand(seat, "fzzzt §4.5")
    t.reveal_belt()


def decide(values: list[int], chief: Seat, seats: int) -> tuple[Seat, Seat]:
    """Who wins an auction and who is chief afterwards, from the values of all bids, -1 for none. §4.4"""
    highest = -1
    winner = chief
    for seat in clockwise(chief, seats):
        if values[seat] > highest:
            highest, winner = values[seat], seat
    for seat in clockwise(winner, seats):
        if seat != winner and values[seat] == highest:
            return winner, seat
    return winner, chief


def look_through(t: Table) -> Script[None]:
    """Everybody takes up the discard and looks through the whole collection. §4.6"""
    for seat in t.everybody():
        t.take_up(seat)
    yield from no_question()


def clean_up(t: Table) -> Script[None]:
    """Assign at most one card to each unit, all at once; then a new round, or the end. §4.6"""
    last = len(t.deck) < BELT_SIZE or t.round == ROUNDS
    if not last or t.ask_last:
        owners = [seat for seat in t.everybody() if t.units(seat)]
        chosen = yield from together({seat: partial(assign, t, seat) for seat in owners})
        for seat in t.everybody():
            for card, unit in chosen.get(seat, []):
                t.assign(seat, card, unit)
    t.phase = Phase.OVER if last else Phase.PREPARE
    if last:
        t.zones.tell("over", "fzzzt §4.7", None, [], {})


def assign(t: Table, me: Seat) -> Script[list[tuple[Card, Card]]]:
    """For each own unit choose a card that shares a symbol with it, or none. §4.6"""
    placed: list[tuple[Card, Card]] = []
    used: list[Card] = []
    for place in range(len(t.units(me))):
        unit = t.units(me)[place]
        fitting = [card for card in t.hand(me) if fits(card, unit) and card not in used]
        card = yield from choose_or_pass(me, ASSIGN, fitting, unit)
        if card is not None:
            used.append(card)
            placed.append((card, unit))
    return placed


def check(t: Table) -> None:
    """The invariants of the game: units never in a hand, mechanics at home, the belt in order. §4"""
    seats = [Seat(number) for number in range(t.seats)]
    if len(t.belt) > BELT_SIZE:
        raise ValueError(f"a belt has at most {BELT_SIZE} cards")
    for seat in seats:
        collection = t.collection(seat)
        mechanics = [card for card in collection if KIND[card] is Kind.MECHANIC]
        if len(mechanics) != 1:
            raise ValueError(f"the collection of seat {seat} needs exactly one mechanic")
        if any(KIND[card] is Kind.UNIT for card in collection):
            raise ValueError(f"seat {seat} holds a unit; units lie on the table")
        if any(KIND[card] is not Kind.UNIT for card in t.units(seat)):
            raise ValueError(f"only units lie in units {seat}")
    for unit in UNITS:
        if any(not is_robot(card) or not fits(card, unit) for card in t.assigned(unit)):
            raise ValueError(f"a card on {NAMES[unit]} does not fit it")
    owned = [unit for seat in seats for unit in t.units(seat)]
    for unit in UNITS:
        if t.assigned(unit) and unit not in owned:
            raise ValueError(f"cards lie on {NAMES[unit]}, which nobody owns")
    if any(KIND[card] is Kind.MECHANIC for card in t.deck + t.belt):
        raise ValueError("mechanics are never in the conveyor deck")
    if sorted(t.zones.cards[BOX]) != MECHANICS[t.seats :]:
        raise ValueError(f"the box holds exactly the mechanics that {t.seats} players do not use")
    if any(t.zones.seen[card] for card in t.deck):
        raise ValueError("nobody has seen a card of the conveyor deck")
    if any(t.zones.seen[card] and not t.face_up(card) for card in t.belt):
        raise ValueError("a card of the belt is seen by everybody or by nobody")
    _check_last_auction(t)
    _check_phase(t)


def _check_last_auction(t: Table) -> None:
    """The lot, the winner and the bids of the last auction belong together. §4.3"""
    if t.last_winner is None or t.last_lot is None or not t.last_bids:
        if t.last_winner is not None or t.last_lot is not None or t.last_bids:
            raise ValueError("last_lot, last_winner and last_bids tell of one auction, or all of none")
        return
    if len(t.last_bids) != t.seats:
        raise ValueError("last_bids has a list of cards for each seat, or is empty before the first auction")
    values = [sum([POWER[card] for card in bid]) if bid else -1 for bid in t.last_bids]
    if values[t.last_winner] != max(values):
        raise ValueError(f"seat {t.last_winner} cannot have won the last auction: another bid was higher")
    for number, bid in enumerate(t.last_bids):
        own = owned(t, Seat(number))
        if len(set(bid)) != len(bid) or any(card not in own for card in bid):
            raise ValueError(f"the last bid of seat {number} is of its own cards, each once")
    if t.last_lot not in owned(t, t.last_winner) + t.units(t.last_winner):
        raise ValueError(f"{NAMES[t.last_lot]} was won by seat {t.last_winner}, so it lies there")


def _check_phase(t: Table) -> None:
    """What each phase promises about belt, deck and hands."""
    if t.phase is Phase.AUCTION:
        if not t.belt or not t.face_up(t.lot) or not t.bidders():
            raise ValueError("an auction needs a lot face up at the head and a bidder")
    elif t.belt:
        raise ValueError("the belt is empty between rounds")
    if t.phase is Phase.AUCTION and max([len(t.hand(seat)) for seat in t.everybody()]) > HAND_SIZE:
        raise ValueError(f"a hand has at most {HAND_SIZE} cards")
    if t.phase is Phase.OVER and len(t.deck) >= BELT_SIZE and t.round < ROUNDS:
        raise ValueError(f"the game is not over in round {t.round} with {len(t.deck)} cards in the deck")
    if t.phase is not Phase.PREPARE and t.round < 1:
        raise ValueError("the first round has begun by then")
    if t.phase is Phase.PREPARE and (len(t.deck) < BELT_SIZE or t.round >= ROUNDS):
        raise ValueError("a new round needs eight cards in the deck and a round to come")
    faces = [t.face_up(card) for card in t.zones.cards[BELT]]
    if faces != sorted(faces, reverse=True):
        raise ValueError("the face-up cards of the belt are at its head")
    if any(t.bid(Seat(number)) for number in range(t.seats)):
        raise ValueError("no bid lies on the table between two steps")


RULES: Final = Fzzzt()
