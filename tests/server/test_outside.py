"""Rulings on bots of other packages at a table: only those that the host offers, and none keeps people waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.load.client import Viewer, fresh
from ludoteca.server import protocol as p
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.pace import AT_ONCE
from tests.bots.test_outside import strange
from tests.server.clients import Site, denied, done, play, run, seated, serving

__all__ = ["strange"]

SETTINGS = p.Settings("fzzzt", 2)
OFFERED = ("last", "raiser", "strange:Nonsense", "strange:Sleeps", "strange:NoBot")


@pytest.fixture(autouse=True)
def installed(strange: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers find the package, too."""
    source = Path(__file__).parents[2] / "src"
    monkeypatch.setenv("PYTHONPATH", f"{source}:{strange}")


def offering() -> BotPool:
    """Workers of a host who offers these bots."""
    return BotPool(1, limit=1.5, bots=OFFERED, pace=AT_ONCE)


async def against(site: Site, bot: str) -> Viewer:
    """Ann at a table with a bot, and the match has begun."""
    [ann] = await seated(site, SETTINGS, "Ann")
    await done(ann, p.AddBot(fresh(), 1, bot))
    await done(ann, p.Start(fresh()))
    await ann.until(lambda: ann.scene is not None)
    return ann


def test_a_bot_that_the_host_offers_plays_at_a_table(sqlite: str) -> None:
    async def evening() -> None:
        async with serving(sqlite, bot_pool=offering()) as site:
            ann = await against(site, "last")
            await play([ann])
            assert ann.room is not None
            assert (ann.room.seats[1].bot, ann.room.seats[1].failed) == ("last", None)

    run(evening())


def test_what_the_host_offers_stands_behind_the_levels(sqlite: str) -> None:
    async def evening() -> None:
        async with serving(sqlite, bot_pool=offering()) as site:
            games = (await (await site.person("Ann")).call("GET", "/api/games")).json
            assert [game["levels"][-len(OFFERED) :] for game in games] == [[*OFFERED]] * len(games)

    run(evening())


@pytest.mark.parametrize("bot", ["strange:Last", "os:system", "uniform", "ismcts:99999"])
def test_guests_cannot_name_a_bot_that_nobody_offers(sqlite: str, bot: str) -> None:
    async def evening() -> None:
        async with serving(sqlite, bot_pool=offering()) as site:
            [ann] = await seated(site, SETTINGS, "Ann")
            assert await denied(ann, p.AddBot(fresh(), 1, bot)) == "no_such_bot"

    run(evening())


@pytest.mark.parametrize("bot", OFFERED[1:])
def test_for_a_bot_that_cannot_answer_the_stand_in_plays_on(sqlite: str, bot: str) -> None:
    async def evening() -> None:
        async with serving(sqlite, bot_pool=offering()) as site:
            ann = await against(site, bot)
            await play([ann])
            assert ann.room is not None
            assert (ann.room.seats[1].bot, ann.room.seats[1].failed) == ("casual", bot)
            assert not ann.room.rated

    run(evening())
