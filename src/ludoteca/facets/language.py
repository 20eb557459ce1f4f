"""A language: every word that a person sees, looked up by the id of a message."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files

from ludoteca.facets.message import Message
from ludoteca.facets.registry import find

try:
    from fluent.runtime import FluentBundle, FluentResource
except ImportError:
    IS_FLUENT = False
else:
    IS_FLUENT = True

CODES = ("en", "ru", "uk", "nl")
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Language:
    """One language: the messages of the table at once, those of a game when one is wanted.

    Without the library that reads Fluent files every message is told by its id.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._read: set[str] = set()
        if IS_FLUENT:
            self._bundle = FluentBundle([code], use_isolating=False)
            for file in sorted(
                files("ludoteca.facets.lang").joinpath(code).iterdir(), key=lambda file: file.name
            ):
                if file.name.endswith(".ftl"):
                    self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _knows(self, message: str) -> bool:
        """Whether there is such a message; the id of a game's message begins with the id of the game."""
        if not self._bundle.has_message(message):
            game = message.partition("-")[0]
            if game in self._read:
                return False
            self._read.add(game)
            try:
                self._bundle.add_resource(FluentResource(find(game).fluent(self.code)))
            except LookupError:
                return False
        return bool(self._bundle.has_message(message))

    def text(self, message: str, **arguments: int | str) -> str:
        """The message with its arguments; raises LookupError if either is missing."""
        if not IS_FLUENT:
            return " ".join([message, *[str(value) for value in arguments.values()]])
        if not self._knows(message):
            raise LookupError(f"there is no message {message!r} in {self.code}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} has no text in {self.code}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
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


def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return CODES


@cache
def language(code: str) -> Language:
    """The language of this code; raises LookupError with the codes there are."""
    if code not in CODES:
        raise LookupError(f"there is no language {code!r}; there is {', '.join(CODES)}")
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
