"""The best use of Grays and Oranges, found exactly. §8.1, R29."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.hand_search import Scored, best, value
from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    CODEBREAKER,
    COLOUR,
    HARMONY,
    MUSTANG,
    NAMES,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.points import FACE_DOWN, Standing
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import Luck, seed_from
from tests.games.red_rising.exhaustive import count, highest, neighbours, total
from tests.games.red_rising.standings import bonus, standing

MIMICS = [card for card in CHARACTERS if COLOUR[card] in (Colour.ORANGE, Colour.GRAY)]
OTHERS = [card for card in CHARACTERS if card not in MIMICS]
MOST = 40_000
"""So many assignments of a hand are tried out, which takes a second or two interpreted."""
ALL_ORANGES = (
    "aegis-craftsman artificer cyther gravboot-cobbler pulse-armorer pulse-fist-engineer razor-designer"
)
ALL_GRAYS = "bridge colonel-valentin danto holiday sun-hwa trigg ugly-dan"


def dealt(luck: Luck, hand: list[Card]) -> Standing:
    """A hand with everything else around it drawn at random."""
    rest = [card for card in CHARACTERS if card not in hand]
    luck.shuffle("rest", rest)
    locations: list[tuple[Card, ...]] = []
    for _ in range(4):
        pile = [rest.pop() for _ in range(luck.below("size", 5))]
        locations.append(tuple([FACE_DOWN if luck.below("side", 6) == 0 else card for card in pile]))
    banished = tuple([rest.pop() for _ in range(luck.below("size", 12))])
    rivals = [[luck.below("rivals", 11) for _ in range(2)] for _ in range(3)]
    return Standing(
        tuple(hand),
        luck.below("own", 11),
        luck.below("own", 11),
        luck.below("own", 11),
        luck.below("own", 2) == 1,
        rivals[0],
        rivals[1],
        rivals[2],
        [*rivals[2], 3],
        locations,
        banished,
        len(banished),
    )


def any_hand(luck: Luck) -> list[Card]:
    """Five to nine cards with a Gray or an Orange among them."""
    hand: list[Card] = []
    while not [card for card in hand if card in MIMICS]:
        cards = CHARACTERS.copy()
        luck.shuffle("hand", cards)
        hand = cards[: 5 + luck.below("hand", 5)]
    return hand


def rich_hand(luck: Luck, mimics: int) -> list[Card]:
    """So many mimics, one of the cards that look at a whole hand, and one to four others."""
    drawn = MIMICS.copy()
    others = OTHERS.copy()
    luck.shuffle("hand", drawn)
    luck.shuffle("hand", others)
    keen = [CODEBREAKER, MUSTANG, HARMONY][luck.below("hand", 3)]
    more = [card for card in others if card != keen]
    return [keen, *drawn[:mimics], *more[: 1 + luck.below("hand", 4)]]


def reached(found: Scored) -> tuple[int, int]:
    """The total of an assignment and the number of its assumptions."""
    return found.total, len(found.names) + len(found.colours)


def chosen(found: Scored) -> str:
    """An assignment in words."""
    names = [f"{NAMES[card]}={NAMES[name]}" for card, name in found.names.items()]
    colours = [f"{NAMES[card]}={colour.value}" for card, colour in found.colours.items()]
    return " ".join(names + colours)


@pytest.mark.parametrize("part", range(20))
def test_nothing_brings_more_than_the_assignment_found_nor_as_much_with_fewer_assumptions(part: int) -> None:
    """2,000 hands against all assignments; exhaustive.py tells what all means. The few with too many are passed over."""
    luck = Luck(seed_from("mimicry", part))
    tried = 0
    while tried < 100:
        at = dealt(luck, any_hand(luck))
        if count(at) <= MOST:
            tried += 1
            assert reached(best(at)) == highest(at), [NAMES[card] for card in at.hand]


@pytest.mark.parametrize("part", range(4))
def test_hands_with_three_or_four_mimics_are_settled_exactly_too(part: int) -> None:
    luck = Luck(seed_from("rich mimicry", part))
    tried = 0
    while tried < 20:
        at = dealt(luck, rich_hand(luck, 3 + luck.below("mimics", 2)))
        if count(at) <= MOST:
            tried += 1
            assert reached(best(at)) == highest(at), [NAMES[card] for card in at.hand]


@pytest.mark.parametrize("mimics", [6, 8, 10, 12, 14])
def test_in_a_big_hand_no_other_choice_for_one_mimic_does_better(mimics: int) -> None:
    luck = Luck(seed_from("big hands", mimics))
    for _ in range(5):
        at = dealt(luck, rich_hand(luck, mimics))
        found = best(at)
        others = [total(at, names, colours) for names, colours in neighbours(at, found.names, found.colours)]
        assert found.total >= max(others), [NAMES[card] for card in at.hand]


def test_the_value_is_the_total_of_the_best_assignment_however_the_hand_is_held() -> None:
    luck = Luck(seed_from("held"))
    for _ in range(100):
        hand = rich_hand(luck, 5)
        at = dealt(luck, hand)
        found = best(at)
        luck.shuffle("held", hand)
        at.hand = tuple(hand)
        turned = best(at)
        assert (found.names, found.colours) == (turned.names, turned.colours)
        assert value(at) == found.total == sum([line.points for line in turned.lines])


def test_a_hand_without_mimics_assumes_nothing() -> None:
    found = best(standing("nero deanna"))
    assert (chosen(found), found.total) == ("", 34)


def test_no_assumption_is_made_that_brings_nothing() -> None:
    assert chosen(best(standing("aja cyther bridge"))) == "cyther=octavia bridge=blue"
    assert chosen(best(standing("lorn banker pulse-armorer bridge"))) == ""


def test_of_equal_names_the_first_of_the_catalogue_is_taken() -> None:
    """The Pax is a Blue, Pax au Telemanus a Gold."""
    assert chosen(best(standing("helga artificer"))) == "artificer=the-pax"


def test_of_equal_colours_the_first_of_the_catalogue_is_taken() -> None:
    assert chosen(best(standing("mustang bridge arlus"))) == "bridge=brown"


def test_the_first_orange_and_the_first_gray_assume_first() -> None:
    found = best(standing("razor-designer cyther the-telemanuses trigg danto cassius mustang"))
    assert chosen(found) == "cyther=darrow razor-designer=the-pax danto=red trigg=blue"


def test_greed_would_not_do() -> None:
    """Darrow alone costs Cassius 20; only with Mustang beside him he brings 40."""
    found = best(standing("cassius cyther artificer"))
    assert chosen(found) == "artificer=darrow cyther=mustang"
    assert bonus(found.lines, "cassius") == 40


def test_a_name_that_hurts_is_not_taken_though_it_helps_another() -> None:
    """Octavia would bring Aja 15, and cost The Jackal 30."""
    assert chosen(best(standing("aja the-jackal cyther"))) == ""


def test_all_grays_must_fit_for_harmony() -> None:
    """A Gray that is Blue for Cyther would not fit, nor does Cyther."""
    found = best(standing("harmony bridge trigg"))
    assert chosen(found) == "bridge=red trigg=red"
    assert bonus(found.lines, "harmony") == 33


def test_an_orange_changes_its_name_for_codebreaker() -> None:
    """Cyther begins like Codebreaker; no clause cares how it is called instead."""
    found = best(standing("codebreaker cyther nero"))
    assert bonus(found.lines, "codebreaker") == 22
    assert chosen(found) == "cyther=arlus"


def test_names_that_score_must_also_begin_unlike_for_codebreaker() -> None:
    """Pax au Telemanus begins like Pelus, so The Pax is taken; and Cyther must not stay Cyther."""
    found = best(standing("codebreaker helga cyther pelus"))
    assert chosen(found) == "cyther=the-pax"
    assert bonus(found.lines, "codebreaker") + bonus(found.lines, "helga") == 38


def test_codebreaker_can_bring_less_than_two_names_that_begin_alike() -> None:
    """Sefi and Sevro bring more than the 22 of different initials."""
    found = best(standing("codebreaker ragnar fitchner the-howlers cyther artificer stained"))
    assert chosen(found) == "artificer=sefi cyther=sevro"


def test_different_initials_need_a_letter_for_every_orange() -> None:
    """Names begin with 24 different characters. All but K, V and Z are taken: three Oranges fit, four do not."""
    hand = (
        "codebreaker 4d-painter arlus bondilus deanna eo firewall-expert gardener harmony invictus judge lawyer "
        "modjob nanny orator pathologist quietus researcher stained timony uncle-narol"
    )
    fits = best(standing(f"{hand} aegis-craftsman artificer cyther"))
    fails = best(standing(f"{hand} aegis-craftsman artificer cyther razor-designer"))
    assert (bonus(fits.lines, "codebreaker"), bonus(fails.lines, "codebreaker")) == (22, 0)
    assert chosen(fits) == "aegis-craftsman=vlogger artificer=zanzibar cyther=karnus"


def test_seven_grays_bring_mustang_nine_colours() -> None:
    found = best(standing(f"mustang {ALL_GRAYS}"))
    assert bonus(found.lines, "mustang") == 45


def test_all_fourteen_mimics_at_once_are_settled() -> None:
    """Mustang sees Orange, Gray, Gold and seven more; every Orange with a wish has it, but for the Obsidian.

    Obsidian would bring 18, and cost 10 and 13.
    """
    found = best(standing(f"mustang cassius {ALL_ORANGES} {ALL_GRAYS}"))
    assert bonus(found.lines, "mustang") == 50
    assert bonus(found.lines, "cassius") == 40
    oranges = [bonus(found.lines, orange) for orange in ALL_ORANGES.split()]
    assert oranges == [20, 20, 16, 14, 17, 0, 13]
    assert Colour.OBSIDIAN not in found.colours.values()
