"""The scene: everything of a match that one viewer may know, and what changes in it from one answer to the next.

A scene is built from the kernel's view of that viewer and from nothing else; only ``open_scene`` shows more, and only
``past`` uses it, for matches that are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import UNSET
from msgspec.json import encode
from msgspec.structs import replace

from ludoteca.facets.message import Message, enumerated
from ludoteca.facets.registry import find
from ludoteca.facets.words import Words
from ludoteca.kernel import rules
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.layout import Order
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.kernel.view import View
from ludoteca.server.shown import (
    Choice,
    Happening,
    Line,
    Outcome,
    Question,
    Scene,
    ScenePatch,
    ScoreLine,
    Speech,
    Zone,
)

CHOICES_KEPT = 16_384
"""Choices depend on nothing but their words; so many are kept to be offered again."""
BY_NUMBER = "common-player"
"""The message by which games offer a player to choose."""


def speech(message: Message) -> Speech:
    """A message as it goes over the wire."""
    return Speech(
        message.id,
        {
            name: speech(value) if isinstance(value, Message) else value
            for name, value in message.arguments.items()
        },
    )


# -- what there is ---------------------------------------------------------------------------------


def scene_of(match: Match, viewer: Seat, names: Sequence[Message]) -> Scene:
    """All that a viewer may know now; ``names`` is what it calls each seat.

    Whoever has joined and not been let in yet looks on like a spectator.
    """
    view = match.view(viewer if viewer < match.seats else SPECTATOR)
    zones = [Zone(zone.name, zone.owner, list(zone.cards)) for zone in view.zones]
    return _scene(view, zones, view.rumours, view.hidden, _question(view, names))


def open_scene(then: Match) -> Scene:
    """A moment of a match with every card face up. Only for matches that are over: whoever calls this knows."""
    cards, layout = then.table.zones.cards, then.table.zones.layout
    zones: list[Zone] = []
    for zone, here in zip(layout.zones, cards, strict=True):
        lying = here if zone.order is Order.ROW else sorted(here)
        zones.append(Zone(zone.name, zone.owner, [layout.names[card] for card in lying]))
    return _scene(then.view(SPECTATOR), zones, {}, {}, None)


def _scene(
    view: View,
    zones: list[Zone],
    rumours: dict[str, list[str]],
    hidden: dict[str, list[str]],
    question: Question | None,
) -> Scene:
    game = find(view.game)
    display = game.display
    return Scene(
        game=view.game,
        viewer=view.viewer,
        seats=view.seats,
        options=view.options,
        fingerprint=view.fingerprint,
        zones=zones,
        rumours=rumours,
        hidden=hidden,
        facts=view.facts,
        waiting=list(view.waiting),
        question=question,
        outcome=None if view.outcome is None else _outcome(view.outcome, game.words),
        so_far=_score_lines(display.so_far(view), game.words),
        signs=display.signs(view),
    )


def _question(view: View, names: Sequence[Message]) -> Question | None:
    """The viewer's question. Cards to choose from stand in the order of the catalogue, and to pass comes last."""
    shown = view.decision
    if shown is None:
        return None
    ask = str(shown["ask"])
    several = "items" in shown
    about = _texts(shown["about"])
    offered = _texts(shown["items" if several else "options"])
    earlier = _texts(shown["earlier"])
    order = _places(view.game)
    if all(text in order for text in offered if text != PASS_TEXT):
        offered.sort(key=lambda text: order.get(text, len(order)))
    text = find(view.game).words
    return Question(
        number=view.number,
        ask=ask,
        rule=str(shown["rule"]),
        text=speech(text.question(ask, about)),
        help=speech(text.question_help(ask)),
        about=about,
        choices=[_named(_choice(view.game, ask, option), names) for option in offered],
        earlier=earlier,
        already=named(speech(enumerated([text.choice(ask, one) for one in earlier])), names)
        if earlier
        else None,
        least=_number(shown["at_least"]) if several else None,
        most=_number(shown["at_most"]) if several else None,
    )


@lru_cache(maxsize=CHOICES_KEPT)
def _choice(game: str, ask: str, option: str) -> Choice:
    return Choice(option, speech(find(game).words.choice(ask, option)))


def _named(choice: Choice, names: Sequence[Message]) -> Choice:
    label = named(choice.label, names)
    return choice if label is choice.label else Choice(choice.text, label)


def named(label: Speech, names: Sequence[Message]) -> Speech:
    """Games call players by number, also within a list; here they have names. Whoever has no seat is an automaton."""
    if label.id == BY_NUMBER:
        side = _number(label.args["number"]) - 1
        return speech(names[side] if side < len(names) else Message("common-automaton"))
    if not any(isinstance(value, Speech) for value in label.args.values()):
        return label
    return Speech(
        label.id,
        {
            name: named(value, names) if isinstance(value, Speech) else value
            for name, value in label.args.items()
        },
    )


@cache
def _places(game: str) -> dict[str, int]:
    """The place of every card in the catalogue."""
    return {name: place for place, name in enumerate(find(game).identity.names)}


def _outcome(outcome: rules.Outcome, text: Words) -> Outcome:
    return Outcome(list(outcome.ranks), list(outcome.scores), _score_lines(outcome.lines, text))


def _score_lines(lines: Iterable[rules.ScoreLine], text: Words) -> list[ScoreLine]:
    return [ScoreLine(line.seat, speech(text.score_line(line)), line.points, line.rule) for line in lines]


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise TypeError(f"a list is expected, not {value!r}")
    return [str(one) for one in value]


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number is expected, not {value!r}")
    return value


# -- what changes ----------------------------------------------------------------------------------


def patch_between(old: Scene, new: Scene) -> ScenePatch | None:
    """What makes the new scene of the old one, empty if they are the same; None if it takes the whole scene."""
    if _frame(old) != _frame(new):
        return None
    return ScenePatch(
        zones={
            now.name: now.cards
            for was, now in zip(old.zones, new.zones, strict=True)
            if was.cards != now.cards
        },
        rumours=_changes(old.rumours, new.rumours),
        hidden=_changes(old.hidden, new.hidden),
        facts=_news(old.facts, new.facts),
        waiting=UNSET if old.waiting == new.waiting else new.waiting,
        question=UNSET if old.question == new.question else new.question,
        outcome=UNSET if old.outcome == new.outcome else new.outcome,
        so_far=UNSET if old.so_far == new.so_far else new.so_far,
        signs=_news(old.signs, new.signs),
    )


def apply(scene: Scene, patch: ScenePatch) -> Scene:
    """The scene after what has changed: what every client does."""
    return replace(
        scene,
        zones=[Zone(zone.name, zone.owner, patch.zones.get(zone.name, zone.cards)) for zone in scene.zones],
        rumours=_changed(scene.rumours, patch.rumours),
        hidden=_changed(scene.hidden, patch.hidden),
        facts=scene.facts | patch.facts,
        waiting=scene.waiting if patch.waiting is UNSET else patch.waiting,
        question=scene.question if patch.question is UNSET else patch.question,
        outcome=scene.outcome if patch.outcome is UNSET else patch.outcome,
        so_far=scene.so_far if patch.so_far is UNSET else patch.so_far,
        signs=scene.signs | patch.signs,
    )


def _frame(scene: Scene) -> tuple[object, ...]:
    """What a patch cannot change."""
    zones = [(zone.name, zone.owner) for zone in scene.zones]
    match = (scene.game, scene.viewer, scene.seats, scene.options, scene.fingerprint)
    return *match, zones, scene.facts.keys(), scene.signs.keys()


def _news(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What reads differently now; the names stay the same. The same in another order counts: a patched scene is the new one byte
    for byte."""
    return {name: value for name, value in new.items() if encode(old[name]) != encode(value)}


def _changes(old: dict[str, list[str]], new: dict[str, list[str]]) -> dict[str, list[str] | None]:
    """What has another value or is new, and null for what is gone."""
    changes: dict[str, list[str] | None] = {
        name: value for name, value in new.items() if old.get(name) != value
    }
    return changes | {name: None for name in old if name not in new}


def _changed(old: dict[str, list[str]], changes: dict[str, list[str] | None]) -> dict[str, list[str]]:
    merged = old | changes
    return {name: value for name, value in merged.items() if value is not None}


# -- what happened ---------------------------------------------------------------------------------


def told(
    match: Match, viewer: Seat, names: Sequence[Message], since: int
) -> tuple[list[Happening], list[Line]]:
    """What has happened from event number ``since`` on, as the viewer may know it, and what the log says of it."""
    events = match.events(viewer, since)
    return [_happening(event) for event in events], _lines(match, events, viewer, names)


def log_so_far(match: Match, viewer: Seat, names: Sequence[Message]) -> list[Line]:
    """The log as far back as the options of the match let it show."""
    events = match.events(viewer)
    return _lines(match, events[match.remembered(events) :], viewer, names)


def _happening(event: SeenEvent) -> Happening:
    return Happening(event.kind, event.rule, event.seat, list(event.cards), event.count, event.facts)


def _lines(match: Match, events: Sequence[SeenEvent], viewer: Seat, names: Sequence[Message]) -> list[Line]:
    text = find(match.rules.identity.id).words
    return [Line(speech(line.message), line.rule) for line in text.tell(events, viewer, names)]
