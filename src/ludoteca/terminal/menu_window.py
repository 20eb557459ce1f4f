"""The menu before a match: which game, how many, against whom, by which variants; or the last match once more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from ludoteca.facets.drawing.terminal import WIDEST
from ludoteca.facets.game import Game
from ludoteca.facets.language import Language, language, languages
from ludoteca.facets.message import family
from ludoteca.facets.naming import LEVEL_NAMES, PERSON
from ludoteca.terminal.pane import HERE, KEY, Pane
from ludoteca.terminal.settings import PACES, THEMES, Settings
from ludoteca.terminal.window import pointing_key

PACE_NAMES: Final = family("table-motion", PACES)
THEME_NAMES: Final = family("table-theme", THEMES)
OPTION: Final = "option "
"""What the rows of variants begin with, before the name of the variant."""
TONGUES: Final = {"en": "English", "ru": "Русский", "uk": "Українська", "nl": "Nederlands"}
"""What each language calls itself."""
TITLES: Final = 15
"""The columns that titles have at least."""
ON: Final = ("right", "+")
BACK: Final = ("left", "-")


@dataclass
class Wanted:
    """What was chosen: a match that is kept, or a new one of a game."""

    resume: bool = False
    game: str = ""
    seats: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    code: str = "en"


class MenuWindow(App[Wanted]):
    """The menu; what comes of it is what was chosen, or None."""

    TITLE = "Ludoteca"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit", show=False, priority=True)
    ]
    CSS = "Pane { height: 1fr; }"

    def __init__(self, games: dict[str, Game], spoken: Language, kept: str | None) -> None:
        super().__init__()
        self.games = games
        self.language = spoken
        self.kept = kept
        """The match that is not over, by its name, if there is one."""
        self.settings = Settings.kept()
        self.game = next(iter(games))
        self.people = 1
        self.level = games[self.game].stand_in
        self.count = games[self.game].usual
        self.options: dict[str, str] = {}
        self.row = "resume" if kept is not None else "play"
        self.pane = Pane("menu")
        self._choose_game(self.game)

    def compose(self) -> list[Pane]:
        """One pane."""
        self.pane.mark = lambda meta: HERE if meta.get(KEY) == self.row else None
        return [self.pane]

    def on_mount(self) -> None:
        """Put on the colours."""
        self.theme = THEMES[self.settings.theme]

    def on_resize(self) -> None:
        """Draw in the new size."""
        self._draw()

    # -- the rows ----------------------------------------------------------------------------------

    @property
    def box(self) -> Game:
        """The game that is chosen."""
        return self.games[self.game]

    def _choose_game(self, game: str) -> None:
        self.game = game
        self.count = self.box.usual
        self.people = min(self.people, self.count)
        if self.level not in self.box.levels:
            self.level = self.box.stand_in
        self.options = {option.name: option.values[0] for option in self.box.identity.options}

    def rows(self) -> list[str]:
        """The rows from top to bottom."""
        resume = [] if self.kept is None else ["resume"]
        options = [f"{OPTION}{name}" for name in self.options]
        return [
            *resume,
            "game",
            "seats",
            "people",
            "level",
            *options,
            "language",
            "pace",
            "theme",
            "play",
            "leave",
        ]

    def _values(self, row: str) -> list[str]:
        """What can be chosen in a row; nothing where it is a button."""
        least, most = self.box.identity.seats
        if row.startswith(OPTION):
            name = row.removeprefix(OPTION)
            return next(list(option.values) for option in self.box.identity.options if option.name == name)
        found: dict[str, list[str]] = {
            "game": list(self.games),
            "seats": [str(count) for count in range(least, most + 1)],
            "people": [str(count) for count in range(1, self.count + 1)],
            "level": list(self.box.levels),
            "language": list(languages()),
            "pace": list(PACES),
            "theme": list(THEMES),
        }
        return found.get(row, [])

    def _value(self, row: str) -> str:
        if row.startswith(OPTION):
            return self.options[row.removeprefix(OPTION)]
        return {
            "game": self.game, "seats": str(self.count), "people": str(self.people), "level": self.level,
            "language": self.language.code, "pace": self.settings.pace, "theme": self.settings.theme,
        }[row]  # fmt: skip

    def _set(self, row: str, value: str) -> None:
        if row.startswith(OPTION):
            self.options[row.removeprefix(OPTION)] = value
        elif row == "game":
            self._choose_game(value)
        elif row == "seats":
            self.count = int(value)
            self.people = min(self.people, self.count)
        elif row == "people":
            self.people = int(value)
        elif row == "level":
            self.level = value
        elif row == "language":
            self.language = language(value)
        elif row == "pace":
            self.settings.pace = value
            self.settings.keep()
        else:
            self.settings.theme = value
            self.settings.keep()
            self.theme = THEMES[value]

    # -- drawing -----------------------------------------------------------------------------------

    def _draw(self) -> None:
        width = max(1, min(self.size.width - 1, WIDEST))
        parts: list[RenderableType] = [Rule("Ludoteca", style="dim", characters="═"), Text("")]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(min_width=TITLES, style="dim")
        grid.add_column(overflow="fold")
        for row in self.rows():
            if self._values(row):
                grid.add_row(f" {self._title(row)}", self._value_line(row))
        buttons = {row: self._button(row) for row in self.rows() if not self._values(row)}
        parts += [buttons.pop("resume"), Text("")] if "resume" in buttons else []
        parts += [grid, Text(""), *buttons.values()]
        parts += [Text(""), Text(self.language.text("terminal-menu-keys"), "dim")]
        self.pane.draw(parts, width)
        found = [spot.line for spot in self.pane.spots if spot.name == self.row]
        if found:
            self.call_after_refresh(self.pane.reveal, found[0])

    def _button(self, row: str) -> Text:
        said = self.language.text(
            {"resume": "terminal-menu-resume", "play": "terminal-menu-play"}.get(row, "terminal-leave")
        )
        named = Text(f" {said} ", "bold")
        if row == "resume":
            named.append(f" {self.kept}", "dim")
        return pointing_key(named, row)

    def _value_line(self, row: str) -> Text:
        return Text.assemble(
            pointing_key(Text(" ◂ ", "bold cyan"), f"{BACK[0]} {row}"),
            pointing_key(Text(self._said(row)), row),
            pointing_key(Text(" ▸", "bold cyan"), f"{ON[0]} {row}"),
        )

    def _title(self, row: str) -> str:
        if row.startswith(OPTION):
            return ""
        said = {
            "game": "common-games-id", "seats": "common-games-players", "people": "terminal-menu-people",
            "level": "terminal-menu-level", "language": "table-language", "pace": "table-motion", "theme": "table-theme",
        }[row]  # fmt: skip
        return self.language.text(said)

    def _said(self, row: str) -> str:
        value, words = self._value(row), self.language
        if row.startswith(OPTION):
            return words.say(self.box.words.option(row.removeprefix(OPTION), value))
        if row == "game":
            minutes = self.box.minutes
            title = words.say(self.box.words.TITLE)
            return (
                title if not minutes else f"{title} · {words.text('table-poster-minutes', minutes=minutes)}"
            )
        named = {"level": LEVEL_NAMES, "pace": PACE_NAMES, "theme": THEME_NAMES}.get(row)
        if named is not None and value in named:
            return words.text(named[value])
        return TONGUES.get(value, value) if row == "language" else value

    # -- keys and mouse ----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Move, change, begin."""
        event.stop()
        rows = self.rows()
        here = rows.index(self.row) if self.row in rows else 0
        if event.key in ("up", "shift+tab"):
            self.row = rows[(here - 1) % len(rows)]
        elif event.key in ("down", "tab"):
            self.row = rows[(here + 1) % len(rows)]
        elif event.key in ON or event.key in BACK:
            self._change(rows[here], -1 if event.key in BACK else 1)
        elif event.key == "enter":
            self._do(rows[here])
        elif (event.character or "").casefold() in self.language.text("common-keys-leave").split():
            self.exit()
        self._draw()

    def on_click(self, event: events.Click) -> None:
        """Arrows change, names are as Enter."""
        found = self.pane.at(event.x, event.y).get(KEY)
        if found is None:
            return
        way, _, row = found.partition(" ")
        if way in (ON[0], BACK[0]):
            self.row = row
            self._change(row, 1 if way == ON[0] else -1)
        else:
            self.row = found
            self._do(found)
        self._draw()

    def _change(self, row: str, by: int) -> None:
        values = self._values(row)
        if values:
            self._set(row, values[(values.index(self._value(row)) + by) % len(values)])

    def _do(self, row: str) -> None:
        if row == "leave":
            self.exit()
        elif row == "resume":
            self.exit(Wanted(resume=True, code=self.language.code))
        elif row == "play":
            seats = [PERSON] * self.people + [self.level] * (self.count - self.people)
            self.exit(Wanted(False, self.game, seats, dict(self.options), self.language.code))
        else:
            self._change(row, 1)
