"""A game that nobody has drawn a board for has a table on its first day."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteca.facets.game import Game
from tests.boxes import shelve
from tests.kernel.toy import RULES
from tests.web.visitor import OVER, at_one_device, click_answer, lift_curtain, luck_of

pytestmark = pytest.mark.browser

GAME = Game(__name__, rules=RULES)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the registry like any other."""
    shelve(monkeypatch, "toy", "tests.web.test_toy:GAME")


def test_a_game_without_a_board_is_played_from_its_scene_and_its_question_alone(page: Page) -> None:
    at_one_device(page, "toy")
    luck, seen = luck_of("toy"), set()
    while lift_curtain(page) is not None or page.locator(OVER).count() == 0:
        if page.locator(OVER).count() == 0:
            seen.add(page.locator(".question h2").inner_text().split(" §")[0])
            click_answer(page, luck)
    assert seen == {"plan", "draw", "number", "show"}
    expect(page.locator(".board [data-zone=pile]")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("§9")
