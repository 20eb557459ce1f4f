"""Playing one match between bots, from its next question to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ludoteca.bots.bot import Bot
from ludoteca.bots.uniform import Uniform
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat


def play(match: Match, bots: Sequence[Bot]) -> int:
    """Let the bots, one for each seat, finish the match; returns how many decisions they took."""
    drawers = [bot for bot in bots if isinstance(bot, Uniform)]
    if len(drawers) == len(bots):
        return _draw(match, drawers)
    perspectives = [match.perspective(Seat(number)) for number in range(match.seats)]
    taken = 0
    while (decision := next_decision(match)) is not None:
        match.take(decision, bots[decision.seat].decide(perspectives[decision.seat]))
        taken += 1
    return taken


def _draw(match: Match, bots: Sequence[Uniform]) -> int:
    """The same where nobody looks at the table: no perspectives, and no checkpoints to imagine from."""
    match.run_out()
    taken = 0
    while (decision := next_decision(match)) is not None:
        match.take(decision, bots[decision.seat].draw(decision))
        taken += 1
    return taken


def final_position(match: Match) -> str:
    """The position of a match as canonical JSON: what a digest is taken over."""
    return json.dumps(match.position(), sort_keys=True, separators=(",", ":"))
