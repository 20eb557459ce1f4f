"""Playouts: a match played to its end by chance alone, as fast as the kernel can."""

from __future__ import annotations

from ludoteca.kernel.decision import Bundle, Some
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match

STREAM = "playout"


def play_out(match: Match, luck: Luck) -> int:
    """Answer every question with an option drawn at random; returns how many were answered."""
    match.run_out()
    answered = 0
    question = match.question
    while question is not None:
        decision = next(iter(question.pending.values())) if isinstance(question, Bundle) else question
        options = decision.options
        ways = options.ways() if isinstance(options, Some) else len(options)
        match.take(decision, luck.below(STREAM, ways))
        answered += 1
        question = match.question
    return answered
