"""The suite: all laws, and the walk that holds a match against them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from ludoteca.kernel.decision import Decision, IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.laws.copying import Clone, Records, Undo
from ludoteca.laws.law import Law, draw_answer
from ludoteca.laws.order import Conservation, Determinism, IllegalInput, Liveness, Notation
from ludoteca.laws.perft import Perft
from ludoteca.laws.playthrough import Playthrough
from ludoteca.laws.secrecy import Imagination, Secrecy, TwinSecrecy

FEW = 8
JOINS_ONE_IN = 40

LAWS: tuple[type[Law], ...] = (
    Conservation, Liveness, Determinism, Clone, Records, Secrecy, TwinSecrecy, Imagination,
    Notation, IllegalInput, Perft, Playthrough, Undo,
)  # fmt: skip


def variants(rules: Rules) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options, or where these are many, with each value once."""
    identity = rules.identity
    chosen = [dict(options) for options in product(*_choices(rules))] if _few(rules) else _one_by_one(rules)
    for seats in range(identity.seats[0], identity.seats[1] + 1):
        for options in chosen:
            yield seats, dict(options)


def _choices(rules: Rules) -> list[list[tuple[str, str]]]:
    return [[(option.name, value) for value in option.values] for option in rules.identity.options]


def _few(rules: Rules) -> bool:
    return prod(len(option.values) for option in rules.identity.options) <= FEW


def _one_by_one(rules: Rules) -> list[dict[str, str]]:
    """The defaults, and each other value of each option with the defaults of the rest."""
    defaults = {option.name: option.values[0] for option in rules.identity.options}
    others = [pair for values in _choices(rules) for pair in values[1:]]
    return [defaults, *[{**defaults, name: value} for name, value in others]]


def check_match(
    rules: Rules,
    seats: int,
    options: Mapping[str, str],
    seed: object,
    laws: Sequence[type[Law]] = LAWS,
) -> int:
    """Play one match by chance and check every law at every decision; returns the number of decisions."""
    luck = Luck(seed_from("laws", rules.identity.id, seats, seed))
    match = Match.start(rules, seats, luck.seed_for("match"), options)
    checks = [law(Luck(luck.seed_for(law.name))) for law in laws]
    while not match.over:
        for check in checks:
            check.at(match)
        decision, place = _newcomer(match, luck) or draw_answer(match, luck)
        text = decision.spell(decision.options[place], match.names)
        match.take(decision, place)
        for check in checks:
            check.after(match, decision.seat, text)
    for check in checks:
        check.end(match)
    return len(match.history)


def _newcomer(match: Match, luck: Luck) -> tuple[Decision, int] | None:
    """Now and then somebody comes to the table, where the game allows it."""
    if not match.rules.identity.joins or luck.below("newcomer", JOINS_ONE_IN):
        return None
    try:
        return match.decision(match.next_seat), 0
    except IllegalAnswer:
        return None
