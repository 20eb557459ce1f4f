"""The screens: as wide as they may be, and showing nothing that a seat may not know."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len

from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.facets.standing import standing
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.picture import draw, scene_of
from tests.playing import stray
from tests.terminal.sitting import WIDTHS, run

PLAYERS = Players(["you", "uniform", "greedy"])


def screen(match: Match, seat: Seat, code: str = "en") -> str:
    """What a seat sees, without the log, which the kernel redacts."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out)
    scene = scene_of(match, seat, PLAYERS, terminal, language(code))
    draw(terminal, find("fzzzt").screen, find("fzzzt").words, scene, [], "")
    return out.getvalue()


@pytest.mark.parametrize("memory", ["last", "full"])
def test_a_screen_is_the_same_in_every_world_the_seat_can_imagine(memory: str) -> None:
    match = Match.start(RULES, 3, seed_from("screens", memory), {"log": memory})
    luck = Luck(seed_from("worlds", memory))
    while not match.over:
        for seat in (Seat(0), Seat(1), Seat(2)):
            world = match.imagine(seat, luck)
            assert screen(world, seat) == screen(match, seat)
            assert standing(RULES, world.view(seat)) == standing(RULES, match.view(seat))
        stray(match, luck)


def test_a_spectator_sees_no_hand() -> None:
    match = Match.start(RULES, 3, seed_from("spectator"), {"log": "last"})
    assert "Hands" not in screen(match, SPECTATOR)


def test_the_standing_of_a_finished_match_is_its_score() -> None:
    match = Match.start(RULES, 3, seed_from("standing"))
    luck = Luck(seed_from("stray"))
    while not match.over:
        stray(match, luck)
    for seat in (Seat(0), Seat(1), Seat(2)):
        assert sum(line.points for line in standing(RULES, match.view(seat))) == match.outcome().scores[seat]


@pytest.mark.parametrize(("columns", "code"), WIDTHS)
def test_no_line_is_wider_than_the_terminal(code: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "fzzzt", "--lang", code, "--seats", "you,greedy,greedy,uniform", "--seed", 4)
    typed = "?\ns\n" + "1 2\n1\n" * 60
    shown = run(monkeypatch, typed, *words, columns=columns)
    wide = [line for line in shown.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if ".record" not in line] == []


def test_a_wide_terminal_is_not_filled() -> None:
    assert Terminal(io.StringIO(), io.StringIO()).width <= 100


@pytest.mark.parametrize("code", languages())
def test_every_card_fits_its_place_on_a_belt_of_80_columns(code: str) -> None:
    words = language(code)
    tiles = [
        words.text("fzzzt-tile-robot", power=5),
        words.text("fzzzt-tile-upgrade"),
        words.text("fzzzt-tile-unit"),
    ]
    assert max(len(f"▼{tile}") for tile in tiles) <= 8


def test_text_without_a_terminal_has_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in run(monkeypatch, "?\ns\n1\nq\n", "play", "fzzzt")
