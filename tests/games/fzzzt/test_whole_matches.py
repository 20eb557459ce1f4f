"""Whole matches, followed by a bookkeeper who knows only sizes, conveyor numbers and revealed bids."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.fzzzt.positions import UNITS, assign, bid, match_at
from tests.games.fzzzt.test_cards import PRINTED
from tests.playing import asked, drift, lies, play, start, where


class Bookkeeper:
    """Works out from public events alone how many cards lie where, who is chief, and who must bid next."""

    def __init__(self, seats: int, chief: int, deck: int) -> None:
        self.seats = seats
        self.chief = chief
        self.deck = deck
        self.hand = [4] * seats
        self.placed = [0] * seats
        self.discard = [0] * seats
        self.units = [0] * seats
        self.values: dict[int, int] = {}
        self.belt = 0
        self.open = 0
        self.redraws = 0

    def hear(self, event: SeenEvent) -> None:
        match event.kind:
            case "round":
                self.deal()
            case "bid":
                self.place(event)
            case "bid_shown":
                self.values[_seat(event)] = sum(PRINTED[card][1] for card in event.cards)
            case "won":
                self.settle(event.cards[0], _seat(event))
            case "assigned":
                self.hand[_seat(event)] -= 1

    def deal(self) -> None:
        self.draw()
        self.deck -= 8
        self.belt, self.open = 8, 0

    def draw(self) -> None:
        owned = [hand + discard for hand, discard in zip(self.hand, self.discard, strict=True)]
        self.hand = [min(6, count) for count in owned]
        self.discard = [max(0, count - 6) for count in owned]

    def place(self, event: SeenEvent) -> None:
        assert _seat(event) == self.next_bidder()
        self.hand[_seat(event)] -= event.count
        self.placed[_seat(event)] = event.count

    def next_bidder(self) -> int:
        order = [(self.chief + step) % self.seats for step in range(self.seats)]
        return next(seat for seat in order if self.hand[seat] and not self.placed[seat])

    def settle(self, lot: str, winner: int) -> None:
        tied = [seat for seat, value in self.values.items() if value == max(self.values.values())]
        assert winner == min(tied, key=lambda seat: (seat - self.chief) % self.seats)
        losers = [seat for seat in tied if seat != winner]
        if losers:
            self.chief = min(losers, key=lambda seat: (seat - winner) % self.seats)
        for seat in range(self.seats):
            pile = self.discard if seat == winner else self.hand
            pile[seat] += self.placed[seat]
        (self.units if lot in UNITS else self.discard)[winner] += 1
        self.placed, self.values = [0] * self.seats, {}
        self.belt -= 1
        self.open -= 1
        if self.belt and not any(self.hand):
            self.redraws += 1
            self.draw()
        if not self.belt:
            self.hand = [hand + discard for hand, discard in zip(self.hand, self.discard, strict=True)]
            self.discard = [0] * self.seats

    def turn(self, head: str) -> None:
        """The head was looked at: if it is the first card after a group, its number counts."""
        if self.belt and self.open == 0:
            self.open = min(PRINTED[head][3], self.belt)

    def compare(self, match: Match) -> None:
        view = match.view(SPECTATOR)
        for name, counts in (
            ("hand", self.hand),
            ("bid", self.placed),
            ("discard", self.discard),
            ("units", self.units),
        ):
            assert [len(view.zone(f"{name} {seat}").cards) for seat in range(self.seats)] == counts, name
        assert (len(view.zone("deck").cards), len(view.zone("belt").cards)) == (self.deck, self.belt)
        assert len([card for card in view.zone("belt").cards if card]) == self.open
        assert view.facts["chief"] == self.chief


def _seat(event: SeenEvent) -> int:
    assert event.seat is not None
    return event.seat


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_agrees_with_the_bookkeeper_after_every_answer(seats: int, seed: int) -> None:
    match = start(RULES, seats, seed)
    luck = Luck(seed_from("bookkeeper", seats, seed))
    books = Bookkeeper(seats, match.table.chief, {2: 46, 3: 43, 4: 40}[seats])
    heard = 0
    while True:
        for event in match.events(since=heard):
            if event.kind == "shown" and event.rule == "fzzzt §4.2":
                books.turn(event.cards[0])
            books.hear(event)
            heard += 1
        books.compare(match)
        if match.over:
            break
        decision = next(iter(match.pending.values()))
        ways = len(decision.options)
        place = ways - 1 if luck.below("mood", 3) == 0 else luck.below("what", ways)
        match.answer(decision.seat, decision.options[place])
    assert books.redraws == len([event for event in match.events() if event.kind == "redraw"])


# -- one round, card by card -----------------------------------------------------------------------

FIRST = ["M1 R1-CB-S1 R2-O-S1 R3-N-S1", "M2 R1-OB-S2 R2-N-S2 R3-C-S2"]
BELT = "R4-N R5-O P1-O FZ#1 R2-C R1-N R1-O R1-C"
FIVE_AUCTIONS = [
    bid(0, "R3-N-S1"), bid(1, "R3-C-S2"),  # 3 all: the chief wins R4-N, seat 1 becomes chief
    bid(1, "R3-C-S2+R2-N-S2"), bid(0, "R2-O-S1+R1-CB-S1"),  # seat 1 wins R5-O with 5 against 3
    bid(1, "R1-OB-S2"), bid(0, "R2-O-S1"),  # seat 0 wins the unit with 2 against 1
    bid(1, "M2"), bid(0, "M1"),  # 0 all: the chief has to take the Fzzzt, seat 0 becomes chief
    bid(0, "M1+R1-CB-S1"),  # 1 all, seat 1 has one card left: the chief wins R2-C, seat 1 becomes chief
]  # fmt: skip
"""Five auctions by choice and a sixth without: seat 1 is alone with a single card, and wins R1-N with it."""


def first_round() -> Match:
    return match_at(FIRST, top=BELT, phase="prepare", round=0, log="full")


def test_a_scripted_round_sells_the_cards_to_the_right_players() -> None:
    match = play(first_round(), *FIVE_AUCTIONS)
    won = [
        (event.cards[0], event.seat, event.facts["value"]) for event in match.events() if event.kind == "won"
    ]
    assert won == [
        ("R4-N", 0, 3),
        ("R5-O", 1, 5),
        ("P1-O", 0, 2),
        ("FZ#1", 1, 0),
        ("R2-C", 0, 1),
        ("R1-N", 1, 1),
    ]


def test_a_scripted_round_passes_the_chief_from_tie_to_tie() -> None:
    match = play(first_round(), *FIVE_AUCTIONS)
    assert [event.seat for event in match.events() if event.kind == "chief"] == [1, 0, 1]


def test_a_scripted_round_reveals_the_belt_in_groups() -> None:
    match = play(first_round(), *FIVE_AUCTIONS)
    turned = [
        event.cards[0] for event in match.events() if event.kind == "shown" and event.rule == "fzzzt §4.2"
    ]
    order = [event.kind[0] for event in match.events() if event.kind == "won" or event.rule == "fzzzt §4.2"]
    assert (turned, "".join(order)) == (BELT.split(), "ss ww sss www sss w".replace(" ", ""))


def test_a_scripted_round_redraws_when_the_last_hand_is_spent() -> None:
    """Seat 0 owns six cards without the unit and draws them all; seat 1 owns seven and leaves one."""
    match = play(first_round(), *FIVE_AUCTIONS)
    assert sorted(lies(match, "hand 0")) == ["M1", "R1-CB-S1", "R2-C", "R2-O-S1", "R3-N-S1", "R4-N"]
    assert (len(lies(match, "hand 1")), len(lies(match, "discard 1"))) == (6, 1)


def test_after_the_redraw_the_new_chief_bids_first_for_the_next_card() -> None:
    match = play(first_round(), *FIVE_AUCTIONS)
    assert asked(match) == [("1", "bid", "R1-O")]


def test_a_scripted_round_ends_with_building_and_the_next_deal() -> None:
    match = drift(play(first_round(), *FIVE_AUCTIONS), 4)
    assert asked(match) == [("0", "assign", "P1-O")]
    play(match, assign(0, "R2-O-S1"))
    assert (where(match)["R2-O-S1"], match.table.round, len(lies(match, "belt"))) == ("on P1-O", 2, 8)


def test_a_whole_match_played_again_from_its_record_is_the_same_match() -> None:
    match = drift(play(first_round(), *FIVE_AUCTIONS))
    again = Match.replay(RULES, match.record())
    assert (again.position(), again.outcome()) == (match.position(), match.outcome())


# -- the misers: everybody always bids the mechanic ------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_bid_their_mechanics_the_first_auction_is_tied_by_all_and_the_chief_moves_on(
    seats: int,
) -> None:
    match = start(RULES, seats)
    chief = match.table.chief
    for step in range(seats):
        seat = Seat((chief + step) % seats)
        play(match, bid(seat, next(card for card in lies(match, f"hand {seat}") if card[0] == "M")))
    assert (match.table.last_winner, match.table.chief) == (chief, (chief + 1) % seats)
