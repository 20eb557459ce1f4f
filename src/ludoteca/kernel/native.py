"""What the compiler is told of a class or a number; interpreted, it means nothing. Itself it is never compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    # Whoever compiles has it; whoever plays need not.
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")
    i64 = int

    def mypyc_attr(**told: object) -> Callable[[Class], Class]:
        """The class as it is.

        ``acyclic``: an object of it is never part of a cycle, so the garbage collector need not know it.
        ``free_list_len=1``: the last one that was freed is kept for the next, as of what is made and freed with every question.
        """
        return lambda kind: kind
