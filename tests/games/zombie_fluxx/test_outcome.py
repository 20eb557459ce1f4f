"""Who has won: one seat, the zombies, or nobody because a draw was called. Rules section 7, ruling R-43."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.facets.encoding.lanes import Reward, rewards_of
from ludoteca.facets.insight import shares
from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Verdict
from ludoteca.kernel.seat import Seat
from ludoteca.server.scene import scene_of
from ludoteca.terminal.sheet import winners
from tests.games.zombie_fluxx.positions import match_at
from tests.playing import play


def drawn() -> Match:
    """A match of three that was called a draw."""
    match = match_at(seats=3, phase="begin", turns=300)
    return play(match, *[(str(seat), "call_draw", "draw") for seat in range(3)])


def eaten() -> Match:
    """A match of two that the zombies win as the only card in hand is played."""
    return match_at(
        seats=2,
        hands={0: "zombie-victory", 1: "..."},
        creepers={0: "zombie#1 zombie#2 zombie#3 zombie-pair#1", 1: "zombie#4 zombie#5 zombie#6 zombie#7"},
    )


def told(match: Match, code: str) -> str:
    """Who has won, in a language."""
    players = [Message("common-player", {"number": seat + 1}) for seat in range(match.seats)]
    return language(code).say(winners(match.outcome(), players, 0, find("zombie_fluxx").words))


def test_nobody_wins_or_loses_a_match_that_is_called_a_draw() -> None:
    outcome = drawn().outcome()
    assert (outcome.verdict, outcome.winners, outcome.ranks) == (Verdict.DRAW, (), (1, 1, 1))
    assert shares(outcome) == [0, 0, 0]
    assert [rewards_of(outcome, 3, kind) for kind in Reward] == [[0, 0, 0]] * 3


def test_nobody_wins_where_the_zombies_do() -> None:
    match = eaten()
    outcome = match.outcome()
    assert match.over
    assert (outcome.verdict, outcome.winners, outcome.ranks) == (Verdict.DECIDED, (), (2, 2))
    assert rewards_of(outcome, 2, Reward.WIN) == [-1, -1]


@pytest.mark.parametrize(("made", "last"), [(drawn, "end 3 draw"), (eaten, "end 0 won nobody")])
def test_a_record_says_so_and_reads_again(made: Callable[[], Match], last: str) -> None:
    record = made().record()
    assert record.text().splitlines()[-1].startswith(last)
    again = Record.parse(record.text())
    assert Match.replay(RULES, again).outcome() == made().outcome()


def test_an_older_record_of_a_draw_says_that_all_have_won_and_still_replays() -> None:
    record = drawn().record()
    record.winners, record.verdict = [0, 1, 2], Verdict.DECIDED
    older = Record.parse(record.text())
    assert older.text().splitlines()[-1].startswith("end 3 won 0,1,2")
    assert Match.replay(RULES, older).outcome().verdict is Verdict.DRAW


def test_who_has_won_is_told_in_words() -> None:
    assert told(drawn(), "en") == "The match is a draw."
    assert told(eaten(), "en") == "The zombies win: everybody loses."
    assert told(drawn(), "ru") == "Ничья."


@pytest.mark.parametrize(
    ("made", "unwon"), [(drawn, "common-won-draw"), (eaten, "zombie_fluxx-event-zombies")]
)
def test_the_browser_is_told_who_has_won(made: Callable[[], Match], unwon: str) -> None:
    match: Match = made()
    names = [Message("common-player", {"number": seat + 1}) for seat in range(match.seats)]
    sent = scene_of(match, Seat(0), names).outcome
    assert sent is not None and sent.unwon is not None
    assert (sent.winners, sent.unwon.id) == ([], unwon)


def test_a_simulation_tells_lost_matches_from_shared_ones() -> None:
    result = simulate("zombie_fluxx", 2, 30, 5)
    assert result.lost > 0
    assert sum(result.wins) + result.draws + result.lost == 30
