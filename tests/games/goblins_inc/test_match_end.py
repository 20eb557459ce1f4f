"""Rounds, versions, numbers of players, and the end of a match. Rules sections 4, 13 and 14."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.pieces import INTENT, NUMBERS, Intent
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import COLOURS, bare, crews_of, match_at, paid, told
from tests.playing import answers, asked, lies, play, start, stray

YES = [(str(seat), "another", "yes") for seat in range(4)]


def fought(**what: Any) -> Match:
    """A battle has been fought to the end."""
    return match_at(**{"phase": "strike", "combat": 4, **what})


def played(seats: int, seed: object = 0, **options: str) -> Match:
    """A whole match with random answers."""
    match = start(RULES, seats, seed, **options)
    luck = Luck(seed_from("random play", seed))
    while not match.over:
        stray(match, luck)
    return match


# -- the next round --------------------------------------------------------------------------------


def test_a_new_round_begins_with_all_tiles_two_goblins_each_and_both_fronts_north() -> None:
    """5, R8, R34."""
    scrap = {"scrap": ("weapon weapon", "engine"), "lost_tokens": [1, 2], "lost_goblins": [1, 0]}
    t = fought(**scrap, goblins=[1, 2, 2, 2], fronts="ES").table
    assert (t.round, t.phase.value, t.goblins, t.fronts) == (2, "assembly", [2, 2, 2, 2], [0, 0])
    assert (t.lost_tokens, t.lost_goblins, t.loose, t.tokens) == ([0, 0], [0, 0], [0, 0], [[], []])
    assert [len(t.zones.cards[place]) for place in range(5)] == [50, 0, 0, 0, 0]


def test_nobody_has_the_same_partner_again_before_all_were_partners() -> None:
    """6: no team card comes twice."""
    match = played(4, version="full")
    assert sorted(lies(match, "team card")) == ["red-with-blue", "red-with-green", "red-with-yellow"]


def test_the_first_player_of_a_later_round_is_whoever_has_the_fewest_points() -> None:
    """4."""
    for last in range(4):
        scores = [50, 50, 50, 50]
        scores[last] = 10
        assert fought(scores=scores).table.crews[0][0] == last


def test_if_several_have_the_fewest_points_chance_decides_among_them() -> None:
    """4: all score the same, so red and yellow stay last."""
    firsts = {fought(seed=seed, scores=[0, 50, 0, 50]).table.crews[0][0] for seed in range(20)}
    assert firsts == {0, 2}


def test_another_blueprint_and_seven_other_agendas_come_with_the_next_round() -> None:
    """6."""
    match = fought()
    assert len(lies(match, "blueprint")) == 2
    for seat in range(4):
        assert (len(lies(match, f"hand {seat}")), len(lies(match, f"agendas {seat}"))) == (7, 7)


# -- the end ---------------------------------------------------------------------------------------


def test_after_two_rounds_most_points_win() -> None:
    """13."""
    match = fought(round=2, scores=[5, 40, 20, 20])
    assert (match.over, match.outcome().ranks) == (True, (4, 1, 2, 2))


def test_a_tie_for_first_place_after_two_rounds_asks_everybody_for_a_third_at_the_same_time() -> None:
    """R32."""
    match = fought(round=2, scores=[20, 20, 0, 0])
    assert asked(match) == [(str(seat), "another", "") for seat in range(4)]
    assert answers(match, 3) == ["yes", "no"]


def test_a_tie_further_down_asks_nobody() -> None:
    """R32."""
    assert fought(round=2, scores=[40, 20, 20, 20]).over


def test_if_everybody_wants_it_a_third_round_is_played() -> None:
    """R32."""
    match = play(fought(round=2, scores=[20, 20, 0, 0]), *YES)
    assert (match.table.round, match.table.rounds, match.table.phase.value) == (3, 3, "assembly")


@pytest.mark.parametrize("against", range(4))
def test_one_no_is_enough_to_share_the_victory(against: int) -> None:
    """R32."""
    votes = list(YES)
    votes[against] = (str(against), "another", "no")
    match = play(fought(round=2, scores=[20, 20, 0, 0]), *votes)
    assert (match.over, match.outcome().ranks) == (True, (1, 1, 3, 3))


def test_after_three_rounds_a_tie_stays_a_tie() -> None:
    """R32: in the full version and after an extra round alike."""
    for what in ({"options": {"version": "full"}}, {"rounds": 3}):
        match = fought(round=3, scores=[20, 20, 0, 0], **what)
        assert (match.over, match.outcome().ranks) == (True, (1, 1, 3, 3))


# -- versions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "rounds"), [("standard", 2), ("full", 3), ("team", 3)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_version_is_played_by_two_three_or_four(version: str, rounds: int, seats: int) -> None:
    """14.1, 14.2, R43."""
    match = played(seats, 1, version=version)
    votes = [given.text(match.names) for given in match.history if given.ask.name == "another"]
    extra = 1 if votes and all("yes" in vote for vote in votes) else 0
    assert told(match, "round", "round") == list(range(1, rounds + extra + 1))


def test_the_full_version_asks_for_no_vote_after_two_rounds() -> None:
    """14.1."""
    match = fought(round=2, scores=[20, 20, 0, 0], options={"version": "full"})
    assert (match.table.round, match.table.phase.value) == (3, "assembly")


def test_in_the_team_version_three_open_agendas_serve_all_and_nobody_holds_any() -> None:
    """14.2, R29, R42: they are red's."""
    match = start(RULES, 4, version="team")
    shown = [card for card in lies(match, "scored") if INTENT[NUMBERS[card]] is not Intent.BET]
    assert (len(shown), {card.partition("#")[2] for card in shown}) == (3, {"red"})
    assert [lies(match, f"hand {seat}") for seat in range(4)] == [[]] * 4


def test_in_the_team_version_a_bet_card_is_put_away_and_replaced() -> None:
    """14.2, R29."""
    for seed in range(40):
        match = start(RULES, 4, seed, version="team")
        shown = [bare(card) for card in lies(match, "scored")]
        if "snitch-star" in shown:
            assert len(shown) == 4
            return
    raise AssertionError("the bet card did not come up")


def test_in_the_team_version_each_player_scores_all_three_for_the_own_team() -> None:
    """R29."""
    what: dict[str, Any] = {"kept": {0: "artist berserker driller"}, "options": {"version": "team"}}
    robots = ("2.3:weapon-ESW-N 3.2:decoration", "4.3:weapon-NEW-S")
    match = fought(round=3, **what, robots=robots, scrap=("", "weapon engine engine"), scores=[1, 2, 3, 4])
    ours = {"victory": 6, "artist": 2, "berserker": 1, "driller": 7}
    theirs = {"artist": 0, "berserker": 0, "driller": 6}
    assert [paid(match, seat) for seat in range(4)] == [ours, ours, theirs, theirs]


def test_in_the_team_version_three_new_cards_come_every_round() -> None:
    """R29: one set of 21, shuffled once."""
    match = played(4, 2, version="team")
    cards = [bare(card) for card in lies(match, "scored") if "snitch-star" not in card]
    assert (len(cards), len(set(cards))) == (9, 9)
    assert len([line for line in match.outcome().lines if line.name == "agenda"]) == 36


def test_nobody_keeps_agendas_in_the_team_version() -> None:
    """14.2."""
    asks = {given.ask.name for given in played(4, 2, version="team").history}
    assert not asks & {"keep", "bet_on"}


# -- two and three players -------------------------------------------------------------------------


def test_of_two_each_is_a_team_and_the_team_cards_stay_in_the_box() -> None:
    """R31."""
    match = start(RULES, 2)
    assert sorted(match.table.crews) == [(0,), (1,)]
    assert {"red-with-blue", "red-with-yellow", "red-with-green"} <= set(lies(match, "box"))
    assert (lies(match, "team card"), lies(match, "team deck")) == ([], [])


def test_of_two_the_one_with_fewer_points_strikes_first_in_the_next_round() -> None:
    """R24, R31."""
    assert fought(seats=2, scores=[50, 0]).table.crews == ((1,), (0,))


@pytest.mark.parametrize("card", ["red-with-blue", "red-with-yellow", "red-with-green"])
def test_of_three_whoever_is_paired_with_the_missing_colour_is_solo(card: str) -> None:
    """14.4."""
    crews = next(
        match.table.crews
        for match in (start(RULES, 3, seed) for seed in range(40))
        if lies(match, "team card") == [card]
    )
    pair, solo = crews_of(3, card)
    assert (sorted(crews[0]), list(crews[1])) == (sorted(pair), solo)


def test_of_three_the_first_player_is_one_of_the_pair_though_the_solo_has_fewest_points() -> None:
    """R30, R24."""
    for scores in ([50, 0, 90], [90, 50, 0], [0, 90, 50]):
        crews = fought(seats=3, scores=scores).table.crews
        assert len(crews[0]) == 2
        assert scores[crews[0][0]] < scores[crews[0][1]]


@pytest.mark.parametrize(("version", "drawn"), [("standard", 6), ("full", 7)])
def test_a_solo_player_draws_six_agendas_unless_everybody_will_be_solo(version: str, drawn: int) -> None:
    """14.4, R30."""
    match = start(RULES, 3, version=version)
    hands = [len(lies(match, f"hand {seat}")) for seat in range(3)]
    solo = match.table.crews[1][0]
    assert [hands[seat] for seat in match.table.crews[0]] == [7, 7]
    assert hands[solo] == drawn


def test_a_solo_player_draws_six_also_in_a_third_round_after_a_tie() -> None:
    """R30."""
    match = fought(seats=3, round=2, scores=[20, 20, 0], scrap=("", "weapon"))
    play(match, *YES[:3])
    assert len(lies(match, f"hand {match.table.crews[1][0]}")) == 6


def test_the_colours_of_empty_seats_stay_in_the_box() -> None:
    """R42."""
    match = start(RULES, 2)
    colours = {name.partition("#")[2] for name in lies(match, "box") if "#" in name}
    assert colours == set(COLOURS[2:])
