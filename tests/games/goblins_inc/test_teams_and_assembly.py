"""Teams, planning and laying tiles. Rules sections 6 and 7."""

from __future__ import annotations

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.pieces import COLOUR, FORBIDDEN, NUMBERS, TURNS
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.goblins_inc.positions import COLOURS, square
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import Choice, answers, asked, drift, lies, play, refuse, start

NUMBERS_OF_THE_RULES = VECTORS["numbers"]["TV-13"]
Jobs = dict[str, str]
"""Of each seat what it is asked, by its name in section 7.1."""


def begun(seats: int, step: int = 0, seed: object = "a test", **options: str) -> Match:
    """A match in which so many steps of assembly are done."""
    match = start(RULES, seats, seed, **options)
    while match.table.step < step:
        drift(match, 1)
    return match


def names(match: Match) -> dict[int, str]:
    """X is the first player and X' the opposite; Y and Y' are their partners."""
    return {
        seat: name
        for crew, called in zip(match.table.crews, (("X", "Y"), ("X'", "Y'")), strict=True)
        for seat, name in zip(crew, called, strict=False)
    }


def jobs(match: Match) -> Jobs:
    """Who plans and who assembles now."""
    called = {"pass_on": "plan", "lay": "assemble"}
    return {names(match)[int(seat)]: called[ask] for seat, ask, _ in asked(match)}


def timetable(seats: int) -> list[Jobs]:
    """The jobs of all steps of a round."""
    steps = 5 if seats == 4 else 8
    return [jobs(begun(seats, step)) for step in range(steps)]


def busy(match: Match) -> list[int]:
    return [int(seat) for seat, _, _ in asked(match)]


# -- teams -----------------------------------------------------------------------------------------


def test_a_team_card_makes_two_teams_and_tells_who_is_opposite_whom() -> None:
    """6, R4: with any card and any first player."""
    opposites = {
        "red-with-blue": {0: 2, 1: 3},
        "red-with-yellow": {0: 3, 2: 1},
        "red-with-green": {0: 1, 3: 2},
    }
    seen = set()
    for seed in range(60):
        match = start(RULES, 4, seed)
        (card,) = lies(match, "team card")
        pairs = opposites[card] | {there: here for here, there in opposites[card].items()}
        ours, theirs = match.table.crews
        assert [pairs[seat] for seat in ours] == list(theirs)
        seen.add((card, ours[0]))
    assert len(seen) == 12


def test_chance_names_the_first_player_of_round_1() -> None:
    """R5."""
    assert {start(RULES, 4, seed).table.crews[0][0] for seed in range(30)} == {0, 1, 2, 3}
    assert {start(RULES, 2, seed).table.crews[0][0] for seed in range(15)} == {0, 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_red_blue_yellow_and_green_and_hold_agendas_of_their_colour(seats: int) -> None:
    """R42."""
    match = start(RULES, seats)
    for seat in range(seats):
        cards = [NUMBERS[name] for name in lies(match, f"hand {seat}") + lies(match, f"agendas {seat}")]
        assert {getattr(COLOUR[card], "value", None) for card in cards} == {COLOURS[seat]}
        assert len(cards) == 21


def test_everybody_draws_seven_agendas_before_building() -> None:
    """6."""
    match = start(RULES, 4)
    assert [len(lies(match, f"hand {seat}")) for seat in range(4)] == [7, 7, 7, 7]


# -- the timetable ---------------------------------------------------------------------------------


def test_four_players_work_by_the_timetable() -> None:
    """7.1."""
    assert timetable(4) == [
        {"X": "plan", "X'": "plan"},
        {"X": "assemble", "X'": "assemble", "Y": "plan", "Y'": "plan"},
        {"X": "plan", "X'": "plan", "Y": "assemble", "Y'": "assemble"},
        {"X": "assemble", "X'": "assemble", "Y": "plan", "Y'": "plan"},
        {"Y": "assemble", "Y'": "assemble"},
    ]


def test_the_pair_of_three_takes_turns_batch_by_batch_along_with_the_solo_player() -> None:
    """14.4, R30."""
    both = [[{name: job, "X'": job} for job in ("plan", "assemble")] for name in ("X", "Y", "X", "Y")]
    assert timetable(3) == [step for batch in both for step in batch]


def test_two_players_plan_and_assemble_four_times() -> None:
    """14.3."""
    assert timetable(2) == [{"X": job, "X'": job} for _ in range(4) for job in ("plan", "assemble")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_team_lays_twenty_tiles_in_batches_of_five(seats: int) -> None:
    """7.1, TV-13: with four, ten tiles and two batches a player."""
    match = begun(seats, 5 if seats == 4 else 8)
    laid = [event.seat for event in match.events() if event.kind == "laid"]
    for crew in match.table.crews:
        assert sum([laid.count(seat) for seat in crew]) == 20
    if seats == 4:
        each = NUMBERS_OF_THE_RULES["tiles_per_player"]
        assert [laid.count(Seat(seat)) for seat in range(4)] == [each] * 4
        assert each == 5 * NUMBERS_OF_THE_RULES["batches_per_player"]


def test_all_60_tiles_are_there_from_the_first_step_to_the_last() -> None:
    """R8: 40 of them are laid."""
    match = begun(4, 5)
    zones = ["tile stack", "yard 0", "yard 1", "scrap 0", "scrap 1"]
    counts = [len(lies(match, zone)) for zone in zones]
    assert (counts[0], sum(counts[1:])) == (20, 40)


# -- the Planner -----------------------------------------------------------------------------------


def test_a_planner_draws_five_tiles_and_passes_on_any_two() -> None:
    """7.2."""
    match = start(RULES, 4)
    planner = busy(match)[0]
    assert (len(lies(match, f"tiles {planner}")), len(answers(match, planner))) == (5, 10)


def exchange(match: Match) -> tuple[list[str], list[str]]:
    """The first two Planners pass on their first two tiles; these."""
    here, there = [int(seat) for seat, ask, _ in asked(match) if ask == "pass_on"]
    passed = [lies(match, f"tiles {seat}")[:2] for seat in (here, there)]
    play(
        match,
        *[(str(seat), "pass_on", "+".join(tiles)) for seat, tiles in zip((here, there), passed, strict=True)],
    )
    return passed[0], passed[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opposites_exchange_two_tiles_and_hold_five_again(seats: int) -> None:
    """7.2, R4."""
    match = start(RULES, seats)
    here, there = busy(match)
    ours, theirs = exchange(match)
    assert set(ours) <= set(lies(match, f"tiles {there}"))
    assert set(theirs) <= set(lies(match, f"tiles {here}"))
    assert [len(lies(match, f"tiles {seat}")) for seat in (here, there)] == [5, 5]


def test_the_exchange_is_blind() -> None:
    """R6: what one Planner chooses does not change what the other sees, until both have chosen."""
    match = start(RULES, 4)
    here, there = busy(match)
    views = {seat: match.view(Seat(seat)) for seat in (SPECTATOR, 0, 1, 2, 3) if seat != here}
    play(match, (str(here), "pass_on", "+".join(lies(match, f"tiles {here}")[:2])))
    assert {seat: match.view(Seat(seat)) for seat in views} == views
    assert asked(match) == [(str(there), "pass_on", "")]


def test_only_two_tiles_are_passed_on_and_only_of_the_own_five() -> None:
    """7.2."""
    match = start(RULES, 4)
    here, there = busy(match)
    own, foreign = lies(match, f"tiles {here}"), lies(match, f"tiles {there}")
    for wrong in (own[:1], own[:3], foreign[:2]):
        refuse(match, (str(here), "pass_on", "+".join(wrong)))


# -- the Assembler ---------------------------------------------------------------------------------


def assembling(seed: object = "a test") -> tuple[Match, int]:
    """The first batch is to be laid; its Assembler."""
    match = begun(4, 1, seed)
    return match, int(next(seat for seat, ask, _ in asked(match) if ask == "lay"))


def lay(match: Match, seat: int) -> Choice:
    """The first way to lay the tile that is asked for."""
    return (str(seat), "lay", answers(match, seat)[0])


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_goes_on_any_free_square_but_the_cockpit_and_forbidden_ones_turned_at_will(seed: int) -> None:
    """7.3, 3.2, R44: ways that look alike are one."""
    match, seat = assembling(seed)
    (blueprint,) = lies(match, "blueprint")
    tile = asked(match)[busy(match).index(seat)][2]
    free = [here for here in range(25) if here != 12 and not FORBIDDEN[NUMBERS[blueprint]] >> here & 1]
    wanted = [(here, turn) for here in free for turn in TURNS[NUMBERS[tile]]]
    found = [(square(text.split("/")[0]), int(text.split("/")[1])) for text in answers(match, seat)]
    assert (len(free), found) == (20, wanted)


def test_no_two_tiles_of_a_batch_share_a_square() -> None:
    """7.3."""
    match, seat = assembling()
    first = lay(match, seat)
    play(match, first)
    taken = first[2].split("/")[0]
    assert not [text for text in answers(match, seat) if text.startswith(taken)]


def test_a_batch_goes_on_what_earlier_batches_have_left_free() -> None:
    """7.3."""
    match = begun(4, 2)
    seat = int(next(seat for seat, ask, _ in asked(match) if ask == "lay"))
    team = match.table.team_of(seat)
    taken = match.table.standing(team)
    free = {text.split("/")[0] for text in answers(match, seat)}
    assert taken.bit_count() == 5
    assert len(free) == 15
    assert not [name for name in free if taken >> square(name) & 1]


def test_tiles_need_not_touch_or_match() -> None:
    """7.3: the first batch lies in the first free squares, mostly far from the cockpit."""
    match = begun(4, 2)
    rows = {here // 5 for here, tile in enumerate(match.table.tiles[0]) if tile is not None}
    assert rows <= {0, 1}


def test_a_tile_of_the_batch_may_be_taken_back_until_the_step_is_over() -> None:
    """R7: freely, and laid elsewhere."""
    match, seat = assembling()
    elsewhere = answers(match, seat)[-1]
    play(match, lay(match, seat))
    play(match, lay(match, seat))
    for _ in range(2):
        assert match.undo_is_free(Seat(seat))
        match.undo(Seat(seat))
    play(match, (str(seat), "lay", elsewhere))
    assert len(match.history) == len(begun(4, 1).history) + 1


def test_when_the_step_is_over_its_tiles_stay_where_they_are() -> None:
    """R7."""
    match, seat = assembling()
    drift_to = match.table.step + 1
    while match.table.step < drift_to:
        drift(match, 1)
    assert not match.undo_is_free(Seat(seat))


def test_nobody_sees_what_is_laid_in_a_step_before_everybody_has_finished_it() -> None:
    """R41: neither the partner, who plans, nor the enemies."""
    match, seat = assembling()
    others = [viewer for viewer in (SPECTATOR, 0, 1, 2, 3) if viewer != seat]
    views = {viewer: match.view(Seat(viewer)) for viewer in others}
    for _ in range(5):
        play(match, lay(match, seat))
    assert {viewer: match.view(Seat(viewer)) for viewer in others} == views
    while match.table.step < 2:
        drift(match, 1)
    team = match.table.team_of(seat)
    assert [len(match.view(Seat(viewer)).zone(f"yard {team}").cards) for viewer in others] == [5] * 4


def test_both_yards_follow_the_same_blueprint_and_its_top_is_the_front() -> None:
    """6, R34."""
    for seed in range(8):
        match = begun(4, 4, seed)
        forbidden = FORBIDDEN[NUMBERS[lies(match, "blueprint")[0]]]
        for team in (0, 1):
            assert not match.table.standing(team) & forbidden
        assert match.table.fronts == [0, 0]
