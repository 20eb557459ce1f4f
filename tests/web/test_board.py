"""A board that the package of a game brings is shown and played on, and gives way to the general one when it fails."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludoteca.facets.game import Game
from tests.boxes import shelve
from tests.kernel.toy import RULES
from tests.web import boarded
from tests.web.visitor import OVER, at_one_device, click_answer, lift_curtain, luck_of

pytestmark = pytest.mark.browser

FAILING = Game(boarded.__name__, rules=RULES, board="failing")
FAILED = "The board that comes with this game cannot be shown; this is the general one."
ROOT = Path(__file__).parents[2]
COMPILER = ROOT / "web/node_modules/.bin/tsc"


def test_a_board_from_a_package_is_played_on(monkeypatch: pytest.MonkeyPatch, page: Page) -> None:
    shelve(monkeypatch, "toy", "tests.web.boarded:GAME")
    at_one_device(page, "toy")
    luck, on_board, labels = luck_of("boarded"), 0, set()
    while lift_curtain(page) is not None or page.locator(OVER).count() == 0:
        if page.locator(OVER).count() == 0:
            expect(page.locator(".toy-board")).to_be_visible()
            labels.add(page.locator(".toy-board p").inner_text().split(":")[0])
            on_board += page.locator(".toy-board [data-choice]").count() > 0
            click_answer(page, luck)
    assert on_board > 0
    assert labels >= {"Turn 1", "Turn 2", "Turn 3"}
    outline = page.locator(".toy-board").evaluate("one => getComputedStyle(one).display")
    assert outline == "flex", "its style is not served"
    expect(page.get_by_text(FAILED)).to_have_count(0)


def test_a_board_that_fails_gives_way_to_the_general_one(monkeypatch: pytest.MonkeyPatch, page: Page) -> None:
    shelve(monkeypatch, "toy", "tests.web.test_board:FAILING")
    at_one_device(page, "toy")
    lift_curtain(page)
    expect(page.locator(".board .packaged")).to_be_visible()
    click_answer(page, luck_of("failing"))
    expect(page.get_by_text(FAILED)).to_be_visible()
    lift_curtain(page)
    expect(page.locator(".board [data-zone=deck]")).to_be_visible()
    expect(page.locator(".packaged")).to_have_count(0)


def test_a_board_that_is_not_there_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, page: Page
) -> None:
    shelve(monkeypatch, "toy", "tests.web.boarded:GAME")
    page.route("**/board/board.js", lambda route: route.abort())
    at_one_device(page, "toy")
    expect(page.get_by_text(FAILED)).to_be_visible()
    lift_curtain(page)
    expect(page.locator(".board [data-zone=deck]")).to_be_visible()


def complaints(board: Path) -> str:
    """What TypeScript has against a board."""
    how = [
        "--noEmit",
        "--strict",
        "--checkJs",
        "--target",
        "es2022",
        "--moduleResolution",
        "bundler",
        "--module",
        "esnext",
    ]
    asked = [str(COMPILER), *how, str(board)]
    return subprocess.run(asked, check=False, capture_output=True, text=True, timeout=120).stdout


@pytest.mark.skipif(not COMPILER.exists(), reason="TypeScript is not installed: make client")
def test_the_example_is_typed_by_what_is_published(tmp_path: Path) -> None:
    board = ROOT / "tests/web/boarded/board/board.js"
    assert complaints(board) == ""
    wrong = tmp_path / "board.js"
    text = board.read_text(encoding="utf-8").replace("scene.facts.turn", "scene.facts.trun")
    wrong.write_text(text.replace("../../../../src", str(ROOT / "src")), encoding="utf-8")
    assert "'trun' does not exist" in complaints(wrong)
