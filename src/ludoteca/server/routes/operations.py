"""Operations: whether the server lives, whether it can work, and what it has done."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from ludoteca.server.house import House


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(house: NamedDependency[House]) -> Response[str]:
    """The database answers."""
    if await house.store.ready():
        return Response("ok\n")
    return Response("the database does not answer\n", status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(house: NamedDependency[House]) -> Response[bytes]:
    """Counts and times, for Prometheus."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [healthz, readyz, metrics]
