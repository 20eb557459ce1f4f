"""The shared board: the rules in force, the Goals and what lies before everybody, and a fixed list of questions about them.

Each question is answered by the rules' own code, at a table on which the cards lie as they were told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.facets.message import Message, listed
from ludoteca.facets.pad import Form, Pad, Tone, filled, player
from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES, home, is_due
from ludoteca.games.zombie_fluxx.in_force import (
    blocked,
    boss,
    claimants,
    draw_number,
    goal_limit,
    hand_limit,
    meets,
    play_number,
    repellent_owner,
    rule_in,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.kills import free_actions, targets
from ludoteca.games.zombie_fluxx.naming import card
from ludoteca.games.zombie_fluxx.needs import needs
from ludoteca.games.zombie_fluxx.pieces import (
    ALL,
    CARDS,
    DEMANDS,
    KIND,
    NAMES,
    NUMBERS,
    SLOT,
    WHEN_KILLED,
    Killed,
    Kind,
)
from ludoteca.games.zombie_fluxx.table import (
    GOALS,
    RULES_IN_PLAY,
    Phase,
    Table,
    creepers_zone,
    hand_zone,
    keepers_zone,
)
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.position import lay_at_home
from ludoteca.kernel.seat import Seat, clockwise

NEW_RULES: Final = tuple([NAMES[one] for one in CARDS if KIND[one] is Kind.NEW_RULE])
ALL_GOALS: Final = tuple([NAMES[one] for one in CARDS if KIND[one] in (Kind.GOAL, Kind.UNGOAL)])
ALL_KEEPERS: Final = tuple([NAMES[one] for one in CARDS if KIND[one] is Kind.KEEPER])
ALL_CREEPERS: Final = tuple([NAMES[one] for one in CARDS if KIND[one] is Kind.CREEPER])
IN_HAND: Final = tuple([NAMES[one] for one in CARDS if KIND[one] is not Kind.BASIC_RULES])
KILLED: Final = {
    Killed.DISCARD: "zombie_fluxx-pad-killed-discard",
    Killed.PASS_LEFT: "zombie_fluxx-pad-killed-left",
    Killed.PASS_RIGHT: "zombie_fluxx-pad-killed-right",
    Killed.TOP_OF_DRAW_PILE: "zombie_fluxx-pad-killed-top",
}
MANY: Final = 99


def board(form: Form) -> None:
    """Ask what lies on the table, and answer every question of the list."""
    form.section(None)
    least, most = IDENTITY.seats
    seats = form.number("players", Message("pad-players"), most, least=least, usual=least)
    assert seats is not None
    turn = form.choice(
        "turn",
        Message("zombie_fluxx-pad-turn"),
        {str(seat): player(seat) for seat in range(seats)},
        usual="0",
    )
    t = blank(seats)
    t.turn = Seat(int(turn or 0))
    answers = form.later(Message("zombie_fluxx-pad-answers"))
    form.section(Message("zombie_fluxx-title-rules"))
    _lay(t, form.cards("rules", Message("zombie_fluxx-zone-new-rules"), NEW_RULES), RULES_IN_PLAY)
    _lay(t, form.cards("goals", Message("zombie_fluxx-zone-goals"), ALL_GOALS), GOALS)
    for seat in clockwise(Seat(0), seats):
        form.section(player(seat))
        _lay(
            t,
            form.cards(f"keepers.{seat}", Message("zombie_fluxx-zone-keepers"), ALL_KEEPERS),
            keepers_zone(seat),
        )
        _lay(
            t,
            form.cards(f"creepers.{seat}", Message("zombie_fluxx-zone-creepers"), ALL_CREEPERS),
            creepers_zone(seat),
        )
    form.section(Message("zombie_fluxx-pad-this-turn"))
    t.played = form.number("played", Message("zombie_fluxx-fact-played"), MANY, usual=0) or 0
    asked = form.cards("asked", Message("zombie_fluxx-pad-asked"), IN_HAND, most=1)
    form.go_to(answers)
    for question in QUESTIONS.values():
        question(form, t)
    for name in asked:
        may_be_played(form, t, NUMBERS[name])


def blank(seats: int) -> Table:
    """A table on which nothing has been told yet: all cards are in the draw pile."""
    t = RULES.blank(seats, IDENTITY.settle(seats, {}), Luck(bytes(SEED_BYTES)))
    lay_at_home(t, CARDS, home)
    t.phase = Phase.PLAY
    return t


def _lay(t: Table, names: tuple[str, ...], zone: int) -> None:
    for name in names:
        number = NUMBERS[name]
        t.zones.show(number, "zombie_fluxx §3")
        t.zones.carry(number, t.zones.find(number), zone, "zombie_fluxx §3")


# -- the questions ---------------------------------------------------------------------------------


def draw_and_play(form: Form, t: Table) -> None:
    """How many do I draw and play now?"""
    me = t.turn
    plays = play_number(t, me)
    facts: dict[str, int | str | Message] = {"player": player(me), "draw": draw_number(t, me)}
    if plays >= ALL:
        form.remark(Message("zombie_fluxx-pad-draw-play-all", facts), Tone.LOUD, "zombie_fluxx §4.2")
    else:
        told = Message("zombie_fluxx-pad-draw-play", {**facts, "play": plays})
        form.remark(told, Tone.LOUD, "zombie_fluxx §4.2")
    chief = boss(t)
    if chief is not None:
        form.remark(Message("zombie_fluxx-pad-boss", {"player": player(chief)}), rule="zombie_fluxx §14 R-18")


def limits(form: Form, t: Table) -> None:
    """What limits are there for the hand and for Goals? Keepers have none in this game."""
    limit = hand_limit(t)
    if limit is None:
        form.remark(Message("zombie_fluxx-pad-no-limit"), rule="zombie_fluxx §6.1")
    else:
        form.remark(Message("zombie_fluxx-pad-limit", {"count": limit}), rule="zombie_fluxx §6.1")
    if len(t.goals) > goal_limit(t):
        form.remark(
            Message("zombie_fluxx-pad-goals", {"count": goal_limit(t)}), Tone.BAD, "zombie_fluxx §6.1"
        )
    for slot in sorted({SLOT[rule] for rule in t.rules}):
        first = rule_in(t, slot)
        for rule in [rule for rule in t.rules if SLOT[rule] == slot and rule != first]:
            pair = {"one": card(NAMES[first or rule]), "other": card(NAMES[rule])}
            form.remark(Message("zombie_fluxx-pad-two-rules", pair), Tone.BAD, "zombie_fluxx §6")


def zombies(form: Form, t: Table) -> None:
    """What happens with the zombies: who must get rid of them, what kills them, and where each goes then?"""
    owner = repellent_owner(t)
    if owner is not None and t.zombie_cards(owner):
        form.remark(
            Message("zombie_fluxx-pad-repels", {"player": player(owner)}), Tone.BAD, "zombie_fluxx §8.6"
        )
    me = t.turn
    hit: list[Card] = []
    for source in free_actions(t, me):
        found = targets(t, me, source)
        hit += [one for one in found if one not in hit]
        told = {"card": card(NAMES[source]), "zombies": listed([card(NAMES[one]) for one in found])}
        form.remark(Message("zombie_fluxx-pad-hits", told), rule="zombie_fluxx §8.3")
    for way, message in KILLED.items():
        going = [card(NAMES[one]) for one in hit if WHEN_KILLED[one] is way]
        if going:
            form.remark(Message(message, {"cards": listed(going)}), Tone.QUIET, "zombie_fluxx §8.3")


def winner(form: Form, t: Table) -> None:
    """Who wins now, and what does each seat lack?"""
    seats, undead = claimants(t)
    rule = "zombie_fluxx §7.4"
    if len(seats) == 1 and not undead:
        form.remark(Message("zombie_fluxx-pad-wins", {"player": player(seats[0])}), Tone.GOOD, rule)
    elif undead and not seats:
        form.remark(Message("zombie_fluxx-pad-zombies-win"), Tone.BAD, "zombie_fluxx §7.3")
    elif seats:
        form.remark(Message("zombie_fluxx-board-claims"), Tone.LOUD, rule)
    else:
        form.remark(Message("zombie_fluxx-pad-nobody"), Tone.PLAIN, rule)
    for goal in t.goals:
        if goal not in DEMANDS:
            lacking = [need.message for need in needs(t, Seat(0), goal) if not need.met]
            if lacking:
                told = {"goal": card(NAMES[goal]), "needs": listed(lacking)}
                form.remark(Message("zombie_fluxx-pad-lacks-zombies", told), rule="zombie_fluxx §7.3")
            continue
        for seat in clockwise(Seat(0), t.seats):
            facts = {"player": player(seat), "goal": card(NAMES[goal])}
            lacking = [need.message for need in needs(t, seat, goal) if not need.met]
            if meets(t, seat, goal) and not blocked(t, seat):
                form.remark(Message("zombie_fluxx-pad-meets", facts), Tone.GOOD, "zombie_fluxx §7.2")
            elif lacking:
                lacks = Message("zombie_fluxx-pad-lacks", {**facts, "needs": listed(lacking)})
                form.remark(lacks, rule="zombie_fluxx §7.2")


QUESTIONS: Final[dict[str, Callable[[Form, Table], None]]] = {
    "draw": draw_and_play,
    "limits": limits,
    "zombies": zombies,
    "winner": winner,
}
"""The questions that are answered at any time, in their order; whether a card may be played is asked of a card."""


def may_be_played(form: Form, t: Table, asked: Card) -> None:
    """May this card be played? Asked of the rules: is it among the moves of whoever has the turn?"""
    me = t.turn
    rule, facts = "zombie_fluxx §4.1", {"played": t.played, "plays": play_number(t, me)}
    form.section(card(NAMES[asked]))
    if KIND[asked] is Kind.CREEPER:
        form.remark(Message("zombie_fluxx-now-creeper"), Tone.BAD, "zombie_fluxx §8.1")
    elif playable(t, asked):
        whole = facts["plays"] >= ALL
        told = Message("zombie_fluxx-now-play-all") if whole else Message("zombie_fluxx-now-play", facts)
        form.remark(told, Tone.GOOD, rule)
    else:
        form.remark(Message("zombie_fluxx-now-no-play", facts), Tone.BAD, "zombie_fluxx §4.2")


def playable(t: Table, asked: Card) -> bool:
    """Whether whoever has the turn could play a card that they hold."""
    t.zones.carry(asked, t.zones.find(asked), hand_zone(t.turn), "zombie_fluxx §3")
    return is_due(t)


PADS: Final = {"board": Pad(Message("zombie_fluxx-pad-title"), filled(card, board))}
