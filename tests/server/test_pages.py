"""What the server shows to browsers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from gzip import decompress as gunzip
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bench.load.client import Person
from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import games
from ludoteca.server.routes import pages
from ludoteca.server.routes.alone import handed_out
from ludoteca.server.service import front_words
from ludoteca.server.static_file import FOR_EVER, StaticFile
from tests.server.clients import run, serving

ROOT: Final = Path(__file__).resolve().parents[2]


def test_a_server_without_a_client_says_how_to_build_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    shown = pages.pages.__wrapped__()
    assert list(shown) == [pages.INDEX]
    assert b"make client" in shown[pages.INDEX].content


def test_a_client_that_is_built_is_served_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_bytes(b"the client")
    (tmp_path / "static" / "assets" / "a-1.js").write_bytes(b"")
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    shown = pages.pages.__wrapped__()
    assert shown[pages.INDEX].content == b"the client" and shown[pages.INDEX].cache == "no-cache"
    assert "immutable" in shown["assets/a-1.js"].cache


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[dict[str, StaticFile]]:
    """A client of three files, one of which its build has compressed."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_bytes(b"the client")
    (static / "assets" / "a-1.js").write_bytes(b"long script")
    (static / "assets" / "a-1.js.br").write_bytes(b"br")
    (static / "assets" / "a-1.js.gz").write_bytes(b"gz")
    (static / "assets" / "a-1.woff2").write_bytes(b"font")
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    pages.pages.cache_clear()
    yield pages.pages()
    pages.pages.cache_clear()


class Asked:
    """Requests to a server, without a library that would unpack what comes."""

    def __init__(self, url: str) -> None:
        self._host = url.removeprefix("http://")

    def __call__(self, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
        line = HTTPConnection(self._host)
        line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        with closing(line), line.getresponse() as answer:
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


Work = Callable[[Callable[[Asked], None]], None]


@pytest.fixture
def asking(tmp_path: Path) -> Work:
    """Lets somebody ask a real server."""

    def asked(work: Callable[[Asked], None]) -> None:
        async def served() -> None:
            async with serving(f"sqlite:///{tmp_path / 'table.db'}") as site:
                await asyncio.to_thread(work, Asked(site.url))

        run(served())

    return asked


@pytest.mark.parametrize(
    ("readable", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", b"br"),
        ("gzip;q=1.0, br; q=0", "gzip", b"gz"),
        ("deflate", None, b"long script"),
        ("", None, b"long script"),
    ],
)
def test_a_file_goes_as_small_as_the_browser_can_read_it(
    client: dict[str, StaticFile], readable: str, encoding: str | None, content: bytes
) -> None:
    answer = client["assets/a-1.js"].answer({"accept-encoding": readable})
    assert answer.content == content
    assert (answer.headers.get("content-encoding"), answer.headers["vary"]) == (encoding, "accept-encoding")


def test_compressed_copies_are_no_files_of_their_own(client: dict[str, StaticFile]) -> None:
    assert sorted(client) == ["assets/a-1.js", "assets/a-1.woff2", "index.html"]


def test_what_a_browser_has_is_not_sent_again(client: dict[str, StaticFile], asking: Work) -> None:
    def work(ask: Asked) -> None:
        status, headers, content = ask("/")
        assert (status, headers["cache-control"], content) == (200, "no-cache", b"the client")
        again = ask("/", if_none_match=f'"other", W/{headers["etag"]}')
        assert (again[0], again[2]) == (304, b"")
        assert ask("/", if_none_match='"other"')[0] == 200

    asking(work)


def test_a_request_for_the_head_alone_gets_the_head_of_the_same_answer(
    client: dict[str, StaticFile], asking: Work
) -> None:
    def work(ask: Asked) -> None:
        for path in ("/", "/assets/a-1.js", "/nowhere", "/api/games", "/boxes/nl.ftl", "/healthz", "/api/no"):
            whole, head = ask(path, accept_encoding="br"), ask(path, "HEAD", accept_encoding="br")
            assert head[2] == b""
            assert (head[0], head[1]["content-length"]) == (whole[0], str(len(whole[2]))), path

    asking(work)


def test_the_client_shows_itself_at_the_places_it_knows_and_elsewhere_that_there_is_nothing(
    client: dict[str, StaticFile], asking: Work
) -> None:
    def work(ask: Asked) -> None:
        for path in ("/", "/lobby", "/mine", "/rooms/some-room", "/matches/some-match"):
            assert (ask(path)[0], ask(path)[2]) == (200, b"the client"), path
        for path in ("/nowhere", "/rooms", "/lobby/2", "/assets/a-0.js", "/rooms/a/b"):
            assert (ask(path)[0], ask(path)[2]) == (404, b"the client"), path

    asking(work)


def test_server_and_client_know_the_same_places() -> None:
    known = (ROOT / "web/src/App.svelte").read_text(encoding="utf-8")
    shown = re.findall(r'parts\[0\] === "(\w+)" && parts.length === (\d)', known)
    alone, others = (ROOT / "web/src/pages.ts").read_text(encoding="utf-8").split("export const PAGES")
    loaded = [
        (name, parts)
        for text, parts in ((alone, 1), (others, 2))
        for name in re.findall(r"^  (\w+): \(\) => opened\(import", text, re.MULTILINE)
    ]
    assert {**{name: int(parts) for name, parts in shown}, **dict(loaded)} == pages.PLACES


def test_long_answers_of_the_interface_are_compressed_and_short_ones_go_as_they_are(asking: Work) -> None:
    def work(ask: Asked) -> None:
        plain, small = ask("/api/games"), ask("/api/games", accept_encoding="gzip, br")
        assert small[1]["content-encoding"] == "gzip" and "accept-encoding" in small[1]["vary"].lower()
        assert gunzip(small[2]) == plain[2] and len(small[2]) < len(plain[2]) / 3
        assert "content-encoding" not in ask("/api/lobby", accept_encoding="gzip")[1]

    asking(work)


def test_the_front_door_says_titles_and_posters_as_the_whole_box_does() -> None:
    for code in languages():
        front = FluentBundle([code], use_isolating=False)
        front.add_resource(FluentResource(front_words(code)))
        for game in games().values():
            for message in (game.words.TITLE.id, f"{game.id}-poster"):
                pattern = front.get_message(message).value
                assert pattern is not None
                assert front.format_pattern(pattern) == (language(code).text(message), [])


def test_words_of_a_box_are_compressed_and_not_sent_again(asking: Work) -> None:
    def work(ask: Asked) -> None:
        path = "/boxes/fzzzt/lang/uk.ftl"
        status, headers, content = ask(path, accept_encoding="gzip")
        assert (status, headers["content-encoding"]) == (200, "gzip")
        assert gunzip(content).decode() == games()["fzzzt"].fluent("uk")
        assert ask(path, accept_encoding="gzip", if_none_match=headers["etag"])[0] == 304
        assert ask("/boxes/xx.ftl")[0] == ask("/boxes/nl")[0] == 404

    asking(work)


ALONE: Final = {
    "index.html": b"<html>",
    "serviceWorker.js": b"self.KEPT = {}",
    "assets/worker-abc.js": b"run(Python)",
    "assets/front-abc.js": b"show(it)",
    "python/table-0123456789.zip": b"PK",
}


@pytest.mark.parametrize(
    ("path", "kind", "cache", "compiles"),
    [
        ("/offline/", "text/html; charset=utf-8", "no-cache", False),
        ("/offline/serviceWorker.js", "text/javascript; charset=utf-8", "no-cache", False),
        ("/offline/assets/front-abc.js", "text/javascript; charset=utf-8", FOR_EVER, False),
        ("/offline/assets/worker-abc.js", "text/javascript; charset=utf-8", FOR_EVER, True),
        ("/offline/python/table-0123456789.zip", "application/zip", FOR_EVER, False),
    ],
)
def test_the_page_that_needs_no_server_is_handed_out_and_only_its_worker_compiles(
    tmp_path: Path, path: str, kind: str, cache: str, compiles: bool
) -> None:
    def ask(asked: Asked) -> None:
        status, headers, _ = asked(path)
        assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, cache)
        assert ("'wasm-unsafe-eval'" in headers["content-security-policy"]) == compiles
        assert "'unsafe-eval'" not in headers["content-security-policy"]

    async def serve() -> None:
        async with serving(f"sqlite:///{tmp_path}/table.db") as site:
            site.app_state.alone = handed_out(ALONE)
            await asyncio.to_thread(ask, Asked(site.url))

    run(serve())


def test_a_server_leads_to_the_page_that_needs_none_only_if_it_has_it(tmp_path: Path) -> None:
    async def serve() -> None:
        async with serving(f"sqlite:///{tmp_path}/table.db") as site:
            asked = Asked(site.url)
            assert (await asyncio.to_thread(asked, "/offline/"))[0] == 404
            assert b"ludoteca-alone" not in (await asyncio.to_thread(asked, "/"))[2]
            site.app_state.alone = handed_out(ALONE)
            status, headers, _ = await asyncio.to_thread(asked, "/offline")
            assert (status, headers["location"]) == (302, "/offline/")

    run(serve())


def test_whoever_runs_the_server_may_say_it_in_their_own_words(sqlite: str, tmp_path: Path) -> None:
    async def read() -> None:
        async with serving(sqlite) as site:
            nobody = Person(site.url)

            async def told(page: str, language: str) -> str:
                reply = await nobody.call("GET", f"/api/house/{page}/{language}")
                return str(reply.json["text"]) if reply.status == 200 else str(reply.status)

            usual = {code: await told("rules", code) for code in languages()}
            assert len({*usual.values()}) == len(languages())
            site.app_state.house = tmp_path
            (tmp_path / "rules.nl.md").write_text("# Bij ons", encoding="utf-8")
            assert [await told("rules", code) for code in ("nl", "uk")] == ["# Bij ons"] * 2
            assert await told("privacy", "nl") != "# Bij ons"
            for page, language in (("secrets", "en"), ("rules", "xx"), ("..", "en")):
                assert await told(page, language) == "404"

    run(read())
