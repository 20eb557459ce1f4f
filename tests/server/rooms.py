"""A room without a server: commands are checked as the server checks them and applied at once."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.room import Room
from ludoteca.server.room_commands import RoomCommands, Tokens, settled
from ludoteca.server.room_events import Answered, Guest, Opened, RoomEvent, StoredEvent

ANN, BOB, CAT = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cat", "Cat")


class Desk:
    """A room, the events in its log, and a clock that goes as the test says."""

    def __init__(self, game: str = "fzzzt", seats: int = 2, **settings: object) -> None:
        self.entries: list[StoredEvent] = []
        self.room = Room("room")
        self.now = 1000.0
        self.seed = "test"
        self.commands = 0
        wanted = settled(p.Settings(game, seats, **settings))  # type: ignore[arg-type]  # settings by name
        self.write([Opened(wanted, ANN.id)])

    def write(self, events: Collection[RoomEvent], command: str | None = None) -> None:
        """Write events into the log and let them have their effect."""
        for event in events:
            entry = StoredEvent(self.room.number, self.now, event, command)
            self.room.apply(entry)
            self.entries.append(entry)

    def do(self, guest: Guest, command: p.Command, present: Collection[int] = ()) -> None:
        """Do what somebody wants; raises Refusal."""
        tokens = Tokens("match", seed_from(self.seed).hex())
        self.write(RoomCommands(self.room, guest, present).events(command, lambda: tokens))

    def id(self) -> str:
        """An id for a command."""
        self.commands += 1
        return f"c{self.commands}"

    def sit(self, guest: Guest, seat: int) -> None:
        """Somebody takes a seat."""
        self.do(guest, p.Sit(self.id(), seat))

    def start(self, *guests: Guest, bots: Collection[str] = ()) -> None:
        """Seat these people, then these bots, and begin, as all of them want."""
        for seat, guest in enumerate(guests):
            self.sit(guest, seat)
        for seat, bot in enumerate(bots, start=len(guests)):
            self.do(ANN, p.AddBot(self.id(), seat, bot))
        for guest in guests:
            self.do(guest, p.Agree(self.id()))
        self.do(ANN, p.Start(self.id()), range(len(self.room.holders)))

    def choice(self, seat: int, place: int = 0) -> str:
        """The notation of an option of a seat's question."""
        match = self.room.playing
        decision = match.decision(Seat(seat))
        return decision.spell(decision.options[place], match.names)

    def answer(self, guest: Guest, seat: int, text: str | None = None) -> None:
        """Somebody answers, with the first option if nothing else is said."""
        number = self.room.asked()[seat]
        self.do(guest, p.Answer(self.id(), seat, number, self.choice(seat) if text is None else text))

    def play_out(self, seed: str = "playing") -> None:
        """Let chance answer for everybody until the match is over."""
        luck = Luck(seed_from(seed))
        while self.room.status == "playing":
            seat = next(iter(self.room.asked()))
            ways = len(self.room.playing.decision(Seat(seat)).options)
            self.write([Answered(seat, self.choice(seat, luck.below("way", ways)))])

    def again(self) -> Room:
        """The room made anew from its log."""
        return Room.of("room", self.entries)
