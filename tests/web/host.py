"""A host of static files, as anybody has one: it compresses nothing, and knows nothing of what it hands out."""

from __future__ import annotations

import gzip
import mimetypes
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self

HOME = "/somewhere/table/"
"""The folder in which the files lie: a page need not have a host of its own."""


TEXTS = (".css", ".html", ".js", ".svg", ".webmanifest")


class Host:
    """Files on one port of loopback; the host may go and come back, with other files."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.compresses = False
        """Whether it does what most hosts do: texts go compressed."""
        self.kept_for = 600
        """Seconds for which a browser need not ask again."""
        self.sent: list[tuple[str, int]] = []
        """What was handed out, with its bytes."""
        self._port = 0

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._port}{HOME}"

    def __enter__(self) -> Self:
        """Begin to serve."""
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Serve no longer."""
        self.stop()

    def start(self) -> None:
        """Come, at the same port as before."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                name = path.removeprefix(HOME) or "index.html"
                content = host.files.get(name) if path.startswith(HOME) else None
                self.send_response(200 if content is not None else 404)
                self.send_header("content-type", mimetypes.guess_type(name)[0] or "application/octet-stream")
                if host.compresses and content and name.endswith(TEXTS):
                    content = gzip.compress(content)
                    self.send_header("content-encoding", "gzip")
                self.send_header("content-length", str(len(content or b"")))
                self.send_header("cache-control", f"max-age={host.kept_for}")
                self.end_headers()
                self.wfile.write(content or b"")
                host.sent.append((name, len(content or b"")))

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: object, client_address: object) -> None:
                """A browser that goes in the middle of an answer is none."""

        self._server = Server(("127.0.0.1", self._port), Handler)
        self._server.daemon_threads = True
        self._port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Go."""
        self._server.shutdown()
        self._server.server_close()
