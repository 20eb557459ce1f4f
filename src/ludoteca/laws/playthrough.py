"""Playthroughs: a match written out for a reviewer to read, byte for byte the same each time."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.laws.law import Law, draw_answer

WIDE = 12


def playthrough(rules: Rules, seats: int, options: Mapping[str, str], seed: object) -> str:
    """A match by chance: every question with its options, every answer, every event, the score sheet."""
    identity = rules.identity
    match = Match.start(rules, seats, seed_from("playthrough", seed), options)
    luck = Luck(seed_from("playthrough answers", seed))
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{identity.name}, rules {identity.version}, {seats} seats, {chosen}".rstrip(", ")]
    told = 0
    while True:
        told = _tell(match, told, lines)
        if match.over:
            break
        decision, place = draw_answer(match, luck)
        texts = [decision.spell(option, match.names) for option in decision.options[:WIDE]]
        more = f" ... {len(decision.options)}" if len(decision.options) > WIDE else ""
        about = " ".join(match.names[card] for card in decision.about)
        lines.append(
            f"? {decision.seat} {decision.ask.name} {about} [{decision.ask.rule}]: " + ", ".join(texts) + more
        )
        text = decision.spell(decision.options[place], match.names)
        lines.append(f"> {decision.seat} {text}")
        match.take(decision, place)
        lines += _zones(match, decision.seat)
    outcome = match.outcome()
    for line in outcome.lines:
        facts = " ".join(f"{name}={value}" for name, value in line.facts.items())
        lines.append(f"= {line.seat} {line.points:+d} {line.name} {facts} [{line.rule}]")
    for seat in range(seats):
        lines.append(f"= {seat} {outcome.scores[seat]} rank {outcome.ranks[seat]}")
    return "\n".join(lines) + "\n"


def _tell(match: Match, told: int, lines: list[str]) -> int:
    """Write the events that the spectator has not been told yet."""
    events = match.events(SPECTATOR, told)
    for event in events:
        cards = " ".join(event.cards) or (f"{event.count} cards" if event.count else "")
        facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
        who = "" if event.seat is None else f" {event.seat}"
        lines.append(" ".join(f". {event.kind}{who} {cards} {facts} [{event.rule}]".split()))
    return told + len(events)


def _zones(match: Match, seat: Seat) -> list[str]:
    """The zones of the seat that has just answered, as it sees them."""
    return [
        f"  {zone.name}: {' '.join(card or '?' for card in zone.cards)}".rstrip()
        for zone in match.view(seat).zones
        if zone.owner == seat and zone.cards
    ]


class Playthrough(Law):
    """A playthrough written twice is the same text."""

    name = "playthrough"
    promise = "playthrough texts regenerate byte for byte"

    def end(self, match: Match) -> None:
        """Write one twice."""
        seed = self.luck.below("playthrough", 1 << 20)
        first = playthrough(match.rules, match.seats, match.options, seed)
        second = playthrough(match.rules, match.seats, match.options, seed)
        self.demand(first == second, f"playthrough {seed} is not the same twice")
