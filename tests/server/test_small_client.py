"""The small client of the documentation sits down at a real room and plays to the end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bench.load.client import fresh
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p
from tests.server.clients import run, serving

CLIENT = Path(__file__).parents[2] / "docs" / "protocol" / "client.py"


@pytest.mark.parametrize("game", games())
def test_the_small_client_plays_a_match(game: str, sqlite: str) -> None:
    async def match() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            seats = max(2, find(game).identity.seats[0])
            room = await ann.open_room(p.Settings(game, seats), ["beginner"] * (seats - 2))
            viewer = await ann.enter(room)
            program = await asyncio.create_subprocess_exec(
                sys.executable, CLIENT, site.url, room, stdout=asyncio.subprocess.PIPE
            )
            await viewer.until(lambda: viewer.view.seats[-1].name == "Chance")
            assert isinstance(await viewer.do(p.Start(fresh())), p.Done)
            luck = Luck(seed_from(game))
            while viewer.view.status != "over":
                if viewer.question is not None:
                    await viewer.do(viewer.answer(luck))
                else:
                    await viewer.receive()
            told, _ = await program.communicate()
            assert told.decode() == f"The ranks are {' '.join(map(str, viewer.view.ranks))}\n"
            assert program.returncode == 0

    run(match())


def test_the_small_client_is_small() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= 45
