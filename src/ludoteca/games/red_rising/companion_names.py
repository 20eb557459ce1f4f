"""A hand of Red Rising in words: finding characters by what a person typed, and telling its score line by line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ludoteca.facets.language import Language, language, languages
from ludoteca.facets.message import Message
from ludoteca.games.red_rising import naming, words
from ludoteca.games.red_rising.pieces import CHARACTERS, NAMES, NUMBERS
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import ScoreLine

SEPARATORS = re.compile(r"[,;]")
WORD = re.compile(r"\w+")
SHOWN_AT_MOST = 6

ABOUT = {message.split("-", 2)[2]: message for message in naming.TEXTS}
"""The message of the text of each character."""


class NoCharacter(Exception):
    """What was typed names no character, or several; says why as a message."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem.id)
        self.problem = problem


# -- finding characters ----------------------------------------------------------------------------


def character(card: Card) -> Message:
    """What people call a character."""
    return naming.card(NAMES[card])


def words_of(name: str) -> list[str]:
    """The words of a name without case, accents, dots and quotation marks."""
    bare = "".join(
        [
            letter
            for letter in unicodedata.normalize("NFKD", name.casefold())
            if not unicodedata.combining(letter)
        ]
    )
    return WORD.findall(re.sub(r"['’ʼ]", "", bare))


@cache
def _spellings(code: str) -> tuple[tuple[Card, list[str]], ...]:
    """Each character with the words of its name in a language."""
    spoken = language(code)
    return tuple([(card, words_of(spoken.say(character(card)))) for card in CHARACTERS])


def find_character(typed: str, spoken: Language) -> Card:
    """The character of this name in any language, or the only one whose name begins so; raises NoCharacter."""
    words = words_of(typed)
    if not words:
        raise NoCharacter(Message("red_rising-companion-problem-no-name"))
    own = _spellings(spoken.code)
    every = [spelling for code in languages() for spelling in _spellings(code)]
    notation = [(card, words_of(NAMES[card])) for card in CHARACTERS]
    for fits in (_is, _begins, _contains):
        for spellings in (own, every, notation):
            found = sorted({card for card, name in spellings if fits(words, name)})
            if len(found) == 1:
                return found[0]
            if found:
                names = [spoken.say(character(card)) for card in found[:SHOWN_AT_MOST]]
                more = " …" if len(found) > SHOWN_AT_MOST else ""
                facts: dict[str, int | str | Message] = {
                    "typed": typed.strip(),
                    "fits": ", ".join(names) + more,
                }
                raise NoCharacter(Message("red_rising-companion-problem-ambiguous", facts))
    raise NoCharacter(Message("red_rising-companion-problem-unknown", {"typed": typed.strip()}))


def _is(words: Sequence[str], name: Sequence[str]) -> bool:
    return list(words) == list(name)


def _begins(words: Sequence[str], name: Sequence[str]) -> bool:
    return len(words) <= len(name) and all(
        full.startswith(word) for word, full in zip(words, name, strict=False)
    )


def _contains(words: Sequence[str], name: Sequence[str]) -> bool:
    return any(_begins(words, name[start:]) for start in range(1, len(name)))


def find_characters(typed: str, spoken: Language) -> list[Card]:
    """The characters named, separated by commas; raises NoCharacter, also if one is named twice."""
    found: list[Card] = []
    for part in SEPARATORS.split(typed):
        if not part.strip():
            continue
        card = find_character(part, spoken)
        if card in found:
            raise NoCharacter(Message("red_rising-companion-problem-twice", {"card": character(card)}))
        found.append(card)
    return found


# -- telling the score -----------------------------------------------------------------------------


def end_text(card: Card, spoken: Language) -> str:
    """What a card says about the end of the game."""
    whole = spoken.text(ABOUT[NAMES[card]])
    return whole.partition(spoken.text("red_rising-companion-end-marker"))[2].strip() or whole


def score_sheet(title: Message, lines: Sequence[ScoreLine], spoken: Language) -> RenderableType:
    """All lines with their points and rules, and the total."""
    table = Table(title=spoken.say(title), box=box.SIMPLE_HEAD, title_style="bold", title_justify="left")
    table.add_column(spoken.text("common-sheet-what"), ratio=1, overflow="fold")
    table.add_column(spoken.text("common-sheet-points"), justify="right")
    table.add_column(spoken.text("common-sheet-rule"), style="dim", no_wrap=True)
    explained: set[object] = set()
    for line in lines:
        message = words.score_line(line)
        if line.name == "points" and line.facts["card"] not in explained:
            # The first line that a card's text brings says what the text is.
            card = NUMBERS[str(line.facts["card"])]
            message = Message(
                "red_rising-companion-line-points", {"card": character(card), "text": end_text(card, spoken)}
            )
            explained.add(line.facts["card"])
        table.add_row(spoken.say(message), str(line.points), line.rule)
    table.add_section()
    total = sum([line.points for line in lines])
    table.add_row(Styled(spoken.text("common-sheet-total"), "bold"), Styled(str(total), "bold"), "")
    return table
