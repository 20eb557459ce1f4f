"""A match at a terminal, however it is shown: who sits where, what they have been told, what may be undone, the record."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludoteca.bots.luck import luck_at
from ludoteca.bots.supervision import PATIENCE, Alarm, BotFault, Supervised
from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.kept_file import save
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told, cited, enumerated
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of, find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, ambiguous, find_choices, words_of

NEWCOMER = "casual"
"""The computer player who sits down when somebody is to join."""


@dataclass(frozen=True)
class Decided:
    """What a bot has chosen, and what it did wrong before a stand-in chose for it."""

    place: int
    fault: Told | None = None


def decide(match: Match, seat: Seat, players: Players, patience: float) -> Decided:
    """Ask the bot of a seat; for one that does wrong the stand-in answers."""
    with Alarm(patience) as alarm:
        bot = Supervised(players.specs[seat], box_of(match), luck_at(match, seat), alarm)
        place = bot.decide(match.perspective(seat))
    return Decided(place, None if bot.fault is None else _told(bot.fault, players, seat))


def _told(fault: BotFault, players: Players, seat: Seat) -> Told:
    arguments: dict[str, int | str | Message] = {
        "player": players.name(seat, SPECTATOR),
        "kind": fault.kind.value,
        "detail": fault.message,
    }
    return Told(Message("common-bot-fault", arguments), "")


class Sitting:
    """One match, from its first question to its end; the record is kept after every answer of a person."""

    def __init__(self, rules: Rules, record: Record, path: Path, patience: float = PATIENCE) -> None:
        self.rules = rules
        self.path = path
        self.patience = patience
        """So many seconds a bot has for a decision."""
        self.players = Players(record.players)
        self.box = find(record.game, record.rules)
        self.text = self.box.words
        self.screen = self.box.screen
        self.match = Match.replay(rules, record, 0)
        self.last: Seat | None = None
        """The person who sat at the keyboard last."""
        self.notices: list[Told] = []
        """What became of bots since the table was shown last."""
        self.marks: dict[Seat, list[int]] = {Seat(seat): [] for seat in range(record.players_in_all)}
        """For each answer of a seat, how many events there were before it."""
        self.told: dict[Seat, int] = dict.fromkeys(self.marks, 0)
        """How many events a seat had been shown when it last decided something."""
        for entry in record.entries[len(self.match.history) :]:
            if self.players.is_person(Seat(entry.seat)) and not self.is_forced(Seat(entry.seat)):
                self.told[Seat(entry.seat)] = len(self.match.events(Seat(entry.seat)))
            self._mark(Seat(entry.seat))
            self.match.answer_text(Seat(entry.seat), entry.text)

    def save(self) -> None:
        """Keep the record."""
        save(self.record.text(), self.path)

    @property
    def record(self) -> Record:
        """The match as far as it has come."""
        return self.match.record(self.players.specs)

    # -- who answers -------------------------------------------------------------------------------

    @property
    def next(self) -> Seat:
        """Who answers next: bots first, then whoever sits at the keyboard, then the first asked."""
        asked = list(self.match.pending)
        for seat in asked:
            if not self.players.is_person(seat):
                return seat
        return self.last if self.last in asked else asked[0]

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in self.marks if self.players.is_person(seat)]

    @property
    def onlooker(self) -> Seat:
        """Whose eyes the screen has while nobody is asked: those of the only person, else a spectator's."""
        people = self.people
        return people[0] if len(people) == 1 else SPECTATOR

    def is_forced(self, seat: Seat) -> bool:
        """Whether a seat's question is answered without it: several people at one keyboard are asked even where nothing
        is left to choose, because going on would tell the others something.
        """
        return self.players.people == 1 and len(self.match.view(seat).decision.offered) == 1  # type: ignore[union-attr]  # it is asked

    # -- answers -----------------------------------------------------------------------------------

    def take(self, seat: Seat, decided: Decided) -> None:
        """A bot has decided; from a fault on, the stand-in sits there."""
        if decided.fault is not None:
            self.notices.append(decided.fault)
            self.players.replace(seat, self.box.stand_in)
        self._mark(seat)
        self.match.take(self.match.decision(seat), decided.place)

    def answer(self, seat: Seat, answer: str) -> None:
        """A person has answered."""
        self.told[seat] = len(self.match.events(seat))
        self.go_on(seat, answer)
        self.save()

    def go_on(self, seat: Seat, answer: str) -> None:
        """An answer that nobody had to think about."""
        self._mark(seat)
        self.match.answer_text(seat, answer)

    def _mark(self, seat: Seat) -> None:
        self.marks[seat].append(len(self.match.events(seat)))

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat has answered something that can be taken back without having told the others anything."""
        return bool(self.marks[seat]) and self.match.undo_is_free(seat)

    def undo(self, seat: Seat) -> None:
        """Take back the latest answer that the seat thought about."""
        self.match.undo(seat)
        self.marks[seat].pop()
        # What was answered without a person would be answered again at once.
        while self.is_forced(seat) and self.may_undo(seat):
            self.match.undo(seat)
            self.marks[seat].pop()
        self.told[seat] = self.marks[seat][-1] if self.marks[seat] else 0
        self.save()

    def let_in(self) -> Message:
        """A computer player joins, if the game allows it; says what came of it."""
        seat = self.match.next_seat
        if not self.rules.identity.joins:
            return Message("common-join-never")
        if seat >= self.rules.identity.seats[1]:
            return Message("common-join-full", {"count": seat})
        self.match.join()
        self.players.add(NEWCOMER)
        self.marks[seat] = [0]
        self.told[seat] = 0
        self.save()
        return Message("common-join-soon", {"player": self.players.name(seat, SPECTATOR)})

    # -- what is told ------------------------------------------------------------------------------

    def tell(self, viewer: Seat, since: int) -> list[Told]:
        """What a viewer may know of what has happened since so many events."""
        return self.text.tell(self.match.events(viewer)[since:], viewer, self.players.names(viewer))

    def opening(self) -> Told:
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

    def refusal(
        self, typed: str, question: TerminalQuestion, problem: Message, spoken: Language
    ) -> list[Message]:
        """What was asked, what came, why it will not do, and what is allowed."""
        said = [Message("common-refused", {"typed": cited(typed)})] if typed else []
        asked = spoken.say(self.text.question(question.ask, question.about))
        return [*said, problem, Message("common-asked", {"question": asked}), _allowed(question)]

    def find(self, wanted: str, question: TerminalQuestion, spoken: Language) -> TerminalChoice:
        """What is meant: a card that can be chosen now, another choice, or any card; raises Unclear."""
        names = self.match.names
        cards = [TerminalChoice(0, name, spoken.say(self.text.card(name))) for name in names]
        numbered = [choice for choice in question.choices if choice.text in names]
        words = words_of(wanted)
        for offered in (numbered, question.choices, cards):
            found = find_choices(words, offered) if words else []
            if len({choice.label for choice in found}) > 1:
                raise ambiguous(wanted, found)
            if found:
                return found[0]
        raise Unclear(Message("common-problem-unknown", {"word": cited(wanted)}))

    def about_card(self, card: str, scene: TerminalScene) -> list[Told]:
        """What a card does, and whether it can be played or chosen now."""
        said = self.text.about_card(card)
        now = self.screen.now(scene, card)
        about = Told(said.message.under(self.match.options), said.rule)
        return [about] if now is None else [about, now]


def _allowed(question: TerminalQuestion) -> Message:
    numbers = [choice.number for choice in question.choices if choice.is_numbered]
    if max(numbers, default=0) == 0:
        return Message("common-allowed-named", {"example": question.choices[0].text})
    allowed: dict[str, int | str | Message] = {"first": min(numbers), "last": max(numbers)}
    if question.at_most is None:
        return Message("common-allowed-one", allowed)
    least, most = question.at_least, question.at_most
    if least == most:
        return Message("common-allowed-exactly", allowed | {"count": most})
    return Message("common-allowed-some", allowed | {"least": least, "most": most})
