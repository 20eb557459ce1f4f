"""Solved positions of Fzzzt!: the last two lots of a match between two who know all hands, solved by linear programming."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import numpy as np

from ludoteca.games.fzzzt.pieces import KIND, NAMES, Kind
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import copy_table
from tests.games.fzzzt.positions import match_at
from tests.solved.matrix import Worth, held, minimum

FIRST: Final = Seat(0)
SECOND: Final = Seat(1)
PLAYED: Final = 1e-4
"""What a best mixture holds with a chance above this is among the best choices."""


def begin(position: dict[str, Any]) -> tuple[Match, Seat]:
    """The match of a solved position, and who is to decide: whoever bids first, or second if a first bid lies there."""
    what = dict(position)
    bid = what.pop("bid", None)
    cards = " ".join([*what["hands"], *what["discards"]]).split()
    match = match_at(face_up=2, round=5, seen={card: [0, 1] for card in cards}, **what)
    if bid is None:
        return match, FIRST
    match.answer_text(FIRST, bid)
    return match, SECOND


# -- solving ---------------------------------------------------------------------------------------


def worths(match: Match) -> tuple[Worth, list[int], list[str]]:
    """What the match brings the seat that bids first, by the bids of both, with the sizes and the notation of its own bids."""
    first, second = match.table.bidders()
    decision = match.decision(first)
    options = list(decision.options)
    sizes = [len(option) for option in options]
    texts = [decision.spell(option, match.names) for option in options]
    rows: list[list[float]] = []
    for option in options:
        twin = match.clone()
        twin.answer(first, option)
        if second in twin.pending and not twin.table.bid(second) and twin.table.bid(first):
            replies = list(twin.decision(second).options)
            row = []
            for reply in replies:
                end = twin.clone()
                end.answer(second, reply)
                row.append(value(end, first))
            rows.append(row)
        else:
            rows.append([value(twin, first)])
    return np.array(rows), sizes, texts


def value(match: Match, me: Seat) -> float:
    """What a seat gets of a match in which both play as well as can be."""
    if match.over:
        ranks = match.outcome().ranks
        return 0.5 if ranks[0] == ranks[1] else float(ranks[me] == 1)
    if len(match.table.bidders()) < 2 and not any(match.table.bid(seat) for seat in (FIRST, SECOND)):
        # Nobody bids against the seat: whatever it bids, the lot is its own.
        (seat,) = match.pending
        match.answer(seat, match.decision(seat).options[0])
        return value(match, me)
    if any(match.table.bid(seat) for seat in (FIRST, SECOND)):
        # The first had one card only; it has been bid.
        (seat,) = match.pending
        found = []
        for reply in match.decision(seat).options:
            end = match.clone()
            end.answer(seat, reply)
            found.append(value(end, me))
        return max(found) if seat == me else min(found)
    first = match.table.bidders()[0]
    matrix, sizes, _ = worths(match)
    sure = best_for_first(matrix, sizes)[0]
    return sure if first == me else 1.0 - sure


def end(match: Match, winners: Sequence[Seat]) -> tuple[int, ...]:
    """How the match ends if these win the lots that are left."""
    t = copy_table(match.table)
    for winner in winners:
        for seat in (FIRST, SECOND):
            t.place_bid(seat, t.hand(seat)[:1])
        t.award(winner)
    return match.rules.outcome(t).ranks


def best_for_first(matrix: Worth, sizes: list[int], wanted: int | None = None) -> tuple[float, float]:
    """What the first can be sure of; and how often a bid can be in a mixture that is sure of that."""
    lower = float(matrix.min(axis=1).max())
    if wanted is None and lower == float(matrix.max(axis=0).min()):
        return lower, 0.0
    bids, replies = matrix.shape
    seen = sorted(set(sizes))
    # The chances of all bids, then what each number of cards brings after the reply that hurts most.
    limits, bounds = [], []
    for place, size in enumerate(seen):
        for reply in range(replies):
            row = np.zeros(bids + len(seen))
            for bid in range(bids):
                if sizes[bid] == size:
                    row[bid] = -matrix[bid, reply]
            row[bids + place] = 1.0
            limits.append(row)
            bounds.append(0.0)
    aim = np.concatenate([np.zeros(bids), -np.ones(len(seen))])
    whole = np.concatenate([np.ones(bids), np.zeros(len(seen))])
    ranges = [(0.0, 1.0)] * bids + [(None, None)] * len(seen)
    program = np.array(limits), np.array(bounds), whole[None, :], np.ones(1), ranges
    best = minimum(aim, *program)
    if wanted is None:
        return -best, 0.0
    alone = np.zeros(bids + len(seen))
    alone[wanted] = -1.0
    return -best, -minimum(alone, *held(program, aim, best))


def best_for_second(matrix: Worth, sizes: list[int], size: int, wanted: int) -> float:
    """How often a reply to so many cards can be in a mixture that holds the first down to what it is sure of."""
    bids, replies = matrix.shape
    seen = sorted(set(sizes))
    count = len(seen) * replies
    limits = []
    for bid in range(bids):
        row = np.zeros(count + 1)
        start = seen.index(sizes[bid]) * replies
        row[start : start + replies] = matrix[bid]
        row[count] = -1.0
        limits.append(row)
    whole = []
    for place in range(len(seen)):
        row = np.zeros(count + 1)
        row[place * replies : (place + 1) * replies] = 1.0
        whole.append(row)
    aim = np.zeros(count + 1)
    aim[count] = 1.0
    ranges = [(0.0, 1.0)] * count + [(None, None)]
    program = np.array(limits), np.zeros(bids), np.array(whole), np.ones(len(seen)), ranges
    best = minimum(aim, *program)
    alone = np.zeros(count + 1)
    alone[seen.index(size) * replies + wanted] = -1.0
    return -minimum(alone, *held(program, aim, best))


# -- making ----------------------------------------------------------------------------------------


def attempt(luck: Luck) -> dict[str, Any]:
    """Two lots before the end, with hands of three or four cards."""
    cards = [str(name) for name, kind in zip(NAMES, KIND, strict=True) if kind is not Kind.MECHANIC]
    luck.shuffle("cards", cards)
    units = [card for card in cards if card.startswith("P")]
    others = [card for card in cards if not card.startswith("P")]

    def some(pile: list[str], number: int) -> str:
        return " ".join([pile.pop() for _ in range(number)])

    belt = [(units if luck.below("lot", 3) == 0 else others).pop() for _ in range(2)]
    hands = [some(others, 3 + luck.below("hand", 2)) for _ in range(2)]
    return {
        "hands": hands,
        "discards": [some(others, 4 + luck.below("pile", 4)) for _ in range(2)],
        "units": [some(units, 1 + luck.below("unit", 3)) for _ in range(2)],
        "belt": " ".join(belt),
    }


def solve(match: Match) -> tuple[list[str], Worth, list[int], list[str]]:
    """The best bids of the first, and all that this follows from."""
    matrix, sizes, texts = worths(match)
    best = [text for number, text in enumerate(texts) if best_for_first(matrix, sizes, number)[1] > PLAYED]
    return best, matrix, sizes, texts


def generate(count: int, seed: object) -> list[dict[str, Any]]:
    """So many positions in which half of the bids at most are best; of every third one the second is asked."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < count:
        number += 1
        position = attempt(Luck(seed_from("solved fzzzt", seed, number)))
        try:
            match, _ = begin(position)
        except (BadPosition, ValueError):
            continue
        if len({end(match, winners) for winners in product((FIRST, SECOND), repeat=2)}) == 1:
            continue
        best, matrix, sizes, texts = solve(match)
        if 2 * len(best) > len(texts) and len(found) % 3 < 2:
            continue
        if len(found) % 3 == 2:
            # One of the best bids lies there; what is best against all that may be it?
            bid = best[len(best) // 2]
            size = sizes[texts.index(bid)]
            match.answer_text(FIRST, bid)
            if SECOND not in match.pending or match.table.last_winner is not None:
                continue
            decision = match.decision(SECOND)
            options = list(decision.options)
            best = [
                decision.spell(option, match.names)
                for place, option in enumerate(options)
                if best_for_second(matrix, sizes, size, place) > PLAYED
            ]
            position = {**position, "bid": bid}
            ways = len(options)
        else:
            ways = len(texts)
        if 2 * len(best) <= ways:
            found.append({"position": position, "best": best})
    return found
