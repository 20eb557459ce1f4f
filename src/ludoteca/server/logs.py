"""Logs: one JSON object a line on standard error, with nothing in it that anybody at a table may not know.

Only the fields named here are ever written. Of an error its kind and its places in the code are told, never its message:
messages of errors quote cards and answers.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from hashlib import sha256
from traceback import extract_tb
from typing import Any, Final

FIELDS: Final = ("code", "method", "path", "room", "who", "address", "error", "seconds")
KEPT: Final = 6
"""So many letters of an id are enough to follow it through a log, and too few to open anything with it."""
ID: Final = re.compile(r"[\w-]{16,}")
"""What may be the id of a room or of a match, or a token."""
OUR_PATHS: Final = 4
"""So many of the innermost places of an error are told."""


def shortened(text: str) -> str:
    """A text with all ids cut short."""
    return ID.sub(lambda found: f"{found[0][:KEPT]}~", text)


def pseudonym(guest: str) -> str:
    """A guest as logs name it: the same each time, and of no use to anybody."""
    return sha256(guest.encode()).hexdigest()[:KEPT]


class JsonLines(logging.Formatter):
    """A log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": shortened(record.getMessage()),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                told[field] = shortened(value) if isinstance(value, str) else value
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            places = extract_tb(record.exc_info[2])[-OUR_PATHS:]
            told["where"] = [f"{place.name}:{place.lineno}" for place in places]
        return json.dumps(told, ensure_ascii=False)


def write_to_stderr() -> None:
    """Let all logs of this process go to standard error as JSON; of libraries only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(logging.INFO)
