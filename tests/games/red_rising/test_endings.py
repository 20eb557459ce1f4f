"""End-of-game abilities: the eleven characters that have one, their order, House Ceres, and open hands. Section 8."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR
from tests.games.red_rising.positions import banished, hand, match_at, pile, play, position, sees, tracks
from tests.playing import answers, asked, at, lies, play_to_end, refuse


def scoring(**what: Any) -> Match:
    """A match in which the end-of-game abilities have begun."""
    return match_at(phase="abilities", **what)


def points(match: Match, seat: int, name: str, card: str | None = None) -> int:
    """The sum of the score lines of a name, of one card if it is named."""
    return sum(
        line.points
        for line in match.outcome().lines
        if (line.seat, line.name) == (seat, name) and card in (None, line.facts.get("card"))
    )


# -- the eleven abilities --------------------------------------------------------------------------


def test_dr_virany_takes_back_any_number_of_banished_reds_and_three_golds() -> None:
    match = scoring(hands={0: "dr-virany helga"}, banished="eo deanna victra sevro fitchner nero jopho")
    assert asked(match) == [("0", "take_all_banished", "")]
    refuse(match, ("0", "take_all_banished", "nero"))
    refuse(match, ("0", "take_all_banished", "eo+jopho"))
    play_to_end(match, ("0", "take_all_banished", "eo+victra+fitchner"))
    assert set(hand(match)) == {"dr-virany", "helga", "eo", "victra", "fitchner"}


def test_dr_virany_may_leave_them_banished() -> None:
    """R28."""
    match = play_to_end(
        scoring(hands={0: "dr-virany helga"}, banished="eo"), ("0", "take_all_banished", "none")
    )
    assert (hand(match), banished(match)) == (["helga", "dr-virany"], ["eo"])


def test_dr_virany_is_not_asked_if_none_of_them_is_banished() -> None:
    assert scoring(hands={0: "dr-virany helga"}, banished="nero jopho").over


def test_hypnotist_banishes_another_card_of_your_hand_and_draws_one() -> None:
    match = scoring(hands={0: "hypnotist eo nero", 1: "jopho sefi"}, top="helga")
    refuse(match, ("0", "banish_own", "hypnotist"))
    play_to_end(match, ("0", "banish_own", "eo"))
    assert (set(hand(match)), banished(match)) == ({"hypnotist", "nero", "helga"}, ["eo"])
    assert hand(match, 1) == ["jopho", "sefi"]


def test_hypnotist_banishes_a_card_even_if_the_deck_is_empty() -> None:
    """R2."""
    match = scoring(hands={0: "hypnotist eo"}, deck="")
    assert (match.over, hand(match), banished(match)) == (True, ["hypnotist"], ["eo"])


def test_hypnotist_alone_in_the_hand_does_nothing() -> None:
    match = scoring(hands={0: "hypnotist"}, top="helga")
    assert (match.over, hand(match)) == (True, ["hypnotist"])


@pytest.mark.parametrize(
    ("others", "gone", "held"),
    [("eo", "nero", 2), ("eo helga", "nero", 3), ("eo helga jopho", "nero", 3), ("eo helga jopho", "", 2)],
)
def test_psychologist_gains_a_banished_card_if_nobody_holds_fewer(others: str, gone: str, held: int) -> None:
    hands = {0: "psychologist lorn", 1: others, 2: "danto trigg bridge"}
    match = scoring(seats=3, hands=hands, banished=gone)
    assert (match.over, len(hand(match))) == (True, held)


def test_psychologist_draws_any_of_the_banished_cards() -> None:
    what = position(phase="abilities", hands={0: "psychologist lorn"}, banished="nero eo helga")
    found = {card for seed in range(40) for card in hand(at(RULES, what, seed))}
    assert found == {"psychologist", "lorn", "nero", "eo", "helga"}


@pytest.mark.parametrize(("own", "gained"), [("lorn", True), ("lorn virga", False)])
def test_psychologist_counts_a_third_of_the_automas_cards(own: str, gained: bool) -> None:
    """D12, section 10.10: eight cards count for two."""
    match = scoring(
        seats=1, returned="yes", banished="nero", hands={0: f"psychologist {own}"},
        automa_hand="trigg bridge danto holiday helga jopho stained sefi",
    )  # fmt: skip
    assert (match.over, "nero" in hand(match)) == (True, gained)


def test_surgeon_gains_a_banished_gold_of_your_choice() -> None:
    match = scoring(hands={0: "surgeon helga"}, banished="eo aja lorn")
    assert answers(match, 0) == ["aja", "lorn"]
    play_to_end(match, ("0", "take_banished", "lorn"))
    assert (set(hand(match)), points(match, 0, "points", "surgeon")) == ({"surgeon", "helga", "lorn"}, 5)


@pytest.mark.parametrize(("gone", "gained"), [("eo aja", ["aja"]), ("eo", []), ("", [])])
def test_surgeon_has_to_gain_the_only_banished_gold(gone: str, gained: list[str]) -> None:
    """R28."""
    match = scoring(hands={0: "surgeon helga"}, banished=gone)
    assert (match.over, set(hand(match))) == (True, {"surgeon", "helga", *gained})


def test_hacker_scores_the_core_value_of_the_top_card_of_the_deck_which_stays_there() -> None:
    match = scoring(hands={0: "hacker helga"}, top="morning-star")
    assert (match.over, points(match, 0, "hacked"), lies(match, "deck")[-1]) == (True, 35, "morning-star")
    assert sees(match, 1, "deck") == ["morning-star"]


SEVEN = "eo nero deanna virga arlus lorn helga"


def test_online_gambler_gains_the_cards_of_the_named_colour_among_the_top_seven() -> None:
    match = scoring(hands={0: "online-gambler jopho"}, top=f"{SEVEN} dancer")
    play_to_end(match, ("0", "name_colour", "red"))
    assert set(hand(match)) == {"online-gambler", "jopho", "eo", "deanna", "arlus"}


def test_the_other_cards_of_online_gambler_are_mixed_and_lie_on_the_deck_again() -> None:
    what = position(phase="abilities", hands={0: "online-gambler jopho"}, top=f"{SEVEN} dancer")
    decks = [
        lies(play_to_end(at(RULES, what, seed), ("0", "name_colour", "red")), "deck")[-5:]
        for seed in range(6)
    ]
    assert [deck[0] for deck in decks] == ["dancer"] * 6
    assert {frozenset(deck[1:]) for deck in decks} == {frozenset(["nero", "virga", "lorn", "helga"])}
    assert len({tuple(deck) for deck in decks}) > 1


def test_online_gambler_may_not_name_gold() -> None:
    match = scoring(hands={0: "online-gambler jopho"}, top=SEVEN)
    refuse(match, ("0", "name_colour", "gold"))


def test_online_gambler_turns_over_what_is_left_of_the_deck() -> None:
    """R2."""
    match = play_to_end(
        scoring(hands={0: "online-gambler jopho"}, deck="eo nero"), ("0", "name_colour", "red")
    )
    assert (set(hand(match)), lies(match, "deck")) == ({"online-gambler", "jopho", "eo"}, ["nero"])


@pytest.mark.parametrize("card", ["hacker", "online-gambler"])
def test_with_an_empty_deck_nothing_is_turned_over(card: str) -> None:
    """R28."""
    match = scoring(hands={0: f"{card} helga"}, deck="")
    assert (match.over, points(match, 0, "hacked")) == (True, 0)


ARBITRATORS = [("justice", "luna"), ("martyr", "mars")]


@pytest.mark.parametrize(("card", "location"), ARBITRATORS)
def test_an_arbitrator_with_the_token_gains_any_card_of_a_location(card: str, location: str) -> None:
    match = scoring(hands={0: f"{card} jopho"}, sovereign=0, **{location: "eo nero helga"})
    assert (asked(match), answers(match, 0)) == ([("0", "take_here", "")], ["eo", "nero", "helga"])
    play_to_end(match, ("0", "take_here", "nero"))
    assert ("nero" in hand(match), pile(match, location)) == (True, ["eo", "helga"])


@pytest.mark.parametrize(("card", "location"), ARBITRATORS)
def test_an_arbitrator_may_gain_a_face_down_card(card: str, location: str) -> None:
    """R6."""
    down = (0, 1, 1, 0)
    match = scoring(hands={0: f"{card} jopho"}, sovereign=0, down=down, mars="eo nero", luna="helga lorn")
    play_to_end(match, ("0", "take_here", f"{location}-face-down-1"))
    assert len(pile(match, location)) == 1


@pytest.mark.parametrize(("owner", "lying"), [(None, "eo nero"), (1, "eo nero"), (0, "")])
@pytest.mark.parametrize(("card", "location"), ARBITRATORS)
def test_an_arbitrator_without_the_token_or_a_card_there_gains_nothing(
    card: str, location: str, owner: int | None, lying: str
) -> None:
    match = scoring(hands={0: f"{card} jopho"}, sovereign=owner, jupiter="helga", **{location: lying})
    assert (match.over, len(hand(match)), pile(match, location)) == (True, 2, lying.split())


@pytest.mark.parametrize(
    ("prize", "after", "kind", "worth"),
    [
        ("helium", (1, 0, 0), "helium", 3),
        ("fleet", (0, 1, 0), "fleet", 1),
        ("influence", (0, 0, 1), "influence", 2),
    ],
)
def test_auctioneer_brings_one_bonus_that_counts_in_scoring(
    prize: str, after: tuple[int, int, int], kind: str, worth: int
) -> None:
    """R28; one Influence is second to the neutral house."""
    match = play_to_end(scoring(hands={0: "auctioneer helga"}), ("0", "prize", prize))
    assert (tracks(match), tracks(match, 1), points(match, 0, kind)) == (after, (0, 0, 0), worth)


def test_what_is_gained_now_does_not_trigger_an_end_again() -> None:
    """R28."""
    match = scoring(hands={0: "auctioneer helga"}, helium=[6, 0], fleet=[7, 0])
    play_to_end(match, ("0", "prize", "helium"))
    assert "end_triggered" not in [event.kind for event in match.events()]


def test_banker_pays_three_helium_for_the_top_card_of_a_location() -> None:
    match = scoring(hands={0: "banker jopho"}, helium=[4, 0], mars="eo nero", luna="helga")
    assert (asked(match), answers(match, 0)) == ([("0", "gain_from", "banker")], ["mars", "luna", "-"])
    play_to_end(match, ("0", "gain_from", "mars"))
    assert (set(hand(match)), tracks(match)) == ({"banker", "jopho", "nero"}, (1, 0, 0))
    assert "banker" not in banished(match)


def test_banker_may_keep_the_helium() -> None:
    """R28."""
    match = play_to_end(scoring(hands={0: "banker jopho"}, helium=[3, 0], mars="eo"), ("0", "gain_from", "-"))
    assert (hand(match), tracks(match)) == (["jopho", "banker"], (3, 0, 0))


@pytest.mark.parametrize(("helium", "mars"), [(2, "eo"), (9, "")])
def test_banker_is_not_asked_without_three_helium_or_a_card_to_gain(helium: int, mars: str) -> None:
    assert scoring(hands={0: "banker jopho"}, helium=[helium, 0], mars=mars).over


@pytest.mark.parametrize(("colour", "helium"), [("red", 2), ("gold", 1), ("green", 0)])
def test_investor_brings_helium_for_each_card_of_the_named_colour_on_mars(colour: str, helium: int) -> None:
    match = scoring(hands={0: "investor jopho"}, mars="eo nero deanna", luna="dancer")
    refuse(match, ("0", "name_colour", "silver"))
    play_to_end(match, ("0", "name_colour", colour))
    assert (tracks(match), points(match, 0, "helium")) == ((helium, 0, 0), 3 * helium)


def test_investor_does_not_count_face_down_cards() -> None:
    """R6."""
    match = scoring(hands={0: "investor jopho"}, mars="eo deanna", down=(0, 1, 0, 0))
    assert tracks(play_to_end(match, ("0", "name_colour", "red"))) == (1, 0, 0)


# -- order -----------------------------------------------------------------------------------------


def test_a_player_uses_several_abilities_in_any_order() -> None:
    match = scoring(hands={0: "hacker auctioneer investor"}, mars="eo nero")
    assert (asked(match), answers(match, 0)) == ([("0", "ability", "")], ["hacker", "auctioneer", "investor"])
    play(match, ("0", "ability", "investor"), ("0", "name_colour", "red"))
    assert (asked(match), answers(match, 0)) == ([("0", "ability", "")], ["hacker", "auctioneer"])


def test_the_first_player_is_done_before_the_next_one_clockwise_begins() -> None:
    match = scoring(
        seats=3, first=1, turn=1, hands={0: "auctioneer ...", 1: "banker ...", 2: "investor ..."},
        helium=[0, 3, 0], mars="eo nero",
    )  # fmt: skip
    seats = []
    for answer in ("-", "red", "fleet"):
        seat, ask, _ = asked(match)[0]
        seats.append(seat)
        play(match, (seat, ask, answer))
    assert (seats, match.over) == (["1", "2", "0"], True)


def test_a_card_gained_on_the_way_brings_its_own_ability() -> None:
    """R28."""
    match = scoring(hands={0: "banker jopho"}, helium=[3, 0], mars="auctioneer")
    play(match, ("0", "gain_from", "mars"))
    assert asked(match) == [("0", "prize", "")]
    assert tracks(play_to_end(match, ("0", "prize", "fleet"))) == (0, 1, 0)


def test_an_ability_is_used_once() -> None:
    """R28."""
    match = scoring(hands={0: "banker jopho"}, helium=[9, 0], mars="eo nero")
    assert tracks(play_to_end(match, ("0", "gain_from", "mars"))) == (6, 0, 0)


def test_a_card_that_was_used_is_not_used_again_when_it_comes_back() -> None:
    """R28."""
    match = scoring(hands={0: "hacker hypnotist psychologist", 1: "helga jopho sefi"}, top="eo")
    play(match, ("0", "ability", "hacker"), ("0", "banish_own", "hacker"))
    assert (match.over, set(hand(match))) == (True, {"hacker", "hypnotist", "psychologist", "eo"})
    assert points(match, 0, "hacked") == 10


def test_a_card_that_has_left_the_hand_is_not_used() -> None:
    """R28."""
    match = scoring(hands={0: "hypnotist hacker"}, top="helga morning-star")
    play(match, ("0", "ability", "hypnotist"))
    assert (match.over, banished(match), points(match, 0, "hacked")) == (True, ["hacker"], 0)


def test_an_ability_that_becomes_possible_on_the_way_is_used() -> None:
    """R28."""
    match = scoring(hands={0: "hypnotist surgeon nero"}, top="helga")
    play_to_end(match, ("0", "banish_own", "nero"))
    assert (set(hand(match)), banished(match)) == ({"hypnotist", "surgeon", "helga", "nero"}, [])


def test_the_automa_uses_no_ability() -> None:
    """R17."""
    match = scoring(seats=1, automa_hand="hacker investor", mars="deanna")
    assert (match.over, tracks(match, 1), points(match, 1, "hacked")) == (True, (0, 0, 0), 0)


# -- the number of banished cards ------------------------------------------------------------------


def test_banished_cards_are_counted_when_scoring_begins() -> None:
    """R27."""
    match = match_at(
        turn=1,
        turns=2,
        ending=True,
        top="seer",
        banished="eo deanna nero",
        hands={0: "dr-virany pathologist"},
    )
    play(match, ("1", "lead", "-"), ("1", "place_at", "jupiter"))
    assert (asked(match), match.table.banished_before) == ([("0", "take_all_banished", "")], 3)


@pytest.mark.parametrize(("card", "worth"), [("pathologist", 10), ("researcher", 0)])
def test_pathologist_and_researcher_look_at_the_number_from_before_the_abilities(
    card: str, worth: int
) -> None:
    """R27: five cards were banished, and one of them has come back."""
    match = scoring(hands={0: f"dr-virany {card}"}, banished="eo nero lorn helga jopho", banished_before=5)
    play_to_end(match, ("0", "take_all_banished", "eo"))
    assert points(match, 0, "points", card) == worth


def test_group_counselor_looks_at_the_number_after_the_abilities() -> None:
    """R27."""
    match = scoring(hands={0: "dr-virany group-counselor"}, banished="eo nero lorn", banished_before=3)
    play_to_end(match, ("0", "take_all_banished", "eo"))
    assert points(match, 0, "points", "group-counselor") == -2


# -- House Ceres and open hands --------------------------------------------------------------------


@pytest.mark.parametrize(("houses", "ceres"), [(("ceres", "mars"), "0"), (("mars", "ceres"), "1")])
def test_ceres_banishes_a_card_after_the_abilities_of_all_players(
    houses: tuple[str, str], ceres: str
) -> None:
    """Section 5.4."""
    match = scoring(houses=houses, hands={0: "auctioneer helga", 1: "investor jopho"}, mars="eo nero")
    play(match, ("0", "prize", "fleet"), ("1", "name_colour", "red"))
    held = hand(match, int(ceres))
    assert (asked(match), set(answers(match, int(ceres)))) == ([(ceres, "ceres", "")], set(held))
    play_to_end(match, (ceres, "ceres", held[0]))
    assert (banished(match), hand(match, int(ceres))) == ([held[0]], held[1:])


@pytest.mark.parametrize(("held", "gone"), [("helga", ["helga"]), ("", [])])
def test_ceres_banishes_the_last_card_but_needs_one(held: str, gone: list[str]) -> None:
    match = scoring(houses=("mars", "ceres"), hands={1: held})
    assert (match.over, banished(match)) == (True, gone)


def test_a_card_of_ceres_is_banished_too_late_for_pathologist() -> None:
    """R27."""
    match = scoring(
        houses=("mars", "ceres"), banished="eo nero lorn helga", banished_before=4,
        hands={0: "pathologist ...", 1: "jopho sefi"},
    )  # fmt: skip
    play_to_end(match, ("1", "ceres", "sefi"))
    assert (len(banished(match)), points(match, 0, "points", "pathologist")) == (5, 0)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_hands_are_open_at_the_end(viewer: int) -> None:
    match = scoring(hands={0: "helga jopho", 1: "sefi stained"})
    assert [sorted(sees(match, viewer, f"hand {seat}")) for seat in (0, 1)] == [
        ["helga", "jopho"], ["sefi", "stained"],
    ]  # fmt: skip


def test_the_hand_of_the_automa_is_open_at_the_end() -> None:
    match = scoring(seats=1, automa_hand="helga jopho")
    assert sees(match, 0, "automa hand") == ["helga", "jopho"]


def test_hands_are_laid_open_when_scoring_begins() -> None:
    """R46: seat 1 ends the last round; seat 0 is about to use an ability."""
    match = match_at(
        phase="gain",
        turn=1,
        ending=True,
        deck="eo",
        hands={0: "investor auctioneer", 1: "sefi"},
        mars="nero lorn",
    )
    play(match, ("1", "gain_from", "mars"))
    assert asked(match) == [("0", "ability", "")]
    assert sorted(sees(match, 1, "hand 0")) == ["auctioneer", "investor"]
    assert sorted(sees(match, SPECTATOR, "hand 1")) == ["lorn", "sefi"]


def test_a_card_drawn_while_abilities_are_used_is_open() -> None:
    """R46."""
    match = scoring(hands={0: "hypnotist jopho", 1: "sefi"}, top="nero")
    assert sorted(sees(match, 1, "hand 0")) == ["hypnotist", "nero"]
