"""Playing in the terminal."""

from __future__ import annotations

import io
import os
import pty
import re
from pathlib import Path

import pytest

from ludoteca.facets.bad_input import BadInput
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language
from ludoteca.facets.message import Message, Told
from ludoteca.facets.naming import Players
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.picture import latest
from tests.terminal.sitting import building, discarded, run, sit_down

LOTS = "1\n" * 60
"""More ones than a match has questions for one person."""


@pytest.mark.parametrize(("seats", "code"), [("you,greedy", "ru"), ("greedy,you,uniform,uniform", "nl")])
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

    monkeypatch.setattr("ludoteca.bots.supervision.make", interrupt)
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


def test_lines_typed_before_a_question_was_shown_answer_nothing(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    out = io.StringIO()
    with os.fdopen(theirs, "r", encoding="utf-8") as keyboard:
        terminal = Terminal(keyboard, out)
        os.write(ours, b"1\n2\n3\n")
        assert terminal.drop_typed()
        assert not terminal.drop_typed()
        os.write(ours, b"q\n")
        assert terminal.ask(">") == "q"
    os.close(ours)


def test_lines_that_were_dropped_are_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "drop_typed", lambda _: True)
    shown = sit_down("1\nq\n", tmp_path / "r")
    assert shown.count("What you typed before the question was there has not been read.") == 2


@pytest.mark.parametrize("typed", ["9" * 5000, "\x1b[2J\x1b[H", "漢" * 2000, "? " + "z" * 5000])
def test_whatever_is_pasted_is_repeated_shortly_and_moves_no_cursor(typed: str, tmp_path: Path) -> None:
    after = sit_down(f"{typed}\n", tmp_path / "r").split("> ", 1)[1].removeprefix(typed)
    assert "\x1b" not in after
    assert typed[:200] not in after


def test_the_log_is_shown_whole_on_demand(tmp_path: Path) -> None:
    after = sit_down("log\n", tmp_path / "r").split("> log\n")[1]
    assert "a new match" in after and "Allowed" not in after


@pytest.mark.parametrize(("room", "left_out"), [(3, 8), (9, 2), (10, 0)])
def test_a_log_that_is_shortened_says_by_how_much(room: int, left_out: int) -> None:
    log = [Told(Message("common-plain", {"text": f"line {number}"}), "") for number in range(10)]
    shown = latest(Terminal(io.StringIO(), io.StringIO()), log, room, language("en"))
    said = [language("en").say(line.message) for line in shown]
    mark = [f"… {left_out} earlier lines; “log” shows them"] if left_out else []
    assert said == [*mark, *[f"line {number}" for number in range(left_out, 10)]]


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
        (("fzzt",), "; did you mean 'fzzzt'?"),
        (("fzzzt", "--lang", "eng"), "; did you mean 'en'?"),
        (("fzzzt", "--seats", "you,gredy"), "; did you mean 'greedy'?"),
        (("fzzzt", "--option", "lgo=full"), "; did you mean 'log'?"),
        (("fzzzt", "--option", "log=ful"), "; did you mean 'full'?"),
        (("--resume",), "there is no match to go on with"),
        (("fzzzt", "--resume"), "there is no match of fzzzt to go on with"),
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
    with pytest.raises(BadInput) as raised:
        run(monkeypatch, "", "play", *words)
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


def test_the_last_match_that_is_not_over_is_taken_up_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    records = tmp_path / "data" / "ludoteca" / "records"
    run(monkeypatch, "1\nq\n", "play", "fzzzt", "--lang", "en")
    [first] = records.glob("*")
    run(monkeypatch, LOTS, "play", "fzzzt", "--seats", "you,uniform", "--lang", "en")
    run(monkeypatch, "1\nq\n", "play", "hearts", "--seats", "you,uniform,uniform,uniform", "--lang", "en")
    os.utime(first, (1, 1))
    last = run(monkeypatch, "q\n", "play", "--resume", "--lang", "en")
    assert "hearts-" in last
    of_game = run(monkeypatch, "q\n", "play", "fzzzt", "--resume", "--lang", "en")
    by_name = run(monkeypatch, "q\n", "play", "--resume", first.stem, "--lang", "en")
    assert str(first) in of_game and str(first) in by_name


def test_kept_matches_are_listed_the_last_one_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert run(monkeypatch, "", "play", "--list", "--lang", "en") == "There are no matches yet.\n"
    records = tmp_path / "data" / "ludoteca" / "records"
    run(monkeypatch, LOTS, "play", "fzzzt", "--seats", "you,uniform", "--lang", "en")
    [first] = records.glob("*")
    os.utime(first, (1, 1))
    run(monkeypatch, "1\nq\n", "play", "fzzzt", "--seats", "you,uniform", "--lang", "en")
    (records / "junk.record").write_text("junk")
    lines = run(monkeypatch, "", "play", "--list", "--lang", "en").splitlines()[2:]
    assert [line.split()[1] for line in lines] == ["you,uniform"] * 2
    assert [line.split()[-1] for line in lines] == ["open", "over"]
    assert lines[1].startswith(first.stem)


@pytest.mark.parametrize("typed", ["Skilled", "знаток", "Знавець", "gevorderde"])
def test_a_level_may_be_named_in_any_language(
    typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(monkeypatch, "q\n", "play", "fzzzt", "--seats", f"you,{typed}", "--record", tmp_path / "r")
    assert Record.parse((tmp_path / "r").read_text(encoding="utf-8")).players == ["you", "skilled"]


def test_a_changed_record_is_refused_with_its_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "r"
    run(monkeypatch, "1\n1\nq\n", "play", "fzzzt", "--record", path)
    path.write_text(path.read_text().replace("seats 3", "seats 2"))
    with pytest.raises(BadInput, match="line 4: it was changed"):
        run(monkeypatch, "", "play", "--resume", path)


def test_somebody_joins_in_the_middle_and_the_match_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "r"
    words = ("play", "zombie_fluxx", "--seats", "you,greedy", "--lang", "en", "--seed", 4, "--record", path)
    shown = run(monkeypatch, "1\n+\nq\n", *words)
    assert "+ player" in shown
    assert "joins and sits down when this turn is over" in shown
    assert Record.parse(path.read_text()).players == ["you", "greedy", "casual"]
    shown = run(monkeypatch, "1\n1 2\n1 2 3\n" * 100, "play", "--resume", path, "--lang", "en")
    assert "Casual joins the game." in shown
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
