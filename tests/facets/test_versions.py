"""Rulings on versions of rules: what is kept is found with the facets of then, and what is not is said in one line."""

from __future__ import annotations

import pytest

from ludoteca.facets.game import BadGame, OldRules
from ludoteca.facets.registry import box_of, find
from tests.boxes import shelve
from tests.kernel import toy
from tests.versions import BOTH, CONFUSED, SECOND


def test_the_present_version_of_a_game_is_the_game_itself() -> None:
    assert BOTH.of(2) is BOTH


def test_an_earlier_version_has_its_own_rules_and_shares_what_was_not_another_then() -> None:
    then = BOTH.of(1)
    assert then.rules is toy.RULES and then.identity.version == 1
    assert then.guide is BOTH.guide and then.levels == BOTH.levels
    assert BOTH.of(1) is then


def test_a_version_that_is_not_kept_is_named_with_those_that_are() -> None:
    with pytest.raises(OldRules, match="toy is played by rules 2 here; rules 1 are not kept"):
        SECOND.of(1)
    with pytest.raises(OldRules, match="toy is played by rules 1, 2 here; rules 3 are not kept"):
        BOTH.of(3)


def test_rules_that_are_kept_as_another_version_are_refused() -> None:
    with pytest.raises(BadGame, match="its earlier rules 1 are toy 2"):
        CONFUSED.of(1)


def test_a_match_leads_to_the_box_of_its_own_version(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, "toy", "tests.versions:BOTH")
    assert box_of(toy.begun()) is BOTH.of(1)
    assert toy.begun().view().rules == 1
    assert find("toy").identity.version == 2
