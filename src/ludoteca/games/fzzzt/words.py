"""What Fzzzt! has to say: cards, events, questions and score lines as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, as_number, enumerated, family, listed
from ludoteca.facets.words import questions, variants
from ludoteca.games.fzzzt import flow
from ludoteca.games.fzzzt.pieces import (
    CARDS,
    CONVEYOR,
    KIND,
    NAMES,
    POINTS,
    POWER,
    SHOWS,
    STARTER,
    SYMBOLS,
    Kind,
)
from ludoteca.games.fzzzt.scoring import serving
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

TITLE: Final = Message("fzzzt-title")
LOST: Final = Message("common-won-nobody")

BY_NAME: Final[dict[str, Card]] = {NAMES[card]: card for card in CARDS}

SYMBOL: Final = {
    "N": "fzzzt-symbol-nut",
    "O": "fzzzt-symbol-oil",
    "C": "fzzzt-symbol-cog",
    "B": "fzzzt-symbol-bolt",
}
UNIT: Final = {
    1: "fzzzt-card-prototype",
    2: "fzzzt-card-enhanced",
    3: "fzzzt-card-advanced",
    4: "fzzzt-card-ultimate",
}
ABOUT: Final = family("fzzzt-about", Kind)
QUESTION: Final = family("fzzzt-ask", questions(flow))
HELP: Final = family("fzzzt-help", QUESTION)
OPTION: Final = family("fzzzt-option", variants(flow.RULES.identity))
PLAIN_EVENT: Final = family("fzzzt-event", ["redraw", "over"])
REVEALING: Final = "fzzzt §4.2"


# -- cards -----------------------------------------------------------------------------------------


def letters(card: Card) -> str:
    """The symbols of a card as letters of the notation."""
    return "".join([letter for place, letter in enumerate(SYMBOLS) if SHOWS[card] >> place & 1])


def symbols(card: Card) -> Message:
    """The symbols of a card by name."""
    return enumerated([Message(SYMBOL[letter]) for letter in letters(card)])


def card(name: str) -> Message:
    """What people call a card."""
    number = BY_NAME[name]
    kind = KIND[number]
    if kind is Kind.ROBOT:
        return Message("fzzzt-card-robot", {"power": POWER[number], "symbols": symbols(number)})
    if kind is Kind.UNIT:
        named = UNIT[len(letters(number))]
        return Message(named, {"value": POINTS[number], "symbols": symbols(number)})
    if kind is Kind.MECHANIC:
        return Message("fzzzt-card-mechanic", {"number": STARTER[number]})
    return Message("fzzzt-card-upgrade" if kind is Kind.UPGRADE else "fzzzt-card-fzzzt")


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    number = BY_NAME[name]
    kind = KIND[number]
    arguments: dict[str, int | str | Message] = {}
    if kind is not Kind.MECHANIC:
        arguments["conveyor"] = CONVEYOR[number]
    if kind is Kind.ROBOT:
        arguments |= {"power": POWER[number], "points": POINTS[number], "symbols": symbols(number)}
    elif kind is Kind.UNIT:
        arguments |= {"value": POINTS[number], "symbols": symbols(number)}
    elif kind is Kind.FZZZT:
        arguments["power"] = POWER[number]
    return Told(Message(ABOUT[kind], arguments), "fzzzt §7.2" if kind is Kind.UNIT else "fzzzt §2")


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the lot or the unit."""
    return Message(QUESTION[ask], {"card": card(about[0])})


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(HELP[ask])


def choice(ask: str, text: str, players: Sequence[Message]) -> Message:
    """What people call an option, or one of the things to take some of."""
    return Message("fzzzt-choice-nothing") if text == PASS_TEXT else card(text)


def option(name: str, value: str) -> Message:
    """What a match option means."""
    return Message(OPTION[name, value])


# -- what happened ---------------------------------------------------------------------------------


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The log. Cards turned, and bids placed, one after another make one line; a bid once shown is not told as placed."""
    decided = [number for number, event in enumerate(events) if event.kind == "won"]
    lines: list[Told] = []
    run: list[SeenEvent] = []
    ran = 0
    for number, event in enumerate(events, start=1):
        if event.kind == "bid" and decided and number <= decided[-1]:
            continue
        kind = _runs(event, viewer)
        message = (
            None
            if kind is not None
            else _event(event, viewer, players, event.kind == "won" and _is_tied(events[: number - 1]))
        )
        if run and (message is not None or kind not in (None, _runs(run[0], viewer))):
            lines.append(_run(run, players, ran))
            run = []
        if kind is not None:
            run.append(event)
            ran = number
        elif message is not None:
            lines.append(Told(message, event.rule, number))
    if run:
        lines.append(_run(run, players, ran))
    return lines


def _runs(event: SeenEvent, viewer: Seat) -> str | None:
    """What an event is told together with: other bids placed, other cards turned, or nothing."""
    if event.kind == "bid" and event.seat != viewer:
        return "bids"
    return "turned" if event.kind == "shown" and event.rule == REVEALING else None


def _run(events: Sequence[SeenEvent], players: Sequence[Message], after: int) -> Told:
    """One line for events that are told together."""
    if events[0].kind == "shown":
        cards = [card(event.cards[0]) for event in events]
        message = Message("fzzzt-event-turned", {"cards": listed(cards), "count": len(cards)})
    else:
        sizes = [
            Message("fzzzt-bid-size", {"player": players[event.seat], "count": event.count})
            for event in events
            if event.seat is not None
        ]
        message = Message("fzzzt-event-bids", {"bids": enumerated(sizes)})
    return Told(message, events[0].rule, after)


def _is_tied(events: Sequence[SeenEvent]) -> bool:
    """Whether several of the bids that were shown last were worth most. §4.4"""
    values: list[int] = []
    for event in reversed(events):
        if event.kind == "bid_shown":
            values.append(as_number(event.facts["value"]))
        elif values:
            break
    return bool(values) and values.count(max(values)) > 1


def _event(event: SeenEvent, viewer: Seat, players: Sequence[Message], tied: bool) -> Message | None:
    if event.kind in PLAIN_EVENT:
        return Message(PLAIN_EVENT[event.kind])
    if event.kind == "round":
        return Message("fzzzt-event-round", {"round": as_number(event.facts["round"])})
    if event.seat is None:
        return None
    cards = listed([card(name) for name in event.cards])
    arguments: dict[str, int | str | Message] = {
        "player": players[event.seat],
        "who": "me" if event.seat == viewer else "other",
    }
    if event.kind == "bid":
        return Message("fzzzt-event-own-bid", {"cards": cards})
    if event.kind == "bid_shown":
        arguments |= {"cards": cards, "value": as_number(event.facts["value"])}
        return Message("fzzzt-event-bid-shown", arguments)
    if event.kind == "won":
        arguments |= {"card": cards, "value": as_number(event.facts["value"])}
        return Message("fzzzt-event-won-tied" if tied else "fzzzt-event-won", arguments)
    if event.kind == "chief":
        return Message("fzzzt-event-chief", arguments)
    if event.kind == "assigned":
        return Message(
            "fzzzt-event-assigned", arguments | {"card": cards, "unit": card(str(event.facts["unit"]))}
        )
    return None


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    count = as_number(line.facts["count"])
    if line.name == "robots":
        return Message("fzzzt-score-robots", {"count": count})
    if line.name == "fzzzt":
        return Message("fzzzt-score-fzzzt", {"count": count})
    if line.name == "tie_break":
        return Message("fzzzt-score-tie-break", {"count": count})
    unit = card(str(line.facts["unit"]))
    if line.name == "idle_unit":
        return Message("fzzzt-score-idle", {"unit": unit})
    used = tuple([BY_NAME[name] for name in str(line.facts["cards"]).split()])
    made = serving(BY_NAME[str(line.facts["unit"])], used, count)
    widgets = [
        Message(
            "fzzzt-score-widget",
            {"number": number, "parts": enumerated([_part(*one) for one in sorted(widget.items())])},
        )
        for number, widget in enumerate(made, start=1)
    ]
    return Message("fzzzt-score-widgets", {"unit": unit, "count": count, "widgets": listed(widgets)})


def _part(symbol: int, serves: Card) -> Message:
    """One symbol of a widget, and the card that serves as it."""
    return Message(
        "fzzzt-score-part", {"symbol": Message(list(SYMBOL.values())[symbol]), "card": card(NAMES[serves])}
    )
