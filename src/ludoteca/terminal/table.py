"""The table in the terminal: shows people what they may know, asks them, lets the bots answer, keeps the record."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.text import Text as Styled

from ludoteca.bots import registry as bots
from ludoteca.bots.luck import luck_at
from ludoteca.facets.drawing.question import Choice, Question
from ludoteca.facets.drawing.scene import Scene
from ludoteca.facets.drawing.standing import out_of_sight, standing
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, ambiguous, find_choices, read_answer, words_of
from ludoteca.terminal.picture import draw, log_lines, scene_of
from ludoteca.terminal.sheet import own_sheet, sheet, winners
from ludoteca.terminal.store import save

NEWCOMER = "greedy"
"""The computer player who sits down when somebody is to join."""


class Table:
    """One match at the terminal, from its first question to the score sheet."""

    def __init__(
        self, rules: Rules, record: Record, path: Path, terminal: Terminal, language: Language
    ) -> None:
        self.rules = rules
        self.terminal = terminal
        self.language = language
        self.path = path
        self.players = Players(record.players)
        self.text = find(record.game).words
        self.screen = find(record.game).screen
        self.match = Match.replay(rules, record, 0)
        self.sitting: Seat | None = None
        """The person who sat at the keyboard last."""
        self.marks: dict[Seat, list[int]] = {Seat(seat): [] for seat in range(record.players_in_all)}
        """For each answer of a seat, how many events there were before it."""
        for entry in record.entries[len(self.match.history) :]:
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
        """Ask a bot."""
        bot = bots.make(self.players.specs[seat], find(self.rules.identity.id), luck_at(self.match, seat))
        place = bot.decide(self.match.perspective(seat))
        self._mark(seat)
        self.match.take(self.match.decision(seat), place)

    def _mark(self, seat: Seat) -> None:
        self.marks[seat].append(len(self.match.events(seat)))

    def _save(self) -> None:
        save(self.match.record(self.players.specs), self.path)

    # -- asking a person ---------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """Show the table to a person and take one answer, or one undo; where nothing is left to choose, go on.

        Several people at one keyboard are asked even then: going on would tell the others something.
        """
        scene = scene_of(self.match, seat, self.players, self.terminal, self.language)
        question = scene.question
        assert question is not None
        if len(question.choices) == 1 and self.players.people == 1:
            self._mark(seat)
            self.match.answer_text(seat, question.choices[0].text)
            return
        self._change_person(seat)
        self._draw(seat, scene)
        prompt = self.language.text("common-prompt", player=scene.players[seat])
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
            self._mark(seat)
            self.match.answer_text(seat, answer)
            self._save()
            return

    def _is_command(self, typed: str) -> bool:
        return self._command(typed) is not None

    def _command(self, typed: str) -> str | None:
        word = typed.casefold()
        for message in ("common-keys-undo", "common-keys-score", "common-keys-leave", "common-keys-join"):
            if word and word in self.language.text(message).split():
                return message
        return "common-keys-help" if word[:1] in self.language.text("common-keys-help").split() else None

    def _obey(self, typed: str, seat: Seat, scene: Scene, question: Question) -> bool:
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
        elif command == "common-keys-help":
            self._explain(typed[1:].strip(), scene, question)
        return False

    def _refuse(self, typed: str, question: Question, problem: Message) -> None:
        """Say what was asked, what came, why it will not do, and what is allowed."""
        if typed:
            self._say("common-refused", typed=typed)
        self._say_message(problem)
        self._say(
            "common-asked", question=self.language.say(self.text.question(question.ask, question.about))
        )
        last = max(choice.number for choice in question.choices)
        first = min(choice.number for choice in question.choices)
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
            self._save()
            self._say_message(Message("common-join-soon", {"player": self.players.name(seat, SPECTATOR)}))

    def _explain(self, wanted: str, scene: Scene, question: Question) -> None:
        """Explain the question, or a card given by number or name."""
        if not wanted:
            self._show_told(Told(self.text.question_help(question.ask), question.rule))
            return
        try:
            card = self._find_card(wanted, question)
        except Unclear as unclear:
            self._say_message(unclear.problem)
            return
        about = self.text.about_card(card)
        name = self.language.say(self.text.card(card))
        self.terminal.show(Styled(name, "bold"))
        self._show_told(about)
        now = self.screen.now(scene, card)
        if now is not None:
            self._show_told(now)

    def _find_card(self, wanted: str, question: Question) -> str:
        names = self.match.names
        cards = [Choice(0, name, self.language.say(self.text.card(name))) for name in names]
        numbered = [choice for choice in question.choices if choice.text in names]
        words = words_of(wanted)
        for offered in (numbered, cards):
            found = find_choices(words, offered) if words else []
            if len({choice.label for choice in found}) > 1:
                raise ambiguous(wanted, found)
            if found:
                return found[0].text
        raise Unclear(Message("common-problem-unknown", {"word": wanted}))

    def _show_standing(self, scene: Scene) -> None:
        lines = standing(self.rules, scene.view)
        self.terminal.show(own_sheet(lines, self.text, self.language))
        hidden = out_of_sight(scene.view)
        if hidden:
            self._say("common-standing-hidden", count=hidden)

    # -- showing -----------------------------------------------------------------------------------

    def _change_person(self, seat: Seat) -> None:
        """Lower a curtain between two people at one keyboard."""
        if self.players.people > 1 and self.sitting != seat:
            self.terminal.clear()
            name = self.language.say(self.players.name(seat, SPECTATOR))
            self.terminal.ask(self.language.text("common-curtain", player=name))
        self.sitting = seat

    def _draw(self, seat: Seat, scene: Scene) -> None:
        events = self.match.events(seat)
        marks = self.marks[seat]
        first = marks[-1] if marks else 0
        log = self.text.tell(events[first:], seat, self.players.names(seat))
        if not marks:
            log.insert(0, self._opening())
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
            start = max(self.marks[seat][-1] if self.marks[seat] else 0 for seat in people)
        self.terminal.clear()
        self.terminal.show(log_lines(self.text.tell(events[start:], viewer, names), self.language))
        spoken = [self.language.say(name) for name in names]
        self.terminal.show("", sheet(outcome, spoken, self.text, self.language))
        self.terminal.show(Styled(self.language.say(winners(outcome, names, viewer)), "bold green"))
        self._say("common-record")
        self.terminal.print_whole(str(self.path))

    def _show_told(self, line: Told) -> None:
        self.terminal.show(log_lines([line], self.language))

    def _say(self, message: str, **arguments: int | str) -> None:
        self._say_message(Message(message, arguments))

    def _say_message(self, message: Message) -> None:
        self.terminal.show(self.language.say(message))
