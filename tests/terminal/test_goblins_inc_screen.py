"""Goblins, Inc. in the terminal: whole matches, all languages, widths, secrets, drawings, and what a question mark says."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.facets.standing import standing
from ludoteca.games.goblins_inc.asks import LIFT, PUT, SHIFT
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EAST, SOUTH, square_at
from ludoteca.games.goblins_inc.pieces import NAMES, NUMBERS, TILES, TURNS
from ludoteca.games.goblins_inc.screen import now, typed
from ludoteca.games.goblins_inc.screen_robot import RobotPicture, robot_drawing, tile_drawing
from ludoteca.games.goblins_inc.table import Phase, Table
from ludoteca.games.goblins_inc.words import about_card, card, option, tell
from ludoteca.games.goblins_inc.words import choice as chosen
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, read_answer
from ludoteca.terminal.picture import draw, scene_of
from tests.playing import stray
from tests.terminal.sitting import WIDTHS, run

PLAYERS = Players(["you", "uniform", "uniform", "uniform"])
SQUARES = "".join([f"{row}.{column}\n" for row in range(1, 6) for column in range(1, 6)])
MANY = ("1\n1 2\n1 2 3 4\n" + SQUARES) * 200
"""Whatever the question, one of these answers it."""
TYPED = (
    "lay", "bet_on", "drive", "pick", "use", "tape", "lift", "put", "nitro", "homing", "turn_to", "dynamite",
    "order", "token",
)  # fmt: skip
ENGLISH = language("en")


def scene(
    match: Match, seat: Seat, code: str = "en", height: int | None = None, width: int = 80
) -> TerminalScene:
    """What a seat is shown."""
    terminal = Terminal(io.StringIO(), io.StringIO())
    terminal.console.width = width
    players = Players(PLAYERS.specs[: match.seats])
    shown = scene_of(match, seat, players, terminal, language(code))
    object.__setattr__(shown, "height", height)
    return shown


def screen(match: Match, seat: Seat, code: str = "en", height: int | None = None, width: int = 80) -> str:
    """What a seat sees, without the log, which the kernel redacts."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out)
    terminal.console.width = width
    shown = scene(match, seat, code, height, width)
    draw(terminal, find("goblins_inc").screen, find("goblins_inc").words, shown, [], "")
    return out.getvalue()


def until(ask: str) -> tuple[Match, Seat]:
    """A match of two that strays until somebody is asked this, and who it is."""
    for number in range(60):
        match = Match.start(RULES, 2, seed_from("until", number))
        luck = Luck(seed_from("until", number))
        while not match.over:
            for seat, decision in match.pending.items():
                if decision.ask.name == ask:
                    return match, seat
            stray(match, luck)
    pytest.fail(f"nobody was ever asked {ask}")


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "code"), [("you,uniform", "ru"), ("uniform,you,uniform,uniform", "nl")])
def test_a_whole_match_can_be_played(
    code: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.record"
    words = ("play", "goblins_inc", "--seats", seats, "--lang", code, "--seed", 1, "--record", path)
    shown = run(monkeypatch, MANY, *words)
    assert language(code).text("common-sheet-title") in shown
    assert Record.parse(path.read_text()).winners is not None


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_nothing_is_left_in_english(code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ("play", "goblins_inc", "--seats", "you,uniform,uniform", "--lang", code, "--seed", 2)
    shown = run(monkeypatch, "?\n? 1\ns\nu\n99\nх\n" + MANY, *words, "--record", tmp_path / "r")
    prose = "\n".join(line for line in shown.splitlines() if ">" not in line and str(tmp_path) not in line)
    foreign = set(re.findall(r"[a-z]{2,}", prose.casefold())) - {"goblins", "inc", "uniform", "tw"}
    assert {word for word in foreign if not re.fullmatch(r"[0-9a-f]+", word)} == set()


@cache
def strayed(seats: int, version: str) -> Match:
    """A match at random to its end, played once for all languages."""
    match = Match.start(RULES, seats, seed_from("told", seats, version), {"version": version})
    luck = Luck(seed_from("told", seats))
    while not match.over:
        stray(match, luck)
    return match


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(("seats", "version"), [(2, "full"), (3, "standard"), (4, "team"), (4, "standard")])
def test_every_event_and_score_line_of_a_match_can_be_told(code: str, seats: int, version: str) -> None:
    words = language(code)
    match = strayed(seats, version)
    players = Players(PLAYERS.specs[:seats])
    for viewer in (Seat(0), SPECTATOR):
        lines = tell(match.events(viewer), viewer, players.names(viewer))
        assert all("goblins_inc" not in words.say(line.message) for line in lines)
        assert all(line.rule.startswith("goblins_inc §") for line in lines)
    for line in match.outcome().lines:
        assert words.say(find("goblins_inc").words.score_line(line))


@pytest.mark.parametrize("code", languages())
def test_every_piece_and_every_option_is_explained(code: str) -> None:
    words = language(code)
    for name in NUMBERS:
        assert words.say(card(name))
        assert words.say(about_card(name).message)
    for one in RULES.identity.options:
        assert len({words.say(option(one.name, value)) for value in one.values}) == len(one.values)


# -- the screen ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "code"), WIDTHS)
def test_no_line_is_wider_than_the_terminal(
    code: str, columns: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "goblins_inc", "--lang", code, "--seats", "you,uniform,uniform,uniform", "--seed", 4)
    shown = run(monkeypatch, "?\ns\n? 1\n" + MANY, *words, "--record", tmp_path / "r", columns=columns)
    wide = [line for line in shown.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


@pytest.mark.parametrize("code", languages())
def test_a_small_screen_scrolls_by_four_lines_at_most(code: str) -> None:
    for seats in (2, 4):
        match = Match.start(RULES, seats, seed_from("small", seats))
        luck = Luck(seed_from("small"))
        asked: list[str] = []
        while match.table.round == 1 and not match.over:
            for seat, decision in match.pending.items():
                asked.append(decision.ask.name)
                if asked.count(decision.ask.name) % 8 == 1:
                    assert len(screen(match, seat, code, height=24).splitlines()) <= 24 + 4
            stray(match, luck)


def test_a_screen_is_the_same_in_every_world_the_seat_can_imagine() -> None:
    match = Match.start(RULES, 4, seed_from("screens"), {"version": "full"})
    luck = Luck(seed_from("worlds"))
    asked = 0
    while not match.over:
        seat = Seat(asked % 4)
        world = match.imagine(seat, luck)
        assert screen(world, seat) == screen(match, seat)
        assert standing(RULES, world.view(seat)) == standing(RULES, match.view(seat))
        for _ in range(5):
            if not match.over:
                stray(match, luck)
        asked += 1
    assert asked > 20


def test_a_spectator_sees_neither_agendas_nor_choices() -> None:
    match, _ = until("drive")
    shown = screen(match, SPECTATOR)
    assert "Robot 1: " in shown
    assert "agendas" not in shown.casefold()
    assert "Aim at" not in shown


@pytest.mark.parametrize("code", languages())
def test_every_answer_can_be_typed_as_it_is_shown(code: str) -> None:
    for ask in TYPED:
        match, seat = until(ask)
        question = scene(match, seat, code).question
        assert question is not None
        for choice in question.choices:
            typed = choice.label if choice.number else "0"
            assert read_answer(typed, question) == choice.text


@pytest.mark.parametrize("code", languages())
def test_every_choice_that_is_not_typed_as_a_place_has_its_number_on_the_screen(code: str) -> None:
    match = Match.start(RULES, 4, seed_from("choices"))
    luck = Luck(seed_from("choices"))
    while not match.over:
        for seat in match.pending:
            question = scene(match, seat, code).question
            assert question is not None
            if question.ask in ("lay", "put", "lift", "tape") or len(question.choices) > 24:
                continue
            shown = screen(match, seat, code)
            for choice in question.choices:
                assert re.search(rf"(?<!\d){choice.number} ", shown)
        stray(match, luck)


@pytest.mark.parametrize("ask", ["lay", "put", "lift", "tape"])
def test_a_number_that_is_not_on_the_screen_is_no_answer(ask: str) -> None:
    match, seat = until(ask)
    question = scene(match, seat).question
    assert question is not None
    for number in range(1, len(question.choices) + 1):
        with pytest.raises(Unclear):
            read_answer(str(number), question)


@pytest.mark.parametrize("ways", sorted({len(TURNS[tile]) for tile in TILES}))
def test_a_tile_that_looks_the_same_may_be_turned_any_way(ways: int) -> None:
    name = next(NAMES[tile] for tile in TILES if len(TURNS[tile]) == ways)
    choices = [TerminalChoice(turn + 1, f"2.3/{turn}", "") for turn in range(ways)]
    question = typed(TerminalQuestion("lay", "", (name,), tuple(choices), (), (), 1, None))
    for turn in range(4):
        assert read_answer(f"2.3/{turn}", question) == f"2.3/{turn % ways}"


def test_a_turn_is_told_in_degrees() -> None:
    assert [ENGLISH.say(chosen("lay", text, [])) for text in ("3.2/0", "3.2/1", "3.2/3")] == [
        "3.2", "3.2, turned 90°", "3.2, turned 270°",
    ]  # fmt: skip


@pytest.mark.parametrize("ask", ["lay", "put"])
def test_every_square_on_which_a_tile_can_be_laid_is_named_on_the_yard(ask: str) -> None:
    match, seat = until(ask)
    question = scene(match, seat).question
    assert question is not None
    shown = screen(match, seat)
    own = match.table.team_of(seat)
    for choice in question.choices:
        if choice.text == PASS_TEXT:
            continue
        place = choice.text.partition("/")[0]
        row, column = place.split(".")
        if match.table.tiles[own][square_at(int(row), int(column))] is None:
            assert place in shown


def test_the_crane_shows_the_tile_that_it_has_lifted() -> None:
    match, seat = until(LIFT.name)
    lifted = str(scene(match, seat).question.choices[0].text)  # type: ignore[union-attr]  # it is asked
    row, column = lifted.split(".")
    tile = match.table.tiles[match.table.team_of(seat)][square_at(int(row), int(column))]
    match.answer_text(seat, lifted)
    question = scene(match, seat).question
    assert question is not None
    assert (question.ask, [NUMBERS[name] for name in question.about]) == (PUT.name, [tile])


def test_a_batch_is_drawn_while_it_is_laid_as_it_will_lie() -> None:
    match, seat = until("lay")
    luck = Luck(seed_from("batch"))
    while len(match.view(seat).decision.earlier) < 4:  # type: ignore[union-attr]  # it is asked
        match.take(match.decision(seat), luck.below("spot", len(match.decision(seat).options)))
    drawn = _drawn(screen(match, seat))
    match.take(match.decision(seat), 0)
    while match.table.step == 1:
        busy = next(iter(match.pending.values()))
        # Nobody shifts a tile any more.
        last = len(busy.options) - 1
        place = last if busy.ask is SHIFT else luck.below("spot", last + 1)
        match.take(busy, place)
    later = _drawn(screen(match, seat))
    assert len(drawn) == 4
    assert {place: later[place] for place in drawn} == drawn


def _drawn(shown: str) -> dict[tuple[str, int], str]:
    """The squares of the own yard with a tile, by row and column of the drawing, without the mark of loose ones."""
    found: dict[tuple[str, int], str] = {}
    for line in shown.splitlines():
        if re.match(r"[1-5]\.[│┝]", line):
            cells = re.split(r"[│┝┿┥#]", line[2:39])[1:6]
            for number, cell in enumerate(cells):
                text = cell.strip("━ ").rstrip("~")
                if text[:1] in ("W", "A", "E", "D") and text:
                    found[line[:2], number] = text
    return found


# -- drawings --------------------------------------------------------------------------------------


def built(*tiles: tuple[str, int, int, int], phase: Phase = Phase.CHOOSE) -> Table:
    """A table on which robot 0 has these tiles: name, row, column, turn."""
    table = Match.start(RULES, 2, seed_from("built")).table
    assert isinstance(table, Table)
    table.phase = phase
    for name, row, column, turn in tiles:
        table.lay(0, NUMBERS[name], square_at(row, column), turn)
    return table


def lines_of(table: Table, faces_up: bool = True, framed: bool = True) -> list[str]:
    """The drawing of robot 0."""
    plan = RobotPicture(table, 0, faces_up, framed, {}, (), ())
    return [line.plain.rstrip() for line in robot_drawing(ENGLISH, plan)]


def test_joined_edges_are_one_heavy_line_and_others_end_at_the_border() -> None:
    lines = lines_of(
        built(("decoration-NESW#1", 3, 4, 0), ("weapon-ESW-N#1", 3, 2, 2), ("engine-NS", 2, 4, 1))
    )
    middle = lines[6]
    assert middle.startswith("3.│  ·   ┝━W↓  ━┿━")
    assert middle.endswith("━┿━D   ━┥  ·   │")
    assert "┝━E   ━┥" in lines[4]
    assert lines[5].endswith("┼──┰───┼──────┤")


def test_an_upgraded_tile_shows_both_of_its_marks_or_a_two() -> None:
    drawn = [tile_drawing(ENGLISH, NUMBERS[name], 1)[1].plain for name in ("weapon2-SW-NE", "engine2-NS")]
    assert drawn == ["┝━W→↓  │", "┝━E2  ━┥"]


def test_the_own_robot_is_drawn_with_its_front_at_the_top() -> None:
    table = built(("weapon-ESW-N#1", 3, 4, 0))
    table.fronts[0] = EAST
    lines = lines_of(table)
    assert lines[0].split() == ["1.", "2.", "3.", "4.", "5."]
    assert lines[1].startswith("  ╒═")
    assert lines[4] == ".4│  ·   │  ·   │ W←  ━┥  ·   │  ·   │"


def test_the_enemy_is_drawn_with_its_front_at_the_bottom() -> None:
    lines = lines_of(built(("weapon-ESW-N#1", 1, 1, 0)), faces_up=False)
    assert lines[-1].split() == [".5", ".4", ".3", ".2", ".1"]
    assert lines[-2].startswith("  ╘═")
    assert lines[-3].startswith("1.│")
    assert lines[-3].endswith("┝━W↓  ━┥")


@pytest.mark.parametrize("framed", [True, False])
def test_arrows_stand_along_the_side_that_is_attacked(framed: bool) -> None:
    table = built(phase=Phase.BEFORE)
    table.edges[1] = SOUTH
    assert re.findall(r"\d↑", lines_of(table, framed=framed)[-1]) == ["1↑", "2↑", "3↑", "4↑", "5↑"]
    table.edges[1] = EAST
    assert [line[-1] for line in lines_of(table, framed=framed) if "│" in line] == ["←"] * 5


def test_a_token_lies_between_its_two_tiles_or_on_its_one() -> None:
    table = built(
        ("decoration-NESW#1", 3, 4, 0), ("decoration-NESW#2", 3, 5, 0), ("decoration-NESW#3", 2, 4, 0)
    )
    right, below = square_at(3, 5), square_at(3, 4)
    table.tokens[0] = [1 << below | 1 << right, 1 << below | 1 << square_at(2, 4), 1 << right]
    lines = lines_of(table)
    assert lines[6].endswith("━D   ━#━D#  ━┥")
    assert lines[5].endswith("┼──#───┼──┰───┤")


def test_two_tokens_between_two_tiles_are_counted() -> None:
    table = built(("decoration-NESW#1", 3, 4, 0), ("decoration-NESW#2", 3, 5, 0))
    table.tokens[0] = [1 << square_at(3, 4) | 1 << square_at(3, 5)] * 2
    assert lines_of(table)[6].endswith("━D   ━2━D   ━┥")


def test_a_loose_tile_and_a_forbidden_square_are_marked_while_building() -> None:
    table = built(("engine-NS", 2, 3, 1), phase=Phase.ASSEMBLY)
    text = "\n".join(lines_of(table))
    assert "E~" in text
    assert text.count("╳") == 4
    table.phase = Phase.CHOOSE
    assert "╳" not in "\n".join(lines_of(table))


def test_a_tile_is_drawn_in_every_turn_that_looks_different() -> None:
    for tile in TILES:
        drawings = {tuple([line.plain for line in tile_drawing(ENGLISH, tile, turn)]) for turn in range(4)}
        assert len(drawings) == len(TURNS[tile])


def test_the_cockpit_shows_a_letter_for_every_goblin() -> None:
    match = Match.start(RULES, 4, seed_from("cockpit"))
    table = match.table
    crew = table.crews[0]
    table.goblins[crew[0]] = 1
    letters = ["RBYG"[seat] for seat in crew]
    assert f"┝━{letters[0]}{letters[1] * 2} ━┥" in "\n".join(lines_of(table))


# -- the question mark -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "wanted", "rule"),
    [
        ("?", "You hold five tiles.", "§7.2"),
        ("? weapon", "A weapon with 1 arrow.", "§8"),
        ("? upgraded weapon", "A weapon with 2 arrows.", "§8"),
        ("? metalhead", "2 points for every upgraded tile left on your robot.", "§12.3"),
        ("? duct tape", "put a defense token on one of your tiles", "§11"),
        ("? crane + homing", "Homing. After the roll: turn one of your dice", "§11"),
        ("? girder", "nobody builds on the squares 2.1, 2.5, 4.1, 4.5", "§6"),
        ("? snitch", "4 points if your team loses the battle.", "§12.3"),
    ],
)
def test_a_question_mark_explains_the_question_or_a_piece_and_cites_the_rule(
    typed: str, wanted: str, rule: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "goblins_inc", "--seats", "you,uniform", "--lang", "en", "--seed", 1)
    shown = run(monkeypatch, f"{typed}\n", *words, "--record", tmp_path / "r").split(f"> {typed}\n")[1]
    assert wanted in re.sub(r"\s+(goblins_inc §\S+\s*)?", " ", shown)
    assert f"goblins_inc {rule}" in shown


def test_an_agenda_tells_what_it_would_pay_once_the_robots_are_built() -> None:
    match, seat = until("keep")
    colour = ("red", "blue")[seat]
    table = match.table
    told = now(scene(match, seat), f"guardian#{colour}")
    assert told is not None
    assert told.message.arguments["points"] == len(table.robot(table.team_of(seat))) // 2
    early, first = until("lay")
    assert now(scene(early, first), f"guardian#{colour}") is None
