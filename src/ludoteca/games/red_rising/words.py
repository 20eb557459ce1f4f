"""What Red Rising has to say: cards, questions, options and the score as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, as_number, family
from ludoteca.facets.naming import called
from ludoteca.facets.words import questions, variants
from ludoteca.games.red_rising import asks, naming
from ludoteca.games.red_rising.clauses import POINTS
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.log import automa_card, tell
from ludoteca.games.red_rising.naming import card
from ludoteca.games.red_rising.pieces import AUTOMA_ROWS, CHARACTERS, COLOURS, LOCATIONS, NUMBERS, Row, row_of
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine

__all__ = [
    "LOST", "TITLE", "about_card", "card", "choice", "option", "question", "question_help", "score_line", "tell",
]  # fmt: skip

TITLE: Final = Message("red_rising-title")
LOST: Final = Message("common-won-nobody")

QUESTION: Final = family("red_rising-ask", questions(asks))
HELP: Final = family("red_rising-help", QUESTION)
ABOUT: Final = {
    "deploy_to": "red_rising-ask-deploy-card-to",
    "place_at": "red_rising-ask-place-card-at",
    "move_to": "red_rising-ask-move-card-to",
    "return_to": "red_rising-ask-return-card-to",
    "fate": "red_rising-ask-fate-of",
    "opponent": "red_rising-ask-opponent-for",
}
"""What is asked about a card that is known."""
OF_CARD: Final = {
    ("gain_from", "banker"): "red_rising-ask-bank",
    ("trade", "ceo"): "red_rising-ask-trade-ceo",
    ("trade", "sponsor"): "red_rising-ask-trade-sponsor",
    ("trade", "stock-broker"): "red_rising-ask-trade-stock-broker",
}
"""What a single card asks in its own words."""
CHOICES: Final = {
    ("act", "lead"): "red_rising-choice-lead",
    ("act", "scout"): "red_rising-choice-scout",
    ("lead", PASS_TEXT): "red_rising-choice-scout",
    ("return_banished", PASS_TEXT): "red_rising-choice-enough",
    ("revive", PASS_TEXT): "red_rising-choice-enough",
    ("next_under_deck", PASS_TEXT): "red_rising-choice-as-they-lie",
    ("may_take", PASS_TEXT): "red_rising-choice-leave",
    ("fate", "banish"): "red_rising-choice-banish",
    ("fate", "place"): "red_rising-choice-place",
    ("fate", "take"): "red_rising-choice-take",
    ("return_to", "top"): "red_rising-choice-top",
    ("return_to", "bottom"): "red_rising-choice-bottom",
}
OPTION: Final = family(
    "red_rising-option",
    [pair for pair in variants(RULES.identity) if pair[0] != "automa" and pair[1] not in naming.HOUSE],
)
SCORE: Final = family("red_rising-score", ["sovereign", "hacked", "automa_base"])
"""Lines that say nothing but their points."""
COUNTED: Final = family("red_rising-score", ["helium", "influence", "excess"])
EACH: Final = family("red_rising-score", ["acceptable", "unacceptable"])
FACE_DOWN: Final = "-face-down-"
"""What stands in the notation of a face-down card between its location and its height."""


# -- cards -----------------------------------------------------------------------------------------


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    if NUMBERS[name] in CHARACTERS:
        return Told(naming.character(name), "red_rising §6.1")
    return about_automa(row_of(NUMBERS[name], AUTOMA_ROWS))


def about_automa(row: Row) -> Told:
    """What an Automa card does."""
    return Told(Message("red_rising-about-automa", automa_card(row)), "red_rising §10.3")


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the card that goes somewhere, or whose ability asks."""
    if not about:
        return Message(QUESTION[ask])
    if (ask, about[0]) in OF_CARD:
        return Message(OF_CARD[ask, about[0]])
    if ask in ABOUT:
        return Message(ABOUT[ask], {"card": card(about[0])})
    return Message(QUESTION[ask])


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(HELP[ask])


def choice(ask: str, text: str, players: Sequence[Message]) -> Message:
    """What people call an option: a card, a place, a colour, a player, or a word."""
    if (ask, text) in CHOICES:
        return Message(CHOICES[ask, text])
    if text == "deck":
        return Message("red_rising-choice-deck")
    if text in LOCATIONS:
        return Message(naming.LOCATION[text])
    if text in naming.FACE:
        return Message(naming.FACE[text])
    if text in [colour.value for colour in COLOURS]:
        return naming.colour(text)
    if text == "yes":
        return Message("red_rising-choice-yes")
    if text in ("no", PASS_TEXT):
        return Message("red_rising-choice-no")
    if text.isdigit():
        return called(int(text), players)
    location, down, height = text.partition(FACE_DOWN)
    if down:
        where = Message(naming.AT[location])
        return Message("red_rising-choice-face-down", {"at": where, "height": int(height)})
    return card(text)


def option(name: str, value: str) -> Message:
    """What a match option means."""
    if name == "automa":
        return Message("red_rising-option-automa", {"level": Message(naming.LEVEL[value])})
    if name == "houses" and value in naming.HOUSE:
        return Message("red_rising-option-house", {"house": Message(naming.HOUSE[value])})
    return Message(OPTION[name, value])


# -- the score -------------------------------------------------------------------------------------


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    if line.name in SCORE:
        return Message(SCORE[line.name])
    if line.name == "fleet":
        return Message("red_rising-score-fleet", {"at": as_number(line.facts["at"])})
    if line.name in COUNTED:
        return Message(COUNTED[line.name], {"count": as_number(line.facts["count"])})
    if line.name in EACH:
        count, each = as_number(line.facts["count"]), as_number(line.facts["each"])
        return Message(EACH[line.name], {"count": count, "each": each})
    name = str(line.facts["card"])
    if line.name == "assumed_name":
        return Message(
            "red_rising-score-assumed-name", {"card": card(name), "name": card(str(line.facts["name"]))}
        )
    if line.name == "assumed_colour":
        colour = naming.colour(str(line.facts["colour"]))
        return Message("red_rising-score-assumed-colour", {"card": card(name), "colour": colour})
    if line.name == "core":
        return Message("red_rising-score-core", {"card": card(name)})
    if len(POINTS[NUMBERS[name]]) == 1:
        return Message("red_rising-score-points", {"card": card(name)})
    clause = as_number(line.facts["clause"])
    return Message("red_rising-score-points-part", {"card": card(name), "clause": clause})
