"""A room: what its deeds make of it. Pure: no clock of its own, no luck of its own, no input or output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final, Literal

from ludoteca.facets import naming
from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import Bundle
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.undo import anybody_learned
from ludoteca.server.clock import Clocks
from ludoteca.server.deed import (
    Answered,
    BotSatDown,
    Changed,
    Entry,
    GaveUp,
    Muted,
    Opened,
    Proposed,
    RanOut,
    Rematched,
    Renamed,
    Returned,
    SatDown,
    Spoke,
    Started,
    StoodUp,
    Undone,
    Voted,
    Woke,
)
from ludoteca.server.protocol import Proposal, Saying, Settings, Status

STAND_IN: Final = "casual"
"""The bot that plays on for somebody."""
CHAT_KEPT: Final = 200
"""So many sayings are shown to whoever comes in."""


class Holder:
    """Who holds a seat: a person, a bot, or nobody."""

    __slots__ = ("guest", "name", "bot", "resigned")

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.bot: str | None = None
        """The bot that plays; beside a guest it only stands in."""
        self.resigned = False

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
        """How many deeds have been done."""
        self.at = 0.0
        """When the last deed was done."""
        self.settings = Settings("", 0)
        self.host = ""
        self.status: Status = "gathering"
        self.holders: list[Holder] = []
        self.beginning: str | None = None
        self.match: Match | None = None
        self.match_id: str | None = None
        self.unrated = False
        self.version = 0
        """Counts what cannot be told as a change: undone answers, and the beginning of the match."""
        self.proposals: dict[int, Proposal] = {}
        self.voters: dict[int, list[int]] = {}
        self.chat: list[Saying] = []
        self.mutes: dict[str, set[str]] = {}
        self.clocks = Clocks(self.settings.time)
        self.asked_at = 0.0
        self.asked_with: dict[int, float] = {}
        """When the question on the table was put, and how much time each seat had left then.

        Of a sealed question others may know no more than this.
        """
        self.next_room: str | None = None
        self.ended_by: Literal["rules", "resignation"] | None = None
        self.commands: set[str] = set()
        self._question: Any = None
        self._before: tuple[int, Match] | None = None
        """The seat that answered last, and the match before that."""

    @staticmethod
    def of(id: str, entries: Iterable[Entry]) -> Room:
        """The room that these deeds have made."""
        room = Room(id)
        for entry in entries:
            room.apply(entry)
        return room

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules of the game that is played here."""
        return find(self.settings.game).rules

    @property
    def playing(self) -> Match:
        """The match on the table; there is one once it has been started."""
        if self.match is None:
            raise RuntimeError("the match has not begun")
        return self.match

    def people(self) -> list[int]:
        """The seats in which people play now."""
        return [seat for seat, holder in enumerate(self.holders) if holder.is_person]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a person holds, resigned ones included."""
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest]

    def asked(self) -> dict[int, int]:
        """The seats that are asked now, each with the number of its question."""
        if self.match is None or self.status != "playing":
            return {}
        return {int(seat): self.match.answers_of(seat) for seat in self.match.pending}

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may know who has answered the question on the table."""
        return self.match is not None and isinstance(self.match.question, Bundle)

    @property
    def is_rated(self) -> bool:
        """Whether the match counts as things stand."""
        guests = {holder.guest for holder in self.holders if holder.guest is not None}
        bots = [holder for holder in self.holders if holder.guest is None]
        others = len(guests) + len(bots) > 1
        hot = len(guests) < len([holder for holder in self.holders if holder.guest is not None])
        return self.settings.rated and not self.unrated and others and not hot

    @property
    def can_join(self) -> bool:
        """Whether the match lets one more player in."""
        if self.match is None or self.status != "playing":
            return False
        identity = self.rules.identity
        return identity.joins and self.match.next_seat < identity.seats[1]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest answer because nobody has learned anything by it."""
        match = self.match
        if match is None or self.status != "playing":
            return False
        if self._before is None or self._before[0] != seat or self.is_sealed:
            return match.undo_is_free(Seat(seat))
        # The kernel would play the match again from its beginning to find out.
        return not anybody_learned(self._before[1], match, Seat(seat))

    def ranks(self) -> list[int]:
        """The ranks of a match that is over: whoever resigned comes last, and the others move up."""
        last = len(self.holders)
        if self.ended_by == "resignation":
            return [max(2, last) if holder.resigned else 1 for holder in self.holders]
        ranks = list(self.playing.outcome().ranks)
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
        return naming.names(
            naming.people_named(self._people), [holder.bot for holder in self.holders], viewer
        )

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
        return self.playing.record(self.written_names())

    # -- verbs -------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let a deed have its effect. Deeds come in their order, each exactly once."""
        if entry.number != self.number:
            raise ValueError(f"deed {entry.number} of room {self.id} comes after {self.number} others")
        self.number += 1
        if entry.command is not None:
            self.commands.add(entry.command)
        before = self.at
        self.at = max(self.at, entry.at)
        deed = entry.deed
        if isinstance(deed, Woke):
            self.clocks.wake(before, self.at)
        elif isinstance(deed, Spoke):
            self._hear(deed)
        else:
            EFFECT[type(deed)](self, deed)
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
        self.clocks.turn({seat: number for seat, number in self.asked().items() if seat in people}, self.at)
        if match.question is not self._question:
            self._question = match.question
            self.asked_at = self.at
            self.asked_with = dict(self.clocks.left)

    def _open(self, deed: Opened) -> None:
        self.settings = deed.settings
        self.host = deed.host
        self.beginning = deed.beginning
        self.unrated = deed.unrated
        self.holders = [Holder() for _ in range(deed.settings.seats)]

    def _change(self, deed: Changed) -> None:
        kept = self.holders[: deed.settings.seats]
        self.settings = deed.settings
        self.holders = kept + [Holder() for _ in range(deed.settings.seats - len(kept))]

    def _seat(self, seat: int) -> Holder:
        """The holder of a seat; whoever joins a running match gets the next one."""
        if self.match is not None and seat == len(self.holders):
            self.match.join()
            self._before = None
            self.holders.append(Holder())
        return self.holders[seat]

    def _sit_down(self, deed: SatDown) -> None:
        holder = self._seat(deed.seat)
        holder.guest, holder.name, holder.bot = deed.guest, deed.name, None

    def _rename(self, deed: Renamed) -> None:
        for seat in self.seats_of(deed.guest):
            self.holders[seat].name = deed.name

    def _sit_bot_down(self, deed: BotSatDown) -> None:
        self._seat(deed.seat).bot = deed.bot

    def _stand_up(self, deed: StoodUp) -> None:
        self.holders[deed.seat] = Holder()

    def _start(self, deed: Started) -> None:
        settings = self.settings
        self.match_id = deed.match
        if self.beginning is not None:
            self.match = Match.replay(self.rules, Record.parse(self.beginning))
        else:
            self.match = Match.start(self.rules, settings.seats, bytes.fromhex(deed.seed), settings.options)
        self.status = "playing"
        self.clocks = Clocks(settings.time)
        self.version += 1

    def _answer(self, deed: Answered) -> None:
        match = self.playing
        before = match.clone() if self.holders[deed.seat].is_person else None
        match.answer_text(Seat(deed.seat), deed.text)
        self._before = None if before is None else (deed.seat, before)
        # An answer makes the table another one: what was to be agreed on is out of date.
        self._drop("undo")

    def _undo(self, deed: Undone) -> None:
        self._take_back(deed.seat)

    def _take_back(self, seat: int) -> None:
        match = self.playing
        match.undo(Seat(seat), [Seat(other) for other in range(match.seats)])
        self._before = None
        self.version += 1
        self._drop("undo")

    def _drop(self, kind: str) -> None:
        for number in [number for number, proposal in self.proposals.items() if proposal.kind == kind]:
            del self.proposals[number]
            del self.voters[number]

    def _propose(self, deed: Proposed) -> None:
        number = self.number
        self.proposals[number] = Proposal(number, deed.kind, deed.by, deed.about, [])
        self.voters[number] = deed.voters
        self._settle(number)

    def _vote(self, deed: Voted) -> None:
        number = deed.proposal
        proposal = self.proposals[number]
        if not deed.agree:
            del self.proposals[number]
            del self.voters[number]
            return
        guest = self.holders[deed.seat].guest
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
        if proposal.kind == "undo":
            self.unrated = True
            self._take_back(proposal.about)
        else:
            self.holders[proposal.about].bot = STAND_IN

    def _run_out(self, deed: RanOut) -> None:
        self.holders[deed.seat].bot = STAND_IN

    def _return(self, deed: Returned) -> None:
        self.holders[deed.seat].bot = None
        self.clocks.refill(deed.seat)

    def _give_up(self, deed: GaveUp) -> None:
        holder = self.holders[deed.seat]
        holder.resigned = True
        holder.bot = STAND_IN

    def _hear(self, deed: Spoke) -> None:
        seats = self.seats_of(deed.guest)
        seat = seats[0] if seats else None
        self.chat.append(Saying(self.number, self.at, self.who(deed.guest), deed.name, seat, deed.text))
        del self.chat[:-CHAT_KEPT]

    def _mute(self, deed: Muted) -> None:
        muted = self.mutes.setdefault(deed.guest, set())
        if deed.mute:
            muted.add(deed.who)
        else:
            muted.discard(deed.who)

    def _rematch(self, deed: Rematched) -> None:
        self.next_room = deed.room


EFFECT: Final[dict[type, Callable[[Room, Any], None]]] = {
    Opened: Room._open,
    Changed: Room._change,
    SatDown: Room._sit_down,
    Renamed: Room._rename,
    BotSatDown: Room._sit_bot_down,
    StoodUp: Room._stand_up,
    Started: Room._start,
    Answered: Room._answer,
    Undone: Room._undo,
    Proposed: Room._propose,
    Voted: Room._vote,
    RanOut: Room._run_out,
    Returned: Room._return,
    GaveUp: Room._give_up,
    Muted: Room._mute,
    Rematched: Room._rematch,
}
