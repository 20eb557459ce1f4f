"""Whole positions scored: the score sheet of each player, ranks and ties. Rules section 8, 10.6 and 10.7."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Outcome
from ludoteca.kernel.seat import Seat
from tests.games.red_rising.positions import match_at

SHEET = ["core", "points", "fleet", "helium", "sovereign", "influence", "excess"]
"""The rows of a score sheet in the order of section 8."""


def scored(**what: Any) -> Outcome:
    """The outcome of a match that has ended in this position."""
    return RULES.outcome(match_at(phase="over", **what).table)


def sheet(outcome: Outcome, side: int) -> dict[str, int]:
    """The sum of each row of a side's score sheet; rows that are not on it have none."""
    rows: dict[str, int] = {}
    for line in outcome.lines:
        if line.seat == side and not line.name.startswith("assumed"):
            rows[line.name] = rows.get(line.name, 0) + line.points
    return rows


def by_card(outcome: Outcome, side: int) -> dict[object, int]:
    """The end-game points of each card that brings any."""
    found: dict[object, int] = {}
    for line in outcome.lines:
        if line.seat == side and line.name == "points":
            found[line.facts["card"]] = found.get(line.facts["card"], 0) + line.points
    return found


def assumed(outcome: Outcome, side: int) -> dict[object, object]:
    """What each Orange and Gray stands for."""
    return {
        line.facts["card"]: line.facts["name"] if line.name == "assumed_name" else line.facts["colour"]
        for line in outcome.lines
        if line.seat == side and line.name.startswith("assumed")
    }


# -- two scored games ------------------------------------------------------------------------------


def game_of_three() -> Outcome:
    """B9."""
    return scored(
        seats=3,
        jupiter="diplomat modjob uncle-narol",
        mars="loan-shark",
        luna="masseuse danto lawyer ceo morning-star",
        institute="politician",
        hands={
            0: "judge holiday boneriders quicksilver roque cyther banker",
            1: "colonel-valentin the-pax auctioneer conversationalist vlogger victra priestess",
            2: "fitchner mustang dataport-specialist surgeon lysander cassius firewall-expert ugly-dan trigg "
            "razor-designer",
        },
        helium=[6, 7, 3],
        fleet=[0, 8, 1],
        influence=[9, 6, 8],
        sovereign=0,
    )


def test_the_scored_game_of_three_has_its_winner_and_its_totals() -> None:
    """B9."""
    outcome = game_of_three()
    assert (outcome.scores, outcome.ranks) == ((220, 203, 329), (2, 3, 1))


@pytest.mark.parametrize(
    ("seat", "rows"),
    [
        (0, {"core": 124, "points": 32, "helium": 18, "sovereign": 10, "influence": 36}),
        (1, {"core": 104, "points": 38, "fleet": 34, "helium": 21, "influence": 6}),
        (2, {"core": 154, "points": 179, "fleet": 1, "helium": 9, "influence": 16, "excess": -30}),
    ],
)
def test_the_scored_game_of_three_has_every_row_of_its_sheets(seat: int, rows: dict[str, int]) -> None:
    """B9."""
    assert sheet(game_of_three(), seat) == rows


@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        (0, {"judge": 21, "holiday": 5, "boneriders": 15, "quicksilver": -30, "roque": 5, "cyther": 16}),
        (1, {"conversationalist": 15, "vlogger": 23}),
        (
            2,
            {
                "fitchner": 10, "mustang": 35, "dataport-specialist": 26, "surgeon": 20, "lysander": 20,
                "cassius": 40, "ugly-dan": 10, "trigg": 5, "razor-designer": 13,
            },
        ),
    ],
)  # fmt: skip
def test_the_scored_game_of_three_has_the_points_of_every_card(seat: int, cards: dict[object, int]) -> None:
    """B9."""
    assert by_card(game_of_three(), seat) == cards


def test_the_sheets_say_what_oranges_and_grays_stand_for() -> None:
    """B9, R29: of the two Grays one is Red and one Blue, which of them makes no difference."""
    outcome = game_of_three()
    third = assumed(outcome, 2)
    assert (assumed(outcome, 0), assumed(outcome, 1)) == ({"holiday": "blue"}, {})
    assert (third.pop("razor-designer"), sorted(map(str, third.values()))) == ("darrow", ["blue", "red"])


def solo_game(**what: Any) -> Outcome:
    """B10."""
    return scored(
        seats=1,
        hands={0: "timony the-howlers magistrate nanny codebreaker ash-lord seer darrow"},
        banished="virga",
        helium=[7, 4],
        fleet=[2, 10],
        influence=[10, 4],
        sovereign=1,
        **what,
    )


def test_the_scored_solo_game_has_your_256_points() -> None:
    """B10."""
    outcome = solo_game()
    assert (outcome.scores, by_card(outcome, 0)) == (
        (256,),
        {"timony": 30, "nanny": 15, "ash-lord": 5, "darrow": 30},
    )
    assert sheet(outcome, 0) == {
        "core": 122, "points": 80, "fleet": 3, "helium": 21, "influence": 40, "excess": -10,
    }  # fmt: skip


def test_the_scored_solo_game_has_the_sheet_of_the_automa() -> None:
    """B10: 73 points besides its 70 and its cards."""
    tokens = {"fleet": 43, "helium": 12, "sovereign": 10, "influence": 8}
    assert sheet(solo_game(), 1) == {"automa_base": 70, **tokens}


def test_the_automa_of_the_worked_example_has_203_points() -> None:
    """D11: level 2, the word is even; seven even and six odd core values."""
    even = "dancer arlus uncle-narol ragnar sefi jopho alfrun"
    odd = "harmony deanna invictus zanzibar dr-virany pathologist"
    rows = sheet(solo_game(automa_hand=f"{even} {odd}"), 1)
    assert (rows["acceptable"], rows["unacceptable"], sum(rows.values())) == (42, 18, 203)


# -- lines -----------------------------------------------------------------------------------------


def test_the_lines_of_a_player_add_up_to_the_score_and_cite_their_rules() -> None:
    outcome = game_of_three()
    for seat in range(3):
        assert sum([line.points for line in outcome.lines if line.seat == seat]) == outcome.scores[seat]
    assert {line.rule for line in outcome.lines} == {"red_rising §8", "red_rising §8.1"}


def test_the_lines_come_in_the_order_of_scoring() -> None:
    names = [line.name for line in game_of_three().lines if line.seat == 2 and line.name in SHEET]
    others = [name for name in names if name not in ("core", "points")]
    assert (names[0], others) == ("core", ["fleet", "helium", "influence", "excess"])


@pytest.mark.parametrize(("cards", "lost"), [(7, 0), (8, -10), (9, -20)])
def test_cards_beyond_the_seventh_cost_ten_points_each_and_score_all_the_same(cards: int, lost: int) -> None:
    """B3."""
    cores = {
        "nero": 25, "fitchner": 25, "the-howlers": 20, "roque": 20, "victra": 20, "tactus": 20, "aja": 15,
        "lysander": 10, "the-jackal": 10,
    }  # fmt: skip
    held = list(cores)[:cards]
    rows = sheet(scored(hands={0: " ".join(held), 1: "judge"}), 0)
    assert (rows.get("excess", 0), rows["core"]) == (lost, sum([cores[card] for card in held]))


def test_the_helium_that_scores_has_no_limit() -> None:
    """R37."""
    assert sheet(scored(helium=[14, 0]), 0)["helium"] == 42


def test_a_match_that_is_not_over_is_scored_as_if_it_ended_now() -> None:
    """R27: for the Pathologist the pile counts as it is."""
    match = match_at(hands={0: "pathologist"}, banished="arlus dancer darrow deanna harmony", helium=[2, 0])
    assert sheet(match.outcome(), 0) == {"core": 5, "points": 10, "helium": 6}


def test_the_end_game_points_of_others_are_not_on_your_sheet() -> None:
    outcome = scored(hands={0: "nero", 1: "judge"})
    assert (outcome.scores, sheet(outcome, 0)) == ((25, 13), {"core": 25})


# -- the neutral house -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("placed", "points"), [([7, 2], [28, 2]), ([5, 5], [20, 20]), ([3, 1], [12, 2]), ([2, 1], [4, 1])]
)
@pytest.mark.parametrize("neutral", ["ranked", "ignored"])
def test_the_neutral_house_has_a_rank_but_no_points(
    placed: list[int], points: list[int], neutral: str
) -> None:
    """B2; the option changes nothing here."""
    outcome = scored(influence=placed, neutral=neutral)
    assert [sheet(outcome, seat)["influence"] for seat in (0, 1)] == points
    assert {line.seat for line in outcome.lines} == {0, 1}


def test_with_four_players_there_is_no_neutral_house() -> None:
    """B1."""
    outcome = scored(seats=4, influence=[10, 10, 5, 2])
    assert [sheet(outcome, seat)["influence"] for seat in range(4)] == [40, 40, 10, 2]


def test_with_three_players_the_second_rank_is_a_players() -> None:
    """With two players 2 would come after the neutral 3."""
    outcome = scored(seats=3, influence=[7, 2, 0])
    assert [sheet(outcome, seat).get("influence", 0) for seat in range(3)] == [28, 4, 0]


@pytest.mark.parametrize(
    ("card", "placed", "ranked", "ignored"),
    [
        ("quietus", [2, 0], {}, {"quietus": 16}),
        ("quietus", [3, 0], {"quietus": 16}, {"quietus": 16}),
        ("politician", [2, 1], {}, {"politician": 15}),
        ("holo-host", [2, 1], {}, {"holo-host": 18}),
        ("administrator", [4, 5], {}, {"administrator": 15}),
        ("administrator", [3, 5], {"administrator": 15}, {"administrator": 15}),
        ("diplomat", [3, 1], {}, {}),
    ],
)
def test_the_neutral_house_counts_for_most_and_least_unless_the_option_says_otherwise(
    card: str, placed: list[int], ranked: dict[object, int], ignored: dict[object, int]
) -> None:
    """R20; it is nobody's opponent, so the Diplomat never looks at it."""
    found = [
        by_card(scored(hands={0: card, 1: "judge"}, influence=placed, neutral=option), 0)
        for option in ("ranked", "ignored")
    ]
    assert found == [ranked, ignored]


def test_with_three_players_no_neutral_house_is_in_the_way() -> None:
    """R20."""
    assert by_card(scored(seats=3, hands={0: "quietus"}, influence=[2, 0, 0]), 0) == {"quietus": 16}


@pytest.mark.parametrize(("option", "points"), [("ranked", {}), ("ignored", {"quietus": 16})])
def test_alone_the_neutral_house_counts_too(option: str, points: dict[object, int]) -> None:
    """R20, 10.1."""
    assert by_card(scored(seats=1, hands={0: "quietus"}, influence=[2, 1], neutral=option), 0) == points


# -- who has won -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "sovereign", "scores", "ranks"),
    [
        ("darrow eo nero", None, (10, 10, 25), (2, 2, 1)),
        ("nero fitchner surgeon", None, (25, 25, 0), (1, 1, 3)),
        ("nero fitchner surgeon", 2, (25, 25, 10), (1, 1, 3)),
        ("darrow surgeon eo", 1, (10, 10, 10), (2, 1, 2)),
        ("fitchner darrow surgeon", 2, (25, 10, 10), (1, 3, 2)),
        ("", None, (0, 0, 0), (1, 1, 1)),
    ],
)
def test_the_highest_total_wins_then_the_token_then_all_who_are_equal(
    hands: str, sovereign: int | None, scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """The token is worth 10 points, and breaks ties for the lower places too."""
    held = dict(enumerate(hands.split() or ["", "", ""]))
    outcome = scored(seats=3, hands=held, sovereign=sovereign)
    assert (outcome.scores, outcome.ranks) == (scores, ranks)


# -- the solo game ---------------------------------------------------------------------------------

SEVENTY = "nero fitchner the-howlers"
"""Worth 70 without the token, as much as the Automa begins with."""


@pytest.mark.parametrize(
    ("hand", "sovereign", "rank"),
    [
        (f"{SEVENTY} banker", None, 1),
        (SEVENTY, None, 1),
        ("nero fitchner", None, 2),
        (SEVENTY, 1, 2),
        (f"{SEVENTY} banker", 1, 2),
        ("fitchner the-howlers boneriders", 0, 1),
    ],
)
def test_alone_you_have_won_unless_the_automa_has_more_or_as_much_and_the_token(
    hand: str, sovereign: int | None, rank: int
) -> None:
    """10.6: 80 to 70, 70 to 70, 50 to 70, 70 to 80, 80 to 80, and 70 to 70 with the token yours."""
    outcome = scored(seats=1, hands={0: hand}, sovereign=sovereign)
    assert outcome.ranks == (rank,)


def test_the_outcome_of_the_solo_game_is_yours_and_the_automa_has_lines_only() -> None:
    outcome = scored(seats=1, hands={0: SEVENTY})
    assert (outcome.ranks, outcome.scores, sheet(outcome, 1)) == ((1,), (70,), {"automa_base": 70})


@pytest.mark.parametrize(
    ("level", "acceptable", "unacceptable"),
    [("1", 5, 2), ("2", 6, 3), ("3", 8, 4), ("4", 10, 5), ("5", 12, 6), ("6", 14, 7)],
)
@pytest.mark.parametrize("odd", [False, True])
def test_the_level_and_the_word_value_the_cards_of_the_automa(
    level: str, acceptable: int, unacceptable: int, odd: bool
) -> None:
    """U4: Dancer is even; Harmony and Deanna are odd."""
    rows = sheet(scored(seats=1, automa_hand="dancer harmony deanna", automa=level, odd=odd), 1)
    good, bad = (2, 1) if odd else (1, 2)
    assert rows == {
        "automa_base": 70,
        "acceptable": good * acceptable,
        "unacceptable": bad * unacceptable,
    }


def test_the_automa_loses_nothing_for_many_cards_and_scores_no_texts() -> None:
    """R17: nine cards, among them The Jackal with the token."""
    hand = "the-jackal dancer arlus darrow uncle-narol ragnar sefi jopho alfrun"
    rows = sheet(scored(seats=1, automa_hand=hand, sovereign=1), 1)
    assert rows == {"automa_base": 70, "sovereign": 10, "acceptable": 54}


def test_your_cards_are_compared_with_the_true_tracks_of_the_automa() -> None:
    """10.5: Vlogger, Reporter and Invictus."""
    hands = {0: "vlogger reporter invictus"}
    ahead = scored(seats=1, hands=hands, helium=[3, 3], fleet=[4, 4])
    behind = scored(seats=1, hands=hands, helium=[3, 4], fleet=[4, 5])
    assert by_card(ahead, 0) == {"vlogger": 23, "reporter": 29, "invictus": 16}
    assert by_card(behind, 0) == {"invictus": -9}


# -- at the end of a match -------------------------------------------------------------------------


def test_at_the_end_all_hands_are_shown_and_the_view_has_the_outcome() -> None:
    match: Match = match_at(phase="abilities", hands={0: "nero", 1: "judge"}, houses=("mars", "diana"))
    view = match.view(Seat(0))
    assert (match.over, view.outcome, view.zone("hand 1").cards) == (True, match.outcome(), ("judge",))
