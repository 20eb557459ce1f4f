"""Boxes: what the browser needs of one game, served from its package: its words, its manual, and a board if it brings one."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from ludoteca.facets.game import Game
from ludoteca.facets.language import languages
from ludoteca.facets.registry import games
from ludoteca.server.problems import Denied

Name = Annotated[str, PathParameter(max_length=64)]


@get("/boxes/{game:str}/{part:str}/{name:str}", include_in_schema=False)
async def box_file(game: Name, part: Name, name: Name) -> Response[str]:
    """A file of a box: ``lang/nl.ftl``, ``manual/nl.md``, ``board/board.js`` or ``board/board.css``."""
    box = games().get(game)
    found = None if box is None else _file(box, f"{part}/{name}")
    if found is None:
        raise Denied("not_found")
    text, kind = found
    headers = {"cache-control": "no-cache"}
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=headers)


def _file(game: Game, path: str) -> tuple[str, str] | None:
    """The text of a file and its kind; only those that are meant to be seen."""
    for code in languages():
        if path == f"lang/{code}.ftl":
            return game.fluent(code), "text/plain"
        if path == f"manual/{code}.md" and game.manual(code):
            return game.manual(code), "text/markdown"
    kinds = {"board/board.js": "text/javascript", "board/board.css": "text/css"}
    if path in kinds and game.board is not None:
        file = game.board.joinpath(path.removeprefix("board/"))
        if file.is_file():
            return file.read_text(encoding="utf-8"), kinds[path]
    return None


ROUTES = [box_file]
