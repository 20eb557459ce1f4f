"""A record in the window: the same panes, step by step, by keys or mouse."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludoteca.facets.drawing.columns import CARD
from ludoteca.facets.drawing.scene import Screen as GameScreen
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.message import Told, cited
from ludoteca.kernel.match import Match
from ludoteca.terminal.answer import number_in
from ludoteca.terminal.picture import log_lines
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.sheet import sheet, winners
from ludoteca.terminal.window import Button, Page, Window

STEPS: Final = {
    "home": ("⇤", "terminal-first"), "left": ("←", "terminal-back"),
    "right": ("→", "terminal-next"), "end": ("⇥", "terminal-last"),
}  # fmt: skip


class ReplayWindow(Window):
    """A record, stepped through."""

    def __init__(self, replay: Replay, first: int) -> None:
        super().__init__(replay.language)
        self.replay = replay
        self.step = first
        self.typed = ""
        self.said = ""
        self.match = Match.replay(replay.rules, replay.record, first)
        self._go(first)

    def _go(self, step: int) -> None:
        """Show this step, with all that was told until then."""
        replay = self.replay
        self.step = max(0, min(replay.steps, step))
        self.match = Match.replay(replay.rules, replay.record, self.step)
        self.log_told = replay.told(self.match, 0)
        self.cursor, self.typed, self.said = None, "", ""

    @property
    def game_screen(self) -> GameScreen:
        """How the game is drawn."""
        return self.replay.screen

    def scene(self, page: Page) -> TerminalScene:
        """What there is to be seen at this step."""
        return self.replay.scene(self.match, page)

    def asked(self) -> list[RenderableType]:
        """Which step it is, and at the end who has won."""
        parts: list[RenderableType] = [Text(self.said, "yellow")] if self.said else []
        parts.append(Text(self.replay.title(self.step), "bold"))
        if self.match.over:
            names = self.replay.players.names(self.replay.viewer)
            won = winners(self.match.outcome(), names, self.replay.viewer, self.replay.text)
            parts.append(Text(self.language.say(won), "bold green"))
        elif self.step == self.replay.steps:
            parts.append(Text(self.words("common-replay-open"), "dim"))
        return parts

    def ending(self) -> list[RenderableType]:
        """The score sheet, at the end."""
        if not self.match.over:
            return []
        return [sheet(self.match.outcome(), self.replay.names(), self.replay.text, self.language)]

    def typed_line(self) -> Text:
        """The number that is typed."""
        prompt = self.words("common-replay-prompt", step=self.step, steps=self.replay.steps)
        return Text.assemble((f"{prompt} ", "bold"), self.typed, ("▏", "blink"))

    def buttons(self) -> list[Button]:
        """The ways to go."""
        steps = [Button(key, shown, self.words(label)) for key, (shown, label) in STEPS.items()]
        theme, leave = self._key("terminal-keys-theme"), self._key("common-replay-keys-leave")
        return [
            *steps,
            Button("", "0–9", self.words("terminal-jump")),
            Button(theme, theme, self.words("terminal-theme")),
            Button(leave, leave, self.words("terminal-leave")),
        ]

    def _key(self, message: str) -> str:
        return self.words(message).split()[0]

    def card_parts(self, pointed: dict[str, str]) -> list[RenderableType]:
        """What a card does."""
        name, text = pointed.get(CARD, ""), self.replay.text
        if name not in self.match.names:
            return []
        said = text.about_card(name)
        about = Told(said.message.under(self.match.options), said.rule)
        return [Text(self.language.say(text.card(name)), "bold"), log_lines([about], self.language)]

    def press(self, key: str, character: str | None, time: float) -> None:
        """Go on, go back, jump, leave."""
        word = (character or key).casefold()
        there = {
            "home": 0, "left": self.step - 1, "right": self.step + 1, "space": self.step + 1,
            "end": self.replay.steps,
        }.get(key)  # fmt: skip
        if word in self.words("common-replay-keys-leave").split():
            self.exit()
        elif word in self.words("common-replay-keys-back").split():
            self._go(self.step - 1)
        elif word in self.words("terminal-keys-theme").split():
            self.settings.next_theme()
            self.on_theme()
        elif there is not None:
            self._go(there)
        elif key == "enter":
            self._jump()
        elif key in ("tab", "shift+tab", "up", "down"):
            self.move(key)
            return
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "escape":
            self.typed = self.said = ""
        elif character is not None and character.isdecimal():
            self.typed = (self.typed + character)[:9]
        self.redraw()

    def _jump(self) -> None:
        """To the step whose number is typed; with none, to the next."""
        number = self.step + 1 if not self.typed else number_in(self.typed)
        if number is None or (self.typed and number > self.replay.steps):
            typed, self.typed = self.typed, ""
            self.said = self.words("common-replay-range", typed=cited(typed), steps=self.replay.steps)
            return
        self._go(number)
