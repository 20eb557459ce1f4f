"""The screen of Goblins, Inc.: both robots side by side with what they can do and have lost. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.scene import Scene
from ludoteca.facets.drawing.standing import known_table
from ludoteca.facets.message import Message, Told
from ludoteca.games.goblins_inc.assembly import assemblers, planners, steps
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EDGES, SQUARES, marks_on, turned_marks
from ludoteca.games.goblins_inc.naming import ARROW, card, square
from ludoteca.games.goblins_inc.pieces import ARROWS, COUNTS, ENGINES, NAMES, NUMBERS
from ludoteca.games.goblins_inc.scoring import agenda_points
from ludoteca.games.goblins_inc.screen_hand import hand_parts
from ludoteca.games.goblins_inc.screen_robot import FIGHTING, GOBLIN, Plan, robot_drawing
from ludoteca.games.goblins_inc.strikes import COMBAT_ROUNDS
from ludoteca.games.goblins_inc.table import COLOURS, SCRAP, Phase, Table
from ludoteca.games.goblins_inc.words import BLANK
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

BATTLE: Final = (Phase.CHOOSE, *FIGHTING)
ROLE: Final = {
    "planner": "goblins_inc-role-planner",
    "assembler": "goblins_inc-role-assembler",
    "driver": "goblins_inc-role-driver",
    "tactician": "goblins_inc-role-tactician",
}
LOST: Final = ("goblins_inc-lost-tiles", "goblins_inc-lost-tokens", "goblins_inc-lost-goblins")
LIFTED: Final = ("tape", "lift")
"""Questions that are answered by the square of a tile."""
PLACED: Final = ("lay", "put")
"""Questions that are answered by a square and a turn."""
FRAMED: Final = 39
"""The columns of a robot with a frame around it."""
BARE: Final = 37
GAP: Final = 1


def table(scene: Scene) -> list[RenderableType]:
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


def hand(scene: Scene) -> list[RenderableType]:
    """The viewer's tiles or agendas, the tactics cards, and the choices."""
    return hand_parts(scene, seen_table(scene))


def now(scene: Scene, name: str) -> Told | None:
    """What an agenda would pay as things stand."""
    t = seen_table(scene)
    number = NUMBERS[name]
    if COUNTS[number] is None or t.phase is Phase.ASSEMBLY or scene.view.viewer < 0:
        return None
    points = agenda_points(t, t.team_of(scene.view.viewer), number)
    return Told(Message("goblins_inc-now-points", {"points": points}), "goblins_inc §12.3")


def seen_table(scene: Scene) -> Table:
    """The table as far as the view names its cards."""
    t = known_table(RULES, scene.view)
    assert isinstance(t, Table)
    return t


def own_team(scene: Scene, t: Table) -> int:
    """The team whose robot is drawn first: the viewer's, for a spectator that of the first player."""
    return t.team_of(scene.view.viewer) if 0 <= scene.view.viewer < t.seats else 0


def _header(scene: Scene, t: Table) -> RenderableType:
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


def _side(scene: Scene, t: Table, team: int, width: int) -> list[RenderableType]:
    """The names of a crew, their robot, and line by line what can be said of it; of both teams the same parts."""
    own = own_team(scene, t)
    plan = Plan(
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


def _crew(scene: Scene, t: Table, team: int, width: int) -> Text:
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


def _players(scene: Scene, t: Table, team: int, jobs: Sequence[str]) -> list[Text]:
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


def _job(scene: Scene, t: Table, team: int, seat: Seat) -> str:
    """What a seat does now, where the crew shares the jobs."""
    role: str | None = None
    if len(t.crews[team]) > 1 and t.phase is Phase.ASSEMBLY:
        role = "planner" if seat in planners(t) else "assembler" if seat in assemblers(t) else None
    elif len(t.crews[team]) > 1 and t.phase in BATTLE:
        role = "driver" if t.pilot(team) == seat else "tactician"
    return "" if role is None else f" {scene.language.text(ROLE[role])}"


def _laid(scene: Scene, t: Table, team: int) -> dict[int, tuple[Card, int]]:
    """The tiles of this batch that the viewer has laid already, unseen by the others."""
    question = scene.question
    if question is None or question.ask != "lay" or t.team_of(scene.view.viewer) != team:
        return {}
    tiles = [
        NUMBERS[name] for name in scene.view.zone(f"tiles {scene.view.viewer}").cards if name is not None
    ]
    spots = dict(zip(question.earlier, tiles, strict=False))
    return {_number(spot): (tile, int(spot.partition("/")[2])) for spot, tile in spots.items()}


def _number(spot: str) -> int:
    """The square of a notation such as 2.3/1."""
    return next(number for number in range(SQUARES) if square(number) == spot.partition("/")[0])


def _places(scene: Scene, asks: tuple[str, ...]) -> tuple[str, ...]:
    question = scene.question
    if question is None or question.ask not in asks:
        return ()
    return tuple(dict.fromkeys([choice.text.partition("/")[0] for choice in question.choices]))


def _gauge(scene: Scene, plan: Plan) -> Text:
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


def _losses(scene: Scene, t: Table, team: int) -> Text:
    """What the team has lost, in all and by sort."""
    counts = (len(t.cards(SCRAP + team)), t.lost_tokens[team], t.lost_goblins[team])
    sorts = [
        scene.language.text(message, count=count)
        for message, count in zip(LOST, counts, strict=True)
        if count
    ]
    damage = scene.language.text("goblins_inc-lost", damage=t.damage(team))
    return Text(f"{damage} ({', '.join(sorts)})" if sorts else damage)


def _fight(scene: Scene, t: Table, team: int) -> Text:
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
