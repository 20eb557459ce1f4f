"""The application: all routes and the socket, around one house."""

from __future__ import annotations

from typing import Any, Final

import uvicorn
from litestar import Litestar, Request, Router
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.server.deed import Guest
from ludoteca.server.guests import known
from ludoteca.server.house import House
from ludoteca.server.problems import Denied, answer
from ludoteca.server.protocol import LARGEST_MESSAGE
from ludoteca.server.routes import boxes, guests, lobby, matches, operations, pages, ratings, rooms
from ludoteca.server.security import Shield
from ludoteca.server.socket import room_socket

LARGEST_BODY: Final = 65_536
GOING: Final = 5
"""Seconds that requests have to be finished when the server stops."""


async def _guest(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Guest:
    """Whoever sends the request; raises Denied for nobody."""
    guest = await known(request, house.seals, house.store)
    if guest is None:
        raise Denied("no_guest")
    return guest


def application(house: House | None) -> Litestar:
    """The application. Without a house it can only describe itself."""

    def here() -> House:
        assert house is not None
        return house

    app = Litestar(
        [
            Router(
                "/api",
                route_handlers=[
                    *guests.ROUTES,
                    *lobby.ROUTES,
                    *rooms.ROUTES,
                    *matches.ROUTES,
                    *ratings.ROUTES,
                    room_socket,
                ],
            ),
            *operations.ROUTES,
            *boxes.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={
            "house": Provide(here, sync_to_thread=False),
            "guest": Provide(_guest),
        },
        exception_handlers={Exception: answer},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=__version__,
            description="What the table server offers over HTTP. The matches themselves go over a socket.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.state.house = house
    return app


def shielded(house: House) -> ASGIApp:
    """The application as it faces the world."""
    return Shield(application(house), house.limits, house.rates, house.metrics.refused)


def configuration(house: House) -> uvicorn.Config:
    """How uvicorn serves it."""
    return uvicorn.Config(
        shielded(house),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # Compression would keep 300 kB for each socket, and lets lengths tell of what is hidden.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOING,
    )
