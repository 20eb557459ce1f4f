"""The guide of Goblins, Inc.: what greedy does, what a match promises, and which options come first.

The same cheap rules serve all three. They look at public things and at what the deciding seat holds, so that it does not
matter which of the worlds that the seat may imagine they are asked in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import exp, sqrt
from typing import Any, Final

from ludoteca.facets.guide import Guide, whoever
from ludoteca.games.goblins_inc.asks import (
    ANOTHER,
    BET_ON,
    DRIVE,
    DYNAMITE,
    HOMING,
    KEEP,
    LAY,
    LAY_IN_SIGHT,
    LIFT,
    NITRO,
    ORDER,
    PASS_ON,
    PICK,
    PUT,
    SHIFT,
    TAPE,
    TOKEN,
    TURN_TO,
    USE,
    End,
    Offer,
)  # fmt: skip
from ludoteca.games.goblins_inc.assembly import BATCH, assemblers, laid_of, open_agendas
from ludoteca.games.goblins_inc.driving import cost
from ludoteca.games.goblins_inc.geometry import SIDE
from ludoteca.games.goblins_inc.guide.battle import Duel
from ludoteca.games.goblins_inc.guide.building import Site, keepsake, site_of
from ludoteca.games.goblins_inc.guide.last_combat import last_combat
from ludoteca.games.goblins_inc.guide.outlook import (
    BATCHES,
    BUILDING,
    Outlook,
    fighting_stage,
    promise_in_battle,
    promise_of_yard,
)  # fmt: skip
from ludoteca.games.goblins_inc.guide.robot import SORT, WEAPON, WEIGHTS, Interest, robot_of
from ludoteca.games.goblins_inc.pieces import BEFORE_ROLL
from ludoteca.games.goblins_inc.table import (
    COMBAT_ROUNDS,
    TEAMS,
    Phase,
    Table,
    hand_zone,
    kept_zone,
    tiles_zone,
)
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Bundle, Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat

SPREAD_OF_A_ROUND: Final = 256.0
"""How uncertain the difference of two scores is while a round is to come, in squared points."""
SHAPE_OF_CHANCE: Final = 0.55
"""The scale of a logistic curve for each standard deviation."""
DROPPING: Final = -1e6
"""An ability that was begun is carried out: it was chosen for what it does."""
PASSING: Final = 0.5
"""How gladly no ability is used: less than one that gains something, more than one that gains nothing."""


def advise(perspective: Perspective, luck: Luck) -> int:
    """The place of the option that seems best to the seat."""
    world = perspective.imagine(luck)
    decision = world.decision(perspective.seat)
    mind = Mind(world, decision)
    if decision.ask in (LAY, LAY_IN_SIGHT):
        return mind.planned_spot()
    if decision.ask is ORDER:
        return mind.best_order()
    return mind.favourites(1)[0]


def favourites(match: Match, decision: Decision, most: int) -> list[int]:
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    return Mind(match, decision).favourites(most)


def chances(match: Match) -> list[float]:
    """What each seat may expect of the match: 1 for a sole winner, shared equally between several.

    Of answers under seal it knows the tiles that are laid and the agendas that are kept.
    """
    t: Table = match.table
    if t.phase is Phase.OVER or t.phase is Phase.VOTE:
        best = max(t.scores)
        winners = t.scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in t.scores]
    sites: list[Site | None] = [None, None]
    promises = [0.0, 0.0]
    if t.phase is Phase.ASSEMBLY or t.phase is Phase.KEEP:
        most_laid = 0
        for team, (site, hand) in enumerate(_yards(match)):
            # What has fallen off when the battle is prepared had been laid.
            laid = BATCHES if t.phase is Phase.KEEP else site.standing.bit_count() // BATCH
            sites[team] = site
            promises[team] = promise_of_yard(site, laid, hand)
            most_laid = max(most_laid, laid + len(hand) // BATCH)
        stage = BUILDING[most_laid]
    else:
        stage = fighting_stage(t)
        promises = [promise_in_battle(t, team) for team in TEAMS]
    points = [float(t.scores[seat]) + promises[t.team_of(Seat(seat))] for seat in range(t.seats)]
    if stage.expected:
        outlook = Outlook(t, sites if t.phase is Phase.ASSEMBLY else [None, None])
        for seat in range(t.seats):
            points[seat] += stage.expected * outlook.points(Seat(seat), _hand(match, Seat(seat)))
    rounds = t.rounds - t.round
    scale = SHAPE_OF_CHANCE * sqrt(stage.spread * stage.spread + SPREAD_OF_A_ROUND * rounds)
    most = max(points)
    raised = [exp((one - most) / scale) for one in points]
    total = sum(raised)
    return [one / total for one in raised]


def _yards(match: Match) -> list[tuple[Site, list[Card]]]:
    """For each team its yard and the tiles in hand that count.

    Whoever has begun to lay a batch is taken to finish it well; the others, who lay at the same time, then go without theirs:
    what they hold is the same luck for every spot.
    """
    t: Table = match.table
    building = assemblers(t, t.step) if t.phase is Phase.ASSEMBLY else []
    given = [laid_of(sorted(t.cards(tiles_zone(seat))), _given(match, seat)) for seat in building]
    begun = bool(sum([len(spots) for spots in given]))
    found: list[tuple[Site, list[Card]]] = []
    for team in TEAMS:
        tiles = sorted(t.cards(tiles_zone(building[team]))) if building else []
        spots = given[team] if building else {}
        site = site_of(t, team, spots)
        if spots:
            site.finish([tile for tile in tiles if tile not in spots])
        found.append((site, [] if begun else tiles))
    return found


def onward(match: Match, me: Seat, beyond: int) -> Decision | None:
    """The decision to play next in a world that a seat imagines, so many beyond the tree; None where it is judged.

    In assembly the own decisions come first, as all are under seal, and when a batch is to be laid, or is, the
    others' luck tells nothing more.
    """
    question = match.question
    if not isinstance(question, Bundle):
        return question
    t: Table = match.table
    if t.phase is Phase.ASSEMBLY and me in assemblers(t, t.step):
        return question.pending.get(me) if question.given[me] and not beyond else None
    return question.pending[me] if me in question.pending else next(iter(question.pending.values()))


def _given(match: Match, seat: Seat) -> list[tuple[Any, Any]]:
    """What a seat has answered under seal."""
    question = match.question
    return question.given.get(seat, []) if isinstance(question, Bundle) else []


def _hand(match: Match, seat: Seat) -> Sequence[Card]:
    """The agendas that a seat may still keep: all in its hand, or those that it has chosen under seal."""
    for ask, option in _given(match, seat):
        if ask is KEEP:
            chosen: tuple[Card, ...] = option
            return chosen
    t: Table = match.table
    return t.cards(hand_zone(seat))


def _ranked(worths: list[float], most: int) -> list[int]:
    """The places of the highest numbers, the highest first."""
    if most == 1:
        return [worths.index(max(worths))]
    return sorted(range(len(worths)), key=lambda place: -worths[place])[:most]


class Mind:
    """The judgement of a seat on one question."""

    __slots__ = ("match", "t", "decision", "me", "team", "care", "harm")

    def __init__(self, match: Match, decision: Decision) -> None:
        self.match = match
        self.t: Table = match.table
        self.decision = decision
        self.me = decision.seat
        self.team: int = self.t.team_of(decision.seat)
        self.care: Interest = self._plain_interest()
        """What own losses cost."""
        self.harm: Interest = self._plain_interest()
        """What losses of the enemy bring."""
        self._read_agendas()

    def _plain_interest(self) -> Interest:
        interest = Interest(WEIGHTS.tile, WEIGHTS.token, WEIGHTS.goblin, WEIGHTS.knock_out)
        fights = COMBAT_ROUNDS - self.t.combat if self.t.combat else COMBAT_ROUNDS
        interest.add(WEAPON, WEIGHTS.weapon * fights)
        return interest

    def _read_agendas(self) -> None:
        t = self.t
        if t.switches.team_version:
            # The same cards pay for everybody: what spoils them for the enemy is as good.
            for card in open_agendas(t):
                for interest in (self.care, self.harm):
                    interest.defend(card, 1.0)
                    interest.destroy(card, 1.0)
            return
        waiting = t.phase is Phase.ASSEMBLY or t.phase is Phase.KEEP
        part = WEIGHTS.hand if waiting else 1.0
        for card in t.cards(hand_zone(self.me) if waiting else kept_zone(self.me)):
            self.care.defend(card, part)
            self.harm.destroy(card, part)

    # -- all questions -----------------------------------------------------------------------------

    def favourites(self, most: int) -> list[int]:
        """The places of up to so many options, best first."""
        ask = self.decision.ask
        if ask is LAY:
            return _ranked(self._spots()[1], most)
        if ask is SHIFT:
            # What was laid was planned.
            return [len(self.decision.options) - 1]
        if ask is PASS_ON:
            return self._some(self._burdens(), 2, most)
        if ask is KEEP:
            return self._some(self._agendas(), 4, most)
        if ask is ORDER:
            return self._orders(most)
        return _ranked(self._worths(), most)

    def _worths(self) -> list[float]:
        """What each option is worth."""
        ask = self.decision.ask
        options: list[Any] = list(self.decision.options)
        if ask is BET_ON:
            chance = Outlook(self.t, [None, None]).chance_of(self.team)
            return [chance if option is End.STAR else 1.0 - chance for option in options]
        if ask is ANOTHER:
            return [self._another(option) for option in options]
        if ask is DYNAMITE:
            return [1.0 if option is Offer.YES else 0.0 for option in options]
        if ask is TOKEN:
            return [self._spared(option) for option in options]
        duel = self.duel()
        if ask is DRIVE:
            return duel.drives(options)
        if ask is PICK:
            return duel.picks(self._unused())
        if ask is USE:
            return [self._use(duel, option) for option in options]
        if ask is TAPE:
            return [self._or_drop(option, duel.tape) for option in options]
        if ask is LIFT:
            return [self._or_drop(option, duel.lift) for option in options]
        if ask is PUT:
            tile = self.decision.about[0]
            source = self.t.tiles[self.team].index(tile)
            return [DROPPING if option is None else duel.put(tile, source, option) for option in options]
        if ask is NITRO:
            return [duel.nitro(option) for option in options]
        if ask is HOMING:
            return [duel.homing(option) for option in options]
        assert ask is TURN_TO
        # All numbers are offered but that of the die.
        die = next(face for face in range(1, SIDE + 1) if face not in options)
        return [duel.turn_to(die, option) for option in options]

    def duel(self) -> Duel:
        """The combat round as I see it."""
        own = robot_of(self.t, self.team, self.care)
        enemy = robot_of(self.t, 1 - self.team, self.harm)
        return Duel(self.t, self.team, own, enemy)

    def _some(self, worths: list[float], taken: int, most: int) -> list[int]:
        """The places of the best ways to take so many; the ways come in the order of combinations."""
        sums: list[float] = []
        for chosen in combinations(worths, taken):
            sums.append(sum(chosen))
        return _ranked(sums, most)

    # -- building ----------------------------------------------------------------------------------

    def _spots(self) -> tuple[Site, list[float]]:
        """The yard with what I have laid of this batch, and how good each spot is."""
        site = site_of(self.t, self.team, self._laid())
        options: Any = self.decision.options
        squares: list[int] = options.squares
        return site, site.likings(self.decision.about[0], squares)

    def _laid(self) -> dict[Card, int]:
        """What I have laid of this batch under seal."""
        return laid_of(sorted(self.t.cards(tiles_zone(self.me))), _given(self.match, self.me))

    def planned_spot(self) -> int:
        """The spot from which the rest of the batch can be laid best."""
        tile = self.decision.about[0]
        site, likings = self._spots()
        laid = self._laid()
        rest = [
            other
            for other in sorted(self.t.cards(tiles_zone(self.me)))
            if other != tile and other not in laid
        ]
        best, best_worth = -1, 0.0
        for place in _ranked(likings, WEIGHTS.tries):
            trial = site.copy()
            trial.lay(tile, self.decision.options[place])
            trial.finish(rest)
            worth = trial.soundness(self.care)
            if best < 0 or worth > best_worth:
                best, best_worth = place, worth
        return best

    def _burdens(self) -> list[float]:
        """How gladly each tile in hand is passed on."""
        engines = self.t.engines(self.team)
        options: Any = self.decision.options
        tiles: tuple[Card, ...] = options.items
        return [-keepsake(tile, engines, self.care, self.harm) for tile in tiles]

    # -- agendas and votes -------------------------------------------------------------------------

    def _agendas(self) -> list[float]:
        """What each agenda in hand may pay."""
        outlook = Outlook(self.t, [None, None])
        options: Any = self.decision.options
        cards: tuple[Card, ...] = options.items
        return [outlook.agenda(self.team, card) for card in cards]

    def _another(self, option: Offer) -> float:
        """Whoever is behind wants another round; who shares the first place with all others has nothing to lose."""
        scores = self.t.scores
        leads = scores[self.me] == max(scores) and min(scores) < max(scores)
        return 1.0 if leads == (option is Offer.NO) else 0.0

    # -- fighting ----------------------------------------------------------------------------------

    def _unused(self) -> int:
        """The engines that my team will not use; if another one drives, half of them."""
        engines = self.t.engines(self.team)
        for ask, option in _given(self.match, self.me):
            if ask is DRIVE:
                return max(0, engines - cost(option))
        return engines // 2

    def _or_drop(self, option: int | None, worth: Callable[[int], float]) -> float:
        return DROPPING if option is None else worth(option)

    def _use(self, duel: Duel, option: AnyOption) -> float:
        if option is None:
            return PASSING
        if option in BEFORE_ROLL:
            return duel.before(option)
        return duel.after(option)

    def _spared(self, token: int) -> float:
        """The token to lose is the one that guards least."""
        guarded = 0.0
        for square, tile in enumerate(self.t.tiles[self.team]):
            if tile is not None and token >> square & 1:
                guarded += self.care.sorts[SORT[tile]]
        return -guarded

    def _doubled(self) -> bool:
        """Whether I have said that I use Dynamite."""
        given = _given(self.match, self.me)
        return bool(given) and given[-1][0] is DYNAMITE and given[-1][1] is Offer.YES

    def _orders(self, most: int) -> list[int]:
        """Rows that begin with each die and go on with what takes most."""
        duel = self.duel()
        dice = [face for face in self.t.dice[self.team] if face]
        doubled = self._doubled()
        rows: list[tuple[int, ...]] = []
        worths: list[float] = []
        for first in sorted(set(dice)):
            worth, row = duel.best_row(dice, first, doubled)
            rows.append(tuple(row))
            worths.append(worth)
        options: list[Any] = list(self.decision.options)
        return [options.index(rows[number]) for number in _ranked(worths, most)]

    def best_order(self) -> int:
        """The row that takes most of all."""
        duel = self.duel()
        doubled = self._doubled()
        worths: list[float] = []
        for option in self.decision.options:
            row: list[int] = list(option)
            worths.append(duel.row_worth([row[0], *row] if doubled else row))
        return worths.index(max(worths))


GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=12,
    width=12,
    advise=advise,
    onward=onward,
    solve=last_combat,
)
