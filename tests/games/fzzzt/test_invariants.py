"""The invariants after every answer of random games. Rules section 8, numbers 1 to 8."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from tests.games.fzzzt.positions import ALL, MECHANICS, UNITS
from tests.playing import start

SEATS = [2, 3, 4]
GAMES = 8
"""Games for each number of seats; every second one is played recklessly, with whole hands as bids."""


class Moment:
    """What lay where after an answer, and what was told since the answer before."""

    def __init__(self, match: Match, told: list[SeenEvent]) -> None:
        zones = match.table.zones
        self.zones = {
            declared.name: [match.names[card] for card in zones.cards[place]]
            for place, declared in enumerate(zones.layout.zones)
        }
        self.seats = match.seats
        self.round = int(match.table.round)
        self.chief = int(match.table.chief)
        self.told = told
        self.asked = {decision.ask.name for decision in match.pending.values()}

    def count(self, zone: str, seat: int) -> int:
        return len(self.zones[f"{zone} {seat}"])

    def collection(self, seat: int) -> list[str]:
        return [card for zone in ("hand", "bid", "discard") for card in self.zones[f"{zone} {seat}"]]

    def heard(self, kind: str) -> list[SeenEvent]:
        return [event for event in self.told if event.kind == kind]


class Auction:
    """One auction as the log tells it."""

    def __init__(self) -> None:
        self.round = 0
        self.bids: dict[int, int] = {}
        self.placed = 0
        self.winners: list[int] = []
        self.chiefs: list[int] = []
        self.redrawn = False


@cache
def moments(seats: int, game: int) -> list[Moment]:
    """A random game, one moment for each answer and one for its beginning."""
    match = start(RULES, seats, f"invariants {game}", last_assignment="ask" if game % 4 < 2 else "skip")
    luck = Luck(seed_from("invariants", seats, game))
    found = [Moment(match, match.events())]
    while not match.over:
        waiting = list(match.pending.values())
        decision = waiting[luck.below("who", len(waiting))]
        ways = len(decision.options)
        reckless = game % 2 and decision.ask.name == "bid" and luck.below("mood", 2)
        place = ways - 1 if reckless else luck.below("what", ways)
        before = len(match.events())
        match.answer(decision.seat, decision.options[place])
        found.append(Moment(match, match.events(since=before)))
    return found


@cache
def auctions(seats: int, game: int) -> list[Auction]:
    """The auctions of a random game, read from its log."""
    held: list[Auction] = []
    now, number = Auction(), 0
    for event in [event for moment in moments(seats, game) for event in moment.told]:
        if event.kind == "round":
            number = int(event.facts["round"] or 0)
        elif event.kind == "bid":
            now.placed += 1
        elif event.kind == "bid_shown" and event.seat is not None:
            now.bids[event.seat] = int(event.facts["value"] or 0)
        elif event.kind == "won" and event.seat is not None:
            now.round = number
            now.winners.append(event.seat)
            held.append(now)
            now = Auction()
        elif event.kind == "chief" and event.seat is not None:
            held[-1].chiefs.append(event.seat)
        elif event.kind == "redraw":
            held[-1].redrawn = True
    return held


every_game = pytest.mark.parametrize(
    ("seats", "game"), [(seats, game) for seats in SEATS for game in range(GAMES)]
)


@every_game
def test_1_every_card_is_always_in_exactly_one_place(seats: int, game: int) -> None:
    for moment in moments(seats, game):
        assert sorted(card for cards in moment.zones.values() for card in cards) == sorted(ALL)


@every_game
def test_1_exactly_the_unused_mechanics_are_in_the_box(seats: int, game: int) -> None:
    assert all(moment.zones["box"] == MECHANICS[seats:] for moment in moments(seats, game))


@every_game
def test_2_units_are_only_in_the_deck_on_the_belt_or_on_a_table(seats: int, game: int) -> None:
    for moment in moments(seats, game):
        for zone, cards in moment.zones.items():
            assert zone.split()[0] in ("deck", "belt", "units") or not set(cards) & set(UNITS)


@every_game
def test_2_a_mechanic_is_only_in_the_collection_of_its_owner(seats: int, game: int) -> None:
    owners = [
        tuple([card for card in moment.collection(seat) if card in MECHANICS])
        for moment in moments(seats, game)
        for seat in range(seats)
    ]
    assert len(set(owners)) == seats and all(len(mechanics) == 1 for mechanics in owners)
    assert owners[:seats] * len(moments(seats, game)) == owners


@every_game
def test_3_a_round_has_eight_auctions_and_a_game_forty(seats: int, game: int) -> None:
    rounds = Counter([auction.round for auction in auctions(seats, game)])
    assert rounds == {1: 8, 2: 8, 3: 8, 4: 8, 5: 8}


@every_game
def test_3_every_auction_has_at_least_one_bidder_and_exactly_one_winner(seats: int, game: int) -> None:
    for auction in auctions(seats, game):
        assert auction.placed == len(auction.bids) >= 1 and len(auction.winners) == 1
        assert auction.winners[0] in auction.bids


@every_game
def test_3_the_winner_has_bid_the_highest_value(seats: int, game: int) -> None:
    for auction in auctions(seats, game):
        assert auction.bids[auction.winners[0]] == max(auction.bids.values())


@every_game
def test_4_a_hand_has_at_most_six_cards_during_the_auctions(seats: int, game: int) -> None:
    for moment in moments(seats, game):
        if moment.asked == {"bid"}:
            assert all(moment.count("hand", seat) + moment.count("bid", seat) <= 6 for seat in range(seats))


@every_game
def test_4_hand_and_bid_never_grow_during_a_round_except_by_a_redraw(seats: int, game: int) -> None:
    played = moments(seats, game)
    for before, after in pairwise(played):
        if (
            before.round == after.round
            and before.asked == after.asked == {"bid"}
            and not after.heard("redraw")
        ):
            for seat in range(seats):
                held = [moment.count("hand", seat) + moment.count("bid", seat) for moment in (before, after)]
                assert held[1] <= held[0]


@every_game
def test_5_a_redraw_happens_only_after_an_auction_with_exactly_one_bidder(seats: int, game: int) -> None:
    assert all(len(auction.bids) == 1 for auction in auctions(seats, game) if auction.redrawn)


@pytest.mark.parametrize("seats", SEATS)
def test_5_the_random_games_have_redraws(seats: int) -> None:
    """So that the ruling above says something."""
    assert any(auction.redrawn for game in range(GAMES) for auction in auctions(seats, game))


@every_game
def test_6_the_chief_changes_exactly_when_the_highest_value_is_tied(seats: int, game: int) -> None:
    for auction in auctions(seats, game):
        tied = [seat for seat, value in auction.bids.items() if value == max(auction.bids.values())]
        assert len(auction.chiefs) <= 1
        if len(tied) == 1:
            assert not auction.chiefs


@every_game
def test_6_after_a_tie_the_chief_is_a_tied_player_who_did_not_win(seats: int, game: int) -> None:
    """A tied player who was chief has won as chief, so a tie always makes a new one."""
    chief = moments(seats, game)[0].chief
    for auction in auctions(seats, game):
        tied = [seat for seat, value in auction.bids.items() if value == max(auction.bids.values())]
        before, chief = chief, auction.chiefs[0] if auction.chiefs else chief
        if len(tied) > 1:
            assert chief in tied and chief != auction.winners[0] and chief != before
    assert chief == moments(seats, game)[-1].chief


@every_game
def test_7_an_assigned_card_never_moves(seats: int, game: int) -> None:
    played = moments(seats, game)
    for before, after in pairwise(played):
        for zone, cards in before.zones.items():
            if zone.startswith("on "):
                assert set(cards) <= set(after.zones[zone])


@every_game
def test_7_at_most_one_card_is_added_to_a_unit_in_a_clean_up(seats: int, game: int) -> None:
    played = moments(seats, game)
    for before, after in pairwise(played):
        added = [
            len(after.zones[zone]) - len(before.zones[zone]) for zone in before.zones if zone[:3] == "on "
        ]
        assert max(added) <= 1
        assert sum(added) == len(after.heard("assigned"))


@every_game
def test_7_a_unit_won_stays_with_its_owner(seats: int, game: int) -> None:
    played = moments(seats, game)
    for before, after in pairwise(played):
        for seat in range(seats):
            assert set(before.zones[f"units {seat}"]) <= set(after.zones[f"units {seat}"])


@every_game
def test_8_a_collection_changes_only_by_cards_won_and_cards_assigned(seats: int, game: int) -> None:
    """Section 6 too: no card ever goes from one player to another."""
    played = moments(seats, game)
    for before, after in pairwise(played):
        for seat in range(seats):
            won = [card for event in after.heard("won") if event.seat == seat for card in event.cards]
            laid = [card for event in after.heard("assigned") if event.seat == seat for card in event.cards]
            owned = (set(before.collection(seat)) | set(won)) - set(laid) - set(UNITS)
            assert set(after.collection(seat)) == owned


@every_game
def test_players_decide_on_bids_and_assignments_only(seats: int, game: int) -> None:
    """Section 8, and ruling E4: there is no mechanism for deals."""
    assert {ask for moment in moments(seats, game) for ask in moment.asked} <= {"bid", "assign"}


@every_game
def test_bids_and_assignments_are_never_asked_at_the_same_time(seats: int, game: int) -> None:
    assert all(len(moment.asked) <= 1 for moment in moments(seats, game))


@every_game
def test_no_game_has_more_decisions_than_its_bound(seats: int, game: int) -> None:
    assert len(moments(seats, game)) - 1 <= RULES.identity.bound
