"""Playouts: a match played to its end by chance alone, as fast as the kernel can."""

from __future__ import annotations

from ludoteca.kernel.decision import Bundle, Decision, Some
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match

STREAM = "playout"


def play_out(match: Match, luck: Luck) -> int:
    """Answer every question with an option drawn at random; returns how many of them left a choice.

    Raises RuntimeError if the match goes on beyond the bound that its game declares.
    """
    match.run_out()
    bound: int = match.rules.identity.bound
    source, drawn = luck.source(STREAM), luck.drawn.get(STREAM, 0)
    answered = decisions = 0
    decision = next_decision(match)
    while decision is not None:
        options = decision.options
        ways = options.ways() if isinstance(options, Some) else len(options)
        place, drawn = source.below(drawn, ways)
        match.take(decision, place)
        answered += 1
        if ways > 1:
            decisions += 1
        if answered > bound:
            raise RuntimeError(f"the match goes on after {bound} decisions")
        decision = next_decision(match)
    luck.drawn[STREAM] = drawn
    return decisions


def next_decision(match: Match) -> Decision | None:
    """The decision to take next, of a sealed question the first that is open; None when the match is over."""
    question = match.question
    if isinstance(question, Bundle):
        for decision in question.pending.values():
            return decision
        return None
    return question
