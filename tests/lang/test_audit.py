"""The audit of the languages finds nothing here, and finds what it should elsewhere."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.facets.message import family
from tools import language_audit as audit
from tools.language_audit import Audit

SOURCE = 'WON = "game-won"\n'
ENGLISH = "game-won = { $player } wins.\n"
DUTCH = "game-won = { $player } wint.\n"


def findings(folder: Path, english: str, dutch: str, source: str = SOURCE) -> list[str]:
    files = {code: folder / f"{code}.ftl" for code in ("en", "nl")}
    for code, text in (("en", english), ("nl", dutch)):
        files[code].write_text(text, encoding="utf-8")
    python = folder / "source.py"
    python.write_text(source, encoding="utf-8")
    return Audit({"game": files}, [python]).findings


def test_the_languages_of_this_package_agree() -> None:
    assert audit.audit() == []


def test_languages_that_agree_pass(tmp_path: Path) -> None:
    assert findings(tmp_path, ENGLISH, DUTCH) == []


def test_a_message_missing_in_one_language_is_found(tmp_path: Path) -> None:
    extra = ENGLISH + "game-lost = Lost.\n"
    source = SOURCE + 'LOST = "game-lost"\n'
    assert findings(tmp_path, extra, DUTCH, source) == ["nl: game-lost is missing; en has it"]


def test_a_message_that_nobody_uses_is_found(tmp_path: Path) -> None:
    assert findings(tmp_path, ENGLISH, DUTCH, "") == ["game-won is used nowhere"]


def test_a_message_with_other_parameters_is_found(tmp_path: Path) -> None:
    other = "game-won = { $who } wint.\n"
    assert findings(tmp_path, ENGLISH, other) == ["nl: game-won takes $who; en takes $player"]


def test_a_parameter_within_a_plural_counts(tmp_path: Path) -> None:
    plural = "game-won = { $player ->\n    [one] { $player }\n   *[other] { $extra }\n }\n"
    assert findings(tmp_path, ENGLISH, plural) == ["nl: game-won takes $extra, $player; en takes $player"]


def test_only_the_front_door_has_messages_of_other_files(tmp_path: Path) -> None:
    def read(name: str) -> list[str]:
        files = {"game": {"en": tmp_path / "game.ftl"}, name: {"en": tmp_path / f"{name}.ftl"}}
        files["game"]["en"].write_text("", encoding="utf-8")
        files[name]["en"].write_text(ENGLISH, encoding="utf-8")
        python = tmp_path / "source.py"
        python.write_text(SOURCE, encoding="utf-8")
        return Audit(files, [python]).findings

    assert read("front") == []
    assert read("back") == ["en/back: game-won does not begin with back-"]


def test_a_message_used_but_never_written_is_found(tmp_path: Path) -> None:
    source = SOURCE + 'LOST = "game-lost"\n'
    assert findings(tmp_path, ENGLISH, DUTCH, source) == ["source.py:2: game-lost is in no language"]


def test_an_id_put_together_from_parts_is_found(tmp_path: Path) -> None:
    source = SOURCE + 'def lost(how: str) -> str:\n    return f"game-{how}"\n'
    assert findings(tmp_path, ENGLISH, DUTCH, source) == [
        "source.py:3: game- is not whole; write the ids out"
    ]


def test_a_message_that_another_message_contains_is_used(tmp_path: Path) -> None:
    more = "game-end = End\ngame-won = { $player } { game-end }\n"
    assert findings(tmp_path, more, more) == []


def test_a_message_in_the_wrong_file_is_found(tmp_path: Path) -> None:
    stray = ENGLISH + "other-thing = Thing\n"
    assert "en/game: other-thing does not begin with game-" in findings(tmp_path, stray, DUTCH)


def test_a_message_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    broken = ENGLISH + "game-broken = { $player\n"
    assert "en/game: cannot be read: game-broken = { $player" in findings(tmp_path, broken, DUTCH)


def test_findings_are_printed_and_end_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "audit", lambda: ["nl: game-lost is missing; en has it"])
    assert (audit.main(), capsys.readouterr().out) == (1, "nl: game-lost is missing; en has it\n")


def test_messages_of_a_family_are_in_use(tmp_path: Path) -> None:
    source = 'SUITS = family("game-suit", ["h"])\nWON = "game-won"\n'
    assert findings(tmp_path, ENGLISH, DUTCH, source) == []
    module = ModuleType("naming")
    vars(module)["SUITS"] = family("game-suit", ["H", "of clubs"])
    assert audit.held_by([module], ["game"]) == {"game-suit-h", "game-suit-of-clubs"}


def test_a_message_that_a_box_holds_and_no_language_has_is_found() -> None:
    assert Audit({}, [], held=["game-suit-h"]).findings == [
        "game-suit-h is held by a box, but in no language"
    ]
