"""Positions that are none: each is refused with a message that says why. Rules sections 2, 3 and 9."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.kernel.position import BadPosition
from tests.games.goblins_inc.positions import PLAIN, position, token_of
from tests.playing import asked, at, drift, start


def laid(field: str | None = None, value: object = None, **what: Any) -> dict[str, Any]:
    """A lawful position, with one field changed."""
    found = position(**what)
    if field is not None:
        found["fields"][field] = value
    return found


def moved(card: str, zone: str, **what: Any) -> dict[str, Any]:
    """A lawful position in which one card lies somewhere else."""
    found = position(**what)
    next(cards for cards in found["zones"].values() if card in cards).remove(card)
    found["zones"].setdefault(zone, []).append(card)
    return found


# -- cards -----------------------------------------------------------------------------------------


def test_a_card_that_does_not_exist_is_refused() -> None:
    found = position()
    found["zones"]["kept 0"].append("aritst#red")
    with pytest.raises(BadPosition, match="zone kept 0: there is no card 'aritst#red'"):
        at(RULES, found)


def test_a_card_that_lies_twice_is_refused() -> None:
    found = position()
    found["zones"]["box"].append("nitro#1")
    with pytest.raises(BadPosition, match="nitro#1 lies twice"):
        at(RULES, found)


def test_the_zones_of_a_seat_that_does_not_play_are_refused() -> None:
    with pytest.raises(BadPosition, match="there is no zone 'hand 3'"):
        at(RULES, moved("artist#red", "hand 3", seats=3))


@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("weapon-NE-N", "tactics deck"),
        ("weapon-NE-N", "scored"),
        ("nitro#1", "tile stack"),
        ("nitro#1", "scrap 1"),
        ("artist#red", "tiles 0"),
        ("mechaball", "tactics used"),
        ("tumbler", "hand 0"),
        ("weapon-NE-N", "blueprint"),
        ("nitro#1", "team deck"),
        ("nitro#1", "end 0"),
        ("weapon-NE-N", "agendas 2"),
        ("artist#red", "hand 1"),
        ("artist#red", "kept 3"),
        ("snitch#red", "end 1"),
    ],
)
def test_pieces_of_one_kind_do_not_lie_among_those_of_another(card: str, zone: str) -> None:
    with pytest.raises(BadPosition, match=f"{card} cannot lie in {zone}"):
        at(RULES, moved(card, zone))


@pytest.mark.parametrize(("card", "deck"), [("mechaball", "blueprint deck"), ("red-with-blue", "team deck")])
def test_a_blueprint_and_a_team_card_are_turned_up(card: str, deck: str) -> None:
    with pytest.raises(
        BadPosition, match="a blueprint and, with three or four seats, a team card are turned up"
    ):
        at(RULES, moved(card, deck))


def test_a_held_card_is_one_of_the_row() -> None:
    for card in ("nitro#1", "artist#red"):
        with pytest.raises(BadPosition, match="a team holds a card of the tactics row"):
            at(RULES, laid("held", [card, None]))


def test_three_tactics_cards_are_still_to_be_turned_up_or_lie_in_the_row() -> None:
    with pytest.raises(BadPosition, match="no tactics card lies in the row before three are turned up"):
        at(RULES, moved("crane#1", "tactics row"))
    with pytest.raises(BadPosition, match="three tactics cards lie in the row"):
        at(RULES, moved("nitro#1", "tactics used", phase="order"))


# -- robots ----------------------------------------------------------------------------------------


def test_the_tiles_of_a_yard_are_those_on_its_squares() -> None:
    with pytest.raises(BadPosition, match="the tiles of yard 1 are not those on its squares"):
        at(RULES, moved("weapon-NE-N", "yard 1"))


def test_a_yard_has_25_squares() -> None:
    with pytest.raises(BadPosition, match="turns: .* is no list of 25"):
        at(RULES, laid("turns", [[0] * 24, [0] * 25]))


def test_no_tile_lies_on_a_cockpit() -> None:
    with pytest.raises(BadPosition, match="no tile lies on a cockpit"):
        at(RULES, position(robots=("3.3:decoration", PLAIN)))


def test_a_tile_is_turned_by_quarters() -> None:
    with pytest.raises(BadPosition, match="turns: 4 is above 3"):
        at(RULES, laid("turns", [[4] * 25, [0] * 25]))


def test_nothing_is_built_where_the_blueprint_forbids_it() -> None:
    with pytest.raises(BadPosition, match="nothing is built where the blueprint forbids it"):
        at(RULES, position(phase="assembly", robots=("1.1:decoration", "")))


@pytest.mark.parametrize("phase", ["choose", "before", "after", "order", "strike"])
def test_in_battle_no_part_hangs_loose(phase: str) -> None:
    with pytest.raises(BadPosition, match="a part of robot 1 hangs loose"):
        at(RULES, position(phase=phase, robots=(PLAIN, "1.1:decoration")))


@pytest.mark.parametrize(
    "token", [0, token_of("1.1"), token_of("2.3+3.3"), token_of("2.2+2.3+2.4"), 1 << 25, -1]
)
def test_a_token_lies_on_one_tile_or_across_two(token: int) -> None:
    with pytest.raises(
        BadPosition, match="tokens: .* is (below 1|above 33554431)|a token lies on one tile or across two"
    ):
        at(RULES, laid("tokens", [[token], []]))


def test_a_robot_has_no_more_tokens_than_its_shields_and_four_cards_of_duct_tape_bring() -> None:
    """R13: tokens never run out, but each comes from somewhere."""
    at(RULES, laid("tokens", [[token_of("2.3")] * 4, []]))
    with pytest.raises(BadPosition, match="robot 0 has more tokens than its shield symbols and Duct Tape"):
        at(RULES, laid("tokens", [[token_of("2.3")] * 5, []]))


@pytest.mark.parametrize("token", ["2.3+4.3", "2.2+2.3"])
def test_a_token_across_two_tiles_lies_where_they_are_joined(token: str) -> None:
    """The two are apart, or side by side with no metal between them. R12"""
    robot = "2.3:weapon-ESW-N 4.3:decoration 3.2:decoration 2.2:weapon-NS-N"
    with pytest.raises(BadPosition, match="a token across two tiles lies where they are joined"):
        at(RULES, laid("tokens", [[token_of(token)], []], robots=(robot, PLAIN)))


# -- fields ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("crews", [[0, 1]], r"crews: \[\[0, 1\]\] is no list of 2"),
        ("crews", [[0, 1], [2]], "the crews are not two teams of the team card in which every seat plays"),
        ("crews", [[0, 1], [2, 2]], "the crews are not two teams of the team card in which every seat plays"),
        (
            "crews",
            [[0, 1, 2, 3], []],
            "the crews are not two teams of the team card in which every seat plays",
        ),
        ("crews", [[0, 1, 2], [3]], "the crews are not two teams of the team card in which every seat plays"),
        ("tiles", [], r"tiles: \[\] is no list of 2"),
        (
            "turns",
            [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
            r"turns: \[\[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0",
        ),
        ("tokens", [[]], r"tokens: \[\[\]\] is no list of 2"),
        ("overheated", [True], r"overheated: \[True\] is no list of 2"),
        ("held", [None], r"held: \[None\] is no list of 2"),
        ("used", [], r"used: \[\] is no list of 2"),
        ("sabotage", [], r"sabotage: \[\] is no list of 2"),
        ("dice", [[]], r"dice: \[\[\]\] is no list of 2"),
        ("dice", [[6], []], "dice: 6 is above 5"),
        ("dice", [[], [1, 1, 1, 1, 1, 1]], "a team has five dice at most, and none before the roll"),
        ("rolled", [0, 6], "rolled: 6 is above 5"),
        ("acting", [2], "acting: 2 is above 1"),
        ("acting", [1, 1], "acting names teams, each at most once"),
        ("loose", [0, -1], r"loose: \-1 is below 0"),
        ("combat", 0, "a battle has 4 combat rounds, counted from 1"),
        ("combat", 5, "combat: 5 is above 4"),
        ("step", 6, "assembly has 5 steps"),
        ("step", -1, r"step: \-1 is below 0"),
        ("round", 3, "round 3 is none of 2"),
        ("line_seats", [0], "a line of the score sheet has a round, a seat"),
        ("round", 0, "round: 0 is below 1"),
        ("rounds", 4, "rounds: 4 is above 3"),
        ("goblins", [2, 2, 2], r"goblins: \[2, 2, 2\] is no list of 4"),
        ("goblins", [2, 2, 2, 3], "goblins: 3 is above 2"),
        ("scores", [0, 0, 0, -1], r"scores: \-1 is below 0"),
        ("lost_tokens", [0], r"lost_tokens: \[0\] is no list of 2"),
        ("lost_goblins", [0, -1], r"lost_goblins: \-1 is below 0"),
        ("fronts", [0, 4], "fronts: 4 is above 3"),
        ("edges", [-1, 0], r"edges: \-1 is below 0"),
        ("unused", [0, 0, 0], r"unused: \[0, 0, 0\] is no list of 2"),
        ("rolled", [-1, 0], r"rolled: \-1 is below 0"),
        ("phase", "pause", "'pause' is none of assembly, keep"),
        ("result", "won", "'won' is none of none, first"),
        ("tiles", "many", "many"),
        ("held", ["hammer", None], "'hammer' is no card"),
        ("used", [["magic"], []], "'magic' is none of nitro"),
    ],
)
def test_a_field_that_breaks_the_rules_is_refused(field: str, value: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        at(RULES, laid(field, value))


def test_assembly_that_is_over_is_no_assembly() -> None:
    with pytest.raises(BadPosition, match="assembly has 8 steps"):
        at(RULES, laid("step", 8, seats=2, phase="assembly"))


# -- seats and options -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_seats_or_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(BadPosition, match=f"goblins_inc is for 2 to 4 players, not {seats}"):
        at(RULES, {**position(), "seats": seats})
    with pytest.raises(ValueError, match=f"goblins_inc is for 2 to 4 players, not {seats}"):
        start(RULES, seats)


@pytest.mark.parametrize("option", [option.name for option in RULES.identity.options])
def test_a_value_that_an_option_does_not_have_is_refused(option: str) -> None:
    with pytest.raises(BadPosition, match=f"option {option} of goblins_inc is one of .*, not 'perhaps'"):
        at(RULES, {**position(), "options": {option: "perhaps"}})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadPosition, match="goblins_inc has no option 'rounds'"):
        at(RULES, {**position(), "options": {"rounds": "5"}})


# -- positions that are lawful ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", ["assembly", "keep", "choose"])
def test_a_lawful_position_is_accepted_and_written_as_it_was_read(seats: int, phase: str) -> None:
    match = at(RULES, position(seats=seats, phase=phase))
    assert at(RULES, match.position()).position() == match.position()


def test_every_position_of_a_match_is_accepted_and_goes_on_there() -> None:
    match = start(RULES, 3)
    while not match.over:
        twin = at(RULES, match.position())
        assert (asked(twin), twin.position()) == (asked(match), match.position())
        drift(match, 4)


@pytest.mark.parametrize(
    ("fields", "what", "message"),
    [
        ({}, {"phase": "strike", "dice": [[0, 3], []]}, "a row has the dice that are not blank"),
        ({}, {"phase": "keep", "robots": ("1.1:decoration", "")}, "a part of robot 0 hangs loose"),
        ({"loose": [3, 0]}, {}, "3 tiles fell off robot 0, and fewer lie in its scrap pile"),
        ({"crews": [[0, 2], [1, 3]]}, {}, "the crews are not two teams of the team card"),
        ({"scores": [5, 0, 0, 0]}, {}, "seat 0 has 5 points, and its lines add up to 0"),
        ({"lost_goblins": [1, 0]}, {}, "team 0 has 0 goblins fewer than in the beginning"),
    ],
)
def test_what_belongs_together_fits_together(
    fields: dict[str, Any], what: dict[str, Any], message: str
) -> None:
    found = position(**what)
    found["fields"] |= fields
    with pytest.raises(BadPosition, match=message):
        at(RULES, found)


def test_dice_fall_as_the_position_says_and_then_by_chance() -> None:
    robot = "2.3:weapon2-SW-NE 4.3:engine-NES 2.2:weapon-ESW-N"
    found = position(seats=2, phase="before", robots=(robot, PLAIN)) | {"luck": {"dice 0": [5, 0, 4]}}
    match = at(RULES, found)
    rolled = [event.facts["dice"] for event in match.events() if event.kind == "rolled"]
    assert str(rolled[0])[:3] in ("5-0", "5")


def test_a_battle_that_goes_on_is_scored_as_if_it_ended_now() -> None:
    match = at(RULES, position(phase="choose", combat=2, scrap=("", "weapon weapon")))
    assert [line.name for line in match.outcome().lines].count("victory") == 2
    assert match.table.scores == [0, 0, 0, 0]
