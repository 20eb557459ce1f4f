"""Zombie Fluxx in the terminal: whole matches, all languages, widths, secrets, and what a question mark says."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.facets.standing import standing
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.in_force import blocked, meets
from ludoteca.games.zombie_fluxx.needs import needs
from ludoteca.games.zombie_fluxx.pieces import DEMANDS
from ludoteca.games.zombie_fluxx.words import tell
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.picture import draw, scene_of
from ludoteca.terminal.session import TerminalSession
from tests.playing import stray
from tests.terminal.sitting import WIDTHS, run

PLAYERS = Players(["you", "uniform", "greedy"])
SEATS = [Seat(0), Seat(1), Seat(2)]
ANSWERS = "1\n1 2\n1 2 3\n1 2 3 4\n1 2 3 4 5\n1 2 3 4 5 6\n"
"""Whatever the question, one of these answers it."""
MANY = ANSWERS * 150


def screen(match: Match, seat: Seat, code: str = "en", height: int | None = None, width: int = 80) -> str:
    """What a seat sees, without the log, which the kernel redacts."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out)
    terminal.console.width = width
    players = Players(PLAYERS.specs[: match.seats])
    scene = scene_of(match, seat, players, terminal, language(code))
    if height is not None:
        object.__setattr__(scene, "height", height)
    draw(terminal, find("zombie_fluxx").screen, find("zombie_fluxx").words, scene, [], "")
    return out.getvalue()


def sit_down(typed: str, path: Path, position: dict[str, Any], code: str = "en") -> str:
    """Play from a position with these lines typed; returns all that was shown."""
    out = io.StringIO()
    seats = ["you"] + ["uniform"] * (int(position["seats"]) - 1)
    options = dict(position["options"])
    record = Record(
        "zombie_fluxx", RULES.identity.version, len(seats), options, seed_from("sitting"), seats, position
    )
    TerminalSession(RULES, record, path, Terminal(io.StringIO(typed), out), language(code)).play()
    return out.getvalue()


def position(hand: str = "", keepers: str = "", creepers: str = "", rules: str = "", **facts: Any) -> Any:
    """A position of two seats in the play part of seat 0's turn, with these cards and nothing else in play."""
    made = Match.start(RULES, 2, seed_from("position"), {"first_player": "first_seat"}).position()
    zones: dict[str, list[str]] = made["zones"]
    wanted = {"hand 0": hand, "keepers 0": keepers, "creepers 0": creepers, "new rules": rules}
    named = [name for names in wanted.values() for name in names.split()]
    loose = [name for zone in zones if zone != "basic rules" for name in zones[zone] if name not in named]
    for zone in zones:
        if zone != "basic rules":
            zones[zone] = wanted.get(zone, "").split()
    made["zones"]["hand 1"] = [name for name in loose if name in ("coffee", "donuts")]
    made["zones"]["draw pile"] = [name for name in loose if name not in ("coffee", "donuts")]
    made["fields"] |= {"phase": "play", "drawn": 1, "draw_done": True, "turn": 0, "turns": 1, **facts}
    made["seen"] = {}
    made["answers"] = []
    return made


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "code"), [("you,greedy", "uk"), ("uniform,you,uniform,uniform", "en")])
def test_a_whole_match_can_be_played(
    code: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.record"
    words = ("play", "zombie_fluxx", "--seats", seats, "--lang", code, "--seed", 1, "--record", path)
    shown = run(monkeypatch, MANY, *words)
    assert language(code).text("common-sheet-title") in shown
    assert Record.parse(path.read_text()).winners is not None


@pytest.mark.parametrize("code", ["ru", "uk"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_left_in_english(
    code: str, seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "zombie_fluxx", "--seats", "you,uniform,uniform", "--lang", code, "--seed", seed)
    shown = run(monkeypatch, "?\n? 1\ns\nu\n99\nх\n" + MANY, *words, "--record", tmp_path / "r")
    prose = "\n".join(line for line in shown.splitlines() if ">" not in line and str(tmp_path) not in line)
    foreign = set(re.findall(r"[a-z]{2,}", prose.casefold())) - {"zombie", "fluxx", "uniform"}
    assert {word for word in foreign if not re.fullmatch(r"[0-9a-f]+", word)} == set()


@cache
def strayed(number: int) -> Match:
    """A match at random to its end, played once for all languages."""
    match = Match.start(RULES, 3, seed_from("told", number), {"groaning": "asked"})
    luck = Luck(seed_from("stray", number))
    while not match.over:
        stray(match, luck)
    return match


@pytest.mark.parametrize("code", languages())
def test_every_event_of_a_match_can_be_told(code: str) -> None:
    names = PLAYERS.names(Seat(0))
    for number in range(6):
        match = strayed(number)
        for viewer in (Seat(0), SPECTATOR):
            lines = tell(match.events(viewer), viewer, names)
            assert all("zombie_fluxx" not in language(code).say(line.message) for line in lines)
            assert all(line.rule.startswith("zombie_fluxx §") for line in lines)


def test_where_the_zombies_win_nobody_has_won(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for seed in range(40):
        path = tmp_path / str(seed)
        words = ("play", "zombie_fluxx", "--seats", "uniform,uniform", "--lang", "en", "--seed", seed)
        shown = run(monkeypatch, "", *words, "--record", path)
        if "The zombies win" in shown:
            assert shown.count("The zombies win: everybody loses.") == 2
            assert not re.search("(has|have) won", shown)
            return
    pytest.fail("the zombies never won")


# -- the screen ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "code"), WIDTHS)
def test_no_line_is_wider_than_the_terminal(
    code: str, columns: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "zombie_fluxx", "--lang", code, "--seats", "you,greedy,uniform,uniform", "--seed", 4)
    shown = run(monkeypatch, "?\ns\n? 1\n" + MANY, *words, "--record", tmp_path / "r", columns=columns)
    wide = [line for line in shown.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


def test_a_screen_is_the_same_in_every_world_the_seat_can_imagine() -> None:
    match = Match.start(RULES, 3, seed_from("screens"))
    luck = Luck(seed_from("worlds"))
    asked = 0
    while not match.over:
        seat = SEATS[asked % len(SEATS)]
        world = match.imagine(seat, luck)
        assert screen(world, seat) == screen(match, seat)
        assert standing(RULES, world.view(seat)) == standing(RULES, match.view(seat))
        stray(match, luck)
        asked += 1
    assert asked > 30


def test_a_spectator_sees_no_hand() -> None:
    match = Match.start(RULES, 3, seed_from("spectator"))
    assert "Hands" not in screen(match, SPECTATOR)


@pytest.mark.parametrize("code", languages())
def test_the_goal_and_the_rules_stand_at_the_same_place_whatever_they_are(code: str) -> None:
    words = language(code)
    match = Match.start(RULES, 3, seed_from("place"))
    luck = Luck(seed_from("place"))
    while not match.over:
        lines = screen(match, Seat(0), code, height=24).splitlines()
        assert lines[2].startswith(words.text("zombie_fluxx-goal"))
        groups = [line.split(" ")[0] for line in lines]
        for group in ("zombie_fluxx-group-draw", "zombie_fluxx-group-zombies", "zombie_fluxx-group-bonuses"):
            assert words.text(group) in groups
        stray(match, luck)


@pytest.mark.parametrize("code", languages())
def test_every_choice_has_its_number_on_the_screen(code: str) -> None:
    match = Match.start(RULES, 3, seed_from("choices"))
    luck = Luck(seed_from("choices"))
    while not match.over:
        for seat in match.pending:
            terminal = Terminal(io.StringIO(), io.StringIO())
            question = scene_of(match, seat, PLAYERS, terminal, language(code)).question
            assert question is not None
            shown = screen(match, seat, code)
            for choice in question.choices:
                assert re.search(rf"(?<!\d){choice.number} ", shown)
        stray(match, luck)


def test_pips_show_what_a_seat_has_towards_the_goal() -> None:
    made = position(hand="brains car", keepers="shovel", creepers="zombie#1")
    made["zones"]["goals"] = ["whats-in-the-toolshed"]
    made["zones"]["draw pile"].remove("whats-in-the-toolshed")
    made["fields"]["settled_goals"] = ["whats-in-the-toolshed"]
    shown = screen(Match.at(RULES, made, seed_from("pips")), Seat(0))
    assert "G What's in the Toolshed?: The Shovel + The Chainsaw + no zombies" in shown
    assert re.search(r"You +2 +●○○ +The Shovel", shown)
    assert "lacks: The Chainsaw, no zombies" in shown


def test_a_seat_has_all_that_a_goal_asks_for_just_when_it_meets_the_goal() -> None:
    for number in range(8):
        match = Match.start(RULES, 3, seed_from("needs", number))
        luck = Luck(seed_from("needs", number))
        while not match.over:
            t = match.table
            for seat in SEATS:
                for goal in DEMANDS:
                    whole = all(need.met for need in needs(t, seat, goal))
                    assert whole == (meets(t, seat, goal) and not blocked(t, seat))
            stray(match, luck)


# -- the question mark -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "made", "wanted", "rule"),
    [
        ("? brains", position(hand="brains car"), "You can play it now: 0 of 1 plays made.", "§4.1"),
        ("? brains", position(hand="brains car", rules="play-all"), "under Play All you play", "§6.1"),
        (
            "? brains",
            position(hand="brains car", keepers="shotgun", creepers="zombie#1", played=1),
            "cannot be played any more this turn: 1 of 1 plays made.",
            "§4.2",
        ),
        (
            "? brains",
            position(
                hand="brains",
                keepers="shotgun",
                creepers="zombie#1",
                phase="before_draw",
                draw_done=False,
                drawn=0,
            ),
            "you have not drawn yet",
            "§4.1",
        ),
        (
            "? The Shotgun",
            position(hand="brains car", keepers="shotgun", creepers="zombie#1"),
            "You can use it now as a free action",
            "§9",
        ),
        (
            "? The Shotgun",
            position(hand="brains car", keepers="shotgun", creepers="zombie#1", used=["shotgun"]),
            "Its free action has been used this turn.",
            "§8.3",
        ),
        ("? The Shotgun", position(hand="brains car", keepers="shotgun"), "nothing to act on", "§9"),
        ("? Draw 2", position(hand="brains car", rules="draw-2"), "It is in play.", "§6"),
        ("? Lumber", position(hand="brains car"), "it is not in your hand", "§4.1"),
        ("? Larry", position(hand="brains car"), "Creepers are never played", "§8.1"),
        ("? Larry", position(hand="brains car", creepers="larry"), "It lies in front of you.", "§8.1"),
    ],
)
def test_a_question_mark_says_whether_a_card_can_be_played_and_which_rule_says_so(
    typed: str, made: Any, wanted: str, rule: str, tmp_path: Path
) -> None:
    after = sit_down(f"{typed}\n", tmp_path / "r", made).split(f"> {typed}\n")[1]
    assert wanted in re.sub(r"\s+(zombie_fluxx §\S+( R-\d+)?\s*)?", " ", after)
    assert f"zombie_fluxx {rule}" in after


def test_a_question_mark_explains_the_question_and_cites_the_rule(tmp_path: Path) -> None:
    after = sit_down("?\n", tmp_path / "r", position(hand="brains car")).split("> ?\n")[1]
    assert "Play a card of your hand" in after
    assert "zombie_fluxx §4.1" in after


def test_where_nothing_counts_points_no_total_is_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "zombie_fluxx", "--lang", "en", "--seed", 3, "--record", tmp_path / "r")
    shown = run(monkeypatch, "s\n", *words)
    assert "There are no points to count for you now." in shown
    assert "Total" not in shown
