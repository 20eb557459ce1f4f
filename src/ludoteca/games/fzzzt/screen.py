"""The screen of Fzzzt!: belt, seats with their units and bids, and the own hand. Drawn from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.facets.drawing.columns import in_columns, numbered, open_hands, pointing
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.language import Language
from ludoteca.facets.message import Told, as_number, family
from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, POINTS, POWER, STARTER, SYMBOLS, Kind
from ludoteca.games.fzzzt.scoring import best_production
from ludoteca.games.fzzzt.table import BELT_SIZE, ROUNDS
from ludoteca.games.fzzzt.words import BY_NAME, SYMBOL, card, letters

FRAME: Final = 9
"""What the frame of the belt and the dot before the legend take."""
NARROW: Final = 76
"""Below this width the belt takes two rows."""
SPANNER: Final = "🔧"
LETTER: Final = {
    "N": "fzzzt-letter-nut",
    "O": "fzzzt-letter-oil",
    "C": "fzzzt-letter-cog",
    "B": "fzzzt-letter-bolt",
}
COLOUR: Final = {"N": "bold yellow", "O": "bold magenta", "C": "bold cyan", "B": "bold green"}
TILE: Final = family("fzzzt-tile", [Kind.ROBOT, Kind.UPGRADE, Kind.FZZZT, Kind.UNIT])
DIVIDED: Final = box.Box("    \n  │ \n    \n  │ \n    \n    \n  │ \n    \n")
"""Nothing but lines between the places of the belt."""


def table(scene: TerminalScene) -> list[RenderableType]:
    """Header, belt and seats."""
    return [_header(scene), _belt(scene), _seats(scene)]


def hand(scene: TerminalScene) -> list[RenderableType]:
    """The viewer's hand; a choice bears its number. A spectator sees the hands that lie open to it."""
    names = [zone.name for zone in scene.view.zones if zone.name.startswith("hand ")]
    own = f"hand {scene.view.viewer}"
    if own in names:
        cards = scene.known(own)
        return [_own_hand(scene, cards)] if cards else []
    title = scene.language.text("fzzzt-title-hands")
    return open_hands(scene, title, lambda known: _codes(known, scene.language))


def now(scene: TerminalScene, name: str) -> Told | None:
    """Nothing: the numbers in the hand say which cards can be chosen."""
    return None


def _header(scene: TerminalScene) -> RenderableType:
    """The name of the game, the round and the auction."""
    facts = scene.view.facts
    language = scene.language
    line = language.text("fzzzt-header-round", round=as_number(facts["round"]), rounds=ROUNDS)
    if facts["phase"] == "auction":
        place = BELT_SIZE + 1 - len(scene.view.zone("belt").cards)
        line += " · " + language.text("fzzzt-header-auction", auction=place, auctions=BELT_SIZE)
    elif facts["phase"] == "clean_up":
        line += " · " + language.text("fzzzt-header-clean-up")
    return Rule(f"{language.text('fzzzt-title')} · {line}", style="dim", characters="═")


# -- the belt --------------------------------------------------------------------------------------


def _belt(scene: TerminalScene) -> RenderableType:
    cards = scene.view.zone("belt").cards
    deck = scene.language.text("fzzzt-belt-deck", count=len(scene.view.zone("deck").cards))
    if not cards:
        return Text(_legend(deck, scene), style="dim")
    tiles = [_tile(cards[place] if place < len(cards) else "", place, scene) for place in range(BELT_SIZE)]
    per_row = BELT_SIZE if scene.width >= NARROW else BELT_SIZE // 2
    rows: list[RenderableType] = []
    for first in range(0, BELT_SIZE, per_row):
        shown = cards[first : first + per_row]
        if first and not any(shown):
            rows.append(Text("▒ " * len(shown), style="dim", justify="center"))
            break
        grid = Table(box=DIVIDED, show_header=False, show_edge=False, expand=True, padding=0)
        for _ in range(per_row):
            grid.add_column(ratio=1, no_wrap=True, overflow="crop", justify="center")
        grid.add_row(*tiles[first : first + per_row])
        if first:
            rows.append(Rule(style="dim"))
        rows.append(grid)
    return Panel(
        Group(*rows),
        title=scene.language.text("fzzzt-title-belt"),
        subtitle=_legend(deck, scene),
        title_align="left",
        subtitle_align="left",
        box=box.ROUNDED,
        padding=0,
    )


def _legend(line: str, scene: TerminalScene) -> str:
    """The line, and what the signs and letters on the cards mean, as far as there is room."""
    language = scene.language
    meant = [f"{language.text(LETTER[sign])} {language.text(SYMBOL[sign])}" for sign in SYMBOLS]
    for more in (language.text("fzzzt-legend"), "  ".join(meant)):
        if cell_len(line) + cell_len(more) + FRAME <= scene.width:
            line += f" · {more}"
    return line


def _tile(name: str | None, place: int, scene: TerminalScene) -> Text:
    """One place of the belt in three lines; the head stands in the spotlight."""
    if name == "":
        return Text("\n·\n", style="dim")
    if name is None:
        return Text("▒▒▒▒▒\n▒ ? ▒\n▒▒▒▒▒", style="dim")
    number = BY_NAME[name]
    kind = KIND[number]
    title = scene.language.text(TILE[kind], power=POWER[number])
    head = Text(f"▼{title}" if place == 0 else title, style="bold black on yellow" if place == 0 else "bold")
    signs = _letters(name, scene.language, " ") if letters(number) else Text("—", style="dim")
    return pointing(Text("\n").join([head, signs, _numbers(name)]), card=name)


def _numbers(name: str) -> Text:
    """Power, points and conveyor number with their signs; a unit has no power."""
    number = BY_NAME[name]
    power = "" if KIND[number] is Kind.UNIT else f"↯{POWER[number]} "
    conveyor = f" ▸{CONVEYOR[number]}" if CONVEYOR[number] else ""
    line = f"{power}★{POINTS[number]}{conveyor}"
    return Text(line if len(line) <= 8 else line.replace(" ▸", "▸"))


def _letters(name: str, language: Language, between: str) -> Text:
    """The symbols of a card: a letter each, and a colour for those who see it."""
    signs = [Text(language.text(LETTER[letter]), COLOUR[letter]) for letter in letters(BY_NAME[name])]
    return Text(between).join(signs)


def _code(name: str, language: Language) -> Text:
    """A card in as few signs as possible: power and symbols."""
    number = BY_NAME[name]
    kind = KIND[number]
    if kind is Kind.MECHANIC:
        return Text(language.text("fzzzt-code-mechanic", number=STARTER[number]))
    if kind is Kind.UPGRADE:
        return Text(language.text("fzzzt-code-upgrade"))
    if kind is Kind.FZZZT:
        return Text(language.text("fzzzt-code-fzzzt"))
    return Text.assemble(str(POWER[number]), _letters(name, language, ""))


def _codes(names: Sequence[str], language: Language) -> Text:
    return Text(" ").join([_code(name, language) for name in names])


# -- the seats -------------------------------------------------------------------------------------


def _seats(scene: TerminalScene) -> RenderableType:
    """Everybody's counts, units and last bid; the chief has the spanner."""
    language = scene.language
    facts = scene.view.facts
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(language.text("fzzzt-column-player"), no_wrap=True, overflow="ellipsis")
    for column in ("fzzzt-column-hand", "fzzzt-column-bid", "fzzzt-column-discard"):
        grid.add_column(language.text(column), justify="right", no_wrap=True)
    beside = scene.width >= NARROW and not scene.is_low
    grid.add_column(language.text("fzzzt-column-last-bid"), ratio=None if beside else 1, overflow="fold")
    if beside:
        grid.add_column(language.text("fzzzt-column-units"), ratio=1, overflow="fold")
    for seat, player in enumerate(scene.players):
        sizes = [len(scene.view.zone(f"{zone} {seat}").cards) for zone in ("hand", "bid", "discard")]
        chief = f"{SPANNER} " if facts["chief"] == seat else "   "
        asked = "bold" if seat in scene.view.waiting else ""
        grid.add_row(
            Text.assemble(chief, (player, asked)),
            *[str(size) if size else "·" for size in sizes],
            _last_bid(seat, scene),
            *([Text("\n").join(_units(seat, scene)) or Text("·")] if beside else []),
        )
    below_grid = [] if beside else _units_below(scene)
    if scene.is_low:
        return Group(grid, *below_grid)
    below = language.text("fzzzt-chief-mark", spanner=SPANNER)
    lot = facts["last_lot"]
    if lot is not None:
        below += " · " + language.text("fzzzt-last-lot", card=language.say(card(str(lot))))
    return Group(grid, *below_grid, Text(below, style="dim"))


def _units_below(scene: TerminalScene) -> list[Text]:
    """Everybody's units on lines of their own, where there is no room for them beside the counts."""
    units = [_units(seat, scene) for seat in range(len(scene.players))]
    return [
        Text.assemble((f"{player}: ", "bold"), Text("  ").join(owned))
        for player, owned in zip(scene.players, units, strict=True)
        if owned
    ]


def _last_bid(seat: int, scene: TerminalScene) -> Text:
    bids = scene.view.facts["last_bids"]
    if not isinstance(bids, list) or not bids or not bids[seat]:
        return Text("·")
    names = [str(name) for name in bids[seat]]
    value = sum([POWER[BY_NAME[name]] for name in names])
    won = scene.view.facts["last_winner"] == seat
    total = Text(f"{'✓' if won else ' '}{value}", style="bold" if won else "")
    return Text.assemble(total, " = ", _codes(names, scene.language))


def _units(seat: int, scene: TerminalScene) -> list[Text]:
    """The units of a seat: symbols, value, assigned cards, widgets so far."""
    lines: list[Text] = []
    for name in scene.known(f"units {seat}"):
        unit = BY_NAME[name]
        assigned = scene.known(f"on {name}")
        made = best_production((unit,), [tuple(BY_NAME[one] for one in assigned)], ())
        placed = Text.assemble(" ← ", _codes(assigned, scene.language)) if assigned else Text("")
        value = f" ★{POINTS[unit]}"
        lines.append(Text.assemble(_letters(name, scene.language, ""), value, placed, f" ✦{made.widgets[0]}"))
    return lines


# -- the hand --------------------------------------------------------------------------------------


def _own_hand(scene: TerminalScene, cards: Sequence[str]) -> RenderableType:
    entries = [_entry(name, scene) for name in cards]
    grid = in_columns(entries, scene.width - 4)
    if scene.is_low and scene.width < NARROW:
        return grid
    title = scene.language.text("fzzzt-title-hand", count=len(cards))
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style="cyan")


def _entry(name: str, scene: TerminalScene) -> Text:
    chosen = scene.question is None or scene.question.choice(name) is not None
    label = Text(scene.language.say(card(name)), "" if chosen else "dim")
    worth = f"↯{POWER[BY_NAME[name]]} ★{POINTS[BY_NAME[name]]}"
    entry = Text.assemble(numbered(scene, name), " ", label, " ", (worth, "dim"))
    return pointing(entry, card=name, choice=name)
