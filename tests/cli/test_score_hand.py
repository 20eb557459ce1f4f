"""``ludoteca score red_rising --hand``: a hand by names, in any language, line by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.facets.language import language, languages
from ludoteca.games.red_rising.companion.score_command import (
    character,
    end_text,
    find_character,
    find_characters,
)
from ludoteca.games.red_rising.pads.typed_answer import Unusable
from ludoteca.games.red_rising.pieces import CHARACTERS, NAMES, NUMBERS
from tests.cli.running import Done, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _wide_and_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")


def scored(capsys: Capture, hand: str, *arguments: str) -> dict[str, Any]:
    """What the command says as JSON."""
    done = run(capsys, "score", "red_rising", "--hand", hand, "--json", *arguments)
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def points(capsys: Capture, name: str, hand: str, *arguments: str) -> list[int]:
    """The points of all lines of a name."""
    return [line["points"] for line in scored(capsys, hand, *arguments)["lines"] if line["name"] == name]


def refused(done: Done) -> str:
    """The one line of a complaint."""
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("ludoteca: ") and done.err.count("\n") == 1
    return done.err


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", languages())
def test_every_character_is_found_by_its_name_in_every_language(code: str) -> None:
    spoken = language(code)
    for card in CHARACTERS:
        assert find_character(spoken.say(character(card)), spoken) == card, NAMES[card]


def test_every_character_is_found_by_its_notation() -> None:
    for card in CHARACTERS:
        assert find_character(NAMES[card], language("en")) == card


@pytest.mark.parametrize(
    ("typed", "code", "name"),
    [
        ("DARROW", "en", "darrow"),
        ("darr", "en", "darrow"),
        ("jackal", "en", "the-jackal"),
        ("pax au", "en", "pax-au-telemanus"),
        ("The Pax", "en", "the-pax"),
        ("dr virany", "en", "dr-virany"),
        ("sun hwa", "en", "sun-hwa"),
        ("g t rose", "en", "garden-trained-rose"),
        ("4d", "en", "4d-painter"),
        ("Дэрроу", "en", "darrow"),
        ("репортер", "ru", "reporter"),
        ("репортёр", "ru", "reporter"),
        ("ГИПНОТИЗЕР", "ru", "hypnotist"),
        ("пакс", "ru", "the-pax"),
        ("«Пакс»", "ru", "the-pax"),
        ("Пройдисвіт", "ru", "roque"),
        ("Opperrechter", "uk", "justice"),
    ],
)
def test_a_name_may_be_short_and_without_accents_in_any_language(typed: str, code: str, name: str) -> None:
    assert find_character(typed, language(code)) == NUMBERS[name]


def test_a_beginning_that_fits_several_names_lists_them() -> None:
    with pytest.raises(Unusable) as problem:
        find_character("da", language("en"))
    assert problem.value.problem.id == "red_rising-companion-problem-ambiguous"
    assert "Dancer, Darrow" in str(problem.value.problem.arguments["fits"])


def test_the_own_language_comes_before_the_others() -> None:
    """In Russian Судья is the Judge, though Верховный судья has the word too."""
    assert find_character("судья", language("ru")) == NUMBERS["judge"]


def test_names_are_separated_by_commas_or_semicolons() -> None:
    assert find_characters(" Darrow ; Sevro,", language("en")) == [NUMBERS["darrow"], NUMBERS["sevro"]]


@pytest.mark.parametrize("code", languages())
def test_of_a_text_only_what_concerns_the_end_is_told(code: str) -> None:
    spoken = language(code)
    for card in CHARACTERS:
        assert spoken.text("red_rising-companion-end-marker") not in end_text(card, spoken)
        assert len(end_text(card, spoken)) < 200, NAMES[card]


# -- points ----------------------------------------------------------------------------------------


def test_b6_an_orange_takes_the_name_that_brings_most(capsys: Capture) -> None:
    found = scored(capsys, "Cassius, Mustang, Razor Designer")
    assumed = [line["facts"] for line in found["lines"] if line["name"] == "assumed_name"]
    assert assumed == [{"card": "razor-designer", "name": "darrow"}]
    assert {
        "name": "points",
        "points": 40,
        "rule": "red_rising §8.1",
        "facts": {"card": "cassius", "clause": 1},
    } in found["lines"]


def test_b10_the_hand_of_a_scored_solo_game(capsys: Capture) -> None:
    """B10: 122 core values and 80 end-game points, then 3 + 21 + 40 and 10 less for the eighth card."""
    found = scored(
        capsys,
        "Timony, The Howlers, Magistrate, Nanny, Codebreaker, Ash Lord, Seer, Darrow",
        *("--fleet", "2", "--helium", "7", "--influence", "10", "--banished", "Virga", "--no-sovereign"),
        *("--rivals-helium", "4", "--rivals-fleet", "10", "--rivals-influence", "4"),
    )
    by_name: dict[str, int] = {}
    for line in found["lines"]:
        by_name[line["name"]] = by_name.get(line["name"], 0) + line["points"]
    assert by_name == {
        "core": 122,
        "points": 80,
        "fleet": 3,
        "helium": 21,
        "sovereign": 0,
        "influence": 40,
        "excess": -10,
    }
    assert found["total"] == 256


@pytest.mark.parametrize(
    ("arguments", "worth"),
    [
        (("--influence", "2", "--rivals-influence", "1"), 4),
        (("--influence", "2", "--rivals-influence", "1", "--neutral", "0"), 8),
        (("--influence", "2", "--rivals-influence", "1,1"), 8),
        (("--influence", "2", "--rivals-influence", "", "--neutral", "0"), 8),
        (("--influence", "2", "--rivals-influence", "", "--neutral", "3"), 4),
    ],
)
def test_the_neutral_house_is_ranked_against_one_opponent(
    capsys: Capture, arguments: tuple[str, ...], worth: int
) -> None:
    """B2."""
    assert points(capsys, "influence", "Aja", *arguments) == [worth]


def test_the_neutral_house_counts_for_card_texts_too(capsys: Capture) -> None:
    """R20: Politician with 2 Influence against 1 and the neutral 3."""
    two = ("--influence", "2", "--rivals-influence", "1")
    assert points(capsys, "points", "Politician", *two) == []
    assert points(capsys, "points", "Politician", *two, "--neutral", "0") == [15]


def test_the_token_brings_its_points_and_those_of_the_cards(capsys: Capture) -> None:
    assert points(capsys, "points", "Seer", "--sovereign") == [11]
    assert points(capsys, "sovereign", "Seer", "--sovereign") == [10]


NOTHING = ("--jupiter", "", "--institute", "")


def test_cards_on_locations_and_banished_ones_count(capsys: Capture) -> None:
    assert points(
        capsys, "points", "Colonel Valentin", "--mars", "Nero, Aja", "--luna", "Dancer", *NOTHING
    ) == [10]
    assert points(capsys, "points", "Ash Lord", "--banished", "Virga, Pelus") == [10]


def test_a_face_down_card_is_a_question_mark(capsys: Capture) -> None:
    others = ("--jupiter", "Nero", "--luna", "Aja", "--institute", "Lorn")
    assert points(capsys, "points", "Firewall Expert", *others, "--mars", "Dancer, ?") == [22]
    assert points(capsys, "points", "Firewall Expert", *others, "--mars", "?, Dancer") == []


def test_the_number_banished_before_scoring_can_be_told(capsys: Capture) -> None:
    """R27."""
    assert points(capsys, "points", "Pathologist", "--banished-before", "10") == [25]
    assert points(capsys, "points", "Pathologist", "--banished-before", "4") == []


@pytest.mark.parametrize(
    ("hand", "arguments", "missing"),
    [
        ("Pathologist", (), "--banished-before"),
        ("Vlogger", (), "--fleet, --rivals-fleet"),
        ("Vlogger", ("--fleet", "3"), "--rivals-fleet"),
        ("Bridge", ("--mars", "Nero"), "--jupiter, --luna, --institute"),
        ("Firewall Expert", (), "--jupiter, --mars, --luna, --institute"),
        ("Group Counselor", (), "--banished"),
        ("Orator", (), "--sovereign"),
        ("Timony", (), "--influence"),
        ("Darrow", ("--influence", "3"), "--rivals-influence"),
        ("Researcher, Orator", (), "--sovereign, --banished-before"),
    ],
)
def test_what_a_card_asks_for_is_never_assumed(
    capsys: Capture, hand: str, arguments: tuple[str, ...], missing: str
) -> None:
    done = run(capsys, "score", "red_rising", "--hand", hand, *arguments, "--lang", "en")
    assert f"what was not told: {missing}." in refused(done)


def test_tracks_that_nobody_told_are_not_counted(capsys: Capture) -> None:
    assert {line["name"] for line in scored(capsys, "Darrow, Judge")["lines"]} == {"core", "points"}


# -- what is printed -------------------------------------------------------------------------------


def test_every_line_is_printed_with_its_rule_and_the_total(capsys: Capture) -> None:
    done = run(
        capsys,
        *("score", "red_rising", "--hand", "Darrow, Trigg, Mustang", "--fleet", "3", "--lang", "en"),
        *("--mars", "", "--luna", "", *NOTHING),
    )
    assert done.code == 0
    for text in (
        "Darrow: core value",
        "Trigg counts as one more colour",
        "Ship on 3",
        "red_rising §8.1",
        "Total",
    ):
        assert text in done.out


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ("Sevro: core value", "20 points with Victra, The Howlers or a Red.", "Total")),
        ("ru", ("Севро: ценность", "Итого")),
        ("uk", ("Севро: цінність", "Разом")),
        ("nl", ("Sevro: basiswaarde", "Totaal")),
    ],
)
def test_the_sheet_is_told_in_the_chosen_language(capsys: Capture, code: str, words: tuple[str, ...]) -> None:
    done = run(capsys, "score", "red_rising", "--hand", "Sevro, Deanna", "--lang", code)
    assert done.code == 0 and all(word in done.out for word in words)


def test_the_text_of_a_card_stands_once_though_several_lines_score(capsys: Capture) -> None:
    done = run(capsys, "score", "red_rising", "--hand", "Fitchner, Sevro, Deanna", "--lang", "en")
    assert done.out.count("10 points with a Red, 10 points with Sevro.") == 1
    assert "Fitchner: end-game points, part 2" in done.out


def test_cards_with_an_ability_at_the_end_are_pointed_out(capsys: Capture) -> None:
    done = run(capsys, "score", "red_rising", "--hand", "Surgeon, Aja", "--lang", "en")
    assert "Not carried out: the end-of-game abilities of Surgeon." in done.out


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--hand", "Gandalf"), "--hand: No character is called “Gandalf”."),
        (("--hand", "da"), "--hand: “da” can be: Dancer, Darrow, Danto, Dataport Specialist."),
        (("--hand", "Darrow, darr"), "--hand: Darrow is named twice"),
        (("--hand", "Darrow", "--mars", "Darrow"), "--hand, --mars: Darrow is named twice"),
        (("--hand", "Darrow", "--banished", "Eo, Eo"), "--banished: Eo is named twice"),
        (("--hand", ""), "--hand names no card"),
        (("--hand", "?"), "--hand: A name is missing."),
        (("--hand", "Darrow", "--fleet", "11"), "--fleet: A whole number from 0 to 10 is wanted, not “11”."),
        (("--hand", "Darrow", "--helium", "-1"), "--helium: A whole number from 0"),
        (("--hand", "Darrow", "--influence", "many"), "--influence: A whole number from 0 to 10"),
        (("--hand", "Darrow", "--rivals-fleet", "3,11"), "--rivals-fleet: A whole number from 0 to 10"),
        (("--hand", "Darrow", "--rivals-helium", "3,"), "--rivals-helium: A whole number"),
        (
            ("--hand", "Darrow", "--rivals-fleet", "3,4", "--rivals-helium", "1"),
            "--rivals-helium has numbers for 1 of 2",
        ),
        (("--hand", "Darrow", "--neutral", "11"), "--neutral: A whole number from 0 to 10"),
        (("--helium", "3"), "--helium belongs to --hand"),
        ((), "Whose hand? Add --hand"),
    ],
)
def test_bad_input_is_one_line(capsys: Capture, arguments: tuple[str, ...], message: str) -> None:
    assert message in refused(run(capsys, "score", "red_rising", *arguments, "--lang", "en"))


def test_a_hand_belongs_to_red_rising(capsys: Capture) -> None:
    assert "not for fzzzt" in refused(run(capsys, "score", "fzzzt", "--hand", "Darrow", "--lang", "en"))


def test_a_complaint_is_told_in_the_chosen_language(capsys: Capture) -> None:
    done = run(capsys, "score", "red_rising", "--hand", "Гэндальф", "--lang", "ru")
    assert "Персонажа «Гэндальф» нет." in refused(done)


def test_a_position_file_may_still_be_called_red_rising(capsys: Capture) -> None:
    position = run(capsys, "position", "fzzzt", "--seed", "1").out
    Path("red_rising").write_text(position, encoding="utf-8")
    done = run(capsys, "score", "red_rising", "--json")
    assert done.code == 0 and "scores" in json.loads(done.out)
