"""Pads: what a phone beside a real table asks of its server. Nothing of it is kept here."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from ludoteca.server import pads
from ludoteca.server.http_types import PadLine, PadTold, PadView


@get("/games/{game:str}/pads")
async def pads_of(game: FromPath[str]) -> list[PadLine]:
    """The pads of a game."""
    return pads.pads_of(game)


@post("/games/{game:str}/pads/{name:str}", status_code=200)
async def pad(game: FromPath[str], name: FromPath[str], data: PadTold) -> PadView:
    """What a pad shows for all that it was told."""
    return pads.pad_view(game, name, data.told)


ROUTES = [pads_of, pad]
