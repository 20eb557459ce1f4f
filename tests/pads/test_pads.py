"""Pads of all games: what they promise whatever they are told."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.facets.language import language, languages
from ludoteca.facets.message import Message
from ludoteca.facets.pad import Asked, Gauge, Pad, Remark, Sheet, Shown, Unfit, Way
from ludoteca.facets.registry import find, games
from ludoteca.server.pads import pad_view, pads_of
from ludoteca.server.problems import Denied
from tests.pads.filling import sheets

EVERY = [(id, name) for id, game in games("pads").items() for name in game.pads]
every_pad = pytest.mark.parametrize(("game", "name"), EVERY, ids=[f"{id}-{name}" for id, name in EVERY])


def tapped(pad: Pad, random: Random, times: int) -> list[str]:
    """What somebody tells who taps at random, mostly what is possible and sometimes what is not."""
    told = ["seed 0123"]
    for _ in range(times):
        page = pad.page(told)
        asked = [part for section in page.sections for part in section.parts if isinstance(part, Asked)]
        if not asked:
            return told
        further = [*told, tap(random.choice(asked), random)]
        try:
            pad.page(further)
        except Unfit as error:
            assert 0 <= error.number < len(further)
        else:
            told = further
    return told


def tap(one: Asked, random: Random) -> str:
    """One thing that could be tapped."""
    if one.way is Way.NUMBER:
        value = str(random.randint(one.least - 1, min(one.most, 12) + 1))
    elif one.way is Way.CARDS:
        value = " ".join(random.sample(one.cards, min(len(one.cards), one.most, random.randint(0, 6))))
    else:
        value = random.choice(one.choices).text
    return f"{one.key} {value}" if one.key else value


def said(part: object) -> list[Message]:
    """Everything that a part says."""
    match part:
        case Asked():
            return [part.label, *[choice.label for choice in part.choices]]
        case Remark():
            return [part.text]
        case Shown():
            return [*([part.label] if part.label else []), *part.marks]
        case Gauge():
            return [part.label]
        case Sheet():
            return [part.side, *[line.text for line in part.lines]]
    return []


@every_pad
def test_a_pad_is_what_it_was_told_and_says_it_in_every_language(game: str, name: str) -> None:
    pad = find(game).pads[name]
    told = tapped(pad, Random(name), 40)
    page = pad.page(told)
    assert page == pad.page(told)
    assert len(page.told) == len(told)
    messages = [message for section in page.sections for part in section.parts for message in said(part)]
    messages += [message for message in (*page.told, *page.missing) if message is not None]
    messages += [section.title for section in page.sections if section.title is not None]
    for code in languages():
        spoken = language(code)
        assert all(spoken.say(message) for message in messages)


@every_pad
def test_what_is_taken_back_leaves_what_was_there(game: str, name: str) -> None:
    pad = find(game).pads[name]
    told = tapped(pad, Random(25), 25)
    pages = [pad.page(told[:number]) for number in range(1, len(told) + 1)]
    assert pages[-1] == pad.page(told) and len({id(page) for page in pages}) == len(told)


@every_pad
def test_nonsense_is_refused_by_its_place_or_means_nothing(game: str, name: str) -> None:
    pad = find(game).pads[name]
    for text in (
        "",
        " ",
        "players",
        "players -1",
        "players 99999999",
        "hand.0 ?",
        "players \N{ARABIC-INDIC DIGIT TWO}",
        "x" * 5000,
    ):
        try:
            pad.page(["seed 1", text])
        except Unfit as error:
            assert error.number == 1


def test_a_pad_goes_over_the_wire_as_it_is() -> None:
    view = pad_view("red_rising", "score", ["hand.0 darrow"])
    assert view.unfit is None and view.missing and view.sections
    refused = pad_view("red_rising", "score", ["hand.0 darrow darrow"])
    assert refused.unfit is not None and refused.unfit.number == 0
    assert [line.name for line in pads_of("red_rising")] == ["automa", "score", "cards"]
    for game, name in (("red_rising", "nothing"), ("nothing", "score")):
        with pytest.raises(Denied):
            pad_view(game, name, [])


def test_any_game_has_a_pad_with_the_lines_of_its_sheet() -> None:
    pad = find("hearts").pads["score"]
    totals = [sheet.total for sheet in sheets(pad.page(["players 4", "points-0.1.2 7", "points-0.1.3 -4"]))]
    assert totals == [0, 0, 7, -4]


def test_goblins_are_counted_round_by_round_and_promoted() -> None:
    pad = find("goblins_inc").pads["score"]
    told = ["players 2", "rounds 2"]
    for number in (1, 2):
        told += [f"result.{number}.0 won", f"own.{number}.0 3", f"result.{number}.1 lost"]
    told += [
        "kept.1.0 guardian#red ninja#red snitch-star#red berserker#red",
        "guardian#red.1.0 61",
        "ninja#red.1.0 3",
    ]
    told += [
        "end.1.0 star",
        "berserker#red.1.0 8",
        "kept.2.0 ",
        "kept.1.1 ",
        "kept.2.1 snitch-star#blue",
        "end.2.1 snitch",
    ]
    page = pad.page(told)
    assert page.missing == ()
    assert [(sheet.total, sheet.rank) for sheet in sheets(page)] == [(6 + 30 + 9 + 4 + 2 + 6, 1), (4, 2)]
    gauges = [part for section in page.sections for part in section.parts if isinstance(part, Gauge)]
    assert [gauge.value for gauge in gauges] == [7, 4]
