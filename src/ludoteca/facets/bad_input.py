"""Bad input: what a command says, in one line, about input that it cannot use; and arguments read or refused."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from ludoteca.facets.language import Language, choose_language, languages


class BadInput(Exception):
    """Bad input. The command line prints it on standard error and exits with 2; nothing was changed."""


def complaint_line(complaint: Exception) -> str:
    """How a complaint is printed: what was typed may have line breaks in it, and a complaint is one line."""
    return f"ludoteca: {' '.join(str(complaint).split())}"


def add_language(parser: ArgumentParser) -> None:
    """Declare --lang."""
    parser.add_argument(
        "--lang", metavar="L", help=f"one of {', '.join(languages())}; otherwise the system's"
    )


def spoken(wanted: str | None) -> Language:
    """The language of this code, else the system's."""
    try:
        return choose_language(wanted)
    except LookupError as error:
        raise BadInput(str(error.args[0])) from error


def whole(text: str, what: str, at_least: int) -> int:
    """A whole number that is not too small."""
    try:
        number = int(text)
    except ValueError:
        raise BadInput(f"{what} is a whole number, not {text!r}") from None
    if number < at_least:
        raise BadInput(f"{what} is at least {at_least}, not {number}")
    return number


def file_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: this is no text file") from error
