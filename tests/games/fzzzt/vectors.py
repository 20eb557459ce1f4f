"""The numeric test vectors of the rules specification, by topic and id, as parameters of a test."""

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
