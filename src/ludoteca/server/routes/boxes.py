"""Boxes: what the browser needs of one game, served from its package: its words, its manual, and a board if it brings one."""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

from ludoteca.facets.game import Game
from ludoteca.facets.language import languages
from ludoteca.facets.registry import AT_TABLE, games
from ludoteca.server import service
from ludoteca.server.problems import Denied
from ludoteca.server.static_file import AS_IT_IS, CHECKED, StaticFile

FLUENT: Final = "text/plain"
KEPT: Final = 64
"""Files that stay compressed, as long as they are what they were."""

PICTURES: Final = "manual/pictures.json"

Name = Annotated[str, PathParameter(max_length=64)]


@get("/boxes/{name:str}", include_in_schema=False, opt={AS_IT_IS: True})
async def front(name: Name, request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the front door says of all games in a language: ``/boxes/nl.ftl``."""
    code = name.removesuffix(".ftl")
    if code not in languages() or code == name:
        raise Denied("not_found")
    return _served(request, FLUENT, service.front_words(code))


@get("/boxes/{game:str}/{part:str}/{name:str}", include_in_schema=False, opt={AS_IT_IS: True})
async def box_file(game: Name, part: Name, name: Name, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of a box: ``lang/nl.ftl``, ``manual/nl.md``, ``manual/pictures.json``, ``board/board.js`` or ``board/board.css``."""
    box = games(*AT_TABLE).get(game)
    found = None if box is None else _file(box, f"{part}/{name}")
    if found is None:
        raise Denied("not_found")
    text, kind = found
    return _served(request, kind, text)


def _served(request: Request[Any, Any, Any], kind: str, text: str) -> Response[bytes]:
    return _compressed(kind, text.encode()).answer(request.headers)


@lru_cache(KEPT)
def _compressed(kind: str, content: bytes) -> StaticFile:
    return StaticFile(kind, content, CHECKED, {"gzip": compress(content, mtime=0)})


def _file(game: Game, path: str) -> tuple[str, str] | None:
    """The text of a file and its kind; only those that are meant to be seen."""
    for code in languages():
        if path == f"lang/{code}.ftl":
            return game.fluent(code), FLUENT
        if path == f"manual/{code}.md" and game.manual(code):
            return game.manual(code), "text/markdown"
    if path == PICTURES and game.positions():
        return msgspec.json.encode(service.pictures(game)).decode(), "application/json"
    kinds = {"board/board.js": "text/javascript", "board/board.css": "text/css"}
    if path in kinds and game.board is not None:
        file = game.board.joinpath(path.removeprefix("board/"))
        if file.is_file():
            return file.read_text(encoding="utf-8"), kinds[path]
    return None


ROUTES = [front, box_file]
