"""The terminal: where text is shown and answers are typed. Without a real one, plain text in and out."""

from __future__ import annotations

import io
import select
from contextlib import suppress
from typing import TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding

WIDEST = 100
ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what could be scrolled back to."""


class Leave(Exception):
    """The person wants to go: end of input, or an interrupt."""


class Terminal:
    """A pair of streams with the width, height and colours that the outgoing one has."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        if isinstance(sink, io.TextIOWrapper):
            sink.reconfigure(errors="replace")
        self.source = source
        self.sink = sink
        self.console = Console(file=sink, highlight=False, markup=False, emoji=False)
        self.is_real: bool = sink.isatty() and source.isatty()
        if self.is_real:
            _edit_lines()

    @property
    def width(self) -> int:
        """The columns used; more than the widest would only pull things apart."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """The lines of the screen, or None if text just runs on."""
        return self.console.height if self.is_real else None

    def show(self, *parts: RenderableType) -> None:
        """Print the parts one below the other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def print_whole(self, line: str) -> None:
        """Print something to be copied, such as a path: never broken into lines."""
        self.console.print(line, soft_wrap=True)

    def lines(self, part: RenderableType) -> int:
        """How many lines a part will take."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Padding(part, 0), options, pad=False))

    def clear(self) -> None:
        """Begin a new screen; plain text gets an empty line instead."""
        if self.is_real and not self.console.is_dumb_terminal:
            self.sink.write(ERASE_ALL)
        else:
            self.sink.write("\n")

    def drop_typed(self) -> bool:
        """Throw away what was typed before now, so that it cannot answer what nobody had seen; true if a line was.

        Input that comes from no keyboard waits for its question by itself.
        """
        if not self.source.isatty():
            return False
        try:
            import termios
        except ImportError:
            return _drop_keys()
        typed = bool(select.select([self.source], [], [], 0)[0])
        termios.tcflush(self.source, termios.TCIFLUSH)
        return typed

    def ask(self, prompt: str) -> str:
        """Read one line; raises Leave at the end of the input and on ctrl-C."""
        try:
            if self.is_real:
                return input(f"{prompt} ").strip()
            self.sink.write(f"{prompt} ")
            self.sink.flush()
            line = self.source.readline()
            if not line:
                raise EOFError
            if not self.source.isatty():
                self.sink.write(line if line.endswith("\n") else f"{line}\n")
            return line.strip()
        except (EOFError, KeyboardInterrupt):
            self.sink.write("\n")
            raise Leave from None


def _drop_keys() -> bool:
    """The same on Windows, whose console keeps keys instead of lines."""
    import msvcrt

    typed = False
    while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]  # it is there on Windows alone
        msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
        typed = True
    return typed


def _edit_lines() -> None:
    """Arrow keys and a history at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401  (importing it is what switches it on)
