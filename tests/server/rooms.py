"""A room without a server: commands are checked by the steward and applied at once."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.deed import Answered, Deed, Entry, Guest, Opened
from ludoteca.server.room import Room
from ludoteca.server.steward import Steward, Tokens, settled

ANN, BOB, CAT = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cat", "Cat")


class Desk:
    """A room, the deeds in its book, and a clock that goes as the test says."""

    def __init__(self, game: str = "fzzzt", seats: int = 2, **settings: object) -> None:
        self.entries: list[Entry] = []
        self.room = Room("room")
        self.now = 1000.0
        self.seed = "test"
        self.commands = 0
        wanted = settled(p.Settings(game, seats, **settings))  # type: ignore[arg-type]
        self.write([Opened(wanted, ANN.id)])

    def write(self, deeds: Collection[Deed], command: str | None = None) -> None:
        """Write deeds into the book and let them have their effect."""
        for deed in deeds:
            entry = Entry(self.room.number, self.now, deed, command)
            self.entries.append(entry)
            self.room.apply(entry)

    def do(self, guest: Guest, command: p.Command, present: Collection[int] = ()) -> None:
        """Do what somebody wants; raises Refusal."""
        tokens = Tokens("match", seed_from(self.seed).hex())
        self.write(Steward(self.room, guest, present).deeds(command, tokens))

    def id(self) -> str:
        """An id for a command."""
        self.commands += 1
        return f"c{self.commands}"

    def sit(self, guest: Guest, seat: int) -> None:
        """Somebody takes a seat."""
        self.do(guest, p.Sit(self.id(), seat))

    def start(self, *guests: Guest, bots: Collection[str] = ()) -> None:
        """Seat these people, then these bots, and begin."""
        for seat, guest in enumerate(guests):
            self.sit(guest, seat)
        for seat, bot in enumerate(bots, start=len(guests)):
            self.do(ANN, p.AddBot(self.id(), seat, bot))
        self.do(ANN, p.Start(self.id()))

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
        """The room made anew from its book."""
        return Room.of("room", self.entries)
