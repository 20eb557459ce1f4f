"""The nginx that docs and deploy show, in front of real servers: pages, sockets, addresses and what it keeps for itself."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.load.client import Person, fresh
from ludoteca.server import protocol as p
from tests.server.clients import done, play, run, serving, sit
from tests.server.databases import program

CONF = Path(__file__).parents[2] / "deploy/nginx.conf"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def nginx(folder: Path, *upstream: str) -> Iterator[str]:
    """An nginx with the configuration of the docs, in front of these servers; its address."""
    port = free_port()
    site = CONF.read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    servers = "\n".join(f"server {one.removeprefix('http://')};" for one in upstream)
    assert "server 127.0.0.1:8642;" in site
    (folder / "site.conf").write_text(site.replace("server 127.0.0.1:8642;", servers), encoding="utf-8")
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-p", str(folder), "-c", str(main), "-e", f"{folder}/error.log"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        patience = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert time.monotonic() < patience and server.poll() is None, (
                    folder / "error.log"
                ).read_text()
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def test_a_match_is_played_through_the_proxy(sqlite: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            with nginx(tmp_path, site.url) as url:
                ann, bob = [await Person.arrive(url, name) for name in ("Ann", "Bob")]
                room = await ann.open_room(p.Settings("fzzzt", 2))
                await sit(bob, room, 1)
                viewers = [await ann.enter(room, 0), await bob.enter(room, 1)]
                await done(viewers[0], p.Start(fresh()))
                await play(viewers, answers=6)
                assert (await ann.call("GET", "/metrics")).status == 404
                assert (await Person(site.url).call("GET", "/metrics")).status == 200
                for viewer in viewers:
                    await viewer.leave()

    run(act())


@pytest.mark.slow
def test_two_processes_behind_the_proxy_are_one_table(postgres: str, redis: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(postgres, redis=redis) as one, serving(postgres, redis=redis) as two:
            with nginx(tmp_path, one.url, two.url) as url:
                ann, bob = [await Person.arrive(url, name) for name in ("Ann", "Bob")]
                room = await ann.open_room(p.Settings("fzzzt", 2))
                await sit(bob, room, 1)
                # From one process each, whichever has the room.
                ann, bob = Person(one.url, ann.cookie), Person(two.url, bob.cookie)
                viewers = [await ann.enter(room, 0), await bob.enter(room, 1)]
                await done(viewers[0], p.Start(fresh()))
                await play(viewers, answers=6)
                for viewer in viewers:
                    await viewer.leave()

    run(act())
