"""What is generated from the protocol is fresh, whole, and says what goes over the wire."""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteca.facets.display import declared
from ludoteca.facets.game import Game
from ludoteca.server import http_types, protocol, schema

STRUCTS = [
    thing
    for module in (protocol, http_types)
    for _, thing in inspect.getmembers(module, inspect.isclass)
    if thing.__module__ == module.__name__
]
UNIONS = {"FromClient": protocol.FromClient, "ToClient": protocol.ToClient}


def interface(name: str) -> str:
    """The body of an interface of the TypeScript file."""
    found = re.search(
        rf"export interface {name}(?:<[^>]*>)? {{\n(.*?)^}}", schema.typescript(), re.DOTALL | re.MULTILINE
    )
    assert found, f"there is no interface {name}"
    return found[1]


def members(union: str) -> list[str]:
    """The members of a union of the TypeScript file."""
    found = re.search(rf"export type {union} =([^;]*);", schema.typescript())
    assert found, f"there is no union {union}"
    return re.findall(r"\w+", found[1])


def test_the_generated_files_are_fresh() -> None:
    assert schema.stale() == [], f"run {schema.COMMAND}"


def test_the_check_fails_until_the_files_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(schema, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["schema", "--check"])
    assert schema.main() == 1
    assert "web/src/protocol.ts is stale" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["schema"])
    assert schema.main() == 0
    monkeypatch.setattr(sys, "argv", ["schema", "--check"])
    assert schema.main() == 0


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_of_every_struct_is_in_both(struct: type[msgspec.Struct]) -> None:
    body = interface(struct.__name__)
    properties = json.loads(schema.json_schema())["$defs"][struct.__name__]["properties"]
    for field in msgspec.structs.fields(struct):
        assert f"  {field.encode_name}{'' if field.required else '?'}: " in body
        assert field.encode_name in properties


@pytest.mark.parametrize("union", sorted(UNIONS))
def test_the_unions_hold_all_messages_each_with_its_tag(union: str) -> None:
    tags = {struct.__name__: struct.__struct_config__.tag for struct in get_args(UNIONS[union])}
    assert len(tags) > 5
    assert sorted(members(union)) == sorted(tags)
    for name, tag in tags.items():
        assert interface(name).startswith(f'  type: "{tag}";\n')
    mapping = json.loads(schema.json_schema())["$defs"][union]["discriminator"]["mapping"]
    assert mapping == {tag: f"#/$defs/{name}" for name, tag in tags.items()}


def test_types_docs_and_named_words_are_carried_over() -> None:
    patch = interface("ScenePatch")
    assert "  zones?: Record<string, Splice>;\n" in patch
    assert "  question?: Question | null;\n" in patch
    assert "  args?: Record<string, number | string | Speech>;\n" in interface("Speech")
    assert "  status: Status;\n" in interface("RoomView")
    assert "  /** The seat, or -1 for a spectator. */\n  viewer: number;\n" in interface("Scene")
    assert members("Status") == ["gathering", "playing", "over"]
    assert f"export const LONGEST_NAME = {protocol.LONGEST_NAME};" in schema.typescript()


def test_a_scene_is_typed_by_what_its_game_declares() -> None:
    assert "export interface Scene<Facts = object, Signs = object> {" in schema.typescript()
    assert "  facts: Facts;\n" in interface("Scene")
    assert "  face: Face;\n" in interface("CardView")


@pytest.mark.parametrize("game", schema.drawn(), ids=lambda game: game.id)
def test_what_a_game_shows_is_told_field_by_field(game: Game) -> None:
    text = schema.shown_by(game, "here")
    definitions = json.loads(schema.json_schema())["$defs"]
    for name, sort in declared(game.rules, game.display).items():
        assert f"{game.id}.{name}" in definitions
        for part in get_args(sort) or (sort,):
            body = re.search(
                rf"export interface {part.__name__} {{\n(.*?)^}}", text, re.DOTALL | re.MULTILINE
            )
            assert body, f"there is no interface {part.__name__}"
            for field in part.__annotations__:
                assert re.search(rf"^  {field}\??: ", body[1], re.MULTILINE)


def test_there_is_a_board_for_each_game_of_ours() -> None:
    assert len(schema.drawn()) >= 4


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    text = schema.json_schema()
    definitions = json.loads(text)["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(definitions)


def test_the_client_believes_what_is_declared_and_casts_nothing() -> None:
    sources = [file for file in (schema.ROOT / "web/src").rglob("*") if file.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    assert not [file.name for file in sources if "as unknown as" in file.read_text(encoding="utf-8")]
