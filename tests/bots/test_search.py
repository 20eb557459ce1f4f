"""Rulings on the search: it knows what it will not know, keeps sealed answers apart, and can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ludoteca.bots.ismcts.bot import Budget, Ismcts, parse
from ludoteca.bots.ismcts.search import Search
from ludoteca.bots.ismcts.tree import Node
from ludoteca.bots.registry import make
from ludoteca.facets.guide import Guide, Outline, whoever
from ludoteca.facets.registry import find, games
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.bots.riddle import BOX, COINS, GAME, GUESS, RIDDLE, SAFE, WAGER, ZERO, at_the_coins, begun
from tests.boxes import near


def searched(match: Match, guide: Guide, worlds: int, seed: object = 1) -> Search:
    """A search of seat 0's decision."""
    search = Search(guide, Luck(seed_from(seed)))
    known = match.perspective(ZERO)
    search.begin(known)
    search.run(known, lambda done: done < worlds)
    return search


def values(search: Search) -> dict[object, float]:
    """What the search thinks of each option it tried."""
    return {edge.option: edge.mean for edge in search.edges()}


# -- how long it goes on ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_search_that_is_settled_stops_and_decides_as_if_it_had_gone_on(seed: int) -> None:
    match = begun(seed)
    bot = Ismcts(RIDDLE, Luck(seed_from(seed)), Budget(worlds=400))
    place = bot.decide(match.perspective(ZERO))
    whole = searched(match, RIDDLE, 400, seed)
    assert bot.search.nodes[bot.search.root].visits < 400
    assert whole.nodes[whole.root].visits == 400
    assert match.decision(ZERO).options[place] == whole.edges()[0].option


# -- what it knows ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_wager_on_an_unseen_card_is_not_taken_for_won(seed: int) -> None:
    """One of four cards is right: the safe way, two times in five, is better. Who plays on in each world alone thinks not."""
    search = searched(begun(seed), RIDDLE, 800, seed)
    assert search.edges()[0].option == SAFE
    assert values(search)[SAFE] == pytest.approx(0.4, abs=0.1)
    assert values(search)[WAGER] < 0.35


@pytest.mark.parametrize("seed", range(3))
def test_nobody_in_the_tree_answers_to_a_sealed_answer(seed: int) -> None:
    """Neither side of a coin is better; if seat 1 could see it, both would be worth next to nothing."""
    search = searched(at_the_coins(seed), COINS, 600, seed)
    found = values(search)
    assert min(found.values()) > 0.25
    assert found[0] == pytest.approx(found[1], abs=0.1)
    assert min(edge.visits for edge in search.edges()) > 200


def test_the_search_is_the_same_whatever_lies_in_the_box() -> None:
    boxes = set()
    found = []
    for seed in range(12):
        match = begun(seed)
        boxes.add(match.table.zones.cards[1])
        found.append(
            [(edge.option, edge.visits, edge.total) for edge in searched(match, RIDDLE, 100).edges()]
        )
    assert len(boxes) > 1
    assert all(one == found[0] for one in found)


# -- how long, how often, how again ----------------------------------------------------------------


def test_a_search_of_so_many_worlds_tries_so_many() -> None:
    assert sum(edge.visits for edge in searched(begun(), RIDDLE, 37).edges()) == 37


def test_a_single_option_can_be_tried_on_purpose() -> None:
    match = begun()
    search = searched(match, RIDDLE, 1)
    before = {edge.option: edge.visits for edge in search.edges()}
    search.run(match.perspective(ZERO), lambda done: done < 10, WAGER)
    after = {edge.option: edge.visits for edge in search.edges()}
    assert after[WAGER] - before.get(WAGER, 0) == 10
    assert after.get(SAFE, 0) == before.get(SAFE, 0)


def test_the_tree_is_kept_for_the_next_decision() -> None:
    match = begun()
    search = searched(match, RIDDLE, 400)
    search.decided(WAGER)
    match.answer(ZERO, WAGER)
    search.begin(match.perspective(ZERO))
    assert sum(edge.visits for edge in search.edges()) > 20


def test_a_tree_that_does_not_fit_is_not_kept() -> None:
    match = begun()
    search = searched(match, RIDDLE, 50)
    search.decided(SAFE)
    match.answer(ZERO, WAGER)
    search.begin(match.perspective(ZERO))
    assert search.edges() == []


def outlined(of: Callable[[Match], object], mark: Callable[[int], object] = int) -> Guide:
    """The guide of the riddle, with an outline of the guess and of nothing else."""

    def outline(match: Match, decision: Decision, me: Seat) -> tuple[object, ...] | None:
        return ("guess", of(match)) if decision.ask is GUESS else None

    return replace(RIDDLE, outline=Outline(outline, mark))


def guesses(search: Search) -> list[Node]:
    """The nodes at which a card is named."""
    return [search.nodes[number] for path, number in search.paths.items() if path[0] == "guess"]


def test_decisions_with_one_outline_are_learnt_about_together() -> None:
    """Told apart by a card that nobody can know the wager would seem won; so an outline must not do that."""
    apart = searched(begun(), outlined(lambda match: match.table.zones.cards[BOX][0]), 400)
    alike = searched(begun(), outlined(lambda match: "any box"), 400)
    assert len(guesses(apart)) == 4
    assert len(guesses(alike)) == 1
    assert values(apart)[WAGER] > 0.8
    assert values(alike)[WAGER] < 0.35


def test_options_that_count_as_the_same_are_learnt_about_together() -> None:
    search = searched(begun(), outlined(lambda match: "any box", lambda card: card % 2), 400)
    assert set(guesses(search)[0].edges) == {0, 1}
    line = search.main_line(begun().perspective(ZERO), WAGER, 9)
    assert [given.ask.name for given in line.history][:2] == ["way", "guess"]


def test_a_decision_without_an_outline_is_told_apart_by_what_is_to_be_seen() -> None:
    silent = replace(RIDDLE, outline=Outline(lambda match, decision, me: None, int))
    plain, other = [searched(begun(), guide, 100) for guide in (RIDDLE, silent)]
    assert values(plain) == values(other)
    assert plain.paths == other.paths


def test_a_tree_told_apart_by_outlines_is_not_kept() -> None:
    """What was learnt in worlds that showed other cards would be taken for what is to be seen now."""
    match = begun()
    search = searched(match, outlined(lambda match: "any box"), 400)
    search.decided(WAGER)
    match.answer(ZERO, WAGER)
    search.begin(match.perspective(ZERO))
    assert search.edges() == []


def test_the_main_line_follows_what_was_tried_most() -> None:
    match = begun()
    search = searched(match, RIDDLE, 300)
    world = search.main_line(match.perspective(ZERO), WAGER, 9)
    assert [given.ask.name for given in world.history][:2] == ["way", "guess"]
    assert world.history[0].option == WAGER


@pytest.mark.parametrize("spec", ["ismcts:40", "ismcts:40x2", "ismcts:41x3"])
def test_equal_seeds_and_budgets_think_alike(spec: str) -> None:
    thoughts = []
    for _ in range(2):
        bot = make(spec, GAME, Luck(seed_from("again")))
        assert isinstance(bot, Ismcts)
        thoughts.append(bot.consider(begun().perspective(ZERO)))
    assert thoughts[0] == thoughts[1]
    assert bot.name == spec
    assert sum(thought.visits for thought in thoughts[0]) == int(spec[7:9])


def test_several_processes_find_what_one_finds_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    together = Ismcts(RIDDLE, Luck(seed_from(1)), Budget(worlds=60, processes=3)).consider(
        begun().perspective(ZERO)
    )
    monkeypatch.delattr("os.fork")
    alone = Ismcts(RIDDLE, Luck(seed_from(1)), Budget(worlds=60, processes=3)).consider(
        begun().perspective(ZERO)
    )
    assert together == alone


def test_the_interval_holds_the_truth_and_shrinks() -> None:
    few = Ismcts(RIDDLE, Luck(seed_from(3)), Budget(worlds=60)).consider(begun().perspective(ZERO))
    many = Ismcts(RIDDLE, Luck(seed_from(3)), Budget(worlds=2000)).consider(begun().perspective(ZERO))
    assert many[0].option == SAFE
    assert many[0].low < 0.4 < many[0].high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_a_budget_of_time_is_kept_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def tick() -> float:
        now[0] += 0.125
        return now[0]

    monkeypatch.setattr("ludoteca.bots.ismcts.bot.perf_counter", tick)
    thoughts = Ismcts(RIDDLE, Luck(seed_from(1)), Budget(seconds=2.0)).consider(begun().perspective(ZERO))
    assert sum(thought.visits for thought in thoughts) == 15


@pytest.mark.parametrize(
    ("worlds", "tried"),
    [
        ([0.4, 0.4, 0.4], 2),
        ([0.01, 0.35, 0.35, 0.35], 3),
        ([0.6, 0.01], 1),
        ([1.5], 1),
        ([0.05] * 30, 18),
    ],
)
def test_no_world_is_begun_for_which_there_may_be_no_time(
    worlds: list[float], tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one second: what the longest world has taken so far must be left, and a tenth of the second in any case."""
    now = 0.0
    coming = iter(worlds)

    def judge(match: Match) -> list[float]:
        nonlocal now
        now += next(coming)
        return [0.5, 0.5]

    monkeypatch.setattr("ludoteca.bots.ismcts.bot.perf_counter", lambda: now)
    guide = replace(RIDDLE, chances=whoever(judge))
    thoughts = Ismcts(guide, Luck(seed_from(1)), Budget(seconds=1.0)).consider(begun().perspective(ZERO))
    assert sum(thought.visits for thought in thoughts) == tried
    assert now <= max(1.0, worlds[0])


@pytest.mark.parametrize("text", ["", "0", "-3", "x", "0s", "s", "200x0", "200x", "1e3", "nan", "nans"])
def test_a_budget_that_makes_no_sense_is_told_with_what_does(text: str) -> None:
    with pytest.raises(LookupError, match="is no budget; ismcts:200 searches 200 worlds"):
        parse(text)


# -- real games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_the_search_plays_a_whole_match(game: str, finish: Callable[[str, str], Match]) -> None:
    assert finish(game, "ismcts:2").over


@pytest.fixture
def finish() -> Callable[[str, str], Match]:
    """Plays a match of two seats between bots of one kind."""

    def play(game: str, spec: str) -> Match:
        match = find(game).start(near(game, 2), seed_from("whole"))
        bots = [make(spec, find(game), Luck(seed_from("whole", seat))) for seat in range(match.seats)]
        while not match.over:
            decision = next(iter(match.pending.values()))
            match.take(decision, bots[decision.seat].decide(match.perspective(Seat(decision.seat))))
        return match

    return play
