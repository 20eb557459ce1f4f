"""Rulings on reviews from the command line: text, JSON and a page that say the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from tests.arena.test_report import Outline
from tests.cli.running import Done, run
from tests.cli.test_bad_input import refused

Capture = pytest.CaptureFixture[str]

RECORD = Path(__file__).parent.parent / "records" / "fzzzt-2-last-skip-1.txt"
WORLDS = ("--worlds", "16")


@pytest.fixture(autouse=True)
def with_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search plays Fzzzt!."""


def record() -> Record:
    return Record.parse(RECORD.read_text(encoding="utf-8"))


def reviewed(capsys: Capture, *arguments: str) -> Done:
    done = run(capsys, "review", *arguments, "--lang", "en", *WORLDS)
    assert (done.code, done.err) == (0, "")
    return done


@pytest.fixture
def found(capsys: Capture) -> dict[str, Any]:
    """The review of seat 0, for programs."""
    data: dict[str, Any] = json.loads(reviewed(capsys, str(RECORD), "--json").out)
    return data


def test_every_decision_is_told_with_both_costs(found: dict[str, Any]) -> None:
    (seat,) = found["seats"]
    own = [number for number, entry in enumerate(record().entries) if entry.seat == 0]
    assert (found["game"], found["worlds"], seat["seat"]) == ("fzzzt", 16, 0)
    assert [decision["after"] for decision in seat["decisions"]] == own
    assert seat["forced"] == 0
    for decision in seat["decisions"]:
        assert decision["chosen"] == record().entries[decision["after"]].text
        for judged in (decision["knew"], decision["everything"]):
            assert 0 <= judged["low"] <= judged["cost"] <= judged["high"] and 0 <= judged["chance"] <= 1


def test_errors_and_luck_add_up(found: dict[str, Any]) -> None:
    (seat,) = found["seats"]
    for decision in seat["decisions"]:
        assert decision["error"] == (decision["knew"]["cost"] if decision["knew"]["clear"] else 0)
    errors = [decision["error"] for decision in seat["decisions"] if decision["error"]]
    assert len(errors) == seat["errors"] == len(seat["decisions"]) - seat["without_error"]
    assert seat["lost"]["cost"] == pytest.approx(sum(errors))
    assert seat["result"] == (1 if record().winners == [0] else 0)
    assert seat["luck"] == pytest.approx(sum([decision["luck"] for decision in seat["decisions"]]))
    assert seat["result"] == pytest.approx(seat["expected"] - sum(errors) + seat["luck"])


def test_text_and_page_tell_the_same_as_the_figures(
    capsys: Capture, tmp_path: Path, found: dict[str, Any]
) -> None:
    path = tmp_path / "review.html"
    text = reviewed(capsys, str(RECORD), "--html", str(path)).out
    (seat,) = found["seats"]
    page = path.read_text(encoding="utf-8")
    lost = f"{100 * seat['lost']['cost']:.1f}\xa0%"
    sentence = f"{len(seat['decisions'])} decisions, {seat['without_error']} without a clear error"
    for told in (text, page):
        assert sentence in told
        assert lost in told or not seat["errors"]
    assert len(re.findall(r"<tr", page)) >= len(seat["decisions"])
    check_page(page)


def check_page(page: str) -> None:
    """The page is whole, needs nothing from outside, and its plot takes its colours."""
    outline = Outline(page)
    assert not outline.open and outline.readings == len(outline.headings) - 1
    assert any("over the match" in heading for heading in outline.headings)
    assert all(link.startswith("#") for link in outline.links)
    assert not re.search(r"https?:|@import|url\((?!#)", page)
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)
    assert "prefers-color-scheme: dark" in page
    (plot,) = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert 'role="img"' in plot and not re.search(r"#[0-9a-f]{6}", plot)


def test_by_default_all_people_are_reviewed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    for players, wanted in ((["greedy", "you"], [1]), (["you", "you"], [0, 1]), (["greedy", "greedy"], [0])):
        mine = record()
        mine.players = players
        path.write_text(mine.text(), encoding="utf-8")
        done = run(capsys, "review", str(path), "--worlds", "8", "--json")
        assert [seat["seat"] for seat in json.loads(done.out)["seats"]] == wanted


def test_a_seat_can_be_named_and_the_language_chosen(capsys: Capture) -> None:
    one = run(capsys, "review", str(RECORD), "--seat", "1", "--worlds", "8", "--lang", "nl", "--json")
    two = run(capsys, "review", str(RECORD), "--seat", "1", "--worlds", "8", "--lang", "uk", "--json")
    (dutch,), (ukrainian,) = json.loads(one.out)["seats"], json.loads(two.out)["seats"]
    assert dutch["seat"] == 1 and dutch["lost"] == ukrainian["lost"]
    assert dutch["decisions"][0]["question"] != ukrainian["decisions"][0]["question"]


# -- what is refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nosuch.txt",), "nosuch.txt: No such file"),
        ((str(RECORD), "--seat", "2"), "there is no seat 2; the seats are 0 to 1"),
        ((str(RECORD), "--seat", "x"), "--seat is a whole number, not 'x'"),
        ((str(RECORD), "--worlds", "7"), "--worlds is at least 8, not 7"),
        ((str(RECORD), "--html", "no/such/folder.html"), "no/such/folder.html: this file cannot be written"),
        ((str(RECORD), "--html", "."), ".: this file cannot be written"),
        ((str(RECORD), "--lang", "xx"), "xx"),
    ],
    ids=lambda value: " ".join(value[1:]) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_reviewed_is_complained_about(
    capsys: Capture, arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(run(capsys, "review", *arguments))


def test_a_broken_record_is_complained_about(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(RECORD.read_bytes()[:-20])
    assert "the file is cut off" in refused(run(capsys, "review", str(path)))


def test_an_open_match_keeps_its_secrets(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(Match.replay(RULES, record(), 20).record().text(), encoding="utf-8")
    assert "the match is not over" in refused(run(capsys, "review", str(path)))


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_nothing_of_a_review_or_of_advice_is_left_in_english(
    capsys: Capture, tmp_path: Path, code: str
) -> None:
    path = tmp_path / "review.html"
    told = run(capsys, "review", str(RECORD), "--worlds", "8", "--lang", code, "--html", str(path)).out
    told += run(capsys, "advise", str(RECORD), "--seat", "0", "--worlds", "8", "--lang", code).out
    body = re.sub(
        r"<style>.*?</style>|<svg.*?</svg>|<[^>]*>|&\w+;",
        " ",
        path.read_text(encoding="utf-8"),
        flags=re.DOTALL,
    )
    words = set(re.findall(r"[a-z]{2,}", f"{told} {body}".casefold()))
    assert words <= {"fzzzt", "ludoteca", "dev", "post"}
    assert f'<html lang="{code}">' in path.read_text(encoding="utf-8")
