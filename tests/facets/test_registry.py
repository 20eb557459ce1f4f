"""Rulings on boxes: what is installed is found, and a broken package is named while everything else works."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets import registry
from ludoteca.facets.game import BadGame, Game
from ludoteca.facets.registry import faults, find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.playout import next_decision
from ludoteca.server import service
from tests.boxes import shelve
from tests.kernel.toy import RULES

TOY = Game(__name__, rules=RULES)
NOTHING = Game(__name__, rules="no_such_module:RULES")
NO_GAME = "a word"
MISFIT = Game(__name__, rules=RULES, insight="no_such_insight")
SPEECHLESS = Game(__name__, rules=RULES, words="no_such_words")


@pytest.fixture(autouse=True)
def as_before() -> None:
    registry._open.cache_clear()


def installed(patch: pytest.MonkeyPatch, name: str) -> None:
    shelve(patch, "toy", f"tests.facets.test_registry:{name}")


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("no_such_package:GAME", "no_such_package: the game cannot be imported"),
        ("tests.facets.test_registry:NOTHING", "its rules (no_such_module:RULES) cannot be loaded"),
        ("tests.facets.test_registry:NO_GAME", "is no Game"),
    ],
)
def test_a_package_that_cannot_be_opened_is_named_in_one_line_and_the_others_are_there(
    monkeypatch: pytest.MonkeyPatch, where: str, told: str
) -> None:
    before = list(games())
    shelve(monkeypatch, "toy", where)
    [line] = faults()
    assert told in line and "\n" not in line
    assert list(games()) == before
    with pytest.raises(BadGame):
        find("toy")


def test_two_packages_with_one_game_are_both_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [EntryPoint("toy", f"package_{letter}:GAME", registry.GROUP) for letter in "ab"]
    monkeypatch.setitem(registry._named(), "toy", entries)
    assert faults() == ["several packages bring a game 'toy': package_a, package_b; uninstall all but one"]


def test_a_game_that_calls_itself_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, "whist", "tests.facets.test_registry:TOY")
    assert "calls itself 'toy'" in faults()[0]


def test_a_facet_that_is_missing_is_named_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "MISFIT")
    assert find("toy").rules is RULES
    with pytest.raises(BadGame, match=r"its insight \(no_such_insight\) cannot be loaded"):
        _ = find("toy").insight


def test_a_server_offers_the_other_games_where_the_words_of_one_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = [game.id for game in service.games()]
    installed(monkeypatch, "SPEECHLESS")
    assert [game.id for game in service.games()] == before
    assert "left out: tests.facets.test_registry: its words (no_such_words) cannot be loaded" in caplog.text


def test_whoever_needs_a_facet_gets_the_games_that_have_it_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "MISFIT")
    assert "toy" in games() and "toy" in games("words", "guide") and faults("words") == []
    assert "toy" not in games("insight") and "fzzzt" in games("insight")
    [line] = faults("words", "insight")
    assert line.startswith("tests.facets.test_registry: its insight (no_such_insight) cannot be loaded")


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="there is no game 'chess'; there is fzzzt"):
        find("chess")


@pytest.mark.parametrize("bot", ["uniform", "greedy", "beginner", "casual", "ismcts:8", *TOY.levels])
def test_every_bot_plays_a_game_that_is_nothing_but_rules(bot: str) -> None:
    match = TOY.start(2, seed_from("rules alone"))
    decision = next_decision(match)
    assert decision is not None
    player = make(bot, TOY, Luck(seed_from(bot)))
    assert 0 <= player.decide(match.perspective(decision.seat)) < len(decision.options)


class Last:
    """A bot in a file of its own: always the last option."""

    name = "last"

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game = game

    def decide(self, perspective: Perspective) -> int:
        return len(perspective.decision.options) - 1


def test_a_bot_is_named_by_its_module_and_class() -> None:
    assert isinstance(make("tests.facets.test_registry:Last", TOY, Luck(seed_from(1))), Last)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("no_such_package:Bot", "the bot no_such_package:Bot of no_such_package cannot be made"),
        ("tests.facets.test_registry:Luck", "cannot be made"),
        ("tests.facets.test_registry:no words", "there is no bot"),
        ("ludoteca.facets.game:Game.__init__", "cannot be made"),
        ("builtins:divmod", "cannot be made"),
        ("tests.facets.test_registry:pair", "is no bot: it cannot decide"),
    ],
)
def test_a_bot_that_is_none_is_refused_in_one_line(spec: str, told: str) -> None:
    with pytest.raises(LookupError, match=told) as caught:
        make(spec, TOY, Luck(seed_from(1)))
    assert "\n" not in str(caught.value)


def pair(game: Game, luck: Luck) -> tuple[Game, Luck]:
    return game, luck
