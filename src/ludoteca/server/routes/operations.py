"""Operations: whether the server lives, whether it can work, and what it has done."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from ludoteca.server.app_state import AppState
from ludoteca.server.problems import Denied
from ludoteca.server.security import is_here


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(app_state: NamedDependency[AppState]) -> Response[str]:
    """Whether this process can do all that is asked of it, and if not, what is the matter."""
    missing = await app_state.missing()
    if missing is None:
        return Response("ok\n")
    return Response(f"{missing}\n", status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(app_state: NamedDependency[AppState], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counts and times, for Prometheus on this machine: their rhythm would tell people who has answered."""
    if not is_here(request.scope):
        raise Denied("not_found")
    return Response(app_state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [healthz, readyz, metrics]
