"""The match: one game being played. The only object that knows about generators."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from ludoteca.kernel.answer import JOIN, Answer, invitation
from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Ask, Bundle, Decision, IllegalAnswer, Run, Some, run
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.imagine import PATIENCE, deal_again, deal_anew
from ludoteca.kernel.luck import Luck, fingerprint
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.position import BadPosition, dump, load
from ludoteca.kernel.record import Record
from ludoteca.kernel.replay import give_all, record_of, replay
from ludoteca.kernel.rules import Outcome, Rules
from ludoteca.kernel.seat import SPECTATOR, Mask, Seat
from ludoteca.kernel.state import AnyTable, copy_table, plain_fields
from ludoteca.kernel.undo import anybody_learned
from ludoteca.kernel.view import (
    Still,
    View,
    decision_view,
    hidden_views,
    open_zone_views,
    rumour_views,
    zone_views,
)


class Log(Enum):
    """Whether a match tells what happens in it. Telling is for people; it costs half the speed."""

    KEPT = "kept"
    NONE = "none"


class Stand(Enum):
    """Where a match stands that goes on from a position."""

    AT_QUESTION = "at question"
    """At the first question: steps that ask nothing are played."""
    AT_TABLE = "at table"
    """At the very table of the position, before any step, until it is told to go on."""


class Match:
    """A match from its first decision to its outcome, standing at a question between two answers.

    It keeps the table as it was when the step began and the answers given since: enough to copy it in mid-effect.
    """

    __slots__ = (
        "rules", "options", "table", "question", "history", "seal", "origin",
        "_first", "_checkpoint", "_since", "_answered", "_run", "_running_out", "_forgotten", "_film", "_stands",
        "seen_before",
    )  # fmt: skip

    def __init__(self, rules: Rules, options: Mapping[str, str], table: AnyTable) -> None:
        self.rules = rules
        self.options = options
        self.table = table
        self.seal: str = ""
        self.origin: object = None
        self.history: list[Answer] = []
        self.question: Decision | Bundle | None = None
        self._first: AnyTable = None
        self._checkpoint: AnyTable = None
        self._since: list[Answer] = []
        self._answered: tuple[AnyTable, list[Answer]] = (None, [])
        """The last step before this one that asked something: the table it began with, and its answers."""
        self._run: Run | None = None
        self._running_out: bool = False
        self._forgotten: int = 0
        self._film: list[tuple[int, AnyTable]] = []
        """Tables that were kept, each with the number of the event after which it lay so."""
        self._stands: bool = False
        self.seen_before: list[Mask] | None = None
        """In an imagined match who had seen each card when it was imagined: what the seat had not, was dealt anew. Never changed."""

    @staticmethod
    def start(
        rules: Rules,
        seats: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        log: Log = Log.KEPT,
    ) -> Match:
        """A new match, set up and waiting for its first answer."""
        settled = rules.identity.settle(seats, options or {})
        return Match._begin(rules, settled, rules.setup(seats, settled, Luck(seed)), log)

    @staticmethod
    def at(rules: Rules, position: object, seed: bytes, stand: Stand = Stand.AT_QUESTION) -> Match:
        """A match that goes on from a position; raises BadPosition if the data is not one.

        Whose step has begun, because there are answers, stands after the last of them in any case.
        """
        options, table = load(rules, position, Luck(seed))
        match = Match._begin(rules, options, table, Log.KEPT, Stand.AT_TABLE)
        if isinstance(position, dict):
            match.origin = {key: value for key, value in position.items() if key != "answers"}
            if stand is Stand.AT_QUESTION or position.get("answers"):
                try:
                    match.go_on()
                except ValueError as error:
                    raise BadPosition(f"it cannot go on from here: {error}") from error
        give_all(match, position)
        return match

    @staticmethod
    def _begin(
        rules: Rules, options: Mapping[str, str], table: AnyTable, log: Log, stand: Stand = Stand.AT_QUESTION
    ) -> Match:
        """A match that begins with this table, at a step boundary."""
        match = Match(rules, options, table)
        match.seal = fingerprint(table.zones.luck.seed)
        match._first = copy_table(table)
        match.table.zones.log = [] if log is Log.KEPT else None
        match._stands = True
        if stand is Stand.AT_QUESTION:
            match.go_on()
        return match

    def go_on(self) -> None:
        """Leave the table of a position for the first question, or the end."""
        if self._stands:
            self._next_step()

    # -- playing -----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are now."""
        return int(self.table.zones.layout.seats)

    @property
    def names(self) -> Names:
        """The catalogue of cards."""
        names: Names = self.table.zones.layout.names
        return names

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None and not self._stands

    @property
    def at_step_start(self) -> bool:
        """Whether the current step has begun and not yet been answered."""
        return self.question is not None and not self._since

    @property
    def boundary(self) -> AnyTable:
        """The table at the last step boundary, not to be changed."""
        return self.table if self._run is None else self._checkpoint

    @property
    def pending(self) -> dict[Seat, Decision]:
        """The decisions waited for, by seat; empty when the match is over."""
        question = self.question
        if question is None:
            return {}
        if isinstance(question, Bundle):
            return question.pending
        return {question.seat: question}

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may know who has answered the current question already."""
        return isinstance(self.question, Bundle)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that take part in the current question; of a sealed one also those that have answered."""
        question = self.question
        return tuple(question.scripts) if isinstance(question, Bundle) else tuple(self.pending)

    def decision(self, seat: Seat) -> Decision:
        """The question to this seat now; raises IllegalAnswer if there is none."""
        decision = self.pending.get(seat)
        if decision is not None:
            return decision
        if self.rules.identity.joins and seat == self.next_seat:
            return invitation(self.rules.identity, seat, self.over)
        raise IllegalAnswer(f"seat {seat} is not asked anything now")

    def join(self) -> Seat:
        """Let one more player in, who gets this seat as soon as the rules allow; raises IllegalAnswer if none can."""
        seat = self.next_seat
        self._give(invitation(self.rules.identity, seat, self.over), JOIN.name)
        return seat

    @property
    def is_joinable(self) -> bool:
        """Whether one more player may join now."""
        identity = self.rules.identity
        return identity.joins and not self.over and self.next_seat < identity.seats[1]

    @property
    def next_seat(self) -> Seat:
        """The seat of whoever joins next: all before it are taken or promised."""
        return Seat(self.seats + (self.table.joining if self.rules.identity.joins else 0))

    def answer(self, seat: Seat, option: AnyOption) -> None:
        """Answer with one of the options; raises IllegalAnswer and changes nothing if it is none."""
        decision = self.decision(seat)
        place = decision.place(option)
        if place is None:
            raise IllegalAnswer(f"{option!r} is none of the options of {decision.ask.name}")
        self._give(decision, decision.options[place])

    def answer_text(self, seat: Seat, text: str) -> None:
        """Answer in notation; raises IllegalAnswer and changes nothing if no option is written so."""
        decision = self.decision(seat)
        place = decision.read(text, self.names)
        if place is None:
            raise IllegalAnswer(
                f"{text!r} is none of the {len(decision.options)} options of {decision.ask.name}, "
                f"such as {decision.spell(decision.options[0], self.names)!r}"
            )
        self._give(decision, decision.options[place])

    def run_out(self, recalling: bool = False) -> None:
        """Promise that nobody will copy or undo this match before its end: no checkpoints.

        Unless somebody wants to recall what was seen earlier, there are no rumours either.
        """
        self._running_out = True
        if not recalling:
            self.table.zones.forget()

    def take(self, decision: Decision, place: int) -> None:
        """Answer a pending decision with the option at this place: the fast way, for computer players."""
        options = decision.options
        self._give(decision, options.nth(place) if isinstance(options, Some) else options[place])

    def _give(self, decision: Decision, option: AnyOption) -> None:
        given = Answer(decision.seat, decision.ask, option)
        self.history.append(given)
        self._since.append(given)
        self._feed(given)
        if self.question is None:
            self._next_step()

    def _feed(self, given: Answer) -> None:
        """Hand an answer to the step's script and stop at its next question, or at its end."""
        if given.ask is JOIN:
            self.table.joining += 1
            return
        option = given.option
        question = self.question
        if isinstance(question, Bundle):
            question.answer(given.seat, option)
            if question.pending:
                return
            option = None
        self._resume(option)

    def _resume(self, option: AnyOption) -> None:
        assert self._run is not None
        self.question = self._run.send(option)

    def _next_step(self) -> None:
        """Begin steps until one asks something or the game is over."""
        self._stands = False
        while self.question is None:
            self.table.zones.work_out()
            script = self.rules.next_step(self.table)
            self._run = None if script is None else run(script)
            if script is None:
                return
            if self._since:
                self._answered = (self._checkpoint, self._since)
                self._since = []
            self._checkpoint = None if self._running_out else copy_table(self.table)
            self._resume(None)

    def outcome(self) -> Outcome:
        """The result of a finished match; before its end, what it would be if it ended now."""
        return self.rules.outcome(self.table)

    # -- knowing -----------------------------------------------------------------------------------

    def view(self, viewer: Seat = SPECTATOR) -> View:
        """Everything this viewer may know now."""
        zones = self.table.zones
        question = self.question
        own = self.pending.get(viewer)
        earlier: list[tuple[Ask, AnyOption]] = []
        if isinstance(question, Bundle):
            earlier = question.given.get(viewer, [])
        return View(
            game=self.rules.identity.id,
            rules=self.rules.identity.version,
            viewer=viewer,
            seats=self.seats,
            options=dict(self.options),
            fingerprint=self.seal,
            number=self.answers_of(viewer),
            zones=zone_views(zones, viewer),
            rumours=rumour_views(zones, viewer),
            hidden=hidden_views(zones, viewer),
            facts=plain_fields(self.table),
            waiting=self.waiting,
            decision=None if own is None else decision_view(own, earlier, self.names),
            outcome=self.outcome() if self.over else None,
        )

    def open_view(self) -> View:
        """What a spectator would see with every card face up: for those who may know everything."""
        zones = open_zone_views(self.table.zones)
        return replace(self.view(SPECTATOR), zones=zones, rumours={}, hidden={})

    def answers_of(self, viewer: Seat) -> int:
        """How many answers the viewer has given; how often others were asked may be their secret."""
        return self._forgotten + len([given for given in self.history if given.seat == viewer])

    @property
    def event_count(self) -> int:
        """How many events there have been; of a silent match none is known."""
        return len(self.table.zones.log or [])

    def events(self, viewer: Seat = SPECTATOR, since: int = 0) -> list[SeenEvent]:
        """What happened, as this viewer may know it, from event number ``since`` on."""
        log = self.table.zones.log or []
        return [event.seen_by(viewer, self.names) for event in log[since:]]

    # -- showing -----------------------------------------------------------------------------------

    def roll(self) -> None:
        """Keep the table from now on as it lies after each event; what was kept before is forgotten."""
        self._film = []
        self.table.zones.camera = self._shoot

    def cut(self) -> None:
        """Keep no more, and forget what was kept."""
        self._film = []
        self.table.zones.camera = None

    def _shoot(self) -> None:
        self._film.append((len(self.table.zones.log or []) - 1, copy_table(self.table)))

    def film(self, viewer: Seat = SPECTATOR, since: int = 0) -> list[Still]:
        """What was kept, as this viewer may know it, from event number ``since`` on."""
        return [
            Still(number, zone_views(table.zones, viewer), plain_fields(table))
            for number, table in self._film
            if number >= since
        ]

    def last_turn(self) -> tuple[Match, list[Answer]] | None:
        """The latest step that has been answered: a match that stands where it began, and the answers to be given again.

        That match knows the past, but tells of itself from its own beginning only. What is still under seal does not count.
        """
        if self._checkpoint is None:
            return None
        since = self._since[: len(self._since) - self._sealed()]
        began, answers = (self._checkpoint, since) if since else self._answered
        if began is None:
            return None
        earlier = len(self.history) - len(self._since) - (0 if since else len(answers))
        begun = Match(self.rules, self.options, copy_table(began))
        begun.seal = self.seal
        begun.table.zones.log = []
        begun.history = self.history[:earlier]
        begun._stands = True
        return begun, answers[:]

    def _sealed(self) -> int:
        """How many of the latest answers are under the seal of the current question, with all that came in between."""
        if not isinstance(self.question, Bundle):
            return 0
        under, count = sum([len(given) for given in self.question.given.values()]), 0
        while under:
            count += 1
            under -= not self._since[-count].joins
        return count

    @property
    def may_talk(self) -> bool:
        """Whether the rules let the players talk now."""
        return self.rules.identity.manners.may_talk(self.table)

    @property
    def is_forgetful(self) -> bool:
        """Whether the log may show less than everything that has happened."""
        return self.rules.identity.manners.is_forgetful(self.options)

    def remembered(self, events: list[SeenEvent]) -> int:
        """The number of the first of these events that the log may show."""
        return self.rules.identity.manners.remembered(events, self.options)

    def perspective(self, seat: Seat) -> Perspective:
        """What a bot in this seat is given."""
        return Perspective(self, seat)

    # -- copying -----------------------------------------------------------------------------------

    @property
    def can_be_copied(self) -> bool:
        """Whether ``clone`` can copy it: an imagined match only once its next step has begun, or at its end."""
        return self._run is None or self._checkpoint is not None

    def clone(self) -> Match:
        """An equal, silent match that shares nothing: the step's first table copied, the step's answers replayed."""
        over = self._run is None
        if over:
            twin = Match(self.rules, self.options, copy_table(self.table))
        elif self._checkpoint is None:
            raise RuntimeError("an imagined match can be copied only once its next step has begun")
        else:
            table = copy_table(self._checkpoint)
            table.zones.forget()
            twin = self._in_step(table, self._since)
            twin.table.zones.know_as(self.table.zones)
        twin.seal = self.seal
        twin.origin = self.origin
        twin.history = self.history[:]
        twin._forgotten = self._forgotten
        twin._first = self._first
        twin._checkpoint = self._checkpoint
        twin._stands = self._stands
        twin._since = self._since[:]
        twin._answered = self._answered
        twin.seen_before = self.seen_before
        return twin

    def _in_step(self, table: AnyTable, answers: list[Answer]) -> Match:
        """A match in the step that begins on this table, after these answers; of what was before it knows nothing."""
        twin = Match(self.rules, self.options, table)
        script = self.rules.next_step(table)
        assert script is not None
        twin._run = run(script)
        twin._resume(None)
        for given in answers:
            twin._feed(given)
        return twin

    def imagine(self, seat: Seat, luck: Luck) -> Match:
        """A copy in which everything that the seat cannot know is dealt anew.

        Sealed answers of other seats are forgotten: in the imagined world they are still to be given.
        """
        number = self.answers_of(seat)
        world = self.clone()
        question = world.question
        for _ in range(PATIENCE):
            deal_anew(world.table.zones, seat, luck)
            if not isinstance(question, Bundle):
                break
            for other in question.scripts:
                if other != seat:
                    question.restart(other)
            if question.pending:
                break
        world.seen_before = world.table.zones.seen[:]
        world._forgotten = number
        world.history = []
        world.origin = None
        world._first = None
        world._checkpoint = None
        world._since = []
        world._answered = (None, [])
        if isinstance(question, Bundle) and not question.pending:
            world._resume(None)
            if world.question is None:
                world._next_step()
        return world

    def dealt_anew(self, seat: Seat, seed: bytes) -> Match:
        """A new match from where the current step began, with all that the seat could not know then dealt anew."""
        if self._checkpoint is None:
            raise RuntimeError("an imagined match has no past to return to")
        begun = self._in_step(copy_table(self._checkpoint), [])
        table = copy_table(self._checkpoint)
        deal_again(table.zones, begun.table.zones, seat, Luck(seed))
        position = dump(self.rules, self.options, table)
        again = Match.at(self.rules, position, seed)
        if again.view(seat).zones != begun.view(seat).zones:
            # Luck had a part in how the step began, and the seat has seen it: what is to come stays as it was, too.
            luck: Luck = self._checkpoint.zones.luck
            again = Match.at(self.rules, {**position, "drawn": luck.drawn}, luck.seed)
        return again

    # -- writing down ------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The table at the last step boundary as plain data, with the answers given since."""
        position = dump(self.rules, self.options, self.boundary)
        if self._run is not None:
            names = self.names
            position["answers"] = [f"{given.seat} {given.text(names)}" for given in self._since]
        return position

    def record(self, players: Collection[str] = ()) -> Record:
        """The file of this match so far."""
        if self._first is None:
            raise RuntimeError("an imagined match has no record")
        return record_of(self, self._first.zones, players)

    @staticmethod
    def replay(rules: Rules, record: Record, upto: int | None = None) -> Match:
        """Play a record again, as far as answer ``upto``; raises BadRecord if it does not fit."""
        return replay(rules, record, upto)

    # -- undoing -----------------------------------------------------------------------------------

    def undo_is_free(self, seat: Seat) -> bool:
        """Whether the seat may take back its latest answer because nobody has learned anything by it."""
        place = self._latest(seat)
        if place is None:
            return False
        if self.has_sealed(seat):
            return True
        if place != len(self.history) - 1:
            return False
        return not anybody_learned(self._before_the_last_answer(), self, seat)

    def undo(self, seat: Seat, consent: Collection[Seat] = ()) -> None:
        """Take back the seat's latest answer: freely where that is fair, else with everybody's consent.

        Answers of others in the same sealed question stay, and so do joins; all else after an open answer goes.
        """
        place = self._latest(seat)
        if place is None:
            raise IllegalAnswer(f"seat {seat} has not answered anything yet")
        missing = [other for other in range(self.seats) if other != seat and other not in consent]
        if missing and not self.undo_is_free(seat):
            raise IllegalAnswer(f"others have learned or answered since; seats {missing} must consent")
        sealed = self.has_sealed(seat)
        kept = self.history[:place] + [given for given in self.history[place + 1 :] if sealed or given.joins]
        self._become(self._rebuilt(kept))

    def rewound(self, number: int) -> Match:
        """A new match as this one was after so many answers: to look back, or to go another way."""
        return self._rebuilt(self.history[:number])

    def _before_the_last_answer(self) -> Match:
        """The table as it was then, at little cost: from the beginning of the step that the answer was given in."""
        began, answers = (self._checkpoint, self._since) if self._since else self._answered
        if began is None:
            return self._rebuilt(self.history[:-1])
        return self._in_step(copy_table(began), answers[:-1])

    def has_sealed(self, seat: Seat) -> bool:
        """Whether the seat has answered a sealed question that others have not."""
        return isinstance(self.question, Bundle) and bool(self.question.given.get(seat))

    def _latest(self, seat: Seat) -> int | None:
        for place in range(len(self.history) - 1, -1, -1):
            given = self.history[place]
            if given.seat == seat and not given.joins:
                return place
        return None

    def _rebuilt(self, answers: list[Answer]) -> Match:
        """This match played again from its first table with these answers."""
        if self._first is None:
            raise RuntimeError("an imagined match has no past to return to")
        log = Log.NONE if self.table.zones.log is None else Log.KEPT
        again = Match._begin(self.rules, self.options, copy_table(self._first), log)
        again.origin = self.origin
        for given in answers:
            again.answer(given.seat, given.option)
        return again

    def _become(self, other: Match) -> None:
        self.table = other.table
        self.question = other.question
        self.history = other.history
        self._checkpoint = other._checkpoint
        self._since = other._since
        self._answered = other._answered
        self._run = other._run
