"""Pages: the browser client, as its build has compressed it. It shows itself at the places that it knows; anywhere else is not found."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import cache, lru_cache
from gzip import compress
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.server.app_state import AppState
from ludoteca.server.problems import Denied
from ludoteca.server.static_file import AS_IT_IS, CHECKED, FOR_EVER, FOUND, NOT_FOUND, StaticFile

INDEX: Final = "index.html"
ALONE: Final = "/offline/"
"""Where the page lies that needs no server."""
ASSETS: Final = "assets/"
"""Files whose names change with what is in them."""
PLACES: Final[Mapping[str, int]] = {
    "account": 1,
    "calls": 1,
    "deals": 1,
    "duplicates": 2,
    "desk": 1,
    "house": 2,
    "ladder": 1,
    "lobby": 1,
    "matches": 2,
    "losses": 1,
    "mine": 1,
    "pad": 2,
    "people": 2,
    "rooms": 2,
}
"""Where the client has pages: the first part of a path, and of how many it is made. The front door has none."""
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be encoded, the smallest first, and what the name of its compressed copy ends in."""
UNBUILT: Final = b"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Ludoteca</title>
  </head>
  <body>
    <main>
      <h1>Ludoteca</h1>
      <p>The table server is running, but the browser client has not been built.
        With Node.js installed, <code>make client</code> builds it; then start the server again.</p>
      <p>To play in a terminal: <code>ludoteca play</code>.
        The interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    </main>
  </body>
</html>
"""
"""The first page of a server that has no client."""


@cache
def pages() -> dict[str, StaticFile]:
    """All files of the client by path. There are few, and nothing that is not among them is ever served."""
    found: dict[str, bytes] = {}

    def look(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                look(entry, f"{path}{entry.name}/")
            else:
                found[f"{path}{entry.name}"] = entry.read_bytes()

    static = files("ludoteca.server").joinpath("static")
    if static.is_dir():
        look(static, "")
    if INDEX not in found:
        return {INDEX: StaticFile("text/html", UNBUILT, CHECKED)}

    def smaller(name: str) -> dict[str, bytes]:
        copies = {encoding: found.get(f"{name}{ending}") for encoding, ending in COMPRESSED.items()}
        return {encoding: copy for encoding, copy in copies.items() if copy is not None}

    return {
        name: StaticFile(
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            content,
            FOR_EVER if name.startswith(ASSETS) else CHECKED,
            smaller(name),
        )
        for name, content in found.items()
        if not name.endswith((*COMPRESSED.values(),))
    }


@get("/", include_in_schema=False, opt={AS_IT_IS: True})
async def first_page(
    request: Request[Any, Any, Any], app_state: NamedDependency[AppState]
) -> Response[bytes]:
    """The first page of the client."""
    return _index(app_state).answer(request.headers)


@get("/{path:path}", include_in_schema=False, opt={AS_IT_IS: True})
async def page(
    path: FromPath[str], request: Request[Any, Any, Any], app_state: NamedDependency[AppState]
) -> Response[bytes]:
    """A file of the client; its page, if the client has one there; else its page that says that there is nothing."""
    name = path.removeprefix("/")
    if name == "api" or name.startswith("api/"):
        raise Denied("not_found")
    if name in pages():
        return pages()[name].answer(request.headers)
    return _index(app_state).answer(request.headers, FOUND if is_place(name) else NOT_FOUND)


def is_place(path: str) -> bool:
    """Whether the client has a page at a path."""
    parts = [part for part in path.split("/") if part]
    return bool(parts) and PLACES.get(parts[0]) == len(parts)


def _index(app_state: AppState) -> StaticFile:
    """The page of the client, which says where the one is that needs no server."""
    index = pages()[INDEX]
    return _leading_on(index.content) if app_state.alone else index


@lru_cache(1)
def _leading_on(index: bytes) -> StaticFile:
    told = index.replace(b"<head>", f'<head><meta name="ludoteca-alone" content="{ALONE}">'.encode(), 1)
    return StaticFile("text/html", told, CHECKED, {"gzip": compress(told, mtime=0)})


ROUTES = [first_page, page]
