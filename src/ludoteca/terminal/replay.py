"""Replaying a record: the same screens, step by step, from one viewer's eyes or, once it is over, from all."""

from __future__ import annotations

from dataclasses import replace

from rich.rule import Rule
from rich.text import Text as Styled

from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import Language
from ludoteca.facets.message import Told, cited
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from ludoteca.kernel.view import View
from ludoteca.terminal.answer import number_in
from ludoteca.terminal.picture import Page, draw, log_lines
from ludoteca.terminal.sheet import sheet, winners


class Replay:
    """A record at the terminal. ``viewer`` None looks with everybody's eyes, if the match is over."""

    def __init__(
        self, rules: Rules, record: Record, viewer: Seat | None, terminal: Terminal, language: Language
    ) -> None:
        self.rules = rules
        self.record = record
        self.terminal = terminal
        self.language = language
        self.viewer = SPECTATOR if viewer is None else viewer
        self.all_eyes: bool = viewer is None and record.winners is not None
        self.players = Players.of(record)
        self.text = find(record.game, record.rules).words
        self.screen = find(record.game, record.rules).screen
        self.steps = len(record.entries)

    def run(self, first: int) -> None:
        """Step through if somebody can type, else print everything."""
        if not self.terminal.is_real:
            self._print_all(first)
            return
        step = first
        try:
            while True:
                self._show(step)
                step = self._ask(step)
        except Leave:
            return

    # -- step by step ------------------------------------------------------------------------------

    def _ask(self, step: int) -> int:
        """The step to show next; raises Leave."""
        language = self.language
        self.terminal.show(Styled(language.text("common-replay-hint"), "dim"))
        while True:
            typed = self.terminal.ask(language.text("common-replay-prompt", step=step, steps=self.steps))
            word = typed.casefold()
            if word in language.text("common-replay-keys-leave").split():
                raise Leave
            if word in language.text("common-replay-keys-back").split():
                return max(0, step - 1)
            if not word:
                return min(self.steps, step + 1)
            number = number_in(word)
            if number is not None and number <= self.steps:
                return number
            self.terminal.show(language.text("common-replay-range", typed=cited(typed), steps=self.steps))

    def _show(self, step: int) -> None:
        match = Match.replay(self.rules, self.record, step)
        scene = self.scene(match, self.terminal)
        if match.over:
            self.terminal.clear()
            self._show_end(match)
            return
        before = 0 if step == 0 else len(Match.replay(self.rules, self.record, step - 1).events(self.viewer))
        draw(self.terminal, self.screen, self.text, scene, self.told(match, before), self.title(step))

    def scene(self, match: Match, page: Page) -> TerminalScene:
        """What is to be drawn of it."""
        return TerminalScene(
            view=self.view(match),
            language=self.language,
            players=self.names()[: match.seats],
            question=None,
            width=page.width,
            height=page.height,
        )

    def view(self, match: Match) -> View:
        """What there is to be seen of it."""
        seated = self.viewer < match.seats
        view = match.view(self.viewer if seated else SPECTATOR)
        return _with_all_eyes(match, view) if self.all_eyes else replace(view, decision=None)

    def told(self, match: Match, before: int) -> list[Told]:
        """What the step brought. A running match shows no more of its log than it would at the table."""
        events = match.events(self.viewer)
        if self.record.winners is None:
            before = max(before, match.remembered(events))
        return self.text.tell(events[before:], self.viewer, self.players.names(self.viewer))

    # -- all at once -------------------------------------------------------------------------------

    def _print_all(self, first: int) -> None:
        match = Match.replay(self.rules, self.record, first)
        self._print_step(first, self.told(match, 0 if first == 0 else len(match.events(self.viewer))))
        for step in range(first + 1, self.steps + 1):
            before = len(match.events(self.viewer))
            entry = self.record.entries[step - 1]
            match.answer_text(Seat(entry.seat), entry.text)
            self._print_step(step, self.told(match, before))
        if match.over:
            self._show_end(match)
        else:
            self.terminal.show(self.language.text("common-replay-open"))

    def _print_step(self, step: int, lines: list[Told]) -> None:
        self.terminal.show(Rule(self.title(step), align="left", style="dim"))
        self.terminal.show(log_lines(lines, self.language))

    # -- words -------------------------------------------------------------------------------------

    def title(self, step: int) -> str:
        """Which step it is."""
        if step == 0:
            return self.language.text("common-replay-start")
        return self.language.text("common-replay-step", step=step, steps=self.steps)

    def names(self) -> list[str]:
        """What the viewer calls the seats."""
        return [self.language.say(name) for name in self.players.names(self.viewer)]

    def _show_end(self, match: Match) -> None:
        outcome = match.outcome()
        names = self.players.names(self.viewer)
        self.terminal.show(sheet(outcome, self.names(), self.text, self.language))
        self.terminal.show(
            Styled(self.language.say(winners(outcome, names, self.viewer, self.text)), "bold green")
        )


def _with_all_eyes(match: Match, view: View) -> View:
    """The spectator's view with every zone as the viewer sees it who knows most of it."""
    views = [match.view(viewer) for viewer in viewers(match.seats)]
    zones = tuple(
        min([seen.zones[place] for seen in views], key=lambda zone: zone.cards.count(None))
        for place in range(len(view.zones))
    )
    return replace(view, zones=zones, decision=None)
