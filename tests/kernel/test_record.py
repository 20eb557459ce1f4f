"""Records: the text form, the chain of checks, and playing a record again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Entry, Record, _checked
from ludoteca.laws.law import snapshot
from tests.kernel.toy import RULES, finished, give, planned

RECORD = Record(
    game="toy",
    rules=1,
    seats=2,
    options={"pace": "slow"},
    seed=bytes(range(32)),
    players=["Ada", "a bot"],
    entries=[Entry(0, "plan", "1"), Entry(0, "plan", "3")],
)

TEXT = """\
ludoteca record 1
game toy #1c099c89
rules 1 #54ec919e
seats 2 #6bd01d88
players Ada, a bot #ec85a75c
options pace=slow #d5888fdc
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f #4daa7fb9
1 0 plan 1 #e37c0df5
2 0 plan 3 #a9f79bf9
open 2 #c66faab1
"""


def rechained(lines: list[str]) -> str:
    """A file with these lines and checks that fit them, as a careful forger would write it."""
    return "\n".join(["ludoteca record 1", *_checked(lines)]) + "\n"


def bare(text: str) -> list[str]:
    """The lines of a file after the title, without their checks."""
    return [line.rpartition(" #")[0] for line in text.splitlines()[1:]]


def test_a_record_is_text_that_people_can_read() -> None:
    assert RECORD.text() == TEXT


def test_a_text_is_read_as_the_record_that_wrote_it() -> None:
    assert Record.parse(TEXT) == RECORD


@pytest.mark.parametrize(
    "changes",
    [
        {"winners": [1]},
        {"winners": [0, 1]},
        {"players": []},
        {"options": {}},
        {"entries": []},
        {"position": {"game": "toy", "zones": {"deck": ["é", "\n"]}}},
        {"entries": [Entry(1, "bid", "M1+R1-N"), Entry(0, "assign", "-"), Entry(0, "say", "a b  c")]},
    ],
    ids=str,
)
def test_every_kind_of_record_is_read_as_it_was_written(changes: dict[str, Any]) -> None:
    record = replace(RECORD, **changes)
    assert Record.parse(record.text()) == record


def test_a_record_holds_the_answers_of_its_match() -> None:
    assert planned().record(["Ada"]).entries == [Entry(0, "plan", "1"), Entry(0, "plan", "3")]


@pytest.mark.parametrize("upto", [0, 1, 7, 18, 99, None])
def test_a_record_is_played_again_as_far_as_one_likes(upto: int | None) -> None:
    match = finished()
    again = Match.replay(RULES, Record.parse(match.record().text()), upto)
    assert snapshot(again) == snapshot(match.rewound(18 if upto is None else upto))


def test_a_record_from_a_position_holds_the_position() -> None:
    match = give(Match.at(RULES, planned().position(), seed_from(2)), "1 2")
    assert snapshot(Match.replay(RULES, Record.parse(match.record().text()))) == snapshot(match)


# -- changed files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 11))
def test_an_edited_line_is_named(number: int) -> None:
    lines = TEXT.split("\n")
    lines[number - 1] = lines[number - 1].replace(" ", " x", 1)
    with pytest.raises(BadRecord, match=f"^line {number}: "):
        Record.parse("\n".join(lines))


@pytest.mark.parametrize("number", range(2, 10))
def test_a_missing_line_is_noticed_where_it_was(number: int) -> None:
    lines = TEXT.split("\n")
    del lines[number - 1]
    with pytest.raises(BadRecord, match=f"^line {number}: "):
        Record.parse("\n".join(lines))


@pytest.mark.parametrize("number", range(2, 10))
def test_a_doubled_line_is_named(number: int) -> None:
    lines = TEXT.split("\n")
    lines.insert(number, lines[number - 1])
    with pytest.raises(BadRecord, match=f"^line {number + 1}: "):
        Record.parse("\n".join(lines))


@pytest.mark.parametrize("kept", range(1, 10))
def test_a_file_cut_off_between_lines_is_noticed(kept: int) -> None:
    with pytest.raises(BadRecord, match=f"^line {kept + 1}: "):
        Record.parse("\n".join(TEXT.split("\n")[:kept]) + "\n")


def test_a_file_cut_off_in_a_line_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"^line 10: the file is cut off in the middle of a line"):
        Record.parse(TEXT[:-3])


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "toy"),
        (3, "rules one"),
        (3, "rules 01"),
        (4, "seats -2"),
        (4, "seats 99999999999"),
        (4, "seats ٣"),
        (6, "options pace"),
        (6, "options pace=slow  "),
        (7, "seed 00"),
        (7, "seed xyz"),
        (7, "seed " + "AB" * 32),
        (8, "2 0 plan 1"),
        (8, "1 0 plan"),
        (8, "1 x plan 1"),
        (8, "1 00 plan 1"),
        (8, "position 5"),
        (8, "position {"),
        (8, "position " + "[" * 100_000),
        (8, "open 2"),
        (10, "open 1"),
        (10, "open"),
        (10, "open 2 players"),
        (10, "end 2"),
        (10, "end 2 won"),
        (10, "end 2 won x"),
        (10, "end 2 lost 1"),
        (10, "end 2 won 1 2"),
    ],
)
def test_a_line_that_no_record_has_is_named_even_if_its_check_fits(number: int, line: str) -> None:
    lines = bare(TEXT)
    lines[number - 2] = line
    with pytest.raises(BadRecord, match=f"^line {number + (line == 'open 2')}: "):
        Record.parse(rechained(lines))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "line 2: this is a record of 'chess'"),
        ({"rules": 2}, "line 3: rules 2 cannot be played"),
        ({"seats": 3}, "line 4: toy is for 2 to 2 players"),
        ({"options": {"pace": "wild"}}, "line 6: option pace"),
        ({"options": {"speed": "slow"}}, "line 6: toy has no option"),
        ({"entries": [Entry(0, "plan", "1"), Entry(0, "plan", "7")]}, "line 9: '7' is none"),
        ({"entries": [Entry(1, "plan", "1")]}, "line 8: seat 1 is not asked"),
        ({"entries": [Entry(0, "bid", "1")]}, "line 8: seat 0 is asked plan, not bid"),
        ({"winners": [0]}, "line 10: the end does not agree"),
        ({"position": {"game": "toy"}}, "line 8: "),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_played_names_the_line(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Match.replay(RULES, replace(RECORD, **changes))


def test_a_finished_record_with_the_wrong_winner_names_its_last_line() -> None:
    with pytest.raises(BadRecord, match="line 26: the end does not agree"):
        Match.replay(RULES, replace(finished().record(), winners=[1]))


@pytest.mark.parametrize(("seats", "options", "line"), [(3, {"pace": "slow"}, 4), (2, {"pace": "fast"}, 6)])
def test_a_record_that_does_not_agree_with_its_position_names_the_line(
    seats: int, options: dict[str, str], line: int
) -> None:
    match = Match.at(RULES, planned().position(), seed_from(2))
    with pytest.raises(BadRecord, match=f"^line {line}: "):
        Match.replay(RULES, replace(match.record(), seats=seats, options=options))
