"""The word filter: what nobody is to read at the tables of this house. The operator says which words; there are none to begin with."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

HIDDEN: Final = "•"
STEM: Final = "*"
"""At the end of a word: whatever begins so, because most languages bend their words."""
LIKE: Final = str.maketrans("0134578@$!", "oieastbasi")
"""Digits and signs that stand for letters where somebody wants to be clever."""
SIGNS: Final = "@$!"


class WordFilter:
    """Hides words, however they are spelled: in capitals, with accents, with digits for letters."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = sorted({word.strip().casefold() for word in words} - {"", STEM})
        plain = [(_plain(word.removesuffix(STEM)), word.endswith(STEM)) for word in self.words]
        self._stems = tuple(word for word, is_stem in plain if is_stem)
        self._whole = frozenset(word for word, is_stem in plain if not is_stem)

    def masked(self, text: str) -> str:
        """The text with points in place of what is not to be read."""
        return re.sub(r"[\w@$!]+", lambda found: self._shown(found[0]), text) if self.words else text

    def refuses(self, text: str) -> bool:
        """Whether there is anything in the text that is not to be read."""
        return self.masked(text) != text

    def _shown(self, word: str) -> str:
        spellings = {_plain(one.translate(like)) for one in (word, word.strip(SIGNS)) for like in ({}, LIKE)}
        hidden = spellings & self._whole or any(
            spelled.startswith(self._stems) for spelled in spellings if self._stems
        )
        return HIDDEN * len(word) if hidden else word


def _plain(word: str) -> str:
    """A word without capitals and accents; letters that are letters of their own stay."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return unicodedata.normalize("NFC", _ACCENTS.sub("", apart))


_ACCENTS: Final = re.compile("(?<=[a-z\u0300-\u0328])[\u0300-\u0328]+|[\u0300\u0301\u200c\u200d]+")
"""Whatever is put on Latin letters, and stress on any. The two points and the breve make other letters of Cyrillic ones, and stay."""
