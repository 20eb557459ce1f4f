"""The worked examples of section 17 of the rules, by topic and id, as parameters of a test.

A tile is written as row, column, kind, upgraded, metal edges, arrows, shield symbols and engines, as it lies; a token as
the squares under it; a blank die as 0.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

VECTORS: Final[dict[str, dict[str, Any]]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text(encoding="utf-8")
)


def vectors(topic: str) -> dict[str, Any]:
    """Arguments for ``pytest.mark.parametrize``: the vectors of a topic under their ids."""
    found = VECTORS[topic]
    return {"argnames": "vector", "argvalues": list(found.values()), "ids": list(found)}
