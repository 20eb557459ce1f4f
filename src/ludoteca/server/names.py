"""Names: what people may call themselves. Any script, and emoji of several parts; nothing that breaks a line or a list."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import category, normalize

from ludoteca.facets.language import Language, languages
from ludoteca.facets.likeness import JOINERS, likeness
from ludoteca.facets.naming import LEVEL_NAMES
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import LONGEST_NAME, MOST_LETTERS

MARKS: Final = ("Mn", "Me", "Mc")
MOST_MARKS: Final = 3
"""So many marks one letter may have: no tower above the line."""
FORBIDDEN: Final = ',:;<>\\"`|'
"""Commas end a name in records, colons begin the name of a bot, and nobody reads the others."""
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""What is not seen, or has no meaning: control signs, what turns the direction of writing, half and private signs."""
SKIN: Final = range(0x1F3FB, 0x1F400)
"""What gives an emoji its colour."""


def proper_name(text: str) -> str:
    """A name that nobody takes for a bot's, either; raises Denied for anything else."""
    name = legible_name(text)
    if likeness(name) in _of_bots():
        raise Denied("bots_name")
    return name


def legible_name(text: str) -> str:
    """A name that records can hold and people can read; raises Denied for anything else."""
    name = " ".join([word for word in normalize("NFC", text).strip().split(" ") if word])
    if not _is_proper(name):
        raise Denied("bad_name")
    return name


def _is_proper(name: str) -> bool:
    if not 0 < len(name) <= LONGEST_NAME:
        return False
    letters = marks = 0
    before = ""
    for sign in name:
        kind = category(sign)
        if sign in FORBIDDEN or (kind in HIDDEN and sign not in JOINERS):
            return False
        if sign in JOINERS:
            # A joiner stands between what it joins.
            if not before or before in JOINERS or before == " ":
                return False
        elif kind in MARKS:
            marks += 1
            if not letters or marks > MOST_MARKS:
                return False
        elif ord(sign) not in SKIN and before != "\u200d":
            letters, marks = letters + 1, 0
        before = sign
    return (
        letters <= MOST_LETTERS
        and before not in JOINERS
        and any(sign.isalnum() or category(sign) == "So" for sign in name)
    )


@cache
def _of_bots() -> frozenset[str]:
    """What bots are called in any language, at a glance."""
    words = [*LEVEL_NAMES, "bot", "Ludoteca", "server", "admin"]
    for code in languages():
        language = Language(code)
        words += [language.text(message) for message in LEVEL_NAMES.values()]
        words.append(language.text("common-automaton"))
    return frozenset([likeness(word) for word in words])
