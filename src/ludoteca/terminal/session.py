"""The table in the terminal: shows people what they may know, asks them, lets the bots answer, keeps the record."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from rich.text import Text as Styled

from ludoteca.bots.luck import luck_at
from ludoteca.bots.supervision import PATIENCE, Alarm, Supervised
from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.kept_file import save
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told, cited, enumerated
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of, find
from ludoteca.facets.standing import out_of_sight, standing
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, ambiguous, find_choices, read_answer, words_of
from ludoteca.terminal.picture import draw, log_lines, scene_of
from ludoteca.terminal.sheet import own_sheet, sheet, winners

NEWCOMER = "casual"
"""The computer player who sits down when somebody is to join."""


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
        self.rules = rules
        self.terminal = terminal
        self.language = language
        self.path = path
        self.patience = patience
        """So many seconds a bot has for a decision."""
        self.players = Players(record.players)
        self.text = find(record.game, record.rules).words
        self.screen = find(record.game, record.rules).screen
        self.match = Match.replay(rules, record, 0)
        self.sitting: Seat | None = None
        """The person who sat at the keyboard last."""
        self.notices: list[Told] = []
        """What became of bots since the table was shown last."""
        self.marks: dict[Seat, list[int]] = {Seat(seat): [] for seat in range(record.players_in_all)}
        """For each answer of a seat, how many events there were before it."""
        self.told: dict[Seat, int] = dict.fromkeys(self.marks, 0)
        """How many events a seat had been shown when it last decided something."""
        for entry in record.entries[len(self.match.history) :]:
            if self.players.is_person(Seat(entry.seat)) and not self._is_forced(Seat(entry.seat)):
                self.told[Seat(entry.seat)] = len(self.match.events(Seat(entry.seat)))
            self._mark(Seat(entry.seat))
            self.match.answer_text(Seat(entry.seat), entry.text)

    # -- the loop ----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the match is over or the person leaves; the record is kept after every answer of a person."""
        try:
            self._save()
            while not self.match.over:
                seat = self._next()
                if self.players.is_person(seat):
                    self._ask(seat)
                else:
                    self._let_decide(seat)
            self._save()
            self._finish()
        except (Leave, KeyboardInterrupt):
            self._save()
            self._say("common-saved")
            self.terminal.print_whole(f"ludoteca play --resume {shlex.quote(str(self.path))}")

    def _next(self) -> Seat:
        """Who answers next: bots first, then whoever sits at the keyboard, then the first asked."""
        asked = list(self.match.pending)
        for seat in asked:
            if not self.players.is_person(seat):
                return seat
        return self.sitting if self.sitting in asked else asked[0]

    def _let_decide(self, seat: Seat) -> None:
        """Ask a bot; for one that does wrong the stand-in plays on."""
        box = box_of(self.match)
        with Alarm(self.patience) as alarm:
            bot = Supervised(self.players.specs[seat], box, luck_at(self.match, seat), alarm)
            place = bot.decide(self.match.perspective(seat))
        if bot.fault is not None:
            arguments: dict[str, int | str | Message] = {
                "player": self.players.name(seat, SPECTATOR),
                "kind": bot.fault.kind.value,
                "detail": bot.fault.message,
            }
            self.notices.append(Told(Message("common-bot-fault", arguments), ""))
            self.players.replace(seat, box.stand_in)
        self._mark(seat)
        self.match.take(self.match.decision(seat), place)

    def _mark(self, seat: Seat) -> None:
        self.marks[seat].append(len(self.match.events(seat)))

    def _is_forced(self, seat: Seat) -> bool:
        """Whether a seat's question is answered without it: several people at one keyboard are asked even where nothing
        is left to choose, because going on would tell the others something.
        """
        return self.players.people == 1 and len(self.match.view(seat).decision.offered) == 1  # type: ignore[union-attr]  # it is asked

    def _save(self) -> None:
        save(self.match.record(self.players.specs).text(), self.path)

    # -- asking a person ---------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """Show the table to a person and take one answer, or one undo; where nothing is left to choose, go on."""
        scene = scene_of(self.match, seat, self.players, self.terminal, self.language)
        question = scene.question
        assert question is not None
        if self._is_forced(seat):
            self._mark(seat)
            self.match.answer_text(seat, question.choices[0].text)
            return
        self._change_person(seat)
        self._draw(seat, scene)
        prompt = self.language.text("common-prompt", player=scene.players[seat])
        self._drop_typed()
        while True:
            typed = self.terminal.ask(prompt)
            if self._obey(typed, seat, scene, question):
                return
            if self._is_command(typed):
                continue
            try:
                answer = read_answer(typed, question)
            except Unclear as unclear:
                self._refuse(typed, question, unclear.problem)
                continue
            self.told[seat] = len(self.match.events(seat))
            self._mark(seat)
            self.match.answer_text(seat, answer)
            self._save()
            return

    def _is_command(self, typed: str) -> bool:
        return self._command(typed) is not None

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
            self._let_in()
        elif command == "common-keys-score":
            self._show_standing(scene)
        elif command == "common-keys-log":
            self.terminal.show(log_lines(self._log(seat), self.language))
        elif command == "common-keys-help":
            self._explain(typed[1:].strip(), scene, question)
        return False

    def _refuse(self, typed: str, question: TerminalQuestion, problem: Message) -> None:
        """Say what was asked, what came, why it will not do, and what is allowed."""
        if typed:
            self._say("common-refused", typed=cited(typed))
        self._say_message(problem)
        self._say(
            "common-asked", question=self.language.say(self.text.question(question.ask, question.about))
        )
        numbers = [choice.number for choice in question.choices if choice.is_numbered]
        if max(numbers, default=0) == 0:
            self._say("common-allowed-named", example=question.choices[0].text)
            return
        first, last = min(numbers), max(numbers)
        if question.at_most is None:
            self._say("common-allowed-one", first=first, last=last)
        else:
            least, most = question.at_least, question.at_most
            if least == most:
                self._say("common-allowed-exactly", first=first, last=last, count=most)
            else:
                self._say("common-allowed-some", first=first, last=last, least=least, most=most)

    def _undo(self, seat: Seat) -> bool:
        if not self.marks[seat]:
            self._say("common-undo-nothing")
            return False
        if not self.match.undo_is_free(seat):
            self._say("common-undo-refused")
            return False
        self.match.undo(seat)
        self.marks[seat].pop()
        # What was answered without a person would be answered again at once.
        while self._is_forced(seat) and self.marks[seat] and self.match.undo_is_free(seat):
            self.match.undo(seat)
            self.marks[seat].pop()
        self.told[seat] = self.marks[seat][-1] if self.marks[seat] else 0
        self._save()
        return True

    def _let_in(self) -> None:
        """A computer player joins, if the game allows it."""
        seat = self.match.next_seat
        if not self.rules.identity.joins:
            self._say("common-join-never")
        elif seat >= self.rules.identity.seats[1]:
            self._say("common-join-full", count=seat)
        else:
            self.match.join()
            self.players.add(NEWCOMER)
            self.marks[seat] = [0]
            self.told[seat] = 0
            self._save()
            self._say_message(Message("common-join-soon", {"player": self.players.name(seat, SPECTATOR)}))

    def _explain(self, wanted: str, scene: TerminalScene, question: TerminalQuestion) -> None:
        """Explain the question, or a card or choice given by number or name."""
        if not wanted:
            self._show_told(Told(self.text.question_help(question.ask), question.rule))
            return
        try:
            choice = self._find(wanted, question)
        except Unclear as unclear:
            self._say_message(unclear.problem)
            return
        names = self.match.names
        cards = dict.fromkeys([part for part in CARDS.split(choice.text) if part in names])
        for card in cards:
            self._explain_card(card, scene)
        if not cards:
            self.terminal.show(Styled(choice.label, "bold"))
            self._show_told(Told(self.text.question_help(question.ask), question.rule))

    def _explain_card(self, card: str, scene: TerminalScene) -> None:
        said = self.text.about_card(card)
        about = Told(said.message.under(self.match.options), said.rule)
        name = self.language.say(self.text.card(card))
        self.terminal.show(Styled(name, "bold"))
        self._show_told(about)
        now = self.screen.now(scene, card)
        if now is not None:
            self._show_told(now)

    def _find(self, wanted: str, question: TerminalQuestion) -> TerminalChoice:
        """What is meant: a card that can be chosen now, another choice, or any card."""
        names = self.match.names
        cards = [TerminalChoice(0, name, self.language.say(self.text.card(name))) for name in names]
        numbered = [choice for choice in question.choices if choice.text in names]
        words = words_of(wanted)
        for offered in (numbered, question.choices, cards):
            found = find_choices(words, offered) if words else []
            if len({choice.label for choice in found}) > 1:
                raise ambiguous(wanted, found)
            if found:
                return found[0]
        raise Unclear(Message("common-problem-unknown", {"word": cited(wanted)}))

    def _show_standing(self, scene: TerminalScene) -> None:
        lines = standing(self.rules, scene.view)
        if lines:
            self.terminal.show(own_sheet(lines, self.text, self.language))
        else:
            self._say("common-standing-nothing")
        hidden = out_of_sight(scene.view)
        if hidden:
            self._say("common-standing-hidden", count=hidden)

    # -- showing -----------------------------------------------------------------------------------

    def _change_person(self, seat: Seat) -> None:
        """Lower a curtain between two people at one keyboard."""
        if self.players.people > 1 and self.sitting != seat:
            self.terminal.clear()
            name = self.language.say(self.players.name(seat, SPECTATOR))
            self._drop_typed()
            self.terminal.ask(self.language.text("common-curtain", player=name))
        self.sitting = seat

    def _drop_typed(self) -> None:
        if self.terminal.drop_typed():
            self._say("common-dropped")

    def _log(self, seat: Seat) -> list[Told]:
        """What happened since a seat decided something, forced answers and all."""
        log = self.text.tell(self.match.events(seat)[self.told[seat] :], seat, self.players.names(seat))
        return log if self.told[seat] else [self._opening(), *log]

    def _draw(self, seat: Seat, scene: TerminalScene) -> None:
        log = [*self._log(seat), *self.notices]
        self.notices.clear()
        draw(self.terminal, self.screen, self.text, scene, log, self.language.text("common-log-title"))

    def _opening(self) -> Told:
        """Which options the match is played with, and what its seed can be verified by."""
        usual = {option.name: option.values[0] for option in self.rules.identity.options}
        chosen = [
            self.text.option(name, value)
            for name, value in self.match.options.items()
            if value != usual[name]
        ]
        arguments: dict[str, int | str | Message] = {"game": self.text.TITLE, "seal": self.match.seal[:12]}
        if not chosen:
            return Told(Message("common-opening-plain", arguments), "")
        return Told(Message("common-opening", arguments | {"options": enumerated(chosen)}), "")

    def _finish(self) -> None:
        """Show how it ended, from the only person's eyes or the spectator's."""
        people = [seat for seat in self.marks if self.players.is_person(seat)]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        outcome = self.match.view(viewer).outcome
        assert outcome is not None
        names = self.players.names(viewer)
        events = self.match.events(viewer)
        start = self.match.remembered(events)
        if people:
            start = max([self.told[seat] for seat in people])
        self.terminal.clear()
        log = [*self.text.tell(events[start:], viewer, names), *self.notices]
        self.terminal.show(log_lines(log, self.language))
        spoken = [self.language.say(name) for name in names]
        self.terminal.show("", sheet(outcome, spoken, self.text, self.language))
        self.terminal.show(
            Styled(self.language.say(winners(outcome, names, viewer, self.text)), "bold green")
        )
        self._say("common-record")
        self.terminal.print_whole(str(self.path))

    def _show_told(self, line: Told) -> None:
        self.terminal.show(log_lines([line], self.language))

    def _say(self, message: str, **arguments: int | str) -> None:
        self._say_message(Message(message, arguments))

    def _say_message(self, message: Message) -> None:
        self.terminal.show(self.language.say(message))
