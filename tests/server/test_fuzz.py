"""Whatever comes over a socket is answered, changes nothing that it may not, and the line holds."""

from __future__ import annotations

import json
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from bench.load.client import fresh
from ludoteca.server import protocol as p
from tests.server.clients import done, run, serving, started

SCRAPS = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TAGS = ["hello", "answer", "sit", "stand", "start", "resign", "undo", "vote", "return", "change", "hint", "x"]
FIELDS = ["number", "text", "settings", "who", "mute", "proposal", "agree", "about", "bot", "epoch", "last"]
COMMANDS = st.builds(
    lambda tag, id, seat, rest: json.dumps({"type": tag, "id": id, "seat": seat, **rest}),
    st.sampled_from(TAGS),
    st.text(max_size=70) | st.integers(),
    st.integers(-9, 9) | st.integers(2**62, 2**70) | st.none(),
    st.dictionaries(st.sampled_from(FIELDS), SCRAPS),
)
"""Almost what a client says."""
FRAMES = COMMANDS | SCRAPS.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)


@settings(max_examples=15, deadline=None)
@given(frames=st.lists(FRAMES, min_size=5, max_size=40))
def test_whatever_a_spectator_sends_the_match_stays_as_it_is(frames: list[str | bytes]) -> None:
    async def anything(database: str) -> None:
        async with serving(database) as site:
            viewers = await started(site, p.Settings("fzzzt", 2), "Ann", "Bob")
            watching = await (await site.person("Cat")).enter(viewers[0].id, -1)
            room = site.app_state.rooms.sessions[viewers[0].id].room
            before = room.record().text()
            for frame in frames:
                await watching.send_raw(frame)
            await done(watching, p.Say(fresh(), "still here"))
            assert room.record().text() == before
            assert ([holder.name for holder in room.holders], room.status) == (["Ann", "Bob"], "playing")

    with TemporaryDirectory() as folder:
        run(anything(f"sqlite:///{folder}/fuzz.db"))
