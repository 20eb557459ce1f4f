"""The shared board of Zombie Fluxx against the rules, at the tables of random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Unfit
from ludoteca.games.zombie_fluxx.asks import MOVE
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.in_force import claimants, draw_number, hand_limit, play_number
from ludoteca.games.zombie_fluxx.kills import free_actions
from ludoteca.games.zombie_fluxx.needs import needs
from ludoteca.games.zombie_fluxx.pads import PADS
from ludoteca.games.zombie_fluxx.pieces import ALL, DEMANDS, NAMES
from ludoteca.games.zombie_fluxx.table import GOALS, RULES_IN_PLAY, Phase, creepers_zone, keepers_zone
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import Seat
from tests.pads.filling import ids, remarks

PAD = PADS["board"]


def told_of(t: Any, asked: str | None) -> list[str]:
    """What lies on a table, as its players would tell it."""

    def names(zone: int) -> str:
        return " ".join([NAMES[card] for card in t.zones.cards[zone]])

    told = [f"players {t.seats}", f"turn {t.turn}", f"rules {names(RULES_IN_PLAY)}", f"goals {names(GOALS)}"]
    for seat in range(t.seats):
        told += [
            f"keepers.{seat} {names(keepers_zone(Seat(seat)))}",
            f"creepers.{seat} {names(creepers_zone(Seat(seat)))}",
        ]
    told.append(f"played {t.played}")
    return [*told, f"asked {asked}"] if asked else told


def compare(t: Any, offered: list[str], random: Random) -> None:
    """Every question of the list, as the rules answer it at the true table."""
    hand = t.hand(t.turn)
    asked = NAMES[random.choice(list(hand))] if hand and t.phase is Phase.PLAY else None
    page = PAD.page(told_of(t, asked))
    said = {message.id: message for message in remarks(page)}
    plays = play_number(t, t.turn)
    numbers: dict[str, object] = {
        "player": Message("common-player", {"number": t.turn + 1}),
        "draw": draw_number(t, t.turn),
    }
    if plays >= ALL:
        assert said["zombie_fluxx-pad-draw-play-all"].arguments == numbers
    else:
        assert said["zombie_fluxx-pad-draw-play"].arguments == {**numbers, "play": plays}
    limit = hand_limit(t)
    assert ("zombie_fluxx-pad-no-limit" in said) == (limit is None)
    if limit is not None:
        assert said["zombie_fluxx-pad-limit"].arguments == {"count": limit}
    seats, undead = claimants(t)
    assert ("zombie_fluxx-pad-wins" in said) == (len(seats) == 1 and not undead)
    assert ("zombie_fluxx-pad-zombies-win" in said) == (undead and not seats)
    lacking = [
        (seat, goal)
        for goal in t.goals
        if goal in DEMANDS
        for seat in range(t.seats)
        if [need for need in needs(t, Seat(seat), goal) if not need.met]
    ]
    assert ids(page).count("zombie_fluxx-pad-lacks") == len(lacking)
    used, t.used = t.used, ()
    assert ids(page).count("zombie_fluxx-pad-hits") == len(free_actions(t, t.turn))
    t.used = used
    if asked is not None:
        true = asked in offered
        told = "zombie_fluxx-now-play" in said or "zombie_fluxx-now-play-all" in said
        assert told == true, (asked, t.played, plays)


def tables(count: int) -> None:
    """So many tables of random matches, one after every few answers."""
    random = Random(25)
    seen = number = 0
    while seen < count:
        number += 1
        match = Match.start(RULES, random.randint(2, 6), seed_from("pad", number), {}, Log.NONE)
        for _ in range(random.randint(20, 160)):
            if match.over or seen == count:
                break
            seat = next(iter(match.pending))
            decision = match.decision(seat)
            if decision.ask is MOVE and random.random() < 0.3:
                compare(match.table, [decision.spell(option, NAMES) for option in decision.options], random)
                seen += 1
            match.answer(seat, decision.options[random.randrange(len(decision.options))])


def test_the_board_answers_as_the_rules_do() -> None:
    tables(60)


@pytest.mark.soak
def test_the_board_answers_as_the_rules_do_a_thousand_times() -> None:
    tables(1000)


def test_a_goal_cannot_lie_among_the_keepers_of_anybody() -> None:
    with pytest.raises(Unfit, match="pad-problem-card"):
        PAD.page(["keepers.0 zombie-victory"])


def test_two_rules_of_one_kind_are_pointed_out() -> None:
    assert "zombie_fluxx-pad-two-rules" in ids(PAD.page(["rules draw-2 draw-3"]))
