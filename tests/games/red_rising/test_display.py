"""What a screen is told of Red Rising: the faces of the cards, the score so far, and the signs. From views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import to_builtins

from ludoteca.games.red_rising import display
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import AUTOMA_CARDS, CHARACTERS, COLOUR, CORE, NAMES
from ludoteca.games.red_rising.words import score_line
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from tests.games.red_rising.positions import lead, match_at, play
from tests.playing import start, stray

SIGNS = {"goal", "fleet_points", "neutral", "due", "worth", "names", "colours", "costs", "offers", "automa"}


def signs_of(match: Match, viewer: int = 0) -> Any:
    """The signs that a viewer gets, as they are sent."""
    return to_builtins(display.signs(match.view(Seat(viewer))))


def face_of(name: str) -> Any:
    """The face of a card, as it is sent."""
    return to_builtins(display.face(name))


def lines_of(match: Match, viewer: int, side: int) -> dict[str, int]:
    """The sum of each row that a viewer sees of a side's score so far."""
    rows: dict[str, int] = {}
    for line in display.so_far(match.view(Seat(viewer))):
        if line.seat == side and not line.name.startswith("assumed"):
            rows[line.name] = rows.get(line.name, 0) + line.points
    return rows


def spelled(lines: Sequence[ScoreLine]) -> list[str]:
    """Lines in an order of their own: views have hands in the order of the catalogue."""
    return sorted([repr(line) for line in lines])


def played(seats: int, seed: object) -> Match:
    """A match that was played to its end at random."""
    match, luck = start(RULES, seats, seed), Luck(seed_from(seed))
    while not match.over:
        stray(match, luck)
    return match


# -- faces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CHARACTERS)
def test_a_character_shows_its_colour_and_its_core_value(card: int) -> None:
    face = face_of(NAMES[card])
    assert (face["colour"], face["core"]) == (COLOUR[card].value, CORE[card])


def test_a_character_shows_its_block_and_its_clauses() -> None:
    assert face_of("martyr")["block"] == "sovereign"
    assert face_of("judge")["block"] == "theft"
    assert face_of("arlus")["block"] is None
    assert face_of("arlus")["points"] == [{"points": 25, "if": {"without": ["gold"]}}]


def test_an_automa_card_shows_where_it_goes() -> None:
    assert face_of("automa-9") == {
        "number": 9,
        "deploy": "C",
        "gain": "B",
        "arrow": "left",
        "extra": "banish",
    }
    assert [face_of(NAMES[card])["number"] for card in AUTOMA_CARDS] == list(range(1, 23))


# -- the score so far ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_in_the_end_everybody_sees_the_score_sheet(seats: int) -> None:
    match = played(seats, f"display {seats}")
    for viewer in viewers(seats):
        view = match.view(viewer)
        assert view.outcome is not None
        assert spelled(display.so_far(view)) == spelled(view.outcome.lines)


def test_whoever_holds_a_hand_sees_what_it_would_score_now() -> None:
    match = match_at(hands={0: "deanna dancer", 1: "..."}, helium=[2, 0], fleet=[4, 0])
    assert lines_of(match, 0, 0) == {"core": 17, "points": 48, "fleet": 10, "helium": 6}


def test_of_another_hand_only_the_tracks_are_seen() -> None:
    match = match_at(hands={0: "deanna dancer", 1: "..."}, helium=[2, 0], fleet=[4, 0])
    assert lines_of(match, 1, 0) == {"fleet": 10, "helium": 6}
    assert lines_of(match, SPECTATOR, 0) == {"fleet": 10, "helium": 6}


def test_too_many_cards_in_another_hand_are_seen_too() -> None:
    held = "deanna dancer arlus darrow eo harmony uncle-narol nanny modjob"
    assert lines_of(match_at(hands={0: held}), 1, 0) == {"excess": -20}


def test_of_the_automa_the_cards_count_that_were_seen() -> None:
    match = match_at(seats=1, mars="deanna", automa_hand="nero", automa_top="17 18", hands={0: "... seer"}, top="dancer", turn=1, phase="automa")  # fmt: skip
    rows = lines_of(match, 0, 1)
    assert rows["automa_base"] == 70
    known = [name for name in match.view(Seat(0)).zone("automa hand").cards if name is not None]
    assert rows.get("acceptable", 0) // 6 + rows.get("unacceptable", 0) // 3 == len(known) > 0


def test_every_line_has_its_words() -> None:
    match = played(1, "words")
    assert [score_line(line).id for line in display.so_far(match.view(Seat(0)))]


# -- signs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_signs_have_the_same_names_in_every_view(seats: int) -> None:
    match, luck = start(RULES, seats, "signs"), Luck(seed_from("signs"))
    while not match.over:
        for viewer in viewers(seats):
            assert set(display.signs(match.view(viewer))) == SIGNS
        stray(match, luck)
    assert set(display.signs(match.view(SPECTATOR))) == SIGNS


def test_a_card_in_hand_is_worth_its_core_value_and_what_each_clause_brings() -> None:
    match = match_at(hands={0: "dancer bridge seer", 1: "..."}, luna="evey")
    assert signs_of(match)["worth"] == {"dancer": [8, 0, 11], "bridge": [15, 5], "seer": [19, 0]}


def test_oranges_and_grays_show_what_they_stand_for() -> None:
    signs = signs_of(match_at(hands={0: "cassius mustang razor-designer bridge deanna", 1: "..."}))
    assert signs["names"] == {"razor-designer": "darrow"}
    assert signs["colours"] == {"bridge": "red"}


def test_nobody_sees_what_another_hand_is_worth() -> None:
    match = match_at(hands={0: "dancer seer", 1: "..."})
    assert "dancer" not in signs_of(match, 1)["worth"]
    assert signs_of(match, SPECTATOR)["worth"] == {}


def test_hands_that_lie_open_are_worth_something_to_everybody() -> None:
    match = match_at(hands={0: "hypnotist seer judge", 1: "..."}, phase="abilities")
    assert signs_of(match, SPECTATOR)["worth"]["judge"] == [10, 9]


def test_a_card_costs_what_the_total_loses_without_it() -> None:
    """Deanna and Dancer: without Dancer there is no other Red."""
    match = match_at(hands={0: "deanna dancer", 1: "..."})
    assert signs_of(match)["costs"] == {"deanna": 35, "dancer": 8 + 22 + 26}


def test_a_top_card_offers_what_the_total_would_gain() -> None:
    match = match_at(hands={0: "deanna", 1: "..."}, mars="seer dancer", luna="nero")
    assert signs_of(match)["offers"] == {"dancer": 8 + 22 + 26, "nero": 25}
    assert signs_of(match, SPECTATOR)["offers"] == {}


def test_an_eighth_card_offers_ten_points_less() -> None:
    held = "invictus quietus virga pelus musician zanzibar seer"
    match = match_at(hands={0: held, 1: "..."}, luna="orator", sovereign=0)
    # Musician and Zanzibar bring nothing either way.
    assert signs_of(match)["offers"] == {"orator": 19 - 10}


def test_cards_to_choose_from_are_on_offer_wherever_they_lie() -> None:
    match = match_at(hands={0: "mustang deanna", 1: "..."}, banished="dancer nero")
    play(match, *lead(0, "mustang", "mars"))
    offers = signs_of(match)["offers"]
    assert (offers["dancer"], offers["nero"]) == (8 + 22 + 26, 25)


def test_an_unknown_face_down_card_offers_nothing() -> None:
    match = match_at(hands={0: "deanna", 1: "..."}, mars="seer nero", down=(0, 2, 0, 0))
    assert signs_of(match)["offers"] == {}


def test_the_sides_that_still_play_are_named_once_the_end_is_near() -> None:
    assert signs_of(match_at(seats=4, turn=1, first=0))["due"] == []
    assert signs_of(match_at(seats=4, turn=1, first=0, ending=True))["due"] == [2, 3]
    apollo = ("mars", "apollo", "diana", "ceres")
    assert signs_of(match_at(seats=4, turn=3, first=1, ending=True, houses=apollo))["due"] == [0, 1]
    extra = match_at(seats=4, turn=1, first=1, ending=True, extra=True, houses=apollo)
    assert signs_of(extra)["due"] == []


def test_the_neutral_house_stands_between_two() -> None:
    assert [signs_of(match_at(seats=seats))["neutral"] for seats in (1, 2, 3)] == [3, 3, 0]


def test_the_automa_shows_its_letters_its_word_and_its_level() -> None:
    match = match_at(seats=1, priorities=(1, 0, 2, 3), odd=True, automa="4")
    assert signs_of(match)["automa"] == {
        "letters": ["B", "A", "C", "D"],
        "luna": "jupiter",
        "word": "odd",
        "level": "4",
        "good": 10,
        "bad": 5,
    }
    assert signs_of(match_at(seats=2))["automa"] is None


# -- from views alone ------------------------------------------------------------------------------


def test_worlds_that_look_the_same_show_the_same() -> None:
    """Whoever cannot tell two worlds apart is told the same of both."""
    match, luck = start(RULES, 3, "worlds"), Luck(seed_from("worlds"))
    for number in range(60):
        if match.over:
            break
        for viewer in viewers(3):
            world = match.imagine(viewer, Luck(seed_from(number)))
            for told in (display.so_far, display.signs):
                assert told(world.view(viewer)) == told(match.view(viewer))
        stray(match, luck)
