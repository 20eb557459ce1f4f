"""How the server is run: the command, its end, its logs and its measures."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import socket
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bench.load.client import Person, fresh
from ludoteca import cli
from ludoteca.commands import serve
from ludoteca.server import protocol as p
from ludoteca.server.logs import JsonLines, pseudonym, shortened
from tests.server.clients import denied, play, run, seated, serving, sit, started

FZZZT = p.Settings("fzzzt", 2)


def command(*arguments: str) -> subprocess.Popen[str]:
    """The server as people start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--no-open", "--lang", "en", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def url_of(server: subprocess.Popen[str]) -> str:
    """Where a server says that it is."""
    assert server.stdout is not None
    return next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    server = command("--port", "0", "--db", f"sqlite:///{tmp_path / 'data' / 'ludoteca.db'}")
    try:
        url = url_of(server)
        ann = run(Person.arrive(url, "Ann"))
        room = run(ann.open_room(FZZZT))
        server.send_signal(how)
        _, errors = server.communicate(timeout=30)
    finally:
        server.kill()
    assert server.returncode == 0
    assert room not in errors and str(ann.cookie) not in errors
    assert (tmp_path / "data" / "ludoteca.db.key").exists()


def test_a_server_that_is_stopped_closes_its_sockets(tmp_path: Path) -> None:
    server = command("--port", "0", "--db", f"sqlite:///{tmp_path / 'ludoteca.db'}")
    try:
        url = url_of(server)

        async def stop_while_looking() -> None:
            ann = await Person.arrive(url, "Ann")
            viewer = await ann.enter(await ann.open_room(FZZZT))
            server.send_signal(signal.SIGTERM)
            with pytest.raises(Exception, match="1012|4503"):
                while True:
                    await viewer.receive()

        run(stop_while_looking())
        assert server.wait(timeout=30) == 0
    finally:
        server.kill()


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says about bad input, in one line."""
    assert cli.main(["serve", "--no-open", *arguments]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def test_a_port_in_use_is_complained_about(capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"cannot listen at 127.0.0.1 port {port}" in complaint(
            capsys, "--port", str(port), "--db", sqlite
        )


@pytest.mark.parametrize("port", ["x", "-1", "65536"])
def test_a_port_that_is_none_is_complained_about(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert "a port is" in complaint(capsys, f"--port={port}")


def test_an_address_that_is_none_is_complained_about(capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    assert "cannot listen" in complaint(
        capsys, "--host", "no.such.host.invalid", "--port", "0", "--db", sqlite
    )


@pytest.mark.parametrize("database", ["nonsense", "mysql://host/name", "sqlite://"])
def test_a_database_that_is_none_is_complained_about(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, database: str
) -> None:
    key = str(tmp_path / "key")
    assert "ludoteca:" in complaint(capsys, "--port", "0", "--key", key, "--db", database)


def test_a_file_that_is_no_database_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes, and long enough to be taken for something else " * 20)
    before = file.read_bytes()
    assert "cannot be used" in complaint(capsys, "--port", "0", "--db", f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_server_for_its_own_machine_has_no_address_for_others() -> None:
    with serve._listen("127.0.0.1", "0") as own:
        assert serve._network(own) == []


def test_a_server_for_everybody_names_an_address_that_is_not_everywhere() -> None:
    with serve._listen("0.0.0.0", "0") as everywhere:
        for address in serve._network(everywhere):
            assert not ip_address(address).is_unspecified


def test_the_usual_port_gives_way_to_the_next_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
        with serve._listen("127.0.0.1", None) as found:
            assert taken.getsockname()[1] < found.getsockname()[1] <= taken.getsockname()[1] + serve.TRIED


def test_without_a_command_the_table_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def served(args: argparse.Namespace) -> int:
        asked.append(args.no_open)
        return 0

    monkeypatch.setattr(serve, "run", served)
    assert cli.main([]) == 0
    assert asked == [False]


def test_the_server_tells_how_it_is(sqlite: str) -> None:
    async def well() -> None:
        async with serving(sqlite) as site:
            nobody = Person(site.url)
            assert (await nobody.call("GET", "/healthz")).body == b"ok\n"
            assert (await nobody.call("GET", "/readyz")).status == 200

    run(well())


def test_a_server_without_a_database_is_not_ready(sqlite: str) -> None:
    async def ill() -> None:
        async with serving(sqlite) as site:
            path = Path(sqlite.removeprefix("sqlite:///"))
            path.rename(path.with_name("gone"))
            path.mkdir()
            site.app_state.store._engine.dispose()
            assert (await Person(site.url).call("GET", "/readyz")).status == 503
            path.rmdir()
            path.with_name("gone").rename(path)

    run(ill())


def test_what_was_done_is_counted(sqlite: str) -> None:
    async def count() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings("zombie_fluxx", 2), "Ann", "Bob")
            await play(viewers, answers=3)
            assert await denied(viewers[0], p.Start(fresh())) == "already_begun"
            text = (await Person(site.url).call("GET", "/metrics")).body.decode()
            values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(values["ludoteca_answers_total"]) >= 3
            assert float(values["ludoteca_rooms"]) == 1
            assert float(values["ludoteca_sockets"]) == 2
            assert float(values['ludoteca_refusals_total{code="already_begun"}']) == 1
            assert float(values["ludoteca_store_seconds_count"]) >= 3

    run(count())


# -- logs ------------------------------------------------------------------------------------------


def test_a_log_line_is_json_without_ids_or_messages_of_errors() -> None:
    secret = "hand: Darrow"
    try:
        raise ValueError(secret)
    except ValueError:
        record = logging.LogRecord("ludoteca", logging.ERROR, "x.py", 1, "it broke", (), sys.exc_info())
    record.room = "abcdefghijklmnopqrstuv"
    record.answer = secret
    line = JsonLines().format(record)
    told = json.loads(line)
    assert told["event"] == "it broke" and told["error"] == "ValueError" and told["room"] == "abcdef~"
    assert secret not in line and "answer" not in told


def test_ids_in_texts_are_cut_short() -> None:
    assert shortened("/api/rooms/abcdefghijklmnopqrstuv/socket") == "/api/rooms/abcdef~/socket"
    assert shortened("/api/games") == "/api/games"
    assert pseudonym("ann") == pseudonym("ann") != pseudonym("bob")


def test_the_log_of_a_match_tells_nothing_of_it(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def quiet() -> list[str]:
        async with serving(sqlite) as site:
            viewers = await seated(site, FZZZT, "Ann", "Bob")
            await viewers[0].do(p.Say(fresh(), "a word in confidence"))
            await denied(viewers[1], p.Start(fresh()))
            await viewers[1].send_raw("what a nonsense")
            await viewers[1].receive()
            return [viewers[0].id, str(viewers[0].person.cookie)]

    with caplog.at_level(logging.DEBUG, "ludoteca"):
        secrets = run(quiet())
    formatter = JsonLines()
    lines = "\n".join([formatter.format(record) for record in caplog.records])
    assert "not_host" in lines
    for secret in [*secrets, "a word in confidence", "what a nonsense"]:
        assert secret not in lines


# -- several processes -----------------------------------------------------------------------------


def test_people_of_two_processes_play_at_one_table(postgres: str, redis: str) -> None:
    async def across() -> None:
        async with serving(postgres, redis=redis) as here, serving(postgres, redis=redis) as there:
            ann, bob = await here.person("Ann"), await there.person("Bob")
            room = await ann.open_room(p.Settings("zombie_fluxx", 2))
            await sit(bob, room, 1)
            viewers = [await ann.enter(room), await bob.enter(room)]
            await viewers[0].do(p.Start(fresh()))
            await play(viewers)
            assert room not in there.app_state.rooms.sessions

    run(across())


def test_without_redis_a_room_of_another_process_is_elsewhere(postgres: str) -> None:
    async def elsewhere() -> None:
        async with serving(postgres) as here, serving(postgres) as there:
            ann = await here.person("Ann")
            room = await ann.open_room(FZZZT)
            ann.place = there.url.removeprefix("http://")
            with pytest.raises(ConnectionClosed) as end:
                await ann.enter(room)
            assert end.value.rcvd is not None and end.value.rcvd.code == 4503

    run(elsewhere())


def test_a_redis_that_does_not_answer_is_complained_about(
    capsys: pytest.CaptureFixture[str], sqlite: str
) -> None:
    assert "Redis does not answer" in complaint(
        capsys, "--port", "0", "--db", sqlite, "--redis", "redis://127.0.0.1:1"
    )
