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

from ludoteca.server import protocol, schema, web

STRUCTS = [
    thing
    for module in (protocol, web)
    for _, thing in inspect.getmembers(module, inspect.isclass)
    if thing.__module__ == module.__name__
]
UNIONS = {"FromClient": protocol.FromClient, "ToClient": protocol.ToClient}


def interface(name: str) -> str:
    """The body of an interface of the TypeScript file."""
    found = re.search(rf"export interface {name} {{\n(.*?)^}}", schema.typescript(), re.DOTALL | re.MULTILINE)
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
    assert "  zones?: Record<string, (string | null)[]>;\n" in patch
    assert "  question?: Question | null;\n" in patch
    assert "  args?: Record<string, number | string | Speech>;\n" in interface("Speech")
    assert "  status: Status;\n" in interface("RoomView")
    assert "  /** The seat, or -1 for a spectator. */\n  viewer: number;\n" in interface("Scene")
    assert members("Status") == ["gathering", "playing", "over"]
    assert f"export const LONGEST_NAME = {protocol.LONGEST_NAME};" in schema.typescript()


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    text = schema.json_schema()
    definitions = json.loads(text)["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(definitions)
