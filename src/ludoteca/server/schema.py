"""The schema: what is generated from the protocol, for browsers and for whoever else wants to talk to the server.

python -m ludoteca.server.schema            # write the files
python -m ludoteca.server.schema --check    # fail if one is stale
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from ludoteca.server import protocol, shown, web
from ludoteca.server.app import application

ROOT = Path(__file__).resolve().parents[3]
COMMAND = "python -m ludoteca.server.schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
WIDTH = 110
MODULES = (shown, protocol, web)
"""Where it is written down what goes over a socket, and what over HTTP."""


def documents() -> dict[str, Callable[[], str]]:
    """Every generated file by its path in the repository, with what makes it; each other one is one more line here."""
    return {
        "web/src/protocol.ts": typescript,
        "docs/protocol/schema.json": json_schema,
        "docs/protocol/openapi.json": openapi,
    }


def openapi() -> str:
    """The routes of the server, as the server describes them itself."""
    described = msgspec.json.encode(application(None).openapi_schema.to_schema())
    return msgspec.json.format(described, indent=1).decode() + "\n"


# -- JSON Schema -----------------------------------------------------------------------------------


def json_schema() -> str:
    """Everything of the protocol as JSON Schema; what goes over a socket is a ``FromClient`` or a ``ToClient``."""
    unions = ("FromClient", "ToClient")
    structs = [thing for _, thing, _ in _things() if isinstance(thing, type)]
    wanted = [getattr(protocol, name) for name in unions]
    schemas, components = msgspec.json.schema_components([*wanted, *structs], ref_template="#/$defs/{name}")
    definitions = dict(zip(unions, schemas, strict=False)) | {
        name: components[name] for name in sorted(components)
    }
    schema = {"$schema": DIALECT, "$comment": f"Made by {COMMAND}.", "$defs": definitions}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


# -- TypeScript ------------------------------------------------------------------------------------


def typescript() -> str:
    """Everything of the protocol as TypeScript types, with its docstrings."""
    parts = [f"// Made from the server's protocol by `{COMMAND}`: change it there.\n"]
    for name, thing, doc in _things():
        if isinstance(thing, int):
            parts.append(f"{_comment(doc)}export const {name} = {thing};\n")
        elif isinstance(thing, type):
            parts.append(_interface(thing, doc))
        else:
            members = [
                json.dumps(member) if isinstance(member, str) else member.__name__
                for member in get_args(thing)
            ]
            parts.append(f"{_comment(doc)}{_alias(name, members)}")
    return "\n".join(parts)


def _interface(struct: type[Struct], doc: str) -> str:
    """A struct as an interface; what may be left out is optional."""
    described = kinds.type_info(struct)
    assert isinstance(described, kinds.StructType)
    docs = _field_docs()[struct.__name__]
    lines = [f"{_comment(doc)}export interface {struct.__name__} {{\n"]
    if described.tag is not None:
        lines.append(f"  {described.tag_field}: {json.dumps(described.tag)};\n")
    for field in described.fields:
        optional = "" if field.required else "?"
        lines.append(_comment(docs.get(field.name, ""), "  "))
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};\n")
    return "".join([*lines, "}\n"])


def _alias(name: str, members: list[str]) -> str:
    """A union, on one line if it fits."""
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join([f"  | {member}" for member in members]) + ";\n"


def _type(kind: kinds.Type) -> str:
    """A type in the words of TypeScript."""
    match kind:
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType():
            return _literal(kind)
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.UnionType():
            return " | ".join([_type(one) for one in kind.types])
        case kinds.ListType():
            item = _type(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case kinds.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case _:
            raise TypeError(f"no word for {kind!r} yet")


def _literal(kind: kinds.LiteralType) -> str:
    """Words by the name that the protocol has for them, if it has one."""
    for name, thing, _ in _things():
        if get_origin(thing) is Literal and set(get_args(thing)) == set(kind.values):
            return name
    return " | ".join([json.dumps(value) for value in kind.values])


def _comment(doc: str, indent: str = "") -> str:
    if not doc:
        return ""
    lines = doc.replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *[f"{indent} * {line}".rstrip() + "\n" for line in lines], f"{indent} */\n"]
    )


# -- reading the protocol --------------------------------------------------------------------------


def _things() -> Iterator[tuple[str, Any, str]]:
    """The structs, numbers, words and unions of the protocol in their order, each with its docstring."""
    for module in MODULES:
        body = _source(module).body
        for place, node in enumerate(body):
            if isinstance(node, ast.ClassDef):
                yield node.name, getattr(module, node.name), ast.get_docstring(node) or ""
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                thing = getattr(module, name)
                if isinstance(thing, int | UnionType) or get_origin(thing) is Literal:
                    yield name, thing, _doc_after(body, place)


def _field_docs() -> dict[str, dict[str, str]]:
    """The docstrings that stand under the fields, by struct and field."""
    return {
        node.name: {
            line.target.id: _doc_after(node.body, place)
            for place, line in enumerate(node.body)
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for module in MODULES
        for node in _source(module).body
        if isinstance(node, ast.ClassDef)
    }


def _doc_after(body: list[ast.stmt], place: int) -> str:
    """The docstring under a statement, or nothing."""
    after = body[place + 1] if place + 1 < len(body) else None
    if (
        isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    ):
        return inspect.cleandoc(after.value.value)
    return ""


def _source(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


# -- the command -----------------------------------------------------------------------------------


def stale() -> list[str]:
    """The generated files that are missing or do not say what the protocol says."""
    return [
        path
        for path, make in documents().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != make()
    ]


def main() -> int:
    """Write the files, or only look whether they are fresh; 1 if one is not."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Write what is generated from the protocol.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    old = stale()
    if parser.parse_args().check:
        for path in old:
            print(f"{path} is stale; run {COMMAND}", file=sys.stderr)
        return 1 if old else 0
    for path in old:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(documents()[path](), encoding="utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
