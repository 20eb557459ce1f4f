"""Extras: what has to be installed for more than rules, bots and laws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import requires
from typing import Final

OF_EXTRA: Final = re.compile(r"""([\w.-]+).*extra == ["']([\w-]+)["']""")
OTHERWISE: Final = {"open_spiel": "pyspiel"}
"""The distributions that bring a module of another name."""


def reason(error: BaseException, wanted: str = "") -> str:
    """What an error says; of a missing module, how to install it, by the extra of this name if that brings it."""
    if not isinstance(error, ModuleNotFoundError) or not (extras := extras_with(error.name or "")):
        return str(error)
    extra = wanted if wanted in extras else extras[0]
    return f"{error.name} is not installed: pip install 'ludoteca[{extra}]'"


@contextmanager
def needed(wanted: str) -> Iterator[None]:
    """Imports that an extra brings: where something is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(reason(error, wanted), name=error.name) from error


def extras_with(module: str) -> list[str]:
    """The extras that bring a module, in the order in which they are declared."""
    found = [match.groups() for line in requires("ludoteca") or () if (match := OF_EXTRA.match(line))]
    return [extra for distribution, extra in found if _module(distribution) == module.partition(".")[0]]


def _module(distribution: str) -> str:
    plain = distribution.lower().replace("-", "_")
    return OTHERWISE.get(plain, plain.partition(".")[0])
