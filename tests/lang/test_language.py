"""The languages: every word is there, in the words of the rulebooks, with the plurals of the language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.facets.language import choose_language, language, languages
from ludoteca.facets.message import Message, enumerated, listed
from ludoteca.games.fzzzt import words
from ludoteca.games.fzzzt.pieces import NAMES

CARD_NAMES = json.loads(Path(__file__).with_name("fzzzt_names.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_called_what_the_rulebook_calls_it(code: str, name: str) -> None:
    wanted = CARD_NAMES[name.partition("#")[0]][code]
    assert language(code).say(words.card(name)) == wanted


@pytest.mark.parametrize(
    ("code", "count", "wanted"),
    [
        ("en", 1, "Deck: 1 card"),
        ("en", 2, "Deck: 2 cards"),
        ("nl", 1, "Stapel: 1 kaart"),
        ("nl", 0, "Stapel: 0 kaarten"),
        ("ru", 1, "В колоде 1 карта"),
        ("ru", 22, "В колоде 22 карты"),
        ("ru", 11, "В колоде 11 карт"),
        ("ru", 21, "В колоде 21 карта"),
        ("uk", 1, "У колоді 1 карта"),
        ("uk", 34, "У колоді 34 карти"),
        ("uk", 12, "У колоді 12 карт"),
        ("uk", 0, "У колоді 0 карт"),
    ],
)
def test_a_number_takes_the_plural_of_its_language(code: str, count: int, wanted: str) -> None:
    assert language(code).text("fzzzt-belt-deck", count=count) == wanted


def test_a_missing_message_is_loud() -> None:
    with pytest.raises(LookupError, match="common-nonsense"):
        language("en").text("common-nonsense")


def test_a_missing_argument_is_loud() -> None:
    with pytest.raises(LookupError, match="common-player"):
        language("en").text("common-player")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no language 'xx'; there is en, ru, uk, nl"):
        choose_language("xx")


def test_no_text_has_isolation_characters() -> None:
    assert not re.search("[\u2066-\u2069]", language("uk").text("common-player", number=2))


def test_the_system_decides_where_nobody_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert choose_language(None).code == "uk"


def test_english_serves_a_system_that_speaks_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert choose_language(None).code == "en"


def test_a_list_in_a_sentence_has_a_word_before_its_last_item() -> None:
    items = [Message(words.SYMBOL[letter]) for letter in "NOC"]
    assert language("nl").say(listed(items)) == "moer, olie en tandwiel"


def test_a_list_in_brackets_has_commas_only() -> None:
    items = [Message(words.SYMBOL[letter]) for letter in "NOC"]
    assert language("en").say(enumerated(items)) == "nut, oil, cog"


@pytest.mark.parametrize("code", languages())
def test_the_letters_of_the_symbols_differ(code: str) -> None:
    ids = ("fzzzt-letter-nut", "fzzzt-letter-oil", "fzzzt-letter-cog", "fzzzt-letter-bolt")
    assert len({language(code).text(letter) for letter in ids}) == 4
