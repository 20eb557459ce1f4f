"""Write the tables of encodings and actions into docs/how-to/research.md.

    python -m tools.research_page docs/how-to/research.md

A table stands in the document between a comment with the name of its game and a comment that ends it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.encoding.planes import Planes
from ludoteca.facets.registry import find, games

PLAYERS = 3
END = "<!-- end -->"


def table(game: str) -> str:
    """The parts of a row and of the action space, for three players who have a memory and judge."""
    made = find(game).encoder(PLAYERS, None, Knowledge.JUDGED)
    planes = Planes(made)
    actions = ", ".join([f"{part.name} {part.size}" for part in made.space.parts])
    lines = [
        f"Version {made.plan.version}. A row has {made.size:,} bytes, or {planes.size:,} floats.",
        "",
        f"There are {made.space.size} actions: {actions}.",
        "",
        "| part | bytes | as floats | up to | meaning |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for slot, stretch in zip(made.slots, planes.stretches, strict=True):
        shape = " x ".join([str(size) for size in stretch.shape])
        lines.append(f"| {slot.name} | {slot.size} | {shape} | {slot.top} | {slot.meaning} |")
    return "\n".join(lines)


def filled(text: str) -> str:
    """The document with all tables as they are now, of the games that have one there."""
    for game in games():
        begin = f"<!-- {game} -->"
        if begin not in text:
            continue
        pattern = re.escape(begin) + ".*?" + re.escape(END)
        whole = f"{begin}\n{table(game)}\n{END}"
        text = re.sub(pattern, lambda _, whole=whole: whole, text, flags=re.DOTALL)  # type: ignore[misc]  # a lambda with a default
    return text


def main() -> None:
    """Fill the document that is named."""
    document = Path(sys.argv[1])
    document.write_text(filled(document.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
