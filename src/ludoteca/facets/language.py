"""A language: every word that a person sees, looked up by the id of a message."""

from __future__ import annotations

import locale
import os
import re
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CODES = ("en", "ru", "uk", "nl")
PLAIN = re.compile(r"^([\w-]+) = ([^{}\n]*[^{}\s]) *$(?!\n )", re.MULTILINE)
"""A message of one line with nothing to put in."""
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Language:
    """One language: the messages of the table at once, those of a game when one is wanted.

    Without the library that reads Fluent files a message that is more than plain text is told by its id.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._read: set[str] = set()
        folder = files("ludoteca.facets.lang").joinpath(code)
        own = sorted(
            [file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name
        )
        self._entries = [file.read_text(encoding="utf-8") for file in own]
        self._plain: dict[str, str] = dict(
            [entry for entries in self._entries for entry in PLAIN.findall(entries)]
        )

    @cached_property
    def _bundle(self) -> FluentBundle | None:
        """The messages of the table, and of the games that have been asked for; None without the library."""
        try:
            # Slow to import, and not needed for messages that are a line of plain text.
            from fluent.runtime import FluentBundle
        except ModuleNotFoundError:
            return None
        bundle = FluentBundle([self.code], use_isolating=False)
        for entries in self._entries:
            _add(bundle, entries)
        return bundle

    def _knows(self, bundle: FluentBundle, message: str) -> bool:
        """Whether there is such a message; the id of a game's message begins with the id of the game."""
        if not bundle.has_message(message):
            game = message.partition("-")[0]
            if game in self._read:
                return False
            self._read.add(game)
            try:
                _add(bundle, find(game).fluent(self.code))
            except LookupError:
                return False
        return bool(bundle.has_message(message))

    def text(self, message: str, **arguments: int | str) -> str:
        """The message with its arguments; raises LookupError if either is missing."""
        if message in self._plain:
            return self._plain[message]
        bundle = self._bundle
        if bundle is None:
            known = [] if message == "common-plain" else [message]
            return " ".join([*known, *[str(value) for value in arguments.values()]])
        if not self._knows(bundle, message):
            raise LookupError(f"there is no message {message!r} in {self.code}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} has no text in {self.code}")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"message {message!r} in {self.code}: {errors[0]}")
        return str(text)

    def say(self, message: Message) -> str:
        """A message whose arguments may be messages."""
        arguments = {
            name: self.say(value) if isinstance(value, Message) else value
            for name, value in message.arguments.items()
        }
        return self.text(message.id, **arguments)


def _add(bundle: FluentBundle, entries: str) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(entries))


def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return CODES


@cache
def language(code: str) -> Language:
    """The language of this code; raises LookupError with the codes there are."""
    if code not in CODES:
        raise LookupError(
            f"there is no language {code!r}; there is {', '.join(CODES)}{did_you_mean(code, CODES)}"
        )
    return Language(code)


def choose_language(wanted: str | None) -> Language:
    """The language wanted, else that of the system, else English."""
    if wanted is not None:
        return language(wanted)
    system = _system_language()
    return language(system if system in CODES else "en")


def _system_language() -> str:
    for variable in LOCALE_VARIABLES:
        value = os.environ.get(variable)
        if value:
            return value[:2].lower()
    return (locale.getlocale()[0] or "en")[:2].lower()
