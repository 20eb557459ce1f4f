"""What Zombie Fluxx has to say: cards, events, questions and the result as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, enumerated, listed
from ludoteca.games.zombie_fluxx import naming
from ludoteca.games.zombie_fluxx.needs import demanded
from ludoteca.games.zombie_fluxx.pieces import (
    CARDS,
    DEMANDS,
    DRAW,
    HAND_LIMIT,
    HAS_BURST,
    IS_FRIEND,
    KIND,
    NAMES,
    NUMBERS,
    PLAY,
    SLOT,
    Kind,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

TITLE: Final = Message("zombie_fluxx-title")

ABOUT: Final = {
    "basic-rules": "zombie_fluxx-about-basic-rules",
    "play-all": "zombie_fluxx-about-play-all",
    "adrenaline-bonus": "zombie_fluxx-about-adrenaline-bonus",
    "dead-friends": "zombie_fluxx-about-dead-friends",
    "double-agenda": "zombie_fluxx-about-double-agenda",
    "eradication-bonus": "zombie_fluxx-about-eradication-bonus",
    "groaning-required": "zombie_fluxx-about-groaning-required",
    "its-not-working": "zombie_fluxx-about-its-not-working",
    "look-over-there": "zombie_fluxx-about-look-over-there",
    "no-hand-bonus": "zombie_fluxx-about-no-hand-bonus",
    "weapon-bonus": "zombie_fluxx-about-weapon-bonus",
    "zombie-boss": "zombie_fluxx-about-zombie-boss",
    "zombie-season": "zombie_fluxx-about-zombie-season",
    "zombies-aint-so-bad": "zombie_fluxx-about-zombies-aint-so-bad",
    "and-stay-dead": "zombie_fluxx-about-and-stay-dead",
    "discard-and-draw": "zombie_fluxx-about-discard-and-draw",
    "draw-2-and-use-em": "zombie_fluxx-about-draw-2-and-use-em",
    "draw-3-play-2-of-them": "zombie_fluxx-about-draw-3-play-2-of-them",
    "eaten-by-zombies": "zombie_fluxx-about-eaten-by-zombies",
    "everybody-gets-1": "zombie_fluxx-about-everybody-gets-1",
    "exchange-keepers": "zombie_fluxx-about-exchange-keepers",
    "hey-over-here": "zombie_fluxx-about-hey-over-here",
    "lets-do-that-again": "zombie_fluxx-about-lets-do-that-again",
    "lets-shamble": "zombie_fluxx-about-lets-shamble",
    "lets-simplify": "zombie_fluxx-about-lets-simplify",
    "no-zombies": "zombie_fluxx-about-no-zombies",
    "out-of-ammo": "zombie_fluxx-about-out-of-ammo",
    "return-of-the-dead": "zombie_fluxx-about-return-of-the-dead",
    "rules-reset": "zombie_fluxx-about-rules-reset",
    "steal-a-keeper": "zombie_fluxx-about-steal-a-keeper",
    "take-another-turn": "zombie_fluxx-about-take-another-turn",
    "taxation": "zombie_fluxx-about-taxation",
    "trade-hands": "zombie_fluxx-about-trade-hands",
    "trash-a-keeper": "zombie_fluxx-about-trash-a-keeper",
    "trash-a-new-rule": "zombie_fluxx-about-trash-a-new-rule",
    "use-what-you-take": "zombie_fluxx-about-use-what-you-take",
    "zombie-jamboree": "zombie_fluxx-about-zombie-jamboree",
    "shotgun": "zombie_fluxx-about-shotgun",
    "sonic-tranquilizer": "zombie_fluxx-about-sonic-tranquilizer",
    "zombie-repellent": "zombie_fluxx-about-zombie-repellent",
    "zombie": "zombie_fluxx-about-zombie",
    "zombie-pair": "zombie_fluxx-about-zombie-pair",
    "zombie-trio-left": "zombie_fluxx-about-zombie-trio-left",
    "zombie-trio-right": "zombie_fluxx-about-zombie-trio-right",
    "zombie-quartet": "zombie_fluxx-about-zombie-quartet",
    "larry": "zombie_fluxx-about-larry",
}
"""What single cards do; the others are told by what they show."""
SECTION: Final = {
    Kind.BASIC_RULES: "zombie_fluxx §6",
    Kind.NEW_RULE: "zombie_fluxx §6.2",
    Kind.ACTION: "zombie_fluxx §10.2",
    Kind.KEEPER: "zombie_fluxx §7.1",
    Kind.CREEPER: "zombie_fluxx §8.2",
    Kind.GOAL: "zombie_fluxx §7.2",
    Kind.UNGOAL: "zombie_fluxx §7.3",
}
QUESTION: Final = {
    "move": ("zombie_fluxx-ask-move", "zombie_fluxx-help-move"),
    "kill": ("zombie_fluxx-ask-kill", "zombie_fluxx-help-kill"),
    "flee_to": ("zombie_fluxx-ask-flee-to", "zombie_fluxx-help-flee-to"),
    "lure": ("zombie_fluxx-ask-lure", "zombie_fluxx-help-lure"),
    "lure_to": ("zombie_fluxx-ask-lure-to", "zombie_fluxx-help-lure-to"),
    "discard_goal": ("zombie_fluxx-ask-discard-goal", "zombie_fluxx-help-discard-goal"),
    "repel_to": ("zombie_fluxx-ask-repel-to", "zombie_fluxx-help-repel-to"),
    "keep_to_limit": ("zombie_fluxx-ask-keep-to-limit", "zombie_fluxx-help-keep-to-limit"),
    "groan": ("zombie_fluxx-ask-groan", "zombie_fluxx-help-groan"),
    "call_draw": ("zombie_fluxx-ask-call-draw", "zombie_fluxx-help-call-draw"),
    "play_drawn": ("zombie_fluxx-ask-play-drawn", "zombie_fluxx-help-play-drawn"),
    "give": ("zombie_fluxx-ask-give", "zombie_fluxx-help-give"),
    "own_keeper": ("zombie_fluxx-ask-own-keeper", "zombie_fluxx-help-own-keeper"),
    "keeper": ("zombie_fluxx-ask-keeper", "zombie_fluxx-help-keeper"),
    "new_rule": ("zombie_fluxx-ask-new-rule", "zombie_fluxx-help-new-rule"),
    "new_rules": ("zombie_fluxx-ask-new-rules", "zombie_fluxx-help-new-rules"),
    "play_again": ("zombie_fluxx-ask-play-again", "zombie_fluxx-help-play-again"),
    "opponent": ("zombie_fluxx-ask-opponent", "zombie_fluxx-help-opponent"),
    "tax": ("zombie_fluxx-ask-tax", "zombie_fluxx-help-tax"),
    "zombie": ("zombie_fluxx-ask-zombie", "zombie_fluxx-help-zombie"),
    "lose_keeper": ("zombie_fluxx-ask-lose-keeper", "zombie_fluxx-help-lose-keeper"),
    "side": ("zombie_fluxx-ask-side", "zombie_fluxx-help-side"),
}
"""What is asked, and what that means."""
WORDS: Final = {
    ("side", "left"): "zombie_fluxx-choice-left",
    ("side", "right"): "zombie_fluxx-choice-right",
    ("groan", "groan"): "zombie_fluxx-choice-groan",
    ("groan", "silent"): "zombie_fluxx-choice-silent",
    ("call_draw", "go_on"): "zombie_fluxx-choice-play-on",
    ("call_draw", "draw"): "zombie_fluxx-choice-draw",
    ("move", PASS_TEXT): "zombie_fluxx-choice-go-on",
    ("give", PASS_TEXT): "zombie_fluxx-choice-nothing",
}
OPTION: Final = {
    ("zombies", "with"): "zombie_fluxx-option-zombies-with",
    ("zombies", "without"): "zombie_fluxx-option-zombies-without",
    ("first_player", "random"): "zombie_fluxx-option-first-random",
    ("first_player", "first_seat"): "zombie_fluxx-option-first-seat",
    ("empty_hand", "ends_plays"): "zombie_fluxx-option-empty-plays",
    ("empty_hand", "ends_turn"): "zombie_fluxx-option-empty-turn",
    ("larry_moves", "before_check"): "zombie_fluxx-option-larry-before",
    ("larry_moves", "after_check"): "zombie_fluxx-option-larry-after",
    ("trio_passes_from", "holder"): "zombie_fluxx-option-trio-holder",
    ("trio_passes_from", "killer"): "zombie_fluxx-option-trio-killer",
    ("pairs_flee", "any_kill"): "zombie_fluxx-option-pairs-any",
    ("pairs_flee", "own_zombies"): "zombie_fluxx-option-pairs-own",
    ("eradication_bonus", "last_zombie"): "zombie_fluxx-option-eradication-last",
    ("eradication_bonus", "each_kill"): "zombie_fluxx-option-eradication-each",
    ("dead_friends_first", "every_kill"): "zombie_fluxx-option-friends-every",
    ("dead_friends_first", "own_zombies"): "zombie_fluxx-option-friends-own",
    ("simplify_rounding", "down"): "zombie_fluxx-option-simplify-down",
    ("simplify_rounding", "up"): "zombie_fluxx-option-simplify-up",
    ("groaning", "automatic"): "zombie_fluxx-option-groaning-automatic",
    ("groaning", "asked"): "zombie_fluxx-option-groaning-asked",
}
PLAIN_EVENT: Final = {
    "reshuffled": "zombie_fluxx-event-reshuffled",
    "zombies": "zombie_fluxx-event-zombies",
    "draw": "zombie_fluxx-event-draw",
}
EVENT: Final = {
    "creeper": "zombie_fluxx-event-creeper",
    "played": "zombie_fluxx-event-played",
    "fled": "zombie_fluxx-event-fled",
    "passed_on": "zombie_fluxx-event-passed-on",
    "repelled": "zombie_fluxx-event-repelled",
    "lured": "zombie_fluxx-event-lured",
    "laid_off": "zombie_fluxx-event-laid-off",
}
"""Events of one player and some cards."""
SEAT_EVENT: Final = {
    "joined": "zombie_fluxx-event-joined",
    "larry_moved": "zombie_fluxx-event-larry",
    "groaned": "zombie_fluxx-event-groaned",
    "won": "zombie_fluxx-event-won",
}
"""Events of one player and nothing else."""


# -- cards -----------------------------------------------------------------------------------------


def card(name: str) -> Message:
    """What people call a card."""
    return naming.card(name)


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    number = NUMBERS[name]
    message = _about(naming.kin(name), number)
    if KIND[number] is Kind.KEEPER:
        goals = [goal for goal in CARDS if goal in DEMANDS and number in DEMANDS[goal].keepers]
        if goals:
            wanted = enumerated([card(NAMES[goal]) for goal in goals])
            message = Message("zombie_fluxx-about-wanted", {"about": message, "goals": wanted})
    return Told(message, SECTION[KIND[number]])


def _about(name: str, number: Card) -> Message:
    if name in ABOUT:
        return Message(ABOUT[name])
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
    return Message(QUESTION[ask][0], {"card": card(about[0])} if about else {})


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(QUESTION[ask][1])


def choice(ask: str, text: str) -> Message:
    """What people call an option: a card, a player, or a word."""
    if (ask, text) in WORDS:
        return Message(WORDS[ask, text])
    if text.isdigit():
        return Message("common-player", {"number": int(text) + 1})
    return card(text)


def option(name: str, value: str) -> Message:
    """What a match option means."""
    return Message(OPTION[name, value])


# -- what happened ---------------------------------------------------------------------------------


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The log. What an Action moves is told together, one line for each place it goes to."""
    lines: list[Told] = []
    moved: list[SeenEvent] = []
    for event in events:
        if event.kind == "moved":
            if _worth_telling(event):
                moved.append(event)
            continue
        message = _event(event, viewer, players)
        if message is not None:
            lines += _moves(moved, viewer, players)
            moved = []
            lines.append(Told(message, event.rule))
    return lines + _moves(moved, viewer, players)


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


def _moves(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """One line for each place that cards have come to."""
    places: dict[str, list[SeenEvent]] = {}
    for event in events:
        target = str(event.facts["to"])
        key = target.replace("keepers", "before").replace("creepers", "before")
        places.setdefault(key, []).append(event)
    return [Told(_move(place, run, viewer, players), run[0].rule) for place, run in places.items()]


def _move(place: str, run: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> Message:
    cards = listed([card(name) for event in run for name in event.cards])
    if place == "discard pile":
        return Message("zombie_fluxx-event-discarded", {"cards": cards})
    if place == "draw pile":
        return Message("zombie_fluxx-event-on-top", {"cards": cards})
    arguments = _player(run[0].seat, viewer, players)
    if place.startswith("before"):
        return Message("zombie_fluxx-event-came", arguments | {"cards": cards})
    if all(len(event.cards) == event.count for event in run):
        return Message("zombie_fluxx-event-given", arguments | {"cards": cards})
    return Message(
        "zombie_fluxx-event-given-unseen", arguments | {"count": sum([event.count for event in run])}
    )


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
    if event.kind in EVENT:
        return Message(EVENT[event.kind], arguments | {"cards": cards})
    if event.kind == "turn":
        return Message("zombie_fluxx-event-turn", arguments | {"turn": _number(event.facts["turn"])})
    if event.kind == "drew":
        if len(event.cards) == event.count:
            return Message("zombie_fluxx-event-drew-cards", arguments | {"cards": cards})
        return Message("zombie_fluxx-event-drew", arguments | {"count": event.count})
    if event.kind == "killed":
        weapon = card(str(event.facts["with"]))
        return Message("zombie_fluxx-event-killed", arguments | {"cards": cards, "with": weapon})
    if event.kind == "traded":
        other = players[_number(event.facts["with"])]
        return Message("zombie_fluxx-event-traded", arguments | {"other": other})
    return None


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    return Message("zombie_fluxx-score-won")


def _number(fact: int | str | None) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"a number is expected, not {fact!r}")
    return fact
