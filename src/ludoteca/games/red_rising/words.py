"""What Red Rising has to say: cards, questions, options and the score as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told
from ludoteca.games.red_rising import naming, telling
from ludoteca.games.red_rising.clauses import POINTS
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOURS, LOCATIONS, NUMBERS
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

TITLE: Final = Message("red_rising-title")

QUESTION: Final = {
    "lead": ("red_rising-ask-lead", "red_rising-help-lead"),
    "act": ("red_rising-ask-act", "red_rising-help-act"),
    "deploy_to": ("red_rising-ask-deploy-to", "red_rising-help-deploy-to"),
    "gain_from": ("red_rising-ask-gain-from", "red_rising-help-gain-from"),
    "place_at": ("red_rising-ask-place-at", "red_rising-help-place-at"),
    "move_to": ("red_rising-ask-move-to", "red_rising-help-move-to"),
    "source": ("red_rising-ask-source", "red_rising-help-source"),
    "banish_top": ("red_rising-ask-banish-top", "red_rising-help-banish-top"),
    "face": ("red_rising-ask-face", "red_rising-help-face"),
    "banish_here": ("red_rising-ask-banish-here", "red_rising-help-banish-here"),
    "take_here": ("red_rising-ask-take-here", "red_rising-help-take-here"),
    "move_here": ("red_rising-ask-move-here", "red_rising-help-move-here"),
    "deploy_here": ("red_rising-ask-deploy-here", "red_rising-help-deploy-here"),
    "pull": ("red_rising-ask-pull", "red_rising-help-pull"),
    "may_take": ("red_rising-ask-may-take", "red_rising-help-may-take"),
    "take_banished": ("red_rising-ask-take-banished", "red_rising-help-take-banished"),
    "take_all_banished": ("red_rising-ask-take-all-banished", "red_rising-help-take-all-banished"),
    "return_banished": ("red_rising-ask-return-banished", "red_rising-help-return-banished"),
    "return_to": ("red_rising-ask-return-to", "red_rising-help-return-to"),
    "revive": ("red_rising-ask-revive", "red_rising-help-revive"),
    "next_beneath": ("red_rising-ask-next-beneath", "red_rising-help-next-beneath"),
    "next_under_deck": ("red_rising-ask-next-under-deck", "red_rising-help-next-under-deck"),
    "offer_red": ("red_rising-ask-offer-red", "red_rising-help-offer-red"),
    "offer_card": ("red_rising-ask-offer-card", "red_rising-help-offer-card"),
    "banish_own": ("red_rising-ask-banish-own", "red_rising-help-banish-own"),
    "give_up": ("red_rising-ask-give-up", "red_rising-help-give-up"),
    "steal_from": ("red_rising-ask-steal-from", "red_rising-help-steal-from"),
    "show_red": ("red_rising-ask-show-red", "red_rising-help-show-two-reds"),
    "reveal_red": ("red_rising-ask-show-red", "red_rising-help-show-red"),
    "show_gold": ("red_rising-ask-show-gold", "red_rising-help-show-gold"),
    "block_theft": ("red_rising-ask-block-theft", "red_rising-help-block-theft"),
    "block_sovereign": ("red_rising-ask-block-sovereign", "red_rising-help-block-sovereign"),
    "opponent": ("red_rising-ask-opponent", "red_rising-help-opponent"),
    "prize": ("red_rising-ask-prize", "red_rising-help-prize"),
    "trade": ("red_rising-ask-trade", "red_rising-help-trade"),
    "influence_offer": ("red_rising-ask-influence-offer", "red_rising-help-influence-offer"),
    "pay_for_turn": ("red_rising-ask-pay-for-turn", "red_rising-help-pay-for-turn"),
    "lift": ("red_rising-ask-lift", "red_rising-help-lift"),
    "fate": ("red_rising-ask-fate", "red_rising-help-fate"),
    "name_colour": ("red_rising-ask-name-colour", "red_rising-help-name-colour"),
    "name_colours": ("red_rising-ask-name-colours", "red_rising-help-name-colours"),
    "name_card": ("red_rising-ask-name-card", "red_rising-help-name-card"),
    "lay_down": ("red_rising-ask-lay-down", "red_rising-help-lay-down"),
    "lay_down_at": ("red_rising-ask-lay-down-at", "red_rising-help-lay-down-at"),
    "ability": ("red_rising-ask-ability", "red_rising-help-ability"),
    "ceres": ("red_rising-ask-ceres", "red_rising-help-ceres"),
}
"""What is asked, and what that means."""
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
WORDS: Final = {
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
OPTION: Final = {
    ("hands", "open"): "red_rising-option-hands-open",
    ("hands", "protected"): "red_rising-option-hands-protected",
    ("neutral", "ranked"): "red_rising-option-neutral-ranked",
    ("neutral", "ignored"): "red_rising-option-neutral-ignored",
    ("deployed", "every"): "red_rising-option-deployed-every",
    ("deployed", "first"): "red_rising-option-deployed-first",
    ("returned", "no"): "red_rising-option-returned-no",
    ("returned", "yes"): "red_rising-option-returned-yes",
    ("houses", "random"): "red_rising-option-houses-random",
}
SCORE: Final = {
    "sovereign": "red_rising-score-sovereign",
    "hacked": "red_rising-score-hacked",
    "automa_base": "red_rising-score-automa-base",
}
"""Lines that say nothing but their points."""
COUNTED: Final = {
    "helium": "red_rising-score-helium",
    "influence": "red_rising-score-influence",
    "excess": "red_rising-score-excess",
}
EACH: Final = {
    "acceptable": "red_rising-score-acceptable",
    "unacceptable": "red_rising-score-unacceptable",
}
FACE_DOWN: Final = "-face-down-"
"""What stands in the notation of a face-down card between its location and its height."""


# -- cards -----------------------------------------------------------------------------------------


def card(name: str) -> Message:
    """What people call a card."""
    return naming.card(name)


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    if NUMBERS[name] in CHARACTERS:
        return Told(naming.character(name), "red_rising §6.1")
    return Told(Message("red_rising-about-automa", telling.automa_card(name)), "red_rising §10.3")


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the card that goes somewhere, or whose ability asks."""
    if not about:
        return Message(QUESTION[ask][0])
    if (ask, about[0]) in OF_CARD:
        return Message(OF_CARD[ask, about[0]])
    if ask in ABOUT:
        return Message(ABOUT[ask], {"card": card(about[0])})
    return Message(QUESTION[ask][0])


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(QUESTION[ask][1])


def choice(ask: str, text: str) -> Message:
    """What people call an option: a card, a place, a colour, a player, or a word."""
    if (ask, text) in WORDS:
        return Message(WORDS[ask, text])
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
        return Message("common-player", {"number": int(text) + 1})
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


# -- what happened ---------------------------------------------------------------------------------


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The log."""
    return telling.tell(events, viewer, players)


# -- the score -------------------------------------------------------------------------------------


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    if line.name in SCORE:
        return Message(SCORE[line.name])
    if line.name == "fleet":
        return Message("red_rising-score-fleet", {"at": telling.number(line.facts["at"])})
    if line.name in COUNTED:
        return Message(COUNTED[line.name], {"count": telling.number(line.facts["count"])})
    if line.name in EACH:
        count, each = telling.number(line.facts["count"]), telling.number(line.facts["each"])
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
    clause = telling.number(line.facts["clause"])
    return Message("red_rising-score-points-part", {"card": card(name), "clause": clause})
