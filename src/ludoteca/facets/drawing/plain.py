"""The plain screen: zones, counters and choices of any game, by their words or their own names."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.facets.drawing.columns import in_columns, pointing
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.message import Told
from ludoteca.facets.words import Words
from ludoteca.kernel.view import ZoneView

FACE_DOWN = "▒"
COMMON = {
    "deck": "table-zone-deck",
    "discard": "table-zone-discard",
    "box": "table-zone-box",
    "hand": "table-zone-hand",
    "aside": "table-zone-aside",
}
"""What people call zones that many games have."""


class PlainScreen:
    """The screen of a game that has none."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def table(self, scene: TerminalScene) -> list[RenderableType]:
        """What lies on the table, for everybody: a line for each zone that holds something, and the counters."""
        grid = Table(box=box.SIMPLE, show_header=False, pad_edge=False, expand=True)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(ratio=1, overflow="fold")
        for zone in scene.view.zones:
            if zone.cards and zone.owner != scene.view.viewer:
                grid.add_row(self._name(scene, zone), self._cards(scene, zone))
        facts = {name: value for name, value in scene.view.facts.items() if _plain(value)}
        worded = {word: facts[name] for name in facts if (word := _word(scene, "fact", name))}
        counters = " · ".join([f"{name} {value}" for name, value in (worded or facts).items()])
        title = Rule(scene.language.say(self.words.TITLE), style="dim", characters="═")
        return [title, grid, Text(counters, "dim")] if counters else [title, grid]

    def hand(self, scene: TerminalScene) -> list[RenderableType]:
        """What the viewer holds, and the numbers of the choices."""
        own = [zone for zone in scene.view.zones if zone.owner == scene.view.viewer and zone.cards]
        parts: list[RenderableType] = [
            Text.assemble((f"{self._name(scene, zone)}: ", "dim"), self._cards(scene, zone)) for zone in own
        ]
        if scene.question is None:
            return parts
        entries = [
            pointing(
                Text.assemble((f"{choice.number:>3}", "bold cyan"), f" {choice.label}"), choice=choice.text
            )
            for choice in scene.question.choices
            if choice.number
        ]
        return [*parts, in_columns(entries, scene.width)]

    def now(self, scene: TerminalScene, name: str) -> Told | None:
        """Nothing is known of a card but its words."""
        return None

    def _name(self, scene: TerminalScene, zone: ZoneView) -> str:
        if zone.owner is None or zone.owner >= len(scene.players):
            return _word(scene, "zone", zone.name) or zone.name
        name = zone.name.removesuffix(f" {zone.owner}")
        return f"{scene.players[zone.owner]}, {_word(scene, 'zone', name) or name}"

    def _cards(self, scene: TerminalScene, zone: ZoneView) -> Text:
        known = [
            pointing(Text(scene.language.say(self.words.card(name))), card=name)
            for name in zone.cards
            if name is not None
        ]
        hidden = len(zone.cards) - len(known)
        return Text("  ").join([*known, Text(f"{FACE_DOWN} × {hidden}")] if hidden else known)


def _word(scene: TerminalScene, kind: str, name: str) -> str | None:
    """What people call a zone or a counter, by the ids that the board in the browser asks for; None if there is no word."""
    word = name.replace(" ", "-").replace("_", "-")
    for id in (f"{scene.view.game}-{kind}-{word}", COMMON.get(word, "")):
        try:
            return scene.language.text(id)
        except LookupError:
            continue
    return None


def _plain(value: object) -> bool:
    """Whether a public field is worth a place among the counters."""
    return isinstance(value, int | str) and not isinstance(value, bool)
