"""Problems: why the server refuses something, as a status, a code and a message. Never more than that."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.game import BadGame, NotHere, OldRules
from ludoteca.facets.message import Message
from ludoteca.server.bot_pool import UnfitRecord
from ludoteca.server.http_types import Problem
from ludoteca.server.limits import TooMuch
from ludoteca.server.room_commands import WHY, Refusal
from ludoteca.server.rooms import Elsewhere, NoSuchRoom
from ludoteca.server.scene import speech
from ludoteca.server.storage import NoStorage, TooManyDevices

PROBLEMS: Final = {
    "no_guest": (401, "web-no-guest"),
    "foreign": (403, "web-foreign"),
    "banned": (403, "web-banned"),
    "no_desk": (403, "web-no-desk"),
    "not_found": (404, "web-not-found"),
    "no_match": (404, "web-no-match"),
    "no_deal": (404, "deal-no-such"),
    "deal_unplayed": (409, "deal-unplayed"),
    "deal_played": (409, "deal-played"),
    "deal_taken": (409, "deal-taken"),
    "deal_open": (403, "deal-open"),
    "deal_others": (403, "deal-others"),
    "deal_today": (403, "deal-today"),
    "still_playing": (409, "door-still-playing"),
    "bad_ticket": (404, "web-bad-ticket"),
    "bad_method": (405, "web-bad-method"),
    "bad_name": (400, "web-bad-name"),
    "bots_name": (400, "web-bots-name"),
    "bad_code": (404, "web-bad-code"),
    "bad_passkey": (403, "web-bad-passkey"),
    "no_passkeys": (409, "web-no-passkeys"),
    "known_already": (409, "web-known-already"),
    "many_devices": (409, "web-many-devices"),
    "bad_record": (400, "web-bad-record"),
    "bad_request": (400, "web-bad-request"),
    "too_large": (413, "web-too-large"),
    "too_many": (429, "web-too-many"),
    "bad_mail": (400, "web-bad-mail"),
    "mail_asked": (429, "web-mail-asked"),
    "no_calls": (503, "web-no-calls"),
    "no_holidays": (409, "web-no-holidays"),
    "no_hint": (503, "web-no-hint"),
    "no_review": (503, "web-no-review"),
    "no_replay": (503, "web-no-replay"),
    "elsewhere": (503, "web-elsewhere"),
    "no_game": (503, "web-no-game"),
    "no_storage": (503, "web-no-storage"),
    "broken": (500, "web-broken"),
}
"""What can be wrong apart from what a room itself refuses: the status of HTTP, and the message."""

REFUSED: Final = {
    "too_fast": 429,
    "too_many_rooms": 429,
    "gone": 404,
    "malformed": 400,
    "bad_settings": 400,
    "no_such_bot": 400,
    "not_yours": 403,
    "no_watching": 403,
    "removed": 403,
    "muted": 403,
    "old_rules": 410,
}
"""The status of what a room refuses; everything else is in conflict with how things stand there."""


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
    if isinstance(error, Refusal | Denied | TooMuch | UnfitRecord):
        return error.code
    if isinstance(error, NoSuchRoom):
        return "gone"
    if isinstance(error, Elsewhere):
        return "elsewhere"
    if isinstance(error, OldRules):
        return "old_rules"
    if isinstance(error, NotHere | BadGame):
        return "no_game"
    if isinstance(error, TooManyDevices):
        return "many_devices"
    if isinstance(error, NoStorage):
        return "no_storage"
    if isinstance(error, RecursionError):
        return "bad_request"
    return "broken"
