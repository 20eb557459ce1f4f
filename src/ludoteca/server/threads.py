"""Threads, for what takes long: whoever waits for it lets others go on. A browser has none, and waits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work in a thread of its own, if there are threads."""
    if sys.platform == "emscripten":
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)
