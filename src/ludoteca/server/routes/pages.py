"""Pages: the browser client. Whatever is not there is the client's own affair: it gets the first page."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ludoteca.server.problems import Denied

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files whose names change with what is in them."""
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


class Page:
    """A file of the client, as it is served."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.cache = "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"


@cache
def pages() -> dict[str, Page]:
    """All files of the client by path. There are few, and nothing that is not among them is ever served."""
    found: dict[str, Page] = {}

    def look(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                look(entry, f"{path}{entry.name}/")
            else:
                found[f"{path}{entry.name}"] = Page(f"{path}{entry.name}", entry.read_bytes())

    static = files("ludoteca.server").joinpath("static")
    if static.is_dir():
        look(static, "")
    return found if INDEX in found else {INDEX: Page(INDEX, UNBUILT)}


@get("/", include_in_schema=False)
async def first_page() -> Response[bytes]:
    """The first page of the client."""
    return _served(INDEX)


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its first page."""
    name = path.removeprefix("/")
    if name == "api" or name.startswith("api/"):
        raise Denied("not_found")
    return _served(name if name in pages() else INDEX)


def _served(name: str) -> Response[bytes]:
    found = pages()[name]
    return Response(found.content, media_type=found.kind, headers={"cache-control": found.cache})


ROUTES = [first_page, page]
