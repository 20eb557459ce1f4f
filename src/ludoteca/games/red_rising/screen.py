"""The screen of Red Rising: the locations, what every side has gathered, and the own hand with its score as it stands. From
the view alone."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.columns import fewest_rows
from ludoteca.facets.drawing.question import Choice
from ludoteca.facets.drawing.scene import Scene
from ludoteca.facets.drawing.standing import known_table
from ludoteca.facets.message import Told
from ludoteca.games.red_rising.automaton import shown_by_luna
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.naming import HOUSE, LOCATION
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    CARDS_PER_TURN,
    END_THRESHOLD,
    LOCATIONS,
    NEUTRAL_INFLUENCE,
    NUMBERS,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import player_lines
from ludoteca.games.red_rising.screen_board import board
from ludoteca.games.red_rising.screen_cards import named, numbered
from ludoteca.games.red_rising.screen_now import now_of
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

TOKEN: Final = "♛"
NOTHING: Final = "—"
WIDE: Final = 96
"""Screens of this width have gauges beside the numbers."""
HEADER: Final = 1
LOG: Final = 3
SOLO_LOG: Final = 7
TALL_LOG: Final = 12
ASKED: Final = 4
"""Lines of the question, its hint and the prompt."""


def table(scene: Scene) -> list[RenderableType]:
    """Header, locations, the Automa's cards, and what every side has."""
    t = seen_table(scene)
    rest = [*_automa(scene, t), _sides(scene, t)]
    room = None
    if scene.height is not None:
        taken = sum([_lines(scene, part) for part in [*rest, *hand(scene)]])
        room = scene.height - HEADER - taken - ASKED - _log_lines(scene, t)
    return [_header(scene, t), board(scene, t, room), *rest]


def hand(scene: Scene) -> list[RenderableType]:
    """The viewer's cards with what each brings now, and the choices that lie neither there nor on a location."""
    t = seen_table(scene)
    if not _seated(scene):
        return _open_hands(scene)
    return [*_own(scene, t), *_others(scene, t), *_how_many(scene)]


def now(scene: Scene, name: str) -> Told | None:
    """What a character would bring, and whether deploying it would do anything."""
    return None if NUMBERS[name] in AUTOMA_CARDS else now_of(scene, seen_table(scene), name)


def seen_table(scene: Scene) -> Table:
    """The table as far as the view names its cards."""
    t = known_table(RULES, scene.view)
    assert isinstance(t, Table)
    return t


def _log_lines(scene: Scene, t: Table) -> int:
    """Lines that the log should have at least: more when a turn begins, most of all after one of the Automa."""
    if not scene.is_low:
        return TALL_LOG
    begins = scene.question is None or scene.question.ask in ("lead", "act")
    if not begins:
        return LOG
    return SOLO_LOG if t.solo else LOG + 2


def _lines(scene: Scene, part: RenderableType) -> int:
    """How many lines a part will take."""
    console = Console(width=scene.width, file=io.StringIO())
    return len(console.render_lines(part, pad=False))


def _seated(scene: Scene) -> bool:
    return 0 <= scene.view.viewer < scene.view.seats


def _known(scene: Scene, zone: str) -> list[str]:
    return [name for name in scene.view.zone(zone).cards if name is not None]


def _name(scene: Scene, side: int) -> str:
    """What people call a side; the Automa has no seat."""
    return scene.players[side] if side < len(scene.players) else scene.language.text("red_rising-automa")


# -- the table -------------------------------------------------------------------------------------


def _header(scene: Scene, t: Table) -> RenderableType:
    """The name of the game, whose turn it is, the deck and the banished cards, and whether the end is near."""
    language = scene.language
    turn = language.text("red_rising-header-turn", turn=t.turns, player=_name(scene, t.turn))
    if t.phase in (Phase.ABILITIES, Phase.OVER):
        turn = language.text("red_rising-header-scoring")
    sizes = [len(scene.view.zone(zone).cards) for zone in ("deck", "banished")]
    piles = language.text("red_rising-header-piles", deck=sizes[0], banished=sizes[1])
    parts = [language.text("red_rising-title"), turn, piles]
    if t.phase not in (Phase.ABILITIES, Phase.OVER) and (t.ending or t.extra):
        parts.append(language.text("red_rising-header-extra" if t.extra else "red_rising-header-last"))
    return Rule(" · ".join(parts), style="dim", characters="═")


def _automa(scene: Scene, t: Table) -> list[RenderableType]:
    """What the Automa goes by: its word, the Luna bonus card, its deck, and the two cards of its last turn."""
    if not t.solo:
        return []
    language = scene.language
    shown = language.text(LOCATION[LOCATIONS[shown_by_luna(t.priorities)]])
    left = len(scene.view.zone("automa deck").cards)
    played = [str(card).rpartition("-")[2] for card in scene.view.zone("automa discard").cards]
    last = ", ".join(played[-CARDS_PER_TURN:]) or "–"
    word = "odd" if t.odd else "even"
    line = language.text("red_rising-automa-line", word=word, shown=shown, left=left, last=last)
    return [Text(line, "dim")]


def _sides(scene: Scene, t: Table) -> RenderableType:
    """House, hand, Helium, ship, Influence and token of every side; what meets an end condition is marked."""
    language = scene.language
    grid = Grid(
        box=None if scene.is_low else box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 2, 0, 0),
        pad_edge=False,
        header_style="bold",
    )
    grid.add_column(language.text("red_rising-column-player"), no_wrap=True, overflow="ellipsis")
    grid.add_column(language.text("red_rising-column-house"), no_wrap=True)
    grid.add_column(language.text("red_rising-column-hand"), justify="right", no_wrap=True)
    influence = language.text("red_rising-column-influence")
    if t.neutral():
        influence = language.text("red_rising-column-influence-neutral", count=NEUTRAL_INFLUENCE)
    for column in (
        language.text("red_rising-column-helium"),
        language.text("red_rising-column-ship"),
        influence,
    ):
        grid.add_column(column, no_wrap=True)
    for number in range(t.sides):
        side = Seat(number)
        arrow = "▶ " if t.turn == side else "  "
        house = t.houses[side].value
        token = f" {TOKEN}" if t.sovereign == side else ""
        zone = "automa hand" if t.is_automa(side) else f"hand {number}"
        grid.add_row(
            Text.assemble((arrow, "bold yellow"), (_name(scene, number), "bold"), (token, "bold yellow")),
            language.text(HOUSE[house]) if house in HOUSE else NOTHING,
            str(len(scene.view.zone(zone).cards)),
            *[_gauge(scene, values[side]) for values in (t.helium, t.fleet, t.influence)],
        )
    if scene.is_low:
        return grid
    return Group(grid, Text(language.text("red_rising-end", count=END_THRESHOLD), "dim"))


def _gauge(scene: Scene, value: int) -> Text:
    """How far a side is from an end condition."""
    if value >= END_THRESHOLD:
        return Text(f"{value} ✓", "bold green")
    number = Text.assemble(str(value), (f"/{END_THRESHOLD}", "dim"))
    if scene.width < WIDE:
        return number
    return Text.assemble(("▮" * value, "yellow"), ("▯" * (END_THRESHOLD - value), "dim"), " ", number)


# -- the hand and the choices ----------------------------------------------------------------------


def _own(scene: Scene, t: Table) -> list[RenderableType]:
    me = scene.view.viewer
    cards = _known(scene, f"hand {me}")
    lines = player_lines(t, me, t.hand(me))
    total = sum([line.points for line in lines])
    in_hand = sum([line.points for line in lines if "card" in line.facts])
    title = scene.language.text("red_rising-title-hand", count=len(cards), points=in_hand, total=total)
    parts = [_shelf(scene, title, [_entry(scene, name, lines) for name in cards])]
    aside = _known(scene, f"aside {me}")
    if aside:
        title = scene.language.text("red_rising-title-aside")
        entries = [Text.assemble(numbered(scene, name), " ", named(scene, name)) for name in aside]
        parts.append(_shelf(scene, title, entries))
    return parts


def _entry(scene: Scene, name: str, lines: Sequence[ScoreLine]) -> Text:
    """A card in hand with its number, if it can be chosen, and what its clauses bring now beside the core value."""
    extra = sum([line.points for line in lines if line.name == "points" and line.facts["card"] == name])
    style = "green" if extra > 0 else "red"
    brings = Text(f" {extra:+d}", style) if extra else Text("")
    chosen = scene.question is None or scene.question.choice(name) is not None
    return Text.assemble(numbered(scene, name), " ", named(scene, name, "" if chosen else "dim"), brings)


def _shelf(scene: Scene, title: str, entries: Sequence[Text]) -> RenderableType:
    """Entries in as few rows as fit, under a title."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    rows = fewest_rows(entries, scene.width - (0 if scene.is_low else 4))
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    if not entries:
        return Text(title, "bold cyan")
    if scene.is_low:
        return Group(Text(title, "bold cyan"), grid)
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style="cyan")


def _others(scene: Scene, t: Table) -> list[RenderableType]:
    """The choices that are neither cards of the own nor on a location: the deck, banished cards, players, words."""
    question = scene.question
    if question is None:
        return []
    me = scene.view.viewer
    shown = {*_known(scene, f"hand {me}"), *_known(scene, f"aside {me}"), *LOCATIONS}
    for location in LOCATIONS:
        shown.update(_known(scene, location))
    others = [
        choice
        for choice in question.choices
        if choice.number > 0 and choice.text not in shown and "-face-down-" not in choice.text
    ]
    if not others:
        return []
    title = scene.language.text("red_rising-title-choices")
    entries = [_offered(scene, choice) for choice in others]
    line = Text.assemble((f"{title}:", "bold cyan"), " ", Text("  ").join(entries))
    if scene.is_low and line.cell_len <= scene.width:
        return [line]
    return [_shelf(scene, title, entries)]


def _offered(scene: Scene, choice: Choice) -> Text:
    number = (f"{choice.number:>2}", "bold cyan")
    if choice.text.isdigit():
        return Text.assemble(number, " ", _name(scene, int(choice.text)))
    if choice.text not in NUMBERS:
        return Text.assemble(number, " ", choice.label)
    return Text.assemble(number, " ", named(scene, choice.text))


def _how_many(scene: Scene) -> list[RenderableType]:
    """How many are to be chosen, where it is not one."""
    question = scene.question
    if question is None or question.at_most is None:
        return []
    least, most = question.at_least, question.at_most
    if least == most:
        return [Text(scene.language.text("red_rising-choose", count=least))]
    return [Text(scene.language.text("red_rising-choose-between", least=least, most=most))]


def _open_hands(scene: Scene) -> list[RenderableType]:
    """The hands that lie open to a spectator."""
    lines = [
        Text.assemble((player, "bold"), ": ", Text(", ").join([named(scene, name) for name in names]))
        for seat, player in enumerate(scene.players)
        if (names := _known(scene, f"hand {seat}"))
    ]
    title = scene.language.text("red_rising-title-hands")
    return [Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED)] if lines else []
