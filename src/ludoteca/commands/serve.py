"""Serve the table: rooms for people and bots, in the browser."""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from ludoteca.facets.complaint import Complaint, add_language, spoken, whole

if TYPE_CHECKING:
    from ludoteca.server.house import House

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses that stand for all of the machine."""
PORT: Final = 8642
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of documentation, which nobody has."""
TRIED: Final = 20
"""So many ports are tried if nobody asked for a certain one."""
LAST_PORT: Final = 65_535
SQLITE: Final = "sqlite:///"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", metavar="H", default=HOST, help=f"the address to listen at, usually {HOST}")
    parser.add_argument("--port", metavar="P", help=f"the port, usually {PORT} or the next free one")
    parser.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///path or postgresql://user@host/name; usually SQLite in the data folder",
    )
    parser.add_argument(
        "--key", metavar="FILE", type=Path, help="the key that signs cookies; made if it is not there"
    )
    parser.add_argument(
        "--redis", metavar="URL", help="redis://host, for several processes on one PostgreSQL"
    )
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; then everything is stored."""
    language = spoken(args.lang)
    folder = user_data_path("ludoteca", appauthor=False)
    database = args.db if args.db is not None else f"{SQLITE}{folder / 'ludoteca.db'}"
    listening = _listen(args.host, args.port)
    port = listening.getsockname()[1]
    here = HOST if args.host in EVERYWHERE else args.host
    url = _url(here, port)
    network = [_url(address, port) for address in _network(listening)]

    def announce() -> None:
        print(language.text("web-serving", url=url), flush=True)
        for other in network:
            print(language.text("web-serving-network", url=other), flush=True)
        if not args.no_open:
            webbrowser.open(url)

    try:
        key = args.key or _key_path(database, folder)
        asyncio.run(_serve(database, key, args.redis, listening, network, announce))
    finally:
        listening.close()
    return 0


def _listen(host: str, port: str | None) -> socket.socket:
    """A socket at the port asked for; without one, at the usual port or the next that is free."""
    wanted = PORT if port is None else whole(port, "a port", 0)
    if wanted > LAST_PORT:
        raise Complaint(f"a port is at most {LAST_PORT}, not {wanted}")
    last = wanted + TRIED if port is None else wanted
    for number in range(wanted, last + 1):
        try:
            return _bound(host, number)
        except OSError as error:
            if number == last:
                raise Complaint(f"cannot listen at {host} port {number}: {error.strerror}") from error
    raise AssertionError("the last port either is free or raises")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        # Where another server listens already, this is where it shows.
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def _network(listening: socket.socket) -> list[str]:
    """The addresses at which other devices reach this socket: none, if it listens to its own machine only."""
    bound = str(listening.getsockname()[0])
    if bound not in EVERYWHERE:
        return [] if ip_address(bound).is_loopback else [bound]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the machine only chooses which of its addresses it would send from.
            probe.connect(ELSEWHERE)
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def _key_path(database: str, folder: Path) -> Path:
    """The key lies beside the database if that is a file, else in the data folder."""
    if database.startswith(SQLITE):
        file = Path(database.removeprefix(SQLITE))
        return file.with_name(f"{file.name}.key")
    return folder / "server.key"


async def _serve(
    database: str,
    key: Path,
    redis: str | None,
    listening: socket.socket,
    network: list[str],
    announce: Callable[[], None],
) -> None:
    # Here, because no other command should wait for a web server to be imported.
    from ludoteca.server.database import BadDatabase
    from ludoteca.server.guests import key_at
    from ludoteca.server.house import opened
    from ludoteca.server.logs import write_to_stderr
    from ludoteca.server.security import Rates

    write_to_stderr()
    try:
        async with opened(database, key_at(key), Rates(), redis) as house:
            house.addresses = network
            await _until_told(house, listening, announce)
    except BadDatabase as error:
        raise Complaint(str(error)) from error
    except (OSError, ValueError) as error:
        raise Complaint(f"the server cannot start: {error}") from error


async def _until_told(house: House, listening: socket.socket, announce: Callable[[], None]) -> None:
    import uvicorn

    from ludoteca.server.app import configuration
    from ludoteca.server.memory import keep_calm

    class Server(uvicorn.Server):
        """Tells when it is there, and takes being stopped for the ordinary end that it is."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            announce()
            # They get ready by themselves, so that whoever plays against a bot soon does not wait for it.
            await house.hall.thinkers.start()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            loop = asyncio.get_running_loop()
            for one in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(one, self.handle_exit, one, None)
            yield

    calm = asyncio.ensure_future(keep_calm())
    await Server(configuration(house)).serve([listening])
    calm.cancel()
