"""What end-game points look at, in the worked examples and the rulings. §8.1, R20 to R30."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.pieces import NAMES
from ludoteca.games.red_rising.points import PointLine, Standing
from ludoteca.games.red_rising.tracks import excess, fleet_points, influence_points
from tests.games.red_rising.standings import bonus, clauses, scored, standing

BOARD = ("diplomat modjob uncle-narol", "loan-shark", "masseuse danto lawyer ceo morning-star", "politician")
"""The locations at the end of the scored game of B9."""


def cores(lines: list[PointLine]) -> int:
    return sum([line.points for line in lines if line.clause == 0])


def by_card(lines: list[PointLine]) -> str:
    """What the clauses of each card bring, in words."""
    held = [NAMES[line.card] for line in lines if line.clause == 0]
    return ", ".join([f"{name} {bonus(lines, name)}" for name in held])


def player_b() -> Standing:
    return standing(
        "judge holiday boneriders quicksilver roque cyther banker",
        fleet=0, helium=6, influence=9, sovereign=True, rivals=((7, 8, 6), (3, 1, 8)), locations=BOARD,
    )  # fmt: skip


def player_p() -> Standing:
    return standing(
        "colonel-valentin the-pax auctioneer conversationalist vlogger victra priestess",
        fleet=8, helium=7, influence=6, rivals=((6, 0, 9), (3, 1, 8)), locations=BOARD,
    )  # fmt: skip


def player_m() -> Standing:
    return standing(
        "fitchner mustang dataport-specialist surgeon lysander cassius firewall-expert ugly-dan trigg razor-designer",
        fleet=1, helium=3, influence=8, rivals=((6, 0, 9), (7, 8, 6)), locations=BOARD,
    )  # fmt: skip


def total(at: Standing, lines: list[PointLine]) -> int:
    """The whole score of one of three players, the Sovereign token counted where it is held."""
    placed = [at.influence, *at.rivals_influence]
    tokens = fleet_points(at.fleet) + 3 * at.helium + 10 * at.sovereign + influence_points(placed)[0]
    return sum([line.points for line in lines]) + tokens + excess(len(at.hand))


def test_the_first_hand_of_the_scored_game_brings_32_points_beside_its_cores() -> None:
    """B9."""
    lines = scored(player_b(), colours="holiday=blue")
    assert by_card(lines) == (
        "judge 21, holiday 5, boneriders 15, quicksilver -30, roque 5, cyther 16, banker 0"
    )
    assert (cores(lines), total(player_b(), lines)) == (124, 220)


def test_the_second_hand_of_the_scored_game_brings_38_points_beside_its_cores() -> None:
    """B9."""
    lines = scored(player_p())
    assert by_card(lines) == (
        "colonel-valentin 0, the-pax 0, auctioneer 0, conversationalist 15, vlogger 23, victra 0, priestess 0"
    )
    assert (cores(lines), total(player_p(), lines)) == (104, 203)


def test_the_third_hand_of_the_scored_game_brings_179_points_beside_its_cores() -> None:
    """B9."""
    lines = scored(player_m(), "razor-designer=darrow", "ugly-dan=red trigg=blue")
    assert by_card(lines) == (
        "fitchner 10, mustang 35, dataport-specialist 26, surgeon 20, lysander 20, cassius 40, firewall-expert 0, "
        "ugly-dan 10, trigg 5, razor-designer 13"
    )
    assert (cores(lines), total(player_m(), lines)) == (154, 329)


def test_the_hand_of_the_scored_solo_game_brings_80_points_beside_its_cores() -> None:
    """B10."""
    at = standing(
        "timony the-howlers magistrate nanny codebreaker ash-lord seer darrow",
        fleet=2, helium=7, influence=10, rivals=((4, 10, 4),), neutral=3, banished="virga",
    )  # fmt: skip
    lines = scored(at)
    assert by_card(lines) == (
        "timony 30, the-howlers 0, magistrate 0, nanny 15, codebreaker 0, ash-lord 5, seer 0, darrow 30"
    )
    assert cores(lines) == 122
    placed = influence_points([10, 4, 3])
    tokens = fleet_points(2) + 3 * 7 + placed[0] + excess(8)
    assert sum([line.points for line in lines]) + tokens == 256
    assert fleet_points(10) + 3 * 4 + 10 + placed[1] == 73


def test_for_each_counts_every_matching_card() -> None:
    """B4."""
    lines = scored(standing("janitor hacker developer orion nero"))
    assert bonus(lines, "janitor") == 15


def test_with_scores_once() -> None:
    """B5."""
    lines = scored(standing("garden-trained-rose ceo banker"))
    assert bonus(lines, "garden-trained-rose") == 14


def test_an_orange_stands_in_for_a_name_and_keeps_its_colour() -> None:
    """B6: Cassius finds Darrow, but nobody finds a Red."""
    at = standing("cassius mustang razor-designer fitchner")
    lines = scored(at, "razor-designer=darrow")
    assert (bonus(lines, "cassius"), bonus(lines, "fitchner")) == (40, 0)


def test_every_card_has_a_line_for_its_core_value_and_one_for_each_clause() -> None:
    lines = scored(standing("dancer banker"))
    found = [(NAMES[line.card], line.clause, line.points, line.rule) for line in lines]
    assert found == [
        ("dancer", 0, 8, "red_rising §8"),
        ("dancer", 1, 11, "red_rising §8.1"),
        ("dancer", 2, 11, "red_rising §8.1"),
        ("banker", 0, 10, "red_rising §8"),
    ]


@pytest.mark.parametrize("card", ["holo-host", "quietus", "politician"])
def test_the_neutral_house_can_have_most_influence(card: str) -> None:
    """R20."""
    rivals = ((0, 0, 1),)
    assert bonus(scored(standing(card, influence=2, rivals=rivals, neutral=3)), card) == 0
    assert bonus(scored(standing(card, influence=2, rivals=rivals)), card) > 0


def test_the_neutral_house_can_have_least_influence() -> None:
    """R20."""
    rivals = ((0, 0, 5),)
    ranked = standing("administrator", influence=4, rivals=rivals, neutral=3)
    assert bonus(scored(ranked), "administrator") == 0
    assert bonus(scored(standing("administrator", influence=4, rivals=rivals)), "administrator") == 15


def test_the_neutral_house_is_nobody_whom_the_diplomat_could_equal() -> None:
    """R20."""
    at = standing("diplomat", influence=3, rivals=((0, 0, 5),), neutral=3)
    assert bonus(scored(at), "diplomat") == 0


@pytest.mark.parametrize(
    ("card", "alone"),
    [("eo", 0), ("deanna", 0), ("stained", 15), ("lorn", 15), ("artisan-chef", 0), ("matteo", 0)],
)
def test_conditions_about_colours_look_at_the_other_cards(card: str, alone: int) -> None:
    """R21."""
    assert bonus(scored(standing(card)), card) == alone


@pytest.mark.parametrize(("card", "alone"), [("modjob", 5), ("judge", 3), ("mustang", 5)])
def test_some_cards_count_themselves(card: str, alone: int) -> None:
    """R21."""
    assert bonus(scored(standing(card)), card) == alone


@pytest.mark.parametrize(("card", "beside"), [("4d-painter", "musician"), ("codebreaker", "ceo")])
def test_conditions_about_all_cards_count_the_card_itself(card: str, beside: str) -> None:
    """R21: two Violets, and two names with a C."""
    assert bonus(scored(standing(f"{card} {beside}")), card) == 0
    assert bonus(scored(standing(f"{card} nero")), card) > 0


def test_a_gold_alone_is_no_other_gold() -> None:
    """R21: Antonia wants two other Golds."""
    assert bonus(scored(standing("antonia nero")), "antonia") == 0
    assert bonus(scored(standing("antonia nero aja")), "antonia") == 15


def test_a_gray_with_a_counted_colour_counts_twice() -> None:
    """R22: 5 as a Gray and 5 as an Orange, and two colours for Mustang."""
    at = standing("mess-hall-cook bridge mustang")
    lines = scored(at, colours="bridge=orange")
    assert (bonus(lines, "mess-hall-cook"), bonus(lines, "mustang")) == (10, 20)


@pytest.mark.parametrize(("card", "colour"), [("harmony", "pink"), ("harmony", "obsidian")])
def test_a_gray_with_an_allowed_colour_is_one_of_the_allowed_cards(card: str, colour: str) -> None:
    """R23."""
    at = standing(f"{card} bridge")
    assert bonus(scored(at), card) == 0
    assert bonus(scored(at, colours="bridge=gold"), card) == 0
    assert bonus(scored(at, colours=f"bridge={colour}"), card) == 33


def test_a_gray_of_any_further_colour_pleases_alia() -> None:
    """R23: it stays Gray."""
    assert bonus(scored(standing("alia-snowsparrow bridge"), colours="bridge=red"), "alia-snowsparrow") == 24


def test_a_gray_of_another_colour_still_displeases_dancer() -> None:
    """R23."""
    lines = scored(standing("dancer bridge"), colours="bridge=red")
    assert clauses(lines, "dancer") == [0, 11]


def test_a_further_colour_is_not_printed() -> None:
    """4D Painter looks at what is printed."""
    at = standing("4d-painter bridge deanna")
    assert bonus(scored(at, colours="bridge=red"), "4d-painter") == 31


def test_an_assumed_name_replaces_the_printed_one_for_codebreaker() -> None:
    """R24."""
    at = standing("codebreaker cyther deanna")
    assert bonus(scored(at), "codebreaker") == 0
    assert bonus(scored(at, "cyther=nero"), "codebreaker") == 22
    assert bonus(scored(at, "cyther=darrow"), "codebreaker") == 0


def test_two_cards_of_one_name_count_once() -> None:
    """R24."""
    at = standing("nero cassius cyther artificer")
    lines = scored(at, "cyther=cassius artificer=cassius")
    assert clauses(lines, "nero") == [0, -5, 0, 0]


def test_an_orange_may_bear_a_name_that_is_in_hand_already() -> None:
    at = standing("helga the-pax cyther")
    assert bonus(scored(at, "cyther=the-pax"), "helga") == 16


def test_both_lines_of_the_lawyer_can_score_together() -> None:
    """R25."""
    assert bonus(scored(standing("lawyer judge seer")), "lawyer") == 34


def test_an_orange_named_judge_brings_the_lawyer_one_line() -> None:
    """R24, R25: it is no White."""
    assert clauses(scored(standing("lawyer cyther"), "cyther=judge"), "lawyer") == [0, 22]


def test_the_chef_keeps_golds_from_losing_points_line_by_line() -> None:
    """R26: Karnus keeps his 30 and loses nothing."""
    at = standing("artisan-chef karnus cassius nero octavia")
    lines = scored(at)
    assert clauses(lines, "karnus") == [30, 0]
    assert clauses(lines, "nero") == [0, 0, 0, 0]
    assert bonus(lines, "octavia") == 0
    assert bonus(scored(standing("karnus cassius nero")), "karnus") == 15


def test_the_chef_does_not_help_an_obsidian() -> None:
    """R26: Sefi's loss is printed on an Obsidian."""
    assert clauses(scored(standing("artisan-chef sefi nero")), "sefi") == [0, -5]


def test_the_count_of_banished_cards_is_taken_before_end_of_game_abilities() -> None:
    """R27: the pile had 4 cards and has 5 now."""
    pile = "deanna aja orion virga pelus"
    at = standing(
        "pathologist researcher group-counselor ash-lord mickey-the-carver", banished=pile, before=4
    )
    lines = scored(at)
    assert (bonus(lines, "pathologist"), bonus(lines, "researcher")) == (0, 17)
    assert clauses(lines, "group-counselor") == [-5]
    assert clauses(lines, "ash-lord") == [0, 15]
    assert clauses(lines, "mickey-the-carver") == [10, 10]


def test_a_further_colour_holds_for_all_texts_of_the_hand() -> None:
    """R29: a Gray that is Gold for Surgeon is Gold for Arlus too."""
    lines = scored(standing("arlus surgeon bridge"), colours="bridge=gold")
    assert (bonus(lines, "arlus"), bonus(lines, "surgeon")) == (0, 5)


@pytest.mark.parametrize(
    ("hand", "points"), [("codebreaker the-pax pelus", 22), ("codebreaker the-pax tactus", 0)]
)
def test_the_pax_begins_with_t(hand: str, points: int) -> None:
    """R30."""
    assert bonus(scored(standing(hand)), "codebreaker") == points


def test_4d_painter_begins_with_4() -> None:
    """R30."""
    assert bonus(scored(standing("codebreaker 4d-painter fitchner")), "codebreaker") == 22


def test_face_down_cards_have_no_colour_and_no_value() -> None:
    """R6."""
    at = standing("colonel-valentin developer", locations=("face-down", "nero face-down", "", ""))
    lines = scored(at)
    assert (bonus(lines, "colonel-valentin"), bonus(lines, "developer")) == (5, 0)


def test_only_an_orange_in_hand_takes_a_name() -> None:
    with pytest.raises(ValueError, match="deanna takes a name"):
        scored(standing("deanna"), "deanna=nero")
    with pytest.raises(ValueError, match="cyther takes a name"):
        scored(standing("deanna"), "cyther=nero")


def test_only_a_gray_in_hand_takes_a_further_colour_and_not_its_own() -> None:
    for card, colour in (("deanna", "gold"), ("bridge", "gray"), ("trigg", "gold")):
        with pytest.raises(ValueError, match=f"{card} takes the colour {colour}"):
            scored(standing("deanna bridge"), colours=f"{card}={colour}")
