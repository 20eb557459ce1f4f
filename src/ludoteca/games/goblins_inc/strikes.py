"""Strikes: the order of the dice, what each of them hits, and how the robots are after it. §10.4 e and f, §10.5"""

from __future__ import annotations

from functools import partial

from ludoteca.games.goblins_inc.asks import DYNAMITE, ORDER, TOKEN, Offer
from ludoteca.games.goblins_inc.geometry import COCKPIT, first_hit
from ludoteca.games.goblins_inc.pieces import DICE, Ability
from ludoteca.games.goblins_inc.table import (
    COMBAT_ROUNDS,
    TACTICS_ASIDE,
    TACTICS_DECK,
    TACTICS_ROW,
    TACTICS_USED,
    TEAMS,
    Phase,
    Result,
    Table,
)  # fmt: skip
from ludoteca.games.goblins_inc.tactics import distinct_rows, held_abilities
from ludoteca.kernel.decision import Script, choose, together
from ludoteca.kernel.seat import Seat

CARDS_OF_A_BATTLE = 12
SHOWN = 3


def order_step(t: Table) -> Script[None]:
    """Both Tacticians lay their dice in a row and say whether they use Dynamite, unseen. §10.4 e"""
    rows = yield from together(
        {t.tactician(team): partial(lay_row, t, team, t.tactician(team)) for team in TEAMS}
    )
    for team in TEAMS:
        row = rows[t.tactician(team)]
        if len(row) > len([face for face in t.dice[team] if face]):
            used: dict[str, int | str | None] = {"ability": Ability.DYNAMITE.value, "team": team}
            t.zones.tell("used", "goblins_inc §11", t.tactician(team), [], used)
        t.dice[team] = row
        facts: dict[str, int | str | None] = {
            "team": team,
            "dice": "-".join([str(face) for face in t.dice[team]]),
        }
        t.zones.tell("row", "goblins_inc §10.4", t.tactician(team), [], facts)
    t.phase = Phase.STRIKE


def lay_row(t: Table, team: int, me: Seat) -> Script[tuple[int, ...]]:
    """The dice that are not blank, in an order; Dynamite makes the first strike twice. R18"""
    hits = [face for face in t.dice[team] if face]
    doubled = False
    if Ability.DYNAMITE in held_abilities(t, team) and t.rolled[team] < DICE and hits:
        answer = yield from choose(me, DYNAMITE, list(Offer))
        doubled = answer is Offer.YES
    row = yield from choose(me, ORDER, distinct_rows(hits))
    return (row[0], *row) if doubled else row


def strike_step(t: Table) -> Script[None]:
    """All dice of both teams strike, those of the first player's team first (R24). §10.4 f"""
    for team in TEAMS:
        for face in t.dice[team]:
            yield from strike(t, 1 - team, t.edges[team], face)
    end_combat(t)


def strike(t: Table, struck: int, edge: int, face: int) -> Script[None]:
    """One die on a robot. §3.6"""
    square = first_hit(t.standing(struck), edge, face)
    facts: dict[str, int | str | None] = {"team": struck, "edge": edge, "face": face}
    t.zones.tell("struck", "goblins_inc §10.4", None, [], facts | {"square": square})
    if square is None:
        return
    if square == COCKPIT:
        _throw_out(t, struck)
        return
    over = sorted({token for token in t.tokens[struck] if token >> square & 1})
    if over:
        token = yield from choose(t.pilot(struck), TOKEN, over)
        t.tokens[struck].remove(token)
        t.lost_tokens[struck] += 1
        lost: dict[str, int | str | None] = {"team": struck, "square": square, "token": token}
        t.zones.tell("token_lost", "goblins_inc §10.4", None, [], lost)
        return
    t.scrap(struck, 1 << square, "goblins_inc §10.4")
    t.drop_loose(struck, "goblins_inc §10.4")


def _throw_out(t: Table, struck: int) -> None:
    """A goblin of the Pilot goes while there is one, then of the Tactician. §10.4 f"""
    for seat in (t.pilot(struck), t.tactician(struck)):
        if t.goblins[seat]:
            t.goblins[seat] -= 1
            t.lost_goblins[struck] += 1
            t.zones.tell("goblin_out", "goblins_inc §10.4", seat, [], {"team": struck})
            return


def end_combat(t: Table) -> None:
    """The battle is over if a robot is out of action, or after the fourth combat round. §10.5"""
    t.zones.carry_all(TACTICS_ROW, TACTICS_USED, "goblins_inc §10.5")
    t.held = [None, None]
    t.dice = [(), ()]
    out = [t.is_out(team) for team in TEAMS]
    for team in TEAMS:
        if out[team]:
            t.zones.tell("out_of_action", "goblins_inc §10.5", None, [], {"team": team})
    if not any(out) and t.combat < COMBAT_ROUNDS:
        t.combat += 1
        t.phase = Phase.CHOOSE
        return
    t.result = winner(t, out)
    t.zones.tell("battle", "goblins_inc §12.1", None, [], {"result": t.result.value})
    left = CARDS_OF_A_BATTLE - SHOWN * t.combat
    t.zones.carry_top(left, TACTICS_DECK, TACTICS_ASIDE, "goblins_inc §9")


def winner(t: Table, out: list[bool]) -> Result:
    """Who is not out of action if the other is, else who has lost less. §12.1"""
    losses = [int(out[team]) for team in TEAMS]
    if losses[0] == losses[1]:
        losses = [t.damage(team) for team in TEAMS]
    if losses[0] == losses[1]:
        return Result.DRAW
    return Result.FIRST if losses[0] < losses[1] else Result.SECOND
