"""Rulings about guided first matches: what they speak of is there, and a box without one has none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.facets.language import language, languages
from ludoteca.facets.lesson import BadLesson, Lesson, lessons_in
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.playout import play_out
from tests.boxes import built_in

LESSONS = [
    pytest.param(game, lesson, id=f"{game} {lesson.seats}")
    for game in built_in()
    for lesson in find(game).lessons
]


def test_every_game_of_this_repository_has_a_guided_match_and_the_automa_its_own() -> None:
    assert all(find(game).lessons for game in built_in())
    assert [game for game in built_in() if [one for one in find(game).lessons if one.seats == 1]] == [
        game for game in built_in() if find(game).identity.seats[0] == 1
    ]
    assert [game for game in games() if not find(game).lessons] == [
        game for game in games() if game not in built_in()
    ]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_guided_match_speaks_of_what_there_is(game: str, lesson: Lesson) -> None:
    box = find(game)
    match = box.start(lesson.seats, lesson.deal(game), dict(lesson.options))
    zones = {zone.name for zone in match.table.zones.layout.zones}
    for note in lesson.notes:
        kind, _, name = note.at.partition(":")
        if kind == "zone":
            assert name in zones, note
        if kind == "seat":
            assert int(name) < lesson.seats, note
        for code in languages():
            assert language(code).text(note.say)
    assert lesson.bot in box.levels and lesson.notes[0].on == "begin"
    play_out(match, Luck(seed_from("lesson")))
    assert match.over


def test_a_file_that_is_no_lesson_says_so(tmp_path: Path) -> None:
    assert lessons_in(tmp_path) == ()
    file = tmp_path / "lesson.json"
    for data in (
        "{",
        "{}",
        json.dumps(
            {"lessons": [{"seats": 2, "seed": "a", "notes": [{"on": "x", "say": "y", "at": "moon:1"}]}]}
        ),
    ):
        file.write_text(data)
        with pytest.raises(BadLesson):
            lessons_in(tmp_path)
