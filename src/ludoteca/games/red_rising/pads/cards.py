"""The Automa cards of an owner's box held against ours, and the data file with what is printed there. §10.8

One public copy of the 22 cards was all there was, and one row is reconstructed (R31): whoever has the box knows better.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Final

from ludoteca.facets.components import components
from ludoteca.facets.message import Message
from ludoteca.facets.pad import Form, Offered, Shown, Tone
from ludoteca.games.red_rising.pads.printed import ask_row
from ludoteca.games.red_rising.pieces import AUTOMA_CARDS, NAMES

FILE: Final = "automa.json"
OURS: Final = tuple([NAMES[card] for card in AUTOMA_CARDS])
PRINTED: Final = "printed"
"""The source of a row that was read off a card."""


def cards(form: Form) -> None:
    """Ask which of our cards are in the box, and for each of the others what is printed there instead."""
    form.section(None)
    form.remark(Message("red_rising-pad-cards-help"), Tone.QUIET, "red_rising §10.8")
    found = form.cards("found", Message("red_rising-pad-cards-found"), OURS, needed=True)
    rows: dict[str, list[str]] = {}
    for name in OURS if form.told("found") is not None else ():
        if name in found:
            continue
        form.section(Message("red_rising-pad-cards-instead"))
        form.show(Shown((name,)))
        row = ask_row(form, name)
        if row is not None:
            rows[name] = row
    if form.missing:
        return
    form.section(Message("red_rising-pad-cards-file"))
    said = (
        Message("red_rising-pad-cards-other", {"count": len(rows)})
        if rows
        else Message("red_rising-pad-cards-same")
    )
    form.remark(said, Tone.LOUD)
    if rows:
        form.show(Offered(FILE, corrected(rows), Message("red_rising-pad-cards-save")))


def corrected(rows: dict[str, list[str]]) -> str:
    """Our data file with these rows for these cards."""
    data = deepcopy(components("ludoteca.games.red_rising", FILE))
    data["about"]["sources"].append({"key": PRINTED, "url": None, "for": "cards read off a box by its owner"})
    for card in data["cards"]:
        if card["id"] in rows:
            deploy, gain, arrow, extra = rows[card["id"]]
            card.update(deploy=deploy, gain=gain, arrow=arrow, extra=extra, source=PRINTED)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
