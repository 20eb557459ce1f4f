"""The score pad: the cards of each player tapped in, and the best widgets shown card by card and symbol by symbol. §7"""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Form, Pad, Remark, Sheet, SheetLine, Shown, Tone, filled, player
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.pieces import (
    CONVEYOR_CARDS,
    KIND,
    NAMES,
    POINTS,
    SYMBOLS,
    UNITS,
    Kind,
    fits,
    is_robot,
)
from ludoteca.games.fzzzt.scoring import Production, basic_score, best_production, rank, serving
from ludoteca.games.fzzzt.words import BY_NAME, SYMBOL, card
from ludoteca.kernel.card import Card

FREE: Final = tuple([NAMES[one] for one in CONVEYOR_CARDS if KIND[one] is not Kind.UNIT])
"""What a player can own beside Production Units; a mechanic scores nothing."""
UNIT_NAMES: Final = tuple([NAMES[one] for one in UNITS])


class Holding:
    """What a player has: the units, what was allocated to each, and all other cards."""

    def __init__(
        self, units: tuple[Card, ...], locked: list[tuple[Card, ...]], free: tuple[Card, ...]
    ) -> None:
        self.units = units
        self.locked = locked
        self.free = free

    @property
    def owned(self) -> tuple[Card, ...]:
        """Everything that counts for the basic score."""
        return self.free + tuple([one for here in self.locked for one in here])

    def production(self) -> Production:
        """The best use of the units."""
        return best_production(self.units, self.locked, tuple(sorted(self.free)))


def score(form: Form) -> None:
    """Ask for the cards of everybody, and count."""
    form.section(None)
    least, most = RULES.identity.seats
    seats = form.number("players", Message("pad-players"), most, least=least, usual=least)
    assert seats is not None
    holdings = []
    for seat in range(seats):
        form.section(player(seat))
        holdings.append(_holding(form, seat))
    form.section(Message("pad-score"))
    whole = not form.missing
    sheets = [_lines(holding) if whole else () for holding in holdings]
    totals = [sum([line.points for line in lines]) for lines in sheets]
    robots = [len([one for one in holding.owned if is_robot(one)]) for holding in holdings]
    ranks = rank(totals, robots)
    for seat, lines in enumerate(sheets):
        form.show(Sheet(player(seat), lines, totals[seat] if whole else None, ranks[seat] if whole else None))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if whole and len({robots[seat] for seat in best}) > 1:
        for seat in best:
            told = Message("fzzzt-pad-tie", {"player": player(seat), "count": robots[seat]})
            form.show(Remark(told, rule="fzzzt §7.3"))


def _holding(form: Form, seat: int) -> Holding:
    """Ask for the cards of a player, and show what they make."""
    units = _cards(form.cards(f"units.{seat}", Message("fzzzt-zone-units"), UNIT_NAMES, rule="fzzzt §7.2"))
    locked = []
    for unit in units:
        among = tuple([name for name in FREE if fits(BY_NAME[name], unit)])
        label = Message("fzzzt-zone-on", {"card": card(NAMES[unit])})
        locked.append(_cards(form.cards(f"on-{NAMES[unit]}.{seat}", label, among, rule="fzzzt §4.6")))
    free = _cards(
        form.cards(f"cards.{seat}", Message("fzzzt-pad-cards"), FREE, needed=True, rule="fzzzt §7.1")
    )
    holding = Holding(units, locked, free)
    made = holding.production()
    for number, unit in enumerate(units):
        if not made.widgets[number]:
            form.remark(Message("fzzzt-score-idle", {"unit": card(NAMES[unit])}), Tone.BAD, "fzzzt §7.2")
        for place, served in enumerate(serving(unit, made.cards[number], made.widgets[number])):
            symbols = sorted(served)
            label = Message(
                "fzzzt-pad-widget", {"unit": card(NAMES[unit]), "number": place + 1, "points": POINTS[unit]}
            )
            form.show(
                Shown(
                    tuple([NAMES[served[symbol]] for symbol in symbols]),
                    label,
                    tuple([Message(SYMBOL[SYMBOLS[symbol]]) for symbol in symbols]),
                    tuple([SYMBOLS[symbol] for symbol in symbols]),
                )
            )
    return holding


def _cards(names: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple([BY_NAME[name] for name in names])


def _lines(holding: Holding) -> tuple[SheetLine, ...]:
    """The lines of a player. §7"""
    robots = tuple([one for one in holding.owned if is_robot(one)])
    fzzzts = tuple([one for one in holding.owned if KIND[one] is Kind.FZZZT])
    lines = [
        SheetLine(Message("fzzzt-score-robots", {"count": len(robots)}), basic_score(robots), "fzzzt §7.1"),
        SheetLine(Message("fzzzt-score-fzzzt", {"count": len(fzzzts)}), basic_score(fzzzts), "fzzzt §7.1"),
    ]
    made = holding.production()
    for unit, widgets in zip(holding.units, made.widgets, strict=True):
        name = card(NAMES[unit])
        if widgets:
            told = Message("fzzzt-pad-widgets", {"count": widgets, "unit": name})
            lines.append(SheetLine(told, widgets * POINTS[unit], "fzzzt §7.2"))
        else:
            lines.append(SheetLine(Message("fzzzt-score-idle", {"unit": name}), -POINTS[unit], "fzzzt §7.2"))
    return tuple(lines)


PADS: Final = {"score": Pad(Message("pad-score"), filled(card, score))}
