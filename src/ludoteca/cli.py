"""The command line: one parser, one module per command."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from ludoteca import __version__
from ludoteca.facets.bad_input import BadInput, complaint_line
from ludoteca.facets.extra import extras_with, reason
from ludoteca.facets.game import BadGame
from ludoteca.kernel.spelling import did_you_mean

COMMANDS: dict[str, str] = {
    "serve": "Serve the table: rooms for people and bots, in the browser.",
    "site": "Write the whole table as static files: offline, installable, for any host.",
    "games": "List the games with their player numbers and options.",
    "play": "Play a match in the terminal, against bots or with friends.",
    "simulate": "Play many matches between bots and count.",
    "arena": "Let bots play against each other with balanced seats and deals, and rate them.",
    "replay": "Step through the record of a match, answer by answer.",
    "record": "Check record files: record verify RECORD...",
    "position": "Print the position of a random match after some answers, as JSON.",
    "score": "Score a position, or a hand of a game by the names of its cards: every line with its rule.",
    "advise": "Say what a strong player would do in a position or a record, and why, from what the seat knows.",
    "review": "Go through the decisions of a finished match: what each cost, and how much of that was luck.",
    "automa": "Run the opponent that a game plays itself, for people with the box on their table.",
    "laws": "Hold a game against the laws of the kernel, at every number of seats.",
    "perft": "Count the sequences of answers from the start of a match.",
    "admin": "The operator's desk: see what happens at a server, ban, mute, close, tidy, back up and restore.",
    "complete": "Complete the command line in a shell: complete bash, zsh or fish prints what to put into its settings.",
    "bench": "Measure the speed of the games, beside the peers' if asked.",
}
"""The commands, each a module of its own that is loaded when it is wanted, and what they do."""


EXTRAS = {"serve": "server", "admin": "server", "site": "server", "arena": "arena"}
"""The commands that have an extra of their own."""


UNKNOWN = "unrecognized arguments: "
WRONG_CHOICE = re.compile(r"argument (.+): invalid choice: '(.*)' \(choose from (.+)\)")
CHOICE = re.compile(r"[\w-]+")


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all other errors of the program."""

    wanted: argparse.ArgumentParser
    """The parser of the command that is wanted, or itself."""

    def error(self, message: str) -> NoReturn:
        """Complain about the arguments, with what may have been meant."""
        wrong = WRONG_CHOICE.match(message)
        if wrong is not None:
            message = (
                f"{wrong[1]}: there is no {wrong[2]!r}{did_you_mean(wrong[2], CHOICE.findall(wrong[3]))}"
            )
        elif message.startswith(UNKNOWN):
            known = [name for action in self.wanted._actions for name in action.option_strings]
            word = message.removeprefix(UNKNOWN).split(" ")[0]
            message += did_you_mean(word, known) if word.startswith("--") else ""
        raise BadInput(f"{message} (see {self.prog} --help)")


def parser(wanted: str | None) -> Parser:
    """The parser of the whole command line; only the command that is wanted knows its arguments."""
    top = Parser(prog="ludoteca", description="A digital table for modern tabletop games.")
    top.wanted = top
    top.add_argument("--version", action="version", version=f"ludoteca {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name == wanted:
            _module(name).add(command)
            top.wanted = command
    return top


def _module(command: str) -> ModuleType:
    return import_module(f"ludoteca.commands.{command}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, without one the table; bad input is one line on standard error and exit code 2."""
    typed = list((sys.argv[1:] if arguments is None else arguments) or ["serve"])
    try:
        args = parser(next((word for word in typed if word in COMMANDS), None)).parse_args(
            typed, argparse.Namespace(typed=typed, commands=tuple(COMMANDS))
        )
        return int(_module(args.command).run(args))
    except (BadGame, BadInput) as complaint:
        print(complaint_line(complaint), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if not extras_with(error.name or ""):
            raise
        print(f"ludoteca: {reason(error, EXTRAS.get(typed[0], ''))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
