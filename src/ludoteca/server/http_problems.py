"""Problems of HTTP: how a request is told that it is refused, and what the description of the interface says of that."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from ludoteca.server.http_types import Problem
from ludoteca.server.logs import shortened
from ludoteca.server.problems import code_of, problem, status_of

LOG: Final = logging.getLogger("ludoteca.server")

REFUSALS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be understood, or asks for what cannot be.",
        401: "Whoever asks is nobody yet.",
        403: "This is somebody else's.",
        404: "There is no such thing.",
        409: "As things stand this cannot be done.",
        410: "This goes by rules that are not kept here.",
        413: "This is too large.",
        429: "Too much at once.",
        503: "Not now; ask again.",
    }.items()
}
"""What the description of the interface says of refusals."""

OF_STATUS: Final = {
    400: "bad_request",
    401: "no_guest",
    403: "foreign",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    429: "too_many",
}


def _code(error: Exception) -> str:
    """The code of whatever went wrong with a request."""
    if isinstance(error, HTTPException):
        return OF_STATUS.get(error.status_code, "broken" if error.status_code >= 500 else "bad_request")
    return code_of(error)


def problem_response(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong."""
    code = _code(error)
    told = {"code": code, "method": request.method, "path": shortened(request.url.path)}
    if code == "broken":
        LOG.error("request failed", extra=told, exc_info=error)
    else:
        LOG.info("request refused", extra=told)
    request.app.state.app_state.metrics.refused(code)
    return Response(problem(code), status_code=status_of(code), media_type=MediaType.JSON)
