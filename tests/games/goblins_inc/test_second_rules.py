"""What rules 2 added: a batch is over when its owner says so, and an ability that was begun may be dropped."""

from __future__ import annotations

import pytest

from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.games.goblins_inc.assembly import BATCH, SHIFTS
from ludoteca.games.goblins_inc.flow import RULES, RULES_1
from ludoteca.games.goblins_inc.words import tell
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.laws.law import draw_answer
from tests.games.goblins_inc.positions import PLAIN, match_at, say, told
from tests.playing import answers, asked, drift, play, start

LONE = "2.3:weapon-ESW-N"


def building(match: Match) -> list[int]:
    """Who lays a tile now."""
    return [int(seat) for seat, ask, _ in asked(match) if ask == "lay"]


def to_assembly(seats: int = 2, rules: Rules = RULES, **options: str) -> Match:
    """A match in which the first batch is to be laid."""
    match = start(rules, seats, **options)
    while not building(match):
        drift(match, 1)
    return match


def lay_all(match: Match, seat: int) -> None:
    """Lay a batch wherever there is room first."""
    while any(who == str(seat) and ask == "lay" for who, ask, _ in asked(match)):
        play(match, (str(seat), "lay", answers(match, seat)[0]))


def before(card: str, own: str = PLAIN) -> Match:
    """Team 0 holds this card and may use it before the roll; its Tactician is seat 1."""
    return match_at(
        phase="before",
        row=f"{card} nitro homing",
        held=[card, None],
        acting=[0],
        robots=(own, "4.3:weapon-NEW-S"),
    )


def test_the_last_one_to_finish_may_shift_a_tile_too_until_the_batch_is_said_to_be_finished() -> None:
    """R7."""
    match = to_assembly()
    first, last = building(match)
    for seat in (first, last):
        lay_all(match, seat)
        if seat == first:
            play(match, (str(seat), "shift", "-"))
    tile = answers(match, last)[0]
    play(match, (str(last), "shift", tile), (str(last), "lay", "5.5/0"), (str(last), "shift", "-"))
    team = match.table.team_of(Seat(last))
    assert match.names[match.table.tiles[team][24]] == tile


def test_a_batch_may_be_shifted_ten_times() -> None:
    """R45."""
    match = to_assembly()
    first, _ = building(match)
    lay_all(match, first)
    for number in range(SHIFTS):
        play(match, (str(first), "shift", answers(match, first)[0]))
        play(match, (str(first), "lay", answers(match, first)[number % 2]))
    assert not [ask for seat, ask, _ in asked(match) if seat == str(first)]


def test_a_crane_that_was_begun_may_be_dropped_and_has_done_nothing() -> None:
    """R46."""
    match = before("crane")
    for choices in ([("lift", "-")], [("lift", "4.3"), ("put", "-")]):
        play(match, say(1, "use", "crane"), *[say(1, ask, text) for ask, text in choices])
        assert told(match, "used", "ability") == []
        assert answers(match, 1) == ["crane", "-"]


def test_the_only_place_for_a_token_is_shown_before_anything_happens() -> None:
    """R46."""
    match = play(before("duct-tape", LONE), say(1, "use", "duct_tape"))
    assert answers(match, 1) == ["2.3", "-"]
    play(match, say(1, "tape", "2.3"))
    assert told(match, "used", "ability") == ["duct_tape"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_each_tile_as_it_is_laid_where_the_match_has_it_so(seats: int) -> None:
    """R41, option laying."""
    match = to_assembly(seats, laying="seen")
    for number in range(1, BATCH + 1):
        builders = building(match)
        for seat in builders:
            assert len(match.view(SPECTATOR).zone("yard 0").cards) == number - 1
            play(match, (str(seat), "lay", answers(match, seat)[0]))
        assert len(match.view(SPECTATOR).zone("yard 0").cards) == number
    assert {ask for _, ask, _ in asked(match)} == {"shift"}


def test_whoever_plans_does_so_after_what_all_have_seen_laid() -> None:
    """R41, option laying."""
    match = to_assembly(4, laying="seen")
    assert {ask for _, ask, _ in asked(match)} == {"lay"}
    while "pass_on" not in {ask for _, ask, _ in asked(match)}:
        drift(match, 1) if "lay" in {ask for _, ask, _ in asked(match)} else play(
            match, (asked(match)[0][0], "shift", "-")
        )
    assert len(match.view(SPECTATOR).zone("yard 0").cards) == BATCH


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_the_first_rules_a_batch_ends_with_its_last_tile(seats: int) -> None:
    match = Match.start(RULES_1, seats, seed_from("first"), {})
    luck, asks = Luck(seed_from("answers")), set()
    while not match.over:
        decision, place = draw_answer(match, luck)
        asks.add(decision.ask.name)
        match.take(decision, place)
    assert "lay" in asks
    assert "shift" not in asks
    assert "laying" not in match.options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_robot_1_is_named_with_the_team_that_has_it(seats: int) -> None:
    """6: whatever the assignment."""
    players = [Message("common-player", {"number": seat + 1}) for seat in range(seats)]
    for seed in range(12):
        match = start(RULES, seats, seed)
        (line,) = [
            line
            for line in tell(match.events(SPECTATOR), SPECTATOR, players)
            if line.message.id.endswith("event-round")
        ]
        text = language("en").say(line.message)
        for robot, crew in enumerate(match.table.crews, start=1):
            part = text.partition(f"Robot {robot}: ")[2].partition(".")[0]
            assert sorted(part.split(" and ")) == sorted([f"Player {seat + 1}" for seat in crew])
