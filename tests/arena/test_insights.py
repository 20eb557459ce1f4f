"""Rulings on insights: what is counted of a finished match."""

from collections.abc import Iterator

import pytest

from ludoteca.arena.timing import faults_of, play_timed
from ludoteca.bots.supervision import Alarm, Supervised
from ludoteca.facets.insight import Sheet
from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.games.fzzzt import insight as fzzzt
from ludoteca.games.fzzzt.scoring import outcome
from ludoteca.games.goblins_inc import insight as goblins_inc
from ludoteca.games.red_rising import insight as red_rising
from ludoteca.games.red_rising.pieces import CORE, NUMBERS
from ludoteca.games.zombie_fluxx import insight as zombie_fluxx
from ludoteca.games.zombie_fluxx.table import Result, keepers_zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

TABLES = [("fzzzt", 2), ("fzzzt", 4), ("zombie_fluxx", 3), ("red_rising", 1), ("red_rising", 3)]
TABLES += [("goblins_inc", 2), ("goblins_inc", 3), ("goblins_inc", 4)]


def finished(game: str, players: int, seed: int = 1, options: dict[str, str] | None = None) -> Match:
    """A match that uniform bots have played to its end, watched as in the arena."""
    match = Match.start(
        find(game).rules, players, seed_from("insight", seed), options, find(game).insight.log
    )
    with Alarm(0) as alarm:
        lucks = [Luck(seed_from(seed, seat)) for seat in range(players)]
        bots = [Supervised("uniform", find(game), luck, alarm) for luck in lucks]
        play_timed(match, bots, alarm)
    assert not faults_of(bots) and match.over
    return match


def several(game: str, players: int, number: int) -> Iterator[tuple[Match, Sheet]]:
    for seed in range(number):
        match = finished(game, players, seed)
        yield match, find(game).insight.collect(match)


def total(sheet: Sheet, topic: str) -> float:
    return sum(line[1] for line in sheet.get(topic, {}).values())


def count(sheet: Sheet, topic: str) -> float:
    return sum(line[0] for line in sheet.get(topic, {}).values())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_item_of_a_topic_has_a_name(game: str, players: int) -> None:
    insight = find(game).insight
    seen: set[str] = set()
    for _, sheet in several(game, players, 3):
        for topic in insight.topics:
            for item in sheet.get(topic.key, {}):
                name = topic.name(item)
                assert language("en").say(name) if isinstance(name, Message) else name
                seen.add(topic.key)
        assert set(sheet) <= {topic.key for topic in insight.topics}
    assert seen == {topic.key for topic in insight.topics} or (game, players) == ("red_rising", 1)


def test_in_fzzzt_every_card_counts_for_its_owner() -> None:
    for match, sheet in several("fzzzt", 3, 4):
        owned = [fzzzt.Works(match.table, Seat(seat)) for seat in range(3)]
        assert count(sheet, "held") == sum(len(works.cards) + len(works.units) for works in owned)


def test_in_fzzzt_the_works_are_worth_the_score() -> None:
    for match, _ in several("fzzzt", 3, 4):
        scores = outcome(match.table).scores
        assert [fzzzt.Works(match.table, Seat(seat)).worth() for seat in range(3)] == list(scores)


def test_in_fzzzt_a_fzzzt_costs_the_winner_a_point() -> None:
    sheets = [sheet for _, sheet in several("fzzzt", 2, 6)]
    lines = [sheet["worth"]["FZ#1"] for sheet in sheets if "FZ#1" in sheet["worth"]]
    assert lines and all(worth == -held for held, worth in lines)


def test_in_zombie_fluxx_a_match_ends_by_one_goal_of_those_in_play() -> None:
    kinds: set[Result] = set()
    for match, sheet in several("zombie_fluxx", 3, 12):
        [(ending, line)] = sheet["goals"].items()
        assert line == [1, 1]
        goals = [match.names[goal] for goal in match.table.goals]
        assert ending in goals or ending in (zombie_fluxx.BOSS, zombie_fluxx.NO_GOAL)
        kinds.add(match.table.result)
    assert {Result.WON, Result.ZOMBIES} <= kinds


def test_in_zombie_fluxx_the_keepers_of_the_winner_have_won() -> None:
    for match, sheet in several("zombie_fluxx", 3, 6):
        winner = match.table.winner
        held = 0 if winner is None else len(match.table.zones.cards[keepers_zone(winner)])
        assert total(sheet, "keepers") == held


def test_in_red_rising_all_hands_are_counted_and_the_winning_one_has_won() -> None:
    for match, sheet in several("red_rising", 3, 4):
        hands = [match.table.hand(Seat(seat)) for seat in range(3)]
        [winner] = match.outcome().winners
        assert count(sheet, "hands") == sum(len(hand) for hand in hands)
        assert total(sheet, "hands") == len(hands[winner])


def test_in_red_rising_the_sources_add_up_to_the_score_of_the_winner() -> None:
    for match, sheet in several("red_rising", 3, 6):
        [winner] = match.outcome().winners
        assert total(sheet, "sources") == match.outcome().scores[winner]
        assert set(sheet["sources"]) == set(red_rising.SOURCES)


def test_in_red_rising_a_card_brings_at_least_its_core_value_unless_a_clause_takes_some() -> None:
    for match, sheet in several("red_rising", 2, 4):
        winners = match.outcome().winners
        lines = [line for line in match.outcome().lines if line.seat in winners and "card" in line.facts]
        taken = {str(line.facts["card"]) for line in lines if line.points < 0}
        for name, (held, points) in sheet["cards"].items():
            assert name in taken or points >= held * CORE[NUMBERS[name]]


def test_in_red_rising_the_hand_of_the_automa_is_nobodys() -> None:
    for match, sheet in several("red_rising", 1, 3):
        assert count(sheet, "hands") == len(match.table.hand(Seat(0)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_goblins_inc_every_round_has_one_battle_and_all_tiles(players: int) -> None:
    for match, sheet in several("goblins_inc", players, 4):
        rounds = match.table.round
        assert all(line[0] == rounds for line in sheet["battles"].values())
        assert total(sheet, "battles") == rounds
        assert count(sheet, "tiles") == rounds * 40
        assert total(sheet, "tiles") == rounds * 20


def test_in_goblins_inc_the_last_battle_is_that_of_the_table() -> None:
    endings: set[str] = set()
    for match, _ in several("goblins_inc", 2, 12):
        events = goblins_inc.rounds(match.table.zones.log or [])[-1]
        sheet: Sheet = {}
        goblins_inc._battle(sheet, events)
        [ending] = [item for item, line in sheet["battles"].items() if line[1]]
        out = [match.table.is_out(team) for team in (0, 1)]
        assert ending == {2: "double", 1: "knock-out"}.get(sum(out), ending)
        assert any(out) == (ending in ("double", "knock-out"))
        endings.add(ending)
    assert {"knock-out", "damage"} <= endings


def test_in_goblins_inc_agendas_bring_the_points_of_the_score_sheet() -> None:
    for match, sheet in several("goblins_inc", 4, 3):
        lines = [line.points for line in match.outcome().lines if "card" in line.facts]
        assert (count(sheet, "agendas"), total(sheet, "agendas")) == (len(lines), sum(lines))
