"""The score pad: the hands of a table, or one's own alone, with every fact that they ask for. §8"""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Form, Remark, Sheet, Tone, player
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.clauses import Stat
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pads.hand import (
    HACKER,
    HAND_MOST,
    PEOPLE,
    able,
    ask_around,
    ask_tracks,
    sheet_lines,
    side_lines,
    wanted,
)  # fmt: skip
from ludoteca.games.red_rising.pieces import INFLUENCE_TOKENS, NEUTRAL_INFLUENCE, NUMBERS
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

EVERYBODY: Final = "everybody"
MINE: Final = "mine"
NOBODY: Final = "nobody"
ALL_STATS: Final = frozenset(Stat)
FEWEST: Final = 2
HACKED_MOST: Final = 99


def score(form: Form) -> None:
    """Ask for the hands first, then for what they want to know, and count."""
    form.section(None)
    seats = form.number(
        "players", Message("pad-players"), RULES.identity.seats[1], least=FEWEST, usual=FEWEST
    )
    assert seats is not None
    whose = form.choice(
        "whose",
        Message("red_rising-pad-whose"),
        {MINE: Message("red_rising-pad-mine"), EVERYBODY: Message("red_rising-pad-everybody")},
        usual=MINE,
    )
    counted = range(seats if whose == EVERYBODY else 1)
    form.remark(Message("red_rising-pad-after-abilities"), Tone.QUIET, "red_rising §8")
    hands = {seat: _hand(form, seat, whose == EVERYBODY) for seat in counted}
    every = [card for hand in hands.values() for card in hand]
    asked = wanted(every)
    sides, hacked = [], {}
    for seat in range(seats):
        if seat:
            form.section(player(seat))
        stats = ALL_STATS if seat in hands else asked.compared | {Stat.INFLUENCE}
        sides.append(ask_tracks(form, seat, stats))
        if HACKER in hands.get(seat, ()):
            hacked[seat] = form.number(f"hacked.{seat}", Message("red_rising-pad-hacked"), HACKED_MOST)
    form.section(Message("red_rising-pad-table"))
    token = form.choice(
        "token",
        Message("red_rising-score-sovereign"),
        {
            **{str(seat): player(seat) for seat in range(seats)},
            NOBODY: Message("red_rising-companion-token-none"),
        },
        rule="red_rising §8",
    )
    neutral = []
    if seats == FEWEST:
        label = Message("red_rising-pad-neutral")
        placed = form.number(
            "neutral", label, INFLUENCE_TOKENS, usual=NEUTRAL_INFLUENCE, rule="red_rising §3"
        )
        neutral = [placed or 0]
    around = ask_around(form, asked)
    form.section(Message("pad-score"))
    whole = not form.missing
    scored: dict[int, list[ScoreLine]] = {}
    for seat, hand in hands.items():
        rivals = [sides[(seat + further) % seats] for further in range(1, seats)]
        scored[seat] = (
            side_lines(
                Seat(seat),
                hand,
                sides[seat],
                rivals,
                neutral,
                token == str(seat),
                around,
                hacked.get(seat) or 0,
            )
            if whole
            else []
        )
    totals = {seat: sum([line.points for line in lines]) for seat, lines in scored.items()}
    for seat, lines in scored.items():
        keys = {other: (total, token == str(other)) for other, total in totals.items()}
        rank = 1 + len([key for key in keys.values() if key > keys[seat]])
        form.show(
            Sheet(
                player(seat),
                sheet_lines(lines),
                totals[seat] if whole else None,
                rank if whole and len(keys) > 1 else None,
            )
        )
    if whole and len(totals) > 1:
        best = [seat for seat, total in totals.items() if total == max(totals.values())]
        if len(best) > 1 and token in [str(seat) for seat in best]:
            form.show(
                Remark(
                    Message("red_rising-pad-tie", {"player": player(int(str(token)))}), rule="red_rising §8"
                )
            )


def _hand(form: Form, seat: int, several: bool) -> tuple[Card, ...]:
    label = (
        Message("red_rising-pad-hand-of", {"player": player(seat)})
        if several
        else Message("red_rising-pad-hand")
    )
    hand = tuple(
        [NUMBERS[name] for name in form.cards(f"hand.{seat}", label, PEOPLE, most=HAND_MOST, needed=True)]
    )
    with_ability = [card for card in hand if card in ENDINGS]
    if with_ability:
        form.remark(
            Message("red_rising-companion-abilities-apart", {"cards": able(with_ability)}), Tone.QUIET
        )
    return hand


def said(name: str) -> Message:
    """What people call a card."""
    return naming.card(name)
