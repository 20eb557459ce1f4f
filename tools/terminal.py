"""Pictures of the table in a terminal: python -m tools.terminal docs/terminal

Each game at 80x24 and 160x50, some answers into a match, as SVG that needs nothing from outside. To be looked at.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from ludoteca.facets.language import languages
from tests.boxes import built_in, near
from tests.terminal.at_window import NARROW, WIDE, asked, begun, by_keys, opened

ANSWERS: Final = 5
OUTSIDE: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts that the picture would fetch from elsewhere."""


async def picture(game: str, size: tuple[int, int], code: str, folder: Path) -> str:
    """A match of the game some answers on, with the cursor on a choice."""
    seats = near(game, 3)
    window = opened(begun(game, ("you", *["casual"] * (seats - 1)), "picture", game), folder / "record", code)
    async with window.run_test(size=size) as hand:
        for number in range(ANSWERS):
            if await asked(window, hand):
                await by_keys(window, hand, number)
        await asked(window, hand)
        await hand.press("right")
        await hand.pause(0.1)
        return OUTSIDE.sub("", window.export_screenshot())


def main(folder: Path) -> None:
    """Draw all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(built_in()):
        for size in (NARROW, WIDE):
            code = "en" if size == WIDE else languages()[number % len(languages())]
            with tempfile.TemporaryDirectory() as place:
                shown = asyncio.run(picture(game, size, code, Path(place)))
            path = folder / f"{game}-{size[0]}x{size[1]}-{code}.svg"
            path.write_text(shown, encoding="utf-8")
            print(path, len(shown) // 1000, "kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
