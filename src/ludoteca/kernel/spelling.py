"""Spelling: what somebody may have meant who typed a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question to put behind a complaint, with the word that comes nearest; empty if none comes near."""
    # Only needed where something went wrong.
    from difflib import get_close_matches

    there = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold()[:100], there, 1)
    return f"; did you mean {there[near[0]]!r}?" if near else ""
