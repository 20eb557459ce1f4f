"""Who sees what, in every phase and from every seat. Rules section 15."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from tests.games.goblins_inc.positions import PLAIN, drive, match_at, pick, say
from tests.playing import Choice, asked, drift, lies, play, start, stray

EVERYBODY = viewers(4)
OPEN = [
    "yard 0",
    "yard 1",
    "scrap 0",
    "scrap 1",
    "tactics row",
    "tactics used",
    "scored",
    "blueprint",
    "team card",
]
NEVER_SEEN = ["tile stack", "tactics deck", "blueprint deck", "team deck"]
PRIVATE = ["tiles", "hand", "kept", "thrown out", "end", "other end"]
PHASES: dict[str, dict[str, Any]] = {
    "assembly": {
        "step": 1,
        "robots": ("", ""),
        "tiles": {0: "weapon-ESW-N engine-NES decoration decoration decoration"},
    },
    "keep": {},
    "choose": {},
    "before": {"row": "crane nitro homing", "held": ["crane", None], "acting": [0]},
    "after": {"row": "crane nitro homing", "held": ["nitro", None], "acting": [0], "dice": [[1, 2], []]},
    "order": {"dice": [[1, 2], []]},
    "strike": {"tokens": ("", "2.3+2.2 2.3"), "dice": [[3], []]},
    "vote": {"round": 2},
}
"""For each phase a position in which somebody is asked."""
COVERED = "2.3:weapon-ESW-N 2.2:armour-ESW-E"


def seen(match: Match, viewer: int, zone: str) -> list[str]:
    """The names that a viewer reads in a zone."""
    return [card for card in match.view(Seat(viewer)).zone(zone).cards if card is not None]


def check_sight(match: Match, viewer: Seat) -> None:
    """What lies open is named, what is somebody else's is not; only tiles passed on are known in other hands."""
    for zone in OPEN:
        assert sorted(seen(match, viewer, zone)) == sorted(lies(match, zone))
    for zone in NEVER_SEEN:
        assert seen(match, viewer, zone) == []
    for owner in range(match.seats):
        assert seen(match, viewer, f"agendas {owner}") == []
        for kind in PRIVATE:
            zone = f"{kind} {owner}"
            if owner == viewer:
                assert sorted(seen(match, viewer, zone)) == sorted(lies(match, zone))
            elif kind == "tiles":
                assert len(seen(match, viewer, zone)) in (0, 2)
            elif "end" not in kind or match.table.round == 1:
                assert seen(match, viewer, zone) == []


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_phase_everybody_sees_what_is_open_and_what_is_theirs_and_no_more(
    seats: int, phase: str
) -> None:
    """15."""
    match = match_at(**{"seats": seats, "phase": phase, "robots": (PLAIN, COVERED), **PHASES[phase]})
    assert match.table.phase.value == phase
    assert match.pending
    for viewer in viewers(seats):
        check_sight(match, viewer)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_first_answer_to_the_last_nobody_sees_more(seats: int) -> None:
    """15: a match with random answers, looked at after every few of them."""
    match = start(RULES, seats)
    luck = Luck(seed_from("random play"))
    while not match.over:
        for viewer in viewers(seats):
            check_sight(match, viewer)
        for _ in range(5):
            if not match.over:
                stray(match, luck)


# -- tiles -----------------------------------------------------------------------------------------


def exchanged(**options: str) -> tuple[Match, int, int, dict[int, list[str]]]:
    """Two Planners have passed on their first two tiles: both seats, and what each of them passed."""
    match = start(RULES, 4, **options)
    here, there = [int(seat) for seat, _, _ in asked(match)]
    passed = {seat: lies(match, f"tiles {seat}")[:2] for seat in (here, there)}
    play(match, *[(str(seat), "pass_on", "+".join(passed[seat])) for seat in (here, there)])
    return match, here, there, passed


def test_who_passed_two_tiles_on_knows_those_and_no_others() -> None:
    """15, R6."""
    match, here, there, passed = exchanged()
    assert sorted(seen(match, here, f"tiles {there}")) == sorted(passed[here])
    assert sorted(seen(match, there, f"tiles {here}")) == sorted(passed[there])


def test_partners_do_not_see_each_others_tiles() -> None:
    """R6."""
    match, here, there, _ = exchanged()
    for partner in set(range(4)) - {here, there}:
        assert seen(match, partner, f"tiles {here}") == seen(match, partner, f"tiles {there}") == []


def test_with_the_option_partners_see_each_others_tiles_before_and_after_the_exchange() -> None:
    """R6, option tiles_in_hand."""
    match = start(RULES, 4, tiles_in_hand="shown_to_partner")
    for crew in match.table.crews:
        assert sorted(seen(match, crew[1], f"tiles {crew[0]}")) == sorted(lies(match, f"tiles {crew[0]}"))
    match = exchanged(tiles_in_hand="shown_to_partner")[0]
    for crew in match.table.crews:
        assert sorted(seen(match, crew[1], f"tiles {crew[0]}")) == sorted(lies(match, f"tiles {crew[0]}"))


def test_with_the_option_enemies_see_no_more_than_before() -> None:
    """R6, option tiles_in_hand: not even the partner of whoever passed two tiles on knows where they are now."""
    match, here, there, passed = exchanged(tiles_in_hand="shown_to_partner")
    (ours, theirs), (partner, rival) = match.table.crews, [crew[1] for crew in match.table.crews]
    assert sorted(seen(match, ours[0], f"tiles {theirs[0]}")) == sorted(passed[ours[0]])
    assert set(seen(match, partner, f"tiles {theirs[0]}")) <= set(passed[ours[0]])
    assert set(seen(match, rival, f"tiles {ours[0]}")) <= set(passed[theirs[0]])
    assert seen(match, SPECTATOR, f"tiles {here}") == seen(match, SPECTATOR, f"tiles {there}") == []


def test_a_tile_that_is_laid_is_seen_by_all_once_the_step_is_over() -> None:
    """15, R41."""
    match = start(RULES, 4)
    while match.table.step < 2:
        drift(match, 1)
    for viewer in EVERYBODY:
        assert len(seen(match, viewer, "yard 0")) == len(seen(match, viewer, "yard 1")) == 5


# -- agendas and the bet ---------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_agendas_in_hand_are_their_owners_secret_from_the_partner_too(viewer: int) -> None:
    """15."""
    match = match_at(phase="keep")
    assert (len(seen(match, 0, "hand 0")), seen(match, viewer, "hand 0")) == (7, [])


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_agendas_kept_and_thrown_out_are_counted_but_not_seen(viewer: int) -> None:
    """15."""
    match = match_at()
    assert match.view(Seat(viewer)).zone("kept 0").cards == (None,) * 4
    assert match.view(Seat(viewer)).zone("thrown out 0").cards == (None,) * 3
    assert (len(seen(match, 0, "kept 0")), len(seen(match, 0, "thrown out 0"))) == (4, 3)


def scored(**what: Any) -> Match:
    """A round has been scored and the next one has begun."""
    return match_at(**{"phase": "strike", "combat": 4, **what})


def test_agendas_are_seen_by_all_when_they_are_scored_and_those_thrown_out_never() -> None:
    """15."""
    match = scored()
    for viewer in EVERYBODY:
        assert len(seen(match, viewer, "scored")) == 16
        for owner in range(4):
            assert len(seen(match, viewer, f"thrown out {owner}")) == (3 if owner == viewer else 0)


def test_the_end_of_a_bet_is_shown_when_it_is_scored_and_an_idle_one_is_not() -> None:
    """15: red has kept the bet card, blue has not."""
    match = scored(kept={0: "snitch-star"}, ends={0: "star", 1: "star"})
    shown = [
        event.cards
        for event in match.events()
        if event.kind == "shown" and "end" in str(event.facts.get("at"))
    ]
    assert shown == [("star#red",)]
    assert seen(match, 2, "other end 1") == []


def test_nobody_knows_in_the_next_round_which_end_lies_there() -> None:
    """15."""
    match = scored(kept={0: "snitch-star"}, ends={0: "star"})
    while match.table.phase.value != "choose":
        drift(match, 1)
    for viewer in (1, 2, 3, SPECTATOR):
        assert seen(match, viewer, "end 0") == seen(match, viewer, "other end 0") == []


# -- what nobody knows -----------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("zone", NEVER_SEEN)
def test_nobody_sees_what_is_not_drawn_or_turned_up(zone: str, viewer: Seat) -> None:
    """15."""
    match = match_at()
    assert match.view(viewer).zone(zone).cards == (None,) * len(lies(match, zone))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_robots_tokens_goblins_dice_and_points_are_public(viewer: Seat) -> None:
    """15."""
    match = match_at(
        phase="order", dice=[[1, 2], [3, 4]], scores=[1, 2, 3, 4], goblins=[2, 1, 2, 0], tokens=("2.3", "")
    )
    facts = match.view(viewer).facts
    found = [facts[name] for name in ("dice", "scores", "goblins", "tokens", "fronts")]
    assert found == [[[1, 2], [3, 4]], [1, 2, 3, 4], [2, 1, 2, 0], [[1 << 7], []], [0, 0]]


# -- sealed choices --------------------------------------------------------------------------------

KEEP = say(0, "keep", "artist#red+camouflager#red+decoy#red+greasemonkey#red")
SEALED: dict[str, tuple[dict[str, Any], list[Choice]]] = {
    "choose": ({}, [drive(0, "back", "left"), pick(1, "middle")]),
    "keep": ({"phase": "keep"}, [KEEP]),
    "after": (
        {"phase": "after", "row": "homing nitro crane", "held": ["homing", "nitro"], "acting": [0, 1],
         "dice": [[1, 2], [3, 4]]},
        [say(1, "use", "homing"), say(1, "homing", "1"), say(1, "turn_to", "5")],
    ),
    "order": (
        {"phase": "order", "row": "dynamite nitro crane", "held": ["dynamite", None], "dice": [[1, 2], [3, 4]]},
        [say(1, "dynamite", "yes"), say(1, "order", "2-1")],
    ),
    "vote": ({"phase": "strike", "combat": 4, "round": 2, "scores": [9, 9, 0, 0]}, [say(0, "another", "no")]),
}  # fmt: skip
"""For each sealed question a position, and answers of team 0 that do not complete it."""


@pytest.mark.parametrize("phase", SEALED)
def test_what_a_seat_has_chosen_is_hidden_until_all_have_chosen(phase: str) -> None:
    """15, R40: from the partner as well as from enemies."""
    what, choices = SEALED[phase]
    match = match_at(**what)
    answered = {int(choice[0]) for choice in choices}
    views = {viewer: match.view(viewer) for viewer in EVERYBODY if viewer not in answered}
    play(match, *choices)
    assert {viewer: match.view(viewer) for viewer in views} == views


def test_in_a_world_that_a_seat_imagines_its_own_cards_stay_and_other_hands_change() -> None:
    """15."""
    match = match_at(phase="keep")
    other_hands = set()
    for number in range(10):
        world = match.imagine(Seat(0), Luck(seed_from(number)))
        assert sorted(lies(world, "hand 0")) == sorted(lies(match, "hand 0"))
        other_hands.add(tuple(sorted(lies(world, "hand 1"))))
    assert len(other_hands) > 5
