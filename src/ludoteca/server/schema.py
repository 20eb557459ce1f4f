"""The schema: what is generated from the protocol, for browsers and for whoever else wants to talk to the server.

python -m ludoteca.server.schema            # write the files
python -m ludoteca.server.schema --check    # fail if one is stale
python -m ludoteca.server.schema --game ID  # print what a game shows, as types for its board
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from ludoteca.facets.display import declared
from ludoteca.facets.game import Game
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.server import http_types, protocol, wire_scene
from ludoteca.server.app import application

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT
"""Where the sources of the client are, wherever the files are written."""
COMMAND = "python -m ludoteca.server.schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
WIDTH = 110
MODULES = (wire_scene, protocol, http_types)
"""Where it is written down what goes over a socket, and what over HTTP."""
BOARDS = "web/src/boards"


def documents() -> dict[str, Callable[[], str]]:
    """Every generated file by its path in the repository, with what makes it; each other one is one more line here."""
    return {
        "web/src/protocol.ts": typescript,
        "docs/protocol/schema.json": json_schema,
        "docs/protocol/openapi.json": openapi,
        "src/ludoteca/server/board.d.ts": board_types,
        **{f"{BOARDS}/{game.id}/shown.ts": partial(shown_by, game, "../../protocol") for game in drawn()},
    }


def drawn() -> list[Game]:
    """The games that have a board in the client."""
    return [game for game in games().values() if (CLIENT / BOARDS / game.id).is_dir()]


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
    for game in drawn():
        definitions |= _declarations(game)
    schema = {"$schema": DIALECT, "$comment": f"Made by {COMMAND}.", "$defs": definitions}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _declarations(game: Game) -> dict[str, Any]:
    """What a game shows, as definitions that begin with its id."""
    sorts = declared(game.rules, game.display)
    parts = [part for sort in sorts.values() for part in _parts(sort)]
    schemas, components = msgspec.json.schema_components(parts, ref_template=f"#/$defs/{game.id}.{{name}}")
    found = dict(zip(parts, schemas, strict=True))
    unions = {
        name: {"anyOf": [found[part] for part in _parts(sort)]}
        for name, sort in sorts.items()
        if len(_parts(sort)) > 1
    }
    for one in _enumerations([kinds.type_info(part) for part in parts]):
        components[one.__name__]["description"] = _doc_of(one)
    whole = components | unions
    return {f"{game.id}.{name}": whole[name] for name in sorted(whole)}


def _parts(sort: Any) -> tuple[Any, ...]:
    """The members of a union of structures, or the one that it is."""
    return get_args(sort) if isinstance(sort, UnionType) else (sort,)


# -- TypeScript ------------------------------------------------------------------------------------


def shown_by(game: Game, base: str) -> str:
    """What a game shows as TypeScript types, and the scene and the cards with them; ``base`` has the other types."""
    sorts = declared(game.rules, game.display)
    table = type(game.rules.blank(*_least(game), Luck(bytes(SEED_BYTES))))
    head = f"// Made from what {game.id} declares by `{COMMAND}`: change it there."
    parts = [f'{head}\nimport type {{ CardView as AnyCard, Scene as AnyScene }} from "{base}";\n']
    told: dict[str, type] = {}
    for name, sort in sorts.items():
        for part in _parts(sort):
            # The fields of the table are the facts: what is said of them is said there.
            parts += _structure(part, told, table if name == "Facts" else part)
        members = [part.__name__ for part in _parts(sort)]
        if members != [name]:
            parts.append(_alias(name, members))
    parts.append("export type CardView = AnyCard<Face>;\nexport type Scene = AnyScene<Facts, Signs>;\n")
    return "\n".join(parts)


def board_types() -> str:
    """All that a board from another package needs to know, in one file: what it is given, and what it has to offer."""
    contract = (CLIENT / BOARDS / "contract.ts").read_text(encoding="utf-8")
    told = [line for line in contract.splitlines(keepends=True) if not line.startswith("import type")]
    wanted = {
        struct.__name__ for struct in _reached([wire_scene.Scene, wire_scene.Happening, http_types.CardView])
    }
    types = [_interface(thing, doc) for name, thing, doc in _things() if name in wanted]
    return "\n".join(
        [
            f"// Made from {BOARDS}/contract.ts and the server's protocol by `{COMMAND}`.\n" + "".join(told),
            *types,
        ]
    )


def _reached(structs: list[type[Struct]]) -> list[type[Struct]]:
    """Structs with all that they are made of."""
    found = structs[:]
    for struct in found:
        described = kinds.type_info(struct)
        assert isinstance(described, kinds.StructType)
        inner = _named([field.type for field in described.fields])
        found += [one for one in inner if one not in found and issubclass(one, Struct)]
    return found


def _least(game: Game) -> tuple[int, dict[str, str]]:
    least, _ = game.identity.seats
    return least, game.identity.settle(least, {})


def _structure(sort: type, told: dict[str, type], source: type) -> list[str]:
    """A declared structure with all that it is made of and that has not been told before."""
    if told.setdefault(sort.__name__, sort) is not sort:
        raise TypeError(f"two types are called {sort.__name__}: {sort} and {told[sort.__name__]}")
    described = kinds.type_info(sort)
    if isinstance(described, kinds.EnumType):
        return [
            _comment(_doc_of(sort)) + _alias(sort.__name__, [json.dumps(one.value) for one in described.cls])
        ]
    assert isinstance(described, kinds.TypedDictType)
    place = {name: number for number, name in enumerate(sort.__annotations__)}
    fields = sorted(described.fields, key=lambda field: place[field.name])
    docs = _docs(source.__module__).get(source.__name__, {})
    body = "".join([_field(field, docs) for field in fields])
    doc = inspect.cleandoc(sort.__doc__ or "") if source is sort else "The public fields of the table."
    parts = [f"{_comment(doc)}export interface {sort.__name__} {{\n{body}}}\n"]
    for part in _named([field.type for field in fields]):
        if part.__name__ not in told or told[part.__name__] is not part:
            parts += _structure(part, told, part)
    return parts


def _named(sorts: Iterable[kinds.Type]) -> Iterator[type]:
    """The structures and enumerations that types are made of."""
    for kind in sorts:
        match kind:
            case kinds.EnumType() | kinds.TypedDictType() | kinds.StructType():
                yield kind.cls
            case kinds.ListType():
                yield from _named([kind.item_type])
            case kinds.DictType():
                yield from _named([kind.value_type])
            case kinds.TupleType():
                yield from _named(kind.item_types)
            case kinds.UnionType():
                yield from _named(kind.types)
            case _:
                pass


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
    docs = _docs(struct.__module__)[struct.__name__]
    declared = [_type(field.type) for field in described.fields if isinstance(field.type, kinds.Metadata)]
    parameters = f"<{', '.join([f'{name} = object' for name in declared])}>" if declared else ""
    lines = [f"{_comment(doc)}export interface {struct.__name__}{parameters} {{\n"]
    if described.tag is not None:
        lines.append(f"  {described.tag_field}: {json.dumps(described.tag)};\n")
    return "".join([*lines, *[_field(field, docs) for field in described.fields], "}\n"])


def _field(field: kinds.Field, docs: dict[str, str]) -> str:
    """A field with its docstring; what may be left out is optional."""
    name = field.encode_name if field.required else f"{field.encode_name}?"
    return f"{_comment(docs.get(field.name, ''), '  ')}  {name}: {_type(field.type)};\n"


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
        case kinds.StructType() | kinds.TypedDictType() | kinds.EnumType():
            return kind.cls.__name__
        case kinds.Metadata(extra={"declared": str(name)}):
            return name
        case kinds.TupleType():
            return f"[{', '.join([_type(one) for one in kind.item_types])}]"
        case kinds.UnionType():
            return " | ".join([_type(one) for one in kind.types])
        case kinds.ListType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
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
        body = _source(module.__name__).body
        for place, node in enumerate(body):
            if isinstance(node, ast.ClassDef):
                yield node.name, getattr(module, node.name), ast.get_docstring(node) or ""
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                thing = getattr(module, name)
                if isinstance(thing, int | UnionType) or get_origin(thing) is Literal:
                    yield name, thing, _doc_after(body, place)


def _enumerations(sorts: Iterable[kinds.Type]) -> Iterator[type]:
    """The enumerations that types are made of, however deep."""
    for one in _named(sorts):
        described = kinds.type_info(one)
        if isinstance(described, kinds.EnumType):
            yield one
        elif isinstance(described, kinds.TypedDictType | kinds.StructType):
            yield from _enumerations([field.type for field in described.fields])


def _doc_of(thing: type) -> str:
    """The docstring of a class as its source has it: compiled, an enumeration has none."""
    known = {node.name: node for node in _source(thing.__module__).body if isinstance(node, ast.ClassDef)}
    return ast.get_docstring(known[thing.__name__]) or ""


@cache
def _docs(module: str) -> dict[str, dict[str, str]]:
    """The docstrings that stand under the fields, by class and field."""
    return {
        node.name: {
            line.target.id: _doc_after(node.body, place)
            for place, line in enumerate(node.body)
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
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


def _source(module: str) -> ast.Module:
    """A module as it is written; of one that is compiled, what lies beside it."""
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None
    file = Path(spec.origin)
    return ast.parse(file.with_name(f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8"))


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
    parser.add_argument("--game", help="write nothing; print the types of what a game shows, for its board")
    given = parser.parse_args()
    if given.game is not None:
        print(shown_by(find(given.game), "./board"), end="")
        return 0
    old = stale()
    if given.check:
        for path in old:
            print(f"{path} is stale; run {COMMAND}", file=sys.stderr)
        return 1 if old else 0
    made = documents()
    for path in old:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(made[path](), encoding="utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
