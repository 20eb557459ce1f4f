"""The application: all routes and the socket, around the state of one process."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.server.app_state import AppState
from ludoteca.server.doors import Doors
from ludoteca.server.guests import known
from ludoteca.server.http_problems import problem_response
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import LARGEST_MESSAGE
from ludoteca.server.room_events import Guest
from ludoteca.server.routes import (
    account,
    alone,
    boxes,
    calls,
    deals,
    desk,
    guests,
    house,
    lobby,
    matches,
    operations,
    pads,
    pages,
    people,
    ratings,
    rooms,
)
from ludoteca.server.security import Shield
from ludoteca.server.socket import room_socket
from ludoteca.server.static_file import AS_IT_IS

LARGEST_BODY: Final = 65_536
COMPRESSED: Final = 1_024
"""Answers of fewer bytes go as they are."""
GOING: Final = 5
"""Seconds that requests have to be finished when the server stops."""


async def _guest(request: Request[Any, Any, Any], app_state: NamedDependency[AppState]) -> Guest:
    """Whoever sends the request; raises Denied for nobody."""
    guest = await known(request, app_state.seals, app_state.store)
    if guest is None:
        raise Denied("no_guest")
    app_state.moderation.check(guest.id)
    return guest


def application(app_state: AppState | None) -> Litestar:
    """The application. Without state it can only describe itself."""

    def here() -> AppState:
        assert app_state is not None
        return app_state

    app = Litestar(
        [
            Router(
                "/api",
                route_handlers=[
                    *guests.ROUTES,
                    *calls.ROUTES,
                    *account.ROUTES,
                    *lobby.ROUTES,
                    *rooms.ROUTES,
                    *matches.ROUTES,
                    *deals.ROUTES,
                    *ratings.ROUTES,
                    *people.ROUTES,
                    *house.ROUTES,
                    *pads.ROUTES,
                    *desk.ROUTES,
                    room_socket,
                ],
            ),
            *operations.ROUTES,
            *boxes.ROUTES,
            *alone.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={
            "app_state": Provide(here, sync_to_thread=False),
            "guest": Provide(_guest),
        },
        exception_handlers={Exception: problem_response},
        # Files are compressed already. What few bytes tell of secrets, such as a ticket, stays as it is.
        compression_config=CompressionConfig(
            "gzip", minimum_size=COMPRESSED, gzip_compress_level=5, exclude_opt_key=AS_IT_IS
        ),
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
    app.state.app_state = app_state
    return app


def shielded(app_state: AppState, known: bool = True) -> ASGIApp:
    """The application as it faces the world, with a certificate that browsers everywhere trust, or this household's alone."""
    metrics, moderation = app_state.metrics, app_state.moderation
    return Shield(application(app_state), app_state.limits, metrics.refused, known, moderation.keeps_out)


def configuration(
    app_state: AppState, certificate: Path | None = None, key: Path | None = None, known: bool = True
) -> uvicorn.Config:
    """How uvicorn serves it, through doors of its own; with a certificate and its key, over https."""
    line, socket = Doors().protocols()
    return uvicorn.Config(
        shielded(app_state, known),
        http=line,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws=socket,
        ws_max_size=LARGEST_MESSAGE,
        # Compression would keep 300 kB for each socket, and lets lengths tell of what is hidden.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOING,
        ssl_certfile=certificate,
        ssl_keyfile=key,
    )
