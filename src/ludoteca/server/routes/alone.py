"""The page that needs no server, handed out by one: whoever has been here once can play where there is no network."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Mapping
from gzip import compress
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from ludoteca.server.app_state import AppState
from ludoteca.server.problems import Denied
from ludoteca.server.routes.pages import ALONE, INDEX, pages
from ludoteca.server.security import COMPILING
from ludoteca.server.static_file import AS_IT_IS, CHECKED, FOR_EVER, StaticFile

HASHED: Final = re.compile(r"(assets|python|boxes-[0-9a-f]+)/.*")
"""Files whose names change with what is in them."""
WORKERS: Final = re.compile(r"assets/worker-[^/]+\.js")
TEXTS: Final = (".css", ".html", ".js", ".svg", ".webmanifest")
"""What is worth compressing; the rest is compressed already."""


def handed_out(files: Mapping[str, bytes]) -> dict[str, StaticFile]:
    """The files as they are served."""

    def smaller(path: str, content: bytes) -> dict[str, bytes]:
        client = pages().get(path)
        if client is not None and client.content == content:
            return client.compressed
        return {"gzip": compress(content, mtime=0)} if path.endswith(TEXTS) else {}

    return {
        path: StaticFile(
            mimetypes.guess_type(path)[0] or "application/octet-stream",
            content,
            FOR_EVER if HASHED.fullmatch(path) else CHECKED,
            smaller(path, content),
            COMPILING if WORKERS.fullmatch(path) else None,
        )
        for path, content in files.items()
    }


@get(ALONE.rstrip("/"), include_in_schema=False, opt={AS_IT_IS: True})
async def first(request: Request[Any, Any, Any], app_state: NamedDependency[AppState]) -> Response[Any]:
    """The page; it finds everything beside itself, and so it must know that it lies in a folder."""
    # The path itself has lost its last stroke on its way here.
    if not request.scope["raw_path"].endswith(b"/"):
        return Redirect(ALONE)
    return _served(request, app_state, INDEX)


@get(f"{ALONE}{{path:path}}", include_in_schema=False, opt={AS_IT_IS: True})
async def rest(
    path: FromPath[str], request: Request[Any, Any, Any], app_state: NamedDependency[AppState]
) -> Response[bytes]:
    """A file of the page."""
    return _served(request, app_state, path.removeprefix("/"))


def _served(request: Request[Any, Any, Any], app_state: AppState, path: str) -> Response[bytes]:
    file = app_state.alone.get(path)
    if file is None:
        raise Denied("not_found")
    return file.answer(request.headers)


ROUTES = [first, rest]
