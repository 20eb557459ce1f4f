"""The screen of Goblins, Inc.: both robots side by side with what they can do and have lost. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.columns import in_columns, pointing
from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.message import Message, Told, family
from ludoteca.facets.standing import known_table
from ludoteca.games.goblins_inc.assembly import assemblers, open_agendas, planners, steps
from ludoteca.games.goblins_inc.display import laid
from ludoteca.games.goblins_inc.driving import cost
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EDGES, Aim, Steering, marks_on, turned_marks
from ludoteca.games.goblins_inc.naming import ABOUT_AGENDA, ARROW, card, kin, square
from ludoteca.games.goblins_inc.pieces import ARROWS, COUNTS, ENGINES, NAMES, NUMBERS, TURNS
from ludoteca.games.goblins_inc.scoring import agenda_points
from ludoteca.games.goblins_inc.screen_robot import (
    FIGHTING,
    GOBLIN,
    RobotPicture,
    robot_drawing,
    tile_drawing,
    tile_text,
)  # fmt: skip
from ludoteca.games.goblins_inc.table import COLOURS, COMBAT_ROUNDS, SCRAP, TACTICS_ROW, Phase, Table
from ludoteca.games.goblins_inc.words import AIM, BLANK, STEERING
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

BATTLE: Final = (Phase.CHOOSE, *FIGHTING)
ROLE: Final = family("goblins_inc-role", ["planner", "assembler", "driver", "tactician"])
LOST: Final = ("goblins_inc-lost-tiles", "goblins_inc-lost-tokens", "goblins_inc-lost-goblins")
LIFTED: Final = ("tape", "lift")
"""Questions that are answered by the square of a tile."""
PLACED: Final = ("lay", "put")
"""Questions that are answered by a square and a turn."""
FRAMED: Final = 39
"""The columns of a robot with a frame around it."""
BARE: Final = 37
GAP: Final = 1


def table(scene: TerminalScene) -> list[RenderableType]:
    """Header, robots, and what each of them has."""
    t = seen_table(scene)
    own = own_team(scene, t)
    framed = not scene.is_low
    half = (scene.width - GAP) // 2
    beside = half >= (FRAMED if framed else BARE)
    sides = [_side(scene, t, team, half if beside else scene.width) for team in (own, 1 - own)]
    if not beside:
        # One above the other they face each other.
        parts = [part for side in reversed(sides) for part in side]
    else:
        grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        grid.add_column(width=half)
        grid.add_column(width=half)
        for row in zip(*sides, strict=True):
            grid.add_row(*row)
        parts = [grid]
    legend = "goblins_inc-legend-assembly" if t.phase is Phase.ASSEMBLY else "goblins_inc-legend-battle"
    if not scene.is_low:
        parts.append(Text(scene.language.text(legend), "dim"))
    return [_header(scene, t), *parts]


def hand(scene: TerminalScene) -> list[RenderableType]:
    """The viewer's tiles or agendas, the tactics cards, and the choices."""
    return hand_parts(scene, seen_table(scene))


def now(scene: TerminalScene, name: str) -> Told | None:
    """What an agenda would pay as things stand."""
    t = seen_table(scene)
    number = NUMBERS[name]
    if COUNTS[number] is None or t.phase is Phase.ASSEMBLY or scene.view.viewer < 0:
        return None
    points = agenda_points(t, t.team_of(scene.view.viewer), number)
    return Told(Message("goblins_inc-now-points", {"points": points}), "goblins_inc §12.3")


def typed(question: TerminalQuestion) -> TerminalQuestion:
    """Squares and long lists of orders are typed as they are, and have no numbers. A tile may be turned any way, also
    where it looks the same after fewer turns."""
    if question.ask not in (*PLACED, *LIFTED) and not _is_unlisted(question):
        return question
    also: dict[str, list[str]] = {}
    if question.ask in PLACED:
        ways = len(TURNS[NUMBERS[question.about[0]]])
        for choice in question.choices:
            place, turned, turn = choice.text.partition("/")
            if turned:
                also[choice.text] = [f"{place}/{way}" for way in range(int(turn), 4, ways)]
    choices = [
        replace(choice, is_numbered=choice.number == 0, also=tuple(also.get(choice.text, ())))
        for choice in question.choices
    ]
    return replace(question, choices=tuple(choices))


def _is_unlisted(question: TerminalQuestion) -> bool:
    return question.ask == "order" and len(question.choices) > MOST_LISTED


def seen_table(scene: TerminalScene) -> Table:
    """The table as far as the view names its cards."""
    t = known_table(RULES, scene.view)
    assert isinstance(t, Table)
    return t


def own_team(scene: TerminalScene, t: Table) -> int:
    """The team whose robot is drawn first: the viewer's, for a spectator that of the first player."""
    return t.team_of(scene.view.viewer) if 0 <= scene.view.viewer < t.seats else 0


def _header(scene: TerminalScene, t: Table) -> RenderableType:
    """The name of the game, the round, the blueprint, and the part of the round."""
    language = scene.language
    words = [language.text("goblins_inc-title")]
    words.append(language.text("goblins_inc-header-round", round=t.round, rounds=t.rounds))
    if t.phase is Phase.ASSEMBLY:
        words.append(language.text("goblins_inc-header-assembly", step=t.step + 1, steps=steps(t)))
    elif t.phase is Phase.KEEP:
        words.append(language.text("goblins_inc-header-preparation"))
    elif t.phase is Phase.OVER:
        words.append(language.text("goblins_inc-header-over"))
    elif t.phase in BATTLE:
        words.append(language.text("goblins_inc-header-combat", combat=t.combat, combats=COMBAT_ROUNDS))
    return Rule(" · ".join(words), style="dim", characters="═")


# -- a robot and its team --------------------------------------------------------------------------


def _side(scene: TerminalScene, t: Table, team: int, width: int) -> list[RenderableType]:
    """The names of a crew, their robot, and line by line what can be said of it; of both teams the same parts."""
    own = own_team(scene, t)
    plan = RobotPicture(
        t=t,
        team=team,
        faces_up=team == own,
        framed=not scene.is_low,
        laid=_laid(scene, t, team),
        named=_places(scene, PLACED) if team == own else (),
        chosen=_places(scene, LIFTED) if team == own else (),
    )
    drawing = Group(*robot_drawing(scene.language, plan))
    parts: list[RenderableType] = [_crew(scene, t, team, width), drawing, _gauge(scene, plan)]
    if t.phase not in (Phase.ASSEMBLY, Phase.KEEP):
        parts.append(_losses(scene, t, team))
    if t.phase in FIGHTING:
        parts.append(_fight(scene, t, team))
    return parts


def _crew(scene: TerminalScene, t: Table, team: int, width: int) -> Text:
    """Whose robot it is: the players with their goblins' letter, their points and, if there is room, their jobs."""
    language = scene.language
    name = "goblins_inc-robot-own" if team == own_team(scene, t) else "goblins_inc-robot-enemy"
    if not 0 <= scene.view.viewer < t.seats:
        name = "goblins_inc-robot-plain"
    title = Text(f"{language.text(name, robot=team + 1)}:", "bold")
    jobs = [_job(scene, t, team, seat) for seat in t.crews[team]]
    line = _packed([title, *_players(scene, t, team, jobs)], width)
    if scene.is_low and len(line.split()) > 2:
        return _packed([title, *_players(scene, t, team, [""] * len(jobs))], width)
    return line


def _players(scene: TerminalScene, t: Table, team: int, jobs: Sequence[str]) -> list[Text]:
    """The players of a crew, each with comma but the last."""
    crew = t.crews[team]
    chunks: list[Text] = []
    for seat, job in zip(crew, jobs, strict=True):
        letter = (scene.language.text(GOBLIN[seat]), f"bold reverse {COLOURS[seat].value}")
        player = (f" {scene.players[seat]} ({t.scores[seat]})", "bold" if seat in scene.view.waiting else "")
        chunks.append(Text.assemble(letter, player, (job, "dim"), "" if seat == crew[-1] else ","))
    return chunks


def _packed(chunks: Sequence[Text], width: int) -> Text:
    """Chunks one after the other; a new line begins between them, never within one."""
    lines = [chunks[0]]
    for chunk in chunks[1:]:
        if lines[-1].cell_len + 1 + chunk.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " ", chunk)
        else:
            lines.append(chunk)
    return Text("\n").join(lines)


def _job(scene: TerminalScene, t: Table, team: int, seat: Seat) -> str:
    """What a seat does now, where the crew shares the jobs."""
    role: str | None = None
    if len(t.crews[team]) > 1 and t.phase is Phase.ASSEMBLY:
        role = (
            "planner"
            if seat in planners(t, t.step)
            else "assembler"
            if seat in assemblers(t, t.step)
            else None
        )
    elif len(t.crews[team]) > 1 and t.phase in BATTLE:
        role = "driver" if t.pilot(team) == seat else "tactician"
    return "" if role is None else f" {scene.language.text(ROLE[role])}"


def _laid(scene: TerminalScene, t: Table, team: int) -> dict[int, tuple[Card, int]]:
    """The tiles of this batch that the viewer has laid already, unseen by the others."""
    question = scene.question
    if question is None or question.ask not in ("lay", "shift") or t.team_of(scene.view.viewer) != team:
        return {}
    return {square: (tile, turn) for tile, square, turn in laid(scene.view)}


def _places(scene: TerminalScene, asks: tuple[str, ...]) -> tuple[str, ...]:
    question = scene.question
    if question is None or question.ask not in asks:
        return ()
    return tuple(dict.fromkeys([choice.text.partition("/")[0] for choice in question.choices]))


def _gauge(scene: TerminalScene, plan: RobotPicture) -> Text:
    """The engines, and how many arrows point which way."""
    t, team = plan.t, plan.team
    counts = [0, 0, 0, 0]
    tiles = [
        (tile, turn) for tile, turn in zip(t.tiles[team], t.turns[team], strict=True) if tile is not None
    ]
    engines = t.engines(team)
    for tile, turn in [*tiles, *plan.laid.values()]:
        marks = turned_marks(ARROWS[tile], turn + plan.quarters)
        for edge in EDGES:
            counts[edge] += marks_on(marks, edge)
    engines += sum([ENGINES[tile] for tile, _ in plan.laid.values()])
    arrows = " ".join([f"{ARROW[edge]}{counts[edge]}" for edge in EDGES])
    return Text(scene.language.text("goblins_inc-gauge", engines=engines, arrows=arrows))


def _losses(scene: TerminalScene, t: Table, team: int) -> Text:
    """What the team has lost, in all and by sort."""
    counts = (len(t.cards(SCRAP + team)), t.lost_tokens[team], t.lost_goblins[team])
    sorts = [
        scene.language.text(message, count=count)
        for message, count in zip(LOST, counts, strict=True)
        if count
    ]
    damage = scene.language.text("goblins_inc-lost", damage=t.damage(team))
    return Text(f"{damage} ({', '.join(sorts)})" if sorts else damage)


def _fight(scene: TerminalScene, t: Table, team: int) -> Text:
    """What the team has for this exchange: unused engines, heat, its card and its dice."""
    language = scene.language
    words = [language.text("goblins_inc-fight-unused", unused=t.unused[team])]
    if t.overheated[team]:
        words.append(language.text("goblins_inc-fight-overheats"))
    held = t.held[team]
    if held is None:
        words.append(language.text("goblins_inc-fight-no-card"))
    else:
        words.append(language.text("goblins_inc-fight-card", card=language.say(card(NAMES[held]))))
    if t.rolled[team]:
        dice = " ".join([str(face) if face else BLANK for face in t.dice[team]])
        words.append(language.text("goblins_inc-fight-dice", dice=dice))
    return Text(", ".join(words), "bold")


# -- what a player holds and may choose ------------------------------------------------------------


PICKS: Final = ("left", "middle", "right")
MOST_LISTED: Final = 24
"""More orders of the dice than this are not listed; they are typed."""
APART: Final = 2


def hand_parts(scene: TerminalScene, t: Table) -> list[RenderableType]:
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
    if question.ask == "shift":
        return [*parts, _shiftable(scene, question)]
    if _is_unlisted(question):
        dice = question.choices[0].label
        return [*parts, Text(scene.language.text("goblins_inc-title-order", dice=dice), "cyan")]
    entries = [_offered(scene, t, question, choice) for choice in question.choices if choice.number]
    return [*parts, in_columns(entries, scene.width)] if entries else parts


def _known(scene: TerminalScene, zone: str) -> list[str]:
    """The cards of an own zone; a spectator has none."""
    name = f"{zone} {scene.view.viewer}"
    if not any(one.name == name for one in scene.view.zones):
        return []
    return [found for found in scene.view.zone(name).cards if found is not None]


# -- agendas ---------------------------------------------------------------------------------------


def _agenda_lines(scene: TerminalScene, t: Table) -> list[RenderableType]:
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


def _agendas(scene: TerminalScene, t: Table, names: Sequence[str]) -> str:
    """Agendas with what they would pay now, once there is a battle."""
    shown: list[str] = []
    for name in names:
        if kin(name) == "snitch-star" and t.phase not in (Phase.ASSEMBLY, Phase.KEEP):
            name = _known(scene, "end")[0]
        points = _points(scene, t, NUMBERS[name])
        called = scene.language.say(card(name))
        shown.append(called if t.phase is Phase.ASSEMBLY or not points else f"{called} {points}")
    return ", ".join(shown)


def _points(scene: TerminalScene, t: Table, agenda: Card) -> str:
    """What an agenda would pay now; of a bet nobody knows."""
    if COUNTS[agenda] is None or scene.view.viewer < 0:
        return ""
    return str(agenda_points(t, t.team_of(scene.view.viewer), agenda))


def _keep(scene: TerminalScene, t: Table, question: TerminalQuestion) -> RenderableType:
    """The agendas with their numbers and what they would pay; with room to spare also for what."""
    language = scene.language
    if scene.is_low:
        entries = [
            _numbered(choice, f"{choice.label} {_points(scene, t, NUMBERS[choice.text])}".rstrip())
            for choice in question.choices
        ]
        return in_columns(entries, scene.width)
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", justify="right", style="bold cyan")
    grid.add_column(language.text("goblins_inc-column-agenda"), no_wrap=True)
    grid.add_column(language.text("goblins_inc-column-now"), justify="right")
    grid.add_column(language.text("goblins_inc-column-pays"), ratio=1, style="dim")
    for choice in question.choices:
        about = language.text(ABOUT_AGENDA[kin(choice.text)])
        points = _points(scene, t, NUMBERS[choice.text])
        number = pointing(Text(str(choice.number)), choice.text, choice.text)
        label = pointing(Text(choice.label), choice.text, choice.text)
        grid.add_row(number, label, points, about)
    return grid


# -- tiles -----------------------------------------------------------------------------------------


def _tiles(scene: TerminalScene, question: TerminalQuestion) -> list[RenderableType]:
    """The tiles in hand, drawn, with their numbers."""
    drawings = [tile_drawing(scene.language, NUMBERS[choice.text], 0) for choice in question.choices]
    drawings = [
        [pointing(line, choice.text, choice.text) for line in drawing]
        for choice, drawing in zip(question.choices, drawings, strict=True)
    ]
    labels = [
        pointing(Text(str(choice.number), "bold cyan"), choice.text, choice.text)
        for choice in question.choices
    ]
    return [_strip(drawings, labels), *_partner(scene)]


def _turns(scene: TerminalScene, t: Table, question: TerminalQuestion) -> list[RenderableType]:
    """The tile to be laid in each of its turns, as it would look on the drawing of the robot; and what comes next."""
    tile = NUMBERS[question.about[0]]
    turned = -t.fronts[t.team_of(scene.view.viewer)]
    drawings = [tile_drawing(scene.language, tile, turn + turned) for turn in TURNS[tile]]
    labels = [Text(f"/{turn}" if turn else "", "bold cyan") for turn in TURNS[tile]]
    parts: list[RenderableType] = [_strip(drawings, labels)]
    if question.ask == "lay":
        lying = [tile for tile, _, _ in laid(scene.view)]
        rest = [name for name in _known(scene, "tiles") if NUMBERS[name] not in (tile, *lying)]
        if rest:
            parts.append(_row(scene, "goblins_inc-title-next", rest))
    return parts


def _partner(scene: TerminalScene) -> list[RenderableType]:
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


def _shiftable(scene: TerminalScene, question: TerminalQuestion) -> Text:
    """The tiles of the batch in a line, each with its number and where it lies."""
    lying = {tile: square(place) for tile, place, _ in laid(scene.view)}
    shown = [
        pointing(
            Text.assemble(
                (str(choice.number), "bold cyan"), " ", tile_text(scene.language, NUMBERS[choice.text], 0),
                f" {lying.get(NUMBERS[choice.text], '')}".rstrip(),
            ),
            choice.text,
            choice.text,
        )
        for choice in question.choices
        if choice.text in NUMBERS
    ]  # fmt: skip
    return Text("   ").join(shown)


def _row(scene: TerminalScene, title: str, names: Sequence[str]) -> Text:
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


def _tactics(scene: TerminalScene, t: Table) -> RenderableType:
    """The three tactics cards, from left to right."""
    cards = [scene.language.say(card(NAMES[one])) for one in t.cards(TACTICS_ROW)]
    return Text(scene.language.text("goblins_inc-title-tactics", cards="  |  ".join(cards)))


def _drives(scene: TerminalScene, t: Table, question: TerminalQuestion) -> RenderableType:
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
            cell = Text.assemble((f"{choice.number:>2}", "bold cyan"), (f" ({needed})", style))
            cells.append(pointing(cell, choice=choice.text))
        grid.add_row(*cells)
    return grid


def _offered(scene: TerminalScene, t: Table, question: TerminalQuestion, choice: TerminalChoice) -> Text:
    """A choice with its number; instead of a place in the row of tactics cards the card that lies there."""
    if question.ask == "pick":
        held = t.cards(TACTICS_ROW)[PICKS.index(choice.text)]
        return _numbered(choice, scene.language.say(card(NAMES[held])))
    # A row of dice is told from its number by the dashes.
    return _numbered(choice, choice.text if question.ask == "order" else choice.label)


def _numbered(choice: TerminalChoice, label: str) -> Text:
    entry = Text.assemble((f"{choice.number:>2}", "bold cyan"), " ", label)
    return pointing(entry, choice.text if choice.text in NUMBERS else "", choice.text)
