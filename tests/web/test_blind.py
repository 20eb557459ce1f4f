"""Whoever cannot see the screen plays every game: all that is used here is what the browser tells a screen reader, and keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from ludoteca.facets.language import language
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck
from tests.web.visitor import against_bots, begin, luck_of

pytestmark = pytest.mark.browser

CHOICE = re.compile(r"^Choice \d+ of \d+\.")
SEVERAL = re.compile(r"^Choose (?:exactly )?(\d+)")
CONFIRM = re.compile(r"^Confirm")
QUESTION = "Your question"
WON = re.compile("won|win|draw|victory")
LONGEST = 3_000
LOOKS = 400
PAUSE = 50
"""So often it is looked whether there is something to do, with so many milliseconds in between."""


@dataclass
class Told:
    """What a screen reader is told of one thing on the page."""

    role: str
    name: str
    description: str
    states: dict[str, Any]
    place: int
    below: list[Told] = field(default_factory=list)

    def all(self) -> Iterator[Told]:
        """This and everything in it, in the order in which it is read."""
        yield self
        for one in self.below:
            yield from one.all()


class Reader:
    """A screen reader: the page as the browser tells it, and a key on what is in focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def read(self) -> Told:
        """All that there is."""
        nodes = {node["nodeId"]: node for node in self._line.send("Accessibility.getFullAXTree")["nodes"]}
        (root,) = [node for node in nodes.values() if "parentId" not in node]
        (page,) = self._told(root, nodes)
        return page

    def press(self, one: Told) -> None:
        """Go to something and press Enter."""
        self._line.send("DOM.focus", {"backendNodeId": one.place})
        self.page.keyboard.press("Enter")

    def _told(self, node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> list[Told]:
        children = [nodes[child] for child in node.get("childIds", []) if child in nodes]
        below = [told for child in children for told in self._told(child, nodes)]
        if node["ignored"]:
            return below
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        role, name, description = [
            node.get(word, {}).get("value", "") for word in ("role", "name", "description")
        ]
        return [Told(role, name, description, states, node.get("backendDOMNodeId", 0), below)]


def named(told: Told, role: str, name: re.Pattern[str]) -> list[Told]:
    """What has this role, and a name like this."""
    return [one for one in told.all() if one.role == role and name.search(one.name)]


def choices_of(page: Told) -> list[Told]:
    """What says of itself that it can be chosen."""
    buttons = [one for one in page.all() if CHOICE.match(one.description)]
    return [one for one in buttons if not one.states.get("disabled")]


def is_over(page: Told) -> bool:
    """Whether the end has been told."""
    return bool(named(page, "link", re.compile("^Look at the match again$")))


def question_of(page: Told) -> Told | None:
    """The question, if there is one."""
    found = [one for one in page.all() if one.role == "region" and one.name == QUESTION]
    return found[0] if found else None


def wait(reader: Reader) -> Told:
    """The page, once something is asked or the match is over."""
    for _ in range(LOOKS):
        page = reader.read()
        if is_over(page) or (question_of(page) and choices_of(page)):
            return page
        reader.page.wait_for_timeout(PAUSE)
    raise AssertionError("nothing is asked, and the match is not over")


def answer(reader: Reader, page: Told, luck: Luck) -> None:
    """Choose something of what is offered, and confirm it where that is asked for."""
    question = question_of(page)
    assert question is not None
    (heading, *_) = [one for one in question.all() if one.role == "heading"]
    assert heading.name
    needed = [int(found[1]) for one in question.all() if (found := SEVERAL.match(one.name))]
    least = needed[0] if needed else 1
    offered = choices_of(page)
    luck.shuffle("blind", offered)
    nameless = [one for one in page.all() if one.role in ("button", "link") and not one.name.strip()]
    assert not nameless, heading.name
    for one in offered[:least]:
        reader.press(one)
    if needed:
        (confirm,) = named(reader.read(), "button", CONFIRM)
        assert not confirm.states.get("disabled"), heading.name
        reader.press(confirm)


@pytest.mark.parametrize("game", games())
def test_a_match_is_played_by_what_a_screen_reader_is_told(page: Page, game: str) -> None:
    begin(page, *against_bots(game))
    reader, luck, answers = Reader(page), luck_of(f"blind {game}"), 0
    while not is_over(told := wait(reader)):
        answer(reader, told, luck)
        answers += 1
        assert answers < LONGEST
    assert answers
    (log,) = [one for one in told.all() if one.role == "log"]
    assert [one for one in log.all() if one.role == "listitem"]
    verdicts = [one.name for one in told.all() if one.role == "heading"]
    assert any(WON.search(verdict) for verdict in verdicts), verdicts
    title = language("en").text(f"{game}-title")
    assert [one.name for one in told.all() if one.role == "heading" and one.states.get("level") == 1] == [
        title
    ]
