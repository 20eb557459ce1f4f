"""The commands of a room: whether one may be done now, and which events it comes to. Changes nothing by itself.

Whether an answer is one of the options is for the match to say, when the event is done.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.facets.game import OldRules
from ludoteca.facets.likeness import JOINERS
from ludoteca.facets.message import Message, family
from ludoteca.facets.registry import AT_TABLE, find, games
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.clock import takes_days
from ludoteca.server.room import DEALT, Room
from ludoteca.server.room_events import (
    Agreed,
    Answered,
    BotSatDown,
    Changed,
    GaveUp,
    Guest,
    Muted,
    Proposed,
    Removed,
    Returned,
    RoomEvent,
    SatDown,
    Spoke,
    Started,
    StoodUp,
    Undone,
    Voted,
)

WHY: Final = family(
    "room-refused",
    (
        "already_begun", "not_begun", "over", "not_over", "not_host", "not_yours", "no_seat", "taken", "one_seat",
        "empty_seats", "bad_settings", "no_such_bot", "not_asked", "stale", "illegal", "nothing_to_undo", "pending",
        "no_proposal", "present", "stood_in", "no_hints", "silence", "no_watching", "bad_id", "too_fast",
        "too_many_rooms", "malformed", "gone", "empty", "too_long", "old_rules",
        "no_such_person", "not_welcome", "removed", "muted", "too_soon", "dealt",
    ),
)  # fmt: skip
"""Why a command is refused, in words that say what to do instead."""


class Refusal(Exception):
    """A command cannot be done; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        self.why = Message(WHY[code])


class RoomCommands:
    """Looks at a room for one person who wants something of it."""

    def __init__(
        self,
        room: Room,
        guest: Guest,
        present: Collection[int],
        bots: Collection[str] = (),
        lately: Collection[int] = (),
        anew: str | None = None,
    ) -> None:
        self.room = room
        self.guest = guest
        self.present = present
        """The seats whose people are connected now."""
        self.bots = bots
        """The bots that may sit down beside the levels of the game."""
        self.lately = lately
        """The seats whose people have gone only just now, and may have lost the line."""
        self.anew = anew
        """What the match begins with in place of what the room was opened with, if there is such a beginning."""

    def events(self, command: p.Command, tokens: Callable[[], Tokens]) -> list[RoomEvent]:
        """The events of a command; raises Refusal. Hints and rematches are no events of this room; they are only checked."""
        match command:
            case p.Answer():
                return [self._answer(command)]
            case p.Sit():
                return [self._sit(command.seat)]
            case p.Stand():
                return [self._stand(command.seat)]
            case p.AddBot():
                return [self._add_bot(command)]
            case p.RemoveBot():
                return [self._remove_bot(command.seat)]
            case p.RemovePerson():
                return [self._remove_person(command.seat)]
            case p.Change():
                return [self._change(command.settings)]
            case p.Agree():
                return [self._agree()]
            case p.Start():
                return [self._start(tokens())]
            case p.Resign():
                self._mine(command.seat)
                return [GaveUp(command.seat)]
            case p.Undo():
                return [self._undo(command.seat)]
            case p.StandIn():
                return [self._propose_stand_in(command)]
            case p.Vote():
                return [self._vote(command)]
            case p.Return():
                return [self._return(command.seat)]
            case p.Say():
                return [self._say(command.text)]
            case p.Mute():
                return [Muted(self.guest.id, command.who[: p.LONGEST_ID], command.mute)]
            case p.Block() | p.Report():
                self.other(command.who)
                return []
            case p.Hint():
                self.check_hint(command.seat)
                return []
            case p.Rematch():
                self.check_rematch()
                return []
            case _:
                assert_never(command)

    # -- what may be -------------------------------------------------------------------------------

    def _gathering(self) -> None:
        if self.room.status != "gathering":
            raise Refusal("already_begun")

    def _playing(self) -> None:
        if self.room.status == "gathering":
            raise Refusal("not_begun")
        if self.room.status == "over":
            raise Refusal("over")

    def _hosting(self) -> None:
        if self.room.host != self.guest.id:
            raise Refusal("not_host")

    def _mine(self, seat: int) -> None:
        """The match runs, and the guest sits in this seat and has not resigned."""
        self._playing()
        if self.guest.id in self.room.removed:
            raise Refusal("removed")
        if seat not in self.room.seats_of(self.guest.id) or self.room.holders[seat].resigned:
            raise Refusal("not_yours")

    # -- gathering ---------------------------------------------------------------------------------

    def _sit(self, seat: int) -> RoomEvent:
        room = self.room
        if self.guest.id in room.removed:
            raise Refusal("removed")
        if room.seats_of(self.guest.id) and not room.settings.hot_seat:
            raise Refusal("one_seat")
        self._free(seat)
        return SatDown(seat, self.guest.id, self.guest.name)

    def _free(self, seat: int) -> None:
        """The seat can be taken: a free one, or the next one of a match that lets players in."""
        room = self.room
        if room.status != "gathering":
            if room.status == "over" or not room.can_join:
                raise Refusal("already_begun")
            if seat != len(room.holders):
                raise Refusal("no_seat")
            return
        if not 0 <= seat < len(room.holders):
            raise Refusal("no_seat")
        if not room.holders[seat].is_free:
            raise Refusal("taken")

    def _stand(self, seat: int) -> RoomEvent:
        self._gathering()
        if seat not in self.room.seats_of(self.guest.id):
            raise Refusal("not_yours")
        return StoodUp(seat)

    def _add_bot(self, command: p.AddBot) -> RoomEvent:
        self._hosting()
        if command.bot not in (*find(self.room.settings.game).levels, *self.bots):
            raise Refusal("no_such_bot")
        room = self.room
        others = [holder for holder in room.holders[command.seat : command.seat + 1] if holder.bot]
        if room.status == "gathering" and command.seat >= 0 and others:
            return BotSatDown(command.seat, command.bot)
        self._free(command.seat)
        return BotSatDown(command.seat, command.bot)

    def _remove_bot(self, seat: int) -> RoomEvent:
        self._gathering()
        self._hosting()
        if not 0 <= seat < len(self.room.holders) or self.room.holders[seat].bot is None:
            raise Refusal("no_seat")
        return StoodUp(seat)

    def _remove_person(self, seat: int) -> RoomEvent:
        self._gathering()
        self._hosting()
        if not 0 <= seat < len(self.room.holders):
            raise Refusal("no_seat")
        guest = self.room.holders[seat].guest
        if guest is None or guest == self.guest.id:
            raise Refusal("no_seat")
        return Removed(guest)

    def _change(self, settings: p.Settings) -> RoomEvent:
        self._gathering()
        self._hosting()
        room = self.room
        leaving = [holder for holder in room.holders[max(0, settings.seats) :] if not holder.is_free]
        if room.beginning is not None or settings.game != room.settings.game or leaving:
            raise Refusal("bad_settings")
        return Changed(settled(settings))

    def _agree(self) -> RoomEvent:
        self._gathering()
        if not self.room.seats_of(self.guest.id):
            raise Refusal("not_yours")
        return Agreed(self.guest.id)

    def _start(self, tokens: Tokens) -> RoomEvent:
        self._gathering()
        self._hosting()
        room = self.room
        if any(holder.is_free for holder in room.holders):
            raise Refusal("empty_seats")
        if room.beginning is None:
            # The rules may have changed since the room was opened.
            settled(room.settings)
            version = find(room.settings.game).identity.version
            return Started(tokens.match, tokens.seed, version, not self._is_missing_consent())
        rules = Record.parse(room.beginning).rules
        try:
            find(room.settings.game, rules)
        except OldRules:
            raise Refusal("old_rules") from None
        return Started(tokens.match, tokens.seed, rules, beginning=self.anew)

    def _is_missing_consent(self) -> bool:
        """Whether somebody has not said that the result shall count, or has gone since."""
        room = self.room
        others = [seat for seat in room.people() if room.holders[seat].guest != self.guest.id]
        gone = [] if takes_days(room.settings.time) else [seat for seat in others if seat not in self.present]
        return bool(room.undecided or gone)

    # -- playing -----------------------------------------------------------------------------------

    def _answer(self, command: p.Answer) -> RoomEvent:
        room = self.room
        self._playing()
        asked = room.asked()
        mine = [seat for seat in room.seats_of(self.guest.id) if seat in asked]
        if not room.seats_of(self.guest.id):
            raise Refusal("not_yours")
        if command.seat not in mine:
            raise Refusal("not_asked" if command.seat in room.seats_of(self.guest.id) else "not_yours")
        holder = room.holders[command.seat]
        if holder.resigned:
            raise Refusal("not_yours")
        if holder.bot is not None:
            raise Refusal("stood_in")
        if command.number != asked[command.seat]:
            raise Refusal("stale")
        return Answered(command.seat, command.text)

    def _undo(self, seat: int) -> RoomEvent:
        self._mine(seat)
        room = self.room
        if not room.playing.answers_of(Seat(seat)):
            raise Refusal("nothing_to_undo")
        if room.can_undo(seat):
            return Undone(seat)
        if room.origin in DEALT:
            raise Refusal("dealt")
        return self._propose("undo", seat, seat, room.people())

    def _propose_stand_in(self, command: p.StandIn) -> RoomEvent:
        self._mine(command.seat)
        room = self.room
        if command.about not in room.people() or command.about in room.seats_of(self.guest.id):
            raise Refusal("no_seat")
        if command.about in self.present:
            raise Refusal("present")
        if command.about in self.lately:
            raise Refusal("too_soon")
        voters = [seat for seat in room.people() if seat in self.present]
        return self._propose("stand_in", command.seat, command.about, voters)

    def _propose(self, kind: str, by: int, about: int, people: list[int]) -> RoomEvent:
        room = self.room
        if any(proposal.kind == kind and proposal.about == about for proposal in room.proposals.values()):
            raise Refusal("pending")
        voters = [seat for seat in people if room.holders[seat].guest != self.guest.id and seat != about]
        return Proposed("undo" if kind == "undo" else "stand_in", by, about, voters)

    def _vote(self, command: p.Vote) -> RoomEvent:
        self._mine(command.seat)
        if command.seat not in self.room.voters.get(command.proposal, []):
            raise Refusal("no_proposal")
        return Voted(command.seat, command.proposal, command.agree)

    def _return(self, seat: int) -> RoomEvent:
        self._mine(seat)
        if self.room.holders[seat].bot is None:
            raise Refusal("not_yours")
        return Returned(seat)

    def other(self, who: str) -> str:
        """The id of somebody else who sits here or has said something, by the public id."""
        found = self.room.known.get(who)
        if found is None or found == self.guest.id:
            raise Refusal("no_such_person")
        return found

    def check_hint(self, seat: int) -> None:
        """Whether a bot may tell what it thinks: of one's own question, in a match that does not count."""
        self._mine(seat)
        if seat not in self.room.asked():
            raise Refusal("not_asked")
        if not self.room.may_hint:
            raise Refusal("no_hints")

    def check_rematch(self) -> None:
        """Whether another room may be opened: the match is over, and the guest took part in it."""
        if self.room.status != "over":
            raise Refusal("not_over")
        if not self.room.seats_of(self.guest.id):
            raise Refusal("not_yours")
        settled(replace(self.room.settings, seats=len(self.room.holders)))

    # -- talking -----------------------------------------------------------------------------------

    def _say(self, text: str) -> RoomEvent:
        said = "".join(
            [letter if letter.isprintable() or letter in JOINERS else " " for letter in text]
        ).strip()
        if not said:
            raise Refusal("empty")
        if len(said) > p.LONGEST_SAYING:
            raise Refusal("too_long")
        room = self.room
        if room.status == "playing" and not room.playing.may_talk:
            raise Refusal("silence")
        return Spoke(self.guest.id, self.guest.name, said)


class Tokens(Struct, frozen=True):
    """What a command may need of luck: an id for the match, and its seed in hexadecimal."""

    match: str
    seed: str


LONGEST_TIME: Final = 7 * 24 * 3600


def settled(settings: p.Settings) -> p.Settings:
    """Settings with all options of the game in them; raises Refusal for what cannot be played."""
    time = settings.time
    try:
        options = games(*AT_TABLE)[settings.game].identity.settle(settings.seats, settings.options)
    except (LookupError, ValueError):
        raise Refusal("bad_settings") from None
    fits = 0 <= time.increment <= LONGEST_TIME and 0 <= time.seconds <= LONGEST_TIME
    if not fits or (time.pace != "untimed" and time.seconds < 1):
        raise Refusal("bad_settings")
    return p.Settings(
        settings.game,
        settings.seats,
        options,
        settings.public,
        settings.watching,
        time,
        settings.hot_seat,
        settings.rated,
    )
