"""A picture of the table: the game's screen, the log between, and the question at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from ludoteca.facets.drawing.question import question_of
from ludoteca.facets.drawing.scene import Keyboard, Screen, TerminalScene
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.facets.words import Words
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

FEWEST = 3
"""The log never has fewer lines than this, whatever the height."""
FRAME = 2


class Page(Protocol):
    """What a scene is drawn on: so many columns and, unless text just runs on, so many lines."""

    @property
    def width(self) -> int:
        """The columns."""

    @property
    def height(self) -> int | None:
        """The lines."""


def scene_of(match: Match, seat: Seat, players: Players, page: Page, language: Language) -> TerminalScene:
    """What a seat is to be shown now: its view, and its question if it has one."""
    view = match.view(seat)
    game = find(view.game, view.rules)
    text = game.words

    names = players.names(seat)

    def label(ask: str, option: str) -> str:
        return language.say(text.choice(ask, option, names))

    question = question_of(view, match.names, label)
    if question is not None and isinstance(game.screen, Keyboard):
        question = game.screen.typed(question)
    return TerminalScene(
        view=view,
        language=language,
        players=[language.say(name) for name in names[: match.seats]],
        question=question,
        width=page.width,
        height=page.height,
        joinable=match.is_joinable,
    )


def draw(
    terminal: Terminal, screen: Screen, text: Words, scene: TerminalScene, log: Sequence[Told], title: str
) -> None:
    """Show a scene on a screen of its own; the log gets the lines that are left."""
    above = screen.table(scene)
    below = [*screen.hand(scene), *asking(scene, text)]
    if scene.height is not None:
        taken = sum([terminal.lines(part) for part in [*above, *below]])
        room = max(FEWEST, scene.height - taken - 1 - (0 if scene.is_low else FRAME))
        log = latest(terminal, log, room, scene.language)
    terminal.clear()
    terminal.show(*above, *_log(log, scene, title), *below)


def log_lines(log: Sequence[Told], language: Language) -> RenderableType:
    """Lines of the log, each with its rule dim beside it."""
    grid = Table.grid(padding=(0, 0, 0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True, style="dim")
    for line in log:
        grid.add_row(language.say(line.message), line.rule)
    return grid


def asking(scene: TerminalScene, text: Words) -> list[Styled]:
    """The question in one line, and what can be typed."""
    if scene.question is None:
        return []
    asked = scene.language.say(text.question(scene.question.ask, scene.question.about))
    lines = [Styled.assemble(("▶ ", "bold yellow"), (asked, "bold"))]
    if scene.question.already:
        chosen = [Message("common-plain", {"text": label}) for label in scene.question.already]
        already = Message("common-earlier", {"choices": enumerated(chosen)})
        lines.insert(0, Styled(scene.language.say(already), "dim"))
    passing = scene.question.choice("-")
    if passing is not None:
        lines.append(Styled.assemble("   ", (str(passing.number), "bold cyan"), " ", passing.label))
    hint = "common-hint-joinable" if scene.joinable else "common-hint"
    lines.append(Styled(scene.language.text(hint), "dim"))
    return lines


def latest(terminal: Terminal, log: Sequence[Told], room: int, language: Language) -> Sequence[Told]:
    """The last lines that fit, below a line that says how many came before."""
    shown, left_out = log, 0
    while left_out < len(log) - 1 and terminal.lines(log_lines(shown, language)) > room:
        left_out += 1
        earlier = Told(Message("common-log-earlier", {"count": left_out}), "")
        shown = [earlier, *log[left_out:]]
    return shown


def _log(log: Sequence[Told], scene: TerminalScene, title: str) -> list[RenderableType]:
    if not log:
        return []
    lines = log_lines(log, scene.language)
    if scene.is_low:
        return [lines]
    return [Panel(lines, title=title, title_align="left", box=box.ROUNDED, border_style="dim")]
