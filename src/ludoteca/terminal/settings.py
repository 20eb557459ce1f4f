"""Settings: the pace and the colours that a person has chosen last, kept for the next time."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Final

from ludoteca.facets.kept_file import kept_in, save

PACES: Final = {"none": 0.0, "quick": 0.15, "normal": 0.5, "slow": 1.2, "step": None}
"""How long each event stands alone, in seconds; None until a key is pressed."""
THEMES: Final = {"dark": "textual-dark", "light": "textual-light", "system": "ansi-dark"}
"""The colours there are, by the names that people see, and what they are called inside."""
FILE: Final = "terminal.json"


@dataclass
class Settings:
    """How somebody likes the table."""

    pace: str = "quick"
    theme: str = "dark"

    @staticmethod
    def kept() -> Settings:
        """What was chosen last; whatever is not understood is as usual."""
        found = Settings()
        with suppress(OSError, ValueError):
            data = json.loads((kept_in("settings") / FILE).read_text(encoding="utf-8"))
            if isinstance(data, dict):
                found.pace = data["pace"] if data.get("pace") in PACES else found.pace
                found.theme = data["theme"] if data.get("theme") in THEMES else found.theme
        return found

    def keep(self) -> None:
        """Remember it, where that is possible."""
        with suppress(OSError):
            save(json.dumps(asdict(self)) + "\n", kept_in("settings") / FILE)

    def next_pace(self) -> None:
        """Go on to the next pace."""
        self.pace = _after(self.pace, list(PACES))
        self.keep()

    def next_theme(self) -> None:
        """Go on to the next colours."""
        self.theme = _after(self.theme, list(THEMES))
        self.keep()


def _after(one: str, among: list[str]) -> str:
    return among[(among.index(one) + 1) % len(among)]
