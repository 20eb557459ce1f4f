"""What each side of Red Rising may expect in the end: the points it has and those to come, and how likely it is to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludoteca.games.red_rising.asks import ABILITY, CERES, FROM_DECK, GAIN_FROM
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.guide.hand import Hand
from ludoteca.games.red_rising.guide.prospect import (
    LONG_FLEET,
    LONG_INFLUENCE,
    LONG_TOKEN,
    Prospect,
    later_by,
    rounds_left,
)  # fmt: skip
from ludoteca.games.red_rising.hand_search import value
from ludoteca.games.red_rising.pieces import (
    AUTOMA_BASE_POINTS,
    AUTOMA_HAND_MOST,
    CARDS_PER_TURN,
    CORE,
    FLEET_POINTS,
    HELIUM_POINTS,
    LEVELS,
    NEUTRAL_INFLUENCE,
    SOVEREIGN_POINTS,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.games.red_rising.tracks import excess, influence_points
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import fingerprint
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat, bit

TURN: Final = 9.5
"""What a turn brings a player."""
LAST_TURN: Final = 14.0
"""What the last turn brings, in which nothing is kept for later."""
BONUSES: Final = 6.0
"""What a turn of the Automa brings besides its cards."""
HIDDEN: Final = 27.0
"""What a card brings to a hand that nobody else can see."""
KNOWN: Final = 11.0
KNOWN_PART: Final = 0.53
"""What a known card brings to such a hand, and what part of the points it makes with the other known ones."""
LAID: Final = 17.0
LAID_PART: Final = 0.36
"""The same of a hand that an imagined world has laid open: which of its cards were known is forgotten then."""
RIPENING: Final = 1.5
"""What such a hand gains with every round."""
RIPE: Final = 20.0
"""After so many rounds it gets no better."""
STALLED: Final = 1.0
"""So many more rounds are played than it takes at least."""
SURE: Final = 200.0
"""How far, squared, the points of a side are off when nothing is left to be played."""
DRIFT: Final = 120.0
"""How much that grows with every round."""
SURE_OF_AUTOMA: Final = 120.0
DRIFT_OF_AUTOMA: Final = 40.0
"""The same against the Automa, which does not choose."""


def rounds(t: Table) -> float:
    """How many rounds are likely to be played after this one."""
    left = rounds_left(t)
    return left + STALLED if left > 0.0 else 0.0


def expected(t: Table, question: object, left: float, viewer: Seat | None) -> list[float]:
    """The points that each side may expect in the end, with so many rounds after this one.

    With a viewer, cards in hand that this seat cannot see count as such cards do on average.
    """
    points: list[float] = []
    later = later_by(rounds_left(t))
    turn = TURN if left > 0.0 else LAST_TURN
    for number in range(t.sides):
        side = Seat(number)
        turns = left + turns_due(t, side)
        if t.is_automa(side):
            if t.phase is Phase.AUTOMA:
                turns += 1.0 - t.automa_cards / CARDS_PER_TURN
            points.append(automa_points_of(t, side, turns))
        else:
            points.append(_of_player(t, side, later, viewer) + turn * turns)
        points[number] += tracks_of(t, side, later)
    if not t.is_automa(t.turn):
        points[t.turn] += _rest_of_turn(t, question, turn)
    return points


def turns_due(t: Table, side: Seat) -> int:
    """How many turns a side has still to begin in this round."""
    if t.phase in (Phase.ABILITIES, Phase.OVER) or t.extra:
        return 0
    after = (side - t.first) % t.sides > (t.turn - t.first) % t.sides
    last = t.ending and t.houses[side] is House.APOLLO
    return int(after) + int(last)


def _rest_of_turn(t: Table, question: object, turn: float) -> float:
    """What the player whose turn it is has still to expect of it."""
    due = t.phase is Phase.ACT and not t.ended
    if due and not t.barred:
        return turn
    if t.phase is Phase.GAIN:
        due = isinstance(question, Decision) and question.ask is GAIN_FROM
    return Prospect(t, t.turn, t.hand(t.turn)).best_offer(FROM_DECK) if due else 0.0


def automa_points_of(t: Table, side: Seat, turns: float) -> float:
    """The points of the Automa's hand after so many more turns, without its tracks."""
    cards = t.hand(side)
    more = turns * CARDS_PER_TURN / 2.0
    acceptable = more + len([card for card in cards if (CORE[card] % 2 == 1) == t.odd])
    kept = min(acceptable, float(AUTOMA_HAND_MOST))
    others = min(len(cards) + 2.0 * more - acceptable, AUTOMA_HAND_MOST - kept)
    good, bad = LEVELS[t.switches.level]
    return AUTOMA_BASE_POINTS + kept * good + others * bad + turns * BONUSES


def _of_player(t: Table, side: Seat, later: float, viewer: Seat | None) -> float:
    """The points of a player's hand, with its end-of-game abilities unless they are over."""
    cards = t.hand(side)
    standing = standing_of(t, side, cards)
    if viewer is not None and side != viewer:
        if t.phase in (Phase.ABILITIES, Phase.OVER):
            return LAID * len(cards) + LAID_PART * Hand(standing, cards, later).worth + _ripened(t)
        eye = bit(viewer)
        known = tuple([card for card in cards if t.zones.seen[card] & eye])
        if len(known) < len(cards):
            return _half_hidden(t, Hand(standing, known, later).worth, len(known), len(cards))
    if t.phase is Phase.OVER:
        return float(value(standing) + excess(len(cards)) + t.hacked[side])
    hand = Hand(standing, cards, later)
    points = hand.worth
    if t.houses[side] is House.CERES and cards:
        points = max([hand.without(card) for card in cards])
    if t.phase is Phase.ABILITIES:
        done = (side - t.first) % t.sides < (t.turn - t.first) % t.sides
        for card in cards:
            if card in ENDINGS and (done or side == t.turn and card in t.resolved):
                points -= ENDINGS[card].promise(standing)
    return points + t.hacked[side]


def _half_hidden(t: Table, worth: float, known: int, held: int) -> float:
    """What a hand is worth of which some cards are known: the others are kept for a reason, and more so with time.

    Whatever cards an imagined world deals in their place go with the hand by chance only.
    """
    points = HIDDEN * (held - known) + KNOWN * known + KNOWN_PART * worth
    return points + _ripened(t) + excess(held)


def _ripened(t: Table) -> float:
    """What a hand has gained with the rounds."""
    return RIPENING * min(RIPE, t.turns / t.sides)


def tracks_of(t: Table, side: Seat, later: float) -> float:
    """What the tracks and the Sovereign token bring a side: partly as they are, partly in the long run."""
    placed = t.influence[:]
    if t.neutral():
        placed.append(NEUTRAL_INFLUENCE)
    now = FLEET_POINTS[t.fleet[side]] + influence_points(placed)[side]
    then = LONG_FLEET * t.fleet[side] + LONG_INFLUENCE * t.influence[side]
    points = HELIUM_POINTS * t.helium[side] + now + later * (then - now)
    if t.sovereign == side:
        points += SOVEREIGN_POINTS + later * (LONG_TOKEN - SOVEREIGN_POINTS)
    return points


def chances(match: Match, viewer: Seat | None = None) -> list[float]:
    """What each seat may expect of the match: 1 for a sole winner, shared equally between several, 0 for the others.

    Against the Automa it is how likely the player wins. In a match that a viewer imagines, the cards that it cannot see count
    as such cards do on average, even if that match has come to its end: those dealt there are a guess.
    """
    t: Table = match.table
    if t.phase in (Phase.ABILITIES, Phase.OVER) and (not _guessed(match) or knows_hands(match, viewer)):
        viewer = None
    if t.phase is Phase.OVER and (t.solo or viewer is None):
        ranks = match.outcome().ranks
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    left = rounds(t)
    points = expected(t, match.question, left, viewer)
    scale = sqrt(SURE_OF_AUTOMA + DRIFT_OF_AUTOMA * left if t.solo else SURE + DRIFT * left)
    most = max(points)
    raised = [exp((one - most) / scale) for one in points]
    total = sum(raised)
    return [one / total for one in raised[: t.seats]]


def knows_hands(match: Match, viewer: Seat | None) -> bool:
    """Whether the viewer knew every card that the others hold now when it imagined this match."""
    seen = match.seen_before
    if viewer is None or seen is None:
        return False
    t: Table = match.table
    eye = bit(viewer)
    for side in t.opponents(viewer):
        for card in t.hand(side):
            if not seen[card] & eye:
                return False
    return True


def near(match: Match, seat: Seat) -> bool:
    """Whether the match ends with this turn, and the seat knows all that will be counted."""
    t: Table = match.table
    if t.phase is Phase.ABILITIES or t.phase is Phase.OVER:
        return knows_hands(match, seat)
    last = t.extra or t.ending and (t.turn + 1) % t.sides == t.first and House.APOLLO not in t.houses
    return last and t.turn == seat and knows_hands(match, seat)


def result(match: Match, seat: Seat) -> float | None:
    """What a finished match has brought, if the others hold what the seat knew of."""
    return chances(match, seat)[seat] if knows_hands(match, seat) else None


def _guessed(match: Match) -> bool:
    """Whether the hands that were laid open for scoring are those of an imagined world, not of the match itself.

    The luck of an imagined world is not the one that the match was sealed with. Whoever imagines at a question of scoring has
    seen all hands before.
    """
    if fingerprint(match.table.zones.luck.seed) == match.seal:
        return False
    return not match.history or match.history[0].ask not in (ABILITY, CERES)
