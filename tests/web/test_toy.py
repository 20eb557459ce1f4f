"""A game that nobody has drawn a board for has a table on its first day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games.message import Message, Told
from ludoteca.games.registry import GAMES, TEXTS
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat
from tests.kernel.toy import RULES
from tests.web.visitor import OVER, at_one_device, click_answer, lift_curtain, luck_of


class ToyText:
    """What the toy has to say; no language knows its words, and so they are shown as they are."""

    TITLE = Message("toy")

    def card(self, name: str) -> Message:
        return Message(f"card {name}")

    def about_card(self, name: str) -> Told:
        return Told(Message(f"about {name}"), "toy §1")

    def question(self, ask: str, about: Sequence[str]) -> Message:
        return Message(f"{ask}?")

    def question_help(self, ask: str) -> Message:
        return Message(f"help with {ask}")

    def choice(self, ask: str, text: str) -> Message:
        return Message(f"choice {text}")

    def option(self, name: str, value: str) -> Message:
        return Message(f"{name} {value}")

    def may_talk(self, facts: Mapping[str, object]) -> bool:
        return True

    def is_forgetful(self, options: Mapping[str, str]) -> bool:
        return False

    def remembered(self, events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
        return 0

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        return [Told(Message(event.kind), event.rule) for event in events]

    def score_line(self, line: ScoreLine) -> Message:
        return Message(line.name)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the registry like any other."""
    monkeypatch.setitem(GAMES, "toy", RULES)
    monkeypatch.setitem(TEXTS, "toy", ToyText())


def test_a_game_without_a_board_is_played_from_its_scene_and_its_question_alone(page: Page) -> None:
    at_one_device(page, "toy")
    luck, seen = luck_of("toy"), set()
    while lift_curtain(page) is not None or page.locator(OVER).count() == 0:
        if page.locator(OVER).count() == 0:
            seen.add(page.locator(".question h2").inner_text().split("?")[0])
            click_answer(page, luck)
    assert seen == {"plan", "draw", "number", "show"}
    expect(page.locator(".board [data-zone=pile]")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("§9")
