"""Companions: what a game offers beside a real table, as commands of their own."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Protocol


class Errand(Protocol):
    """One thing that a companion does, from the command line."""

    def add(self, parser: ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: Namespace) -> int:
        """Do it, at ``args.terminal`` if it talks; raises BadInput about bad input, and changes nothing then."""


class Hand(Errand, Protocol):
    """Scores a hand by the names of its cards."""

    def wanted(self, args: Namespace) -> bool:
        """Whether what was typed is about a hand of this game."""


class Companion(Protocol):
    """What a game's companion module offers: None for what it does not do."""

    AUTOMA: Errand | None
    """Runs the opponent that the rules play, for people with the box on the table."""
    HAND: Hand | None
