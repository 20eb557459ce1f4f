"""Playing in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.facets.complaint import Complaint
from ludoteca.facets.language import language, languages
from ludoteca.facets.naming import Players
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from tests.terminal.sitting import building, discarded, run, sit_down

LOTS = "1\n" * 60
"""More ones than a match has questions for one person."""


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", ["you,greedy", "greedy,you,uniform,uniform"])
def test_a_whole_match_can_be_played(
    code: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.record"
    shown = run(
        monkeypatch, LOTS, "play", "fzzzt", "--seats", seats, "--lang", code, "--seed", 1, "--record", path
    )
    assert language(code).text("common-sheet-title") in shown
    assert Record.parse(path.read_text()).winners is not None


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_nothing_is_left_in_english(code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "?\n? 1\ns\nu\n99\nх\n" + LOTS
    words = (
        "play",
        "fzzzt",
        "--seats",
        "you,uniform",
        "--lang",
        code,
        "--record",
        tmp_path / "r",
        "--seed",
        3,
    )
    shown = run(monkeypatch, typed, *words).replace(str(tmp_path / "r"), "")
    known = {"fzzzt", "fz", "uniform"}
    prose = "\n".join(line for line in shown.splitlines() if ">" not in line)
    foreign = set(re.findall(r"[a-z]{2,}", prose.casefold())) - known
    assert {word for word in foreign if not re.fullmatch(r"[0-9a-f]+", word)} == set()


def test_the_same_seed_and_answers_show_the_same_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "r"
    words = ("play", "fzzzt", "--seed", 5, "--lang", "en", "--record", path)
    first = run(monkeypatch, LOTS, *words)
    path.unlink()
    assert run(monkeypatch, LOTS, *words) == first


@pytest.mark.parametrize("stop", [0, 1, 7, 20])
def test_an_interrupted_match_goes_on_as_if_nothing_had_happened(
    stop: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    words = ("play", "fzzzt", "--seed", 6, "--lang", "en", "--seats", "you,uniform,greedy", "--record")
    unbroken = run(monkeypatch, LOTS, *words, whole)
    run(monkeypatch, "1\n" * stop, *words, halves)
    resumed = run(monkeypatch, LOTS, "play", "--resume", halves, "--lang", "en")
    assert halves.read_text() == whole.read_text()
    assert unbroken.replace(str(whole), "").endswith(resumed.replace(str(halves), ""))


def test_whoever_leaves_is_told_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "r"
    shown = run(monkeypatch, "1\nq\n", "play", "fzzzt", "--lang", "en", "--record", path)
    assert f"ludoteca play --resume {path}" in shown
    assert Record.parse(path.read_text()).winners is None


def test_an_interrupt_while_a_bot_thinks_saves_the_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.terminal.table.bots.make", interrupt)
    path = tmp_path / "r"
    shown = run(monkeypatch, LOTS, "play", "fzzzt", "--lang", "en", "--record", path)
    assert "The match is saved." in shown
    assert Record.parse(path.read_text()).winners is None


def test_a_record_without_a_place_goes_to_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(monkeypatch, "q\n", "play", "fzzzt")
    assert len(list((tmp_path / "data" / "ludoteca" / "records").glob("fzzzt-*.record"))) == 1


def test_a_bad_answer_hears_what_was_asked_what_came_and_what_is_allowed(tmp_path: Path) -> None:
    shown = sit_down("9\n", tmp_path / "r")
    after = shown.split("> 9\n")[1]
    assert "“9” cannot be your answer." in after
    assert "There is no number 9; the last one is 4." in after
    assert "You were asked: Which cards do you bid for" in after
    assert "Allowed: choose 1 to 4, by the numbers 1 to 4 or by name." in after


def test_a_question_mark_explains_the_question_and_cites_the_rule(tmp_path: Path) -> None:
    after = sit_down("?\n", tmp_path / "r").split("> ?\n")[1]
    assert "Place one or more cards" in after
    assert "fzzzt §4.3" in after


@pytest.mark.parametrize("typed", ["? 4", "? robot 3 nut", "? R3-N"])
def test_a_question_mark_with_a_card_explains_the_card(typed: str, tmp_path: Path) -> None:
    after = sit_down(f"{typed}\n", tmp_path / "r").split(f"> {typed}\n")[1]
    assert "Robot 3 (" in after
    assert "Adds 3 to a bid" in after


def test_a_card_that_does_not_exist_is_not_explained(tmp_path: Path) -> None:
    assert "Nothing here is called “goblin”." in sit_down("? goblin\n", tmp_path / "r")


def test_the_score_as_it_stands_counts_the_cards_in_sight(tmp_path: Path) -> None:
    shown = sit_down("s\n", tmp_path / "r")
    assert re.search(r"Basic score: 3 Robots +5 +fzzzt §7\.1", shown)


def test_cards_that_may_not_be_looked_at_are_not_counted_and_said_so(tmp_path: Path) -> None:
    shown = sit_down("s\n", tmp_path / "r", position=discarded())
    assert "2 cards that you may not look at now are not counted." in shown


def test_nothing_can_be_undone_before_the_first_answer(tmp_path: Path) -> None:
    assert "You have not answered anything yet" in sit_down("u\n", tmp_path / "r")


def test_a_bid_cannot_be_undone_once_others_have_seen_it(tmp_path: Path) -> None:
    assert "the others have already learned something" in sit_down("1\nu\n", tmp_path / "r")


def test_an_assignment_can_be_undone_until_all_are_made(tmp_path: Path) -> None:
    path = tmp_path / "r"
    shown = sit_down("1\nu\n2\n0\nq\n", path, position=building())
    assert "Already chosen: Robot" in shown.split("> 1\n")[1].split("> u\n")[0]
    assert "Already chosen" not in shown.split("> u\n")[1].split("> 2\n")[0]
    answers = [entry.text for entry in Record.parse(path.read_text()).entries if entry.ask == "assign"]
    assert len(answers) == 2
    assert answers[1] == "-"


def test_two_people_at_one_keyboard_have_a_curtain_between_them(tmp_path: Path) -> None:
    shown = sit_down("\n1\n\n1\n\nq\n", tmp_path / "r", seats=("you", "you"))
    turns = shown.split("Pass the keyboard to ")
    assert len(turns) >= 3
    assert {turn.partition(".")[0] for turn in turns[1:]} == {"Player 1", "Player 2"}


def test_a_match_without_people_is_played_to_its_end(tmp_path: Path) -> None:
    assert "Score sheet" in sit_down("", tmp_path / "r", seats=("uniform", "greedy"))


def test_every_auction_is_told_once_and_none_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = "1 2 3 4\n" + "1\n" * 40
    words = (
        "play",
        "fzzzt",
        "--seats",
        "you,uniform",
        "--lang",
        "en",
        "--seed",
        2,
        "--record",
        tmp_path / "r",
    )
    told = re.findall(r"(?:You win|uniform wins) ", run(monkeypatch, typed, *words))
    match = Match.replay(RULES, Record.parse((tmp_path / "r").read_text(encoding="utf-8")))
    won = [event for event in match.events() if event.kind == "won"]
    assert len(told) == len(won) > 20


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no game 'chess'; there is fzzzt"),
        ((), "which game"),
        (("fzzzt", "--lang", "xx"), "there is no language 'xx'"),
        (("fzzzt", "--seats", "you,deep"), "nobody called 'deep' can sit there"),
        (("fzzzt", "--seats", "you"), "fzzzt is for 2 to 4 players, not 1"),
        (("fzzzt", "--option", "log"), "an option is written name=value"),
        (("fzzzt", "--option", "log=long"), "option log of fzzzt is one of last, full"),
        (("--resume", "/nowhere/at.all"), "/nowhere/at.all: No such file or directory"),
        (("fzzzt", "--record", __file__), "exists already"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: tuple[str, ...], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Complaint) as raised:
        run(monkeypatch, "", "play", *words)
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_changed_record_is_refused_with_its_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "r"
    run(monkeypatch, "1\n1\nq\n", "play", "fzzzt", "--record", path)
    path.write_text(path.read_text().replace("seats 3", "seats 2"))
    with pytest.raises(Complaint, match="line 4: it was changed"):
        run(monkeypatch, "", "play", "--resume", path)


def test_somebody_joins_in_the_middle_and_the_match_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "r"
    words = ("play", "zombie_fluxx", "--seats", "you,greedy", "--lang", "en", "--seed", 4, "--record", path)
    shown = run(monkeypatch, "1\n+\nq\n", *words)
    assert "+ player" in shown
    assert "joins and sits down when this turn is over" in shown
    assert Record.parse(path.read_text()).players == ["you", "greedy", "greedy"]
    shown = run(monkeypatch, "1\n1 2\n1 2 3\n" * 100, "play", "--resume", path, "--lang", "en")
    assert "greedy 2 joins the game." in shown
    assert Record.parse(path.read_text()).winners is not None


def test_nobody_joins_where_the_game_has_no_such_rule(tmp_path: Path) -> None:
    assert "Nobody can join this game once it has begun." in sit_down("+\nq\n", tmp_path / "r")


def test_nobody_joins_when_all_seats_are_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = (
        "play",
        "zombie_fluxx",
        "--seats",
        "you" + ",uniform" * 5,
        "--lang",
        "en",
        "--record",
        tmp_path / "r",
    )
    assert "All 6 seats are taken." in run(monkeypatch, "+\nq\n", *words, "--seed", 4)


@pytest.mark.parametrize(
    ("code", "called"), [("en", "Skilled"), ("ru", "Знаток"), ("uk", "Знавець"), ("nl", "Gevorderde")]
)
def test_a_level_is_called_by_its_name_in_every_language(code: str, called: str) -> None:
    names = Players(["you", "skilled", "greedy"]).names(Seat(0))
    assert [language(code).say(name) for name in names[1:]] == [called, "greedy"]
