"""Pads over HTTP: asked of the server, and shown to other screens."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.shared_pads import KEPT, code_of, find, keep
from ludoteca.server.store import Store
from tests.server.clients import run, serving

KEY = "0123456789abcdef" * 4


def ask(url: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """A request as a page sends it, from somebody who is nobody yet."""
    sent = None if body is None else json.dumps(body)
    with closing(HTTPConnection(url.removeprefix("http://"))) as line:
        line.request(method, f"/api{path}", sent, {"content-type": "application/json"})
        with line.getresponse() as answer:
            return answer.status, json.loads(answer.read() or b"null")


def test_a_pad_is_asked_shown_and_looked_at(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.db'}") as server:

            async def asked(*words: Any) -> tuple[int, Any]:
                return await asyncio.to_thread(ask, server.url, *words)

            status, lines = await asked("GET", "/games/fzzzt/pads")
            assert (status, [line["name"] for line in lines]) == (200, ["score"])
            status, view = await asked("POST", "/games/fzzzt/pads/score", {"told": ["cards.0 "]})
            assert (status, len(view["missing"])) == (200, 1)
            status, view = await asked("POST", "/games/fzzzt/pads/score", {"told": ["players 9"]})
            assert (status, view["unfit"]["number"]) == (200, 0)
            for path in ("/games/fzzzt/pads/nothing", "/games/nothing/pads/score"):
                assert (await asked("POST", path, {"told": []}))[0] == 404
            assert (await asked("POST", "/games/fzzzt/pads/score", {"told": ["x" * 4001]}))[0] == 400
            shared = {"game": "fzzzt", "name": "score", "told": ["players 3"]}
            status, ticket = await asked("PUT", f"/pads/{KEY}", shared)
            assert (status, ticket["token"]) == (200, code_of(KEY))
            assert await asked("GET", f"/pads/{ticket['token']}") == (200, shared)
            later = {**shared, "told": ["players 4"]}
            assert (await asked("PUT", f"/pads/{KEY}", later))[1] == ticket
            assert (await asked("GET", f"/pads/{ticket['token']}"))[1] == later
            # Who may look cannot change anything: the code is not the key.
            await asked("PUT", f"/pads/{ticket['token']}", shared)
            assert (await asked("GET", f"/pads/{ticket['token']}"))[1] == later
            assert (await asked("GET", f"/pads/{KEY}"))[0] == 404
            assert (await asked("PUT", f"/pads/{KEY}", {**shared, "name": "nothing"}))[0] == 404
            assert (await asked("PUT", "/pads/short", shared))[0] == 400

    run(visit())


@pytest.mark.parametrize(("after", "there"), [(KEPT - 1, True), (KEPT + 1, False)])
def test_a_pad_that_nobody_changes_is_forgotten(tmp_path: Path, after: float, there: bool) -> None:
    async def look() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}", "here")
        await store.open()
        await store._write(lambda connection: keep(connection, "one", "{}", 1.0))
        await store._write(lambda connection: keep(connection, "two", "{}", 1.0 + after))
        found = await store._read(lambda connection: find(connection, "one"))
        assert (found is not None) == there
        await store.close()

    run(look())
