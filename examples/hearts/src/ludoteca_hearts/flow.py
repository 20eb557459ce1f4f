"""The flow of Hearts: the deal, the passing, the tricks, and when the match is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_some, together
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.notation import CARD, CARDS
from ludoteca.kernel.rules import Identity, Option, Outcome
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca_hearts.pieces import NAMES, TWO_OF_CLUBS
from ludoteca_hearts.scoring import moon_shooter, outcome
from ludoteca_hearts.table import (
    DECK,
    EVERYBODY,
    HAND,
    HAND_SIZE,
    SEATS,
    Direction,
    Phase,
    Table,
    blank_table,
)  # fmt: skip

PASSED: Final = 3
END: Final = 100
MOST_HANDS: Final = 70
"""A hand brings six points at least in all, and four players have less than 400 when the last one begins."""

PASS: Final = Ask("pass", CARDS, "hearts §2")
PLAY: Final = Ask("play", CARD, "hearts §3", discreet=True)
"""Discreet: else everybody would see from a card that was not asked for that it was the only one."""

IDENTITY: Final = Identity(
    id="hearts",
    name="Hearts",
    seats=(SEATS, SEATS),
    options=(
        Option("length", ("one_hand", "hundred_points"), "hearts §6"),
        Option("passing", ("rotating", "left", "across", "right", "hold"), "hearts §2"),
        Option("opening", ("two_of_clubs", "any_club"), "hearts §3"),
        Option("first_trick", ("no_points", "any_card"), "hearts §3"),
        Option("hearts", ("must_be_broken", "at_once"), "hearts §3"),
        Option("queen", ("breaks_hearts", "breaks_nothing"), "hearts §3"),
        Option("lone_queen", ("must_lead", "may_stay"), "hearts §3"),
        Option("jack", ("nothing", "ten_points"), "hearts §5.2"),
        Option("no_trick", ("nothing", "five_points"), "hearts §5.3"),
    ),
    version=1,
    names=NAMES,
    bound=MOST_HANDS * (SEATS + len(NAMES)),
)


class Playable(Sequence[Card]):
    """The cards that a seat may play, as its hand is now: an imagined world may deal it anew while the seat thinks."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    def __len__(self) -> int:
        return len(self.table.playable(self.seat))

    def __getitem__(self, place: Any) -> Any:
        return self.table.playable(self.seat)[place]


class Hearts:
    """The rules of Hearts."""

    identity: Identity = IDENTITY

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        return blank_table(options, luck)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """Deal the first hand. §1"""
        t = self.blank(seats, options, luck)
        t.zones.lay([Card(card) for card in range(len(NAMES))], DECK)
        t.deal()
        return t

    def next_step(self, table: Table) -> Script[None] | None:
        """The script of the next step, or None when the match is over."""
        if table.phase is Phase.PASS:
            return pass_cards(table)
        return play_trick(table) if table.phase is Phase.TRICK else None

    def outcome(self, table: Table) -> Outcome:
        """The score sheet of the finished match, or as if it ended now. §5"""
        return outcome(table)

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        check(table)


def pass_cards(t: Table) -> Script[None]:
    """Everybody chooses three cards, sealed until all have; then they change hands. §2"""
    gifts = yield from together({seat: partial(choose_gift, t, seat) for seat in EVERYBODY})
    for seat, cards in gifts.items():
        t.give(seat, cards)
    t.begin_play()


def choose_gift(t: Table, me: Seat) -> Script[tuple[Card, ...]]:
    """Choose three cards of your hand to pass. §2"""
    return choose_some(me, PASS, t.zones.live(HAND + me), PASSED, PASSED)


def play_trick(t: Table) -> Script[None]:
    """Everybody plays a card, clockwise from the leader; after the thirteenth trick the hand is over. §3"""
    for seat in clockwise(t.leader, SEATS):
        card = yield from choose(seat, PLAY, Playable(t, seat))
        t.play(seat, card)
    t.award_trick()
    if not t.hand(t.leader):
        finish_hand(t)


def finish_hand(t: Table) -> None:
    """Deal another hand, unless the match ends with this one. §6"""
    shooter = moon_shooter(t)
    if shooter is not None:
        t.zones.tell("moon", "hearts §5.1", shooter, [], {})
    scores = outcome(t).scores
    if t.options["length"] == "one_hand" or min(scores) <= -END:
        t.phase = Phase.OVER
        return
    t.points = [-score for score in scores]
    t.deal()


def check(t: Table) -> None:
    """The invariants of the game: equal hands between two tricks, and the leader. §1"""
    if not 0 <= t.leader < SEATS or len(t.points) != SEATS:
        raise ValueError("there are four seats, each with its points")
    if not 1 <= t.number <= MOST_HANDS:
        raise ValueError(f"hands are counted from 1 to {MOST_HANDS}")
    if len({len(t.hand(seat)) for seat in EVERYBODY}) != 1 or t.trick or t.zones.cards[DECK]:
        raise ValueError(
            "between two tricks all hands are equally large, and nothing lies in the deck or the trick"
        )
    size = len(t.hand(t.leader))
    if (size == 0) != (t.phase is Phase.OVER):
        raise ValueError("a match is over when the hands are empty, and not before")
    if t.phase is Phase.PASS and (size != HAND_SIZE or t.direction is Direction.HOLD):
        raise ValueError("cards are passed from full hands, and not in every hand")
    shown = TWO_OF_CLUBS in t.hand(t.leader) and t.zones.seen[TWO_OF_CLUBS] == t.zones.everyone
    if t.phase is Phase.TRICK and size == HAND_SIZE and not shown:
        raise ValueError("whoever holds the two of clubs shows it and leads the first trick")


RULES: Final = Hearts()
