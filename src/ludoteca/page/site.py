"""The site: the whole table as static files, which any host serves."""

from __future__ import annotations

import gzip
import hashlib
import html
import io
import json
import zipfile
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from ludoteca.facets.language import languages
from ludoteca.facets.registry import GROUP, games
from ludoteca.server import service

INDEX: Final = "index.html"
WORKER: Final = "serviceWorker.js"
POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""What the page may do. Its workers, which compile the interpreter, are under the policy of their host alone."""
PYTHON: Final = {
    "runtime": "runtime.gzip",
    "library": "library.zip",
    "extension": "extension.gzip",
    "table": "table.zip",
}
"""What Python is made of, as it was packed when the client was built."""
PACKED: Final = ".gzip"
"""What texts of the boxes end in: many hosts compress nothing, so that they come compressed."""
COMPRESSED: Final = (".br", ".gz")
"""Copies for a server that knows of them: a host compresses by itself, or not."""
OURS: Final = "ludoteca"
LONG: Final = 10
"""So many letters of a hash tell one content from another."""


class NotBuilt(Exception):
    """What the site is made of has not been built."""


def site(table: str | None = None) -> dict[str, bytes]:
    """All files of the site by path; raises NotBuilt. A server that hands them out says where its own table is."""
    client = {
        path: content
        for path, content in _below(files("ludoteca.server").joinpath("static"), "")
        if not path.endswith(COMPRESSED)
    }
    python = dict(_below(files("ludoteca.page").joinpath("parts"), ""))
    if INDEX not in client or WORKER not in client or not set(PYTHON.values()) <= set(python):
        raise NotBuilt
    index, worker = client.pop(INDEX), client.pop(WORKER)
    parts = {name: _named(f"python/{file}", python[file]) for name, file in PYTHON.items()}
    parts["games"] = _named("python/games.zip", _games_packed())
    boxes = _boxes()
    folder = f"boxes-{_hash(boxes)}/"
    found = {**client, **dict(parts.values())}
    found |= {f"{folder}{path}": content for path, content in boxes.items()}
    version = _hash({**found, INDEX: index, WORKER: worker})
    told: dict[str, object] = {
        "version": version,
        "boxes": folder,
        "table": table,
        "python": {
            **{name: _part(*parts[name]) for name in ("runtime", "library", "extension")},
            "packages": [_part(*parts["table"]), _part(*parts["games"])],
        },
    }
    found[INDEX] = _page(index.decode(), told).encode()
    kept = {"version": version, "files": {path: len(content) for path, content in sorted(found.items())}}
    found[WORKER] = f"self.KEPT = {json.dumps(kept)};\n".encode() + worker
    return found


def _page(index: str, told: dict[str, object]) -> str:
    """The page of the client, which finds everything beside itself and knows that there is no server."""
    head = (
        f'<meta http-equiv="content-security-policy" content="{POLICY}">'
        f'<meta name="ludoteca-site" content="{html.escape(json.dumps(told))}">'
        # The front door lists them: they need not wait for the script that asks for them.
        f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{told["boxes"]}games.json{PACKED}">'
    )
    return index.replace('="/', '="./').replace("<head>", f"<head>{head}", 1)


def _boxes() -> dict[str, bytes]:
    """What a server would say of the games: which there are, their cards, words, rules and boards."""
    texts = {"games.json": msgspec.json.encode(service.games())}
    texts |= {f"{code}.ftl": service.front_words(code).encode() for code in languages()}
    for id, game in games().items():
        texts[f"{id}/cards.json"] = msgspec.json.encode(service.cards(id))
        for code in languages():
            texts[f"{id}/lang/{code}.ftl"] = game.fluent(code).encode()
            if game.manual(code):
                texts[f"{id}/manual/{code}.md"] = game.manual(code).encode()
        if game.positions():
            texts[f"{id}/manual/pictures.json"] = msgspec.json.encode(service.pictures(game))
    found = {f"{path}{PACKED}": gzip.compress(text, mtime=0) for path, text in texts.items()}
    for id, game in games().items():
        for name in ("board.js", "board.css"):
            if game.board is not None and game.board.joinpath(name).is_file():
                found[f"{id}/board/{name}"] = game.board.joinpath(name).read_bytes()
    return found


def _games_packed() -> bytes:
    """Which games are installed, and those that other packages bring."""
    entries = sorted(entry for entry in set(entry_points(group=GROUP)) if entry.name in games())
    packed = {
        "site-0.dist-info/METADATA": b"Metadata-Version: 2.1\nName: site\nVersion: 0\n",
        "site-0.dist-info/entry_points.txt": "\n".join(
            [f"[{GROUP}]", *[f"{entry.name} = {entry.value}" for entry in entries], ""]
        ).encode(),
    }
    for package in sorted({entry.module.partition(".")[0] for entry in entries} - {OURS}):
        for path, content in _below(files(package), f"{package}/"):
            if not path.endswith((".so", ".pyd", ".pyc")):
                packed[path] = content
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        for path in sorted(packed):
            # The same whenever it is made.
            file.writestr(zipfile.ZipInfo(path), packed[path], zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """All files below a folder; none if it is not there."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.is_dir():
            yield from _below(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry.read_bytes()


def _named(path: str, content: bytes) -> tuple[str, bytes]:
    """A file under a name that changes with what is in it."""
    stem, dot, kind = path.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:LONG]}{dot}{kind}", content


def _part(path: str, content: bytes) -> dict[str, object]:
    return {"path": path, "bytes": len(content)}


def _hash(found: dict[str, bytes]) -> str:
    told = hashlib.sha256()
    for path in sorted(found):
        told.update(f"{path}\n".encode() + hashlib.sha256(found[path]).digest())
    return told.hexdigest()[:LONG]
