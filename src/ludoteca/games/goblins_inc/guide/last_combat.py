"""The last combat round between two: where to turn and aim, and which card to point at, is chosen by both at once, unseen.

Whoever can be foreseen is avoided, so the best choices are mixed. All that may come of two choices is gone through: what the
dice take from either robot, and what agendas and victory then pay. Against that both sides learn by regret matching: again
and again they choose more often what would have done better so far. Agendas that are not known come as several, all as likely.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, factorial, sqrt
from typing import Final

from ludoteca.facets.guide import Drawn
from ludoteca.games.goblins_inc.asks import DRIVE, PICK
from ludoteca.games.goblins_inc.driving import DRIVES, PICKS, Drive, cost
from ludoteca.games.goblins_inc.geometry import COCKPIT, Aim, Steering, attacked_edge, first_hit, new_front
from ludoteca.games.goblins_inc.guide.robot import WEIGHTS, Interest, Robot, robot_of
from ludoteca.games.goblins_inc.pieces import ABILITIES, COUNTS, DICE, FACES, POINTS, SNITCH, STAR, Ability
from ludoteca.games.goblins_inc.scoring import FOR_OWN_GOBLIN, agenda_points
from ludoteca.games.goblins_inc.table import (
    COLOURS,
    COMBAT_ROUNDS,
    TACTICS_ROW,
    TEAMS,
    Phase,
    Table,
    end_zone,
    kept_zone,
)  # fmt: skip
from ludoteca.games.goblins_inc.tactics import dice_due
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Bundle
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import copy_table

WORLDS: Final = 4
"""So many sets of agendas are reckoned with where they are not known."""
TIMES: Final = 600
"""So often both sides learn from what would have done better."""
ENOUGH: Final = 150
"""What was learnt so often may be gone by if there is no time for more."""
RARE: Final = 0.02
"""What is chosen less often than that is left out: it is what has not been unlearnt yet."""
OVERSPENT: Final = -1
"""The number of all drives that cannot be paid for: they come to the same."""
SPREAD: Final = 256.0
SHAPE: Final = 0.55
"""How uncertain the difference of two scores is for each round to come, in squared points, and the scale on which points become chances."""
PLAIN, NO_BLANKS, DOUBLED, AGAIN, TURNED = 0, 1, 2, 3, 4
"""What a tactics card does to the dice: nothing, Emergency, Dynamite, Nitro, Homing Rockets."""
OF_ABILITY: Final = {
    Ability.EMERGENCY: NO_BLANKS,
    Ability.DYNAMITE: DOUBLED,
    Ability.NITRO: AGAIN,
    Ability.HOMING: TURNED,
}
RECKONED: Final = (Ability.EMERGENCY, Ability.DYNAMITE, Ability.SABOTAGE)
"""What these do is gone through as it is; of others only which dice they change, or that is left out."""


class Throw:
    """Dice as they may lie, and how likely that is."""

    __slots__ = ("faces", "chance")

    def __init__(self, faces: list[int], chance: float) -> None:
        self.faces = faces
        self.chance = chance


class After:
    """What the strikes may leave of a robot, and how likely that is."""

    __slots__ = ("chance", "damage", "out", "goblins", "points")

    def __init__(self, damage: int, out: bool, goblins: int, points: list[int]) -> None:
        self.chance = 0.0
        self.damage = damage
        self.out = out
        self.goblins = goblins
        self.points = points
        """By how much each agenda pays more."""


class Plan:
    """What a seat may choose: a drive and a card of the row."""

    __slots__ = ("drive", "pick", "front", "aim", "spare", "hot")

    def __init__(self, drive: int, pick: int, front: int, aim: Aim, spare: int, hot: bool) -> None:
        self.drive = drive
        self.pick = pick
        self.front = front
        self.aim = aim
        self.spare = spare
        self.hot = hot


def throws(number: int, lowest: int) -> list[Throw]:
    """All ways in which so many dice may lie, whatever their order; without blanks the lowest face is 1."""
    faces = FACES - lowest
    found: list[Throw] = []
    row = [lowest] * number
    while True:
        ways = factorial(number)
        for face in range(FACES):
            ways //= factorial(row.count(face))
        found.append(Throw(row[:], float(ways) / float(faces**number)))
        place = number - 1
        while place >= 0 and row[place] == FACES - 1:
            place -= 1
        if place < 0:
            return found
        row = row[:place] + [row[place] + 1] * (number - place)


def last_combat(perspective: Perspective, luck: Luck, go_on: Callable[[], bool]) -> list[Drawn] | None:
    """How to mix drives, or cards, in the last combat round between two; None where that is not what is asked, or time ran out."""
    decision = perspective.decision
    world = perspective.imagine(luck.copy())
    t: Table = world.table
    if t.seats != 2 or t.phase is not Phase.CHOOSE or t.combat != COMBAT_ROUNDS:
        return None
    if decision.ask is not DRIVE and decision.ask is not PICK:
        return None
    me = perspective.seat
    row = t.cards(TACTICS_ROW)
    if decision.ask is PICK and [
        card for card in row for ability in ABILITIES[card] if ability not in RECKONED
    ]:
        return None
    tables = [t]
    for _ in range(WORLDS - 1):
        another: Table = perspective.imagine(luck).table
        tables.append(another)
    game = LastCombat(tables, me)
    if not game.reckon(go_on) or not game.learn(go_on):
        return None
    if decision.ask is PICK:
        driven = paid(t, game.team, given_drive(world, me))
        return mixed(
            game, [[number] for number, plan in enumerate(game.plans[game.team]) if plan.drive == driven]
        )
    parts: list[list[int]] = []
    for option in decision.options:
        wanted = paid(t, game.team, option)
        parts.append([number for number, plan in enumerate(game.plans[game.team]) if plan.drive == wanted])
    return mixed(game, parts)


def given_drive(match: Match, me: Seat) -> Drive:
    """The drive that a seat has chosen under seal."""
    question = match.question
    assert isinstance(question, Bundle)
    found: Drive = next(option for ask, option in question.given[me] if ask is DRIVE)
    return found


def mixed(game: LastCombat, parts: list[list[int]]) -> list[Drawn]:
    """How often each option is to be chosen, which stands for some of the plans; options that come to the same share them."""
    values = game.values()
    worths = [max([values[number] for number in part]) for part in parts]
    chances = [sum([game.made[number] for number in part]) / parts.count(part) for part in parts]
    total = sum(chances)
    if not total:
        # It has come to what should never be chosen: now the best of it.
        chances = [float(worth == max(worths)) for worth in worths]
        total = sum(chances)
    least = min(RARE * total, max(chances))
    found: list[Drawn] = []
    for place, chance in enumerate(chances):
        found.append(Drawn(place, chance / total if chance >= least else 0.0, worths[place]))
    return found


def seat_of(t: Table, team: int) -> Seat:
    """The only seat of a team."""
    return t.crews[team][0]


def strategy(regrets: list[float]) -> list[float]:
    """What to do as often as it would have done better so far; anything, if nothing would."""
    total = sum(regrets)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [one / total for one in regrets]


def chance_of(ahead: int, rounds: int) -> float:
    """How likely it is to be first in the end, so many points ahead with so many rounds to come."""
    if rounds == 0:
        return 0.5 if ahead == 0 else float(ahead > 0)
    return 1.0 / (1.0 + exp(-ahead / (SHAPE * sqrt(SPREAD * rounds))))


def plans_of(t: Table, team: int) -> list[Plan]:
    """All that a team can pay for, and what becomes of any drive that it cannot pay for."""
    engines = t.engines(team)
    found: list[Plan] = []
    for number, drive in enumerate(DRIVES):
        if cost(drive) <= engines:
            steering, aim = drive
            front = new_front(t.fronts[team], steering)
            hot = steering is Steering.AHEAD
            found += [
                Plan(number, pick, front, aim, engines - cost(drive), hot) for pick in range(len(PICKS))
            ]
    if not t.switches.overspending_forbidden and len(found) < len(DRIVES) * len(PICKS):
        found += [Plan(OVERSPENT, pick, t.fronts[team], Aim.FRONT, 0, True) for pick in range(len(PICKS))]
    return found


def paid(t: Table, team: int, option: Drive) -> int:
    """The number of a drive, or of all that cannot be paid for."""
    return DRIVES.index(option) if cost(option) <= t.engines(team) else OVERSPENT


def different(tables: list[Table]) -> list[Table]:
    """Those that differ in what has been kept."""
    found: list[Table] = []
    met: list[tuple[tuple[Card, ...], ...]] = []
    for t in tables:
        key: list[tuple[Card, ...]] = []
        for team in TEAMS:
            seat = seat_of(t, team)
            key += [tuple(sorted(t.cards(kept_zone(seat)))), tuple(t.cards(end_zone(seat)))]
        if tuple(key) not in met:
            met.append(tuple(key))
            found.append(t)
    return found


def hit(t: Table, struck: int, edge: int, face: int) -> None:
    """What one die does to a robot; whoever is struck gives away the token that covers least."""
    square = first_hit(t.standing(struck), edge, face)
    if square is None:
        return
    if square == COCKPIT:
        seat = seat_of(t, struck)
        if t.goblins[seat]:
            t.goblins[seat] -= 1
            t.lost_goblins[struck] += 1
        return
    over = [token for token in t.tokens[struck] if token >> square & 1]
    if over:
        t.tokens[struck].remove(min(over, key=lambda token: token.bit_count()))
        t.lost_tokens[struck] += 1
        return
    t.scrap(struck, 1 << square, "goblins_inc §10.4")
    t.drop_loose(struck, "goblins_inc §10.4")


class LastCombat:
    """The game of the last combat round: the plans of both teams, and what each pair of them brings."""

    __slots__ = (
        "t", "team", "tables", "cards", "plans", "worth", "made", "against", "robots", "_bases", "_afters", "_ends",
    )  # fmt: skip

    def __init__(self, tables: list[Table], me: Seat) -> None:
        self.t = tables[0]
        self.team: int = self.t.team_of(me)
        self.tables = different(tables)
        """Tables that differ in what the seats have kept."""
        self.cards: list[list[list[Card]]] = []
        for t in self.tables:
            self.cards.append([sorted(t.cards(kept_zone(seat_of(t, team)))) for team in TEAMS])
        self.robots: list[Robot] = []
        for team in TEAMS:
            plain = Interest(WEIGHTS.tile, WEIGHTS.token, WEIGHTS.goblin, WEIGHTS.knock_out)
            self.robots.append(robot_of(self.t, team, plain))
        self.plans: list[list[Plan]] = [plans_of(self.t, team) for team in TEAMS]
        self.worth: list[list[float]] = []
        """For a plan of mine and one of the other what they bring me."""
        self.made: list[float] = []
        """How often I have chosen what,"""
        self.against: list[float] = []
        """and the other."""
        self._bases: list[int] = self._points(self.t)
        self._afters: dict[tuple[int, int, int, int], list[After]] = {}
        self._ends: dict[tuple[int, ...], float] = {}

    # -- what comes of it --------------------------------------------------------------------------

    def reckon(self, go_on: Callable[[], bool]) -> bool:
        """Go through all pairs of plans; False if time ran out."""
        for plan in self.plans[self.team]:
            row: list[float] = []
            for reply in self.plans[1 - self.team]:
                if not go_on():
                    return False
                row.append(self._meets(plan, reply))
            self.worth.append(row)
        return True

    def _meets(self, plan: Plan, reply: Plan) -> float:
        """What two plans bring me."""
        contested = plan.pick == reply.pick
        keys: list[int] = []
        for team in TEAMS:
            own, other = (plan, reply) if team == self.team else (reply, plan)
            holds = not contested or own.spare >= other.spare
            number, kind = self._dice(team, own, holds)
            keys += [attacked_edge(other.front, own.aim), number, kind]
        key = tuple(keys)
        known = self._ends.get(key)
        if known is None:
            # The dice of team 0 strike the robot of team 1.
            seconds = self.afters(1, keys[0], keys[1], keys[2])
            firsts = self.afters(0, keys[3], keys[4], keys[5])
            known = 0.0
            for first in firsts:
                for second in seconds:
                    known += first.chance * second.chance * self._result(first, second)
            self._ends[key] = known
        return known

    def _dice(self, team: int, plan: Plan, holds: bool) -> tuple[int, int]:
        """How many dice a team rolls, and what its card makes of them."""
        t = self.t
        front, hot = t.fronts[team], t.overheated[team]
        t.fronts[team], t.overheated[team] = plan.front, plan.hot
        abilities = ABILITIES[t.cards(TACTICS_ROW)[plan.pick]] if holds else ()
        number = dice_due(t, team, Ability.SABOTAGE in abilities)
        t.fronts[team], t.overheated[team] = front, hot
        kind = PLAIN
        for ability in abilities:
            if ability in OF_ABILITY:
                kind = OF_ABILITY[ability]
        if kind == DOUBLED and number == DICE:
            kind = PLAIN
        return number, kind

    def _result(self, first: After, second: After) -> float:
        """What I get once robots are left like this, over all that may have been kept."""
        losses = [int(first.out), int(second.out)]
        if losses[0] == losses[1]:
            losses = [first.damage, second.damage]
        lead = losses[1] - losses[0]
        total = 0.0
        place = 0
        for number, t in enumerate(self.tables):
            ahead = 0
            for team in TEAMS:
                seat = seat_of(t, team)
                points = t.scores[seat]
                won = lead > 0 if team == 0 else lead < 0
                if won:
                    points += FOR_OWN_GOBLIN * (first.goblins if team == 0 else second.goblins)
                for card in self.cards[number][team]:
                    if COUNTS[card] is None:
                        end = t.cards(end_zone(seat))[0]
                        right = STAR[COLOURS[seat]] if won else SNITCH[COLOURS[seat]]
                        points += POINTS[end] if lead and end == right else 0
                    else:
                        points += self._bases[place] + first.points[place] + second.points[place]
                    place += 1
                ahead += points if team == self.team else -points
            total += chance_of(ahead, t.rounds - t.round)
        return total / len(self.tables)

    def _points(self, struck: Table) -> list[int]:
        """What every agenda that may have been kept pays, if robots are as they are at this table."""
        found: list[int] = []
        for cards in self.cards:
            for team in TEAMS:
                for card in cards[team]:
                    found.append(0 if COUNTS[card] is None else agenda_points(struck, team, card))
        return found

    def afters(self, struck: int, edge: int, number: int, kind: int) -> list[After]:
        """What so many dice from an edge may leave of a robot."""
        key = (struck, edge, number, kind)
        known = self._afters.get(key)
        if known is None:
            met: dict[tuple[int, ...], After] = {}
            for throw in throws(number, 1 if kind == NO_BLANKS else 0):
                for faces, chance in self._turned(throw, struck, edge, kind):
                    after = self._struck(struck, edge, faces, kind == DOUBLED)
                    mark = (after.damage, int(after.out), after.goblins, *after.points)
                    met.setdefault(mark, after).chance += throw.chance * chance
            known = self._afters[key] = list(met.values())
        return known

    def _turned(self, throw: Throw, struck: int, edge: int, kind: int) -> list[tuple[list[int], float]]:
        """The dice once a card has changed one: rolled a blank again, or turned the least one to what takes most."""
        faces = throw.faces
        if kind == AGAIN and faces:
            return (
                [([*faces[1:], face], 1.0 / FACES) for face in range(FACES)]
                if not faces[0]
                else [(faces, 1.0)]
            )
        hits = [face for face in faces if face]
        if kind != TURNED or not hits:
            return [(faces, 1.0)]
        robot = self.robots[struck]
        losses = [robot.loss(edge, face) for face in range(1, FACES)]
        worst = min(hits, key=lambda face: losses[face - 1])
        rest = faces[:]
        rest.remove(worst)
        return [([*rest, 1 + losses.index(max(losses))], 1.0)]

    def _struck(self, struck: int, edge: int, faces: list[int], doubled: bool) -> After:
        """The robot after these dice, in the order that seems to take most."""
        robot = self.robots[struck].copy()
        left = [face for face in faces if face]
        row: list[int] = []
        while left:
            best = left[0]
            most = -1.0
            for face in left:
                loss = robot.loss(edge, face)
                if loss > most:
                    best, most = face, loss
            for _ in range(2 if doubled and not row else 1):
                robot.strike(edge, best)
                row.append(best)
            left.remove(best)
        t: Table = copy_table(self.t)
        for face in row:
            hit(t, struck, edge, face)
        points = self._points(t)
        for place, base in enumerate(self._bases):
            points[place] -= base
        return After(t.damage(struck), t.is_out(struck), t.goblins_in(struck), points)

    # -- learning ----------------------------------------------------------------------------------

    def learn(self, go_on: Callable[[], bool]) -> bool:
        """Let both sides learn from each other while there is time; False if that was too little."""
        worth = self.worth
        mine, theirs = len(worth), len(worth[0])
        own = [0.0] * mine
        other = [0.0] * theirs
        self.made = [0.0] * mine
        self.against = [0.0] * theirs
        for time in range(1, TIMES + 1):
            if not go_on():
                return time > ENOUGH
            replies = strategy(other)
            brings = [0.0] * mine
            for plan in range(mine):
                row = worth[plan]
                total = 0.0
                for reply in range(theirs):
                    total += row[reply] * replies[reply]
                brings[plan] = total
            chosen = strategy(own)
            mean = 0.0
            for plan in range(mine):
                mean += chosen[plan] * brings[plan]
            for plan in range(mine):
                own[plan] = max(0.0, own[plan] + brings[plan] - mean)
                self.made[plan] += time * chosen[plan]
            chosen = strategy(own)
            costs = [0.0] * theirs
            for plan in range(mine):
                chance = chosen[plan]
                if chance > 0.0:
                    row = worth[plan]
                    for reply in range(theirs):
                        costs[reply] += chance * row[reply]
            mean = 0.0
            for reply in range(theirs):
                mean += replies[reply] * costs[reply]
            for reply in range(theirs):
                other[reply] = max(0.0, other[reply] + mean - costs[reply])
            for reply in range(theirs):
                self.against[reply] += time * replies[reply]
        return True

    def values(self) -> list[float]:
        """What each of my plans promises against what the other has learnt."""
        total = sum(self.against)
        found: list[float] = []
        for row in self.worth:
            value = 0.0
            for reply, often in enumerate(self.against):
                value += row[reply] * often / total
            found.append(value)
        return found
