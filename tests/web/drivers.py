"""Browsers that are not Chromium, driven by what they bring along: Firefox by WebDriver BiDi, WebKit by WebDriver.

Each can go to an address and run a script in its page; more is not needed to play a match by clicking.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from time import monotonic, sleep
from typing import IO, Any, Final, Protocol
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

STARTING: Final = 60.0
"""Seconds that a browser may take to start."""
LONGEST: Final = 60
"""Seconds that a script may run."""
SIZE: Final = (1280, 800)
BIDI: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: Final = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "app.normandy.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "http://127.0.0.1:1/",
    "toolkit.telemetry.server": "http://127.0.0.1:1/",
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
}
"""It speaks to nobody but us."""


class Driver(Protocol):
    """A browser with one window."""

    def go(self, url: str) -> None:
        """Load a page."""

    def run(self, script: str) -> Any:
        """What the body of an asynchronous function in the page returns."""


class Firefox:
    """Firefox, by WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._do("session.new", {"capabilities": {}})
        [first] = self._do("browsingContext.getTree", {})["contexts"]
        self._window = first["context"]
        self._do(
            "browsingContext.setViewport",
            {"context": self._window, "viewport": {"width": SIZE[0], "height": SIZE[1]}},
        )

    def _do(self, method: str, params: dict[str, Any]) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(LONGEST + STARTING))
            if told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]

    def go(self, url: str) -> None:
        """Load a page."""
        self._do("browsingContext.navigate", {"context": self._window, "url": url, "wait": "interactive"})

    def run(self, script: str) -> Any:
        """Run a script in the page."""
        wrapped = f"(async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null))()"
        told = self._do(
            "script.evaluate",
            {"expression": wrapped, "target": {"context": self._window}, "awaitPromise": True},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])


class WebKit:
    """WebKit, by WebDriver."""

    def __init__(self, url: str) -> None:
        self._url = url
        browser = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {"args": ["--automation"]}}
        self._session = self._do("POST", "/session", {"capabilities": {"alwaysMatch": browser}})["sessionId"]
        self._at("/timeouts", {"script": LONGEST * 1000})
        self._at("/window/rect", {"width": SIZE[0], "height": SIZE[1]})

    def _do(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(
                Request(self._url + path, data=data, method=method), timeout=LONGEST + STARTING
            ) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def _at(self, path: str, body: object) -> Any:
        return self._do("POST", f"/session/{self._session}{path}", body)

    def go(self, url: str) -> None:
        """Load a page."""
        self._at("/url", {"url": url})

    def run(self, script: str) -> Any:
        """Run a script in the page."""
        wrapped = (
            f"const tell = arguments[arguments.length - 1]; (async () => {{ {script} }})().then("
            "found => tell(JSON.stringify({ found: found ?? null })), error => tell(JSON.stringify({ error: String(error) })));"
        )
        told = json.loads(self._at("/execute/async", {"script": wrapped, "args": []}))
        assert "error" not in told, told
        return told["found"]

    def end(self) -> None:
        """Close the window."""
        self._do("DELETE", f"/session/{self._session}")


@contextmanager
def firefox() -> Iterator[Firefox | None]:
    """A new Firefox with nothing in its profile; None where there is none."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        ]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        with Path(profile, "said").open("w", encoding="utf-8") as said:
            command = [
                program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank",
            ]  # fmt: skip
            process = subprocess.Popen(command, stdout=said, stderr=said)
            try:
                with connect(f"{_told(said, BIDI)}/session", max_size=None, proxy=None) as line:
                    yield Firefox(line)
            finally:
                process.terminate()
                process.wait(STARTING)


def _told(said: IO[str], pattern: re.Pattern[str]) -> str:
    """What a program says of itself when it has started."""
    began = monotonic()
    while monotonic() - began < STARTING:
        found = pattern.search(Path(said.name).read_text(encoding="utf-8"))
        if found:
            return found[1]
        sleep(0.1)
    raise TimeoutError(Path(said.name).read_text(encoding="utf-8"))


@contextmanager
def webkit() -> Iterator[WebKit | None]:
    """A new WebKit; None where there is no driver for it, or no screen that nobody sees."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    if driver is None or screen is None:
        yield None
        return
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [screen, "-a", driver, f"--port={port}", "--host=127.0.0.1"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        browser = _begun(f"http://127.0.0.1:{port}")
        yield browser
        browser.end()
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(STARTING)


def _begun(url: str) -> WebKit:
    """A window, as soon as the driver listens."""
    began = monotonic()
    while True:
        try:
            return WebKit(url)
        except URLError:
            if monotonic() - began > STARTING:
                raise
            sleep(0.2)
