"""The bot with a trained network: ``net:FILE`` gives the actions that the network scores highest."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from ludoteca.bots.network import BadNet, Net
from ludoteca.facets.game import Game
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective


@lru_cache(maxsize=8)
def _loaded(path: Path, changed: int) -> Net:
    """A network, read once however often its bot is made, and again after the file has changed."""
    return Net.load(path)


class NetBot:
    """A bot that does what a network scores highest, piece by piece or among the options that the heuristics propose.

    It reads the row of its seat off a world that the seat imagines: that row is the same in all of them.
    """

    __slots__ = ("name", "luck", "net")

    def __init__(self, spec: str, game: Game, luck: Luck) -> None:
        path = Path(spec.partition(":")[2])
        try:
            changed = path.stat().st_mtime_ns
        except OSError as error:
            raise BadNet(f"{path}: no network could be read: {error.strerror}") from error
        self.name = spec
        self.luck = luck
        self.net = _loaded(path, changed)
        if self.net.about.game != game.id:
            raise BadNet(f"{path}: this network plays {self.net.about.game}, not {game.id}")

    def decide(self, perspective: Perspective) -> int:
        """The place of the option that the network builds."""
        about, encoder = self.net.about, self.net.encoder
        seat = perspective.seat
        world = perspective.imagine(self.luck)
        if world.seats != about.players or dict(world.options) != dict(about.options):
            raise BadNet(f"this network was trained for {about.players} players and {dict(about.options)}")
        decision = world.decision(seat)
        choice = encoder.propose(world, decision) if about.proposals else encoder.space.begin(decision)
        while True:
            row = np.frombuffer(encoder.row(world, seat, choice), np.uint8)
            scores, _ = self.net(row)
            legal = choice.legal
            place = choice.act(legal[int(scores[legal].argmax())])
            if place is not None:
                return place
