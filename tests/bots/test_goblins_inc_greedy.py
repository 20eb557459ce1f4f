"""Rulings on the greedy bot: how it plays Goblins, Inc., and on the heuristics that it shares with others."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import connected
from ludoteca.games.goblins_inc.guide.advice import chances, favourites
from ludoteca.games.goblins_inc.guide.robot import firepower, robot_from
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import Seat
from tests.games.goblins_inc.positions import PLAIN, bare, match_at, position, robot, say
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import Choice, at, play, stray

VERSIONS = ("standard", "full", "team")
BATCH = "weapon-ESW-N weapon-NES-N weapon2-ES-NN engine-NES decoration"
GUNS = "2.3:weapon-ESW-N 2.2:weapon-ESW-N 2.4:weapon-ESW-N"
"""Three weapons in a row in front of the cockpit, all of which fire ahead."""


def decided(match: Match, seat: int = 0) -> str:
    """What greedy does in this seat."""
    decision = match.decision(Seat(seat))
    bot = make("greedy", find("goblins_inc"), Luck(seed_from("greedy")))
    place = bot.decide(match.perspective(Seat(seat)))
    return decision.spell(decision.options[place], match.names)


def choice(*choices: Choice, **what: Any) -> str:
    """What greedy in seat 0 does in a position of two seats, after these answers."""
    return decided(play(match_at(**{"seats": 2, **what}), *choices))


def bare_names(text: str) -> set[str]:
    """The names of cards without their colours."""
    return {bare(name) for name in text.split("+")}


def holding(card: str, phase: str, **what: Any) -> dict[str, Any]:
    """Team 0 holds this tactics card and may use it now."""
    rest = " ".join([other for other in ("nitro", "emergency", "duct-tape") if other != card][:2])
    return {"phase": phase, "row": f"{card} {rest}", "held": [card, None], "acting": [0], **what}


# -- building --------------------------------------------------------------------------------------


def built(seed: object) -> Match:
    """A match of two in which both robots have just been built by greedy."""
    match = Match.start(RULES, 2, seed_from(seed), log=Log.NONE)
    bot = make("greedy", find("goblins_inc"), Luck(seed_from("greedy")))
    while match.table.phase.value == "assembly":
        decision = next(iter(match.pending.values()))
        match.take(decision, bot.decide(match.perspective(decision.seat)))
    return match


def test_a_tile_goes_where_it_connects() -> None:
    hands = {0: BATCH, 1: BATCH.replace("2-ES", "2-SW")}
    spot = choice(phase="assembly", step=1, robots=("", ""), tiles=hands)
    assert spot.partition("/")[0] in ("2.3", "3.2", "3.4", "4.3")


def test_of_ten_robots_hardly_a_tile_is_loose_and_all_have_a_side_with_guns() -> None:
    loose = 0
    for number in range(5):
        table = built(number).table
        for team in (0, 1):
            made = robot_from(table.tiles[team], table.turns[team], [], 0)
            assert made.standing & ~connected(made.frame) == 0
            assert firepower(made.arrows) >= 3
            loose += table.loose[team]
    assert loose <= 10


def test_the_enemy_is_passed_what_an_agenda_wants_to_see_destroyed() -> None:
    hand = "saboteur stockpiler ninja berserker driller gun-nut kamikaze"
    start = position(seats=2, phase="assembly", robots=("", ""), hands={0: hand})
    stack: list[str] = start["zones"]["tile stack"]
    drawn = ["weapon2-ES-NN", "weapon-ESW-N#1", "engine-NES#1", "engine-NS", "decoration-NESW#1"]
    start["zones"]["tile stack"] = [name for name in stack if name not in drawn] + drawn
    assert bare_names(decided(at(RULES, start))) == {"engine-NES", "engine-NS"}


# -- agendas ---------------------------------------------------------------------------------------


def test_the_agendas_are_kept_that_the_robots_can_fulfil() -> None:
    """Own decorations and engines, and the rest of the enemy; the enemy has neither armour nor engines."""
    own = f"{GUNS} 3.2:decoration 3.4:decoration 4.3:decoration 4.2:decoration 4.4:engine-NES"
    enemy = "2.3:weapon-ESW-N 3.2:decoration2 3.4:decoration2"
    hand = "artist greasemonkey sandbagger camouflager kamikaze saboteur gun-nut"
    kept = choice(phase="keep", robots=(own, enemy), hands={0: hand})
    assert bare_names(kept) == {"artist", "greasemonkey", "sandbagger", "camouflager"}


@pytest.mark.parametrize(("own", "enemy", "end"), [(GUNS, PLAIN, "star"), ("4.3:engine-NES", GUNS, "snitch")])
def test_the_bet_is_on_the_stronger_robot(own: str, enemy: str, end: str) -> None:
    hand = "snitch-star artist decoy greasemonkey guardian jellybones junkdealer"
    kept = "+".join(f"{name}#red" for name in hand.split()[:4])
    assert choice(say(0, "keep", kept), phase="keep", robots=(own, enemy), hands={0: hand}) == end


# -- driving ---------------------------------------------------------------------------------------


def test_the_side_with_most_arrows_is_turned_to_the_front() -> None:
    own = "3.4:weapon-NSW-E 2.4:weapon-NSW-E 4.4:weapon-NSW-E 2.3:weapon-ESW-N"
    assert choice(robots=(own, PLAIN)).startswith("right+")


def test_no_pilot_spends_more_engines_than_there_are() -> None:
    own = "3.2:weapon-NES-W 3.4:weapon-NSW-E 4.3:weapon-NEW-S"
    assert choice(robots=(own, GUNS)) in (
        "ahead+front",
        "left+front",
        "right+front",
        "ahead+left",
        "ahead+right",
    )


def test_the_aim_is_at_the_side_where_a_die_takes_most() -> None:
    """The guns of the enemy keep its front where it is, and all of it hangs on the tile behind the cockpit."""
    enemy = (
        "4.1:decoration 4.2:decoration 4.3:decoration 4.4:decoration 4.5:decoration"
        " 3.1:weapon-ES-N 3.2:weapon-SW-N 3.4:weapon-ES-N 3.5:weapon-SW-N"
    )
    assert choice(robots=(f"{GUNS} 3.2:engine2-NE", enemy)) == "ahead+back"


# -- tactics cards ---------------------------------------------------------------------------------


def test_an_arrow_more_is_not_left_unused() -> None:
    assert choice(**holding("sabotage", "before")) == "sabotage"


def test_duct_tape_goes_on_the_tile_that_guards_the_most() -> None:
    """The attack comes from the north; the whole wing hangs on the tile in column 2."""
    own = f"{PLAIN} 3.2:decoration 2.2:decoration 2.1:weapon-ESW-N 3.1:weapon-ESW-N"
    what = holding("duct-tape", "before", robots=(own, PLAIN), edges="NN")
    assert choice(say(0, "use", "duct_tape"), **what) == "2.2"


def test_the_crane_turns_a_weapon_to_the_front() -> None:
    own = "3.2:weapon-NES-W 4.3:engine-NES"
    what = holding("crane", "before", robots=(own, PLAIN))
    assert choice(**what) == "crane"
    match = play(match_at(seats=2, **what), say(0, "use", "crane"), say(0, "lift", "3.2"))
    match.answer_text(Seat(0), decided(match))
    assert match.table.arrows(0) == 1


def test_the_crane_stays_where_it_could_only_do_harm() -> None:
    assert choice(**holding("crane", "before", robots=(GUNS, PLAIN))) == "-"


def test_blank_dice_are_thrown_again() -> None:
    what = holding("emergency", "after", dice=[[0, 0, 3], []])
    assert choice(**what) == "emergency"
    assert choice(say(0, "use", "nitro"), **holding("nitro", "after", dice=[[0, 3], []])) == "0"


def test_a_winning_shot_is_taken() -> None:
    """The only weapon of the enemy is in column 4."""
    enemy = "2.3:decoration 2.4:weapon-ESW-N 2.2:decoration 1.2:decoration 1.3:decoration"
    what = holding("homing", "after", dice=[[1], []], robots=(GUNS, enemy), edges="NN")
    assert choice(**what) == "homing"
    assert choice(say(0, "use", "homing"), **what) == "4"


def test_dynamite_is_used() -> None:
    assert choice(**holding("dynamite", "order", dice=[[3, 4], []])) == "yes"


def test_the_dice_strike_in_the_order_that_takes_most() -> None:
    """The example with seven tiles in one order and five in the other."""
    vector = VECTORS["strike"]["TV-11"]
    match = match_at(
        seats=2,
        phase="order",
        robots=(PLAIN, robot(vector)),
        edges=vector["attacked_edge"] + "N",
        dice=[[3, 3, 3, 4], []],
    )
    assert decided(match) == "3-3-3-4"


def test_the_token_that_guards_two_tiles_is_the_last_to_go() -> None:
    own = "2.3:decoration 1.3:armour-NES-S 2.4:weapon-ESW-N"
    what = {"robots": (own, PLAIN), "tokens": ("1.3+2.3 1.3", ""), "edges": "NN", "dice": [[], [3]]}
    assert choice(phase="strike", **what) == "1.3"


# -- votes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scores", "vote"), [((20, 20, 0, 0), "no"), ((0, 20, 20, 0), "yes")])
def test_who_shares_the_victory_wants_no_more_and_who_is_behind_does(
    scores: tuple[int, ...], vote: str
) -> None:
    assert choice(seats=4, phase="strike", combat=4, round=2, scores=list(scores)) == vote


# -- matches ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_greedy_beats_uniform_in_at_least_85_of_100_matches_from_either_seat() -> None:
    first = simulate("goblins_inc", 2, 50, 2012, ["greedy", "uniform"])
    second = simulate("goblins_inc", 2, 50, 2012, ["uniform", "greedy"])
    assert first.wins[0] + second.wins[1] >= 85
    assert min(first.wins[0], second.wins[1]) >= 40


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_among_several(players: int) -> None:
    bots = ["greedy"] + ["uniform"] * (players - 1)
    assert simulate("goblins_inc", players, 30, 2012, bots).wins[0] >= 60 // players


# -- what search is offered ------------------------------------------------------------------------


def walks() -> Iterator[tuple[Match, Luck]]:
    """Random matches of every version and number of seats."""
    for version in VERSIONS:
        for seats in (2, 3, 4):
            match = Match.start(RULES, seats, seed_from(version, seats), {"version": version}, Log.NONE)
            yield match, Luck(seed_from("walk", version, seats))


def test_favourites_are_some_of_the_options_each_once_whatever_is_asked() -> None:
    asked = set()
    for match, luck in walks():
        while not match.over:
            for decision in match.pending.values():
                asked.add(decision.ask.name)
                for most in (1, 5):
                    places = favourites(match, decision, most)
                    assert 1 <= len(places) <= most
                    assert len(set(places)) == len(places)
                    assert all(0 <= place < len(decision.options) for place in places)
            stray(match, luck)
    assert len(asked) >= 15


def test_the_first_favourite_does_not_depend_on_how_many_are_wanted() -> None:
    for match, luck in walks():
        while not match.over:
            for decision in match.pending.values():
                assert favourites(match, decision, 4)[:1] == favourites(match, decision, 1)
            stray(match, luck)


def test_chances_add_up_to_one_in_every_phase_and_are_the_outcome_in_the_end() -> None:
    for match, luck in walks():
        while not match.over:
            found = chances(match)
            assert len(found) == match.seats
            assert abs(sum(found) - 1) < 1e-9
            assert all(0 <= chance <= 1 for chance in found)
            stray(match, luck)
        winners = match.outcome().winners
        wanted = [1 / len(winners) if seat in winners else 0 for seat in range(match.seats)]
        assert chances(match) == wanted


def test_chances_do_not_change_the_match() -> None:
    match = built("untouched")
    before = match.position()
    chances(match)
    for decision in match.pending.values():
        favourites(match, decision, 3)
    assert match.position() == before


def test_whoever_leads_in_points_and_on_the_yard_has_the_better_chances() -> None:
    match = match_at(seats=2, round=2, robots=(GUNS, "4.3:engine-NES"), scores=[20, 10])
    assert chances(match)[0] > 0.7
    again = match_at(seats=2, round=2, robots=(PLAIN, PLAIN), scores=[10, 20])
    assert chances(again)[0] < 0.3


def test_chances_are_better_with_the_better_agendas_before_the_others_have_chosen() -> None:
    found = []
    for chosen in ("artist camouflager sandbagger guardian", "guardian kamikaze saboteur gun-nut"):
        own = f"{GUNS} 3.2:decoration 3.4:decoration 4.3:decoration 4.2:decoration"
        hand = "artist camouflager sandbagger guardian kamikaze saboteur gun-nut"
        match = match_at(seats=2, phase="keep", robots=(own, "2.3:decoration"), hands={0: hand})
        match.answer_text(Seat(0), "+".join(f"{name}#red" for name in chosen.split()))
        found.append(chances(match)[0])
    assert found[0] > found[1]
