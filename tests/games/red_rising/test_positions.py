"""Positions that are none: each is refused with a message that says why. Rules section 2 and the match options."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.position import BadPosition
from tests.games.red_rising.positions import lead, play, position
from tests.playing import asked, at, start


def laid(field: str | None = None, value: object = None, **what: Any) -> dict[str, Any]:
    """A lawful position, with one field changed."""
    found = position(**what)
    if field is not None:
        found["fields"][field] = value
    return found


def moved(card: str, zone: str, **what: Any) -> dict[str, Any]:
    """A lawful position in which one card lies somewhere else."""
    found = position(**what)
    source = next(cards for cards in found["zones"].values() if card in cards)
    source.remove(card)
    found["zones"].setdefault(zone, []).append(card)
    return found


# -- cards -----------------------------------------------------------------------------------------


def test_a_card_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadPosition, match="zone mars: there is no card 'darow'"):
        at(RULES, laid(mars="darow"))


def test_a_card_that_lies_twice_is_refused() -> None:
    found = position(mars="darrow")
    found["zones"]["luna"].append("darrow")
    with pytest.raises(BadPosition, match="darrow lies twice: in mars and in luna"):
        at(RULES, found)


def test_a_zone_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadPosition, match="there is no zone 'venus'"):
        at(RULES, moved("darrow", "venus"))


def test_the_hand_of_a_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(BadPosition, match="there is no zone 'hand 2'"):
        at(RULES, moved("darrow", "hand 2"))


@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("automa-1", "hand 0"),
        ("automa-1", "deck"),
        ("automa-1", "mars"),
        ("automa-1", "automa hand"),
        ("darrow", "automa deck"),
        ("darrow", "automa aside"),
        ("darrow", "automa discard"),
        ("darrow", "automa shown"),
    ],
)
def test_characters_and_automa_cards_do_not_mix(card: str, zone: str) -> None:
    with pytest.raises(BadPosition, match=f"{card} cannot lie in {zone}"):
        at(RULES, moved(card, zone, seats=1))


@pytest.mark.parametrize("zone", ["turned over", "mixed", "aside 0", "aside 1"])
def test_between_two_steps_no_card_is_turned_over_mixed_or_looked_at(zone: str) -> None:
    with pytest.raises(BadPosition, match="only in the middle of a step"):
        at(RULES, moved("darrow", zone))


def test_a_face_up_card_on_a_location_has_been_seen_by_everybody() -> None:
    found = position(mars="darrow")
    found["seen"] = {}
    with pytest.raises(BadPosition, match="darrow lies face up, so everybody has seen it"):
        at(RULES, found)


@pytest.mark.parametrize("down", [(0, 4, 0, 0), (0, 8, 0, 0)])
def test_more_face_down_cards_than_cards_are_refused(down: tuple[int, ...]) -> None:
    with pytest.raises(BadPosition, match="more cards lie face down on mars than there are"):
        at(RULES, laid("down", list(down), mars="darrow eo"))


def test_a_number_of_face_down_cards_for_each_location_is_needed() -> None:
    with pytest.raises(BadPosition, match=r"down: \[0, 0, 0\] is no list of 4"):
        at(RULES, laid("down", [0, 0, 0]))


# -- seats and options -----------------------------------------------------------------------------


def test_seven_seats_are_refused() -> None:
    with pytest.raises(BadPosition, match="red_rising is for 1 to 6 players, not 7"):
        at(RULES, {**position(), "seats": 7})
    with pytest.raises(ValueError, match="red_rising is for 1 to 6 players, not 7"):
        start(RULES, 7)


@pytest.mark.parametrize("level", ["7", "0", "easy"])
def test_a_level_beyond_one_to_six_is_refused(level: str) -> None:
    with pytest.raises(BadPosition, match=f"option automa of red_rising is one of .*, not '{level}'"):
        at(RULES, position(seats=1, automa=level))
    with pytest.raises(ValueError, match="option automa"):
        start(RULES, 1, automa=level)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hands", "closed"),
        ("neutral", "no"),
        ("deployed", "last"),
        ("returned", "maybe"),
        ("houses", "venus"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadPosition, match=f"option {option} of red_rising is one of .*, not '{value}'"):
        at(RULES, {**position(), "options": {option: value}})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        BadPosition, match="red_rising has no option 'levels'; it has hands, neutral, deployed"
    ):
        at(RULES, position(levels="2"))


# -- fields ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("turn", 2, "turn and first are sides from 0 to 1"),
        ("turn", -1, r"turn: \-1 is below 0"),
        ("first", 2, "turn and first are sides from 0 to 1"),
        ("sovereign", 2, "the Sovereign token is with nobody or with a side from 0 to 1"),
        ("sovereign", -1, r"sovereign: \-1 is below 0"),
        ("helium", [0], r"helium: \[0\] is no list of 2"),
        ("helium", [0, -1], r"helium: \-1 is below 0"),
        ("fleet", [0, 0, 0], r"fleet: \[0, 0, 0\] is no list of 2"),
        ("influence", [-1, 0], r"influence: \-1 is below 0"),
        ("hacked", [0], r"hacked: \[0\] is no list of 2"),
        ("fleet", [11, 0], "fleet: 11 is above 10"),
        ("influence", [0, 11], "influence: 11 is above 10"),
        ("barred", [4], "barred: 4 is above 3"),
        ("barred", [-1], r"barred: \-1 is below 0"),
        ("houses", ["mars", "mars"], "every player has a house of their own"),
        ("houses", ["mars", "none"], "every player has a house of their own"),
        ("houses", ["mars"], r"houses: \['mars'\] is no list of 2"),
        ("priorities", [0, 1, 2, 3], "there are priority cards only where the Automa plays"),
    ],
)
def test_a_field_that_breaks_the_rules_is_refused(field: str, value: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        at(RULES, laid(field, value))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("houses", ["mars", "diana"]),
        ("priorities", [0, 1, 2]),
        ("priorities", [0, 1, 2, 2]),
        ("priorities", []),
    ],
)
def test_the_automa_has_no_house_and_each_location_a_priority_card(field: str, value: object) -> None:
    with pytest.raises(BadPosition, match="the Automa has no house, and each location one priority card"):
        at(RULES, laid(field, value, seats=1))


@pytest.mark.parametrize(
    ("seats", "turn", "phase"),
    [(1, 1, "act"), (1, 1, "gain"), (1, 0, "automa"), (2, 0, "automa"), (2, 1, "automa")],
)
def test_a_phase_that_is_not_of_the_side_whose_turn_it_is_is_refused(
    seats: int, turn: int, phase: str
) -> None:
    """Only the Automa carries out Automa cards, and it is never asked anything."""
    with pytest.raises(BadPosition, match="phase"):
        at(RULES, position(seats=seats, turn=turn, phase=phase))


def test_without_the_automa_nothing_lies_in_its_hand() -> None:
    with pytest.raises(BadPosition, match="darrow cannot lie in automa hand"):
        at(RULES, position(automa_hand="darrow"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", "pause"),
        ("houses", ["mars", "venus"]),
        ("helium", "many"),
        ("ending", "yes"),
        ("untouchable", "eve"),
    ],
)
def test_a_field_that_cannot_be_read_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadPosition):
        at(RULES, laid(field, value))


# -- positions that are lawful ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_a_lawful_position_is_accepted_and_written_as_it_was_read(seats: int) -> None:
    match = at(
        RULES, position(seats=seats, mars="darrow eo" if seats > 1 else "darrow", helium=[11] * max(seats, 2))
    )
    assert asked(match) == [("0", "lead", "")]
    assert at(RULES, match.position()).position() == match.position()


def test_a_position_in_the_middle_of_an_ability_goes_on_there() -> None:
    match = at(RULES, position(hands={0: "firewall-expert nero"}, top="octavia aja lorn"))
    play(match, *lead(0, "firewall-expert", "mars"), ("0", "lay_down", "aja"))
    twin = at(RULES, match.position())
    assert (asked(twin), twin.position()) == (asked(match), match.position())


def test_a_new_match_makes_a_position_that_is_accepted() -> None:
    for seats in range(1, 7):
        match = start(RULES, seats)
        assert asked(at(RULES, match.position())) == asked(match)


def test_cards_out_of_the_solo_game_are_in_the_box() -> None:
    with pytest.raises(BadPosition, match="loan-shark cannot lie in deck in the solo game"):
        at(RULES, moved("loan-shark", "deck", seats=1))


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"helium": [7, 0], "fleet": [7, 0]}, "the end of the game is triggered, so ending is true"),
        ({"phase": "abilities"}, "the end of the game was triggered before points are counted"),
    ],
)
def test_whether_the_end_is_triggered_is_as_the_tracks_say(what: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        at(RULES, position(ending=False, **what))


def test_cards_that_are_not_named_lie_where_the_game_keeps_them() -> None:
    match = at(RULES, {"game": "red_rising", "seats": 1, "fields": laid(seats=1)["fields"]})
    zones = match.position()["zones"]
    assert "loan-shark" in zones["box"]
    assert len(zones["automa deck"]) > 4 and "darrow" in zones["deck"]
