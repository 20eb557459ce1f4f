"""Rulings on the measures of the search: both passes do the same work, and all that is done is measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice
from typing import Any

import pytest

from ludoteca.bench.searching import (
    DEEDS,
    WORLDS,
    Profile,
    WatchedKnowledge,
    WatchedSearch,
    chance_guide,
    positions,
    search,
    search_by_chance,
)
from ludoteca.bots.ismcts.search import Search, Tuning
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.seat import Seat
from tests.boxes import near

every_game = pytest.mark.parametrize("game", sorted(games()))


@every_game
def test_a_watched_search_thinks_what_any_other_thinks(game: str) -> None:
    for number, match in enumerate(islice(positions(games()[game].rules, near(game, 2)), 3)):
        seat = next(iter(match.pending))
        luck = Luck(seed_from(number))
        # What greedy would do is asked for once in a decision, of a perspective, and is no part of what is measured.
        guide = replace(find(game).guide, advise=None)
        plain = Search(guide, luck.copy(), Tuning())
        profile = Profile()
        watched = WatchedSearch(guide, luck, Tuning(), profile)
        known = match.perspective(seat)
        plain.begin(known)
        plain.run(known, lambda done: done < 20)
        beside = WatchedKnowledge(match, seat, profile)
        watched.begin(beside)
        watched.run(beside, lambda done: done < 20)
        found = [[(edge.option, edge.visits, edge.total) for edge in one.edges()] for one in (plain, watched)]
        assert found[0] == found[1]
        assert profile.answers >= 20


@every_game
def test_every_call_is_timed_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on by one whenever somebody looks at it."""
    for clock in ("perf_counter", "process_time"):
        monkeypatch.setattr(f"ludoteca.bench.searching.{clock}", count().__next__)
    for measure in (search, search_by_chance):
        found = measure(games()[game].rules, near(game, 2), 0.5)
        whole = found["seconds"]
        assert (found["searches"], found["worlds"], whole) == (1, WORLDS, 1)
        assert (found["copy"], found["deal"]) == (WORLDS + 1, 0)
        if measure is search:
            assert (found["answer"], found["chances"]) == (found["answers"], WORLDS)
        else:
            # Playing on is one deed, and asking for the chances begins before it and ends after it.
            assert WORLDS < found["answer"] < found["answers"] and found["chances"] == 2 * WORLDS
        assert found["list"] >= WORLDS and found["favourites"] > 0
        assert found["tree"] == whole - sum(found[deed] for deed in DEEDS if deed != "tree")


@every_game
def test_a_search_by_chance_plays_every_world_to_its_end(game: str) -> None:
    [match] = islice(positions(games()[game].rules, near(game, 2)), 1)
    seat = next(iter(match.pending))
    guide = chance_guide(games()[game].rules)
    ends: list[bool] = []

    def judge(world: Any, judging: Seat | None) -> list[float]:
        points = guide.chances(world.match, judging)
        ends.append(world.match.over)
        assert sum(points) in (0, pytest.approx(1))
        return points

    profile = Profile()
    watched = WatchedSearch(guide, Luck(seed_from(1)), Tuning(), profile)
    watched.guide = replace(watched.guide, chances=judge)
    beside = WatchedKnowledge(match, seat, profile)
    watched.begin(beside)
    watched.run(beside, lambda done: done < 10)
    assert ends == [True] * 10


@every_game
def test_the_decisions_to_search_leave_a_choice_and_come_from_everywhere(game: str) -> None:
    found = list(islice(positions(games()[game].rules, near(game, 2)), 12))
    assert all(len(next(iter(match.pending.values())).options) > 1 for match in found)
    left = [play_out(match, Luck(seed_from(1))) for match in found]
    assert max(left) > 2 * min(left)
