"""What is shown of a battle while the next round has begun already: all of it with the teams that fought it."""

from __future__ import annotations

from itertools import count

import pytest

from ludoteca.bots.uniform import Uniform
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat

BOX = find("goblins_inc")
ASSIGNMENTS = {2: 2, 3: 3 * 2, 4: 3 * 4}
"""In how many ways there are teams, and somebody who is first: with three seats nobody who is alone."""
TELLING = {
    "rolled", "dice", "row", "struck", "fell", "token_lost", "goblin_out", "out_of_action", "battle", "victory", "agenda",
}  # fmt: skip
PAYING = ("victory", "agenda")


Crews = tuple[tuple[Seat, ...], ...]


def last_combat(seats: int, seed: int) -> tuple[Match, Crews]:
    """A match whose last answer ended the first battle, filmed from there on; and the teams before that answer."""
    luck = Luck(seed_from("film", seats, seed))
    match = BOX.start(seats, luck.seed_for("deal"))
    bot = Uniform(luck)
    while True:
        decision = next_decision(match)
        assert decision is not None
        crews = match.table.crews
        match.roll()
        match.take(decision, bot.draw(decision))
        if match.table.round == 2:
            return match, crews


@pytest.mark.parametrize("seats", ASSIGNMENTS)
def test_the_last_combat_of_a_round_is_shown_with_the_teams_that_fight_it(seats: int) -> None:
    """For every assignment to teams in this round and the next one."""
    seen: set[tuple[int, Crews]] = set()
    for seed in count():
        match, crews = last_combat(seats, seed)
        stills = match.film()
        events = match.events()
        shown = [
            (events[still.number].kind, still.facts)
            for still in stills
            if events[still.number].kind in TELLING
        ]
        assert {"battle", "agenda"} <= {kind for kind, _ in shown}
        for kind, facts in shown:
            assert facts["round"] == 1
            assert facts["crews"] == [list(crew) for crew in crews]
            assert facts["scores"] == [0] * seats or kind in PAYING
        seen |= {(1, crews), (2, match.table.crews)}
        if len(seen) == 2 * ASSIGNMENTS[seats]:
            break
