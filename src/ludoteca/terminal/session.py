"""The table in the terminal, line by line: shows people what they may know, asks them, lets the bots answer."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from rich.text import Text as Styled

from ludoteca.bots.supervision import PATIENCE
from ludoteca.facets.drawing.question import TerminalQuestion
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told
from ludoteca.facets.standing import out_of_sight, standing
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, read_answer
from ludoteca.terminal.picture import draw, log_lines, scene_of
from ludoteca.terminal.sheet import own_sheet, sheet, winners
from ludoteca.terminal.sitting import Sitting, decide

KEYS = ("common-keys-undo", "common-keys-score", "common-keys-log", "common-keys-leave", "common-keys-join")
"""The commands that are a word of their own; what begins with the key of help may go on."""
CARDS = re.compile(r"[+/]")
"""What stands between the cards of a choice in notation."""


class TerminalSession:
    """One match at the terminal, from its first question to the score sheet."""

    def __init__(
        self,
        rules: Rules,
        record: Record,
        path: Path,
        terminal: Terminal,
        language: Language,
        patience: float = PATIENCE,
    ) -> None:
        self.sitting = Sitting(rules, record, path, patience)
        self.terminal = terminal
        self.language = language

    # -- the loop ----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        sitting = self.sitting
        try:
            sitting.save()
            while not sitting.match.over:
                seat = sitting.next
                if sitting.players.is_person(seat):
                    self._ask(seat)
                else:
                    sitting.take(seat, decide(sitting.match, seat, sitting.players, sitting.patience))
            sitting.save()
            self._finish()
        except (Leave, KeyboardInterrupt):
            sitting.save()
            self._say("common-saved")
            self.terminal.print_whole(f"ludoteca play --resume {shlex.quote(str(sitting.path))}")

    # -- asking a person ---------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """Show the table to a person and take one answer, or one undo; where nothing is left to choose, go on."""
        sitting = self.sitting
        scene = scene_of(sitting.match, seat, sitting.players, self.terminal, self.language)
        question = scene.question
        assert question is not None
        if sitting.is_forced(seat):
            sitting.go_on(seat, question.choices[0].text)
            return
        self._change_person(seat)
        self._draw(seat, scene)
        prompt = self.language.text("common-prompt", player=scene.players[seat])
        self._drop_typed()
        while True:
            typed = self.terminal.ask(prompt)
            if self._obey(typed, seat, scene, question):
                return
            if self._command(typed) is not None:
                continue
            try:
                answer = read_answer(typed, question)
            except Unclear as unclear:
                for said in sitting.refusal(typed, question, unclear.problem, self.language):
                    self._say_message(said)
                continue
            sitting.answer(seat, answer)
            return

    def _command(self, typed: str) -> str | None:
        word = typed.casefold()
        for message in KEYS:
            if word and word in self.language.text(message).split():
                return message
        return "common-keys-help" if word[:1] in self.language.text("common-keys-help").split() else None

    def _obey(self, typed: str, seat: Seat, scene: TerminalScene, question: TerminalQuestion) -> bool:
        """Do what a command says; true if the question has changed by it."""
        command = self._command(typed)
        if command == "common-keys-leave":
            raise Leave
        if command == "common-keys-undo":
            return self._undo(seat)
        if command == "common-keys-join":
            self._say_message(self.sitting.let_in())
        elif command == "common-keys-score":
            self._show_standing(scene)
        elif command == "common-keys-log":
            self.terminal.show(log_lines(self._log(seat), self.language))
        elif command == "common-keys-help":
            self._explain(typed[1:].strip(), scene, question)
        return False

    def _undo(self, seat: Seat) -> bool:
        if self.sitting.may_undo(seat):
            self.sitting.undo(seat)
            return True
        self._say("common-undo-refused" if self.sitting.marks[seat] else "common-undo-nothing")
        return False

    def _explain(self, wanted: str, scene: TerminalScene, question: TerminalQuestion) -> None:
        """Explain the question, or a card or choice given by number or name."""
        text = self.sitting.text
        if not wanted:
            self._show_told(Told(text.question_help(question.ask), question.rule))
            return
        try:
            choice = self.sitting.find(wanted, question, self.language)
        except Unclear as unclear:
            self._say_message(unclear.problem)
            return
        cards = dict.fromkeys([part for part in CARDS.split(choice.text) if part in self.sitting.match.names])
        for card in cards:
            self.terminal.show(Styled(self.language.say(text.card(card)), "bold"))
            for line in self.sitting.about_card(card, scene):
                self._show_told(line)
        if not cards:
            self.terminal.show(Styled(choice.label, "bold"))
            self._show_told(Told(text.question_help(question.ask), question.rule))

    def _show_standing(self, scene: TerminalScene) -> None:
        lines = standing(self.sitting.rules, scene.view)
        if lines:
            self.terminal.show(own_sheet(lines, self.sitting.text, self.language))
        else:
            self._say("common-standing-nothing")
        hidden = out_of_sight(scene.view)
        if hidden:
            self._say("common-standing-hidden", count=hidden)

    # -- showing -----------------------------------------------------------------------------------

    def _change_person(self, seat: Seat) -> None:
        """Lower a curtain between two people at one keyboard."""
        sitting = self.sitting
        if sitting.players.people > 1 and sitting.last != seat:
            self.terminal.clear()
            name = self.language.say(sitting.players.name(seat, SPECTATOR))
            self._drop_typed()
            self.terminal.ask(self.language.text("common-curtain", player=name))
        sitting.last = seat

    def _drop_typed(self) -> None:
        if self.terminal.drop_typed():
            self._say("common-dropped")

    def _log(self, seat: Seat) -> list[Told]:
        """What happened since a seat decided something, forced answers and all."""
        since = self.sitting.told[seat]
        log = self.sitting.tell(seat, since)
        return log if since else [self.sitting.opening(), *log]

    def _draw(self, seat: Seat, scene: TerminalScene) -> None:
        sitting = self.sitting
        log = [*self._log(seat), *sitting.notices]
        sitting.notices.clear()
        draw(self.terminal, sitting.screen, sitting.text, scene, log, self.language.text("common-log-title"))

    def _finish(self) -> None:
        """Show how it ended, from the only person's eyes or the spectator's."""
        sitting = self.sitting
        viewer = sitting.onlooker
        outcome = sitting.match.view(viewer).outcome
        assert outcome is not None
        names = sitting.players.names(viewer)
        start = sitting.match.remembered(sitting.match.events(viewer))
        if sitting.people:
            start = max([sitting.told[seat] for seat in sitting.people])
        self.terminal.clear()
        self.terminal.show(log_lines([*sitting.tell(viewer, start), *sitting.notices], self.language))
        spoken = [self.language.say(name) for name in names]
        self.terminal.show("", sheet(outcome, spoken, sitting.text, self.language))
        self.terminal.show(
            Styled(self.language.say(winners(outcome, names, viewer, sitting.text)), "bold green")
        )
        self._say("common-record")
        self.terminal.print_whole(str(sitting.path))

    def _show_told(self, line: Told) -> None:
        self.terminal.show(log_lines([line], self.language))

    def _say(self, message: str, **arguments: int | str) -> None:
        self._say_message(Message(message, arguments))

    def _say_message(self, message: Message) -> None:
        self.terminal.show(self.language.say(message))
