"""The operator's desk: what happens at a server, and what is to happen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from platformdirs import user_data_path

from ludoteca.commands.columns import columns
from ludoteca.commands.serve import PORT
from ludoteca.facets.bad_input import BadInput, whole

if TYPE_CHECKING:
    from sqlalchemy import Connection

HOUR: Final = 3600.0
SQLITE: Final = "sqlite:///"
DAYS: Final = ("gathering", "chat", "guests")
FOR_EVER: Final = "for-ever"


class Desk(NamedTuple):
    """What an action of the operator has to do with."""

    args: argparse.Namespace
    url: str
    key: Path

    def read(self, look: Callable[[Connection], Any]) -> Any:
        """Look something up."""
        from ludoteca.server import database

        with database.connected(self.url) as engine, engine.connect() as connection:
            return look(connection)

    def write(self, change: Callable[[Connection], Any]) -> Any:
        """Change something; when this returns it is stored."""
        from ludoteca.server import database

        with database.connected(self.url) as engine, database.writing(engine).begin() as connection:
            return change(connection)


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, summary: str, *words: tuple[str, str]) -> argparse.ArgumentParser:
        one = actions.add_parser(name, help=summary, description=summary)
        for word, about in words:
            one.add_argument(word, help=about)
        one.add_argument(
            "--db", metavar="URL", help="the database of the server; usually SQLite in the data folder"
        )
        one.add_argument(
            "--key", metavar="FILE", type=Path, help="the key of the server, if it is not beside the database"
        )
        one.add_argument("--json", action="store_true", help="one JSON document on standard output")
        return one

    someone = ("person", "an id, a name, or how logs call somebody")
    page = action(
        "page", "Open all of this as a page of the server, to whoever has the address that is printed."
    )
    page.add_argument(
        "--site", metavar="URL", default=f"http://127.0.0.1:{PORT}", help="where the server is reached"
    )
    page.add_argument("--close", action="store_true", help="let nobody in any more")
    action("load", "How much there is to do.")
    action("rooms", "The rooms that are open or where a match runs.").add_argument(
        "--all", action="store_true", help="those that sleep and those that are over, too"
    )
    people = action("people", "The people, the newest first.")
    people.add_argument("named", nargs="?", default="", help="only those whose name has this in it")
    action("journal", "What was decided, the latest last.")
    action("sanctions", "Who is banned or muted.")
    for name, summary in (
        ("ban", "Let somebody, or a network, in no more."),
        ("mute", "Let somebody talk no more."),
    ):
        whom = someone if name == "mute" else ("person", "a person, an address or a network")
        one = action(name, summary, whom)
        one.add_argument("--hours", metavar="H", help="for so long; otherwise until it is ended")
        one.add_argument("--why", default="", help="for the journal; nobody else is told")
    action("unban", "End a ban.", ("person", "a person, an address or a network"))
    action("unmute", "End a mute.", someone)
    kick = action("kick", "Cut somebody's lines, or remove them from a room for good.", someone)
    kick.add_argument("room", nargs="?", default="", help="an id, or how logs cut it short")
    kick.add_argument("--why", default="", help="for the journal")
    close = action(
        "close", "Close a room: nobody has won or lost.", ("room", "an id, or how logs cut it short")
    )
    close.add_argument("--why", default="", help="for the journal")
    action("export", "All that is kept of somebody, as JSON.", someone)
    delete = action("delete", "Forget somebody; finished matches stay without them.", someone)
    delete.add_argument("--yes", action="store_true", help="it cannot be undone")
    action("reports", "What people have reported, with the last lines of the chat.")
    resolve = action("resolve", "Say what was done about a report.", ("report", "its id"))
    resolve.add_argument("verdict", help="for the journal of reports")
    words = action(
        "words", "The words that are hidden in chat and refused in names; a * at the end means any ending."
    )
    words.add_argument("--add", metavar="WORD", nargs="+", default=[], help="hide these, too")
    words.add_argument("--remove", metavar="WORD", nargs="+", default=[], help="hide these no more")
    retention = action("retention", "For how many days things are kept that nobody needs.")
    for what, about in (
        ("gathering", "rooms where no match began"),
        ("chat", "what was said where the match is over"),
        ("guests", "people without rooms and matches"),
    ):
        retention.add_argument(f"--{what}", metavar="DAYS", help=f"{about}; {FOR_EVER} to keep them")
    action("tidy", "Let go now of what is older than it may be; a server does so by itself every day.")
    action("backup", "Write database and key into one file, while the server runs.", ("file", "where to"))
    action(
        "restore",
        "Put a backup in place of the database and the key; the server must not run.",
        ("file", "a backup"),
    )
    drill = action(
        "drill",
        "Try a backup out: open it in an empty place and play every running match.",
        ("file", "a backup"),
    )
    drill.add_argument("--scratch", metavar="URL", help="an empty PostgreSQL, for a backup of one")


def run(args: argparse.Namespace) -> int:
    """Do one action."""
    from ludoteca.server.backup import BadBackup
    from ludoteca.server.database import BadDatabase
    from ludoteca.server.desk import NotUnderstood

    folder = user_data_path("ludoteca", appauthor=False)
    url = args.db or f"{SQLITE}{folder / 'ludoteca.db'}"
    key = args.key or _key_path(url, folder)
    try:
        told = ACTIONS[args.action](Desk(args, url, key))
    except (BadDatabase, BadBackup, NotUnderstood) as complaint:
        raise BadInput(str(complaint.args[0])) from None
    _tell(told, args.json)
    return 0


def _key_path(database: str, folder: Path) -> Path:
    if database.startswith(SQLITE):
        file = Path(database.removeprefix(SQLITE))
        return file.with_name(f"{file.name}.key")
    return folder / "server.key"


def _tell(told: Any, as_json: bool) -> None:
    import msgspec

    if as_json:
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    elif isinstance(told, str):
        print(told)
    else:
        lines = [told] if not isinstance(told, list) else told
        rows = [[_shown(name, value) for name, value in msgspec.to_builtins(one).items()] for one in lines]
        heads = list(msgspec.to_builtins(lines[0])) if lines else []
        print(columns(heads, rows) if lines else "none")


TIMES: Final = ("at", "until", "created", "changed", "made", "closed")


def _shown(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name in TIMES and isinstance(value, int | float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join("-" if one is None else str(one) for one in value) or "-"
    return str(value) or "-"


# -- what is looked at -----------------------------------------------------------------------------


def _load(desk: Desk) -> Any:
    from ludoteca.server.desk import load

    return desk.read(lambda connection: load(connection, time()))


def _rooms(desk: Desk) -> Any:
    from ludoteca.server.desk import rooms

    return desk.read(lambda connection: rooms(connection, desk.args.all))


def _people(desk: Desk) -> Any:
    from ludoteca.server.desk import people

    return desk.read(lambda connection: people(connection, time(), desk.args.named))


def _journal(desk: Desk) -> Any:
    from ludoteca.server.desk import journal

    return desk.read(journal)


def _sanctions(desk: Desk) -> Any:
    from ludoteca.server.desk import standing

    return desk.read(lambda connection: standing(connection, time()))


def _page(desk: Desk) -> str:
    from ludoteca.server.desk import OPEN, close_page, open_page

    if desk.args.close:
        desk.write(close_page)
        return "the page is closed"
    key = desk.write(lambda connection: open_page(connection, time()))
    # What follows the sign goes to no server and into no log.
    return f"for {OPEN / HOUR:g} hours, and for nobody else's eyes:\n{desk.args.site.rstrip('/')}/desk#{key}"


# -- what is decided -------------------------------------------------------------------------------


def _decide(desk: Desk) -> str:
    """Ban, mute, kick, close, and the ends of the first two."""
    from ludoteca.server.desk import decide
    from ludoteca.server.http_types import Decision

    args = desk.args
    hours = getattr(args, "hours", None)
    decision = Decision(
        kind=args.action,
        about=getattr(args, "person", ""),
        room=getattr(args, "room", ""),
        hours=None if hours is None else whole(hours, "--hours", 1),
        why=getattr(args, "why", ""),
    )
    return f"{args.action}: {desk.write(lambda connection: decide(connection, decision, time()))}"


def _export(desk: Desk) -> str:
    import msgspec

    from ludoteca.server.desk import person
    from ludoteca.server.personal_data import export

    found = desk.read(lambda connection: export(connection, person(connection, desk.args.person)))
    return msgspec.json.format(msgspec.json.encode(found)).decode()


def _delete(desk: Desk) -> str:
    """A server that runs does it, since it may have rooms of theirs open; else it is done here."""
    from ludoteca.server.desk import load, person
    from ludoteca.server.personal_data import erase
    from ludoteca.server.sanctions import instruct

    if not desk.args.yes:
        raise BadInput("this cannot be undone: say --yes")

    def act(connection: Connection) -> str:
        id = person(connection, desk.args.person)
        instruct(connection, "delete", time(), id)
        if load(connection, time()).processes:
            return f"{id} will be forgotten by the server in a moment"
        erase(connection, id)
        return f"{id} is forgotten"

    return str(desk.write(act))


def _reports(desk: Desk) -> Any:
    from ludoteca.server.desk import LISTED
    from ludoteca.server.reports import open_reports

    found = desk.read(lambda connection: open_reports(connection, LISTED))
    if desk.args.json:
        return found
    told = [
        "\n".join(
            [
                f"{one.id}  {_shown('at', one.at)}  {one.reason}: {one.about}, by {one.by}, in room {one.room}",
                *[f"    {line.name}: {line.text}" for line in one.lines],
            ]
        )
        for one in found
    ]
    return "\n\n".join(told) or "nobody has reported anything"


def _resolve(desk: Desk) -> str:
    from ludoteca.server.reports import close

    if not desk.write(lambda connection: close(connection, desk.args.report, time(), desk.args.verdict)):
        raise BadInput(f"there is no open report {desk.args.report}")
    return f"{desk.args.report}: {desk.args.verdict}"


def _words(desk: Desk) -> str:
    from ludoteca.server.desk import hide, words

    args = desk.args

    def change(connection: Connection) -> list[str]:
        now = words(connection)
        if not (args.add or args.remove):
            return now
        return hide(connection, ({*now} | {*_folded(args.add)}) - {*_folded(args.remove)}, time())

    return "\n".join(desk.write(change)) or "no word is hidden"


def _folded(words: Iterable[str]) -> list[str]:
    return [word.strip().casefold() for word in words]


def _retention(desk: Desk) -> Any:
    import msgspec

    from ludoteca.server.desk import keep
    from ludoteca.server.retention import chosen

    typed = {what: getattr(desk.args, what) for what in DAYS if getattr(desk.args, what) is not None}
    wanted = {
        what: None if days == FOR_EVER else whole(days, "a number of days", 1) for what, days in typed.items()
    }

    def change(connection: Connection) -> Any:
        policy = msgspec.structs.replace(chosen(connection), **wanted)
        if wanted:
            keep(connection, policy, time())
        return policy

    return desk.write(change)


def _tidy(desk: Desk) -> Any:
    from ludoteca.server.http_types import Tidied
    from ludoteca.server.retention import chosen, tidy

    policy = desk.read(chosen)
    rooms = sayings = people = 0
    while True:
        gone: Tidied = desk.write(lambda connection: tidy(connection, policy, time()))
        rooms, sayings, people = rooms + gone.rooms, sayings + gone.sayings, people + gone.people
        if gone.is_all:
            return Tidied(rooms, sayings, people)


# -- backups ---------------------------------------------------------------------------------------


def _backup(desk: Desk) -> str:
    from ludoteca.server import backup

    size = backup.make(desk.url, desk.key, Path(desk.args.file))
    return f"{desk.args.file}: {size} bytes"


def _restore(desk: Desk) -> str:
    from ludoteca.server import backup

    aside = backup.restore(Path(desk.args.file), desk.url, desk.key)
    kept = f"; what was there is kept as {', '.join(map(str, aside))}" if aside else ""
    return f"{desk.args.file} is in place{kept}"


def _drill(desk: Desk) -> Any:
    from ludoteca.server import backup

    return backup.drill(Path(desk.args.file), desk.args.scratch)


ACTIONS: Final[dict[str, Callable[[Desk], Any]]] = {
    "page": _page,
    "load": _load,
    "rooms": _rooms,
    "people": _people,
    "journal": _journal,
    "sanctions": _sanctions,
    **dict.fromkeys(("ban", "unban", "mute", "unmute", "kick", "close"), _decide),
    "export": _export,
    "delete": _delete,
    "reports": _reports,
    "resolve": _resolve,
    "words": _words,
    "retention": _retention,
    "tidy": _tidy,
    "backup": _backup,
    "restore": _restore,
    "drill": _drill,
}
