"""What helps beside a real table: the score of hands, and the Automa."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message
from ludoteca.facets.pad import Pad, filled
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.pads.automa import page as automa_page
from ludoteca.games.red_rising.pads.cards import cards
from ludoteca.games.red_rising.pads.score import score

PADS: Final = {
    "automa": Pad(Message("red_rising-automa"), automa_page),
    "score": Pad(Message("pad-score"), filled(naming.card, score)),
    "cards": Pad(Message("red_rising-pad-cards"), filled(naming.card, cards)),
}
