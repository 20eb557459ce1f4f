"""Secrets in whole matches, for people and for computer players. Rules section 5, ruling E2."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from ludoteca.kernel.view import View
from tests.games.fzzzt.positions import bid, position
from tests.games.fzzzt.test_information import LOGS, ME, OTHER, after_a_lost_bid, table
from tests.playing import at, drift, lies, play, start, stray

# -- computer players remember ---------------------------------------------------------------------


@pytest.mark.parametrize("log", LOGS)
def test_an_imagined_world_remembers_a_returned_bid(log: str) -> None:
    """Ruling E2: computer players may remember all public events."""
    match = after_a_lost_bid(log)
    worlds = [match.imagine(OTHER, Luck(seed_from(number))) for number in range(20)]
    assert all("R3-N" in lies(world, "hand 0") for world in worlds)


@pytest.mark.parametrize("log", LOGS)
@pytest.mark.parametrize("cards", ["R3-N", "M1"])
def test_an_imagined_world_does_not_know_which_cards_were_bid(log: str, cards: str) -> None:
    match = play(after_a_lost_bid(log), bid(0, cards))
    worlds = [match.imagine(OTHER, Luck(seed_from(number))) for number in range(60)]
    found = {
        zone for world in worlds for zone in ("hand 0", "bid 0", "discard 0") if "R3-N" in lies(world, zone)
    }
    assert found == {"hand 0", "bid 0"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_knows_the_mechanics_and_starting_sets(seats: int) -> None:
    """In round 1 every hand is a starting set; whatever a seat imagines, the others hold what they hold."""
    match = start(RULES, seats)
    for viewer in range(seats):
        world = match.imagine(Seat(viewer), Luck(seed_from(viewer)))
        assert all(
            sorted(lies(world, f"hand {seat}")) == sorted(lies(match, f"hand {seat}"))
            for seat in range(seats)
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_a_spectator_the_starting_sets(seats: int) -> None:
    match = start(RULES, seats)
    told = {card for event in match.events() for card in event.cards}
    assert told >= {card for seat in range(seats) for card in lies(match, f"hand {seat}")}


def test_an_imagined_world_keeps_every_card_in_the_collection_it_is_known_to_be_in() -> None:
    match = drift(start(RULES, 3), 50)
    for number in range(10):
        world = match.imagine(ME, Luck(seed_from(number)))
        for seat in range(3):
            zones = [f"{zone} {seat}" for zone in ("hand", "bid", "discard")]
            assert sorted(card for zone in zones for card in lies(world, zone)) == sorted(
                card for zone in zones for card in lies(match, zone)
            )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_names_the_cards_of_a_draw_to_nobody_but_the_player_who_draws(seats: int) -> None:
    match = drift(start(RULES, seats, "draws", log="full"))
    for viewer in viewers(seats):
        moved = [event for event in match.events(viewer) if event.kind == "moved"]
        drawn = [
            event for event in moved if event.facts["from"] == f"discard {event.seat}" and event.count == 1
        ]
        draws = [event for event in drawn if event.rule in ("fzzzt §4.1", "fzzzt §4.5")]
        assert draws and all(len(event.cards) == (event.seat == viewer) for event in draws)


def arrangement(match: Match) -> dict[str, list[str]]:
    return {zone.name: lies(match, zone.name) for zone in match.table.zones.layout.zones}


def otherwise() -> Match:
    """The same as ``table()`` to seat 1: all that is hidden from it is dealt another way."""
    data = position(
        ["FZ#2 R2-C R1-N M1", "M2 R5-O R4-O R1-O"], "R5-C P1-O R5-N UPG#1",
        discards=["R2-N R3-N", "R2-B"],
    )  # fmt: skip
    data["zones"]["deck"].reverse()
    return at(RULES, data)


@pytest.mark.parametrize("number", range(5))
def test_what_a_seat_imagines_does_not_depend_on_the_truth(number: int) -> None:
    """Two tables that look the same to seat 1, the same luck: the same imagined world."""
    one, two = play(table(), bid(0, "M1+R3-N")), play(otherwise(), bid(0, "R2-C+FZ#2"))
    worlds = [match.imagine(OTHER, Luck(seed_from(number))) for match in (one, two)]
    assert arrangement(worlds[0]) == arrangement(worlds[1])


@pytest.mark.parametrize("log", LOGS)
@pytest.mark.parametrize("number", range(5))
def test_what_a_seat_imagines_of_a_bid_does_not_depend_on_the_bid(number: int, log: str) -> None:
    """R3-N is known to be in the hand or in the bid, and may or may not be the card."""
    worlds = [
        play(after_a_lost_bid(log), bid(0, cards)).imagine(OTHER, Luck(seed_from(number)))
        for cards in ("R3-N", "M1", "R1-N", "R2-N")
    ]
    assert all(arrangement(world) == arrangement(worlds[0]) for world in worlds)


# -- always, whatever happens ----------------------------------------------------------------------


def sight(view: View) -> tuple[object, ...]:
    return view.zones, view.rumours, view.facts, view.waiting, view.decision


@pytest.mark.parametrize("log", LOGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_depends_on_nothing_that_the_viewer_cannot_know(seats: int, log: str) -> None:
    """If all that a viewer does not know is dealt anew, the viewer sees no difference."""
    match = start(RULES, seats, "no leak", log=log)
    luck = Luck(seed_from("no leak", seats))
    while not match.over:
        stray(match, luck)
        if luck.below("look", 4) == 0:
            for viewer in viewers(seats):
                world = match.imagine(viewer, luck)
                assert sight(world.view(viewer)) == sight(match.view(viewer))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectator_reads_no_more_than_any_player(seats: int) -> None:
    match = start(RULES, seats, "spectator", log="full")
    luck = Luck(seed_from("spectator", seats))
    while not match.over:
        stray(match, luck)
        spectator = match.view(SPECTATOR)
        for seat in range(seats):
            player = match.view(Seat(seat))
            for zone, same in zip(spectator.zones, player.zones, strict=True):
                assert {*zone.cards} - {None} <= {*same.cards}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_names_a_card_of_a_foreign_hand_or_of_any_discard_by_default(seats: int) -> None:
    match = start(RULES, seats, "secrets")
    luck = Luck(seed_from("secrets", seats))
    while not match.over:
        stray(match, luck)
        for viewer in viewers(seats):
            for zone in match.view(viewer).zones:
                kind = zone.name.split()[0]
                if kind in ("deck", "discard") or (kind in ("hand", "bid") and zone.owner != viewer):
                    assert {*zone.cards} <= {None}, (viewer, zone)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_is_shown_only_where_the_card_really_lies(seats: int) -> None:
    match = start(RULES, seats, "truth", log="full")
    luck = Luck(seed_from("truth", seats))
    while not match.over:
        stray(match, luck)
        for viewer in viewers(seats):
            view = match.view(viewer)
            assert all({*zone.cards} - {None} <= {*lies(match, zone.name)} for zone in view.zones)
            assert all(
                any(card in lies(match, zone) for zone in zones) for card, zones in view.rumours.items()
            )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_knows_does_not_depend_on_whether_a_log_is_kept(seats: int) -> None:
    told, silent = start(RULES, seats, 5), Match.start(RULES, seats, seed_from(5), {}, Log.NONE)
    luck = Luck(seed_from("logs", seats))
    while not told.over:
        decision = next(iter(told.pending.values()))
        option = decision.options[luck.below("what", len(decision.options))]
        told.answer(decision.seat, option)
        silent.answer(decision.seat, option)
        if luck.below("look", 3) == 0:
            assert silent.position() == told.position()
            assert [silent.view(viewer) for viewer in viewers(seats)] == [
                told.view(viewer) for viewer in viewers(seats)
            ]
