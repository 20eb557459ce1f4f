"""Records made of anything: a file is either exactly what a match wrote, or it is refused with a line."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.fzzzt.flow import RULES as FZZZT
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.laws.law import draw_answer
from tests.kernel.test_record import bare, rechained

ANYTHING = st.text(st.characters(exclude_categories=()), max_size=200)
COMPLAINT = re.compile(r"line ([0-9]+): .+")


def recorded(answers: int) -> str:
    match = Match.start(FZZZT, 3, seed_from("fuzz"))
    luck = Luck(seed_from("answers"))
    while not match.over and len(match.history) < answers:
        match.take(*draw_answer(match, luck))
    return match.record(["Ada", "Ben", "Cy"]).text()


def from_position() -> str:
    match = Match.start(FZZZT, 2, seed_from("fuzz"))
    luck = Luck(seed_from("answers"))
    for _ in range(21):
        match.take(*draw_answer(match, luck))
    return Match.at(FZZZT, match.position(), seed_from("again")).record().text()


OPEN, FULL, PLANTED = recorded(12), recorded(10**6), from_position()
TEXTS = st.sampled_from([OPEN, PLANTED])


def complaint(text: str) -> int | None:
    """The line that a text is refused for, or None if it is a record that is written just so."""
    try:
        record = Record.parse(text)
        Match.replay(FZZZT, record)
    except BadRecord as refused:
        found = COMPLAINT.fullmatch(str(refused))
        assert found is not None, f"not one line that begins with its number: {str(refused)!r}"
        return int(found.group(1))
    assert record.text() == text
    return None


def line_of(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def test_the_records_that_are_mutated_here_are_good() -> None:
    assert [complaint(text) for text in (OPEN, FULL, PLANTED)] == [None, None, None]


@given(ANYTHING)
def test_any_text_is_refused(text: str) -> None:
    assert complaint(text) is not None


@given(st.lists(ANYTHING, max_size=12))
def test_any_lines_after_the_title_are_refused(lines: list[str]) -> None:
    assert complaint("\n".join(["ludoteca record 1", *lines])) is not None


@given(st.lists(ANYTHING.map(lambda text: text.replace("\n", " ")), max_size=12))
def test_any_lines_with_fitting_checks_are_refused(lines: list[str]) -> None:
    assert complaint(rechained(lines)) is not None


@given(TEXTS, st.data())
def test_one_changed_character_is_found_at_its_line(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text) - 2))
    new = data.draw(st.characters(exclude_characters=["\n", text[place]], exclude_categories=()))
    expected = line_of(text, place)
    if text[place] != "\n":
        assert complaint(text[:place] + new + text[place + 1 :]) == expected
    else:
        assert complaint(text[:place] + new + text[place + 1 :]) in (expected, expected + 1)


@given(TEXTS, st.data())
def test_one_lost_character_is_found_at_its_line(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text) - 2))
    assert complaint(text[:place] + text[place + 1 :]) == line_of(text, place)


@given(TEXTS, st.data())
def test_a_break_in_a_line_is_found_at_that_line(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text) - 2))
    assert complaint(text[:place] + "\n" + text[place:]) in (line_of(text, place), line_of(text, place) + 1)


@given(TEXTS, st.data())
def test_a_file_that_was_cut_is_found_where_it_ends(text: str, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(text) - 1))
    assert complaint(text[:end]) == line_of(text, end)


@given(TEXTS, st.data())
def test_a_deleted_line_is_found_at_its_place(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    number = data.draw(st.integers(0, len(lines) - 2))
    assert complaint("\n".join(lines[:number] + lines[number + 1 :])) == number + 1


@given(TEXTS, st.data())
def test_a_doubled_line_is_found_at_its_place(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    number = data.draw(st.integers(0, len(lines) - 2))
    assert complaint("\n".join(lines[: number + 1] + lines[number:])) == number + 2


@given(TEXTS, st.data())
def test_a_forged_line_is_refused_with_a_line_or_gives_a_lawful_match(text: str, data: st.DataObject) -> None:
    lines = bare(text)
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(
        st.sampled_from(["0", "1", "2", "-1", "none", "-", "M1", "", "end", "won", "x=y"])
    )
    lines[number] = " ".join(words)
    found = complaint(rechained(lines))
    assert found is None or found >= 2


@settings(max_examples=20, deadline=None)
@given(st.data())
def test_one_changed_byte_of_a_whole_game_is_found_at_its_line(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(FULL) - 2).filter(lambda place: FULL[place] != "\n"))
    new = data.draw(st.characters(min_codepoint=32, max_codepoint=126).filter(lambda one: one != FULL[place]))
    assert complaint(FULL[:place] + new + FULL[place + 1 :]) == line_of(FULL, place)
