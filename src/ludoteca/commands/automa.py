"""Run the opponent that a game plays itself, for people with the box on their table."""

from __future__ import annotations

import argparse
import sys

from ludoteca.commands.arguments import add_plain, has_window
from ludoteca.facets.bad_input import BadInput
from ludoteca.facets.companion import Errand
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.registry import games


def automata() -> dict[str, Errand]:
    """The games whose companion runs an automaton."""
    companions = {id: game.companion for id, game in games("companion").items()}
    return {
        id: found.AUTOMA for id, found in companions.items() if found is not None and found.AUTOMA is not None
    }


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    known = automata()
    parser.conflict_handler = "resolve"
    parser.add_argument(
        "game", metavar="GAME", nargs="?", default=next(iter(known), None), help=" or ".join(known)
    )
    add_plain(parser)
    for errand in known.values():
        errand.add(parser)


def run(args: argparse.Namespace) -> int:
    """Let the companion of the game do it, in a window where there can be one."""
    known = automata()
    if args.game not in known:
        raise BadInput(f"no automaton plays {args.game!r}; there is one for {', '.join(known) or 'no game'}")
    errand = known[args.game]
    if not has_window(args.plain):
        args.terminal = Terminal(sys.stdin, sys.stdout)
        return errand.run(args)
    # Slow to import, and not needed for lines.
    from ludoteca.terminal.talk_window import talk

    def talking(terminal: Terminal) -> int:
        args.terminal = terminal
        return errand.run(args)

    return talk(talking)
