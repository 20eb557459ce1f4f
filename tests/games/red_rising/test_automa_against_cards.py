"""The player's cards against the Automa, row by row of the tables in §10.5 and §10.10."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES, RULES_1
from ludoteca.games.red_rising.table import AUTOMA
from ludoteca.kernel.match import Match
from tests import playing
from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, position, tracks
from tests.playing import answers, asked, at, drift

TAKEN = {
    "eo", "auctioneer", "loan-shark", "psychologist", "dr-virany", "hypnotist", "surgeon", "hacker",
    "online-gambler", "justice", "martyr", "banker", "investor", "developer",
}  # fmt: skip
"""Cards that are out of the game or have an ability at its end."""


def solo(card: str, **what: Any) -> Match:
    """A solo match in which the player holds this card and two others that do not matter."""
    return match_at(seats=1, hands={0: f"{card} ..."}, **what)


def deployed(card: str, location: str = "mars", **what: Any) -> Match:
    """The same after the card has been deployed; a card on Luna keeps the gain step open."""
    what = {"luna": "dancer", **what}
    match = solo(card, **what)
    play(match, *lead(0, card, location))
    return match


def sorted_as_in_the_box(*cards: str) -> list[str]:
    """The cards in the order of the catalogue, in which banished cards are told."""
    return sorted(cards, key=match_at(seats=1).names.index)


# -- cards that hit its hand: the bottom card -----------------------------------------------------


@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_aja_and_antonia_banish_its_bottom_card_and_themselves(card: str) -> None:
    """D3."""
    match = deployed(card, automa_hand="nero seer lorn")
    assert (banished(match), hand(match, 1), pile(match, "mars")) == (
        sorted_as_in_the_box("nero", card),
        ["seer", "lorn"],
        [],
    )


def test_after_antonia_tactus_brings_the_next_card_from_the_bottom() -> None:
    """D3: the hand is (X, Y), Z comes on top; Antonia banishes X, and in the next turn Tactus brings Y."""
    match = match_at(
        seats=1,
        hands={0: "antonia tactus invictus"},
        automa_hand="nero seer",
        mars="lorn quietus",
        luna="dancer",
        phase="automa",
        turn=1,
        automa_done=1,
        automa_top="14 15 16",
        top="deanna gardener nanny",
    )
    assert hand(match, 1) == ["nero", "seer", "quietus"]
    play(match, *lead(0, "antonia", "institute"), ("0", "gain_from", "luna"))
    assert "nero" in banished(match) and hand(match, 1)[:2] == ["seer", "quietus"]
    play(match, *lead(0, "tactus", "institute"), ("0", "steal_from", "1"))
    assert "seer" in hand(match) and "tactus" in banished(match)


@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_with_no_card_in_its_hand_aja_and_antonia_stay(card: str) -> None:
    """R11, R1."""
    match = deployed(card)
    assert (banished(match), pile(match, "mars")) == ([], [card])


def test_karnus_may_have_its_bottom_card_banished_if_the_condition_is_met() -> None:
    match = deployed("karnus", mars="nero", automa_hand="seer lorn")
    play(match, ("0", "opponent", "1"))
    assert (banished(match), hand(match, 1)) == (sorted_as_in_the_box("nero", "seer"), ["lorn"])


def test_karnus_may_leave_its_hand_alone() -> None:
    match = deployed("karnus", mars="nero", automa_hand="seer lorn")
    play(match, ("0", "opponent", "-"))
    assert (banished(match), hand(match, 1)) == (["nero"], ["seer", "lorn"])


def test_karnus_without_the_condition_leaves_its_hand_alone() -> None:
    match = deployed("karnus", mars="deanna", automa_hand="seer lorn")
    assert (banished(match), hand(match, 1)) == (["deanna"], ["seer", "lorn"])


def test_tactus_takes_its_bottom_card_is_banished_and_ends_the_turn() -> None:
    match = deployed("tactus", automa_hand="nero seer", automa_top="14 15", top="deanna gardener")
    play(match, ("0", "steal_from", "1"))
    assert ("nero" in hand(match), banished(match), tracks(match)) == (True, ["tactus"], (0, 0, 0))
    assert asked(match) == [("0", "lead", "")]


def test_tactus_may_leave_its_hand_alone_and_stays() -> None:
    match = deployed("tactus", automa_hand="nero seer")
    play(match, ("0", "steal_from", "-"))
    assert (hand(match, 1), banished(match), asked(match)) == (
        ["nero", "seer"],
        [],
        [("0", "gain_from", "")],
    )


def test_arlus_is_banished_by_a_red_which_goes_on_top() -> None:
    """D4."""
    match = deployed("arlus", automa_hand="deanna nero")
    assert (banished(match), hand(match, 1)) == (["arlus"], ["nero", "deanna"])


def test_arlus_banishes_a_gold_and_stays() -> None:
    """D4."""
    match = deployed("arlus", automa_hand="nero deanna")
    assert (banished(match), hand(match, 1), pile(match, "mars")) == (["nero"], ["deanna"], ["arlus"])


def test_another_card_shown_to_arlus_goes_on_top() -> None:
    """R18."""
    match = deployed("arlus", automa_hand="seer nero deanna")
    assert (banished(match), hand(match, 1)) == ([], ["nero", "deanna", "seer"])


def test_the_hypnotist_works_on_the_player_first_and_then_on_its_bottom_card() -> None:
    """D5."""
    match = match_at(
        seats=1,
        hands={0: "hypnotist nero seer"},
        automa_hand="lorn gardener",
        top="deanna dancer",
        jupiter="helga",
    )
    play(match, *lead(0, "hypnotist", "mars"), ("0", "banish_own", "nero"))
    assert ("deanna" in hand(match), hand(match, 1)) == (True, ["gardener", "dancer"])
    assert banished(match) == sorted_as_in_the_box("nero", "lorn")


def test_an_automa_without_cards_draws_none_for_the_hypnotist() -> None:
    """R11."""
    match = match_at(seats=1, hands={0: "hypnotist nero seer"}, top="deanna dancer", jupiter="helga")
    play(match, *lead(0, "hypnotist", "mars"), ("0", "banish_own", "nero"))
    assert (hand(match, 1), "deanna" in hand(match)) == ([], True)


# -- cards that change its tracks ------------------------------------------------------------------


def test_harmony_costs_it_a_helium() -> None:
    assert tracks(deployed("harmony", helium=(0, 3)), 1) == (2, 0, 0)


def test_quicksilver_steals_a_helium() -> None:
    match = deployed("quicksilver", helium=(0, 3))
    assert (tracks(match), tracks(match, 1)) == ((1, 0, 0), (2, 0, 0))


@pytest.mark.parametrize("card", ["harmony", "quicksilver"])
def test_without_helium_it_loses_none(card: str) -> None:
    match = deployed(card)
    assert (tracks(match), tracks(match, 1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_its_ship_follows_pelus_and_virga(card: str) -> None:
    match = deployed(card, fleet=(1, 4))
    assert (tracks(match), tracks(match, 1)) == ((0, 3, 0), (0, 5, 0))


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_its_ship_at_the_end_of_the_track_stays_and_nothing_replaces_the_move(card: str) -> None:
    assert tracks(deployed(card, fleet=(0, 10)), 1) == (0, 10, 0)


def test_the_diplomat_lets_it_place_an_influence() -> None:
    match = deployed("diplomat")
    play(match, ("0", "influence_offer", "no"))
    assert (tracks(match), tracks(match, 1)) == ((0, 0, 0), (0, 0, 1))


def test_the_diplomat_gives_it_nothing_beyond_ten_influence() -> None:
    match = deployed("diplomat", influence=(0, 10))
    play(match, ("0", "influence_offer", "yes"))
    assert (tracks(match)[2], tracks(match, 1)) == (1, (0, 0, 10))


@pytest.mark.parametrize(
    ("card", "ahead"),
    [
        ("holo-host", {"influence": (3, 2)}),
        ("reporter", {"helium": (3, 2)}),
        ("vlogger", {"fleet": (3, 2)}),
    ],
)
def test_whoever_is_ahead_of_it_hands_the_card_to_the_top_of_its_hand(
    card: str, ahead: dict[str, Any]
) -> None:
    """R35: the Automa sits on the right. Its own turn follows, with a card that gains from the Institute."""
    match = solo(
        card, automa_hand="nero seer", automa_top="16 14", top="deanna dancer gardener nanny", **ahead
    )
    play(match, *lead(0, card, "mars"))
    assert {"deanna", "dancer"} <= set(hand(match)) and hand(match, 1)[:3] == ["nero", "seer", card]


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("holo-host", {"influence": (2, 2)}),
        ("reporter", {"helium": (2, 2)}),
        ("vlogger", {"fleet": (2, 2)}),
    ],
)
def test_being_level_with_it_is_not_being_ahead(card: str, level: dict[str, Any]) -> None:
    match = deployed(card, **level)
    assert (pile(match, "mars"), hand(match, 1)) == ([card], [])


# -- the token and blocks --------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["boneriders", "the-jackal"])
def test_boneriders_and_the_jackal_take_the_token_from_it(card: str) -> None:
    match = deployed(card, sovereign=1)
    assert match.table.sovereign == 0


@pytest.mark.parametrize("card", ["justice", "martyr"])
def test_justice_and_martyr_keep_the_token_from_it_but_not_the_shown_bonus(card: str) -> None:
    match = match_at(
        seats=1,
        hands={0: f"{card} seer"},
        sovereign=0,
        phase="automa",
        turn=1,
        automa_done=1,
        automa_top="6",
        luna="nero",
        priorities=(0, 3, 2, 1),
        top="deanna",
    )
    play(match, ("0", "block_sovereign", card))
    assert (match.table.sovereign, banished(match), tracks(match, 1)) == (0, [card], (0, 0, 1))


@pytest.mark.parametrize("card", ["judge", "the-howlers", "pax-au-telemanus"])
def test_the_other_blocks_are_never_asked_for(card: str) -> None:
    """The Automa never steals nor banishes from the player's hand, in ten turns of whatever cards."""
    match = match_at(seats=1, hands={0: f"{card} invictus quietus"})
    for _ in range(40):
        assert "block_theft" not in [ask for _, ask, _ in asked(match)]
        drift(match, 1)


def test_it_never_blocks() -> None:
    """§10.5: its Judge and its Martyr are cards like any other."""
    match = deployed("aja", automa_hand="judge martyr", sovereign=1)
    assert ("judge" in banished(match), hand(match, 1)) == (True, ["martyr"])
    match = deployed("boneriders", automa_hand="martyr", sovereign=1)
    assert (match.table.sovereign, hand(match, 1)) == (0, ["martyr"])


def test_cards_that_have_to_be_revealed_need_only_be_held() -> None:
    """§10.5: Dancer with two more Reds."""
    match = match_at(seats=1, hands={0: "dancer deanna darrow"}, luna="nero")
    play(match, *lead(0, "dancer", "mars"), ("0", "show_red", "deanna"))
    assert (tracks(match)[0], [event.kind for event in match.events() if event.kind == "showed"]) == (3, [])


# -- points that compare players -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "good", "bad", "points"),
    [
        ("invictus", {"fleet": (5, 5)}, {"fleet": (5, 6)}, (16, -9)),
        ("vlogger", {"fleet": (5, 5)}, {"fleet": (5, 6)}, (23, 0)),
        ("reporter", {"helium": (4, 4)}, {"helium": (4, 5)}, (29, 0)),
        ("quicksilver", {"helium": (4, 4)}, {"helium": (4, 5)}, (0, -30)),
        ("quietus", {"influence": (4, 4)}, {"influence": (4, 5)}, (16, 0)),
        ("politician", {"influence": (4, 4)}, {"influence": (4, 5)}, (15, 0)),
        ("holo-host", {"influence": (4, 4)}, {"influence": (4, 5)}, (18, 0)),
        ("administrator", {"influence": (2, 2)}, {"influence": (2, 1)}, (15, 0)),
        ("diplomat", {"influence": (4, 4)}, {"influence": (4, 5)}, (19, 0)),
    ],
)
def test_points_that_compare_players_look_at_its_true_tracks(
    card: str, good: dict[str, Any], bad: dict[str, Any], points: tuple[int, int]
) -> None:
    found = []
    for tracks_now in (good, bad):
        match = match_at(seats=1, phase="over", hands={0: card}, **tracks_now)
        lines = [line for line in match.outcome().lines if line.seat == 0 and line.name == "points"]
        found.append(sum(line.points for line in lines))
    assert tuple(found) == points


# -- the variant: characters that return, §10.10 ---------------------------------------------------


def returned(card: str, **what: Any) -> Match:
    """The card deployed in the variant."""
    return deployed(card, returned="yes", **what)


def test_the_auctioneer_gives_it_one_bonus_and_the_player_the_two_others() -> None:
    match = returned("auctioneer")
    assert sum(tracks(match, 1)) == 1
    assert [sum(both) for both in zip(tracks(match), tracks(match, 1), strict=True)] == [1, 1, 1]


def test_the_auctioneer_rolls_past_what_it_has_ten_of() -> None:
    """R19."""
    match = returned("auctioneer", helium=(0, 10), fleet=(0, 10), influence=(0, 4))
    assert (tracks(match), tracks(match, 1)) == ((1, 1, 0), (10, 10, 5))


def test_with_ten_of_everything_it_gets_nothing_and_the_player_two() -> None:
    """R19."""
    match = returned("auctioneer", helium=(0, 10), fleet=(0, 10), influence=(0, 10))
    assert (sum(tracks(match)), tracks(match, 1)) == (2, (10, 10, 10))


def test_eo_costs_a_helium_if_none_of_its_cards_is_red_and_the_order_stays() -> None:
    """D13."""
    match = returned("eo", automa_hand="nero seer lorn gardener", helium=(0, 2))
    assert (tracks(match, 1)[0], hand(match, 1)) == (1, ["nero", "seer", "lorn", "gardener"])


def test_eo_takes_no_helium_that_is_not_there() -> None:
    """D13."""
    assert tracks(returned("eo", automa_hand="nero seer lorn gardener"), 1) == (0, 0, 0)


def test_eo_looks_at_the_top_six_cards_only() -> None:
    six = "nero seer lorn gardener helga nanny"
    assert tracks(returned("eo", automa_hand=f"deanna {six}", helium=(0, 2)), 1)[0] == 1
    assert (
        tracks(returned("eo", automa_hand="nero seer lorn gardener helga deanna", helium=(0, 2)), 1)[0] == 2
    )


@pytest.mark.parametrize(("held", "mine", "works"), [(17, 5, True), (17, 6, False), (24, 8, True)])
def test_the_psychologist_counts_a_third_of_its_hand(held: int, mine: int, works: bool) -> None:
    """D12: 17 cards count as 5, 24 as 8, before any are thrown out."""
    names = [name for name in match_at(seats=1).names[:90] if name not in TAKEN]
    own = names[: mine - 1]
    match = match_at(
        seats=1,
        phase="abilities",
        hands={0: " ".join(["psychologist", *own])},
        automa_hand=" ".join(names[mine - 1 : mine - 1 + held]),
        banished="nero",
        banished_before=1,
        returned="yes",
    )
    assert ("nero" in hand(match)) is works


TOP_SIX = ["nero", "seer", "lorn", "gardener", "helga", "nanny"]


def roque() -> Match:
    """Roque deployed against a hand of seven."""
    match = solo("roque", returned="yes", luna="dancer", automa_hand=" ".join(["deanna", *TOP_SIX]))
    play(match, *lead(0, "roque", "mars"))
    return match


def test_roque_names_one_of_the_top_six_cards() -> None:
    """R13."""
    assert sorted(answers(roque(), 0)) == sorted(TOP_SIX)


def test_roque_shuffles_them_back_on_top_and_a_hit_banishes_both() -> None:
    """R13: the shuffle is the same each time, so that one name of the six is a hit."""
    hits = 0
    for name in TOP_SIX:
        match = roque()
        play(match, ("0", "name_card", name))
        bottom, *rest = hand(match, 1)
        assert bottom == "deanna"
        if banished(match):
            hits += 1
            assert banished(match) == sorted_as_in_the_box("roque", name) and name not in rest
        else:
            assert (pile(match, "mars"), sorted(rest)) == (["roque"], sorted(TOP_SIX))
    assert hits == 1


def test_it_takes_what_it_is_offered() -> None:
    """§10.5: nobody asks the Automa whether it wants the Diplomat's Influence."""
    match = deployed("diplomat", influence=(10, 0))
    assert (tracks(match, 1)[2], asked(match)) == (1, [("0", "gain_from", "")])


def test_to_the_players_cards_it_is_the_one_opponent() -> None:
    """R35: Arlus asks one neighbour once."""
    match = deployed("arlus", automa_hand="seer lorn")
    assert [event.seat for event in match.events() if event.kind == "showed"] == [AUTOMA]


def test_the_variant_of_protected_hands_does_not_protect_its_hand() -> None:
    """R36."""
    before = position(seats=1, hands={0: "aja ..."}, automa_hand="nero seer", luna="dancer")
    match = at(RULES, {**before, "options": {"hands": "protected"}})
    play(match, *lead(0, "aja", "mars"))
    assert hand(match, 1) == ["seer"]


# -- questions that nobody could learn from -------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "what", "before"),
    [
        ("mickey-the-carver", {}, "offer_red"),
        ("dancer", {"luna": "lawyer"}, "show_red"),
        ("politician", {}, "show_gold"),
        ("investor", {}, "name_colour"),
        ("sevro", {"mars": "nero"}, "fate"),
    ],
)
def test_against_the_automa_nobody_is_asked_who_has_nothing_to_choose(
    card: str, what: dict[str, Any], before: str
) -> None:
    """R47: there is nobody who could learn anything from a pause."""
    now = deployed(card, **what)
    then = at(RULES_1, position(seats=1, hands={0: f"{card} ..."}, **{"luna": "dancer", **what}))
    playing.play(then, *lead(0, card, "mars"))
    assert [ask for match in (now, then) for _, ask, _ in asked(match)] == ["gain_from", before]
