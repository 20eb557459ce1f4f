"""What a player of Goblins, Inc. holds and may choose: tiles, agendas, tactics cards, ways to drive, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.columns import fewest_rows
from ludoteca.facets.drawing.question import Choice, Question
from ludoteca.facets.drawing.scene import Scene
from ludoteca.games.goblins_inc.assembly import open_agendas
from ludoteca.games.goblins_inc.driving import cost
from ludoteca.games.goblins_inc.geometry import Aim, Steering
from ludoteca.games.goblins_inc.naming import AGENDA, card, kin
from ludoteca.games.goblins_inc.pieces import COUNTS, NAMES, NUMBERS, TURNS
from ludoteca.games.goblins_inc.scoring import agenda_points
from ludoteca.games.goblins_inc.screen_robot import tile_drawing, tile_text
from ludoteca.games.goblins_inc.table import TACTICS_ROW, Phase, Table
from ludoteca.games.goblins_inc.words import AIM, STEERING
from ludoteca.kernel.card import Card

PICKS: Final = ("left", "middle", "right")
MOST_LISTED: Final = 24
"""More orders of the dice than this are not listed; they are typed."""
APART: Final = 2


def hand_parts(scene: Scene, t: Table) -> list[RenderableType]:
    """What lies before the viewer, and the choices."""
    question = scene.question
    parts = _agenda_lines(scene, t)
    if t.phase is Phase.CHOOSE and (question is None or question.ask != "pick"):
        parts.append(_tactics(scene, t))
    if question is None:
        return parts
    if question.ask == "pass_on":
        return [*parts, *_tiles(scene, question)]
    if question.ask in ("lay", "put"):
        return [*parts, *_turns(scene, t, question)]
    if question.ask == "keep":
        return [*parts, _keep(scene, t, question)]
    if question.ask == "drive":
        return [*parts, _drives(scene, t, question)]
    if question.ask in ("tape", "lift"):
        squares = ", ".join([choice.text for choice in question.choices])
        return [*parts, Text(scene.language.text("goblins_inc-title-squares", squares=squares), "cyan")]
    if question.ask == "order" and len(question.choices) > MOST_LISTED:
        dice = question.choices[0].label
        return [*parts, Text(scene.language.text("goblins_inc-title-order", dice=dice), "cyan")]
    return [
        *parts,
        *_listed(
            scene, [_offered(scene, t, question, choice) for choice in question.choices if choice.number]
        ),
    ]


def _known(scene: Scene, zone: str) -> list[str]:
    """The cards of an own zone; a spectator has none."""
    name = f"{zone} {scene.view.viewer}"
    if not any(one.name == name for one in scene.view.zones):
        return []
    return [found for found in scene.view.zone(name).cards if found is not None]


# -- agendas ---------------------------------------------------------------------------------------


def _agenda_lines(scene: Scene, t: Table) -> list[RenderableType]:
    """The agendas that the viewer may keep or has kept, and those that count for all."""
    lines: list[RenderableType] = []
    asked = None if scene.question is None else scene.question.ask
    hand, kept = _known(scene, "hand"), _known(scene, "kept")
    if t.switches.team_version:
        shown = _agendas(scene, t, [NAMES[one] for one in open_agendas(t)])
        lines.append(Text(scene.language.text("goblins_inc-title-open", agendas=shown)))
    if hand and asked not in ("keep", "bet_on"):
        shown = _agendas(scene, t, hand)
        lines.append(Text(scene.language.text("goblins_inc-title-agendas", agendas=shown)))
    if kept:
        shown = _agendas(scene, t, kept)
        lines.append(Text(scene.language.text("goblins_inc-title-kept", agendas=shown)))
    return lines


def _agendas(scene: Scene, t: Table, names: Sequence[str]) -> str:
    """Agendas with what they would pay now, once there is a battle."""
    shown: list[str] = []
    for name in names:
        if kin(name) == "snitch-star" and t.phase not in (Phase.ASSEMBLY, Phase.KEEP):
            name = _known(scene, "end")[0]
        points = _points(scene, t, NUMBERS[name])
        called = scene.language.say(card(name))
        shown.append(called if t.phase is Phase.ASSEMBLY or not points else f"{called} {points}")
    return ", ".join(shown)


def _points(scene: Scene, t: Table, agenda: Card) -> str:
    """What an agenda would pay now; of a bet nobody knows."""
    if COUNTS[agenda] is None or scene.view.viewer < 0:
        return ""
    return str(agenda_points(t, t.team_of(scene.view.viewer), agenda))


def _keep(scene: Scene, t: Table, question: Question) -> RenderableType:
    """The agendas with their numbers and what they would pay; with room to spare also for what."""
    language = scene.language
    if scene.is_low:
        entries = [
            _numbered(choice, f"{choice.label} {_points(scene, t, NUMBERS[choice.text])}".rstrip())
            for choice in question.choices
        ]
        return _shelf(scene, entries)
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", justify="right", style="bold cyan")
    grid.add_column(language.text("goblins_inc-column-agenda"), no_wrap=True)
    grid.add_column(language.text("goblins_inc-column-now"), justify="right")
    grid.add_column(language.text("goblins_inc-column-pays"), ratio=1, style="dim")
    for choice in question.choices:
        about = language.text(AGENDA[kin(choice.text)][1])
        points = _points(scene, t, NUMBERS[choice.text])
        grid.add_row(str(choice.number), choice.label, points, about)
    return grid


# -- tiles -----------------------------------------------------------------------------------------


def _tiles(scene: Scene, question: Question) -> list[RenderableType]:
    """The tiles in hand, drawn, with their numbers."""
    drawings = [tile_drawing(scene.language, NUMBERS[choice.text], 0) for choice in question.choices]
    labels = [Text(str(choice.number), "bold cyan") for choice in question.choices]
    return [_strip(drawings, labels), *_partner(scene)]


def _turns(scene: Scene, t: Table, question: Question) -> list[RenderableType]:
    """The tile to be laid in each of its turns, as it would look on the drawing of the robot; and what comes next."""
    tile = NUMBERS[question.about[0]]
    turned = -t.fronts[t.team_of(scene.view.viewer)]
    drawings = [tile_drawing(scene.language, tile, turn + turned) for turn in TURNS[tile]]
    labels = [Text(f"/{turn}" if turn else "", "bold cyan") for turn in TURNS[tile]]
    parts: list[RenderableType] = [_strip(drawings, labels)]
    if question.ask == "lay":
        tiles = _known(scene, "tiles")
        rest = tiles[len(question.earlier) + 1 :]
        if rest:
            parts.append(_row(scene, "goblins_inc-title-next", rest))
    return parts


def _partner(scene: Scene) -> list[RenderableType]:
    """The tiles of the partner, where partners see them."""
    view = scene.view
    found = [
        name
        for zone in view.zones
        if zone.name.startswith("tiles ") and zone.owner != view.viewer
        for name in zone.cards
        if name is not None
    ]
    return [_row(scene, "goblins_inc-title-partner", found)] if found else []


def _row(scene: Scene, title: str, names: Sequence[str]) -> Text:
    """Tiles in a line, without their edges."""
    shown = Text("  ").join([tile_text(scene.language, NUMBERS[name], 0) for name in names])
    before, _, after = scene.language.text(title, tiles="\0").partition("\0")
    return Text.assemble(before, shown, after)


def _strip(drawings: Sequence[Sequence[Text]], labels: Sequence[Text]) -> RenderableType:
    """Drawings side by side, each with its label before its middle line."""
    grid = Grid.grid(padding=(0, APART, 0, 0))
    cells: list[Text] = []
    for drawing, label in zip(drawings, labels, strict=True):
        before = [Text(" " * len(label)), label, Text(" " * len(label))]
        lines = [Text.assemble(one, " ", line) for one, line in zip(before, drawing, strict=True)]
        cells.append(Text("\n").join(lines))
    grid.add_row(*cells)
    return grid


# -- battle ----------------------------------------------------------------------------------------


def _tactics(scene: Scene, t: Table) -> RenderableType:
    """The three tactics cards, from left to right."""
    cards = [scene.language.say(card(NAMES[one])) for one in t.cards(TACTICS_ROW)]
    return Text(scene.language.text("goblins_inc-title-tactics", cards="  |  ".join(cards)))


def _drives(scene: Scene, t: Table, question: Question) -> RenderableType:
    """Steering by aim: the number of each choice, and in brackets the engines it needs."""
    language = scene.language
    engines = t.engines(t.team_of(scene.view.viewer))
    grid = Grid.grid(padding=(0, APART, 0, 0))
    grid.add_column(no_wrap=True)
    for _ in Aim:
        grid.add_column(no_wrap=True)
    aims = [Text(language.text(AIM[aim]), "bold") for aim in Aim]
    grid.add_row(Text(f"{language.text('goblins_inc-drive-aim')}:", "dim", justify="right"), *aims)
    for steering in Steering:
        cells: list[Text] = [Text(language.text(STEERING[steering]), "bold")]
        for aim in Aim:
            choice = question.choice(f"{steering.value}+{aim.value}")
            if choice is None:
                cells.append(Text(""))
                continue
            needed = cost((steering, aim))
            style = "bold red" if needed > engines else ""
            cells.append(Text.assemble((f"{choice.number:>2}", "bold cyan"), (f" ({needed})", style)))
        grid.add_row(*cells)
    return grid


def _offered(scene: Scene, t: Table, question: Question, choice: Choice) -> Text:
    """A choice with its number; instead of a place in the row of tactics cards the card that lies there."""
    if question.ask == "pick":
        held = t.cards(TACTICS_ROW)[PICKS.index(choice.text)]
        return _numbered(choice, scene.language.say(card(NAMES[held])))
    # A row of dice is told from its number by the dashes.
    return _numbered(choice, choice.text if question.ask == "order" else choice.label)


def _numbered(choice: Choice, label: str) -> Text:
    return Text.assemble((f"{choice.number:>2}", "bold cyan"), " ", label)


def _listed(scene: Scene, entries: Sequence[Text]) -> list[RenderableType]:
    return [_shelf(scene, entries)] if entries else []


def _shelf(scene: Scene, entries: Sequence[Text]) -> RenderableType:
    """Entries in as few rows as fit."""
    grid = Grid.grid(padding=(0, APART, 0, 0))
    rows = fewest_rows(entries, scene.width)
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid
