"""Problems: why the server refuses something, as a status, a code and a message. Never more than that."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from ludoteca.facets.message import Message
from ludoteca.server.hall import Elsewhere, NoSuchRoom
from ludoteca.server.logs import shortened
from ludoteca.server.scene import speech
from ludoteca.server.steward import WHY, Refusal
from ludoteca.server.web import Problem

LOG: Final = logging.getLogger("ludoteca.server")

PROBLEMS: Final = {
    "no_guest": (401, "web-no-guest"),
    "foreign": (403, "web-foreign"),
    "not_found": (404, "web-not-found"),
    "no_match": (404, "web-no-match"),
    "bad_ticket": (404, "web-bad-ticket"),
    "bad_method": (405, "web-bad-method"),
    "bad_name": (400, "web-bad-name"),
    "bad_record": (400, "web-bad-record"),
    "bad_request": (400, "web-bad-request"),
    "too_large": (413, "web-too-large"),
    "too_many": (429, "web-too-many"),
    "no_hint": (503, "web-no-hint"),
    "no_review": (503, "web-no-review"),
    "elsewhere": (503, "web-elsewhere"),
    "broken": (500, "web-broken"),
}
"""What can be wrong apart from what a room itself refuses: the status of HTTP, and the message."""

REFUSALS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be understood, or asks for what cannot be.",
        401: "Whoever asks is nobody yet.",
        403: "This is somebody else's.",
        404: "There is no such thing.",
        409: "As things stand this cannot be done.",
        413: "This is too large.",
        429: "Too much at once.",
        503: "Not now; ask again.",
    }.items()
}
"""What the description of the interface says of refusals."""

REFUSED: Final = {
    "too_fast": 429,
    "gone": 404,
    "malformed": 400,
    "bad_settings": 400,
    "no_such_bot": 400,
    "not_yours": 403,
    "no_watching": 403,
}
"""The status of what a room refuses; everything else is in conflict with how things stand there."""

OF_STATUS: Final = {
    400: "bad_request",
    401: "no_guest",
    403: "foreign",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    429: "too_many",
}


class Denied(Exception):
    """A request cannot be granted; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def status_of(code: str) -> int:
    """The status of HTTP that goes with a code."""
    return PROBLEMS[code][0] if code in PROBLEMS else REFUSED.get(code, 409)


def problem(code: str) -> Problem:
    """What is told of a problem."""
    message = PROBLEMS[code][1] if code in PROBLEMS else WHY[code]
    return Problem(code, speech(Message(message)))


def code_of(error: Exception) -> str:
    """The code of whatever went wrong."""
    if isinstance(error, Refusal | Denied):
        return error.code
    if isinstance(error, NoSuchRoom):
        return "gone"
    if isinstance(error, Elsewhere):
        return "elsewhere"
    if isinstance(error, HTTPException):
        return OF_STATUS.get(error.status_code, "broken" if error.status_code >= 500 else "bad_request")
    return "broken"


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong."""
    code = code_of(error)
    told = {"code": code, "method": request.method, "path": shortened(request.url.path)}
    if code == "broken":
        LOG.error("request failed", extra=told, exc_info=error)
    else:
        LOG.info("request refused", extra=told)
    request.app.state.house.metrics.refused(code)
    return Response(problem(code), status_code=status_of(code), media_type=MediaType.JSON)
