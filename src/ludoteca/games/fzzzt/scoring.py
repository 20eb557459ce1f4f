"""Scoring: the basic score, and the exact best use of robots on production units. §7

The best bonus is found by going through the units with a table from the demand for unlocked cards (how many of each
symbol) to the best bonus so far. A demand can be met exactly if for every set of symbols the demand inside it is at most
the number of free cards that show one of them (Hall's condition).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.fzzzt.pieces import KIND, NAMES, POINTS, SHOWS, Kind, is_robot
from ludoteca.games.fzzzt.table import Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import Outcome, ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

Demand = int
"""How many free cards are needed for each symbol: nut, oil, cog and bolt as the digits of one number, which add up."""

DIGIT: Final = 8
"""So many bits has a digit."""
LOW: Final = (1 << DIGIT) - 1
NO_DEMAND: Final[Demand] = 0


@dataclass(frozen=True)
class Production:
    """The best that a player can make of the units: total bonus, and widgets and cards of each unit."""

    bonus: int
    widgets: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class _Plan:
    """A state of the search: what the units so far bring, and how they were used."""

    __slots__ = ("before", "bonus", "need", "widgets")

    def __init__(self, bonus: int, widgets: int, need: Demand, before: _Plan | None) -> None:
        self.bonus = bonus
        self.widgets = widgets
        self.need = need
        self.before = before


def basic_score(cards: Cards) -> int:
    """The points of robots and upgrades, less one for each Fzzzt. §7.1"""
    return sum([POINTS[card] for card in cards if KIND[card] is not Kind.UNIT])


def best_bonus(units: Cards, locked: list[Cards], free: Cards) -> int:
    """The highest bonus that these cards can bring on these units. §7.2"""
    return _search(units, locked, free).bonus


def best_production(units: Cards, locked: list[Cards], free: Cards) -> Production:
    """The best bonus with one way to reach it."""
    plan: _Plan | None = _search(units, locked, free)
    bonus = plan.bonus if plan is not None else 0
    widgets: list[int] = []
    needs: list[Demand] = []
    while plan is not None and plan.before is not None:
        widgets.append(plan.widgets)
        needs.append(plan.need)
        plan = plan.before
    widgets.reverse()
    needs.reverse()
    placed = _place(needs, free)
    cards = [
        tuple(_useful(locked[number], units[number], widgets[number], needs[number]) + placed[number])
        for number in range(len(units))
    ]
    return Production(bonus, tuple(widgets), tuple(cards))


def _search(units: Cards, locked: list[Cards], free: Cards) -> _Plan:
    supply = _supply(free)
    plans: dict[Demand, _Plan] = {NO_DEMAND: _Plan(0, 0, NO_DEMAND, None)}
    for number in range(len(units)):
        uses = _uses(units[number], locked[number], supply)
        found: dict[Demand, _Plan] = {}
        for total, plan in plans.items():
            for widgets, value, need in uses:
                demand = total + need
                bonus = plan.bonus + value
                known = found.get(demand)
                if (known is None or known.bonus < bonus) and _can_meet(demand, supply):
                    found[demand] = _Plan(bonus, widgets, need, plan)
        plans = found
    best = plans[NO_DEMAND] if NO_DEMAND in plans else next(iter(plans.values()))
    for plan in plans.values():
        if plan.bonus > best.bonus:
            best = plan
    return best


def _supply(free: Cards) -> list[int]:
    """For every set of symbols, how many free cards show one of them."""
    counts = [0] * 16
    for card in free:
        counts[SHOWS[card]] += 1
    supply = [0] * 16
    for shows in range(1, 16):
        if counts[shows]:
            for symbols in range(1, 16):
                if shows & symbols:
                    supply[symbols] += counts[shows]
    return supply


def _can_meet(demand: Demand, supply: list[int]) -> bool:
    """Whether the free cards can fill this demand, each card standing for one of its symbols."""
    if not demand:
        return True
    nut = demand & LOW
    oil = demand >> DIGIT & LOW
    cog = demand >> 2 * DIGIT & LOW
    bolt = demand >> 3 * DIGIT
    return (
        nut <= supply[1] and oil <= supply[2] and cog <= supply[4] and bolt <= supply[8]
        and nut + oil <= supply[3] and nut + cog <= supply[5] and oil + cog <= supply[6]
        and nut + bolt <= supply[9] and oil + bolt <= supply[10] and cog + bolt <= supply[12]
        and nut + oil + cog <= supply[7] and nut + oil + bolt <= supply[11]
        and nut + cog + bolt <= supply[13] and oil + cog + bolt <= supply[14]
        and nut + oil + cog + bolt <= supply[15]
    )  # fmt: skip


def _uses(unit: Card, locked: Cards, supply: list[int]) -> list[tuple[int, int, Demand]]:
    """Every sensible use of a unit: number of widgets, its value, and the free cards needed."""
    value = POINTS[unit]
    shares = _shares(unit, locked)
    uses: list[tuple[int, int, Demand]] = [(0, -value, NO_DEMAND)]
    widgets = 1
    while True:
        needs = [_shortfall(unit, widgets, share) for share in shares]
        possible = [need for need in dict.fromkeys(needs) if _can_meet(need, supply)]
        if not possible:
            return uses
        uses.extend([(widgets, widgets * value, need) for need in possible])
        widgets += 1


def _shares(unit: Card, locked: Cards) -> list[Demand]:
    """Every way in which the cards locked on a unit can stand for its symbols."""
    shares: list[Demand] = [NO_DEMAND]
    for card in locked:
        symbols = SHOWS[card] & SHOWS[unit]
        longer: dict[Demand, None] = {}
        for share in shares:
            for symbol in range(4):
                if symbols >> symbol & 1:
                    longer[share + (1 << symbol * DIGIT)] = None
        shares = list(longer)
    return shares


def _shortfall(unit: Card, widgets: int, share: Demand) -> Demand:
    """What is missing for so many widgets once the locked cards are counted."""
    missing = NO_DEMAND
    for symbol in range(4):
        if SHOWS[unit] >> symbol & 1:
            missing += max(0, widgets - _digit(share, symbol)) << symbol * DIGIT
    return missing


def _digit(demand: Demand, symbol: int) -> int:
    """How many cards are needed for one symbol."""
    return demand >> symbol * DIGIT & LOW


def _place(needs: list[Demand], free: Cards) -> list[list[Card]]:
    """Free cards for the demands of each unit, found by augmenting paths."""
    sockets = [
        (number, symbol)
        for number, need in enumerate(needs)
        for symbol in range(4)
        for _ in range(_digit(need, symbol))
    ]
    holder: dict[int, int] = {}
    for socket in range(len(sockets)):
        if not _fill(socket, sockets, free, holder, set()):
            raise AssertionError("a demand that passes Hall's condition can be met")
    placed: list[list[Card]] = [[] for _ in needs]
    for place, socket in sorted(holder.items()):
        placed[sockets[socket][0]].append(free[place])
    return placed


def _fill(
    socket: int,
    sockets: list[tuple[int, int]],
    free: Cards,
    holder: dict[int, int],
    tried: set[int],
) -> bool:
    symbol = sockets[socket][1]
    for place, card in enumerate(free):
        if SHOWS[card] >> symbol & 1 and place not in tried:
            tried.add(place)
            if place not in holder or _fill(holder[place], sockets, free, holder, tried):
                holder[place] = socket
                return True
    return False


def serving(unit: Card, cards: Cards, widgets: int) -> list[dict[int, Card]]:
    """For each widget of a unit which of these cards serves as which of its symbols. §7.2"""
    sockets = [
        (number, symbol) for number in range(widgets) for symbol in range(4) if SHOWS[unit] >> symbol & 1
    ]
    holder: dict[int, int] = {}
    for socket in range(len(sockets)):
        _fill(socket, sockets, cards, holder, set())
    made: list[dict[int, Card]] = [{} for _ in range(widgets)]
    for place, socket in holder.items():
        number, symbol = sockets[socket]
        made[number][symbol] = cards[place]
    return made


def _useful(locked: Cards, unit: Card, widgets: int, need: Demand) -> list[Card]:
    """The locked cards that take part in the widgets of this unit."""
    slots = _shortfall(unit, widgets, NO_DEMAND) - need
    return _place([slots], locked)[0] if widgets else []


def owned(t: Table, seat: Seat) -> Cards:
    """All cards that count for a seat's basic score: collection and assigned cards. §7.1"""
    cards = t.collection(seat)
    for unit in t.units(seat):
        cards += t.assigned(unit)
    return cards


def production(t: Table, seat: Seat) -> Production:
    """The best use of a seat's units as things stand, the same however the hand is held. §7.2"""
    units = t.units(seat)
    free = tuple(sorted(t.collection(seat)))
    return best_production(units, [t.assigned(unit) for unit in units], free)


def rank(totals: list[int], robots: list[int]) -> tuple[int, ...]:
    """Ranks from totals: the highest first, then the fewest robot cards; else shared. §7.3"""
    keys = [(-total, count) for total, count in zip(totals, robots, strict=True)]
    return tuple([1 + sum([1 for other in keys if other < key]) for key in keys])


def outcome(t: Table) -> Outcome:
    """The whole score sheet, line by line. §7"""
    lines: list[ScoreLine] = []
    totals: list[int] = []
    robots: list[int] = []
    for number in range(t.seats):
        seat = Seat(number)
        sheet = _sheet(t, seat)
        lines += sheet
        totals.append(sum([line.points for line in sheet]))
        robots.append(len([card for card in owned(t, seat) if is_robot(card)]))
    ranks = rank(totals, robots)
    if t.phase is Phase.OVER:
        lines += _tie_break(totals, robots)
    return Outcome(ranks, tuple(totals), tuple(lines))


def _tie_break(totals: list[int], robots: list[int]) -> list[ScoreLine]:
    """Where equal totals do not share a place, what decides between them. §7.3"""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len({robots[seat] for seat in best}) < 2:
        return []
    return [ScoreLine(Seat(seat), "tie_break", 0, "fzzzt §7.3", {"count": robots[seat]}) for seat in best]


def _sheet(t: Table, seat: Seat) -> list[ScoreLine]:
    cards = owned(t, seat)
    robots = tuple([card for card in cards if is_robot(card)])
    fzzzts = tuple([card for card in cards if KIND[card] is Kind.FZZZT])
    lines = [
        ScoreLine(seat, "robots", basic_score(robots), "fzzzt §7.1", {"count": len(robots)}),
        ScoreLine(seat, "fzzzt", basic_score(fzzzts), "fzzzt §7.1", {"count": len(fzzzts)}),
    ]
    units = t.units(seat)
    made = production(t, seat)
    for number, unit in enumerate(units):
        widgets = made.widgets[number]
        name = "widgets" if widgets else "idle_unit"
        points = widgets * POINTS[unit] if widgets else -POINTS[unit]
        used = " ".join([NAMES[card] for card in made.cards[number]])
        facts: dict[str, int | str | None] = {"unit": NAMES[unit], "count": widgets, "cards": used}
        lines.append(ScoreLine(seat, name, points, "fzzzt §7.2", facts))
    return lines
