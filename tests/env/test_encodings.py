"""Rulings on encodings: a row holds what its slots say, what the seat knows, and nothing else."""

import numpy as np
import pytest

from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Form, Knowledge, byte
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.registry import find, games
from ludoteca.games.fzzzt.guide.outlook import Outlook
from ludoteca.games.fzzzt.pieces import POWER, SHOWS
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.boxes import near
from tests.env.playing import Options, every_game, every_table, every_variant, walk

PLAYERS = (Knowledge.VIEW, Knowledge.MEMORY, Knowledge.JUDGED)
"""What players may know; the oracle is none."""


def seats_of(match: Match) -> list[Seat]:
    return [Seat(number) for number in range(match.seats)]


def part(made: Encoder, row: bytearray, name: str) -> list[int]:
    slot = next(slot for slot in made.slots if slot.name == name)
    return list(row[slot.first : slot.first + slot.size])


def check_secrecy(made: Encoder, match: Match, luck: Luck) -> None:
    """Row and legal actions of every seat are the same in a world that it imagines."""
    for seat in seats_of(match):
        world = match.imagine(seat, Luck(luck.seed_for("world")))
        assert made.row(world, seat, None) == made.row(match, seat, None)
        if seat in match.pending:
            legal = [made.space.begin(one.decision(seat)).legal for one in (match, world)]
            assert legal[0] == legal[1]
            if made.judges:
                mine, theirs = [made.propose(one, one.decision(seat)).judgement for one in (match, world)]
                assert mine.places == theirs.places


@every_table
def test_nothing_unseen_changes_a_row(game: str, seats: int) -> None:
    rows = [find(game).encoder(seats, None, knowledge) for knowledge in PLAYERS]
    luck = Luck(seed_from("worlds"))
    for number, (match, _) in enumerate(walk(game, seats, f"secrecy {seats}")):
        if number % 11 == 0:
            for made in rows:
                check_secrecy(made, match, luck)


@every_variant
def test_nothing_unseen_changes_a_row_of_a_variant(game: str, options: Options) -> None:
    seats = near(game, 1 if "automa" in options else 3)
    made = find(game).encoder(seats, options, Knowledge.MEMORY)
    luck = Luck(seed_from("worlds"))
    for number, (match, _) in enumerate(walk(game, seats, str(options), options)):
        if number % 37 == 0:
            check_secrecy(made, match, luck)


@every_game
def test_the_oracle_sees_what_no_seat_does(game: str) -> None:
    seats = near(game, 3)
    made = find(game).encoder(seats, None, Knowledge.ORACLE)
    match, _ = next(walk(game, seats, "oracle"))
    row = made.row(match, Seat(0), None)
    assert all(part(made, row, "where"))
    world = match.imagine(Seat(0), Luck(seed_from("another")))
    assert made.row(world, Seat(0), None) != row


@every_game
def test_the_oracle_is_never_what_one_gets_unasked(game: str) -> None:
    assert find(game).encoder(near(game, 3)).knowledge is Knowledge.VIEW


@every_table
def test_every_byte_is_what_its_slot_says(game: str, seats: int) -> None:
    for knowledge in Knowledge:
        made = find(game).encoder(seats, None, knowledge)
        tops = np.zeros(made.size, np.int64)
        for slot in made.slots:
            tops[slot.first : slot.first + slot.size] = 255 if slot.form is Form.BITS else slot.top
        for number, (match, _) in enumerate(walk(game, seats, f"tops {seats}")):
            if number % 9 == 0:
                rows = np.array([list(made.row(match, seat, None)) for seat in seats_of(match)])
                wrong = [
                    slot.name
                    for slot in made.slots
                    if (rows > tops)[:, slot.first : slot.first + slot.size].any()
                ]
                assert not wrong


@every_table
def test_where_and_order_say_which_cards_the_view_shows(game: str, seats: int) -> None:
    made = find(game).encoder(seats)
    names = find(game).identity.names
    zones = made.zone_names()
    for number, (match, _) in enumerate(walk(game, seats, f"where {seats}")):
        if number % 13 == 0:
            row = made.row(match, Seat(0), None)
            where, order = part(made, row, "where"), part(made, row, "order")
            shown = {
                (zone.name, card)
                for zone in match.view(Seat(0)).zones
                for card in zone.cards
                if card is not None
            }
            told = {(zones[code - 1], names[card]) for card, code in enumerate(where) if code}
            assert {(relabelled(made, match, name), card) for name, card in told} == shown
            rows = {zone.name: zone.cards for zone in match.view(Seat(0)).zones}
            for card, place in enumerate(order):
                if place:
                    zone = relabelled(made, match, zones[where[card] - 1])
                    assert rows[zone][place - 1] == names[card]


def relabelled(made: Encoder, match: Match, zone: str) -> str:
    """The zone that a name means for seat 0: in Goblins, yard 0 and scrap 0 are those of the viewer's team."""
    codes = made.codes[made.angle(match.table, Seat(0))]
    place = codes.index(made.zone_names().index(zone))
    return str(match.table.zones.layout.zones[place].name)


@every_game
def test_seats_are_counted_from_the_viewer(game: str) -> None:
    seats = near(game, 3)
    made = find(game).encoder(seats)
    for number, (match, decision) in enumerate(walk(game, seats, "around")):
        if number % 7 == 0:
            row = made.row(match, decision.seat, None)
            assert part(made, row, "asked")[0] == 1
            assert part(made, row, "ask") == [made.ask_numbers[decision.ask.name]]


@every_game
def test_different_options_of_a_match_are_told_apart(game: str) -> None:
    option = find(game).identity.options[0]
    seats = near(game, 3)
    rows = [
        find(game)
        .encoder(seats, {option.name: value})
        .row(next(walk(game, seats, "variants", {option.name: value}))[0], Seat(0), None)
        for value in option.values
    ]
    assert len({tuple(row) for row in rows}) == len(option.values)


def test_pieces_given_so_far_stand_in_the_row() -> None:
    made = find("fzzzt").encoder(2)
    match, decision = next(walk("fzzzt", 2, "pieces"))
    choice = made.space.begin(decision)
    action = choice.legal[0]
    choice.act(action)
    row = made.row(match, decision.seat, choice)
    assert [at for at, flag in enumerate(part(made, row, "picked")) if flag] == [action]


def test_a_player_with_a_memory_knows_cards_that_the_view_no_longer_shows() -> None:
    view, memory = (find("fzzzt").encoder(2, None, knowledge) for knowledge in PLAYERS[:2])
    more = 0
    for match, decision in walk("fzzzt", 2, "memory"):
        shown = sum(map(bool, part(view, view.row(match, decision.seat, None), "where")))
        known = sum(map(bool, part(memory, memory.row(match, decision.seat, None), "where")))
        assert known >= shown
        more += known > shown
    assert more


def test_judgements_say_what_the_heuristics_of_the_seat_say() -> None:
    made = find("fzzzt").encoder(3, None, Knowledge.JUDGED)
    memory = find("fzzzt").encoder(3, None, Knowledge.MEMORY)
    judged = 0
    for match, decision in walk("fzzzt", 3, "judged"):
        row = made.row(match, decision.seat, None)
        assert row[: memory.size] == memory.row(match, decision.seat, None)
        if decision.ask.name == "bid":
            outlook = Outlook(match.table, decision.seat, match.table.zones.settled().seen)
            seats = [(decision.seat + step) % 3 for step in range(3)]
            worths = [outlook.worth(Seat(seat), match.table.lot) for seat in seats]
            assert part(made, row, "lot") == [byte(int(100 + 4 * worth)) for worth in worths]
            assert part(made, row, "purse") == [int(4 * outlook.means[seat].purse) for seat in seats]
            assert part(made, row, "rest") == [int(4 * outlook.rest())]
            judged += len(set(worths)) > 1
    assert judged


def test_what_is_proposed_stands_in_the_row() -> None:
    made = find("fzzzt").encoder(2, None, Knowledge.JUDGED)
    for match, decision in walk("fzzzt", 2, "proposed"):
        row = made.row(match, decision.seat, None)
        proposals = made.propose(match, decision)
        assert row == made.row(match, decision.seat, proposals)
        given = [decision.options[place] for place in proposals.judgement.places]
        cards = [
            () if option is None else option if isinstance(option, tuple) else (option,) for option in given
        ]
        rest = [0] * (8 - len(cards))
        assert part(made, row, "proposed_power") == [sum(POWER[card] for card in one) for one in cards] + rest
        assert part(made, row, "proposed_cards") == [len(one) for one in cards] + rest
        losses = part(made, row, "proposed_loss")
        assert losses[0] == 0 and losses[len(cards) :] == rest
        gears = [sum(SHOWS[card] & 1 for card in one) for one in cards] + rest
        assert part(made, row, "proposed_symbols")[:8] == gears
    assert made.row(match, Seat(0), None)[made.first("proposed_power") :] == bytes(8 * 7)


def test_a_game_without_judgements_gives_what_a_memory_has() -> None:
    judged, memory = (
        find("red_rising").encoder(2, None, one) for one in (Knowledge.JUDGED, Knowledge.MEMORY)
    )
    assert judged.slots == memory.slots


def test_earlier_answers_under_the_same_seal_are_in_the_row() -> None:
    made = find("goblins_inc").encoder(2)
    for match, decision in walk("goblins_inc", 2, "sealed"):
        given = getattr(match.question, "given", {}).get(decision.seat, [])
        row = made.row(match, decision.seat, None)
        latest = {
            action: number
            for number, (ask, option) in enumerate(given, start=1)
            for action in made.space.code(ask).pieces(option, decision.seat)
        }
        numbers = enumerate(part(made, row, "earlier"))
        assert {action: number for action, number in numbers if number} == latest


@every_game
@pytest.mark.parametrize("knowledge", list(Knowledge))
def test_floats_hold_all_that_the_bytes_do(game: str, knowledge: Knowledge) -> None:
    seats = near(game, 3)
    made = find(game).encoder(seats, None, knowledge)
    planes = Planes(made)
    rows = np.array(
        [list(made.row(match, Seat(1), None)) for match, _ in walk(game, seats, "floats")][:40], np.uint8
    )
    floats = planes(rows)
    assert floats.shape == (len(rows), planes.size) and floats.dtype == np.float32
    assert floats.min() >= 0 and floats.max() <= 1
    for slot in made.slots:
        bytes_ = rows[:, slot.first : slot.first + slot.size]
        seen = planes.part(floats, slot.name)
        if slot.form is Form.CHOICE:
            back = (seen * np.arange(1, slot.top + 1)).sum(2)
        elif slot.form is Form.BITS:
            back = np.packbits(seen.astype(np.uint8), axis=2, bitorder="little").reshape(len(rows), -1)
        else:
            back = np.round(seen * slot.top)
        assert np.array_equal(back, np.minimum(bytes_, slot.top) if slot.form is Form.NUMBER else bytes_)
    assert np.array_equal(planes(rows[0]), floats[0])


def test_every_game_has_an_encoding_of_every_table() -> None:
    for game, rules in games().items():
        low, high = rules.identity.seats
        assert all(find(game).encoder(seats).plan.version >= 1 for seats in range(low, high + 1))
