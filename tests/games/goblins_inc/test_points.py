"""Victory points and the 21 agendas. Rules sections 12.2 to 12.4."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import AGENDAS, PLAIN, bare, match_at, paid
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import lies

ARMED = "4.3:weapon-NEW-S"
GUARDED = "2.3:weapon-ESW-N 2.2:armour-ESW-E"
"""An armour and a weapon under one token."""
RING = " ".join(
    [f"{square}:decoration" for square in ("2.2", "2.3", "2.4", "3.2", "3.4")]
    + [f"{square}:decoration2" for square in ("4.2", "4.3", "4.4")]
)


def after_battle(**what: Any) -> Match:
    """The second of two rounds has been fought to the end; the score of green keeps everybody from a tie."""
    return match_at(**{"phase": "strike", "combat": 4, "round": 2, "scores": [0, 0, 0, 99], **what})


def pays(agenda: str, **what: Any) -> int:
    """What an agenda of red's pays."""
    return paid(after_battle(kept={0: agenda}, **what), 0)[agenda]


# -- victory points --------------------------------------------------------------------------------


@pytest.mark.parametrize("case", VECTORS["numbers"]["TV-13"]["victory_points"])
def test_the_winners_get_2_points_for_a_goblin_of_their_own_and_1_for_a_partners(
    case: dict[str, int],
) -> None:
    """TV-13, R28. Red and blue have lost less; the robot is out of action like the other if it has no goblin."""
    what: dict[str, Any] = {
        "scrap": ("", "weapon weapon weapon weapon"),
        "goblins": [case["own_left"], case["partner_left"], 2, 2],
    }
    if not case["own_left"] + case["partner_left"]:
        what["goblins"] = [0, 0, 0, 0]
    assert paid(after_battle(**what), 0)["victory"] == case["points"]


def test_each_winner_counts_from_the_own_side_and_losers_get_nothing() -> None:
    """12.2: Ada has one goblin left and Ben two."""
    match = after_battle(scrap=("", "weapon weapon"), goblins=[1, 2, 2, 2], lost_goblins=[1, 0])
    found = [paid(match, seat).get("victory") for seat in range(4)]
    assert found == [4, 5, None, None]


def test_after_a_draw_nobody_gets_victory_points() -> None:
    """12.1."""
    match = after_battle()
    assert [paid(match, seat).get("victory") for seat in range(4)] == [None] * 4


def test_a_solo_winner_gets_4_points_at_most() -> None:
    """R30, R31."""
    solo = after_battle(seats=3, scrap=("weapon", ""), scores=[9, 0, 0])
    alone = after_battle(seats=2, scrap=("", "weapon"), scores=[9, 0])
    assert (paid(solo, 2)["victory"], paid(alone, 0)["victory"]) == (4, 4)


# -- the agendas -----------------------------------------------------------------------------------

Case = dict[str, Any]
"""A position after the battle, in which the card is red's."""


def own(robot: str, **what: Any) -> Case:
    return {"robots": (robot, ARMED), **what}


def pile(scrap: str) -> Case:
    """What lies on the enemy's scrap pile."""
    return {"scrap": ("", scrap)}


PAYING: dict[str, tuple[int, Case, Case]] = {
    # Each agenda with its points, a case that pays them, and one that pays nothing.
    "artist": (4, own(f"{ARMED} 2.3:decoration 3.2:decoration2"), own(GUARDED)),
    "camouflager": (4, own("2.3:weapon-ESW-N 2.2:engine-NES 3.4:decoration"), own("")),
    "decoy": (4, own(GUARDED, tokens=("2.2+2.3 2.3", "")), own(GUARDED, tokens=("", ""))),
    "greasemonkey": (6, own("2.3:weapon-ESW-N 4.3:engine2-NE 3.2:engine-NES"), own(ARMED)),
    "guardian": (1, own("2.3:weapon-ESW-N 2.2:engine-NES 3.4:decoration"), own(ARMED)),
    "jellybones": (4, own(f"{GUARDED} 4.3:armour2-NS-NS"), own(PLAIN)),
    "junkdealer": (2, own(RING), own(f"{PLAIN} 3.2:decoration2")),
    "metalhead": (2, own(f"{PLAIN} 3.2:decoration2"), own(PLAIN)),
    "sandbagger": (3, own(f"{PLAIN} 2.2:decoration 2.1:decoration"), own("")),
    "berserker": (1, pile("weapon engine armour2 decoration weapon"), pile("weapon engine")),
    "driller": (6, {"robots": (ARMED, PLAIN)}, {"robots": (ARMED, RING)}),
    "gun-nut": (3, {"lost_tokens": [0, 3]}, {"lost_tokens": [0, 1]}),
    "rocketeer": (2, pile("weapon engine decoration weapon2"), pile("weapon engine weapon2 weapon2")),
    "kamikaze": (4, pile("armour armour2"), pile("weapon engine decoration")),
    "ninja": (6, {"lost_goblins": [0, 2]}, {"lost_goblins": [2, 0]}),
    "stockpiler": (4, pile("engine2 weapon weapon decoration"), pile("weapon weapon decoration armour")),
    "sharpshooter": (3, pile("weapon2 engine2 armour2 weapon"), pile("weapon2 weapon engine")),
    "saboteur": (4, pile("engine engine2"), pile("weapon decoration")),
    "show-off": (4, pile("decoration decoration2"), pile("weapon engine")),
    "pyromaniac": (2, pile("weapon weapon weapon2 weapon weapon"), pile("weapon weapon2 engine")),
    "snitch-star": (4, {"ends": {0: "star"}, **pile("weapon")}, {"ends": {0: "snitch"}, **pile("weapon")}),
}


def test_there_is_a_case_for_each_of_the_21_agendas() -> None:
    assert list(PAYING) == AGENDAS
    assert len(PAYING) == 21


@pytest.mark.parametrize("agenda", PAYING)
def test_an_agenda_pays_for_full_sets_of_what_it_counts(agenda: str) -> None:
    """12.3."""
    points, paying, _ = PAYING[agenda]
    assert pays(agenda, **paying) == points


@pytest.mark.parametrize("agenda", PAYING)
def test_an_agenda_pays_nothing_without_a_full_set(agenda: str) -> None:
    """12.3."""
    assert pays(agenda, **PAYING[agenda][2]) == 0


TO_DEFEND = AGENDAS[:9]
TO_DESTROY = AGENDAS[9:20]


@pytest.mark.parametrize("agenda", TO_DEFEND)
def test_an_agenda_to_defend_does_not_count_the_enemys_robot(agenda: str) -> None:
    """12.3: the case that pays, with the robots exchanged."""
    _, paying, _ = PAYING[agenda]
    tokens = paying.get("tokens", (None, None))[::-1]
    assert pays(agenda, robots=("", paying["robots"][0]), tokens=tokens) == 0


@pytest.mark.parametrize("agenda", [one for one in TO_DESTROY if one != "driller"])
def test_an_agenda_to_destroy_does_not_count_the_own_scrap_pile(agenda: str) -> None:
    """12.3: the case that pays, with the losses exchanged."""
    _, paying, _ = PAYING[agenda]
    assert pays(agenda, **{part: losses[::-1] for part, losses in paying.items()}) == 0


@pytest.mark.parametrize(("upgraded", "points"), VECTORS["agenda"]["TV-12"]["cases"])
def test_sharpshooter_pays_for_pairs_of_upgraded_tiles(upgraded: int, points: int) -> None:
    """TV-12."""
    assert pays("sharpshooter", **pile(" ".join(["weapon2"] * upgraded))) == points


@pytest.mark.parametrize("case", VECTORS["agenda_sets"]["TV-12b"]["cases"])
def test_stockpiler_pays_for_sets_of_three_kinds(case: dict[str, int]) -> None:
    """TV-12b, R22: engine tiles."""
    tiles = [kind for kind in ("engine", "weapon", "decoration") for _ in range(case[kind])]
    assert pays("stockpiler", **pile(" ".join(tiles))) == case["points"]


def test_a_token_across_two_tiles_counts_once_for_decoy_and_one_of_duct_tape_counts() -> None:
    """12.3."""
    assert pays("decoy", **own(GUARDED)) == 2
    assert pays("decoy", **own(PLAIN, tokens=("2.3", ""))) == 2


def test_greasemonkey_counts_engines_and_saboteur_engine_tiles() -> None:
    """R22."""
    assert pays("greasemonkey", **own(f"{ARMED} 3.2:engine2-NE")) == 4
    assert pays("saboteur", **pile("engine2")) == 2


def test_camouflager_looks_beside_the_cockpit_and_sandbagger_around_it() -> None:
    """R21."""
    assert (pays("camouflager", **own(RING)), pays("sandbagger", **own(RING))) == (8, 8)
    corner = own("2.3:decoration 2.2:decoration 1.3:decoration")
    assert (pays("camouflager", **corner), pays("sandbagger", **corner)) == (2, 2)


@pytest.mark.parametrize(("option", "points"), [("every_square", 7), ("buildable_squares", 5)])
def test_driller_pays_1_point_for_each_empty_square_that_counts(option: str, points: int) -> None:
    """R20, R21, option driller_counts: Colander forbids two of the eight squares."""
    what = {"blueprint": "colander", "robots": (PLAIN, ARMED)}
    assert pays("driller", **what, options={"driller_counts": option}) == points


def test_what_fell_off_before_the_battle_counts_for_agendas_whatever_the_option() -> None:
    """R10."""
    for option in ("are_damage", "are_no_damage"):
        what = {**pile("engine engine"), "loose": [0, 2], "options": {"loose_parts": option}}
        assert pays("saboteur", **what) == 4


# -- the bet card ----------------------------------------------------------------------------------

SCRAP = {"won": ("", "weapon"), "lost": ("weapon", ""), "drew": ("", "")}


@pytest.mark.parametrize("case", VECTORS["bet"]["TV-01"]["expect"])
def test_snitch_pays_for_a_battle_lost_and_for_nothing_else(case: dict[str, Any]) -> None:
    """TV-01, R27."""
    end = VECTORS["bet"]["TV-01"]["chosen_end"]
    assert pays("snitch-star", ends={0: end}, scrap=SCRAP[case["own_team"]]) == case["points"]


@pytest.mark.parametrize(("result", "points"), [("won", 4), ("lost", 0), ("drew", 0)])
def test_star_pays_for_a_battle_won_and_for_nothing_else(result: str, points: int) -> None:
    """R27."""
    assert pays("snitch-star", ends={0: "star"}, scrap=SCRAP[result]) == points


def test_an_end_laid_down_without_the_bet_card_pays_nothing() -> None:
    match = after_battle(kept={0: "artist"}, ends={0: "star"}, scrap=SCRAP["won"])
    assert "snitch-star" not in paid(match, 0)
    assert lies(match, "end 0") == []


# -- the sheet -------------------------------------------------------------------------------------


def test_agendas_are_turned_up_beginning_with_the_first_player_and_leave_the_match() -> None:
    """12.3."""
    match = after_battle(crews=[[1, 0], [3, 2]])
    seats = [line.seat for line in match.outcome().lines if line.facts["round"] == 2]
    assert list(dict.fromkeys(seats)) == [1, 2, 3, 0]
    assert [lies(match, f"kept {seat}") for seat in range(4)] == [[]] * 4
    assert len(lies(match, "scored")) == 16


def test_the_score_is_the_sum_of_all_lines_and_what_was_there_before() -> None:
    """12."""
    match = after_battle(scrap=("", "weapon"), scores=[10, 20, 30, 40])
    for seat, score in enumerate(match.outcome().scores):
        assert score == 10 + 10 * seat + sum(paid(match, seat).values())


def test_a_hundred_points_and_more_are_simply_shown() -> None:
    """R33: no point is lost at 50, and the match does not end there (R37)."""
    match = after_battle(scores=[98, 49, 0, 0], scrap=("", "weapon"), round=1)
    assert not match.over
    assert match.outcome().scores[0] == 98 + sum(paid(match, 0).values()) > 100
    assert match.outcome().scores[1] > 50


def test_every_line_of_the_sheet_says_round_card_and_rule() -> None:
    """12."""
    lines = after_battle(kept={0: "artist"}, scrap=("", "weapon")).outcome().lines
    first = [line for line in lines if line.seat == 0 and line.facts["round"] == 2]
    assert (first[0].name, first[0].rule, first[0].facts) == ("victory", "goblins_inc §12.2", {"round": 2})
    assert (bare(str(first[1].facts["card"])), first[1].rule) == ("artist", "goblins_inc §12.3")
