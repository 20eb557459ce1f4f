"""The laws of secrecy, held against the very bytes that go over the wire.

``python -m tests.server.wire --games 250`` holds so many matches of each game against them.
"""

from __future__ import annotations

import argparse

import msgspec

from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat, viewers
from ludoteca.laws import check_match, variants
from ludoteca.laws.law import Law
from ludoteca.laws.secrecy import TwinSecrecy
from ludoteca.server import protocol as p
from ludoteca.server.room import Holder, Room
from ludoteca.server.room_commands import Refusal, RoomCommands, Tokens
from ludoteca.server.room_events import Guest
from ludoteca.server.room_session import refused
from ludoteca.server.subscription import Snapshot, Subscription

PRESENT = {f"guest-{seat}" for seat in range(6)}


def guest_of(seat: int) -> Guest:
    return Guest(f"guest-{seat}", f"Player {seat}")


def room_of(match: Match) -> Room:
    """A room with this match on its table, and a person in every seat."""
    room = Room("room")
    identity = match.rules.identity
    room.settings = p.Settings(identity.id, match.seats, dict(match.options), time=p.TimeControl("match", 60))
    room.host = "guest-0"
    for seat in range(match.next_seat if identity.joins else match.seats):
        holder = Holder()
        holder.guest, holder.name = guest_of(seat).id, guest_of(seat).name
        room.holders.append(holder)
    room.match = match
    room.status = "over" if match.over else "playing"
    room.ended_by = "rules" if match.over else None
    return room


def snapshot(match: Match) -> Snapshot:
    return Snapshot(room_of(match), "epoch", 0.0, PRESENT, 0)


def refusals(match: Match, seat: int) -> bytes:
    """What a viewer gets for answers that cannot be, whoever it says it is."""
    room = room_of(match)
    frames = []
    for claimed in range(-1, match.seats):
        command = p.Answer("id", claimed, match.answers_of(Seat(seat)), "no such option")
        try:
            RoomCommands(room, guest_of(seat), []).events(command, lambda: Tokens("", ""))
        except Refusal as refusal:
            frames.append(msgspec.json.encode(refused(refusal, "id")))
    return b"\n".join(frames)


class WholeFrames(Law):
    """A viewer who comes in gets the same bytes in every world that it cannot tell from the true one."""

    name = "whole frames"
    promise = "whole frames and refusals the same in the true world and in imagined ones"

    def at(self, match: Match) -> None:
        """Compare what some viewer would get with what it would get in an imagined world."""
        everybody = viewers(match.seats)
        viewer = everybody[self.luck.below("viewer", len(everybody))]
        world = match.imagine(viewer, Luck(self.luck.seed_for("wire")))
        true, imagined = [self._entering(one, viewer) for one in (match, world)]
        self.demand(true == imagined, f"viewer {viewer} can tell by its first frame: {true!r}, {imagined!r}")
        self.demand(
            refusals(match, viewer) == refusals(world, viewer), f"viewer {viewer} can tell by a refusal"
        )

    def _entering(self, match: Match, viewer: Seat) -> object:
        """The first frame, but for what has been and the undo of it: an imagined world has no past."""
        frame = msgspec.json.decode(Subscription(guest_of(viewer), viewer).whole(snapshot(match)))
        frame.pop("log", None)
        frame.pop("turn", None)
        frame["room"].pop("can_undo", None)
        return frame


class Updates(TwinSecrecy):
    """A viewer gets the same bytes, frame by frame, when cards that it does not see are swapped."""

    name = "updates"
    promise = "all frames of a step the same when cards that stay unseen are swapped"

    def _same(self, honest: Match, twin: Match, names: dict[str, str]) -> None:
        if not honest.history:
            honest.roll()
            twin.roll()
            self._subscriptions = [self._subscription(one) for one in (honest, twin)]
            return
        frames = [
            subscription.update(snapshot(one))
            for subscription, one in zip(self._subscriptions, (honest, twin), strict=True)
        ]
        for one in (honest, twin):
            one.roll()
        frames += [
            subscription.current(snapshot(one))
            for subscription, one in zip(self._subscriptions, (honest, twin), strict=True)
        ]
        self.demand(
            frames[0] == frames[1] and frames[2] == frames[3],
            f"viewer {self._viewer} can tell {sorted(names)} apart: {frames}",
        )

    def _subscription(self, match: Match) -> Subscription:
        subscription = Subscription(guest_of(self._viewer), self._viewer)
        subscription.whole(snapshot(match))
        return subscription


LAWS: list[type[Law]] = [WholeFrames, Updates]


def hold(game: str, matches: int, first: int = 0) -> int:
    """Hold so many matches of a game, over all its variants, against the laws; returns the number of decisions."""
    rules = games()[game].rules
    every = list(variants(rules))
    decisions = 0
    for number in range(first, first + matches):
        seats, options = every[number % len(every)]
        decisions += check_match(rules, seats, options, f"wire {number}", LAWS)
    return decisions


def main() -> None:
    """Say for each game how many matches and decisions were held against the laws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--game", choices=sorted(games()), action="append")
    chosen = parser.parse_args()
    for game in chosen.game or sorted(games()):
        decisions = hold(game, chosen.games)
        print(f"{game}: {chosen.games} matches, {decisions} decisions, nothing can be told", flush=True)


if __name__ == "__main__":
    main()
