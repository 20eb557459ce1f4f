"""Where version 0.1 found games; it stays for one release. ``ludoteca.find`` gives the whole box."""

from __future__ import annotations

from warnings import warn

from ludoteca.facets import registry
from ludoteca.kernel.rules import Rules


def find(game: str) -> Rules:
    """The rules of a game; raises LookupError with the games there are."""
    warn(
        "ludoteca.games.registry goes with the next release: use ludoteca.find(game).rules",
        DeprecationWarning,
        stacklevel=2,
    )
    return registry.find(game).rules
