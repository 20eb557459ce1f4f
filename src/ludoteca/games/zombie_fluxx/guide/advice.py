"""The guide of Zombie Fluxx: what greedy does, which options come first, and what a match promises to each seat.

The options are ranked by cheap rules. They look at public things and at what the deciding seat holds, so that it does
not matter which of the worlds that the seat may imagine they are asked in. Greedy also tries the best of them out.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.facets.guide import Finish, Guide, Trial, whoever
from ludoteca.games.zombie_fluxx.asks import (
    CALL_DRAW,
    DISCARD_GOAL,
    FLEE_TO,
    GIVE,
    GROAN,
    KEEP_TO_LIMIT,
    KEEPER,
    KILL,
    LOSE_KEEPER,
    LURE,
    LURE_TO,
    MOVE,
    NEW_RULE,
    NEW_RULES,
    OPPONENT,
    OWN_KEEPER,
    PLAY_AGAIN,
    PLAY_DRAWN,
    REPEL_TO,
    SIDE,
    TAX,
    ZOMBIE,
    Groan,
    Side,
    Vote,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.guide.card_values import HEY, TRASH, CardValues
from ludoteca.games.zombie_fluxx.guide.outlook import chances
from ludoteca.games.zombie_fluxx.in_force import play_number
from ludoteca.games.zombie_fluxx.pieces import LARRY, ZOMBIES
from ludoteca.games.zombie_fluxx.table import LIMBO, Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Decision, Some
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.seat import Seat

LARRY_WORSE: Final = 0.5
"""How much more Larry is in the way than another zombie."""
BY_ROTE: Final = (KEEP_TO_LIMIT, TAX, GIVE, LOSE_KEEPER, GROAN, CALL_DRAW)
"""What is given away, discarded or said: trying out would tell nothing."""
OWN_FIRST: Final = 10.0
"""How much gladder a seat sees its own zombies go than any of the others'."""


def favourites(match: Match, decision: Decision, most: int) -> list[int]:
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    t: Table = match.table
    ask = decision.ask
    values = CardValues(t, decision.seat)
    if ask is MOVE:
        return _ranked(_moves(t, decision, values), most)
    if ask is KEEP_TO_LIMIT or ask is NEW_RULES:
        assert isinstance(decision.options, Some)
        cards: tuple[Card, ...] = decision.options.items
        if ask is NEW_RULES:
            return _several(decision.options, [values.rule(card) for card in cards], most)
        return _several(decision.options, [values.holding(card) for card in cards], most)
    options: list[Any] = [decision.options[place] for place in range(len(decision.options))]
    return _ranked([_likes(t, decision, values, option) for option in options], most)


def _ranked(worths: list[float], most: int) -> list[int]:
    """The places of the highest numbers, the highest first."""
    if most == 1:
        return [worths.index(max(worths))]
    return sorted(range(len(worths)), key=lambda place: -worths[place])[:most]


def _moves(t: Table, decision: Decision, values: CardValues) -> list[float]:
    """What each move is worth: the cards of the hand if one is due, free actions, and to pass if none is."""
    me = decision.seat
    hand = t.hand(me)
    size = len(decision.options)
    if t.phase is Phase.PLAY and hand and t.played < play_number(t, me):
        worths = [values.playing(card) for card in hand]
        for place in range(len(hand), size):
            source: Card = decision.options[place]
            worths.append(values.using(source))
        return worths
    free: list[float] = []
    for place in range(size - 1):
        granting: Card = decision.options[place]
        free.append(values.using(granting))
    return [*free, 0.0]


def _several(options: Some, worths: list[float], most: int) -> list[int]:
    """The places of some ways to take the least wanted cards: as many as are better gone, others, one exchanged."""
    order = sorted(range(len(worths)), key=lambda index: worths[index])
    least, largest = options.at_least, options.most
    taken = least
    while taken < largest and worths[order[taken]] < 0.0:
        taken += 1
    ways = [order[:taken]]
    for others in range(least, largest + 1):
        if others != taken:
            ways.append(order[:others])
    for outside in range(taken, len(order)):
        for inside in range(taken - 1, -1, -1):
            if len(ways) >= most:
                break
            ways.append([*order[:inside], *order[inside + 1 : taken], order[outside]])
    places: list[int] = []
    for way in ways[:most]:
        place = options.place(sorted(way))
        assert place is not None
        places.append(place)
    return places


def _likes(t: Table, decision: Decision, values: CardValues, option: AnyOption) -> float:
    """How much the deciding seat likes an option."""
    ask = decision.ask
    if ask is GROAN:
        return 1.0 if option is Groan.GROAN else 0.0
    if ask is CALL_DRAW:
        return 1.0 if option is Vote.GO_ON else 0.0
    if ask is SIDE:
        giver = t.right_of(decision.seat) if option is Side.LEFT else t.left_of(decision.seat)
        return float(-values.standings.seats[giver].cards)
    if option is None:
        # Of too few cards to go round, the others are left out first.
        return 0.0
    if ask in (FLEE_TO, LURE_TO, REPEL_TO, OPPONENT):
        seat: Seat = option
        return _likes_seat(t, decision, values, seat)
    card: Card = option
    if ask is PLAY_DRAWN or ask is PLAY_AGAIN:
        return values.playing(card)
    if ask is DISCARD_GOAL:
        return values.without_goal(card, decision.about)
    if ask is KEEPER:
        return values.keeper_from(card, _effect(t) == TRASH)
    if ask is OWN_KEEPER or ask is LOSE_KEEPER:
        return -values.having(card)
    if ask is NEW_RULE:
        return -values.rule(card)
    if ask is TAX or ask is GIVE:
        return -values.holding(card)
    assert ask in (KILL, LURE, ZOMBIE)
    worth = ZOMBIES[card] + (LARRY_WORSE if card == LARRY else 0.0)
    if ask is ZOMBIE and _effect(t) == HEY:
        return -worth
    return worth + OWN_FIRST if t.holder(card) == decision.seat else -worth


def _effect(t: Table) -> Card:
    """The Action that is being carried out, the innermost of several."""
    return t.zones.cards[LIMBO][-1]


def _likes_seat(t: Table, decision: Decision, values: CardValues, seat: Seat) -> float:
    """How much a seat is liked for a victim: of an Action by what it has, of zombies if it is dangerous."""
    if decision.ask is not OPPONENT:
        return values.danger(seat)
    if _effect(t) == HEY:
        return float(-values.standings.seats[seat].cards)
    return float(len(t.hand(seat)))


def _tried(match: Match, decision: Decision, most: int) -> list[int]:
    """The favourites that greedy tries out."""
    return favourites(match, decision, 1 if decision.ask in BY_ROTE else most)


def _settled(match: Match) -> bool:
    """Whether a card may be played again."""
    question = match.question
    return isinstance(question, Decision) and question.ask is MOVE


def _near(match: Match, seat: Seat) -> bool:
    """Any turn may end the match."""
    t: Table = match.table
    return t.turn == seat


def _result(match: Match, seat: Seat) -> float | None:
    """Who wins follows from what lies open: what a finished match has brought is certain."""
    return chances(match)[seat]


GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=12,
    width=12,
    advise=Trial(_tried, chances, _settled, width=12, worlds=4).advise,
    finish=Finish(_near, _result),
)
