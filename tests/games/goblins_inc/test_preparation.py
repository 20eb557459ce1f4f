"""Loose parts, tactics cards, agendas to keep, goblins and tokens. Rules section 9."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import PLAIN, bare, match_at, robot, say, standing, tokens_on, told
from tests.games.goblins_inc.vectors import VECTORS, vectors
from tests.playing import answers, asked, drift, lies, play, refuse, start, stray

HAND = "snitch-star artist decoy guardian ninja driller berserker"


def keeping(**what: Any) -> Match:
    """Everybody is about to keep four agendas; seat 0 holds the bet card."""
    return match_at(**{"phase": "keep", "hands": {0: HAND}, **what})


def keep(seat: int, *agendas: str) -> tuple[str, str, str]:
    colour = ("red", "blue", "yellow", "green")[seat]
    return say(seat, "keep", "+".join([f"{name}#{colour}" for name in agendas]))


def assembled(**what: Any) -> Match:
    """The last tile is laid: the preparation begins at once. The yards need not be full for it."""
    return match_at(**{"phase": "assembly", "step": 4, "blueprint": "girder", **what})


# -- loose parts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("loose"))
def test_loose_parts_fall_off_as_in_the_example(vector: dict[str, Any]) -> None:
    """TV-D8, R9, R10."""
    match = assembled(robots=(robot(vector), PLAIN))
    fell = [f"{row}.{column}" for row, column in vector["expect_fell"]]
    assert not set(fell) & set(standing(match, 0))
    assert len(standing(match, 0)) == len(vector["tiles"]) - len(fell)
    assert (len(lies(match, "scrap 0")), match.table.loose, match.table.damage(0)) == (len(fell), [3, 0], 3)


def test_loose_parts_bring_no_tokens() -> None:
    """9: they have gone before tokens are dealt."""
    match = drift(assembled(robots=("1.1:armour-NES-N 2.3:weapon-ESW-N", PLAIN)), 4)
    assert (tokens_on(match, 0), match.table.lost_tokens, len(lies(match, "scrap 0"))) == ([], [0, 0], 1)


# -- tactics cards ---------------------------------------------------------------------------------


def turned_up(match: Match) -> list[list[str]]:
    """The tactics cards turned up in each round of a match."""
    rounds: list[list[str]] = []
    for event in match.events():
        if event.kind == "round":
            rounds.append([])
        elif event.kind == "combat":
            rounds[-1] += event.cards
    return rounds


def test_two_rounds_share_the_tactics_deck_and_a_third_has_all_cards_again() -> None:
    """R35, TV-13."""
    match = start(RULES, 2, version="full")
    luck = Luck(seed_from("random play"))
    shuffled = 0
    while not match.over:
        stray(match, luck)
        if match.table.round == 3 and match.table.phase.value == "keep":
            shuffled = len(lies(match, "tactics deck"))
    first, second, third = turned_up(match)
    assert not set(first) & set(second)
    assert shuffled == 24
    most = VECTORS["numbers"]["TV-13"]["tactics_per_battle"]
    assert max(len(first), len(second), len(third)) <= most


def test_nobody_knows_the_tactics_cards_of_a_third_round() -> None:
    """R35: those of the first rounds are shuffled with the others."""
    match = assembled(round=3, rounds=3, options={"version": "full"})
    assert (len(lies(match, "tactics deck")), lies(match, "tactics used")) == (24, [])
    assert set(match.view().zone("tactics deck").cards) == {None}


# -- agendas ---------------------------------------------------------------------------------------


def test_everybody_keeps_four_of_seven_agendas_at_the_same_time() -> None:
    """9, R37."""
    match = keeping()
    assert asked(match) == [(str(seat), "keep", "") for seat in range(4)]
    assert [len(answers(match, seat)) for seat in range(4)] == [35] * 4


def test_the_other_three_leave_the_match() -> None:
    """9."""
    match = play(keeping(), keep(0, "artist", "decoy", "guardian", "ninja"))
    drift(match, 3)
    assert [bare(card) for card in lies(match, "kept 0")] == ["artist", "decoy", "guardian", "ninja"]
    assert sorted([bare(card) for card in lies(match, "thrown out 0")]) == [
        "berserker",
        "driller",
        "snitch-star",
    ]
    assert lies(match, "hand 0") == []


def test_nobody_keeps_three_or_five() -> None:
    """9."""
    match = keeping()
    refuse(match, keep(0, "artist", "decoy", "guardian"))
    refuse(match, keep(0, "artist", "decoy", "guardian", "ninja", "driller"))


@pytest.mark.parametrize("end", ["snitch", "star"])
def test_whoever_keeps_the_bet_card_chooses_its_end(end: str) -> None:
    """9."""
    match = play(keeping(), keep(0, "snitch-star", "decoy", "guardian", "ninja"))
    assert (asked(match)[0], answers(match, 0)) == (("0", "bet_on", ""), ["snitch", "star"])
    drift(play(match, say(0, "bet_on", end)), 3)
    other = {"snitch": "star", "star": "snitch"}[end]
    assert (lies(match, "end 0"), lies(match, "other end 0")) == ([f"{end}#red"], [f"{other}#red"])


def test_whoever_throws_the_bet_card_out_is_asked_for_no_end() -> None:
    """9."""
    match = play(keeping(), keep(0, "artist", "decoy", "guardian", "ninja"))
    assert "0" not in [seat for seat, _, _ in asked(match)]


def test_one_end_is_always_laid_down_so_that_nobody_can_tell_who_bets() -> None:
    """15."""
    match = drift(
        play(keeping(), keep(0, "snitch-star", "decoy", "guardian", "ninja"), say(0, "bet_on", "star")), 3
    )
    assert [len(lies(match, f"end {seat}")) for seat in range(4)] == [1, 1, 1, 1]
    assert [len(lies(match, f"other end {seat}")) for seat in range(4)] == [1, 1, 1, 1]
    assert [match.view().zone(f"end {seat}").cards for seat in range(4)] == [(None,)] * 4


def test_a_solo_player_keeps_four_of_six() -> None:
    """14.4."""
    match = start(RULES, 3)
    while match.table.phase.value == "assembly":
        drift(match, 1)
    solo = match.table.crews[1][0]
    assert [len(answers(match, seat)) for seat in (*match.table.crews[0], solo)] == [35, 35, 15]


# -- goblins and tokens ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "inside"), [(2, [2, 2]), (3, [4, 2]), (4, [4, 4])])
def test_two_goblins_of_each_player_climb_into_the_cockpit(seats: int, inside: list[int]) -> None:
    """9, 14.3, 14.4."""
    match = drift(match_at(phase="keep", seats=seats), seats)
    assert [match.table.goblins_in(team) for team in (0, 1)] == inside


@pytest.mark.parametrize(**vectors("tokens"))
def test_tokens_lie_as_in_the_example(vector: dict[str, Any]) -> None:
    """TV-02, TV-03, TV-04, TV-05, TV-06, R9, R13."""
    match = drift(match_at(phase="keep", robots=(robot(vector), PLAIN)), 4)
    wanted = ["+".join([f"{row}.{column}" for row, column in sorted(token)]) for token in vector["expect"]]
    assert (match.table.phase.value, tokens_on(match, 0)) == ("choose", sorted(wanted))


def test_a_shield_symbol_at_the_rim_or_at_a_free_square_covers_the_armour_alone() -> None:
    """9."""
    for text in ("2.3:decoration 1.3:armour-NES-N", "2.3:armour-NES-N"):
        match = drift(match_at(phase="keep", robots=(text, PLAIN)), 4)
        assert tokens_on(match, 0) == ["1.3" if "1.3" in text else "2.3"]


def test_a_robot_without_weapons_goes_to_battle_all_the_same() -> None:
    """R11."""
    match = drift(match_at(phase="keep", robots=("4.3:engine-NES", PLAIN)), 4)
    assert [ask for _, ask, _ in asked(match)] == ["drive", "pick", "drive", "pick"]


def test_the_battle_begins_with_three_cards_and_both_fronts_north() -> None:
    """10.1, R34."""
    match = drift(match_at(phase="keep"), 4)
    assert (told(match, "combat", "combat"), match.table.fronts) == ([1], [0, 0])
