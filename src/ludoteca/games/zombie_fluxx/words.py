"""What Zombie Fluxx has to say: cards, events, questions and the result as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, as_number, enumerated, family, listed
from ludoteca.facets.naming import called
from ludoteca.facets.words import questions, variants
from ludoteca.games.zombie_fluxx import asks
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.naming import card, kin
from ludoteca.games.zombie_fluxx.needs import demanded
from ludoteca.games.zombie_fluxx.pieces import (
    DEMANDS,
    DRAW,
    HAND_LIMIT,
    HAS_BURST,
    IS_FRIEND,
    IS_WEAPON,
    KIND,
    NAMES,
    NUMBERS,
    PLAY,
    SLOT,
    Demand,
    Kind,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

__all__ = [
    "LOST", "TITLE", "about_card", "card", "choice", "option", "question", "question_help", "score_line", "tell",
]  # fmt: skip

TITLE: Final = Message("zombie_fluxx-title")
LOST: Final = Message("zombie_fluxx-event-zombies")

ABOUT: Final = family(
    "zombie_fluxx-about",
    [
        kin(name)
        for number, name in enumerate(NAMES)
        if KIND[number] in (Kind.BASIC_RULES, Kind.ACTION, Kind.CREEPER)
        or (KIND[number] is Kind.NEW_RULE and SLOT[number] not in ("draw", "play", "hand_limit"))
        or name in ("play-all", "shotgun", "sonic-tranquilizer", "zombie-repellent")
    ],
)
"""What single cards do; the others are told by what they show."""
FOLLOWS: Final = {
    "dead-friends": {"dead_friends_first": "every_kill"},
    "eradication-bonus": {"eradication_bonus": "last_zombie"},
    "groaning-required": {"groaning": "automatic"},
    "lets-simplify": {"simplify_rounding": "down"},
    "zombie-pair": {"pairs_flee": "any_kill"},
    "zombie-trio-left": {"trio_passes_from": "holder"},
    "zombie-trio-right": {"trio_passes_from": "holder"},
    "larry": {"larry_moves": "before_check"},
}
"""The cards whose text depends on an option of the match, and the value it is written for unless the match has another."""
SECTION: Final = {
    Kind.BASIC_RULES: "zombie_fluxx §6",
    Kind.NEW_RULE: "zombie_fluxx §6.2",
    Kind.ACTION: "zombie_fluxx §10.2",
    Kind.KEEPER: "zombie_fluxx §7.1",
    Kind.CREEPER: "zombie_fluxx §8.2",
    Kind.GOAL: "zombie_fluxx §7.2",
    Kind.UNGOAL: "zombie_fluxx §7.3",
}
QUESTION: Final = family("zombie_fluxx-ask", questions(asks))
HELP: Final = family("zombie_fluxx-help", QUESTION)
CHOICES: Final = {
    ("side", "left"): "zombie_fluxx-choice-left",
    ("side", "right"): "zombie_fluxx-choice-right",
    ("groan", "groan"): "zombie_fluxx-choice-groan",
    ("groan", "silent"): "zombie_fluxx-choice-silent",
    ("call_draw", "go_on"): "zombie_fluxx-choice-play-on",
    ("call_draw", "draw"): "zombie_fluxx-choice-draw",
    ("move", PASS_TEXT): "zombie_fluxx-choice-go-on",
    ("give", PASS_TEXT): "zombie_fluxx-choice-nothing",
}
OPTION: Final = family("zombie_fluxx-option", variants(RULES.identity))
PLAIN_EVENT: Final = family("zombie_fluxx-event", ["reshuffled", "zombies", "draw"])
EVENT: Final = family(
    "zombie_fluxx-event",
    ["creeper", "begins_with", "played", "fled", "passed_on", "repelled", "lured", "laid_off", "silent"],
)
"""Events of one player and some cards."""
SEAT_EVENT: Final = family("zombie_fluxx-event", ["joined", "larry_moved", "groaned", "won"])
"""Events of one player and nothing else."""


# -- cards -----------------------------------------------------------------------------------------


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    number = NUMBERS[name]
    message = _about(kin(name), number)
    if KIND[number] is Kind.KEEPER:
        goals = [goal for goal in DEMANDS if _serves(number, DEMANDS[goal])]
        if goals:
            wanted = enumerated([card(NAMES[goal]) for goal in goals])
            message = Message("zombie_fluxx-about-wanted", {"about": message, "goals": wanted})
    return Told(message, SECTION[KIND[number]])


def _serves(keeper: Card, demand: Demand) -> bool:
    """Whether a Goal asks for a Keeper, by its name or by what it is."""
    return (
        keeper in demand.keepers
        or (IS_FRIEND[keeper] and demand.friends_min > 0)
        or (HAS_BURST[keeper] and demand.bursts_min > 0)
        or (IS_WEAPON[keeper] and demand.weapons_min > 0)
    )


def _about(name: str, number: Card) -> Message:
    if name in ABOUT:
        return Message(ABOUT[name], FOLLOWS.get(name, {}))
    kind = KIND[number]
    if kind is Kind.GOAL:
        return Message("zombie_fluxx-about-goal", {"needs": enumerated(demanded(number))})
    if kind is Kind.UNGOAL:
        return Message("zombie_fluxx-about-ungoal", {"needs": enumerated(demanded(number))})
    if kind is Kind.KEEPER:
        if HAS_BURST[number]:
            return Message("zombie_fluxx-about-weapon")
        return Message("zombie_fluxx-about-friend" if IS_FRIEND[number] else "zombie_fluxx-about-lure")
    if SLOT[number] == "draw":
        return Message("zombie_fluxx-about-draw", {"number": DRAW[number]})
    if SLOT[number] == "play":
        return Message("zombie_fluxx-about-play", {"number": PLAY[number]})
    return Message("zombie_fluxx-about-hand-limit", {"number": HAND_LIMIT[number]})


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the weapon, or the zombie that leaves."""
    return Message(QUESTION[ask], {"card": card(about[0])} if about else {})


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(HELP[ask])


def choice(ask: str, text: str, players: Sequence[Message]) -> Message:
    """What people call an option: a card, a player, or a word."""
    if (ask, text) in CHOICES:
        return Message(CHOICES[ask, text])
    if text.isdigit():
        return called(int(text), players)
    return card(text)


def option(name: str, value: str) -> Message:
    """What a match option means."""
    return Message(OPTION[name, value])


# -- what happened ---------------------------------------------------------------------------------


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The log. What an Action moves is told together, one line for each place it goes to."""
    lines: list[Told] = []
    moved: list[SeenEvent] = []
    told = 0
    for number, event in enumerate(events, start=1):
        if event.kind == "moved":
            if _worth_telling(event):
                moved.append(event)
                told = number
            continue
        message = _event(event, viewer, players)
        if message is not None:
            lines += _moves(moved, viewer, players, told)
            moved = []
            lines.append(Told(message, event.rule, number))
    return lines + _moves(moved, viewer, players, told)


def _worth_telling(event: SeenEvent) -> bool:
    """Whether a move is not told by another event already: Actions, Goals that go, and killed Quartets."""
    source, target = str(event.facts["from"]), str(event.facts["to"])
    if target == "discard pile":
        by_limit = event.rule == "zombie_fluxx §6.1" and source.startswith("hand")
        killed = event.rule == "zombie_fluxx §8.3" and target == "discard pile"
        return source != "limbo" and event.rule != "zombie_fluxx §6" and not by_limit and not killed
    if target == "draw pile":
        return source.startswith("creepers")
    if event.rule != "zombie_fluxx §10" or "swap" in (source, target):
        return False
    return target.startswith(("keepers", "creepers")) or (
        target.startswith("hand") and source.startswith(("hand", "gifts"))
    )


def _moves(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message], after: int) -> list[Told]:
    """One line for each place that cards have come to."""
    places: dict[str, list[SeenEvent]] = {}
    for event in events:
        target = str(event.facts["to"])
        key = target.replace("keepers", "before").replace("creepers", "before")
        places.setdefault(key, []).append(event)
    return [Told(_move(place, run, viewer, players), run[0].rule, after) for place, run in places.items()]


def _move(place: str, run: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> Message:
    cards = listed([card(name) for event in run for name in event.cards])
    owner = _before(run)
    whose: dict[str, int | str | Message] = {}
    if owner is not None:
        whose = {"owner": players[owner], "of": "me" if owner == viewer else "other"}
    if place == "discard pile":
        if whose:
            return Message("zombie_fluxx-event-discarded-from", whose | {"cards": cards})
        return Message("zombie_fluxx-event-discarded", {"cards": cards})
    if place == "draw pile":
        return Message("zombie_fluxx-event-on-top", {"cards": cards})
    arguments = _player(run[0].seat, viewer, players)
    if place.startswith("before") and whose:
        return Message("zombie_fluxx-event-came-from", arguments | {"cards": cards} | whose)
    if place.startswith("before"):
        return Message("zombie_fluxx-event-came", arguments | {"cards": cards})
    if all(len(event.cards) == event.count for event in run):
        return Message("zombie_fluxx-event-given", arguments | {"cards": cards})
    return Message(
        "zombie_fluxx-event-given-unseen", arguments | {"count": sum([event.count for event in run])}
    )


def _before(run: Sequence[SeenEvent]) -> Seat | None:
    """The one player in front of whom all these cards lay."""
    sources = {str(event.facts["from"]) for event in run}
    seats = {source.rpartition(" ")[2] for source in sources}
    lay = all(source.startswith(("keepers", "creepers")) for source in sources)
    return Seat(int(next(iter(seats)))) if lay and len(seats) == 1 else None


def _player(seat: Seat | None, viewer: Seat, players: Sequence[Message]) -> dict[str, int | str | Message]:
    assert seat is not None
    return {"player": players[seat], "who": "me" if seat == viewer else "other"}


def _event(event: SeenEvent, viewer: Seat, players: Sequence[Message]) -> Message | None:
    if event.kind in PLAIN_EVENT:
        return Message(PLAIN_EVENT[event.kind])
    cards = listed([card(name) for name in event.cards])
    if event.kind == "replaced":
        return Message("zombie_fluxx-event-replaced", {"cards": cards, "by": card(str(event.facts["by"]))})
    if event.seat is None:
        return None
    arguments = _player(event.seat, viewer, players)
    if event.kind in SEAT_EVENT:
        return Message(SEAT_EVENT[event.kind], arguments)
    if event.kind == "silent" and not event.cards:
        return Message("zombie_fluxx-event-silent-bare", arguments)
    if event.kind in EVENT:
        return Message(EVENT[event.kind], arguments | {"cards": cards})
    if event.kind == "turn":
        return Message("zombie_fluxx-event-turn", arguments | {"turn": as_number(event.facts["turn"])})
    if event.kind == "drew":
        if len(event.cards) == event.count:
            return Message("zombie_fluxx-event-drew-cards", arguments | {"cards": cards})
        return Message("zombie_fluxx-event-drew", arguments | {"count": event.count})
    if event.kind == "killed":
        weapon = card(str(event.facts["with"]))
        owner = Seat(as_number(event.facts["of"]))
        of = "own" if owner == event.seat else "me" if owner == viewer else "other"
        arguments |= {"owner": players[owner], "of": of}
        return Message("zombie_fluxx-event-killed", arguments | {"cards": cards, "with": weapon})
    if event.kind == "traded":
        other = players[as_number(event.facts["with"])]
        return Message("zombie_fluxx-event-traded", arguments | {"other": other})
    return None


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    return Message("zombie_fluxx-score-won")
