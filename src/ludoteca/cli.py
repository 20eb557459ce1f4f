"""The command line: one parser, one module per command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from ludoteca import __version__
from ludoteca.commands import (
    advise,
    arena,
    automa,
    bench,
    games,
    laws,
    perft,
    play,
    position,
    record,
    replay,
    review,
    score,
    serve,
    simulate,
    tune,
)
from ludoteca.commands.complaint import Complaint

COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "games": games,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "tune": tune,
    "replay": replay,
    "record": record,
    "position": position,
    "score": score,
    "advise": advise,
    "review": review,
    "automa": automa,
    "laws": laws,
    "perft": perft,
    "bench": bench,
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all other errors of the program."""

    def error(self, message: str) -> NoReturn:
        """Complain about the arguments."""
        raise Complaint(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """The parser of the whole command line."""
    top = Parser(prog="ludoteca", description="A digital table for modern tabletop games.")
    top.add_argument("--version", action="version", version=f"ludoteca {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").splitlines()[0]
        module.add(commands.add_parser(name, help=summary, description=summary))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, without one the table; bad input is one line on standard error and exit code 2."""
    typed = sys.argv[1:] if arguments is None else arguments
    try:
        args = parser().parse_args(typed or ["serve"])
        return int(COMMANDS[args.command].run(args))
    except Complaint as complaint:
        # What was typed may have line breaks in it; a complaint is one line.
        print(f"ludoteca: {' '.join(str(complaint).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
