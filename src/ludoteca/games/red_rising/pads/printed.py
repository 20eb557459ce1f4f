"""What is printed on an Automa card, tapped in section by section. §10.3"""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.facets.pad import Form
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.pieces import LOCATIONS, PRIORITIES, Arrow, Extra

ARROW: Final = family("red_rising-pad-arrow", Arrow)
EXTRA: Final = family("red_rising-pad-extra", Extra)


def ask_row(form: Form, of: str) -> list[str] | None:
    """Ask for the four sections of a card; None as long as one is missing."""
    places = {name: Message(naming.LOCATION[name]) for name in LOCATIONS} | {
        letter: Message(naming.LETTER[letter]) for letter in PRIORITIES
    }
    sections = (
        ("deploy", Message("red_rising-pad-deploys"), places),
        ("gain", Message("red_rising-pad-gains"), places),
        ("arrow", Message("red_rising-pad-arrow"), {one.value: Message(ARROW[one]) for one in Arrow}),
        ("extra", Message("red_rising-pad-extra"), {one.value: Message(EXTRA[one]) for one in Extra}),
    )
    told = [form.choice(f"{name}.{of}", label, choices) for name, label, choices in sections]
    words = [word for word in told if word is not None]
    return words if len(words) == len(told) else None
