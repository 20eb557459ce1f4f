"""A conversation in the window: what is said scrolls above, what is typed stands below. For whatever talks to a terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import ClassVar, Final

from rich.console import Console, RenderableType
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from ludoteca.facets.drawing.terminal import WIDEST, Leave, Terminal
from ludoteca.facets.message import cited
from ludoteca.terminal.pane import Pane
from ludoteca.terminal.settings import THEMES, Settings

LONGEST: Final = 500


class WindowTerminal(Terminal):
    """A terminal whose lines are in the window; once that has gone, what is said is kept for later."""

    def __init__(self, window: TalkWindow) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.window = window
        self.late: list[RenderableType] = []
        """What was said when nobody looked any longer."""

    @property
    def width(self) -> int:
        """The columns of the window."""
        return max(20, min(self.window.size.width - 1, WIDEST))

    def show(self, *parts: RenderableType) -> None:
        """Say the parts one below the other."""
        try:
            self.window.call_from_thread(self.window.say, parts)
        except RuntimeError:
            self.late += parts

    def print_whole(self, line: str) -> None:
        """Say something to be copied."""
        self.show(Text(line, overflow="fold"))

    def clear(self) -> None:
        """Leave a line free."""
        self.show("")

    def ask(self, prompt: str) -> str:
        """Read one line; raises Leave when the person goes."""
        with suppress(RuntimeError):
            self.window.call_from_thread(self.window.ask, prompt)
        typed = self.window.typed_lines.get()
        if typed is None:
            raise Leave
        self.show(Text.assemble((f"{prompt} ", "dim"), (cited(typed), "bold")))
        return typed


class TalkWindow(App[int]):
    """The window of a conversation, which runs in a thread of its own."""

    TITLE = "Ludoteca"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit", show=False, priority=True)
    ]
    CSS = "#said { height: 1fr; } #line { background: $boost; }"

    def __init__(self, talking: Callable[[Terminal], int]) -> None:
        super().__init__()
        self.talking = talking
        self.terminal = WindowTerminal(self)
        self.typed_lines: SimpleQueue[str | None] = SimpleQueue()
        self.said: list[RenderableType] = []
        self.heard = 0
        """How much had been said when the last line was typed."""
        self.prompt: str | None = None
        """What is asked, None while nothing is."""
        self.typed = ""
        self.earlier: list[str] = []
        """What was typed before, for the key up."""
        self.error: Exception | None = None
        self.code = 0
        self._panes = [Pane("said"), Pane("line")]
        self._thread = Thread(target=self._talk, daemon=True)

    def compose(self) -> list[Pane]:
        """What was said, and the line in which is typed."""
        return self._panes

    def on_mount(self) -> None:
        """Begin to talk."""
        self.theme = THEMES[Settings.kept().theme]
        self._thread.start()

    def on_resize(self) -> None:
        """Draw in the new size."""
        self._draw()

    def on_unmount(self) -> None:
        """Whoever waits for a line waits no longer."""
        self.typed_lines.put(None)

    def _talk(self) -> None:
        try:
            self.code = self.talking(self.terminal)
        except Exception as error:  # noqa: BLE001  (raised again where it belongs, once the window has gone)
            self.error = error
        with suppress(RuntimeError):
            self.call_from_thread(self.exit)

    def end(self) -> int:
        """Wait for the conversation, print what was said since the last line was typed, and give what came of it."""
        self._thread.join()
        if self.error is not None:
            raise self.error
        console = Console(highlight=False, markup=False, emoji=False)
        for part in [*self.said[self.heard :], *self.terminal.late]:
            console.print(part, soft_wrap=isinstance(part, Text))
        return self.code

    def say(self, parts: tuple[RenderableType, ...]) -> None:
        """Say something more."""
        self.said += parts
        self._draw()

    def ask(self, prompt: str) -> None:
        """Wait for a line."""
        self.prompt = prompt
        self._draw()

    def _draw(self) -> None:
        said, line = self._panes
        said.draw(self.said, self.terminal.width)
        shown = f"{self.prompt} " if self.prompt is not None else ""
        text = Text.assemble((shown, "bold"), cited(self.typed)[-60:], ("▏", "blink"))
        line.styles.height = line.draw([text], max(1, self.size.width))
        self.call_after_refresh(said.to_end)

    def on_key(self, event: events.Key) -> None:
        """Type."""
        event.stop()
        said = self._panes[0]
        if event.key in ("pageup", "pagedown"):
            (said.scroll_page_up if event.key == "pageup" else said.scroll_page_down)(animate=False)
            return
        if event.key == "enter":
            if self.prompt is not None:
                self.prompt = None
                self.earlier.append(self.typed)
                self.heard = len(self.said)
                self.typed_lines.put(self.typed.strip())
            self.typed = ""
        elif event.key == "up" and self.earlier:
            self.typed = self.earlier[-1]
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.key == "escape":
            self.typed = ""
        elif event.character is not None and event.character.isprintable():
            self.typed = (self.typed + event.character)[:LONGEST]
        self._draw()

    def on_paste(self, event: events.Paste) -> None:
        """The first line of what is pasted is typed."""
        event.stop()
        line = next(iter(event.text.splitlines()), "")
        self.typed = (self.typed + "".join([sign for sign in line if sign.isprintable()]))[:LONGEST]
        self._draw()


def talk(talking: Callable[[Terminal], int]) -> int:
    """Talk in the window; raises what the conversation raises."""
    window = TalkWindow(talking)
    window.run()
    return window.end()
