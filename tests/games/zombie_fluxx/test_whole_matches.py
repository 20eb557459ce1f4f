"""Whole matches by chance: what is true between any two answers, and that every card comes up. Rules section 4."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES
from ludoteca.games.zombie_fluxx.in_force import claimants, draw_number, hand_limit, repellent_owner
from ludoteca.games.zombie_fluxx.pieces import Kind
from ludoteca.games.zombie_fluxx.table import Phase, Result
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import load
from ludoteca.kernel.state import copy_table
from tests.games.zombie_fluxx.oracle import claims
from tests.games.zombie_fluxx.positions import ALL, EDGED, ended, of_kind, position
from tests.playing import start, stray

SEATS = [2, 3, 4, 5, 6]
GAMES = 24
"""Matches for each number of seats; the options are drawn by lot, and every eighth is played without zombies."""
CREEPERS = frozenset(of_kind(Kind.CREEPER))
SECRET = ("hand", "draw two", "draw three", "gifts")


def options(game: int) -> dict[str, str]:
    """The options of a game."""
    lot = Luck(seed_from("options", game))
    chosen = {option.name: option.values[lot.below(option.name, 2)] for option in IDENTITY.options}
    return {**chosen, "zombies": "without" if game % 8 == 7 else "with"}


def test_every_option_is_played_with_both_values() -> None:
    """Seen over all games, with every number of seats."""
    values = {pair for game in range(GAMES) for pair in options(game).items()}
    assert values == {(option.name, value) for option in IDENTITY.options for value in option.values}


def zones_of(table: Any, match: Match) -> dict[str, list[str]]:
    """What lies where, by the names of zones and cards."""
    return {
        declared.name: [match.names[card] for card in table.zones.cards[place]]
        for place, declared in enumerate(table.zones.layout.zones)
    }


class Game:
    """A random match: what was seen at each question, at each step boundary, and in its log."""

    def __init__(self, seats: int, game: int) -> None:
        self.seats = seats
        self.match = start(RULES, seats, f"whole matches {game}", **options(game))
        self.luck = Luck(seed_from("whole matches", seats, game))
        self.during: list[dict[str, list[str]]] = []
        self.between: list[Any] = []
        self.look()
        while not self.match.over:
            self.answer()
            self.look()

    def look(self) -> None:
        self.during.append(zones_of(self.match.table, self.match))
        if self.match.at_step_start:
            self.between.append(copy_table(self.match.boundary))

    def answer(self) -> None:
        waiting = list(self.match.pending.values())
        decision = waiting[self.luck.below("who", len(waiting))]
        ways = len(decision.options)
        self.match.answer(decision.seat, decision.options[self.luck.below("what", ways)])


@cache
def played(seats: int, game: int) -> Game:
    """A match from beginning to end."""
    return Game(seats, game)


each_game = pytest.mark.parametrize(
    ("seats", "game"), [(seats, game) for seats in SEATS for game in range(GAMES)]
)


@each_game
def test_a_random_match_comes_to_an_end(seats: int, game: int) -> None:
    match = played(seats, game).match
    outcome = match.outcome()
    assert match.over
    assert sum(outcome.scores) == (1 if match.table.winner is not None else 0)


@each_game
def test_the_table_is_lawful_between_all_steps(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        RULES.check(table)
    RULES.check(played(seats, game).match.table)


@each_game
def test_no_card_is_ever_lost_or_doubled(seats: int, game: int) -> None:
    for zones in played(seats, game).during:
        assert sorted([card for cards in zones.values() for card in cards]) == sorted(ALL)


@each_game
def test_no_creeper_is_ever_in_a_hand(seats: int, game: int) -> None:
    for zones in played(seats, game).during:
        held = [card for name, cards in zones.items() if name.startswith(SECRET) for card in cards]
        assert not CREEPERS.intersection(held)


@each_game
def test_creepers_lie_in_the_piles_or_in_front_of_players_only(seats: int, game: int) -> None:
    for zones in played(seats, game).during:
        for name, cards in zones.items():
            if not name.startswith(("draw pile", "discard pile", "creepers", "box")):
                assert not CREEPERS.intersection(cards), name


@each_game
def test_nobody_has_won_between_two_steps_of_a_running_match(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        assert len(claims(zones_of(table, played(seats, game).match), seats)) != 1


@each_game
def test_the_end_of_a_match_is_the_only_claim(seats: int, game: int) -> None:
    match = played(seats, game).match
    if match.table.result is not Result.DRAW:
        assert claims(zones_of(match.table, match), seats) == {ended(match)}


@each_game
def test_the_hand_limit_binds_all_but_the_active_player(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        limit = hand_limit(table)
        if limit is not None:
            assert all(len(table.hand(seat)) <= limit for seat in table.others(table.turn))


@each_game
def test_no_zombie_stays_with_the_owner_of_a_working_repellent(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        owner = repellent_owner(table)
        assert owner is None or table.zombie_cards(owner) == []


@each_game
def test_the_draw_number_has_been_drawn_before_a_play(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        assert table.phase is not Phase.PLAY or table.drawn >= draw_number(table, table.turn)


@each_game
def test_no_source_is_used_twice_in_a_turn(seats: int, game: int) -> None:
    for table in played(seats, game).between:
        assert len(set(table.used)) == len(table.used)


@each_game
def test_nobody_has_three_turns_in_a_row(seats: int, game: int) -> None:
    assert max([table.turns_in_a_row for table in played(seats, game).between]) <= 2


def reached(games: list[Game]) -> set[str]:
    """The cards that were played, or laid out as Creepers."""
    return {
        card
        for game in games
        for event in game.match.events()
        if event.kind in ("played", "creeper")
        for card in event.cards
    }


def test_every_card_is_reached_in_some_random_match() -> None:
    games = [played(seats, game) for seats in SEATS for game in range(GAMES)]
    assert sorted(set(ALL) - reached(games)) == ["basic-rules"]


def test_no_card_with_the_edge_is_reached_without_zombies() -> None:
    games = [played(seats, game) for seats in SEATS for game in range(GAMES) if game % 8 == 7]
    assert reached(games) & set(EDGED) == set()


def test_everybody_and_the_zombies_win_some_random_match() -> None:
    results = {ended(played(seats, game).match) for seats in SEATS for game in range(GAMES)}
    assert results >= {"0", "1", "2", "3", "4", "5", "zombies"}


def scattered(seed: int) -> dict[str, Any]:
    """A position with the Keepers and Creepers in front of players at random, and two Goals under many rules."""
    luck = Luck(seed_from("scattered", seed))
    seats = 2 + luck.below("seats", 3)
    laid = position(seats=seats, hands=dict.fromkeys(range(seats), ""))
    zones = laid["zones"]
    kinds = {"keepers": of_kind(Kind.KEEPER), "creepers": of_kind(Kind.CREEPER)}
    for name, cards in kinds.items():
        for card in cards:
            if luck.below("laid", 3) != 0:
                zones["draw pile"].remove(card)
                zones[f"{name} {luck.below('seat', seats)}"].append(card)
    goals = of_kind(Kind.GOAL)
    luck.shuffle("goals", goals)
    zones["goals"] = goals[:2] if luck.below("ungoal", 3) else ["zombie-victory", goals[0]]
    mods = ["dead-friends", "zombies-aint-so-bad", "its-not-working", "zombie-boss"]
    zones["new rules"] = ["double-agenda", *[rule for rule in mods if luck.below("rule", 2)]]
    for card in [*zones["goals"], *zones["new rules"]]:
        zones["draw pile"].remove(card)
    if "its-not-working" not in zones["new rules"]:
        # No zombie would stay with whoever has it.
        for name, cards in zones.items():
            if name.startswith("keepers") and "zombie-repellent" in cards:
                cards.remove("zombie-repellent")
                zones["draw pile"].append("zombie-repellent")
    return laid


@pytest.mark.parametrize("batch", range(10))
def test_claims_are_as_the_second_opinion_has_them(batch: int) -> None:
    for seed in range(batch * 40, batch * 40 + 40):
        laid = scattered(seed)
        _, table = load(RULES, laid, Luck(seed_from("claims")))
        seats, zombies = claimants(table)
        found = {str(seat) for seat in seats} | ({"zombies"} if zombies else set())
        assert found == claims(laid["zones"], laid["seats"]), seed


def test_the_scattered_positions_have_claims_of_all_sorts() -> None:
    sizes = [claims(laid["zones"], laid["seats"]) for laid in map(scattered, range(400))]
    assert {len(found) for found in sizes} >= {0, 1, 2}
    assert any("zombies" in found for found in sizes)


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_replayed_from_its_seed_and_answers_is_the_same(seats: int) -> None:
    match = played(seats, 1).match
    twin = start(RULES, seats, "whole matches 1", **options(1))
    for given in match.history:
        twin.answer(given.seat, given.option)
    assert twin.position() == match.position()


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_in_mid_match_plays_on_the_same_way(seats: int) -> None:
    match = start(RULES, seats, "copies")
    luck = Luck(seed_from("copies", seats))
    for _ in range(60):
        if match.over:
            break
        stray(match, luck)
        twin = match.clone()
        assert twin.position() == match.position()
        assert {seat: list(map(str, decision.options)) for seat, decision in twin.pending.items()} == {
            seat: list(map(str, decision.options)) for seat, decision in match.pending.items()
        }
