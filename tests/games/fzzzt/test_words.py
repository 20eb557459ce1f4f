"""What Fzzzt! says: a tie is named where it decides, and a widget tells which card serves as which symbol."""

from __future__ import annotations

import pytest

from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.pieces import SHOWS, SYMBOLS
from ludoteca.games.fzzzt.scoring import serving
from ludoteca.games.fzzzt.words import BY_NAME, score_line, tell
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from tests.games.fzzzt.positions import bid, match_at
from tests.playing import drift, play, start

PLAYERS = [Message("common-player", {"number": number}) for number in (1, 2, 3)]


def told(match: Match) -> list[str]:
    """The log as a spectator reads it."""
    events = match.events(SPECTATOR)
    return [language("en").say(line.message) for line in tell(events, SPECTATOR, PLAYERS)]


def test_a_tie_is_named_where_it_decides() -> None:
    match = match_at(["M1 R3-N", "M2 R3-O"], "R2-N", chief=1)
    play(match, bid(1, "R3-O"), bid(0, "R3-N"))
    assert [line for line in told(match) if "tie" in line and line.startswith("Player 2 wins")]


def test_without_a_tie_none_is_named() -> None:
    match = match_at(["M1 R3-N", "M2 R2-O"], "R2-N", chief=1)
    play(match, bid(1, "R2-O"), bid(0, "R3-N"))
    assert not [line for line in told(match) if "tie" in line]


def test_each_symbol_of_each_widget_is_served_by_a_card_that_shows_it() -> None:
    cards = tuple([BY_NAME[name] for name in ("R2-N", "R2-C", "R1-NC-S3", "R1-CB-S1")])
    made = serving(BY_NAME["P2-NC"], cards, 2)
    assert sorted(card for widget in made for card in widget.values()) == sorted(cards)
    for widget in made:
        assert {SYMBOLS[symbol] for symbol in widget} == {"N", "C"}
        assert all(SHOWS[card] >> symbol & 1 for symbol, card in widget.items())


def test_the_score_sheet_says_which_card_serves_as_which_symbol() -> None:
    facts: dict[str, int | str | None] = {"unit": "P2-NC", "count": 1, "cards": "R2-N UPG#1"}
    line = language("en").say(score_line(ScoreLine(Seat(0), "widgets", 5, "fzzzt §7.2", facts)))
    assert "nut = Robot 2 (nut)" in line
    assert "cog = Robot Upgrade" in line


def test_fewer_robots_are_named_where_they_decide_and_nowhere_else() -> None:
    def named(*hands: str) -> list[str]:
        lines = match_at(list(hands), phase="over", round=5, deck_size=0).outcome().lines
        return [line.name for line in lines if line.name == "tie_break"]

    assert named("M1 R2-N R2-O", "M2 R4-N") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_shown_at_any_time_who_plays_which_mechanic(seats: int) -> None:
    match = start(RULES, seats, "mechanics")
    known = match.view(SPECTATOR).facts["mechanics"]
    assert isinstance(known, list)
    assert sorted(known) == list(range(1, seats + 1))
    for _ in range(60):
        drift(match, 1)
        for viewer in viewers(seats):
            assert match.view(viewer).facts["mechanics"] == known
