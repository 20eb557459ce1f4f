"""A room: what its events make of it. Pure: no clock of its own, no luck of its own, no input or output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

from ludoteca.facets import naming
from ludoteca.facets.game import OldRules
from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.unplayable_match import UnplayableMatch
from ludoteca.server.clock import Clocks
from ludoteca.server.protocol import Ended, Origin, Proposal, Saying, Settings, Status
from ludoteca.server.room_events import (
    Adjourned,
    Agreed,
    Answered,
    BotFailed,
    BotSatDown,
    Changed,
    GaveUp,
    Muted,
    Opened,
    Outdated,
    Proposed,
    RanOut,
    Rematched,
    Removed,
    Renamed,
    Returned,
    SatDown,
    Shut,
    Spoke,
    Started,
    StoodUp,
    StoredEvent,
    Undone,
    Voted,
    WentAway,
    Woke,
)

WATCHING: Final = 0.5
"""Seconds that are granted for each event, so that watching what happened costs nobody their clock,"""
WATCHING_MOST: Final = 8.0
"""and so many at most."""
NOBODY_HAS_WON: Final = ("old_rules", "closed")
"""How matches end that have no result."""
DEALT: Final = ("deal", "duplicate")
"""The origins of matches whose cards others play, too: there is no second try, and no help."""
FAIR: Final = 10
"""Who has answered so often has played a fair part of a match."""
CHAT_KEPT: Final = 200
"""So many sayings are shown to whoever comes in."""


class Holder:
    """Who holds a seat: a person, a bot, or nobody."""

    __slots__ = ("guest", "name", "bot", "failed", "resigned", "early")

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.bot: str | None = None
        """The bot that plays; beside a guest it only stands in."""
        self.failed: str | None = None
        """The bot that it stands in for because that one could not answer."""
        self.resigned = False
        self.early = False
        """Whether that was before a fair part of the match."""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return self.guest is not None and self.bot is None


class Room:
    """A room and the match on its table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        """How many events have been done."""
        self.at = 0.0
        """When the last event was done."""
        self.settings = Settings("", 0)
        self.host = ""
        self.status: Status = "gathering"
        self.holders: list[Holder] = []
        self.beginning: str | None = None
        self.match: Match | None = None
        self.unplayable: UnplayableMatch | None = None
        """What there is of a match that has begun by rules that are no longer kept."""
        self.match_id: str | None = None
        self.unrated = False
        self.origin: Origin = ""
        self.agreed: set[str] = set()
        """Who wants the result to count, as the room is now."""
        self.version = 0
        """Counts what cannot be told as a change: undone answers, and the beginning of the match."""
        self.taken_back: dict[int, int] = {}
        """How often each seat has taken back an answer that nobody else knew of."""
        self.said_at = 0.0
        """When somebody last did something that the others saw, beside answering."""
        self.proposals: dict[int, Proposal] = {}
        self.voters: dict[int, list[int]] = {}
        self.chat: list[Saying] = []
        self.mutes: dict[str, set[str]] = {}
        self.known: dict[str, str] = {}
        """Everybody who has sat or spoken here: the id of the guest for the public one."""
        self.clocks = Clocks(self.settings.time)
        self.asked_at = 0.0
        self.asked_with: dict[int, float] = {}
        """When the question on the table was put, and how much time each seat had left then.

        Of a sealed question others may know no more than this.
        """
        self.granted_then: dict[int, float] = {}
        self.granted: dict[int, float] = {}
        """The seconds that each seat was given to watch what led to its latest question,"""
        self.watched: dict[int, int] = {}
        """and how many events there had been then."""
        self.removed: set[str] = set()
        """The guests who had to go."""
        self.next_room: str | None = None
        self.ended_by: Ended | None = None
        self.known_ranks: list[int] = []
        """Of a match that was over while its rules were kept."""
        self.commands: set[str] = set()
        self._question: object = None

    @staticmethod
    def of(id: str, entries: Iterable[StoredEvent]) -> Room:
        """The room that these events have made."""
        room = Room(id)
        for entry in entries:
            room.apply(entry)
        return room

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match:
        """The match on the table; there is one once it has been started."""
        if self.match is None:
            raise RuntimeError("the match has not begun")
        return self.match

    @property
    def stand_in(self) -> str:
        """The bot that plays on for somebody."""
        return find(self.settings.game).stand_in

    def people(self) -> list[int]:
        """The seats in which people play now."""
        return [seat for seat, holder in enumerate(self.holders) if holder.is_person]

    @property
    def known_at(self) -> float:
        """When something happened last that everybody at the table knows of."""
        sealed = self.status == "playing" and self.match is not None and self.match.is_sealed
        return max(self.asked_at, self.said_at) if sealed else self.at

    def version_for(self, seat: int) -> tuple[int, int]:
        """Changes when a seat can be told what is new only by being told everything."""
        return self.version, self.taken_back.get(seat, 0)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a person holds, resigned ones included."""
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest]

    def asked(self) -> dict[int, int]:
        """The seats that are asked now, each with the number of its question."""
        if self.match is None or self.status != "playing":
            return {}
        return {int(seat): self.match.answers_of(seat) for seat in self.match.pending}

    @property
    def is_rated(self) -> bool:
        """Whether the match counts as things stand."""
        guests = {holder.guest for holder in self.holders if holder.guest is not None}
        bots = [holder for holder in self.holders if holder.guest is None]
        others = len(guests) + len(bots) > 1
        hot = len(guests) < len([holder for holder in self.holders if holder.guest is not None])
        ended = self.ended_by in NOBODY_HAS_WON
        wanted = self.status != "gathering" or not self.undecided
        return self.settings.rated and not self.unrated and others and not hot and not ended and wanted

    @property
    def undecided(self) -> list[int]:
        """The seats of people who have not said yet that the result shall count; whoever begins the match says so by that."""
        return [seat for seat in self.people() if self.holders[seat].guest not in {self.host, *self.agreed}]

    @property
    def may_hint(self) -> bool:
        """Whether bots may tell what they think: not where a result counts, be it only for those at one device."""
        several = len(self.people()) > 1 and self.settings.hot_seat
        return not self.is_rated and not (several and self.settings.rated) and self.origin not in DEALT

    @property
    def can_join(self) -> bool:
        """Whether the match lets one more player in: not where it counts, nor into a room that is only to be watched."""
        if self.is_rated or (self.settings.watching == "open" and not self.settings.public):
            return False
        return self.match is not None and self.status == "playing" and self.match.is_joinable

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest answer because nobody has learned anything by it."""
        return self.match is not None and self.status == "playing" and self.match.undo_is_free(Seat(seat))

    def ranks(self) -> list[int]:
        """The ranks of a match that is over: whoever resigned comes last, and the others move up."""
        last = len(self.holders)
        if self.match is None or self.ended_by in NOBODY_HAS_WON:
            return self.known_ranks
        if self.ended_by == "resignation":
            return [max(2, last) if holder.resigned else 1 for holder in self.holders]
        ranks = list(self.match.outcome().ranks)
        if min(ranks) > 1 or not any(holder.resigned for holder in self.holders):
            return ranks
        staying = [rank for rank, holder in zip(ranks, self.holders, strict=True) if not holder.resigned]
        return [
            last if holder.resigned else 1 + len([other for other in staying if other < rank])
            for rank, holder in zip(ranks, self.holders, strict=True)
        ]

    def who(self, guest: str) -> str:
        """The public id of a guest in this room: it leads nowhere else."""
        return sha256(f"{self.id} {guest}".encode()).hexdigest()[:12]

    def names(self, viewer: int) -> list[Message]:
        """What this viewer calls each seat."""
        return naming.names(self._people, [holder.bot for holder in self.holders], viewer)

    @property
    def _people(self) -> list[str | None]:
        return [holder.name for holder in self.holders]

    def written_names(self) -> list[str]:
        """The players as a record names them."""
        return [
            holder.bot or "?" if holder.name is None else naming.told_apart(self._people, seat)
            for seat, holder in enumerate(self.holders)
        ]

    def record(self) -> Record:
        """The record of the match so far."""
        names = self.written_names()
        return self.playing.record(names) if self.unplayable is None else self.unplayable.record(names)

    # -- verbs -------------------------------------------------------------------------------------

    def apply(self, entry: StoredEvent) -> None:
        """Let an event have its effect. Events come in their order, each exactly once.

        Raises IllegalAnswer, and changes nothing, for an answer that is none of the options.
        """
        if entry.number != self.number:
            raise ValueError(f"event {entry.number} of room {self.id} comes after {self.number} others")
        event = entry.event
        if isinstance(event, Answered) and self.unplayable is None:
            self.playing.answer_text(Seat(event.seat), event.text)
        self.number += 1
        if entry.command is not None:
            self.commands.add(entry.command)
        before = self.at
        self.at = max(self.at, entry.at)
        if isinstance(event, Changed | SatDown | BotSatDown | StoodUp) and self.status == "gathering":
            # What was agreed to is not what there is now.
            self.agreed.clear()
        if isinstance(event, Woke):
            self.clocks.wake(before, self.at)
        elif isinstance(event, Spoke):
            self._hear(event)
        else:
            EFFECT[type(event)](self, event)
        if not isinstance(event, Answered | Undone):
            self.said_at = self.at
        self._see_to_the_match()

    def _see_to_the_match(self) -> None:
        """End it when it is over, and let the clocks of the people run who are asked now."""
        match = self.match
        if match is None or self.status != "playing":
            return
        if match.over:
            self.status, self.ended_by = "over", "rules"
        elif len([holder for holder in self.holders if not holder.resigned]) <= (len(self.holders) > 1):
            self.status, self.ended_by = "over", "resignation"
        people = self.people()
        asked = {seat: number for seat, number in self.asked().items() if seat in people}
        self._grant([seat for seat, number in asked.items() if self.clocks.asked(seat) != number])
        self.clocks.turn(asked, self.at, self.granted)
        if match.question is not self._question:
            self._question = match.question
            self.asked_at = self.at
            self.asked_with = dict(self.clocks.left)
            self.granted_then = dict(self.granted)

    def _grant(self, seats: list[int]) -> None:
        """Give seats that are asked anew the time to watch what has happened since they were asked last."""
        events = self.playing.event_count
        for seat in seats:
            news = events - self.watched.get(seat, events)
            self.granted[seat] = min(WATCHING_MOST, WATCHING * news)
            self.watched[seat] = events

    def _open(self, event: Opened) -> None:
        self.settings = event.settings
        self.host = event.host
        self.beginning = event.beginning
        self.unrated = event.unrated
        self.origin = event.origin or ("record" if event.beginning is not None else "")
        self.holders = [Holder() for _ in range(event.settings.seats)]
        if event.boards:
            # The deal of other rooms: nobody sits down here.
            self._stop("closed")

    def _agree(self, event: Agreed) -> None:
        self.agreed.add(event.guest)

    def _adjourn(self, event: Adjourned) -> None:
        self.clocks.stop(self.at)

    def _change(self, event: Changed) -> None:
        kept = self.holders[: event.settings.seats]
        self.settings = event.settings
        self.holders = kept + [Holder() for _ in range(event.settings.seats - len(kept))]

    def _seat(self, seat: int) -> Holder:
        """The holder of a seat; whoever joins a running match gets the next one."""
        if self.status == "playing" and seat == len(self.holders):
            (self.unplayable or self.playing).join()
            self.holders.append(Holder())
        return self.holders[seat]

    def _sit_down(self, event: SatDown) -> None:
        holder = self._seat(event.seat)
        holder.guest, holder.name, holder.bot = event.guest, event.name, None
        self.known[self.who(event.guest)] = event.guest

    def _rename(self, event: Renamed) -> None:
        for seat in self.seats_of(event.guest):
            self.holders[seat].name = event.name

    def _sit_bot_down(self, event: BotSatDown) -> None:
        self._seat(event.seat).bot = event.bot

    def _stand_up(self, event: StoodUp) -> None:
        self.holders[event.seat] = Holder()

    def _start(self, event: Started) -> None:
        settings = self.settings
        self.match_id = event.match
        self.unrated = self.unrated or not event.rated
        self.beginning = event.beginning or self.beginning
        record = (
            Record(settings.game, event.rules, settings.seats, settings.options, bytes.fromhex(event.seed))
            if self.beginning is None
            else Record.parse(self.beginning)
        )
        try:
            self.match = Match.replay(find(record.game, record.rules).rules, record)
        except OldRules:
            self.unplayable = UnplayableMatch(record)
        self.status = "playing"
        self.clocks = Clocks(settings.time)
        self.granted, self.watched = {}, {}
        self.version += 1

    def _end(self, event: Outdated) -> None:
        self._stop("old_rules")

    def _go_away(self, event: WentAway) -> None:
        for seat in self.seats_of(event.guest):
            self.clocks.pause(seat, self.at, event.until)

    def _shut(self, event: Shut) -> None:
        # Nobody can look at it afterwards: there is no result.
        self.match_id = None
        self._stop("closed")

    def _stop(self, by: Ended) -> None:
        self.status, self.ended_by = "over", by
        self.proposals.clear()
        self.voters.clear()

    def _remove(self, event: Removed) -> None:
        self.removed.add(event.guest)
        for seat in self.seats_of(event.guest):
            if self.status == "gathering":
                self.holders[seat] = Holder()
            elif self.status == "playing":
                self.holders[seat].bot = self.stand_in

    def conclude(self, ranks: list[int]) -> None:
        """End a match that cannot be played again, as it had ended while it could."""
        self.status, self.ended_by = "over", "rules"
        self.known_ranks = ranks

    def _answer(self, event: Answered) -> None:
        if self.unplayable is not None:
            self.unplayable.answer(event.seat, event.text)
        # An answer makes the table another one: what was to be agreed on is out of date. One in secret does so for nobody.
        if self.match is None or self.match.question is not self._question:
            self._drop("undo")

    def _undo(self, event: Undone) -> None:
        if self.unplayable is not None:
            self.unplayable.take_back(event.seat)
        else:
            self._take_back(event.seat)

    def _take_back(self, seat: int) -> None:
        match = self.playing
        in_secret = match.has_sealed(Seat(seat))
        match.undo(Seat(seat), [Seat(other) for other in range(match.seats)])
        if in_secret:
            # The others were asked then, and know of nothing since.
            self._question = match.question
            self.taken_back[seat] = self.taken_back.get(seat, 0) + 1
            return
        self.version += 1
        self._drop("undo")

    def _drop(self, kind: str) -> None:
        for number in [number for number, proposal in self.proposals.items() if proposal.kind == kind]:
            del self.proposals[number]
            del self.voters[number]

    def _propose(self, event: Proposed) -> None:
        number = self.number
        self.proposals[number] = Proposal(number, event.kind, event.by, event.about, [])
        self.voters[number] = event.voters
        self._settle(number)

    def _vote(self, event: Voted) -> None:
        number = event.proposal
        proposal = self.proposals[number]
        if not event.agree:
            del self.proposals[number]
            del self.voters[number]
            return
        guest = self.holders[event.seat].guest
        same = [seat for seat in self.voters[number] if self.holders[seat].guest == guest]
        agreed = sorted({*proposal.agreed, *same})
        self.proposals[number] = Proposal(number, proposal.kind, proposal.by, proposal.about, agreed)
        self._settle(number)

    def _settle(self, number: int) -> None:
        """Do what was proposed if everybody has agreed."""
        proposal = self.proposals[number]
        if set(self.voters[number]) - set(proposal.agreed):
            return
        del self.proposals[number]
        del self.voters[number]
        if proposal.kind == "undo" and self.unplayable is not None:
            self.unplayable.take_back_by_consent(proposal.about)
        elif proposal.kind == "undo":
            self.unrated = True
            self._take_back(proposal.about)
        else:
            self.holders[proposal.about].bot = self.stand_in

    def _run_out(self, event: RanOut) -> None:
        self.holders[event.seat].bot = self.stand_in

    def _fail(self, event: BotFailed) -> None:
        holder = self.holders[event.seat]
        holder.failed, holder.bot = holder.bot, self.stand_in
        self.unrated = True

    def _return(self, event: Returned) -> None:
        self.holders[event.seat].bot = None
        self.clocks.refill(event.seat)

    def _give_up(self, event: GaveUp) -> None:
        holder = self.holders[event.seat]
        holder.resigned = True
        holder.early = self.match is None or self.match.answers_of(Seat(event.seat)) < FAIR
        holder.bot = self.stand_in

    def _hear(self, event: Spoke) -> None:
        self.known[self.who(event.guest)] = event.guest
        if not event.text:
            # It was forgotten, as the house forgets what was said long ago.
            return
        seats = self.seats_of(event.guest)
        seat = seats[0] if seats else None
        self.chat.append(Saying(self.number, self.at, self.who(event.guest), event.name, seat, event.text))
        del self.chat[:-CHAT_KEPT]

    def _mute(self, event: Muted) -> None:
        muted = self.mutes.setdefault(event.guest, set())
        if event.mute:
            muted.add(event.who)
        else:
            muted.discard(event.who)

    def _rematch(self, event: Rematched) -> None:
        self.next_room = event.room


EFFECT: Final[dict[type, Callable[[Room, Any], None]]] = {
    Opened: Room._open,
    Changed: Room._change,
    SatDown: Room._sit_down,
    Renamed: Room._rename,
    BotSatDown: Room._sit_bot_down,
    StoodUp: Room._stand_up,
    Started: Room._start,
    Outdated: Room._end,
    Agreed: Room._agree,
    Adjourned: Room._adjourn,
    Answered: Room._answer,
    Undone: Room._undo,
    Proposed: Room._propose,
    Voted: Room._vote,
    RanOut: Room._run_out,
    BotFailed: Room._fail,
    Returned: Room._return,
    GaveUp: Room._give_up,
    Muted: Room._mute,
    Rematched: Room._rematch,
    Removed: Room._remove,
    Shut: Room._shut,
    WentAway: Room._go_away,
}
