"""The window: panes for the table, the own hand, the log and the card under the cursor, and keys that all screens share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from ludoteca.facets.drawing.columns import CARD, CHOICE, pointing
from ludoteca.facets.drawing.scene import LOW, TerminalScene
from ludoteca.facets.drawing.scene import Screen as GameScreen
from ludoteca.facets.drawing.terminal import WIDEST
from ludoteca.facets.language import Language
from ludoteca.facets.message import Told
from ludoteca.terminal.pane import HERE, KEY, PICKED, Pane, Spot
from ludoteca.terminal.picture import FEWEST, log_lines
from ludoteca.terminal.settings import THEMES, Settings

BESIDE: Final = 124
"""From this many columns on the log and the card stand beside the table."""
NARROWEST: Final = 80
ROOMY: Final = 60
"""So many columns the log and the card like to have."""
SHORTEST: Final = 12
"""With fewer lines nothing stands beside anything."""
MOST_KEYS: Final = 2
"""The keys take no more lines than this."""


@dataclass(frozen=True)
class Page:
    """What a scene is drawn on."""

    width: int
    height: int


@dataclass(frozen=True)
class Button:
    """A key, and what it does in a word."""

    key: str
    shown: str
    label: str


class Reading(Screen[None]):
    """Something to read: over the table, until it is put away."""

    def __init__(self, parts: Sequence[RenderableType], closing: str, at_end: bool = False) -> None:
        super().__init__()
        self.parts = parts
        self.closing = closing
        self.at_end = at_end

    def compose(self) -> list[Pane]:
        """A pane, and how to go back."""
        return [Pane("reading"), Pane("closing")]

    def on_mount(self) -> None:
        """Draw."""
        self._draw()
        if self.at_end:
            self.call_after_refresh(self.query_one("#reading", Pane).to_end)

    def on_resize(self) -> None:
        """Draw anew."""
        self._draw()

    def _draw(self) -> None:
        width = self.app.size.width
        self.query_one("#reading", Pane).draw(self.parts, min(width - 1, WIDEST))
        button = pointing_key(Text(f" {self.closing} ", "reverse"), "escape")
        self.query_one("#closing", Pane).draw([button], width)

    def on_key(self, event: events.Key) -> None:
        """Hand a key on."""
        event.stop()
        self.press(event)

    def press(self, event: events.Key) -> None:
        """Scroll or go back."""
        pane = self.query_one("#reading", Pane)
        moves = {
            "up": pane.scroll_up, "down": pane.scroll_down, "pageup": pane.scroll_page_up,
            "pagedown": pane.scroll_page_down, "home": pane.scroll_home, "end": pane.scroll_end,
            "space": pane.scroll_page_down,
        }  # fmt: skip
        if event.key in moves:
            moves[event.key](animate=False)
        else:
            self.dismiss()

    def on_click(self, event: events.Click) -> None:
        """Go back by the button."""
        if isinstance(event.widget, Pane) and event.widget.id == "closing":
            self.dismiss()


class Curtain(Reading):
    """Hides the table until somebody says to be alone with it."""

    def on_mount(self) -> None:
        """What was typed before lifts nothing."""
        self.since = monotonic()

    def press(self, event: events.Key) -> None:
        """Only Enter lifts it."""
        if event.key == "enter" and event.time >= self.since:
            self.dismiss()


class Window(App[None]):
    """The panes and the keys; what is in them is for those who derive from it."""

    TITLE = "Ludoteca"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", show=False, priority=True)
    ]
    CSS = """
    Screen { layout: vertical; overflow: hidden; }
    #table, #hand, #card, #log, #ask, #line, #keys { position: absolute; }
    #log, #card { background: $surface; }
    .titled { border-top: solid $foreground-muted; border-title-color: $foreground; }
    #line { background: $boost; overflow-y: hidden; }
    #keys { overflow-y: hidden; }
    #reading { height: 1fr; }
    #closing { height: 1; }
    """

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self.settings = Settings.kept()
        self.panes = {name: Pane(name) for name in ("table", "hand", "card", "log", "ask", "line", "keys")}
        self.log_told: list[Told] = []
        """What has happened, as far as it has been shown."""
        self.cursor: tuple[str, str] | None = None
        """The piece under the cursor: what it points to by which kind."""
        self.hover: dict[str, str] = {}
        """What the mouse points to."""
        self.picks: list[str] = []
        """The choices that are picked, in notation."""
        self._covered = 0
        """How many lines of the log the card takes."""
        self._logged: object = None
        """Of which log the drawing is."""
        self._drawn: tuple[int, int, int, int] | None = None
        """For which width and room the game is drawn, and how many lines table and hand take."""

    def compose(self) -> list[Pane]:
        """All panes."""
        for pane in self.panes.values():
            pane.mark = self._mark
        return list(self.panes.values())

    def on_mount(self) -> None:
        """Put on the colours."""
        self.on_theme()

    def on_theme(self) -> None:
        """Put on the colours that are chosen."""
        self.theme = THEMES[self.settings.theme]

    def words(self, message: str, **arguments: int | str) -> str:
        """A message in the language."""
        return self.language.text(message, **arguments)

    # -- what is shown; for whoever derives --------------------------------------------------------

    @property
    def game_screen(self) -> GameScreen:
        """How the game is drawn."""
        raise NotImplementedError

    def scene(self, page: Page) -> TerminalScene | None:
        """What there is to be seen, None before there is anything."""
        raise NotImplementedError

    def asked(self) -> list[RenderableType]:
        """The question, and what has to be said about it."""
        raise NotImplementedError

    def typed_line(self) -> Text:
        """The line in which is typed."""
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        """The keys that do something now."""
        raise NotImplementedError

    def card_parts(self, pointed: dict[str, str]) -> list[RenderableType]:
        """What there is to say of a card or choice."""
        raise NotImplementedError

    def cards_at_hand(self) -> list[str]:
        """The cards that can be chosen, or are held."""
        return []

    def press(self, key: str, character: str | None, time: float) -> None:
        """A key, or a button that stands for it."""
        raise NotImplementedError

    def is_offered(self, choice: str) -> bool:
        """Whether this can be chosen now; drawings point to more."""
        return False

    def choose(self, choice: str, time: float) -> None:
        """A choice was clicked."""

    def ending(self) -> list[RenderableType]:
        """What stands in place of the table when all is over."""
        return []

    def action_leave(self) -> None:
        """Go away."""
        self.exit()

    # -- drawing -----------------------------------------------------------------------------------

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew."""
        self._drawn = None
        self.arrange()

    def arrange(self) -> None:
        """Draw what moves with cursor and keys, the game only if it has changed, and give each pane its place."""
        width, height = self.size
        if width < 1 or height < 1:
            return
        self.redraw_line()
        panes = self.panes
        keys = min(MOST_KEYS, panes["keys"].draw([self._key_line(width)], width))
        body = height - 1 - keys
        asked = min(panes["ask"].draw(self.asked(), min(width, WIDEST)), max(1, body // 3))
        body -= asked
        beside = width >= BESIDE and body >= SHORTEST
        left = max(NARROWEST, min(WIDEST, width - ROOMY)) if beside else width
        table, hand = self._draw_game(left, body if beside else body - FEWEST)
        for name, title in (("log", "terminal-log"), ("card", "terminal-card")):
            panes[name].set_class(beside, "titled")
            panes[name].border_title = self.words(title)
        if beside:
            hand = min(hand, body // 2)
            side = width - left - 1
            card = self._draw_card(side)
            card = min(card + 1, body // 2) if card else 0
            self._draw_log(side)
            self._place("table", 0, 0, left, body - hand)
            self._place("card", left + 1, 0, side, card)
            self._place("log", left + 1, card, side, body - card)
        else:
            hand = min(hand, max(1, (body - FEWEST) * 3 // 5))
            table = min(table, max(1, body - FEWEST - hand))
            card = self._draw_card(width)
            room = body - table - hand
            shown = min(card, room) if self._card_pointed() else 0
            self._draw_log(width)
            self._place("table", 0, 0, left, table)
            self._place("card", 0, table, width, shown)
            self._place("log", 0, table + shown, width, room - shown)
            if shown != self._covered:
                self._covered = shown
                self.call_after_refresh(panes["log"].to_end)
        self._place("hand", 0, body - hand, left, hand)
        self._place("ask", 0, body, width, asked)
        self._place("line", 0, body + asked, width, 1)
        self._place("keys", 0, body + asked + 1, width, keys)

    def _place(self, name: str, x: int, y: int, width: int, height: int) -> None:
        pane = self.panes[name]
        pane.display = height > 0 and width > 0
        if pane.display:
            pane.styles.offset = (x, y)
            pane.styles.width = width
            pane.styles.height = height

    def _draw_game(self, width: int, room: int) -> tuple[int, int]:
        """Draw table and hand; lower if they are too high for the room. How many lines each takes."""
        if self._drawn is not None and self._drawn[:2] == (width, room):
            self.panes["table"].refresh()
            self.panes["hand"].refresh()
            return self._drawn[2:]
        table, hand = self._draw_anew(width, room)
        self._drawn = (width, room, table, hand)
        return table, hand

    def _draw_anew(self, width: int, room: int) -> tuple[int, int]:
        ending = self.ending()
        if ending:
            return self.panes["table"].draw(ending, min(width - 1, WIDEST)), self.panes["hand"].draw(
                [], width
            )
        lines = (0, 0)
        for height in (LOW, LOW - 1):
            scene = self.scene(Page(min(width, WIDEST), height))
            if scene is None:
                return 0, 0
            table = self.panes["table"].draw(self.game_screen.table(scene), scene.width)
            own = self.game_screen.hand(scene)
            hand = self.panes["hand"].draw(own, scene.width)
            hand = self._list_undrawn(scene, own, hand)
            lines = (table, hand)
            if table + hand <= room:
                break
        return lines

    def _list_undrawn(self, scene: TerminalScene, own: list[RenderableType], drawn: int) -> int:
        """Below the hand, whatever can be chosen and is nowhere in the drawings."""
        if scene.question is None:
            return drawn
        from ludoteca.facets.drawing.columns import in_columns

        found = {
            spot.name for name in ("table", "hand") for spot in self.panes[name].spots if spot.kind == CHOICE
        }
        entries = []
        for choice in scene.question.choices:
            if choice.text not in found and choice.number:
                number = f"{choice.number:>2} " if choice.is_numbered else ""
                entry = Text.assemble((number, "bold cyan"), choice.label)
                entries.append(pointing(entry, choice=choice.text))
        if not entries:
            return drawn
        return self.panes["hand"].draw([*own, in_columns(entries, scene.width)], scene.width)

    def _draw_log(self, width: int) -> None:
        state = (width, len(self.log_told), None if not self.log_told else self.log_told[-1])
        if state != self._logged:
            self._logged = state
            self.panes["log"].draw([log_lines(self.log_told, self.language)], width - 1)
            self.call_after_refresh(self.panes["log"].to_end)

    def _draw_card(self, width: int) -> int:
        pointed = self._card_pointed()
        parts = self.card_parts(pointed) if pointed else []
        if width < self.size.width:
            # There is room for what all cards that can be chosen say.
            parts += [
                part
                for card in self.cards_at_hand()
                if card not in pointed.values()
                for part in self.card_parts({CARD: card})
            ]
        return self.panes["card"].draw(parts, width - 1)

    def _card_pointed(self) -> dict[str, str]:
        """What the mouse points to, else the cursor."""
        if CARD in self.hover or CHOICE in self.hover:
            return self.hover
        return {} if self.cursor is None else {self.cursor[0]: self.cursor[1]}

    def redraw_line(self) -> None:
        """Draw the line in which is typed."""
        self.panes["line"].draw([self.typed_line()], max(1, self.size.width))

    def _key_line(self, width: int) -> Text:
        line = Text()
        column = 0
        for button in self.buttons():
            entry = Text.assemble((button.shown, "bold cyan"), f"\u00a0{button.label}".replace(" ", "\u00a0"))
            if column and column + 2 + entry.cell_len > width:
                line.append("\n")
                column = 0
            elif column:
                line.append("  ")
                column += 2
            line.append_text(pointing_key(entry, button.key))
            column += entry.cell_len
        return line

    def _mark(self, meta: dict[str, str]) -> Style | None:
        """How a piece is marked: picked, and under the cursor."""
        found: Style | None = PICKED if meta.get(CHOICE) in self.picks else None
        if self.cursor is not None and meta.get(self.cursor[0]) == self.cursor[1]:
            return HERE if found is None else found + HERE
        return found

    # -- the cursor --------------------------------------------------------------------------------

    def _stops(self, kinds: Sequence[str]) -> list[tuple[int, int, Spot, Pane]]:
        """Where the cursor can stand, from top to bottom: line and column, counted through all panes."""
        stops: list[tuple[int, int, Spot, Pane]] = []
        line = 0
        for name in ("table", "hand", "ask"):
            pane = self.panes[name]
            if pane.display:
                known: set[tuple[int, int]] = set()
                for spot in sorted(
                    pane.spots, key=lambda spot: (spot.line, spot.column, spot.kind != CHOICE)
                ):
                    if spot.kind == CHOICE and not self.is_offered(spot.name):
                        continue
                    if spot.kind in kinds and (spot.line, spot.column) not in known:
                        known.add((spot.line, spot.column))
                        stops.append((line + spot.line, spot.column, spot, pane))
            line += len(pane.lines)
        return stops

    def move(self, key: str) -> None:
        """Move the cursor: by the arrows among what can be chosen, by Tab also to all other cards."""
        kinds = (CHOICE, CARD) if key in ("tab", "shift+tab") else (CHOICE,)
        stops = self._stops(kinds) or self._stops((CARD,))
        if not stops:
            return
        here = next(
            (place for place, stop in enumerate(stops) if (stop[2].kind, stop[2].name) == self.cursor), None
        )
        if here is None:
            there = len(stops) - 1 if key in ("up", "left", "shift+tab") else 0
        elif key in ("left", "shift+tab"):
            there = (here - 1) % len(stops)
        elif key in ("right", "tab"):
            there = (here + 1) % len(stops)
        else:
            there = _above_or_below(stops, here, key)
        _, _, spot, pane = stops[there]
        self.cursor = (spot.kind, spot.name)
        self.hover = {}
        self.arrange()
        self.call_after_refresh(pane.reveal, spot.line)

    # -- keys and mouse ----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Hand a key on."""
        event.stop()
        if event.key in ("pageup", "pagedown"):
            pane = self.panes["log"]
            (pane.scroll_page_up if event.key == "pageup" else pane.scroll_page_down)(animate=False)
            return
        self.press(event.key, event.character, event.time)

    def on_click(self, event: events.Click) -> None:
        """What was clicked: a button, a choice, a card."""
        pane = event.widget
        if not isinstance(pane, Pane) or self.screen is not self.screen_stack[0]:
            return
        pointed = pane.at(event.x, event.y)
        if KEY in pointed:
            self.press(pointed[KEY], None, event.time)
        elif self.is_offered(pointed.get(CHOICE, "")):
            self.choose(pointed[CHOICE], event.time)
        elif CARD in pointed:
            self.cursor = (CARD, pointed[CARD])
            self.arrange()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The card under the mouse."""
        pane = event.widget
        pointed = pane.at(event.x, event.y) if isinstance(pane, Pane) else {}
        if pointed != self.hover and self.screen is self.screen_stack[0]:
            self.hover = pointed
            self.arrange()

    def read(self, parts: Sequence[RenderableType], at_end: bool = False) -> None:
        """Show something to be read."""
        self.push_screen(Reading(parts, self.words("terminal-close"), at_end))


def pointing_key(entry: Text, key: str) -> Text:
    """The entry, which a mouse finds as this key."""
    entry.apply_meta({KEY: key})
    return entry


def _above_or_below(stops: Sequence[tuple[int, int, Spot, Pane]], here: int, key: str) -> int:
    """The stop in the next line, nearest to this column."""
    line, column = stops[here][:2]
    lines = sorted({stop[0] for stop in stops})
    place = lines.index(line) + (1 if key == "down" else -1)
    wanted = lines[place % len(lines)]
    return min(
        (number for number, stop in enumerate(stops) if stop[0] == wanted),
        key=lambda number: abs(stops[number][1] - column),
    )
