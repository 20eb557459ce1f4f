"""Likeness: which names look alike to a reader, whatever signs they are written with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import category, normalize

JOINERS: Final = "\u200c\u200d"
"""Hold together the parts of an emoji, and letters of some scripts."""
ALIKE: Final = {
    "a": "аα@4", "b": "вβьъ8", "c": "сϲ", "d": "ԁđ", "e": "еє3", "f": "ƒ", "g": "ԍ9", "h": "һнħ", "i": "іıι1|!lӏїј", "k": "кκ",
    "m": "мμ", "n": "пη", "o": "оοσ0ø", "p": "рρ", "q": "ԛ", "r": "гґ", "s": "ѕ$5", "t": "тτŧ7", "u": "υцμ", "v": "ѵν", "w": "шщωԝ",
    "x": "хχ", "y": "уγү", "z": "ζ2", "ae": "æ", "oe": "œ", "ss": "ß",
}  # fmt: skip
"""For Latin letters what is drawn like them, in small or in capitals: Cyrillic, Greek, digits and signs."""
_DRAWN: Final = {ord(sign): letter for letter, signs in ALIKE.items() for sign in signs}
_UNSEEN: Final = ("Mn", "Me", "Cf", "Zs", "Pc", "Pd")
"""Marks above letters, joiners, spaces and dashes."""


@lru_cache(4096)
def likeness(name: str) -> str:
    """What is left of a name at a glance: equal for names that a reader takes for the same."""
    plain = [sign for sign in normalize("NFKD", name).casefold() if category(sign) not in _UNSEEN]
    # Two letters that together are drawn like one.
    return "".join(plain).translate(_DRAWN).replace("rn", "m").replace("vv", "w")
