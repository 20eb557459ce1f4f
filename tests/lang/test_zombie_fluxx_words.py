"""The words of Zombie Fluxx: every card by its binding name, every text there and of its own, in all languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.facets.language import language, languages
from ludoteca.games.zombie_fluxx import asks, words
from ludoteca.games.zombie_fluxx.flow import IDENTITY
from ludoteca.games.zombie_fluxx.pieces import KIND, NAMES, NUMBERS
from ludoteca.kernel.decision import Ask

CARD_NAMES = json.loads(Path(__file__).with_name("zombie_fluxx_names.json").read_text(encoding="utf-8"))
ASKS = [ask for ask in vars(asks).values() if isinstance(ask, Ask)]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_called_by_its_binding_name(code: str, name: str) -> None:
    assert language(code).say(words.card(name)) == CARD_NAMES[name.partition("#")[0]][code]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_card_says_what_it_does_and_cites_its_rule(code: str, name: str) -> None:
    told = words.about_card(name)
    assert len(language(code).say(told.message)) > 15
    assert told.rule == words.SECTION[KIND[NUMBERS[name]]]


@pytest.mark.parametrize("code", languages())
def test_no_two_goals_or_actions_do_the_same(code: str) -> None:
    names = {name for name in NAMES if KIND[NUMBERS[name]].value in ("goal", "action", "new_rule")}
    told = {language(code).say(words.about_card(name).message) for name in names}
    assert len(told) == len(names)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("ask", ASKS, ids=[ask.name for ask in ASKS])
def test_every_question_has_its_words_and_its_help(code: str, ask: Ask) -> None:
    about = ["zombie#1"]
    assert language(code).say(words.question(ask.name, about))
    assert len(language(code).say(words.question_help(ask.name))) > 30


@pytest.mark.parametrize("code", languages())
def test_every_match_option_has_its_words(code: str) -> None:
    said = [
        language(code).say(words.option(option.name, value))
        for option in IDENTITY.options
        for value in option.values
    ]
    assert len(set(said)) == len(said) == 20


@pytest.mark.parametrize("code", languages())
def test_the_letters_of_the_kinds_differ(code: str) -> None:
    ids = (
        "zombie_fluxx-letter-new-rule",
        "zombie_fluxx-letter-goal",
        "zombie_fluxx-letter-keeper",
        "zombie_fluxx-letter-action",
        "zombie_fluxx-letter-creeper",
        "zombie_fluxx-letter-ungoal",
    )
    letters = {language(code).text(letter) for letter in ids}
    assert len(letters) == 6
    assert all(letter in language(code).text("zombie_fluxx-legend") for letter in letters)


@pytest.mark.parametrize(
    ("code", "count", "wanted"),
    [
        ("en", 1, "Your hand: 1 card"),
        ("en", 0, "Your hand: 0 cards"),
        ("nl", 1, "Je hand: 1 kaart"),
        ("nl", 2, "Je hand: 2 kaarten"),
        ("ru", 1, "У вас на руке 1 карта"),
        ("ru", 3, "У вас на руке 3 карты"),
        ("ru", 11, "У вас на руке 11 карт"),
        ("ru", 21, "У вас на руке 21 карта"),
        ("uk", 4, "У вашій руці 4 карти"),
        ("uk", 12, "У вашій руці 12 карт"),
        ("uk", 22, "У вашій руці 22 карти"),
    ],
)
def test_a_number_takes_the_plural_of_its_language(code: str, count: int, wanted: str) -> None:
    assert language(code).text("zombie_fluxx-title-hand", count=count) == wanted


def test_a_goal_says_what_it_asks_for() -> None:
    said = language("en").say(words.about_card("arsenal").message)
    assert said == "Wins the game for whoever has, in play: The Shotgun, 2 weapon symbols, no zombies."


def test_a_keeper_says_which_goals_ask_for_it() -> None:
    said = language("en").say(words.about_card("shovel").message)
    assert said.endswith("Goals that ask for it: Arsenal, I'll Hold 'Em Off, What's in the Toolshed?.")
