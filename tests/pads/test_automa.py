"""The Automa's pad beside true matches: whoever moves the cards tells only what can be seen at a real table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ludoteca.facets.components import components
from ludoteca.facets.pad import Asked, Drawn, Offered, Unfit
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pads import PADS
from ludoteca.games.red_rising.pads.cards import OURS
from ludoteca.games.red_rising.pads.hand import PEOPLE
from ludoteca.games.red_rising.pads.solo_match import Owner, SoloMatch, Stage, row_text
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ROWS,
    CORE,
    LOCATIONS,
    NAMES,
    PRIORITIES,
    House,
    check_automa,
    row_of,
)
from ludoteca.games.red_rising.scoring import outcome
from ludoteca.games.red_rising.table import AUTOMA, AUTOMA_DECK, AUTOMA_DISCARD, AUTOMA_SHOWN, Phase
from ludoteca.games.red_rising.words import score_line
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import Seat
from tests.pads import test_red_rising_score as score
from tests.pads.filling import filled, ids, remarks, sheets

PAD = PADS["automa"]
ME = Seat(0)


class Evening:
    """A true match and the pad beside it, driven together."""

    def __init__(self, number: int, entered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.random = Random(number)
        level, returned = str(1 + number % 6), ("no", "yes")[number // 6 % 2]
        options = {"automa": level, "returned": returned}
        self.t = Match.start(RULES, 1, seed_from("evening", number), options, Log.NONE).boundary
        t = self.t
        self.entered = entered
        self.decks = [list(t.zones.cards[AUTOMA_DECK])]
        self._deal_the_same(monkeypatch)
        odd = len([card for place in range(4) for card in t.pile(place) if CORE[card] % 2])
        apollo = t.houses[ME] is House.APOLLO
        first = "apollo" if apollo else "automa" if t.first == AUTOMA else "me"
        self.told = [f"seed {number}", f"level {level}", f"variant {returned}", "letters own"]
        for place, name in enumerate(LOCATIONS):
            self.told.append(f"letter.{name} {PRIORITIES[t.priorities[place]]}")
        self.told += [f"deck {'own' if entered else 'ours'}", f"odd {odd}", f"first {first}", "begin"]
        begins = Owner.AUTOMA if first == "automa" else Owner.PLAYER
        rows = None if entered else AUTOMA_ROWS
        self.solo = SoloMatch(int(level), returned == "yes", bytes(32), rows, tuple(t.priorities), begins)
        self.solo.answer(str(odd))
        self.solo.answer("yes" if apollo else "no")

    def _deal_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """With our cards, let both mix alike: what is compared is what they do, not their luck."""
        decks = self.decks

        def mix(solo: SoloMatch) -> None:
            mixed = getattr(solo, "mixed", 0)
            solo.mixed = mixed + 1  # type: ignore[attr-defined]
            solo.discard = []
            solo.deck = list(decks[mixed])

        monkeypatch.setattr(SoloMatch, "_mix", mix)

    def tell(self, text: str) -> None:
        """Tell the pad, and remember what was told."""
        self.told.append(f"row {text}" if self.solo.stage is Stage.DRAWN else text)
        self.solo.answer(text)

    # -- the true match ----------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the match, the person at random."""
        t = self.t
        while (script := RULES.next_step(t)) is not None:
            if t.phase is Phase.AUTOMA:
                self._automa_card(script)
            else:
                self._run(script)

    def _run(self, script: Any) -> None:
        given: Any = None
        while True:
            try:
                decision = script.send(given)
            except StopIteration:
                return
            assert isinstance(decision, Decision)
            given = decision.options[self.random.randrange(len(decision.options))]

    def _automa_card(self, script: Any) -> None:
        """One card of the Automa: the pad is told what has changed before, and what could be seen."""
        t = self.t
        if t.automa_cards == 0:
            self._corrections()
            if not t.zones.cards[AUTOMA_DECK]:
                self.decks.append([])
            if self.solo.stage is Stage.PLAYER and not self.decks[-1]:
                self._foresee(script)
                return
            if self.solo.stage is Stage.PLAYER:
                self.tell("next")
        self._beside(script)

    def _foresee(self, script: Any) -> None:
        """After a mixing the pad must know the new cards before it turns one over."""
        t = self.t
        piles, deck = [list(t.pile(place)) for place in range(4)], len(t.deck)
        self._run(script)
        self.decks[-1] = [*t.zones.cards[AUTOMA_DECK], t.zones.cards[AUTOMA_SHOWN][-1]]
        self.tell("next")
        self._follow(t.zones.cards[AUTOMA_SHOWN][-1], piles, deck)

    def _beside(self, script: Any) -> None:
        t = self.t
        piles, deck = [list(t.pile(place)) for place in range(4)], len(t.deck)
        card = t.zones.cards[AUTOMA_DECK][-1]
        self._run(script)
        assert card in (*t.zones.cards[AUTOMA_SHOWN], *t.zones.cards[AUTOMA_DISCARD])
        self._follow(card, piles, deck)

    def _corrections(self) -> None:
        """What the person's cards have changed of the Automa's, and whether the person triggered the end."""
        t, solo = self.t, self.solo
        true = {"helium": t.helium[AUTOMA], "fleet": t.fleet[AUTOMA], "influence": t.influence[AUTOMA]}
        true["cards"] = len(t.hand(AUTOMA))
        for word, amount in true.items():
            if getattr(solo, word) != amount:
                self.tell(f"{word} {amount}")
        owner = {None: Owner.NOBODY, ME: Owner.PLAYER, AUTOMA: Owner.AUTOMA}[t.sovereign]
        if solo.token is not owner:
            self.tell(f"token {owner.value}")
        if t.ending and not solo.ending:
            self.tell("end")

    def _follow(self, card: Card, piles: list[list[Card]], deck: int) -> None:
        """What somebody sees who moves the cards."""
        solo = self.solo
        if solo.stage is Stage.DRAWN:
            self.tell(row_text(row_of(card, AUTOMA_ROWS)))
        assert solo.row == row_of(card, AUTOMA_ROWS)
        if (deck == 0) != solo.no_deck:
            self.tell("deck")
        if deck:
            piles[solo.deploys_to].append(card)
        number = len(self.t.hand(AUTOMA))
        while (
            solo.stage is Stage.CARD
            and solo.entered == row_of(card, AUTOMA_ROWS)
            and solo.gains_from is not None
        ):
            taken = bool(piles[solo.gains_from])
            self.tell("done" if taken else "empty")
            if taken:
                break
        if solo.stage is Stage.BLOCK:
            self.tell("yes" if self.t.sovereign == ME else "no")
        assert solo.cards == number

    # -- the end -----------------------------------------------------------------------------------

    def compare(self) -> None:
        """Both sides, line by line, and who has won."""
        t = self.t
        while self.solo.stage is not Stage.HAND:
            self._corrections()
            self.tell("next")
        assert t.over
        true = outcome(t)
        _, page = filled(PAD, self._answer, self.told)
        for seat, sheet in zip((ME, AUTOMA), sheets(page), strict=True):
            lines = [(score_line(line), line.points) for line in true.lines if line.seat == seat]
            assert [(line.text, line.points) for line in sheet.lines] == lines
        won = true.ranks[0] == 1
        mine, its = [sheet.rank for sheet in sheets(page)]
        assert (mine == 1) == won and (its == 1 or won)
        assert {"red_rising-pad-won", "red_rising-pad-lost", "red_rising-pad-shared"} & set(ids(page))

    def _answer(self, one: Asked) -> str | None:
        t = self.t
        hand = t.hand(AUTOMA)
        if one.key == "sovereign":
            return {None: "none", ME: "me", AUTOMA: "automa"}[t.sovereign]
        fits = len([card for card in hand if (CORE[card] % 2 == 1) == t.odd])
        counted = {"acceptable": fits, "unacceptable": len(hand) - fits}
        if one.key in counted:
            return str(counted[one.key])
        return score.answer(t, one)


def whole(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match, with our cards or with entered ones."""
    evening = Evening(number, number % 4 >= 2, monkeypatch)
    evening.play()
    t = evening.t
    evening.told += [f"its-{name} {getattr(t, name)[AUTOMA]}" for name in ("helium", "fleet", "influence")]
    evening.compare()


@pytest.mark.parametrize("number", range(4))
def test_the_pad_does_what_a_match_does(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole(number * 7, monkeypatch)


@pytest.mark.soak
def test_the_pad_does_what_a_match_does_150_times(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(150):
        with monkeypatch.context() as patch:
            whole(number, patch)


# -- bad input -------------------------------------------------------------------------------------

BEGUN = ["seed a test", "odd 4", "first automa", "begin"]


def refused(told: list[str]) -> tuple[int, str]:
    """What does not fit, and why."""
    with pytest.raises(Unfit) as error:
        PAD.page(told)
    return error.value.number, error.value.problem.id


def test_a_location_that_cannot_be_empty_is_not() -> None:
    solo = SoloMatch(2, False, seed_from("automa", "a test"), begins=Owner.AUTOMA)
    solo.answer("4")
    solo.answer("no")
    told = list(BEGUN)
    while solo.stage is not Stage.CARD or not solo.is_certain:
        solo.answer("done" if solo.stage is Stage.CARD else "no" if solo.stage is Stage.BLOCK else "next")
        told.append(solo.answers[-1])
    assert refused([*told, "empty"]) == (len(told), "red_rising-companion-problem-not-empty")


def test_a_correction_ten_turns_back_is_applied_to_all_that_follows() -> None:
    solo = SoloMatch(2, False, seed_from("automa", "a test"), begins=Owner.AUTOMA)
    solo.answer("4")
    solo.answer("no")
    told = list(BEGUN)
    while solo.turns < 5:
        solo.answer("done" if solo.stage is Stage.CARD else "no" if solo.stage is Stage.BLOCK else "next")
        told.append(solo.answers[-1])
    first = next(number for number, text in enumerate(told) if text == "next")
    before, after = [PAD.page(way) for way in (told, [*told[:first], "cards 9", *told[first:]])]
    assert ids(before) == ids(after)
    states = [
        next(message for message in remarks(page) if message.id == "red_rising-companion-state")
        for page in (before, after)
    ]
    assert states[0].arguments["cards"] != states[1].arguments["cards"]


def test_what_is_told_later_and_does_not_fit_any_more_is_named() -> None:
    assert refused([*BEGUN, "no"]) == (len(BEGUN), "red_rising-companion-problem-word")
    assert refused([*BEGUN, "row A A left up"])[0] == len(BEGUN)
    assert refused([*BEGUN, "helium 11"])[0] == len(BEGUN)


def test_every_letter_lies_on_one_location_whatever_is_told_of_one() -> None:
    page = PAD.page(["seed 1", "letters own", "letter.jupiter D"])
    drawn = next(part for section in page.sections for part in section.parts if isinstance(part, Drawn))
    assert sorted([drawn.facts[name] for name in LOCATIONS]) == list(PRIORITIES)
    assert drawn.facts["jupiter"] == "D"


def test_all_names_of_characters_can_be_tapped() -> None:
    assert set(PEOPLE) == {name for name in NAMES if not name.startswith("automa")}


# -- the cards of the box --------------------------------------------------------------------------

CARDS = PADS["cards"]


def offered(told: list[str]) -> list[Offered]:
    """The files that can be taken home."""
    page = CARDS.page(told)
    return [part for section in page.sections for part in section.parts if isinstance(part, Offered)]


def test_cards_that_are_alike_need_no_correction() -> None:
    told = [f"found {' '.join(OURS)}"]
    assert offered(told) == [] and "red_rising-pad-cards-same" in ids(CARDS.page(told))


def test_a_card_that_says_something_else_is_corrected_in_the_file_and_nothing_else_is() -> None:
    told = [f"found {' '.join([name for name in OURS if name != 'automa-5'])}"]
    assert offered(told) == [] and len(CARDS.page(told).missing) == 4
    told += ["deploy.automa-5 B", "gain.automa-5 luna", "arrow.automa-5 right", "extra.automa-5 bonus"]
    [file] = offered(told)
    data, ours = json.loads(file.content), components("ludoteca.games.red_rising", "automa.json")
    check_automa(data)
    differ = [(mine, old) for mine, old in zip(data["cards"], ours["cards"], strict=True) if mine != old]
    assert [(mine["id"], mine["deploy"], mine["gain"], mine["source"]) for mine, _ in differ] == [
        ("automa-5", "B", "luna", "printed")
    ]
