"""What a screen is given to draw: faces that fit the cards, and what follows from a view alone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from msgspec import to_builtins

from ludoteca.facets.components import components
from ludoteca.facets.language import language
from ludoteca.facets.registry import find
from ludoteca.games.zombie_fluxx import display
from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES
from ludoteca.games.zombie_fluxx.pieces import Kind
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.zombie_fluxx.positions import ALL, match_at, move, of_kind, say
from tests.playing import play, start, stray

CARDS: dict[str, dict[str, Any]] = {
    str(card["id"]): card for card in components("ludoteca.games.zombie_fluxx", "cards.json")["cards"]
}
ME = Seat(0)


def signs(match: Match, viewer: Seat = ME) -> Any:
    """The signs in a viewer's view, as they are sent."""
    return to_builtins(display.signs(match.view(viewer)))


def face_of(name: str) -> Any:
    """The face of a card, as it is sent."""
    return to_builtins(display.face(name))


# -- faces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_card_has_a_face_of_its_kind(name: str) -> None:
    face = face_of(name)
    assert face["kind"] == CARDS[name]["kind"]
    assert face["kin"] == name.partition("#")[0]
    assert json.loads(json.dumps(face)) == face


@pytest.mark.parametrize("name", of_kind(Kind.NEW_RULE))
def test_a_new_rule_shows_its_number_and_what_it_governs(name: str) -> None:
    card, face = CARDS[name], face_of(name)
    assert face["slot"] == card["slot"]
    numbers = [card[field] for field in ("draw", "play", "hand_limit") if field == card["slot"]]
    assert face["number"] == (numbers[0] if numbers else None)
    assert face["group"] in ("draw", "play", "limits", "zombies", "bonuses")


@pytest.mark.parametrize("name", of_kind(Kind.KEEPER))
def test_a_keeper_shows_its_symbols(name: str) -> None:
    face = face_of(name)
    assert {field: face[field] for field in ("weapon", "friend", "lure")} == {
        field: CARDS[name][field] for field in ("weapon", "friend", "lure")
    }


@pytest.mark.parametrize("name", of_kind(Kind.CREEPER))
def test_a_creeper_shows_its_zombies_and_where_it_goes(name: str) -> None:
    face, card = face_of(name), CARDS[name]
    assert (face["figure"], face["zombies"]) == (card["figure"], card["zombies"])
    arrows = {"pass_left": "left", "pass_right": "right"}
    assert face["arrow"] == arrows.get(card["when_killed"], "")


@pytest.mark.parametrize("name", of_kind(Kind.GOAL) + of_kind(Kind.UNGOAL))
def test_a_goal_shows_what_it_asks_for(name: str) -> None:
    needs = face_of(name)["needs"]
    shown = [need["sign"] for need in needs]
    assert shown[: len(CARDS[name].get("keepers", []))] == CARDS[name].get("keepers", [])
    assert ("no-zombies" in shown) == CARDS[name].get("no_zombies", False)
    assert len(set(shown)) == len(shown)
    for need in needs:
        assert language("en").text(need["text"]["id"], **need["text"]["args"])


def test_a_goal_shows_how_many_it_asks_for() -> None:
    needs = face_of("zombie-baseball-team")["needs"]
    assert [(need["sign"], need["count"]) for need in needs] == [("baseball-bat", 1), ("zombies", 9)]


# -- what is in force ------------------------------------------------------------------------------


def test_the_basic_rules_ask_for_one_and_one() -> None:
    found = signs(match_at())
    assert (found["draws"], found["plays"], found["limit"]) == (1, 1, None)


def test_bonuses_count_for_the_player_whose_turn_it_is() -> None:
    match = match_at(rules="draw-3 play-2 hand-limit-2 adrenaline-bonus", creepers={0: "zombie#1"})
    for viewer in (ME, Seat(1), SPECTATOR):
        found = signs(match, viewer)
        assert (found["draws"], found["plays"], found["limit"]) == (4, 3, 2)


def test_play_all_has_no_number() -> None:
    assert signs(match_at(rules="play-all"))["plays"] is None


def test_every_seat_sees_how_far_every_seat_is() -> None:
    match = match_at(goals="hit-the-gas", keepers={0: "car", 1: "can-of-gasoline"}, creepers={1: "larry"})
    for viewer in (ME, Seat(1), SPECTATOR):
        found = signs(match, viewer)
        met = [[True, False, True], [False, True, False], [False, False, True]]
        assert found["goals"] == [{"goal": "hit-the-gas", "met": met}]
        assert found["larry"] == [False, True, False]


def test_larry_does_not_block_a_seat_whose_zombies_sleep() -> None:
    found = signs(match_at(keepers={1: "sonic-tranquilizer"}, creepers={1: "larry"}))
    assert found["larry"] == [False, False, False]
    assert found["asleep"] == [False, True, False]
    assert found["off"] == []


def test_a_rule_takes_the_power_of_the_devices() -> None:
    found = signs(match_at(rules="its-not-working", keepers={1: "sonic-tranquilizer"}, creepers={1: "larry"}))
    assert found["larry"] == [False, True, False]
    assert sorted(found["off"]) == ["sonic-tranquilizer", "zombie-repellent"]


def test_dead_friends_count_as_zombies() -> None:
    found = signs(
        match_at(rules="dead-friends", keepers={1: "friend-man car"}, creepers={1: "zombie-trio-left"})
    )
    assert found["dead"] == ["friend-man"]
    assert found["zombies"] == [0, 4, 0]


def test_the_boss_is_alone_at_the_top() -> None:
    rules = "zombie-boss"
    assert signs(match_at(rules=rules, creepers={1: "zombie-pair#1", 2: "zombie#1"}))["boss"] == 1
    assert signs(match_at(rules=rules, creepers={1: "zombie#1", 2: "zombie#2"}))["boss"] is None


def test_two_claims_are_shown() -> None:
    match = match_at(
        rules="double-agenda",
        goals="hit-the-gas donuts-with-coffee",
        keepers={0: "car donuts", 1: "can-of-gasoline coffee"},
        hands={0: "exchange-keepers ..."},
    )
    assert signs(match)["claims"] == []
    play(
        match,
        move(0, "exchange-keepers"),
        say(0, "own_keeper", "donuts"),
        say(0, "keeper", "can-of-gasoline"),
    )
    assert signs(match)["claims"] == [0, 1]
    assert signs(match)["zombies_claim"] is False


def test_whoever_gives_sees_who_is_next() -> None:
    match = match_at(hands={0: "everybody-gets-1 ..."}, top="car coffee donuts")
    play(match, move(0, "everybody-gets-1"))
    assert (signs(match)["gift"], signs(match, Seat(1))["gift"]) == (1, None)
    play(match, say(0, "give", "coffee"))
    assert signs(match)["gift"] == 2


# -- whole matches ---------------------------------------------------------------------------------


def views_of(seats: int, seed: int, **options: str) -> list[Any]:
    """Views of a random match, of a seat and of a spectator, to its end."""
    match = start(RULES, seats, f"display {seed}", **options)
    luck = Luck(seed_from("display", seats, seed))
    seen = []
    while True:
        seen += [match.view(viewer) for viewer in (Seat(seats - 1), SPECTATOR)]
        if match.over:
            return seen
        stray(match, luck)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("zombies", ["with", "without"])
def test_the_signs_have_the_same_names_throughout_a_match(seats: int, zombies: str) -> None:
    views = views_of(seats, 1, zombies=zombies)
    names = {tuple(display.signs(view)) for view in views}
    assert len(names) == 1
    for view in views:
        found: Any = display.signs(view)
        assert json.loads(json.dumps(found)) == found
        assert len(found["zombies"]) == len(found["larry"]) == len(found["asleep"]) == seats
        for progress in found["goals"]:
            needs = face_of(progress["goal"])["needs"]
            assert [len(met) for met in progress["met"]] == [len(needs)] * seats


@pytest.mark.parametrize("seed", range(6))
def test_the_score_so_far_is_the_score_in_the_end(seed: int) -> None:
    views = views_of(3, seed)
    for view in views:
        assert display.so_far(view) == ([] if view.outcome is None else list(view.outcome.lines))


def test_hidden_cards_change_nothing() -> None:
    """Whatever the others hold: signs and scores follow from what is named in the view."""
    one = match_at(hands={1: "car coffee", 2: "..."}, goals="hit-the-gas", keepers={0: "can-of-gasoline"})
    two = match_at(hands={1: "donuts shovel", 2: "..."}, goals="hit-the-gas", keepers={0: "can-of-gasoline"})
    assert signs(one) == signs(two)
    bare = replace(one.view(ME), rumours={}, hidden={})
    assert display.signs(bare) == signs(one)
    assert display.so_far(bare) == []


def test_the_game_is_drawn_by_this_display() -> None:
    assert find(IDENTITY.id).display is display
