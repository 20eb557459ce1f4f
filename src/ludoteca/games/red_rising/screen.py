"""The screen of Red Rising: the locations, what every side has gathered, and the own hand with its score as it stands. From
the view alone."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.columns import how_many, line_or_shelf, numbered, open_hands, pointing, shelf
from ludoteca.facets.drawing.question import TerminalChoice
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.message import Message, Told, enumerated, family
from ludoteca.facets.standing import known_table
from ludoteca.games.red_rising.automa_choice import shown_by_luna
from ludoteca.games.red_rising.deploying import DEPLOY, deploy
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.naming import ABBREVIATION, AT, HOUSE, LETTER, LOCATION, card
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    BLOCKS_SOVEREIGN,
    BLOCKS_THEFT,
    CARDS_PER_TURN,
    CHARACTERS,
    COLOUR,
    CORE,
    END_THRESHOLD,
    LOCATIONS,
    NEUTRAL_INFLUENCE,
    NUMBERS,
    PRIORITIES,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import player_lines
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Event
from ludoteca.kernel.layout import Sight
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

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


def table(scene: TerminalScene) -> list[RenderableType]:
    """Header, locations, the Automa's cards, and what every side has."""
    t = seen_table(scene)
    rest = [*_automa(scene, t), _sides(scene, t)]
    room = None
    if scene.height is not None:
        taken = sum([_lines(scene, part) for part in [*rest, *hand(scene)]])
        room = scene.height - HEADER - taken - ASKED - _log_lines(scene, t)
    return [_header(scene, t), board(scene, t, room), *rest]


def hand(scene: TerminalScene) -> list[RenderableType]:
    """The viewer's cards with what each brings now, and the choices that lie neither there nor on a location."""
    t = seen_table(scene)
    if not _seated(scene):
        return open_hands(
            scene,
            scene.language.text("red_rising-title-hands"),
            lambda names: Text(", ").join([named(scene, name) for name in names]),
        )
    return [
        *_own(scene, t),
        *_others(scene, t),
        *how_many(scene, "red_rising-choose", "red_rising-choose-between"),
    ]


def now(scene: TerminalScene, name: str) -> Told | None:
    """What a character would bring, and whether deploying it would do anything."""
    return None if NUMBERS[name] in AUTOMA_CARDS else now_of(scene, seen_table(scene), name)


def seen_table(scene: TerminalScene) -> Table:
    """The table as far as the view names its cards."""
    t = known_table(RULES, scene.view)
    assert isinstance(t, Table)
    return t


def _log_lines(scene: TerminalScene, t: Table) -> int:
    """Lines that the log should have at least: more when a turn begins, most of all after one of the Automa."""
    if not scene.is_low:
        return TALL_LOG
    begins = scene.question is None or scene.question.ask in ("lead", "act")
    if not begins:
        return LOG
    return SOLO_LOG if t.solo else LOG + 2


def _lines(scene: TerminalScene, part: RenderableType) -> int:
    """How many lines a part will take."""
    console = Console(width=scene.width, file=io.StringIO())
    return len(console.render_lines(part, pad=False))


def _seated(scene: TerminalScene) -> bool:
    return 0 <= scene.view.viewer < scene.view.seats


def _name(scene: TerminalScene, side: int) -> str:
    """What people call a side; the Automa has no seat."""
    return scene.players[side] if side < len(scene.players) else scene.language.text("red_rising-automa")


# -- the table -------------------------------------------------------------------------------------


def _header(scene: TerminalScene, t: Table) -> RenderableType:
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


def _automa(scene: TerminalScene, t: Table) -> list[RenderableType]:
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


def _sides(scene: TerminalScene, t: Table) -> RenderableType:
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


def _gauge(scene: TerminalScene, value: int) -> Text:
    """How far a side is from an end condition."""
    if value >= END_THRESHOLD:
        return Text(f"{value} ✓", "bold green")
    number = Text.assemble(str(value), (f"/{END_THRESHOLD}", "dim"))
    if scene.width < WIDE:
        return number
    return Text.assemble(("▮" * value, "yellow"), ("▯" * (END_THRESHOLD - value), "dim"), " ", number)


# -- the hand and the choices ----------------------------------------------------------------------


def _own(scene: TerminalScene, t: Table) -> list[RenderableType]:
    me = scene.view.viewer
    cards = scene.known(f"hand {me}")
    lines = player_lines(t, me, t.hand(me))
    total = sum([line.points for line in lines])
    in_hand = sum([line.points for line in lines if "card" in line.facts])
    title = scene.language.text("red_rising-title-hand", count=len(cards), points=in_hand, total=total)
    parts = [shelf(scene, title, [_entry(scene, name, lines) for name in cards])]
    aside = scene.known(f"aside {me}")
    if aside:
        title = scene.language.text("red_rising-title-aside")
        entries = [
            pointing(Text.assemble(numbered(scene, name), " ", named(scene, name)), choice=name)
            for name in aside
        ]
        parts.append(shelf(scene, title, entries))
    return parts


def _entry(scene: TerminalScene, name: str, lines: Sequence[ScoreLine]) -> Text:
    """A card in hand with its number, if it can be chosen, and what its clauses bring now beside the core value."""
    extra = sum([line.points for line in lines if line.name == "points" and line.facts["card"] == name])
    style = "green" if extra > 0 else "red"
    brings = Text(f" {extra:+d}", style) if extra else Text("")
    chosen = scene.question is None or scene.question.choice(name) is not None
    entry = Text.assemble(numbered(scene, name), " ", named(scene, name, "" if chosen else "dim"), brings)
    return pointing(entry, card=name, choice=name)


def _others(scene: TerminalScene, t: Table) -> list[RenderableType]:
    """The choices that are neither cards of the own nor on a location: the deck, banished cards, players, words."""
    question = scene.question
    if question is None:
        return []
    me = scene.view.viewer
    shown = {*scene.known(f"hand {me}"), *scene.known(f"aside {me}"), *LOCATIONS}
    for location in LOCATIONS:
        shown.update(scene.known(location))
    others = [
        choice
        for choice in question.choices
        if choice.number > 0 and choice.text not in shown and "-face-down-" not in choice.text
    ]
    title = scene.language.text("red_rising-title-choices")
    entries = [_offered(scene, choice) for choice in others]
    return line_or_shelf(scene, title, entries)


def _offered(scene: TerminalScene, choice: TerminalChoice) -> Text:
    if choice.text.isdigit():
        called = Text(_name(scene, int(choice.text)))
    elif choice.text not in NUMBERS:
        called = Text(choice.label)
    else:
        called = named(scene, choice.text)
    return pointing(Text.assemble((f"{choice.number:>2}", "bold cyan"), " ", called), choice=choice.text)


# -- locations -------------------------------------------------------------------------------------


SIDE_BY_SIDE: Final = 76
"""Narrower screens have the locations one below the other."""
FEWEST: Final = 2
GAP: Final = 2
MOST: Final = 9
BONUS: Final = family("red_rising-bonus", LOCATIONS)


def board(scene: TerminalScene, t: Table, room: int | None) -> RenderableType:
    """The locations within so many lines, if they are counted."""
    if scene.width < SIDE_BY_SIDE:
        return _stacked(scene, t, room)
    return _columns(scene, t, room)


def _columns(scene: TerminalScene, t: Table, room: int | None) -> RenderableType:
    framed = not scene.is_low
    width = (scene.width - (4 if framed else 0)) // len(LOCATIONS) - 1
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in LOCATIONS:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    heads = 4 if framed else 2
    rows = MOST if room is None else min(MOST, max(FEWEST, room - heads))
    grid.add_row(*[_title(scene, t, place) for place in range(len(LOCATIONS))])
    grid.add_row(*[_bonus(scene, t, place) for place in range(len(LOCATIONS))])
    piles = [_pile(scene, t, place, rows) for place in range(len(LOCATIONS))]
    for row in range(max([len(pile) for pile in piles], default=0)):
        grid.add_row(*[pile[row] if row < len(pile) else "" for pile in piles])
    if not framed:
        return grid
    return Panel(
        grid, title=scene.language.text("red_rising-title-locations"), title_align="left", box=box.ROUNDED
    )


def _stacked(scene: TerminalScene, t: Table, room: int | None) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    lines = MOST if room is None else max(1, room // len(LOCATIONS))
    places = range(len(LOCATIONS))
    heads = [
        Text("\n" if lines > 1 else " ").join([_title(scene, t, place), _bonus(scene, t, place)])
        for place in places
    ]
    beside = max([cell_len(line.plain) for head in heads for line in head.split()]) + 1
    for place, head in zip(places, heads, strict=True):
        grid.add_row(head, _filled(_pile(scene, t, place, 2 * lines), scene.width - beside))
    return grid


def _filled(entries: list[Text], width: int) -> Text:
    """The entries in lines; no entry is broken, so that a number stays beside its card."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + GAP + entry.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " " * GAP, entry)
        else:
            lines.append(entry)
    return Text("\n").join(lines)


def _title(scene: TerminalScene, t: Table, place: int) -> Text:
    """The location with its number, if it can be chosen, and its priority card."""
    name = scene.language.text(LOCATION[LOCATIONS[place]])
    title = Text(name, "bold yellow")
    choice = scene.question.choice(LOCATIONS[place]) if scene.question is not None else None
    if choice is not None:
        title = pointing(Text.assemble((f"{choice.number} ", "bold cyan"), title), choice=choice.text)
    if t.priorities:
        letter = scene.language.text(LETTER[PRIORITIES[t.priorities[place]]])
        title = Text.assemble(title, " ", (letter, "bold reverse"))
    return title


def _bonus(scene: TerminalScene, t: Table, place: int) -> Text:
    """How many cards lie there, and what the location gives."""
    return Text(f"({len(t.pile(place))}) {scene.language.text(BONUS[LOCATIONS[place]])}", "dim")


def _pile(scene: TerminalScene, t: Table, place: int, rows: int) -> list[Text]:
    """The cards from the top; those for which there is no row by their badges, but whatever can be chosen in full."""
    seen = list(scene.view.zone(LOCATIONS[place]).cards)
    lying = [(height, seen[height]) for height in range(len(seen) - 1, -1, -1)]
    shown: list[Text] = []
    short: list[Text] = []
    whole = rows if len(lying) <= rows else rows - 1
    numbers = any(_choice(scene, t, place, height, name) for height, name in lying)
    for height, name in lying:
        choice = _choice(scene, t, place, height, name)
        if choice or len(shown) < whole:
            style = "bold" if height == len(seen) - 1 else ""
            entry = face_down(scene, name) if t.is_down(place, height) else named(scene, name or "", style)
            shown.append(
                pointing(Text.assemble(numbered(scene, choice), " ", entry), choice=choice)
                if numbers
                else entry
            )
        else:
            short.append(
                badge(scene, name)
                if name is not None and not t.is_down(place, height)
                else Text(FACE_DOWN, "dim")
            )
    if not lying:
        return [Text(scene.language.text("red_rising-empty"), "dim")]
    if short:
        shown.append(Text.assemble((f"+{len(short)} ", "dim"), Text(" ").join(short)))
    return shown


def _choice(scene: TerminalScene, t: Table, place: int, height: int, name: str | None) -> str:
    """The notation by which a card lying here can be chosen, or nothing."""
    if scene.question is None:
        return ""
    spot = f"{LOCATIONS[place]}-face-down-{height + 1}" if t.is_down(place, height) else name or ""
    return spot if scene.question.choice(spot) is not None else ""


# -- characters ------------------------------------------------------------------------------------


BADGE: Final = {
    Colour.RED: "bold white on #a01c1c",
    Colour.BROWN: "bold white on #6b4423",
    Colour.OBSIDIAN: "bold white on #2a2a33",
    Colour.ORANGE: "bold black on #e8862e",
    Colour.GRAY: "bold white on #6c7076",
    Colour.VIOLET: "bold white on #7440a8",
    Colour.PINK: "bold black on #e79ab8",
    Colour.YELLOW: "bold black on #ecd74a",
    Colour.GREEN: "bold white on #2e7d3c",
    Colour.BLUE: "bold white on #2458b8",
    Colour.WHITE: "bold black on #f2f2f2",
    Colour.COPPER: "bold black on #bd7b4c",
    Colour.SILVER: "bold black on #b9c2cb",
    Colour.GOLD: "bold black on #d9ab2b",
}
FACE_DOWN: Final = "▒▒"
"""In place of the letters: a face-down card has no colour."""


def badge(scene: TerminalScene, name: str) -> Text:
    """The colour of a character."""
    colour = COLOUR[NUMBERS[name]]
    return Text(scene.language.text(ABBREVIATION[colour.value]), BADGE[colour])


def named(scene: TerminalScene, name: str, style: str = "") -> Text:
    """A card: a character with badge and core value, any other by its name."""
    number = NUMBERS[name]
    label = scene.language.say(card(name))
    if number not in CHARACTERS:
        return pointing(Text(label, style), card=name)
    return pointing(
        Text.assemble(badge(scene, name), (f"{CORE[number]:>3} ", "dim"), (label, style)), card=name
    )


def face_down(scene: TerminalScene, name: str | None) -> Text:
    """A face-down card; whoever laid it there still knows which it is."""
    label = scene.language.text("red_rising-down") if name is None else scene.language.say(card(name))
    return Text.assemble((FACE_DOWN, "dim"), " ", (label, "dim italic"))


# -- what a card would do now ----------------------------------------------------------------------


PUTTING_DOWN = ("shown", "moved", "deployed")
"""What happens when a card is deployed, whatever its ability."""


def now_of(scene: TerminalScene, t: Table, name: str) -> Told | None:
    """Where a character is, what it is worth to the viewer, and for one in hand what deploying it would do."""
    me, card = scene.view.viewer, NUMBERS[name]
    if not 0 <= me < t.seats:
        return None
    held = t.hand(me)
    if card in held:
        without = tuple([other for other in held if other != card])
        worth = _total(t, me, held) - _total(t, me, without)
        message = Message("red_rising-now-held", {"points": worth, "deploy": _deployed(scene, card)})
        return Told(message, "red_rising §8")
    worth = _total(t, me, (*held, card)) - _total(t, me, held)
    message = Message("red_rising-now-elsewhere", {"points": worth, "where": _where(scene, name)})
    return Told(message, "red_rising §8")


def _total(t: Table, me: Seat, hand: Cards) -> int:
    """What the viewer would score with this hand if the game ended now."""
    return sum([line.points for line in player_lines(t, me, hand)])


def _where(scene: TerminalScene, name: str) -> Message:
    """Where the viewer sees the card."""
    for zone in scene.view.zones:
        if name not in zone.cards:
            continue
        if zone.name in LOCATIONS:
            above = len(zone.cards) - 1 - zone.cards.index(name)
            return Message("red_rising-now-at", {"at": Message(AT[zone.name]), "above": above})
        if zone.name == "banished":
            return Message("red_rising-now-banished")
        if zone.name == "box":
            return Message("red_rising-now-box")
        if zone.name.startswith(("hand", "automa hand")):
            return Message("red_rising-now-opponent")
    return Message("red_rising-now-unseen")


def _deployed(scene: TerminalScene, card: Card) -> Message:
    """The locations on which its deploy ability would do something."""
    if card in BLOCKS_THEFT or card in BLOCKS_SOVEREIGN:
        return Message("red_rising-now-block")
    places = [place for place in range(len(LOCATIONS)) if _does_something(scene, card, place)]
    if len(places) == len(LOCATIONS):
        return Message("red_rising-now-everywhere")
    if not places:
        return Message("red_rising-now-nowhere")
    names = enumerated([Message(LOCATION[LOCATIONS[place]]) for place in places])
    return Message("red_rising-now-somewhere", {"locations": names})


def _does_something(scene: TerminalScene, card: Card, place: int) -> bool:
    """Try it out on a table where unknown cards stand in for those out of sight: whether anything happens or is asked."""
    t = known_table(RULES, scene.view, (Sight.SHOWN, Sight.NOBODY, Sight.OWNER))
    assert isinstance(t, Table) and card in DEPLOY
    log: list[Event] = []
    t.zones.log = log
    script = deploy(t, scene.view.viewer, card, place)
    try:
        next(script)
    except StopIteration:
        kinds = [event.kind for event in log]
        return len(kinds) > len(PUTTING_DOWN) or any(kind not in PUTTING_DOWN for kind in kinds)
    script.close()
    return True
