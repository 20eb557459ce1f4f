"""Rulings on advice: it can be put into words in every game, and says what is not clearly worse."""

from __future__ import annotations

import pytest

from ludoteca.analysis.advice import Advice, Advised, advise
from ludoteca.analysis.estimate import Estimate
from ludoteca.analysis.words import PlannedAnswer
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.facets.language import language, languages
from ludoteca.facets.message import Message
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Seat
from ludoteca.laws.law import draw_answer
from tests.boxes import near

EVERY = 7
DECISIONS = 60


def spoken(advice: Advice) -> set[str]:
    """Everything an advice says, in all languages; raises LookupError if a word is missing."""
    messages = [advice.question]
    for option in advice.options:
        messages.append(option.label)
        for step in option.line:
            messages += [step.question, step.choice] if isinstance(step, PlannedAnswer) else [step.message]
    return {language(code).say(message) for code in languages() for message in messages}


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_can_be_advised_on_in_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = find(game).start(near(game, 3), seed_from("advice"))
    luck = Luck(seed_from("answers"))
    lines = 0
    for number in range(DECISIONS):
        if match.over:
            break
        decision, place = draw_answer(match, luck)
        if number % EVERY == 0:
            players = Players([PERSON] * match.seats)
            found = advise(match, decision.seat, players, Luck(seed_from(number)), Budget(worlds=4))
            assert all(spoken(found))
            lines += sum([len(option.line) for option in found.options])
        match.take(decision, place)
    assert lines


def advice(*results: Estimate) -> Advice:
    """Advice on options with these results."""
    options = tuple(Advised(place, "", Message(""), result, []) for place, result in enumerate(results))
    return Advice("fzzzt", Seat(0), Message(""), "", len(options), 0, options)


def test_what_may_be_as_good_as_the_best_is_a_rival() -> None:
    found = advice(Estimate(0.6, 0.02, 90), Estimate(0.58, 0.02, 50), Estimate(0.3, 0.02, 40))
    assert [rival.place for rival in found.rivals] == [1]


def test_a_single_option_has_no_rivals() -> None:
    assert advice(Estimate(0.6, 0.02, 90)).rivals == ()


def test_an_option_tried_twice_is_no_rival_of_a_certain_win() -> None:
    found = advice(Estimate(1.0, 0.01, 200), Estimate(0.5, 0.5, 2))
    assert found.rivals == ()
    assert [option.place for option in found.untold] == [1]
