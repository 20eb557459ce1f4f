"""The score pad: battles and agendas round by round, and the track with its promotion. §12"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.facets.pad import Form, Gauge, Pad, Sheet, SheetLine, Tone, filled
from ludoteca.games.goblins_inc.naming import about_card, card
from ludoteca.games.goblins_inc.pieces import CARDS, COLOUR, COUNTS, KIND, NAMES, NUMBERS, PER, POINTS, Kind
from ludoteca.games.goblins_inc.preparation import KEPT
from ludoteca.games.goblins_inc.scoring import FOR_OWN_GOBLIN, FOR_PARTNERS_GOBLIN
from ludoteca.games.goblins_inc.table import COLOURS, FEWEST_SEATS, MOST_ROUNDS, MOST_SEATS

RESULT: Final = family("goblins_inc-pad-result", ["won", "lost", "drawn"])
WHO: Final = list(family("goblins_inc-colour", [colour.value for colour in COLOURS]).values())
END: Final = family("goblins_inc-agenda", ["snitch", "star"])
FEWEST_ROUNDS: Final = 2
GOBLINS: Final = 3
"""So many has each colour."""
COUNTED_MOST: Final = 99
TRACK: Final = 50
"""The track has so many spaces; reaching its end turns the promotion card over. §12.4"""


@dataclass(frozen=True)
class Line:
    """What a round has brought a player."""

    text: Message
    points: int
    rule: str


def score(form: Form) -> None:
    """Ask for each round how it ended and what was kept, and add it up."""
    form.section(None)
    seats = form.number("players", Message("pad-players"), MOST_SEATS, least=FEWEST_SEATS, usual=MOST_SEATS)
    rounds = form.number(
        "rounds", Message("goblins_inc-pad-rounds"), MOST_ROUNDS, least=FEWEST_ROUNDS, usual=FEWEST_ROUNDS,
        rule="goblins_inc §13",
    )  # fmt: skip
    assert seats is not None and rounds is not None
    lines: list[list[Line]] = [[] for _ in range(seats)]
    open_rounds: list[int] = []
    for number in range(1, rounds + 1):
        before = len(form.missing)
        for seat in range(seats):
            round_of: dict[str, int | str | Message] = {"round": number, "player": Message(WHO[seat])}
            # A round that has not begun waits folded.
            form.section(Message("goblins_inc-pad-round", round_of), folded=bool(open_rounds))
            lines[seat] += _round(form, number, seat, seats)
        results = [form.told(f"result.{number}.{seat}") for seat in range(seats)]
        if None not in results and ("won" in results) != ("lost" in results):
            form.remark(Message("goblins_inc-pad-results"), Tone.BAD, "goblins_inc §12.1")
        if len(form.missing) > before:
            open_rounds.append(number)
    form.section(Message("pad-score"))
    totals = [sum([line.points for line in own]) for own in lines]
    whole = not form.missing
    for seat, own in enumerate(lines):
        rank = 1 + len([total for total in totals if total > totals[seat]])
        told = tuple([SheetLine(line.text, line.points, line.rule) for line in own])
        form.show(Sheet(Message(WHO[seat]), told, totals[seat] if whole else None, rank if whole else None))
    form.section(Message("goblins_inc-pad-track"))
    for seat, total in enumerate(totals):
        form.show(Gauge(Message(WHO[seat]), total % TRACK, TRACK - 1))
        if total >= TRACK:
            promoted = Message("goblins_inc-pad-promoted", {"player": Message(WHO[seat]), "points": total})
            form.remark(promoted, Tone.GOOD, "goblins_inc §12.4")
    if open_rounds:
        form.remark(Message("goblins_inc-pad-so-far"), Tone.QUIET)


def _round(form: Form, number: int, seat: int, seats: int) -> list[Line]:
    """What a round has brought a player: victory, and the agendas kept. §12.2, §12.3"""
    place = f"{number}.{seat}"
    lines: list[Line] = []
    results = {word: Message(message) for word, message in RESULT.items()}
    result = form.choice(
        f"result.{place}", Message("goblins_inc-pad-result"), results, rule="goblins_inc §12.1"
    )
    if result == "won":
        own = form.number(f"own.{place}", Message("goblins_inc-pad-own"), GOBLINS, rule="goblins_inc §12.2")
        partners: int | None = 0
        if seats > FEWEST_SEATS:
            label = Message("goblins_inc-pad-partners")
            partners = form.number(f"partners.{place}", label, GOBLINS, rule="goblins_inc §12.2")
        points = (own or 0) * FOR_OWN_GOBLIN + (partners or 0) * FOR_PARTNERS_GOBLIN
        lines.append(
            Line(Message("goblins_inc-score-victory", {"round": number}), points, "goblins_inc §12.2")
        )
    deck = [NAMES[one] for one in CARDS if KIND[one] is Kind.AGENDA and COLOUR[one] is COLOURS[seat]]
    label = Message("goblins_inc-pad-kept")
    kept = form.cards(f"kept.{place}", label, deck, most=KEPT, rule="goblins_inc §12.3", needed=True)
    for name in sorted(kept):
        told = Message("goblins_inc-score-agenda", {"round": number, "card": card(name)})
        points = (
            _bet(form, place, name, result) if COUNTS[NUMBERS[name]] is None else _agenda(form, place, name)
        )
        lines.append(Line(told, points, "goblins_inc §12.3"))
    return lines


def _agenda(form: Form, place: str, name: str) -> int:
    """The points of an agenda for every full set of what it counts."""
    number = NUMBERS[name]
    label = Message("goblins_inc-pad-count", {"card": card(name), "about": about_card(name).message})
    count = form.number(f"{name}.{place}", label, COUNTED_MOST, rule="goblins_inc §12.3")
    return POINTS[number] * ((count or 0) // PER[number])


def _bet(form: Form, place: str, name: str, result: str | None) -> int:
    """Snitch pays for a battle lost, Star for one won."""
    ends = {word: Message(message) for word, message in END.items()}
    end = form.choice(f"end.{place}", card(name), ends, rule="goblins_inc §12.3")
    paid = (end, result) in (("star", "won"), ("snitch", "lost"))
    colour = name.partition("#")[2]
    return POINTS[NUMBERS[f"{end}#{colour}"]] if paid else 0


PADS: Final = {"score": Pad(Message("pad-score"), filled(card, score))}
