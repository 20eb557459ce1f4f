"""Serve the table: rooms for people and bots, in the browser."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from threading import Timer
from types import FrameType, MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from platformdirs import user_data_path

from ludoteca.bots.registry import make, outside
from ludoteca.commands.arguments import bots_named
from ludoteca.facets.bad_input import BadInput, add_language, spoken, whole
from ludoteca.facets.registry import AT_TABLE, faults, games
from ludoteca.kernel.luck import Luck, seed_from

if TYPE_CHECKING:
    from ludoteca.server.app_state import AppState
    from ludoteca.server.caller import Ways
    from ludoteca.server.static_file import StaticFile

HOST: Final = "127.0.0.1"
DEAL_SECRET: Final = "LUDOTECA_DEAL_SECRET"
"""Where the environment keeps a secret of the house, by which its deals of the day are its own."""
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses that stand for all of the machine."""
PORT: Final = 8642
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of documentation, which nobody has."""
TRIED: Final = 20
"""So many ports are tried if nobody asked for a certain one."""
LAST_PORT: Final = 65_535
SQLITE: Final = "sqlite:///"
BOUND: Final = 15.0
"""Seconds for the server to end, whatever hangs; what was acknowledged is stored long before."""
HURRIED: Final = 1
"""The status of a server that had to be ended so."""


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
    parser.add_argument(
        "--bots", metavar="A,B,..", default="",
        help="bots to be had beside the levels and those that are installed, such as package.module:Class",
    )  # fmt: skip
    parser.add_argument(
        "--tls", action="store_true", help="serve over https, certified by an authority of this household"
    )
    parser.add_argument(
        "--tls-cert", metavar="FILE", type=Path, help="a certificate of one's own, with its chain"
    )
    parser.add_argument("--tls-key", metavar="FILE", type=Path, help="the key of that certificate")
    parser.add_argument(
        "--url", metavar="URL", help="where people find the table, such as https://table.example.org"
    )
    parser.add_argument(
        "--smtp", metavar="URL", default=os.environ.get("LUDOTECA_SMTP"),
        help="smtp://user:password@host:587, for letters to people whose turn it is; or in LUDOTECA_SMTP",
    )  # fmt: skip
    parser.add_argument("--mail-from", metavar="ADDRESS", help="whom these letters come from")
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; then everything is stored. A package that is broken gets a line on standard error."""
    language = spoken(args.lang)
    for fault in faults(*AT_TABLE):
        print(f"ludoteca: {fault}", file=sys.stderr)
    bots = _offered(args.bots)
    folder = user_data_path("ludoteca", appauthor=False)
    database = args.db if args.db is not None else f"{SQLITE}{folder / 'ludoteca.db'}"
    key = args.key or _key_path(database, folder)
    listening = _listen(args.host, args.port)
    port = listening.getsockname()[1]
    here = HOST if args.host in EVERYWHERE else args.host
    reached = _network(listening)
    try:
        tls = _tls(args, key.parent / "tls", [here, *reached], listening)
        url = _url(here, port, tls)
        network = [_url(address, port, tls) for address in reached]

        def announce() -> None:
            print(language.text("web-serving", url=url), flush=True)
            for other in network:
                print(language.text("web-serving-network", url=other), flush=True)
            if tls is not None and tls.plain is not None:
                plain = _url(reached[0] if reached else here, tls.plain_port)
                print(language.text("web-serving-authority", url=plain), flush=True)
                print(language.text("web-serving-fingerprint", fingerprint=tls.fingerprint), flush=True)
            if not args.no_open:
                webbrowser.open(url)

        asyncio.run(_serve(database, key, args.redis, bots, listening, network, tls, _ways(args), announce))
    finally:
        listening.close()
    return 0


class Tls(NamedTuple):
    """What https needs, and where those who do not trust it yet find out why they may."""

    certificate: Path
    key: Path
    authority: bytes = b""
    fingerprint: str = ""
    plain: socket.socket | None = None
    tables: Mapping[str, str] = MappingProxyType({})
    """Where the table is, by the name that this machine is asked by."""

    @property
    def plain_port(self) -> int:
        """The port of the plain page."""
        assert self.plain is not None
        port: int = self.plain.getsockname()[1]
        return port


def _tls(
    args: argparse.Namespace, folder: Path, addresses: Sequence[str], listening: socket.socket
) -> Tls | None:
    """What https needs, if it is wanted: a certificate of one's own, or one by the authority of the household."""
    if args.tls_cert is not None or args.tls_key is not None:
        if args.tls_cert is None or args.tls_key is None:
            raise BadInput("--tls-cert and --tls-key go together")
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(args.tls_cert, args.tls_key, password="")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise BadInput(f"{args.tls_cert} and {args.tls_key} cannot be used: {reason}") from error
        return Tls(args.tls_cert, args.tls_key)
    if not args.tls:
        return None
    from ludoteca.server.certificates import household

    made = household(folder, addresses)
    port = listening.getsockname()[1]
    tables = {address: f"https://{_named(address)}:{port}/" for address in reversed(addresses)}
    plain = _listen(args.host, str(port + 1), TRIED)
    return Tls(made.certificate, made.key, made.authority, made.fingerprint, plain, tables)


def _ways(args: argparse.Namespace) -> Ways:
    """How people are reached who are away."""
    from ludoteca.server.caller import Ways
    from ludoteca.server.mail import Mail

    if args.url is not None and urlsplit(args.url).scheme not in ("http", "https"):
        raise BadInput("--url is an address such as https://table.example.org")
    if args.smtp is None:
        return Ways(address=args.url)
    if args.mail_from is None or args.url is None:
        raise BadInput("--smtp needs --mail-from, whom letters come from, and --url, where their links lead")
    try:
        return Ways(Mail(args.smtp, args.mail_from), args.url)
    except ValueError as error:
        raise BadInput(str(error)) from None


def _offered(named: str) -> list[str]:
    """The bots that anybody may sit down: those that are installed, and those that the host names."""
    wanted = [name for name in bots_named(named) if name] if named else []
    if wanted:
        # Where the host finds a bot, the workers find it, too.
        os.environ["PYTHONPATH"] = os.pathsep.join(
            [str(Path.cwd()), *filter(None, [os.environ.get("PYTHONPATH")])]
        )
    for spec in wanted:
        complaints: list[str] = []
        for game in games("guide").values():
            try:
                make(spec, game, Luck(seed_from()))
            except LookupError as error:
                complaints.append(str(error.args[0]))
        if len(complaints) == len(games("guide")):
            raise BadInput(complaints[0])
    return list(dict.fromkeys([*outside(), *wanted]))


def _listen(host: str, port: str | None, tried: int = 0) -> socket.socket:
    """A socket at the port asked for; without one, at the usual port or the next that is free."""
    wanted = PORT if port is None else whole(port, "a port", 0)
    tried = TRIED if port is None else tried
    if wanted > LAST_PORT:
        raise BadInput(f"a port is at most {LAST_PORT}, not {wanted}")
    last = wanted + tried
    for number in range(wanted, last + 1):
        try:
            return _bound(host, number)
        except OSError as error:
            if number == last:
                raise BadInput(f"cannot listen at {host} port {number}: {error.strerror}") from error
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


def _named(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _url(address: str, port: int, tls: Tls | None = None) -> str:
    return f"{'http' if tls is None else 'https'}://{_named(address)}:{port}/"


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
    bots: Sequence[str],
    listening: socket.socket,
    network: list[str],
    tls: Tls | None,
    ways: Ways,
    announce: Callable[[], None],
) -> None:
    # Here, because no other command should wait for a web server to be imported.
    from ludoteca.server.app_state import HOUSE, opened
    from ludoteca.server.bot_pool import BotPool
    from ludoteca.server.database import BadDatabase
    from ludoteca.server.doors import open_more_files
    from ludoteca.server.guests import key_at
    from ludoteca.server.limits import Rates
    from ludoteca.server.logs import write_to_stderr

    write_to_stderr()
    open_more_files()
    try:
        async with opened(
            database, key_at(key), Rates(), redis, BotPool(bots=bots), ways, os.environ.get(DEAL_SECRET, "")
        ) as app_state:
            app_state.addresses = network
            app_state.house = key.parent / HOUSE
            await _until_told(app_state, listening, tls, announce)
    except BadDatabase as error:
        raise BadInput(str(error)) from error
    except (OSError, ValueError) as error:
        raise BadInput(f"the server cannot start: {error}") from error


async def _until_told(
    app_state: AppState, listening: socket.socket, tls: Tls | None, announce: Callable[[], None]
) -> None:
    import uvicorn

    from ludoteca.server.app import configuration
    from ludoteca.server.garbage_collection import avoid_pauses

    class Server(uvicorn.Server):
        """Tells when it is there, and takes being stopped for the ordinary end that it is."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                ending = Timer(BOUND, _hurry)
                ending.daemon = True
                ending.start()
            super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            announce()
            app_state.alone = await asyncio.to_thread(_alone)
            # They get ready by themselves, so that whoever plays against a bot soon does not wait for it.
            await app_state.rooms.bot_pool.start()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            loop = asyncio.get_running_loop()
            for one in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(one, self.handle_exit, one, None)
            yield

    class Plain(uvicorn.Server):
        """Goes when the other one does."""

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    collecting = asyncio.ensure_future(avoid_pauses())
    certified = None if tls is None else (tls.certificate, tls.key, tls.plain is None)
    config = configuration(app_state) if certified is None else configuration(app_state, *certified)
    if tls is None or tls.plain is None:
        await Server(config).serve([listening])
    else:
        from ludoteca.server.authority_page import AuthorityPage, plain_configuration

        if app_state.addresses:
            address = urlsplit(app_state.addresses[0]).hostname or HOST
            app_state.authority = _url(address, tls.plain_port)
        page = AuthorityPage(tls.authority, tls.fingerprint, tls.tables)
        plain = Plain(plain_configuration(app_state, page))
        beside = asyncio.ensure_future(plain.serve([tls.plain]))
        await Server(config).serve([listening])
        plain.should_exit = True
        await beside
    collecting.cancel()


def _alone() -> Mapping[str, StaticFile]:
    """The page that needs no server, if it has been built."""
    from ludoteca.page.site import NotBuilt, site
    from ludoteca.server.routes.alone import handed_out

    try:
        return handed_out(site("/"))
    except NotBuilt:
        return {}


def _hurry() -> None:
    """End the process at once: threads that wait for a database would keep it for ever."""
    logging.getLogger("ludoteca.server").error("the server did not end in time")
    os._exit(HURRIED)
