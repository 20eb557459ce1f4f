"""What goes over the wire tells nobody what they may not know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.facets.message import Message
from ludoteca.facets.registry import games
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.laws import Broken
from ludoteca.server.scene import open_scene
from ludoteca.server.wire_scene import Scene
from tests.server import wire


@pytest.mark.parametrize("game", sorted(games()))
def test_frames_are_the_same_in_all_worlds_that_a_viewer_cannot_tell_apart(game: str) -> None:
    assert wire.hold(game, 3) > 100


@pytest.mark.parametrize("law", [wire.WholeFrames, wire.Updates])
def test_a_table_that_shows_too_much_is_found_out(
    law: type[wire.WholeFrames | wire.Updates], monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(match: Match, viewer: Seat, names: Sequence[Message]) -> Scene:
        return open_scene(match)

    monkeypatch.setattr("ludoteca.server.subscription.scene_of", too_much)
    monkeypatch.setattr(wire, "LAWS", [law])
    with pytest.raises(Broken):
        wire.hold("fzzzt", 3)
